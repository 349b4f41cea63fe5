"""What can be done in an action (5, 7, 8, 9) and when buildings are acquired (10), as verbs; and why not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.prompt import Offer, Refused, Verb
from tetrapolis.core.said import Ref, Said
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.prompt.afterwards import (
    ends_for_good,
    goes_on_after_claims,
    goes_on_after_window,
    is_all,
    picks_again,
)
from tetrapolis.games.genoa.prompt.composing import NAMES, ORDERS, hand_of, label, own_ref
from tetrapolis.games.genoa.prompt.reasons import refused, why
from tetrapolis.games.genoa.prompt.story import MARKER
from tetrapolis.games.genoa.prompt.verbs import HAND_REFS, SPACE_REFS, elsewhere, idle, kept, note_of, offered, verb
from tetrapolis.games.genoa.rules import actions
from tetrapolis.games.genoa.rules.acquiring import claim_fault, cost
from tetrapolis.games.genoa.rules.board import FIRST_STREET
from tetrapolis.games.genoa.rules.bundle import NOTHING, write
from tetrapolis.games.genoa.rules.cards import (
    ANY_COMMODITY,
    BUILDING,
    BUILDING_ACTION,
    BUILDINGS,
    CARD,
    CARDS,
    COMMODITIES,
    DECKS,
    LARGE_PAY,
    SMALL_PAY,
    TILES,
    TRADE,
    VILLAS,
)
from tetrapolis.games.genoa.rules.deals import pick_fault
from tetrapolis.games.genoa.rules.frames import Acquiring, Choosing, Picking, Shipping, Trading, Window
from tetrapolis.games.genoa.rules.moves import END, MAIN, Act, Claim, Fetch, Fill, Get, Pick, Ship, Trade
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, GenoaPosition

TILE_REFS = tuple(f"tile:{tile}" for tile in TILES)
GOOD_REFS = tuple(f"good:{good}" for good in COMMODITIES)
_VERBS: dict[Any, Verb] = {}
_ORDERS: dict[Any, list[Verb]] = {}


def kinds_of(pos: GenoaPosition, seat: int) -> tuple[int, ...]:
    """The kinds of tiles a player has."""
    return tuple([tile for tile in range(KINDS) if pos.tiles[KINDS * seat + tile]])


# ---- the window


def window_verbs(pos: GenoaPosition, window: Window, seat: int, listed: Sequence[Move]) -> list[Verb]:
    """MAIN, one order, tiles, and END (GEN-5.10)."""
    by_kind: dict[type, list[Any]] = {}
    for move in listed:
        by_kind.setdefault(type(move), []).append(move)
    hand, tiles = hand_of(pos, seat), kinds_of(pos, seat)
    found = main_verb(pos, window, window.building, seat, MAIN in listed) if not window.main else []
    found += order_verbs(pos, window, window.building, seat, by_kind, hand)
    if ANY_COMMODITY in tiles:
        found.append(_fetch_verb(pos, window, tuple(by_kind.get(Fetch, ())), tiles))
    if TRADE in tiles:
        found.append(_trade_verb(pos, window, seat, tuple(by_kind.get(Trade, ())), tiles, hand))
    if BUILDING_ACTION in tiles:
        found.append(_act_verb(pos, window, seat, tuple(by_kind.get(Act, ())), tiles))
    return [*found, _end_verb(pos, window, seat, END in listed, tiles)]


def main_verb(pos: GenoaPosition, window: Window, building: int, seat: int, may: bool) -> list[Verb]:
    """The effect of the building: said with what it brings."""
    got = actions.brings(pos, seat, building)
    alone = may and is_all(pos, seat, building, window)
    ends = alone and ends_for_good(pos, seat, building, window)
    key = ("main", building, may, got, "" if may else window.pledge, alone, ends)
    return [kept(_VERBS, key, lambda: _main_verb(pos, window, building, seat, may, alone, ends))]


def _main_verb(
    pos: GenoaPosition, window: Window, building: int, seat: int, may: bool, alone: bool, ends: bool
) -> Verb:
    """`alone`: there is nothing else to do, so the action is finished with it; `ends`: and that for good."""
    name, villa = BUILDINGS[building], building in VILLAS
    word = f"{'contract' if villa else 'main'}{'-end' if alone else ''}"
    if not may:
        return idle("main", actions.pledge_binds(window), word)
    got = actions.brings(pos, seat, building)
    args = {"building": f"building:{name}", "text": Said(f"genoa-building-{name}.text")}
    said = Said(f"genoa-choice-{word}", args)
    offer = offered(
        MAIN, SPACE_REFS[building], said=said, final=bool(got.decks), gain=write(got), after="end" if alone else ""
    )
    note = Said("genoa-note-main-for-good" if ends else "genoa-note-main", {"building": f"building:{name}"})
    return verb("main", [offer], word, at_once=True, note=note, refused=elsewhere("genoa-error-still-acting"))


def order_verbs(
    pos: GenoaPosition, window: Window, building: int, seat: int, by_kind: dict[type, list[Any]], hand: tuple[int, ...]
) -> list[Verb]:
    """Orders that can be completed here, and why other cards cannot (GEN-8.4, GEN-8.7)."""
    ships, fills = tuple(by_kind.get(Ship, ())), tuple(by_kind.get(Fill, ()))
    if not hand:
        return []
    # all others are refused whatever goods there are, and in whichever building
    here = tuple([card for card in hand if card in ORDERS[building]])
    goods = tuple(pos.goods[GOODS * seat : GOODS * seat + GOODS]) if here else ()
    done = window.main and building == window.building
    key = ("order", ships, fills, hand, here, goods, done, window.ordered, window.pledge)
    return kept(_ORDERS, key, lambda: _order_verbs(pos, window, building, seat, ships, fills, hand))


def _order_verbs(
    pos: GenoaPosition,
    window: Window,
    building: int,
    seat: int,
    ships: tuple[Ship, ...],
    fills: tuple[Fill, ...],
    hand: tuple[int, ...],
) -> list[Verb]:
    found = []
    for name, moves in (("ship", ships), ("fill", fills)):
        if not moves and (name == "ship" or ships):
            continue  # what cannot be done at all is told once
        offers = [_order(move) for move in moves]
        mine = {offer.aim for offer in offers}
        groups: dict[str, list[Ref]] = {}
        for card in hand:
            if HAND_REFS[card] not in mine:
                fault = actions.no_order(pos, window, seat, card, building)
                groups.setdefault(fault.id if fault else "", []).append(HAND_REFS[card])
        others = tuple([Refused(tuple(refs), *_order_why(fault, window.pledge)) for fault, refs in groups.items()])
        found.append(verb(name, offers, refused=others, aside=not offers))
    return found


@cache
def _order(move: Ship | Fill) -> Offer:
    """An order that can be completed: its goods for its pay."""
    pay = LARGE_PAY if isinstance(move, Ship) else SMALL_PAY
    goods = "+".join(COMMODITIES[good] for good in CARDS[CARD[move.card]].goods)
    label, note = f"card:{move.card}", note_of(move.tag, pay)
    return offered(move, f"hand:{move.card}", label=label, note=note, price=goods, gain=f"{pay}d")


@lru_cache(maxsize=256)
def _order_why(fault: str, pledge: str) -> tuple[Said, str]:
    """The reason in words; without a fault the pledge is in the way."""
    return why(IllegalMove(fault) if fault else IllegalMove("genoa-error-pledge-binds", pledge=pledge))


# ---- tiles


def _other_tiles(pos: GenoaPosition, seat: int, tile: int, tiles: tuple[int, ...]) -> list[tuple[Ref, IllegalMove]]:
    """Why other tiles are not meant."""
    return [
        (TILE_REFS[other], actions.tile_fault(pos, seat, other) or IllegalMove("genoa-error-other-tile"))
        for other in tiles
        if other != tile
    ]


def _tile_verb(
    pos: GenoaPosition,
    window: Window,
    tile: int,
    tiles: tuple[int, ...],
    offers: list[Offer],
    others: tuple[Refused, ...],
    **more: Any,
) -> Verb:
    """A tile that works in a window: taken up, then aimed at something (GEN-9.8)."""
    name = {ANY_COMMODITY: "fetch", TRADE: "trade", BUILDING_ACTION: "act"}[tile]
    if not offers:
        fault = actions.pledge_binds(window) or IllegalMove("genoa-error-supply-empty")
        if tile == BUILDING_ACTION and window.pledge == NOTHING:
            fault = IllegalMove("genoa-error-not-owner")
        aims = [(TILE_REFS[tile], fault), *_other_tiles(pos, window.seat, tile, tiles)]
        return idle(name, fault, refused=refused(aims))
    aims = _other_tiles(pos, window.seat, tile, tiles)
    return verb(name, offers, ask=Said(f"genoa-aim-{name}"), refused=(*refused(aims), *others), **more)


def _fetch_verb(pos: GenoaPosition, window: Window, moves: tuple[Fetch, ...], tiles: tuple[int, ...]) -> Verb:
    key = ("fetch", moves, tiles, window.pledge, tuple([not n for n in pos.supply]))

    def make() -> Verb:
        offers = [_fetch(move) for move in moves]
        mine = {offer.then for offer in offers}
        others = [(GOOD_REFS[g], actions.fetch_fault(pos, window, g)) for g in range(GOODS) if GOOD_REFS[g] not in mine]
        return _tile_verb(pos, window, ANY_COMMODITY, tiles, offers, refused(others, second=True))

    return kept(_VERBS, key, make)


@cache
def _fetch(move: Fetch) -> Offer:
    good, tile = move.commodity, ANY_COMMODITY
    label = f"commodity:{good}"
    return offered(move, TILE_REFS[tile], f"good:{good}", then_label=label, price=TILES[tile], gain=good)


def _trade_verb(
    pos: GenoaPosition,
    window: Window,
    seat: int,
    moves: tuple[Trade, ...],
    tiles: tuple[int, ...],
    hand: tuple[int, ...],
) -> Verb:
    goods = tuple([bool(n) for n in pos.goods[GOODS * seat : GOODS * seat + GOODS]])
    two = pos.tiles[KINDS * seat + TRADE] > 1
    key = ("trade", moves, tiles, hand, window.pledge, goods, bool(pos.markers[seat]), two)

    def make() -> Verb:
        offers = [_trade(move) for move in moves]
        mine = {offer.then for offer in offers}
        items = [*COMMODITIES, *(TILES[kind] for kind in tiles), MARKER, *(CARDS[card].id for card in hand)]
        others = [
            (own_ref(item), actions.trade_fault(pos, window, seat, item)) for item in items if own_ref(item) not in mine
        ]
        return _tile_verb(pos, window, TRADE, tiles, offers, refused(others, second=True))

    return kept(_VERBS, key, make)


@cache
def _trade(move: Trade) -> Offer:
    tile, item = TILES[TRADE], move.item
    price = tile if item == tile else f"{tile}+{item}"
    return offered(move, TILE_REFS[TRADE], own_ref(item), then_label=label(item), price=price)


def _act_verb(pos: GenoaPosition, window: Window, seat: int, moves: tuple[Act, ...], tiles: tuple[int, ...]) -> Verb:
    final = tuple([_act_draws(pos, window, seat, BUILDING[move.building]) for move in moves])
    mine = tuple([owner == seat for owner in pos.owner])
    key = ("act", moves, tiles, window.pledge, final, mine)

    def make() -> Verb:
        offers = [_by_tile(move, draws) for move, draws in zip(moves, final, strict=True)]
        chosen = {offer.then for offer in offers}
        spaces = [space for space in range(len(NAMES)) if SPACE_REFS[space] not in chosen]
        faults = [(SPACE_REFS[space], actions.act_fault(pos, window, seat, space)) for space in spaces]
        return _tile_verb(pos, window, BUILDING_ACTION, tiles, offers, refused(faults, second=True, others="space"))

    return kept(_VERBS, key, make)


@cache
def _by_tile(move: Act, final: bool) -> Offer:
    name, tile = move.building, BUILDING_ACTION
    label = f"building:{name}"
    return offered(move, TILE_REFS[tile], f"space:{name}", then_label=label, price=TILES[tile], final=final)


def _act_draws(pos: GenoaPosition, window: Window, seat: int, building: int) -> bool:
    """Whether a Building action tile draws cards at once there."""
    return bool(actions.brings(pos, seat, building).decks) and not actions.may_ship(pos, window, building)


def _end_verb(pos: GenoaPosition, window: Window, seat: int, may: bool, tiles: tuple[int, ...]) -> Verb:
    """END, or why not yet; and what of one's things is for another moment."""
    final = may and not goes_on_after_window(pos, window)
    key = ("end", may, final, tiles, "" if may else window.pledge)

    def make() -> Verb:
        aims = [(TILE_REFS[tile], actions.tile_fault(pos, seat, tile)) for tile in tiles]
        if may:
            return verb("end", [offered(END, final=final)], closing=True, refused=refused(aims))
        return idle("end", actions.end_fault(window), closing=True, refused=refused(aims))

    return kept(_VERBS, key, make)


