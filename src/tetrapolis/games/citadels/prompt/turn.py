"""What a player can do in a turn, as verbs: gather, the character's abilities, the districts' effects, build, end.

Which moves there are the rules say; here they get their aims, prices and gains, and everything of the kind they aim at
that cannot be chosen gets its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, get_args

from msgspec.structs import replace

from tetrapolis.core.prompt import Offer, Verb
from tetrapolis.core.said import Said
from tetrapolis.core.types import Move
from tetrapolis.games.citadels.prompt.build import build, no_build
from tetrapolis.games.citadels.prompt.pieces import (
    CHARS,
    PLACE,
    SEATS,
    aimed,
    card_offer,
    city_offer,
    move_said,
    offer,
    plain,
    refusals,
    refused_districts,
    refused_seats,
    say,
    verb_said,
)
from tetrapolis.games.citadels.rules import districts, moves, turns
from tetrapolis.games.citadels.rules.cards import (
    ABBOT,
    ALCHEMIST,
    ARMORY,
    ARTIST,
    CHARACTER_NAMES,
    CITY_KIND,
    DIPLOMAT,
    EMPEROR,
    IN_CARDS,
    INCOME,
    KINDS,
    MARSHAL,
    RULES,
    TAKES_CROWN,
    TYPES,
    WARLORD,
    WIZARD,
)
from tetrapolis.games.citadels.rules.characters import rank1, rank2, rank3, rank4, rank5, rank8, rank9
from tetrapolis.games.citadels.rules.characters.rank6 import MERCHANT_GOLD
from tetrapolis.games.citadels.rules.characters.rank7 import ARCHITECT_CARDS, NAVIGATED
from tetrapolis.games.citadels.rules.common import income_count
from tetrapolis.games.citadels.rules.frames import BEWITCHED, USED_ABILITY, USED_COINS, USED_CROWN, Turn
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.reasons import Why, out_of_reach

Made = Callable[[CitadelsPosition, Turn, Sequence[Any]], Verb]
"""Of a position, the turn and the moves of a verb: the verb."""


def turn_verbs(pos: CitadelsPosition, turn: Turn, seat: int) -> tuple[Verb, ...]:
    """All of a turn's verbs in their order. What aims at things but has none keeps its reasons."""
    found: dict[str, list[Move]] = {}
    for move in pos.legal(seat).listed:
        verb = _VERB[type(move)]
        if not verb:
            verb = f"{move.tag}_{move.resource}"  # type: ignore[attr-defined]
        if verb in found:
            found[verb].append(move)
        else:
            found[verb] = [move]
    made = [_MADE[verb](pos, turn, found[verb]) for verb in found]
    if "build" not in found:
        made.append(no_build(pos, turn))
    made += _idle(pos, turn, found)
    made.sort(key=_place)
    left = tuple([verb.said for verb in made if verb.verb in _FREE and verb.offers])
    if left and made[-1].verb == "end":
        made[-1] = replace(made[-1], leaves=left)
    return tuple(made)


_FREE = frozenset(
    ("income", "tithe", "extra_gold", "extra_cards", "navigate_gold", "navigate_cards", "study", "favor", "collect")
) | frozenset(("demand", "crown", "kill", "bewitch", "sign", "rob", "spy", "flower", "divine"))
"""What costs nothing and is hardly ever left undone on purpose: whoever ends the turn without it is told."""


def _place(verb: Verb) -> int:
    return PLACE[verb.verb]


# ---- gains


def _gather_gold(pos: CitadelsPosition, turn: Turn, _: object) -> Verb:
    return gold_verb(turns.gold_to_gather(pos, turn.seat), _ends_bewitched(pos, turn))


def _ends_bewitched(pos: CitadelsPosition, turn: Turn) -> bool:
    """CIT-6.10: the bewitched player's turn is over, and somebody else goes on."""
    return turn.mode == BEWITCHED and pos.witch != turn.seat


@cache
def gold_verb(n: int, final: bool) -> Verb:
    """Gather gold."""
    args = {"n": n}
    return plain(
        "gather_gold",
        moves.GATHER_GOLD,
        say("offer-gather_gold", **args),
        say("verb-gather_gold", **args),
        final=final,
        gain={"gold": n},
    )


