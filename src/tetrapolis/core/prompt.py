"""What a seat is asked, as data: the question, what can be done and at what price, what cannot be done and why.

A prompt is made from a position with holes (`Observation.seen`), so it is the same bytes in every world the seat cannot
tell apart. Terminal, browser and outside bots lay it out; none of them works out a rule.

What is to be said travels as `Said`, things at the table as references: see `said`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

import msgspec

from tetrapolis.core.said import Arg, Ref, Said, Told
from tetrapolis.core.telling import typed

if TYPE_CHECKING:
    from tetrapolis.core.position import Position


class Offer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something the seat may do."""

    move: str
    """The move's text: what is sent."""
    said: Said
    """The whole choice in words, as a line of a list."""
    aim: Ref = ""
    """What on the table it is done to; empty: nothing has to be pointed at."""
    then: Ref = ""
    """The second thing, where a move has two."""
    label: Arg = None
    """The aim's own name, where it is not that of the reference itself (`hand:ace` is called `card:ace`)."""
    then_label: Arg = None
    price: dict[str, int] = {}
    """What it costs, by the name of what is paid: {"gold": 3}."""
    gain: dict[str, int] = {}
    """What it brings, as far as the seat can know."""
    final: bool = False
    """It cannot be taken back: it shows something hidden, draws or throws dice, or somebody else is asked next."""
    note: Said | None = None
    """Short, to stand on the aim: "pay 3", "adds trouble"."""
    against: bool = False
    """Legal, but against oneself."""
    after: str = ""
    """The answer to the question that follows it, chosen together with it: nobody shall learn from the time between."""


