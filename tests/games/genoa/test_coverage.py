"""What games reach: tables of buildings, tiles, decks, offers, pledges, shortages and ends; an empty cell fails.

`pytest -s tests/games/genoa/test_coverage.py` prints the tables. Most comes from random games of all sizes, boards and
both forms of the negotiation; what random play hardly meets (an empty supply, long runs of contracts) from random games
that begin at a table where it is near.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tetrapolis.core.driving import next_actor
from tetrapolis.core.types import CLOCK
from tetrapolis.games.genoa.prompt.story import EVENTS
from tetrapolis.games.genoa.rules.bundle import read
from tetrapolis.games.genoa.rules.cards import BUILDINGS, CARD, CARDS, COMMODITIES, DECKS, LARGE, TILES, VILLAS
from tetrapolis.games.genoa.rules.floor import default_close
from tetrapolis.games.genoa.rules.frames import HOUSE, Deciding, Floor, Live, Terms, Window
from tetrapolis.games.genoa.rules.messages import deliverable
from tetrapolis.games.genoa.rules.moves import Accept, Act, Claim, Fetch, Lapse, Offer, SelfUse, Trade
from tetrapolis.games.genoa.rules.moves import Counter as CounterOffer
from tetrapolis.games.genoa.rules.position import GenoaPosition

GAME = tp.game("genoa")
GAMES = 14
"""For each table."""
BY_HAND = {"auto_deliver": False, "move_only": True, "joint_street": True, "money": "personal"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, {"board": board}) for players in (2, 3, 4, 5) for board in ("main", "alt")),
    *((players, {"negotiation": "live", "board": ("main", "alt")[players % 2]}) for players in (2, 3, 4, 5)),
    (4, BY_HAND),
    (3, {**BY_HAND, "board": "alt"}),
    (4, {**BY_HAND, "negotiation": "live"}),
    (3, {"pledge_check": False}),
    (5, {"pledge_check": False, "negotiation": "live"}),
]
CONTENTS = ("ducats", "commodity", "tile", "marker", "card")
FATES = ("accepted", "refused", "withdrawn", "countered", "changed", "forced")
PLEDGES = ("commodity", "tile", "marker", "card", "order money", "bonus tile")
SHORTAGES = ("commodity", "tile", "marker", "card", "bonus tile")
ENDS = ("market start before the last round", "market start in the last round", "market chosen with the tile")


def contents(bundle: str) -> list[str]:
    """The kinds of things in a bundle."""
    things = read(bundle)
    held = (things.ducats, things.goods, things.tiles, things.markers, things.cards or things.decks)
    return [name for name, part in zip(CONTENTS, held, strict=True) if part]


class Found:
    """What the games showed so far."""

    def __init__(self) -> None:
        self.actions: Counter[tuple[str, str]] = Counter()
        self.tiles: Counter[str] = Counter()
        self.decks: Counter[tuple[str, str]] = Counter()
        self.offers: Counter[tuple[str, str]] = Counter()
        self.void: Counter[str] = Counter()
        self.pledges: Counter[tuple[str, str]] = Counter()
        self.short: Counter[str] = Counter()
        self.runs: Counter[int] = Counter()
        self.claims: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.moves: Counter[str] = Counter()

    def play(self, pos: GenoaPosition, seed: str) -> None:
        """A random game from here to its end; what is seldom is tried more often."""
        rng = Random(seed)
        self.events.update(event.id for event in pos.log)
        while pos.outcome is None:
            seat = next_actor(pos, rng)
            move = lively(pos, seat, rng)
            self.moves[move.tag] += 1
            if seat != CLOCK:
                self.kinds[next(decision.kind for decision in pos.pending if decision.seat == seat)] += 1
            self.watch_move(pos, move)
            before = pos.copy()
            for event in pos.play(seat, move):
                self.events[event.id] += 1
                self.watch_event(before, pos, event.id.removeprefix("genoa-"), event.args)

    # ---- moves

    def watch_move(self, pos: GenoaPosition, move: tp.Move) -> None:
        top = pos.stack[-1]
        if isinstance(top, Deciding | Live):
            floor = pos.stack[0]
            assert isinstance(floor, Floor)
            self.watch_floor(pos, floor, move)
        elif isinstance(top, Window) and isinstance(move, Trade | Fetch | Act):
            when = "after MAIN" if top.main else "before MAIN"
            self.tiles[f"{move.tag} {when}"] += 1
            gained = {"trade": "trade_1_1", "fetch": "any_commodity", "act": "building_action"}[move.tag]
            if TILES.index(gained) in top.tiles:
                self.tiles[f"{move.tag} gained in the same window"] += 1
        elif isinstance(move, Claim):
            ways = [text.partition(":")[0] if ":" in text else "place" for text in (move.one, move.two) if text]
            self.claims.update(ways)
            self.claims["two buildings"] += len(ways) == 2

    def watch_floor(self, pos: GenoaPosition, floor: Floor, move: tp.Move) -> None:
        """What becomes of the offers that stand."""
        if isinstance(move, Accept):
            forced = floor.about == HOUSE and not pos.can_act(floor.seat)
            for terms in floor.offers:
                fate = "accepted" if terms.version == move.version else "refused"
                self.fate(terms, "forced" if fate == "accepted" and forced and terms.take == "-" else fate)
                if fate == "accepted" and forced:
                    self.fate(terms, "accepted")
        elif move.tag in ("use", "lapse", "go", "stop"):
            for terms in floor.offers:
                self.fate(terms, "refused")
        elif move.tag == "counter":
            for terms in floor.offers:
                if terms.by == getattr(move, "seat", None):
                    self.fate(terms, "countered")
        if isinstance(move, SelfUse) and default_close(pos, floor) != Lapse():
            self.ends["SELF_USE instead of a qualifying offer"] += 1

    def fate(self, terms: Terms, fate: str) -> None:
        for name in contents(terms.give):
            self.offers[name, fate] += 1

    # ---- events

    def watch_event(self, before: GenoaPosition, pos: GenoaPosition, event: str, args: dict[str, Any]) -> None:
        watch = getattr(self, f"on_{event.replace('-', '_')}", None)
        if watch is not None:
            watch(before, pos, args)

    def on_acts(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        how = "self" if args["seat"] == before.trader else "bought"
        self.actions[args["building"], how] += 1
        if args["extra"]:
            self.tiles[f"extra action, {'trader' if how == 'self' else 'another player'}"] += 1

    def on_main(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        building = BUILDINGS.index(args["building"])
        if args["by_tile"]:
            self.actions[args["building"], "tile"] += 1
        got = read(args["got"])
        full = {"warehouse": 2, "tile": 1, "marker": 2, "guild_hall": 1, "villa": 1, "draw": 2}
        group = (
            "villa"
            if building in VILLAS
            else {"cathedral": "marker", "guild_hall": "guild_hall", "city_hall": "draw", "post_office": "draw"}.get(
                args["building"],
                "warehouse" if args["building"] in ("drinks", "metals", "fabric", "spices") else "tile",
            )
        )
        if got.things < full[group]:
            kind = {"warehouse": "commodity", "tile": "tile", "marker": "marker"}.get(group, "card")
            self.short[kind] += 1
        for deck, count in got.decks:
            self.decks[DECKS[deck], "drawn"] += count

    def on_starts(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        self.tiles["start space"] += 1
        self.ends["market chosen with the tile"] += args["space"] == "market"

    def on_rolls(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        if args["space"] == "market":
            last = before.spaces_left == 1
            self.ends[f"market start {'in' if last else 'before'} the last round"] += 1

    def on_traded(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        for way, item in (("back", args["item"]), ("taken", args["wanted"])):
            kind = (
                "commodity"
                if item in COMMODITIES
                else "tile"
                if item in TILES
                else "marker"
                if item == "marker"
                else "card"
            )
            self.tiles[f"trade: {kind} {way}"] += 1
        if args["wanted"] in DECKS:
            self.decks[args["wanted"], "drawn"] += 1
        if args["item"] in CARD:
            self.decks[DECKS[_deck(args["item"])], "put back"] += 1

    def on_fetches(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        self.tiles[f"any commodity: {args['commodity']}"] += 1

    def on_reshuffled(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        self.decks[args["deck"], "shuffled"] += 1

    def on_withdraws(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        floor = before.stack[0]
        if isinstance(floor, Floor):
            for terms in floor.offers:
                if terms.by == args["seat"] and before.space_name(terms.space) == args["space"]:
                    self.fate(terms, "withdrawn")

    def on_offer_changed(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        for name in contents(args["give"]):
            self.offers[name, "changed"] += 1

    def on_offer_void(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        self.void["offer"] += 1

    def on_own_offer_void(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        self.void["sealed offer"] += 1

    def on_counter_void(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        self.void["counter"] += 1

    def on_pledge_paid(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        self.pledged(args["pledge"], before.tower, "kept")

    def on_pledge_fails(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        self.pledged(args["pledge"], before.tower, "failed")

    def pledged(self, pledge: str, building: int, fate: str) -> None:
        for name in contents(pledge):
            kind = (
                "order money" if name == "ducats" else "bonus tile" if name == "tile" and building in VILLAS else name
            )
            self.pledges[kind, fate] += 1

    def on_ships(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        self.decks["large_order", "played"] += 1
        self.short["bonus tile"] += not any(before.tile_supply)

    def on_fills(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        self.decks["small_order", "played"] += 1

    def on_delivers(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        self.decks["message", "played"] += 1

    def on_final(self, before: GenoaPosition, pos: GenoaPosition, args: dict[str, Any]) -> None:
        ring = pos.board.ring
        held = [building in {_building(card) for card in args["cards"]} for building in ring]
        if not all(held):
            start = held.index(False)
            text = "".join("x" if held[(start + step) % len(ring)] else " " for step in range(len(ring)))
            self.runs.update(len(run) for run in text.split())


def _deck(card: str) -> int:
    return {"c": 0, "m": 1, "s": 2, "l": 3}[card[0]]


def _building(card: str) -> int:
    return CARDS[CARD[card]].buildings[0]


def lively(pos: GenoaPosition, seat: int, rng: Random) -> tp.Move:
    """A random move; tiles, claims, withdrawals and deliveries more often, and sometimes a setting."""
    legal = pos.legal(seat)
    offered = special_offer(pos, seat, rng)
    if offered is not None and offered in legal:
        return offered
    moves = list(legal.listed)
    seldom = [
        m for m in moves if m.tag in ("act", "trade", "fetch", "ship", "fill", "claim", "withdraw", "deliver", "start")
    ]
    if seldom and rng.random() < 0.5:
        return rng.choice(seldom)
    aside = getattr(legal, "aside", ())
    if aside and rng.random() < 0.01:
        setting: tp.Move = rng.choice(list(aside))
        return setting
    return legal.sample(rng)


def special_offer(pos: GenoaPosition, seat: int, rng: Random) -> tp.Move | None:
    """Offers that random play seldom makes: a message that could be delivered, markers, a bonus tile pledged."""
    floor = pos.stack[0]
    if seat == CLOCK or not isinstance(floor, Floor) or rng.random() < 0.6:
        return None
    here, cards = pos.space_name(pos.tower), deliverable(pos, seat)
    if cards and seat == pos.trader:
        return CounterOffer(rng.choice(pos.clockwise(seat)), here, "5d", CARDS[cards[0]].id)
    if cards:
        return Offer(here, CARDS[cards[0]].id)
    space = rng.choice(floor.targets)
    if pos.markers[seat] and rng.random() < 0.3:
        return Offer(pos.space_name(space), "marker" if rng.random() < 0.5 else "5d+marker")
    if BUILDINGS[space : space + 1] == ("cathedral",):
        return Offer("cathedral", "5d", pledge="2marker")
    if space in VILLAS and pos.hand(seat, LARGE):
        return Offer(pos.space_name(space), "5d", pledge=rng.choice(TILES))
    return None


def rare_tables() -> list[Table]:
    """Where random play seldom comes: short supplies, many contracts, cards in offers that are delivered meanwhile."""
    short: dict[str, int] = dict.fromkeys(COMMODITIES, 0)
    no_tiles: dict[str, int] = dict.fromkeys(TILES, 0)
    runs = {
        ANNA: "c01 c02 c03 c04 c05 c06",
        BELA: "c08",
        CILI: "c10 c11",
        DANI: "c13",
    }
    other_runs = {ANNA: "c01 c02 c03 c04 c05", BELA: "c07 c08 c09", CILI: "c11 c12 c13 c14"}
    tables = [given(spaces_left=1, supply=short, auto=True), given(spaces_left=2, tile_supply=no_tiles, auto=True)]
    tables += [given(spaces_left=1, hands=hands, auto=True) for hands in (runs, other_runs)]
    tables += [given(spaces_left=2, decks={deck: ""}, auto=True) for deck in DECKS]
    tables += [given(spaces_left=2, markers=dict.fromkeys(range(4), held), auto=True) for held in (6, 7)]
    large = " ".join(f"l{number:02}" for number in range(2, 17))
    tables += [given("market", stand="road", decks={"large_order": "l01"}, face_up={"large_order": large}, auto=True)]
    tables.append(
        given(
            "harbor monetti",
            stand="house",
            tile_supply=no_tiles,
            goods={ANNA: "silver silk saffron"},
            hands={ANNA: "l05"},
            spaces_left=1,
        )
    )
    tables += [given(supply=short, spaces_left=2, pledge_check=False, auto=True)]
    tables += [given(markers=dict.fromkeys(range(4), held), spaces_left=2, pledge_check=False) for held in (3, 7)]
    tables += [given("market", stand="road", markers=dict.fromkeys(range(4), 7), spaces_left=1, pledge_check=False)]
    villas = {"colini": ANNA, "monetti": BELA, "ricci": CILI, "zasteri": DANI}
    acts = dict.fromkeys(range(4), "building_action")
    orders = {ANNA: "l01", BELA: "l07", CILI: "l10", DANI: "l16"}
    goods = {
        ANNA: "silver linen pepper",
        BELA: "wine copper pepper",
        CILI: "wine linen saffron",
        DANI: "ale silver linen",
    }
    tables += [
        given(board="alt", owners=villas, tiles=acts, hands=orders, goods=goods, spaces_left=1) for _ in range(3)
    ]
    orders = {BELA: "l01", CILI: "l02", DANI: "l03"}
    goods = {BELA: "silver linen pepper", CILI: "ale linen pepper", DANI: "ale copper saffron"}
    tables += [given("park", stand="road", hands=orders, goods=goods, spaces_left=1) for _ in range(4)]
    messages = {ANNA: "m05", BELA: "m12", CILI: "m01", DANI: "m03"}
    way = "palace harbor monetti drinks inn"
    for how in ("orderly", "live"):
        tables += [given(way, stand="house", hands=messages, spaces_left=1, negotiation=how) for _ in range(3)]
    return tables


@cache
def found() -> Found:
    """All games of the sample, played once."""
    result = Found()
    for players, options in TABLES:
        for number in range(GAMES):
            seed = f"coverage {players} {options} {number}"
            pos = GAME.new(players, seed, options)
            assert isinstance(pos, GenoaPosition)
            result.play(pos, seed)
    for number, table in enumerate(rare_tables()):
        for again in range(12):
            result.play(table.pos.copy(), f"rare {number} {again}")
    return result


def show(title: str, rows: list[tuple[object, ...]]) -> None:
    print(f"\n{title}")
    for first, *rest in rows:
        print(f"  {first!s:45}", *rest)


def test_every_building_is_used_by_the_trader_by_buyers_and_by_tile() -> None:
    ways = ("self", "bought", "tile")
    show("buildings", [(name, *(found().actions[name, how] for how in ways)) for name in BUILDINGS])
    for name in BUILDINGS:
        for how in ways:
            possible = name != "palace" or how != "tile"  # GEN-9.17
            assert (found().actions[name, how] > 0) == possible, (name, how)


def test_every_tile_is_used_in_every_window() -> None:
    rows = [
        "start space",
        *(f"{tag} {when} MAIN" for tag in ("trade", "fetch", "act") for when in ("before", "after")),
        *(f"{tag} gained in the same window" for tag in ("trade", "fetch", "act")),
        *(f"trade: {kind} {way}" for kind in ("commodity", "tile", "marker", "card") for way in ("back", "taken")),
        *(f"any commodity: {name}" for name in COMMODITIES),
        "extra action, trader",
        "extra action, another player",
    ]
    show("tiles", [(row, found().tiles[row]) for row in rows])
    assert [row for row in rows if not found().tiles[row]] == []


def test_every_deck_is_drawn_from_played_and_shuffled_again() -> None:
    ways = ("drawn", "played", "put back", "shuffled")
    show("decks", [(deck, *(found().decks[deck, way] for way in ways)) for deck in DECKS])
    for deck in DECKS:
        for way in ways:
            possible = (deck, way) != ("contract", "played")  # contracts are only shown at the end (GEN-8.17)
            assert (found().decks[deck, way] > 0) == possible, (deck, way)


def test_offers_of_every_content_meet_every_fate() -> None:
    show("offers", [(name, *(f"{fate} {found().offers[name, fate]}" for fate in FATES)) for name in CONTENTS])
    assert [(name, fate) for name in CONTENTS for fate in FATES if not found().offers[name, fate]] == []
    show("void by a delivery", list(found().void.items()))
    assert set(found().void) == {"offer", "sealed offer", "counter"}


def test_every_pledge_is_kept_and_can_fail() -> None:
    show(
        "pledges",
        [(kind, *(f"{fate} {found().pledges[kind, fate]}" for fate in ("kept", "failed"))) for kind in PLEDGES],
    )
    assert [(kind, fate) for kind in PLEDGES for fate in ("kept", "failed") if not found().pledges[kind, fate]] == []


def test_every_shortage_is_met() -> None:
    show("shortages", [(kind, found().short[kind]) for kind in SHORTAGES])
    assert [kind for kind in SHORTAGES if not found().short[kind]] == []


def test_contract_runs_of_one_to_six_are_paid() -> None:
    show("runs", sorted(found().runs.items()))
    assert set(range(1, 7)) <= set(found().runs)


def test_every_way_to_acquire_is_used() -> None:
    show("acquiring", list(found().claims.items()))
    assert set(found().claims) == {"place", "oust", "seize", "two buildings"}


def test_market_starts_come_in_and_before_the_last_round() -> None:
    rows = [*ENDS, "SELF_USE instead of a qualifying offer"]
    show("moments", [(row, found().ends[row]) for row in rows])
    assert [row for row in rows if not found().ends[row]] == []


def test_every_kind_of_question_and_every_move_comes_up() -> None:
    kinds = {step.kind for step in GAME.steps.values() if step.run is None}
    assert set(found().kinds) == kinds
    instructions = {"preset", "watch", "quiet", "drop"}  # given by people, see tests/rules/genoa
    tags = {kind.__struct_config__.tag for kind in tp.game("genoa").move_type.__args__}
    assert set(found().moves) == tags - instructions
    assert Offer.__struct_config__.tag in found().moves


def test_every_event_comes_up() -> None:
    told = ("own-quiet", "own-quiet-over", "own-passed")  # by people, as the instructions they tell of
    assert set(EVENTS) - set(found().events) == {f"genoa-{key}" for key in told}