def _gather_cards(pos: CitadelsPosition, turn: Turn, _: object) -> Verb:
    return _cards_verb(*turns.cards_to_gather(pos, turn.seat))


@cache
def _cards_verb(draw: int, keep: int) -> Verb:
    args = {"draw": draw, "keep": keep}
    return plain(
        "gather_cards",
        moves.GATHER_CARDS,
        say("offer-gather_cards", **args),
        say("verb-gather_cards", **args),
        final=True,
        gain={"cards": keep},
    )


def _income(pos: CitadelsPosition, turn: Turn, _: object) -> Verb:
    count = income_count(pos.cities[turn.seat], turn.char)
    return _income_verb(turn.char, count, min(count, len(pos.deck)) if IN_CARDS[turn.char] else -1)


@cache
def _income_verb(char: int, count: int, cards: int) -> Verb:
    args = {"n": count, "kind": "gold" if cards < 0 else "cards"}
    return plain(
        "income",
        moves.INCOME,
        say("offer-income", **args),
        say("verb-income", **args),
        say("note-income", n=count, type=f"type:{TYPES[INCOME[char]]}"),
        final=cards > 0,
        gain={"gold": count} if cards < 0 else {"cards": cards},
        rules=("CIT-4.14", *RULES[char]),
    )


def _tithe(pos: CitadelsPosition, turn: Turn, found: Sequence[moves.Tithe]) -> Verb:
    return _tithe_verb(len(found) - 1, len(pos.deck))


@lru_cache(maxsize=1 << 10)
def _tithe_verb(count: int, deck: int) -> Verb:
    offers = []
    for gold in range(count + 1):
        cards = min(count - gold, deck)  # CIT-5.7
        gain = {name: n for name, n in (("gold", gold), ("cards", cards)) if n}
        said = say("offer-tithe", gold=gold, cards=count - gold)
        offers.append(Offer(str(moves.TITHE[gold]), said, gain=gain, final=cards > 0))
    return Verb("tithe", verb_said("tithe"), tuple(offers))


def _extra_cards(pos: CitadelsPosition, turn: Turn, _: object) -> Verb:
    return _drawing("extra_cards", min(ARCHITECT_CARDS, len(pos.deck)))


def _navigate_cards(pos: CitadelsPosition, turn: Turn, _: object) -> Verb:
    return _drawing("navigate_cards", min(NAVIGATED, len(pos.deck)))


def _smithy(pos: CitadelsPosition, turn: Turn, _: object) -> Verb:
    return _drawing("smithy", min(districts.SMITHY_CARDS, len(pos.deck)), districts.SMITHY_PRICE)


_DRAWS = {
    "extra_cards": moves.EXTRA_CARDS,
    "navigate_cards": moves.NAVIGATE_CARDS,
    "smithy": moves.USE_SMITHY,
}


@cache
def _drawing(verb: str, cards: int, price: int = 0) -> Verb:
    return plain(
        verb,
        _DRAWS[verb],
        final=cards > 0,
        gain={"cards": cards},
        price={"gold": price},
        rules=("CIT-15.29",) if verb == "smithy" else (),
    )


def _collect(pos: CitadelsPosition, turn: Turn, _: object) -> Verb:
    return _collect_verb(pos.tax)


@cache
def _collect_verb(n: int) -> Verb:
    return plain(
        "collect", moves.COLLECT_TAX, say("offer-collect", n=n), note=say("amount-gold", n=n), gain={"gold": n}
    )


# ---- players


def _demand(pos: CitadelsPosition, turn: Turn, found: Sequence[moves.Demand]) -> Verb:
    offers = [_demand_offer(move.target) for move in found]
    return _to_seats(pos, turn, "demand", offers, rank5.why_not_demand)


@cache
def _demand_offer(target: int) -> Offer:
    move = moves.DEMAND[target]
    return Offer(str(move), move_said(move), SEATS[target], gain={"gold": 1})


def _enthrone(pos: CitadelsPosition, turn: Turn, found: Sequence[moves.Enthrone]) -> Verb:
    offers = [enthrone_offer(pos, turn.seat, move.target, tribute=True) for move in found]
    return _to_seats(pos, turn, "enthrone", offers, rank4.why_not_enthrone)