# ---- what follows


def villa_verbs(pos: GenoaPosition, frame: Choosing, seat: int, listed: Sequence[Move]) -> list[Verb]:
    """A Building action tile on an own villa: contract or delivery (GEN-9.18)."""
    window = actions.window_of(pos)
    ships = [move for move in listed if type(move) is Ship]
    found = main_verb(pos, window, frame.building, seat, MAIN in listed)
    orders = order_verbs(pos, window, frame.building, seat, {Ship: ships}, hand_of(pos, seat))
    return found + [one for one in orders if one.verb == "ship" or not ships]


def get_verb(pos: GenoaPosition, frame: Trading | Shipping, seat: int, listed: Sequence[Move]) -> Verb:
    """What can be taken from the supply: in an exchange (GEN-9.11), or as a bonus (GEN-8.6)."""
    moves = tuple([move for move in listed if isinstance(move, Get)])
    there = tuple([move.item for move in moves])
    given = frame.item if isinstance(frame, Trading) else "bonus"
    left = tuple(actions.gets(pos, seat, ""))
    key = ("get", there, given, left, actions.window_of(pos).pledge)

    def make() -> Verb:
        offers = [_get(move) for move in moves]
        others = [(f"supply:{i}", actions.get_fault(pos, frame, seat, i)) for i in actions.GETS if i not in there]
        return verb("get", offers, refused=refused(others))

    return kept(_VERBS, key, make)