class Refused(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a person would try and may not do, and why."""

    aims: tuple[Ref, ...]
    """`space:*` are all other things of that kind: those that can neither be chosen for the verb nor are named here."""
    why: Said
    rule: str = ""
    second: bool = False
    """They would be the second thing of a move that has two."""


class Verb(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Offers that are one thing to do, with different aims; a button of the prompt, a heading of a list."""

    verb: str
    said: Said
    offers: tuple[Offer, ...] = ()
    refused: tuple[Refused, ...] = ()
    """Things of the kind it aims at that it cannot be done to."""
    note: Said | None = None
    """Under the verb: a price, a count, that it cannot be taken back."""
    ask: Said | None = None
    """The question once the verb is taken up: "Destroy which district?"; its `.help` attribute may say more."""
    rules: tuple[str, ...] = ()
    """The rules behind the verb, where they are not those of the whole question."""
    closing: bool = False
    """It ends something ("End turn", "Let it happen"): stands last."""
    at_once: bool = False
    """The verb says it all: pressing it does it, although its only offer has an aim."""
    aside: bool = False
    """The game's own controls show it (steppers, the cards of a deal): it needs no button beside them."""
    pairs: Said | None = None
    """Why a second thing does not go with the first one, where each goes with others."""
    why: Said | None = None
    """Why it cannot be used at all, where it has no offers but keeps its place."""
    rule: str = ""
    """The rule behind `why`."""
    leaves: tuple[Said, ...] = ()
    """Of one that closes: what would be left undone that costs nothing. Whoever presses it may be asked once."""


class Item(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something a part of a composed move can be, or can hold several of."""

    value: str = ""
    """As it is written in the move, where that is not what its name says behind the colon (see `word`)."""
    label: Arg = None
    """What it is called, where that is not the name of its aim."""
    most: int = 1
    """So many at the most."""
    step: int = 1
    """So many at a time: coins of 5."""
    aim: Ref = ""
    """The thing on the table it is."""
    certain: bool = True
    """It is sure, as things stand, that it can be handed over."""
    note: Said | None = None
    only: dict[str, tuple[str, ...]] = {}
    """Only where these other parts have one of these values: {"space": ("attic",)}. Others do not go with them."""

    @property
    def name(self) -> Arg:
        """What it is called."""
        return self.aim if self.label is None else self.label

    @property
    def word(self) -> str:
        """As it is written in the move.

        >>> Item(label="commodity:ale").word, Item(aim="space:inn").word, Item("p1", "seat:0").word
        ('ale', 'inn', 'p1')
        """
        return self.value or (self.name.partition(":")[2] if isinstance(self.name, str) else "")


class Part(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A field of a composed move: one step a person makes."""

    name: str
    said: Said
    form: Literal["pick", "bundle", "switch", "fixed"]
    """One of the items; any number of them; yes or no (1 or 0, or the second or the first of two items); nothing to
    choose: the item that goes with the other parts follows from them, if there is one."""
    items: tuple[Item, ...] = ()
    start: str = ""
    """What it begins with, as it is written in the move."""
    needed: bool = False
    """It always stands in the move, in its order and without its name; an empty bundle as `-`."""
    not_with: dict[str, str] = {}
    """Items that another part must not hold at the same time: {"d": "take"}."""
    names: dict[str, tuple[str, ...]] = {}
    """Further items that are nothing but a name: {"space": ("attic", "hall")} are `space:attic` and `space:hall`."""

    @property
    def choices(self) -> tuple[Item, ...]:
        """All its items.

        >>> Part("space", Said("genoa-form-space"), "pick", names={"space": ("inn", "park")}).choices[1].word
        'park'
        """
        return (*self.items, *(Item(label=f"{kind}:{name}") for kind, names in self.names.items() for name in names))


class Composer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A move that is put together from parts, where there are too many to list."""

    verb: str
    """The verb of the prompt that begins it."""
    move: str
    """The first word of the move's text; the parts follow in their order, those not needed as `name=value`."""
    said: Said
    parts: tuple[Part, ...]
    aim: Ref = ""
    starts: tuple[dict[str, str], ...] = ()
    """Where it does not begin as the parts say: values of parts. The first that agrees with what is given (the space
    that was pressed, the offer that is answered) is taken."""
    also: tuple[str, ...] = ()
    """First words of other moves that can be made of the same parts (`preset`: an offer to be made whenever it is asked
    for)."""
    quick: tuple[dict[str, str], ...] = ()
    """Values that many want: with what is given and begun a whole move, to be sent by one press (a usual price)."""
    after: str = ""
    """The answer that may go with it, for who has nothing to add (see `Offer.after`): what was written is handed in."""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a seat is asked now, or (without `ask`) what others are deciding."""

    ask: Said | None = None
    help: Said | None = None
    role: Said | None = None
    """As whom the seat decides, with the fact that matters most: "Gardener, 4 coins"."""
    waiting: Said | None = None
    """What others are deciding, from public knowledge only."""
    kind: str = ""
    """The kind of the decision."""
    turn: int = -1
    """Whose turn it is."""
    step: tuple[int, int] | None = None
    """Step k of n, where the question is one of several."""
    rules: tuple[str, ...] = ()
    default: str = ""
    """The move that is made if time runs out."""
    verbs: tuple[Verb, ...] = ()
    """In the order they are shown; closing ones last."""
    asides: tuple[Offer, ...] = ()
    """Settings that may be changed besides; they answer nothing."""
    composers: tuple[Composer, ...] = ()
    news: tuple[Told, ...] = ()
    """What happened since this seat last decided something; only for a seat that is asked."""

    @property
    def offers(self) -> tuple[Offer, ...]:
        """All offers of all verbs."""
        return tuple(offer for verb in self.verbs for offer in verb.offers)

    def refusal(self, verb: Verb, aim: Ref, second: bool = False) -> Refused | None:
        """What a verb says of a thing that cannot be chosen for it: by name, or as one of all the others.

        >>> far = Refused(("space:*",), Said("genoa-error-no-way"))
        >>> go = Verb("go", Said("genoa-verb-go"), (Offer("go inn", Said("genoa-move-go"), "space:inn"),), (far,))
        >>> [Prompt().refusal(go, aim) is far for aim in ("space:park", "space:inn", "hand:m05")]
        [True, False, False]
        """
        found = [refused for refused in verb.refused if refused.second == second]
        named = next((refused for refused in found if aim in refused.aims), None)
        others = f"{aim.partition(':')[0]}:*"
        if named is not None or aim in self._chosen_for(verb, second):
            return named
        return next((refused for refused in found if others in refused.aims), None)

    def _chosen_for(self, verb: Verb, second: bool) -> Iterator[Ref]:
        """The things that can be chosen for a verb."""
        yield from (offer.then if second else offer.aim for offer in verb.offers)
        for composer in self.composers:
            if composer.verb == verb.verb and not second:
                yield from (item.aim for part in composer.parts for item in part.items)


def plain_prompt(seen: Position, seat: int | None, /, **values: object) -> Prompt:
    """The prompt of any game, from its legal moves and their words alone: a verb for each kind of move.

    The question may speak of `values`, which are of the kinds that the game's story says. What can be taken back is
    not known here, so it is promised of nothing.

    >>> import tetrapolis as tp
    >>> pos = tp.game("citadels").new(players=4, seed=7)
    >>> seat = pos.pending[0].seat
    >>> prompt = plain_prompt(pos.seen(seat), seat)
    >>> [verb.verb for verb in prompt.verbs], prompt.ask
    (['pick'], Said(id='citadels-ask-draft', args={}))
    """
    game = seen.game
    decision = next((asked for asked in seen.pending if asked.seat == seat), None)
    if seat is None or decision is None:
        return Prompt(waiting=waiting_plainly(seen))
    legal = seen.legal(seat)
    by_tag: dict[str, list[Offer]] = {}
    for move in legal.listed:
        by_tag.setdefault(move.tag, []).append(Offer(str(move), game.said(move), final=True))
    default, args = str(seen.default(seat)), typed(game.story, values)
    return Prompt(
        ask=Said(f"{game.id}-ask-{decision.kind}", args),
        help=Said(f"{game.id}-ask-{decision.kind}.help", args),
        kind=decision.kind,
        rules=seen.rules(),
        default=default,
        verbs=tuple(Verb(tag, Said(f"{game.id}-verb-{tag}"), tuple(offers)) for tag, offers in by_tag.items()),
        asides=tuple(Offer(str(move), game.said(move)) for move in getattr(legal, "aside", ())),
        news=seen.news_of(seat),
    )


def waiting_plainly(seen: Position) -> Said | None:
    """Whom the table waits for, in general words."""
    first = next((asked for asked in seen.pending if not asked.optional), None)
    return None if first is None else Said("common-waiting", {"seat": f"seat:{first.seat}"})