def enthrone_offer(pos: CitadelsPosition, emperor: int, target: int, tribute: bool, ends: bool = False) -> Offer:
    """A player to be crowned; `ends`: the turn ends with it, unless the Emperor still has to choose his tribute."""
    asked = rank4.tribute_chooser(pos, emperor, target) if tribute else -1
    drawn = asked < 0 and tribute and not pos.gold[target] and bool(pos.hands[target])
    final = drawn or (ends and asked != emperor) or asked not in (-1, emperor)
    return offer(moves.ENTHRONE[target], SEATS[target], None, final)


def _swap_hands(pos: CitadelsPosition, turn: Turn, found: Sequence[moves.SwapHands]) -> Verb:
    offers = [offer(move, SEATS[move.target], None, True) for move in found]
    return _to_seats(pos, turn, "swap_hands", offers, rank3.why_not_swap_hands)


def _look(pos: CitadelsPosition, turn: Turn, found: Sequence[moves.Look]) -> Verb:
    offers = [offer(move, SEATS[move.target], None, True) for move in found]
    return _to_seats(pos, turn, "look", offers, rank3.why_not_look)


def _to_seats(
    pos: CitadelsPosition,
    turn: Turn,
    verb: str,
    offers: Sequence[Offer],
    why: Callable[[CitadelsPosition, int, int], Why | None],
) -> Verb:
    refused = refused_seats(pos, turn.seat, offers, why)
    return aimed(verb, offers, refused, _aim(verb), RULES[turn.char])


@cache
def _aim(verb: str) -> Said:
    """The question once a verb is taken up that says nothing of the moment."""
    return say(f"aim-{verb}")


def _spy(pos: CitadelsPosition, turn: Turn, _: object) -> Verb:
    return _spy_verb(pos.players, turn.seat, turn.char)


@cache
def _spy_verb(players: int, seat: int, char: int) -> Verb:
    offers = [
        Offer(str(move), move_said(move), SEATS[other], f"type:{move.type}", final=True)
        for other in range(players)
        if other != seat
        for move in moves.SPY_ON[other]
    ]
    refused = refusals([(SEATS[seat], rank2.why_not_spy(None, seat, seat))])  # type: ignore[arg-type]
    return aimed("spy", offers, refused, _aim("spy"), RULES[char])


# ---- characters


def _naming(pos: CitadelsPosition, turn: Turn, found: Sequence[Any]) -> Verb:
    return naming(found[0].tag, pos.setup.cast, own_ranks(pos, turn.seat), pos.killed, pos.bewitched, (), turn.char)


def own_ranks(pos: CitadelsPosition, seat: int) -> tuple[int, ...]:
    """The own characters: to name one of them is against oneself."""
    return tuple(pos.ranks_of(seat))


_NAMING: dict[str, tuple[Sequence[Move], str]] = {
    "kill": (moves.KILL, "CIT-6.1"),
    "bewitch": (moves.BEWITCH, "CIT-6.5"),
    "sign": (moves.SIGN, "CIT-6.20"),
    "warrant": (moves.WARRANT, "CIT-6.20"),
    "rob": (moves.ROB, "CIT-7.1"),
    "flower": (moves.FLOWER, "CIT-7.9"),
    "threaten": (moves.THREATEN, "CIT-7.9"),
}


@lru_cache(maxsize=1 << 12)
def naming(
    verb: str,
    cast: tuple[int, ...],
    mine: tuple[int, ...],
    killed: int,
    bewitched: int,
    marked: tuple[int, ...] = (),
    char: int = -1,
) -> Verb:
    """A character is named or marked; `char`: whose ability it is, where the question itself does not ask for it."""
    table, rule = _NAMING[verb]
    offers, refused = [], []
    for rank in range(1, len(cast)):
        if verb in ("rob", "flower", "threaten"):
            why = rank2.why_not_victim(rank, killed, bewitched, rule, marked)
        else:
            why = rank1.why_not_name(rank, rule, marked)
        if why is None:
            move = table[cast[rank]]
            offers.append(offer(move, CHARS[cast[rank]], None, verb == "bewitch", rank in mine))
        else:
            refused.append((CHARS[cast[rank]], why))
    return aimed(verb, offers, refusals(refused), None if char < 0 else _aim(verb), () if char < 0 else RULES[char])


# ---- districts


