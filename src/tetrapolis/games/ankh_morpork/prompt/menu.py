"""What the player whose turn it is may do in MAIN: the icon that is asked, cards, area cards, the end of the turn."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from tetrapolis.core.prompt import Offer, Verb
from tetrapolis.games.ankh_morpork.prompt.board import (
    area_verb,
    build_verb,
    calms,
    is_final,
    minion_verb,
    place_offer,
    place_verb,
    reasons_only,
    settled,
    verb,
)
from tetrapolis.games.ankh_morpork.prompt.taking_back import (
    Change,
    Turn,
    after_icon,
    goes_on_for_sure,
    kill_is_final,
    play_is_final,
    text_is_final,
)
from tetrapolis.games.ankh_morpork.prompt.words import (
    AREA,
    CARD,
    HAND,
    HOUSE,
    cards_of,
    note,
    refused,
    say,
)
from tetrapolis.games.ankh_morpork.rules import powers
from tetrapolis.games.ankh_morpork.rules.areas import AREAS_IN, BIT, EVERYWHERE, REACH, UNREAL_ESTATE
from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.cards import (
    BUILDING,
    CALM,
    CARDS,
    DOCTOR_MOSSY_LAWN,
    ICONS_OF,
    IS_REGULAR,
    KILL,
    MINION,
    MONEY,
    NAMES,
    SCROLL,
)
from tetrapolis.games.ankh_morpork.rules.deck import HAND as FULL_HAND
from tetrapolis.games.ankh_morpork.rules.frames import Main, Menu
from tetrapolis.games.ankh_morpork.rules.moves import CALM_IN, OWNER_NUMBERS
from tetrapolis.games.ankh_morpork.rules.pieces import (
    legal_builds,
    legal_kills,
    legal_places,
    out_of_reach,
    unbuildable,
    uncalmable,
    unkillable,
)
from tetrapolis.games.ankh_morpork.rules.position import DEMON, NO_CARD, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.reasons import NO_ANSWER, OUT_OF_REACH, Reason
from tetrapolis.games.ankh_morpork.rules.texts import can_start, text_of
from tetrapolis.games.ankh_morpork.rules.turns import unplayable

NOT_NOW, NOT_NOW_RULE = say("now-not-now"), "ANK-3.5"


def menu_verbs(pos: AnkhMorporkPosition, frame: Menu, seat: int) -> tuple[list[Verb], str]:
    """The verbs of a menu in their order, and the move that is made if time runs out."""
    main: Any = pos.stack[-2]
    icons = ICONS_OF[main.card] if main.card != NO_CARD else ()
    closing: Verb | None
    if main.icon < len(icons):
        verbs, closing = _icon_verbs(pos, main, seat, icons[main.icon])
    else:
        verbs, closing = _card_verbs(pos, main, seat)
    if pos.houses[seat]:
        goes_on = bool(verbs and verbs[0].offers)
        verbs.append(_power_verb(pos, seat, goes_on))
    if main.played and DOCTOR_MOSSY_LAWN in pos.hands[seat]:
        others = cards_of(pos.hands[seat]) & ~(1 << DOCTOR_MOSSY_LAWN)
        verbs.append(verb("interrupt", (_MOSSY,), refused("hand", [(others, NO_ANSWER)])))
    if pos.standing[seat]:
        verbs.append(_standing(pos.standing[seat]))
    if closing is not None:
        if closing.verb == "end":
            free = tuple([offer.said for each in verbs for offer in each.offers if offer.gain and not offer.price])
            closing = replace(closing, leaves=free) if free else closing
        verbs.append(closing)
        return verbs, closing.offers[0].move
    return verbs, verbs[0].offers[0].move


# ---- icons


def _icon_verbs(pos: AnkhMorporkPosition, main: Main, seat: int, icon: int) -> tuple[list[Verb], Verb]:
    turn = after_icon(pos, main)
    verbs = [_icon_verb(pos, main, seat, icon, turn)]
    if pos.hands[seat]:
        [(cards, reason)] = unplayable(pos, main, seat)
        verbs.append(_unplayable(cards, reason))
    return verbs, _skip_icon(turn.ends())


@lru_cache(maxsize=20_000)
def _unplayable(cards: int, reason: Reason) -> Verb:
    return reasons_only("play", refused("hand", [(cards, reason)]))


def _icon_verb(pos: AnkhMorporkPosition, main: Main, seat: int, icon: int, turn: Turn) -> Verb:
    moves: Any
    if icon == MINION:
        return _place_verb(pos, seat, turn)
    if icon == SCROLL:
        return _text_verb(pos, main, seat)
    if icon == BUILDING:
        moves = legal_builds(pos, seat)
        if moves:
            return build_verb(pos, seat, moves, unbuildable(pos, seat), turn)
        return _idle("build", refused("area", unbuildable(pos, seat)))
    if icon == KILL:
        return _kill_verb(pos, seat, turn)
    if icon == CALM:
        moves = CALM_IN[pos.trouble]
        if moves:
            ending = settled(turn)
            finals = [is_final(ending, calms(seat, move)) for move in moves]
            return area_verb(pos, moves, uncalmable(pos), finals)
        return _idle("calm", refused("area", uncalmable(pos)))
    return _money(icon - MONEY[0], turn.ends(_earns(seat, icon - MONEY[0])))


def _place_verb(pos: AnkhMorporkPosition, seat: int, turn: Turn) -> Verb:
    if turn.sure is not None and pos.supply[seat]:
        one, two, three, four, trolls, demons = pos.where
        crowded = one | two | three | four | trolls | demons
        return _place_in_reach(REACH[pos.where[seat]], crowded & ~pos.trouble, not turn.sure)
    moves: Any = legal_places(pos, seat)
    return place_verb(pos, seat, moves, out_of_reach(pos, seat, EVERYWHERE, False, ""), turn)


@lru_cache(maxsize=20_000)
def _place_in_reach(areas: int, stirs: int, final: bool) -> Verb:
    """From the supply, where nothing else matters."""
    offers = [place_offer(area, bool(stirs & BIT[area]), final) for area in AREAS_IN[areas]]
    return verb("place", offers, refused("area", [(EVERYWHERE & ~areas, OUT_OF_REACH)]))


def _idle(name: str, refusals: Any = ()) -> Verb:
    """An icon that cannot be carried out now, while a power might still change that."""
    return Verb(name, say(f"verb-{name}"), (), refusals, why=NOT_NOW, rule=NOT_NOW_RULE)


def _kill_verb(pos: AnkhMorporkPosition, seat: int, turn: Turn) -> Verb:
    moves: Any = legal_kills(pos, seat)
    reasons = unkillable(pos, seat)
    if not moves:
        return _idle("kill", refused("piece", reasons))
    finals = [kill_is_final(pos, turn, OWNER_NUMBERS[move.minion], AREA_NUMBERS[move.area]) for move in moves]
    return minion_verb("kill", seat, moves, reasons, finals)


def _text_verb(pos: AnkhMorporkPosition, main: Main, seat: int) -> Verb:
    card = main.card
    if not can_start(pos, seat, card):
        return _idle("text")
    text, n = text_of(card), CARDS[card].n
    price = n if CARDS[card].text in ("pay_and_assassinate", "pay_and_move_own") and pos.setup.players == 2 else 0
    return _text(card, text.brings(pos, seat, n), text.draws(pos, seat, n), price, text_is_final(pos, seat, card))


@cache
def _text(card: int, brings: int, draws: int, price: int, final: bool) -> Verb:
    offer = Offer(
        "text",
        say("move-text"),
        price={"dollars": price} if price else {},
        gain=({"dollars": brings} if brings else {}) | ({"cards": draws} if draws else {}),
        final=final,
    )
    return Verb("text", say("verb-text"), (offer,))


@cache
def _money(n: int, final: bool) -> Verb:
    said = say("verb-money", n=n)
    return Verb("money", said, (Offer("money", said, gain={"dollars": n}, final=final),))


def _earns(seat: int, n: int) -> Change:
    def change(pos: AnkhMorporkPosition) -> None:
        pos.cash[seat] += n

    return change


@cache
def _skip_icon(final: bool) -> Verb:
    said = say("verb-skip-icon")
    return Verb("skip", said, (Offer("skip", said, final=final),), note=note("no-way-back"), closing=True)


# ---- cards


def _card_verbs(pos: AnkhMorporkPosition, main: Main, seat: int) -> tuple[list[Verb], Verb | None]:
    """ANK-2.4 to ANK-2.6: a card has to be played, a further one may be; or the turn ends."""
    hand = pos.hands[seat]
    refusals = refused("hand", unplayable(pos, main, seat)) if hand else ()
    if not main.plays:
        verbs = [reasons_only("play", refusals)] if hand else []
        return verbs, _end(max(0, min(FULL_HAND - len(hand) - len(pos.penalties[seat]), len(pos.deck))))
    offers = tuple(
        [_ASKED_ON[card] or _play(card, play_is_final(pos, main, card)) for card in hand if IS_REGULAR[card]]
    )
    closing = None
    if main.played:
        closing = _skip_play(Turn(pos, main.card, main.icon, main.plays - 1, main.played).ends())
    elif not offers:
        closing = _pass(Turn(pos, main.card, main.icon, 0, main.played).ends())
    if not offers:
        return [reasons_only("play", refusals)] if hand else [], closing
    return [verb("play", offers, refusals)], closing


@cache
def _play(card: int, final: bool) -> Offer:
    return Offer(f"play {NAMES[card]}", say("move-play", card=CARD[card]), HAND[card], label=CARD[card], final=final)


_ASKED_ON = tuple(_play(card, False) if goes_on_for_sure(card) else None for card in range(len(CARDS)))
"""Cards whose icons always bring a question: that is most of them."""


@cache
def _skip_play(final: bool) -> Verb:
    said = say("verb-skip-play")
    return Verb("skip", said, (Offer("skip", said, final=final),), closing=True)


@cache
def _pass(final: bool) -> Verb:
    said = say("verb-pass")
    return Verb("pass", said, (Offer("pass", said, final=final),), closing=True)


@cache
def _end(draws: int) -> Verb:
    gain = {"cards": draws} if draws else {}
    said = say("move-end")
    offer = Offer("end", said, gain=gain, final=True)
    return Verb("end", said, (offer,), note=note("refill"), closing=True)


# ---- area cards, Doctor Mossy Lawn, standing answers


def _power_verb(pos: AnkhMorporkPosition, seat: int, goes_on: bool) -> Verb:
    """`goes_on`: there is something else to do, also after an income."""
    usable = powers.powers(pos, seat)
    finals = tuple([_power_is_final(pos, seat, area, goes_on) for area in usable])
    facts = (tuple(pos.building), pos.gone, pos.gained, pos.used, pos.where[DEMON])
    found = _POWER_VERBS.get((seat, usable_set := tuple(usable), finals, *facts, cash := min(pos.cash[seat], _DEAREST)))
    if found is None:
        found = _make_power_verb(pos, seat, usable, finals)
        if len(_POWER_VERBS) > _MOST:
            _POWER_VERBS.clear()
        _POWER_VERBS[seat, usable_set, finals, *facts, cash] = found
    return found


_MOST = 20_000
_POWER_VERBS: dict[tuple[Any, ...], Verb] = {}
_DEAREST = max(powers.PRICE.values())
"""With so much cash the price of no power matters."""


def _make_power_verb(pos: AnkhMorporkPosition, seat: int, usable: list[int], finals: tuple[bool, ...]) -> Verb:
    refusals = refused("house", powers.unusable(pos, seat, usable), pos.built)
    if not usable:
        return reasons_only("power", refusals)
    return verb("power", [_power(area, final) for area, final in zip(usable, finals, strict=True)], refusals)


def _power_is_final(pos: AnkhMorporkPosition, seat: int, area: int, goes_on: bool) -> bool:
    """Unreal Estate draws a card; an income may be the last thing in a turn; the others ask."""
    if goes_on or area not in powers.INCOME:
        return area == UNREAL_ESTATE
    main: Any = pos.stack[-2]
    turn = Turn(pos, main.card, main.icon, main.plays, main.played, used=1 << area)
    return turn.ends(_earns(seat, powers.INCOME[area]))


@cache
def _power(area: int, final: bool) -> Offer:
    income, price = powers.INCOME.get(area, 0), powers.PRICE.get(area, 0)
    name = AREA_NAMES[area]
    short = say(f"area-{name}.note", n=price) if price else say(f"area-{name}.note")
    return Offer(
        f"power {name}",
        say("offer-power", area=AREA[area], text=say(f"area-{name}.power")),
        HOUSE[area],
        label=AREA[area],
        price={"dollars": price} if price else {},
        gain={"dollars": income} if income else {"cards": 1} if area == UNREAL_ESTATE else {},
        final=final,
        note=note("gain", income) if income else short,
    )


_MOSSY = Offer(
    f"interrupt {NAMES[DOCTOR_MOSSY_LAWN]}",
    say("move-interrupt", card=CARD[DOCTOR_MOSSY_LAWN]),
    HAND[DOCTOR_MOSSY_LAWN],
    label=CARD[DOCTOR_MOSSY_LAWN],
    final=True,
)


@cache
def _standing(below: int) -> Verb:
    said = say("offer-standing", n=below - 1)
    return Verb("standing", say("verb-standing"), (Offer("standing 0", said),))
