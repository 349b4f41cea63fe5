"""What a seat is asked, laid out from its prompt: the same for every game.

A verb with aims is a heading with a line for each of them; verbs that say it all stand together. Nothing is worked out
here: what may be done, at what price and why not, the prompt says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.cli.terminal.composing import composed
from tetrapolis.cli.terminal.tables import Choice, Group, Seat, TerminalTable
from tetrapolis.cli.terminal.typed import named_kinds, offer_text
from tetrapolis.core.game import Game
from tetrapolis.core.observation import Observation
from tetrapolis.core.prompt import Composer, Offer, Prompt, Refused, Verb
from tetrapolis.core.said import Arg, Ref, Said
from tetrapolis.core.types import Move
from tetrapolis.locales import LANGUAGES, has, t, words

FINAL = "°"
"""Behind what cannot be taken back, where other choices can."""


class Asked(NamedTuple):
    """A question to a seat, in a language."""

    lang: str
    obs: Observation
    seats: Sequence[Seat]
    drawn: TerminalTable

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return [seat.name for seat in self.seats]

    @property
    def game(self) -> Game:
        """Which game it is."""
        return self.obs.game

    @property
    def prompt(self) -> Prompt:
        """What is asked, as data."""
        return self.obs.prompt

    # ---- words

    def said(self, said: Said | None) -> str:
        """A message; empty where the game has none for it."""
        if said is None or not has(LANGUAGES[0], said.id):
            return ""
        return words.said_text(self.lang, self.game.id, said, self.names, self._named)

    def _named(self, ref: Ref, alone: bool) -> str:
        return self.drawn.named(self.lang, ref, self.obs, alone)

    def whole(self, offer: Offer) -> str:
        """A choice in full."""
        return offer_text(self.lang, self.game, offer, self.names)

    def thing(self, ref: Ref, label: Arg = None) -> Text:
        """A thing as the game draws it, or its plain name."""
        drawn = self._draw(ref, label)
        if drawn is not None:
            return drawn
        named = ref if label is None else label
        if not isinstance(named, str) or ":" not in named:
            return Text(words.arg_text(self.lang, self.game.id, named, self.names))
        return Text(self._plain(named))

    def _draw(self, ref: Ref, label: Arg) -> Text | None:
        """As the thing is drawn, or what it is called after."""
        if isinstance(label, Said) and ref.startswith("seat:"):
            return None  # something of that player
        named = [ref, label] if isinstance(label, str) else [ref]
        drawn = (self.drawn.draw(self.lang, one, self.obs, self.names) for one in named if one)
        return next((found for found in drawn if found is not None), None)

    def _plain(self, ref: Ref) -> str:
        """The name of a thing; of one without a name, those of its parts (`piece:attic:p2`)."""
        kind, _, value = ref.partition(":")
        if value == "*":
            return t(self.lang, f"{self.game.id}-others-{kind}")
        parts = value.split(":")
        if kind == "seat" or len(parts) == 1 or has(LANGUAGES[0], f"{self.game.id}-{kind}-{value}"):
            said = words.arg_text(self.lang, self.game.id, ref, self.names)
            return self._part(value) if said == value else said
        return ", ".join(self._part(part) for part in reversed(parts))

    def _part(self, part: str) -> str:
        if part.removeprefix("p").isdecimal() and len(part) < 3:
            return words.player(self.lang, int(part[-1]) - part.startswith("p"), self.names)
        said = (words.thing(self.lang, self.game.id, kind, part) for kind in named_kinds(self.game))
        return next((name for name in said if name != part), part.replace("_", " "))

    def amounts(self, amounts: dict[str, int], sign: str = "") -> list[str]:
        """What is paid or gained: `3 gold`, as `<game>-amount-gold` says it."""
        found = []
        for what, n in amounts.items():
            message = f"{self.game.id}-amount-{what}"
            known = has(LANGUAGES[0], message)
            found.append(sign + (t(self.lang, message, n=n) if known else f"{n} {what}"))
        return found

    # ---- the question

    def question(self) -> str:
        """What the seat is asked."""
        assert self.prompt.ask is not None
        return words.said_text(self.lang, self.game.id, self.prompt.ask, self.names, self._named)

    def under(self, width: int, full: bool = True) -> list[Text]:
        """As whom the seat decides, where in a row of questions, and (in full) what the question is about."""
        prompt = self.prompt
        if prompt.ask is None:
            return []
        role, about = self.said(prompt.role), self.said(prompt.help) if full else ""
        parts = [] if role in about else [role]
        if prompt.step is not None:
            parts.append(t(self.lang, "play-step", step=prompt.step[0], of=prompt.step[1]))
        parts.append(about)
        said = " · ".join(part for part in parts if part)
        return layout.hang(layout.styled("» ", "bold"), layout.styled(said, "italic"), width) if said else []

    # ---- the choices

    def groups(self) -> list[Group]:
        """Everything that can be done, in the prompt's order; what needs no aim stands together, what closes last.

        Where that is all, there is nothing to tell it from, and no heading.
        """
        found: list[Group] = []
        alone: dict[bool, Group] = {}
        for verb in self.prompt.verbs:
            composers = [composer for composer in self.prompt.composers if composer.verb == verb.verb]
            if _says_it_all(verb, composers):
                group = alone.get(verb.closing)
                if group is None:
                    group = alone[verb.closing] = Group(t(self.lang, f"play-{'or' if verb.closing else 'do'}"), [])
                    found.append(group)
                group.choices.extend(self._alone(verb, composers))
            else:
                found += self._by_aim(verb, composers)
        return [found[0]._replace(heading="")] if len(found) == len(alone) == 1 else found

    def _alone(self, verb: Verb, composers: Sequence[Composer]) -> Iterator[Choice]:
        for offer in verb.offers:
            whole = self.whole(offer)
            notes = [said for note in (verb.note, offer.note) if (said := self.said(note)) not in whole]
            label = Text(whole) + self._mark(offer.final) + self._behind(notes)
            yield self._choice(offer, label, self._text_of(offer) if verb.at_once else "")
        for composer in composers:
            label = Text(self.said(composer.said) or self.said(verb.said))
            yield self._form(composer, label, self._behind([verb.note]))

    def _by_aim(self, verb: Verb, composers: Sequence[Composer]) -> list[Group]:
        """The offers of a verb; under a heading for each owner, or for the one of two aims that several share."""
        heading = self.said(verb.said)
        if verb.note is not None and len(verb.offers) not in verb.note.args.values():  # how many they are is to be seen
            heading += f" ({self.said(verb.note)})"
        final = self._mixed and bool(verb.offers) and all(offer.final for offer in verb.offers)
        heading += FINAL if final else ""
        groups: dict[str, Group] = {}
        common = _common(verb.offers)
        owned = {_owner(offer.aim) for offer in verb.offers} != {self.obs.seat}
        all_own = all(offer.against for offer in verb.offers)
        with_texts = self._explains(verb)
        for offer in sorted(verb.offers, key=lambda offer: self.drawn.place(offer.aim)):
            under, label = self._under(heading, offer, common, owned)
            label += self._mark(offer.final and not final) + self._price(offer, own=offer.against and not all_own)
            remark = self._text_of(offer, verb.verb) if with_texts else ""
            groups.setdefault(under, Group(under, [])).choices.append(self._choice(offer, label, remark))
        for composer in composers:
            label = self.thing(composer.aim) if composer.aim else Text(self.said(composer.said))
            groups.setdefault(heading, Group(heading, [])).choices.append(self._form(composer, label))
        return [self._told_apart(group) for group in groups.values()]

    def _told_apart(self, group: Group) -> Group:
        """Choices that look the same are said in full."""
        labels = [choice.label.plain for choice in group.choices]
        said = {offer.move: offer for offer in self.prompt.offers}
        return group._replace(
            choices=[
                choice._replace(label=Text(self.whole(said[str(choice.move)])))
                if labels.count(choice.label.plain) > 1 and str(choice.move) in said and not choice.after
                else choice
                for choice in group.choices
            ]
        )

    def _under(self, heading: str, offer: Offer, common: str, owned: bool) -> tuple[str, Text]:
        """The heading of an offer, with what it has in common with others or whose it is; and its label."""
        if not offer.aim and offer.label is None:
            return heading, Text(self.whole(offer))
        first = self.thing(offer.aim, offer.label)
        then = self.thing(offer.then, offer.then_label) if offer.then or offer.then_label is not None else None
        if then is not None and common == "first":  # a verb may be called after it
            return f"{heading} →" if first.plain in heading else f"{heading}: {first.plain} →", then
        if then is not None and common == "second":
            return f"{heading} → {then.plain}", first
        owner = _owner(offer.aim) if owned else None
        under = heading if owner is None else f"{heading}: {self._whose(owner)}"
        return under, first if then is None else first + Text(" → ") + then

    def _whose(self, seat: int) -> str:
        return t(self.lang, "play-own") if seat == self.obs.seat else words.player(self.lang, seat, self.names)

    def _price(self, offer: Offer, own: bool = False) -> Text:
        """Price, gain and note behind an aim, and that it is one's own.

        A note that names an amount says it already, a drawn thing its price.
        """
        said = [] if offer.note is None else list(offer.note.args.values())
        if not offer.aim and offer.label is None:  # then the whole choice stands there
            said += offer.said.args.values()
        drawn = isinstance(offer.label, Said) or self._draw(offer.aim, offer.label) is not None
        price = {} if drawn else {what: n for what, n in offer.price.items() if n not in said}
        gain = {} if drawn else {what: n for what, n in offer.gain.items() if n not in said}
        found = self.amounts(price) + self.amounts(gain, "+")
        against = t(self.lang, "play-against") if own and _owner(offer.aim) is None else ""
        return self._behind([*found, offer.note, against])

    def _behind(self, parts: Sequence[Said | str | None]) -> Text:
        said = [part if isinstance(part, str) else self.said(part) for part in parts if part]
        return layout.styled(f" ({', '.join(said)})", "dim") if said else Text()

    @property
    def _mixed(self) -> bool:
        """Whether some choices can be taken back and others cannot."""
        return len({offer.final for offer in self.prompt.offers}) > 1

    def _mark(self, final: bool) -> Text:
        return layout.styled(FINAL, "dim") if final and self._mixed else Text()

    def _explains(self, verb: Verb) -> bool:
        """Whether each choice gets the text of its card: where one card is chosen of some that are not one's own."""
        if verb.verb in self.drawn.with_texts:
            return True
        others = [other for other in self.prompt.verbs if not other.closing and (other.offers or other.refused)]
        return (
            others == [verb] and not any(offer.then for offer in verb.offers) and any(map(self._text_of, verb.offers))
        )

    def _text_of(self, offer: Offer, verb: str = "") -> str:
        """What the card says that is aimed at; of one in hand only where the game wants it said."""
        ref = offer.label if isinstance(offer.label, str) and ":" in offer.label else offer.aim
        kind, _, value = ref.partition(":")
        message = f"{self.game.id}-{kind}-{value}.text"
        known = ("area:", "house:") if verb in self.drawn.with_texts else ("hand:", "area:", "house:")
        if offer.aim.startswith(known) or not value or not has(LANGUAGES[0], message):
            return ""
        return t(self.lang, message).removeprefix("–")  # of a card without a text

    def _choice(self, offer: Offer, label: Text, remark: str = "") -> Choice:
        return Choice(self.game.parse_move(offer.move), label, remark, offer.after)

    def _form(self, composer: Composer, label: Text, note: Text | None = None) -> Choice:
        return Choice(composed(self.lang, self.game, composer, self.names), label + Text(" …") + (note or Text()))

    def footnote(self, width: int) -> list[Text]:
        """What the mark behind some choices means."""
        if not self._mixed:
            return []
        return layout.wrap(f"{FINAL} {t(self.lang, 'play-final')}", width, 1, "dim")

    # ---- what is not possible

    def explained(self, move: Move, after: str, width: int) -> list[Text]:
        """More about a choice: what it is, what it costs, the question behind its verb, whether it can be undone."""
        found = next(
            ((v, o) for v in self.prompt.verbs for o in v.offers if o.move == str(move) and o.after == after), None
        )
        if found is None:
            return layout.wrap(words.move_text(self.lang, self.game, move, self.names), width, 1)
        verb, offer = found
        lines = layout.wrap(Text(self.whole(offer)) + self._price(offer, own=offer.against), width, 1)
        more = [self.said(Said(f"{verb.ask.id}.help", verb.ask.args))] if verb.ask else []
        more += [t(self.lang, "play-final.sentence")] if offer.final else []
        if any(more):
            lines += layout.wrap(" ".join(part for part in more if part), width, 3)
        for rule in verb.rules:
            lines += self.rule(rule, width)
        return lines

    def about(self, thing: str, width: int) -> list[Text]:
        """What a card does, as its message says; empty if there is no such thing."""
        lines: list[Text] = []
        for kind in named_kinds(self.game):
            message = f"{self.game.id}-{kind}-{thing}"
            if has(LANGUAGES[0], f"{message}.text"):
                lines.append(Text(" ") + self.thing(f"{kind}:{thing}"))
                lines += layout.wrap(t(self.lang, f"{message}.text"), width, 3)
        return lines

    def rule(self, rule: str, width: int) -> list[Text]:
        """A numbered rule."""
        return layout.hang(layout.styled(f" {rule}  ", "cyan"), words.rule_text(self.lang, rule), width)

    def help_lines(self, width: int) -> list[Text]:
        """What the question is about, the rules behind it, what cannot be done and why, and what may be set besides."""
        lines = [line for said in self._about() for line in layout.wrap(said, width, 1)]
        rules = self.prompt.rules
        if rules:
            lines.append(layout.ruler(layout.styled(t(self.lang, "play-rules"), "bold"), Text(), width))
        size = layout.widest(rules) + 3
        for rule in rules:
            head = layout.pad(layout.styled(f" {rule}", "cyan"), size)
            lines += layout.hang(head, words.rule_text(self.lang, rule), width)
        refused = self.refused_lines(width)
        if refused:
            lines += [layout.ruler(layout.styled(t(self.lang, "play-refused"), "bold"), Text(), width), *refused]
        lines += self._aside_lines(width)
        default = next((offer for offer in self.prompt.offers if offer.move == self.prompt.default), None)
        if default is not None:
            lines += layout.wrap(t(self.lang, "play-default", choice=self.whole(default)), width, 1, "dim")
        return lines

    def _about(self) -> list[str]:
        """What is said under the question, what is to be known of it (or of its kind) always, and of its only verb."""
        prompt = self.prompt
        assert prompt.ask is not None
        own = has(LANGUAGES[0], f"{prompt.ask.id}.help")
        asks = [prompt.ask if own else Said(f"{self.game.id}-ask-{prompt.kind}")]
        verbs = [verb for verb in prompt.verbs if verb.offers and not verb.closing]
        asks += [verb.ask for verb in verbs if verb.ask is not None and len(verbs) == 1]
        helps = [prompt.help, *(Said(f"{ask.id}.help", ask.args) for ask in asks)]
        said = {one.id: one for one in reversed(helps) if one is not None}  # with the values it comes with first
        texts = [text for text in map(self.said, reversed(said.values())) if text]
        return [text for at, text in enumerate(texts) if not any(text in before for before in texts[:at])]

    def refused_lines(self, width: int, meant: Sequence[str] | None = None) -> list[Text]:
        """What cannot be aimed at (or of that only what these words name), verb by verb, with the reasons."""
        lines: list[Text] = []
        for verb in self.prompt.verbs:
            heading = layout.styled(f" {self.said(verb.said)}: ", "italic")
            if verb.why is not None and meant is None:
                lines += layout.hang(heading, self._why(verb.why, verb.rule), width)
            for refused in verb.refused:
                aims = refused.aims if meant is None else self._refused_of(verb, refused, set(meant))
                if aims:
                    things = Text(", ").join(self.thing(aim) for aim in aims)
                    lines += layout.hang(heading, things + Text(" – " + self._why(refused.why, refused.rule)), width)
        return lines

    def _refused_of(self, verb: Verb, refused: Refused, meant: set[str]) -> Sequence[Ref]:
        """The things that these words name and a refusal speaks of, by name or as others of their kind."""
        kinds = [aim.partition(":")[0] for aim in refused.aims if aim.endswith(":*")]
        others = [f"{kind}:{w}" for kind in kinds for w in meant if has(LANGUAGES[0], f"{self.game.id}-{kind}-{w}")]
        return [
            *(aim for aim in refused.aims if _means(aim, meant)),
            *(aim for aim in others if self.prompt.refusal(verb, aim, refused.second) is refused),
        ]

    def _why(self, why: Said, rule: str) -> str:
        said = words.said_text(self.lang, self.game.id, why, self.names)
        return f"{said} ({rule})" if rule else said

    def _aside_lines(self, width: int) -> list[Text]:
        """Settings, with what is to be typed for each."""
        asides = self.prompt.asides
        if not asides:
            return []
        size = layout.widest(offer.move for offer in asides) + 3
        lines = [layout.ruler(layout.styled(t(self.lang, "play-asides"), "bold"), Text(), width)]
        for offer in asides:
            lines += layout.hang(layout.pad(layout.styled(f" {offer.move}", "bold"), size), self.whole(offer), width)
        return lines

    def why_not(self, move: str) -> str:
        """Why the prompt refuses a move, from its text; empty if it says nothing of it."""
        tag, *rest = move.split()
        meant = set(rest) | {str(int(word[1:]) - 1) for word in rest if word[:1] == "p" and word[1:].isdecimal()}
        for verb in self.prompt.verbs:
            if tag != verb.verb and not any(offer.move.split()[0] == tag for offer in verb.offers):
                continue
            if verb.why is not None:
                return self._why(verb.why, verb.rule)
            found = [refused for refused in verb.refused if self._refused_of(verb, refused, meant)]
            if found:
                return self._why(found[0].why, found[0].rule)
            pairs = verb.pairs is not None and any(offer.then for offer in verb.offers)
            if (
                pairs
                and any(_means(o.aim, meant) for o in verb.offers)
                and any(_means(o.then, meant) for o in verb.offers)
            ):
                return self.said(verb.pairs)
        return ""


def _says_it_all(verb: Verb, composers: Sequence[Composer]) -> bool:
    """Whether a verb is a line of its own: there is nothing to be pointed at."""
    if composers:
        return not verb.offers and len(composers) == 1
    alone = len(verb.offers) == 1 and not verb.offers[0].aim and verb.offers[0].label is None
    return alone or (verb.at_once and bool(verb.offers))


def _common(offers: Sequence[Offer]) -> str:
    """Which of their two aims some offers have in common: the one of which there are fewer; empty: neither."""
    firsts, seconds = {offer.aim for offer in offers}, {offer.then for offer in offers if offer.then}
    if not seconds or len(firsts) == len(offers):
        return ""
    return "first" if len(firsts) <= len(seconds) else "second"


def _owner(ref: Ref) -> int | None:
    """Whose a thing is that lies before a player: `card:2:ace`."""
    parts = ref.split(":")
    return int(parts[1]) if len(parts) > 2 and parts[1].isdecimal() else None


def _means(ref: Ref, meant: set[str]) -> bool:
    """Whether a reference is named by these words of a move."""
    parts = ref.split(":")[1:]
    return bool(parts) and all(part in meant or part.rstrip("+*") in meant for part in parts)