def _destroy(pos: CitadelsPosition, turn: Turn, found: Sequence[moves.Destroy]) -> Verb:
    seat, marks = turn.seat, pos.marks
    offers = []
    for move in found:
        owner, district = move.target, CITY_KIND[move.district]
        gold = rank8.destroy_price(marks[owner], district)
        offers.append(city_offer("destroy", owner, district, gold, owner == seat))
    return _to_districts(pos, turn, "destroy", offers)


def _seize(pos: CitadelsPosition, turn: Turn, found: Sequence[moves.Seize]) -> Verb:
    offers = []
    for move in found:
        owner, district = move.target, CITY_KIND[move.district]
        offers.append(city_offer("seize", owner, district, rank8.seize_price(pos.marks[owner], district)))
    return _to_districts(pos, turn, "seize", offers)


def _exchange(pos: CitadelsPosition, turn: Turn, found: Sequence[moves.Exchange]) -> Verb:
    offers = [city_offer("exchange", move.target, CITY_KIND[move.district]) for move in found]
    return _to_districts(pos, turn, "exchange", offers)


def _beautify(pos: CitadelsPosition, turn: Turn, found: Sequence[moves.Beautify]) -> Verb:
    offers = [city_offer("beautify", turn.seat, CITY_KIND[move.district], rank9.COIN) for move in found]
    return _to_districts(pos, turn, "beautify", offers)


def _armory(pos: CitadelsPosition, turn: Turn, found: Sequence[moves.UseArmory]) -> Verb:
    seat = turn.seat
    offers = [city_offer("armory", move.target, CITY_KIND[move.district], None, move.target == seat) for move in found]
    return _to_districts(pos, turn, "armory", offers)


_DISTRICT_VERBS: Mapping[str, tuple[Callable[[CitadelsPosition, int, int, int], Why | None], tuple[str, ...]]] = {
    "destroy": (rank8.why_not_destroy, ("CIT-13.2", "CIT-13.3")),
    "exchange": (rank8.why_not_exchange, ("CIT-13.5", "CIT-13.6", "CIT-13.8")),
    "seize": (rank8.why_not_seize, ("CIT-13.10", "CIT-13.12")),
    "beautify": (rank9.why_not_beautify, ("CIT-14.4", "CIT-14.5")),
    "armory": (districts.why_not_armory, ("CIT-15.1", "CIT-15.2")),
}


def _to_districts(pos: CitadelsPosition, turn: Turn, verb: str, offers: Sequence[Offer]) -> Verb:
    why, rules = _DISTRICT_VERBS[verb]
    refused = refused_districts(pos, turn.seat, offers, why)
    return aimed(verb, offers, refused, _aim_with(verb, pos.gold[turn.seat]), rules)


@cache
def _aim_with(verb: str, gold: int) -> Said:
    """The same question with the gold there is."""
    return say(f"aim-{verb}", gold=gold)


# ---- cards of the hand


def _hand_verb(verb: str, gold: int = 0, rules: tuple[str, ...] = ()) -> Made:
    """Any card of the hand will do."""

    def made(pos: CitadelsPosition, turn: Turn, found: Sequence[Any]) -> Verb:
        offers = [card_offer(verb, KINDS[move.district], gold=gold) for move in found]
        return aimed(verb, offers, (), _aim(verb), rules or RULES[turn.char])

    return made


# ---- what has no offers now


_ABILITIES: dict[int, tuple[str, int]] = {
    WARLORD: ("destroy", USED_ABILITY),
    DIPLOMAT: ("exchange", USED_ABILITY),
    MARSHAL: ("seize", USED_ABILITY),
    ABBOT: ("demand", USED_ABILITY),
    WIZARD: ("look", USED_ABILITY),
    ARTIST: ("beautify", USED_COINS),
}
"""Abilities that can have nothing to aim at, and the bit that says they are used."""
_SEAT_VERBS = {"demand": (rank5.why_not_demand, "CIT-10.6"), "look": (rank3.why_not_look, "CIT-8.4")}


def _idle(pos: CitadelsPosition, turn: Turn, found: Mapping[str, object]) -> list[Verb]:
    """Abilities that reach nothing just now: no button, but the things say why."""
    verb, bit = _ABILITIES.get(turn.char, ("", 0))
    armory = pos.marks[turn.seat] >> ARMORY & 1
    if not armory and (not verb or verb in found):
        return []
    if turns.why_not_yet(turn) is not None:
        return []
    idle = []
    if verb and verb not in found and not turn.used & bit:
        idle.append(verb)
    if armory and "armory" not in found:
        idle.append("armory")
    return [_idle_verb(pos, turn, one) for one in idle]