@cache
def _get(move: Get) -> Offer:
    deck = move.item in DECKS
    things = {"item": Said(f"genoa-item-{move.item}", {"n": 1})}
    said = Said("genoa-choice-draw" if deck else "genoa-choice-get", things)
    return offered(move, f"supply:{move.item}", said=said, label=label(move.item), final=deck, gain=move.item)


def pick_verb(pos: GenoaPosition, frame: Picking, seat: int, listed: Sequence[Move]) -> Verb:
    """A card to hand over that was asked for by its deck (GEN-6.19)."""
    hand, final = hand_of(pos, seat), not picks_again(pos, frame)
    key = ("pick", frame.cards, frame.deck, hand, final)

    def make() -> Verb:
        offers = [
            offered(
                move,
                f"hand:{move.card}",
                label=f"card:{move.card}",
                note=note_of("pick"),
                price=move.card,
                final=final,
            )
            for move in listed
            if isinstance(move, Pick)
        ]
        others = [(HAND_REFS[card], pick_fault(frame, card)) for card in hand]
        return verb("pick", offers, refused=refused(others))

    return kept(_VERBS, key, make)


# ---- buildings


def claim_verb(pos: GenoaPosition, frame: Acquiring, seat: int, listed: Sequence[Move]) -> Verb:
    """Streets with a disc, and what can be done beside them (GEN-10.3 to 10.9)."""
    moves = tuple([move for move in listed if isinstance(move, Claim)])
    mine = tuple([owner == seat for owner in pos.owner])
    finals = tuple([not on for on in goes_on_after_claims(pos, frame, moves)])
    discs = tuple([bool(n) for n in pos.discs])
    key = ("claim", moves, finals, pos.setup.options.board, discs, mine, pos.markers[seat])

    def make() -> Verb:
        offers = [_claim(move, final) for move, final in zip(moves, finals, strict=True)]
        streets = {offer.aim for offer in offers}
        faults: dict[Any, IllegalMove | None] = {}
        others = []
        for space, ref in enumerate(SPACE_REFS):
            if ref not in streets:
                alike = "building" if space < FIRST_STREET else space if discs[space] else "street without a disc"
                if alike not in faults:
                    faults[alike] = claim_fault(pos, seat, space)
                others.append((ref, faults[alike]))
        return verb(
            "claim",
            offers,
            aside=True,
            note=note_of("markers", pos.markers[seat]),
            ask=Said("genoa-aim-claim"),
            refused=refused(others, others="space"),
        )

    return kept(_VERBS, key, make)


@lru_cache(maxsize=4096)
def _claim(move: Claim, final: bool) -> Offer:
    return offered(move, f"space:{move.street}", final=final, price=_markers(move))


def _markers(move: Claim) -> str:
    """What a claim costs (GEN-10.5, GEN-10.7, GEN-10.8)."""
    texts = [text for text in (move.one, move.two) if text]
    markers = sum(cost(text) for text in texts)
    return MARKER if markers == 1 else f"{markers}{MARKER}"