def _idle_verb(pos: CitadelsPosition, turn: Turn, verb: str) -> Verb:
    if verb in _SEAT_VERBS:
        rule_of, rule = _SEAT_VERBS[verb]
        refused = refused_seats(pos, turn.seat, (), rule_of)
    else:
        why, rules = _DISTRICT_VERBS[verb]
        refused, rule = refused_districts(pos, turn.seat, (), why), rules[0]
    reason = out_of_reach(rule)
    return Verb(verb, verb_said(verb), (), refused, aside=True, why=reason.said, rule=reason.rule)


# ---- the end of the turn


def _end(pos: CitadelsPosition, turn: Turn, _: object) -> Verb:
    char = turn.char
    if not turn.used & USED_CROWN and (char == EMPEROR or (TAKES_CROWN[char] and pos.crown != turn.seat)):
        return _end_verb("crown", char, 0)
    if char == ALCHEMIST and turn.paid:
        return _end_verb("alchemist", char, turn.paid)
    return _end_verb("" if turn.built else "unbuilt", 0, 0)


@cache
def _end_verb(key: str, char: int, n: int) -> Verb:
    note = None
    if key == "crown":
        note = say("note-end_crown", char=CHARACTER_NAMES[char])
    elif key == "alchemist":
        note = say("note-end_alchemist", n=n)
    elif key == "unbuilt":
        note = say("note-end_unbuilt")
    crowning = key == "crown" and char == EMPEROR  # he is asked whom, before his turn ends
    return plain("end", moves.END_TURN, said=move_said(moves.END_TURN), note=note, final=not crowning, gain={"gold": n})


# ---- the table


def _always(verb: Verb) -> Made:
    return lambda *_: verb


_MADE: dict[str, Made] = {
    "gather_gold": _gather_gold,
    "gather_cards": _gather_cards,
    "income": _income,
    "tithe": _tithe,
    "extra_gold": _always(plain("extra_gold", moves.EXTRA_GOLD, gain={"gold": MERCHANT_GOLD})),
    "extra_cards": _extra_cards,
    "navigate_gold": _always(plain("navigate_gold", moves.NAVIGATE_GOLD, gain={"gold": NAVIGATED})),
    "navigate_cards": _navigate_cards,
    "study": _always(plain("study", moves.STUDY, final=True, gain={"cards": 1})),
    "favor": _always(plain("favor", moves.FAVOR, gain={"gold": rank9.FAVOR_GOLD})),
    "collect": _collect,
    "demand": _demand,
    "build": build,
    "crown": _always(plain("crown", moves.TAKE_CROWN)),
    "enthrone": _enthrone,
    **dict.fromkeys(("kill", "sign", "rob", "flower"), _naming),
    "spy": _spy,
    "swap_hands": _swap_hands,
    "redraw": _hand_verb("redraw"),
    "look": _look,
    "divine": _always(plain("divine", moves.DIVINE, final=True)),
    "destroy": _destroy,
    "exchange": _exchange,
    "seize": _seize,
    "beautify": _beautify,
    "smithy": _smithy,
    "laboratory": _hand_verb("laboratory", districts.LABORATORY_GOLD, ("CIT-15.16",)),
    "museum": _hand_verb("museum", 0, ("CIT-15.21",)),
    "armory": _armory,
    "end": _end,
}
_BUILDING: tuple[type[Move], ...] = (moves.Build, moves.UseFramework, moves.Borrow, moves.Sacrifice)
"""Ways to build: one verb, because all of them begin with a card of the hand."""
_BY_RESOURCE: tuple[type[Move], ...] = (moves.Gather, moves.Navigate)
"""Moves with a verb for gold and one for cards."""
_VERB: dict[type[Move], str] = (
    {kind: str(kind.__struct_config__.tag) for kind in get_args(moves.AnyMove)}
    | dict.fromkeys(_BUILDING, "build")
    | dict.fromkeys(_BY_RESOURCE, "")
)
"""The verb of each kind of move; empty: by its resource."""
