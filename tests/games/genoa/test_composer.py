"""What is put together from a composer's parts is legal or refused with a reason; what is legal can be put together."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.genoa.test_prompt import TABLES
from tests.genoa import ANNA, BELA, CILI, GAME, Table, given
from tests.marks import rule
from tetrapolis.core.errors import MalformedMove
from tetrapolis.core.prompt import Composer, Item, Part
from tetrapolis.core.said import Said
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.prompt.story import counted
from tetrapolis.games.genoa.rules.moves import Call, Note, Offer
from tetrapolis.games.genoa.rules.moves import Counter as CounterMove
from tetrapolis.locales import has
from tetrapolis.testing.prompts import decisions

NOTHING = "-"


# ---- putting together


def goes(item: Item, chosen: dict[str, str]) -> bool:
    """Whether an item is there with what the other parts hold."""
    return all(chosen.get(part) in values for part, values in item.only.items())


def written(composer: Composer, chosen: dict[str, str]) -> str:
    """The text of the move."""
    words = [composer.move]
    for part in composer.parts:
        value = chosen.get(part.name, "")
        if part.form == "fixed":
            value = next((item.word for item in part.choices if goes(item, chosen)), "")
        if part.needed:
            words.append(value or NOTHING)
        elif value not in ("", NOTHING, "0"):
            words.append(f"{part.name}={value}")
    return " ".join(words)


def some(part: Part, chosen: dict[str, str], rng: Random) -> str:
    """A value within the range of a part."""
    items = [item for item in part.choices if goes(item, chosen)]
    if part.form == "pick":
        return rng.choice(items).word if items else ""
    if part.form == "switch":
        return rng.choice([item.word for item in part.items] or ["0", "1"])
    if part.form == "fixed" or rng.random() < (0.3 if part.needed else 0.7):
        return part.start
    found = []
    for item in rng.sample(items, min(len(items), rng.randrange(1, 4))):
        if any(held == item.word for held, _ in counted(chosen.get(part.not_with.get(item.word, ""), NOTHING))):
            continue
        n = item.step * rng.randrange(1, item.most // item.step + 1) if item.most >= item.step else 0
        found += [f"{n if n > 1 else ''}{item.word}"] if n else []
    return "+".join(found) or NOTHING


def random_move(composer: Composer, rng: Random) -> Move:
    chosen: dict[str, str] = {}
    for part in composer.parts:
        chosen[part.name] = some(part, chosen, rng)
    return GAME.parse_move(written(composer, chosen))


def can_be_put_together(composer: Composer, move: Move) -> bool:
    """Whether each part may be what the move says."""
    fields = {name: getattr(move, name) for name in move.__struct_fields__}
    chosen = {name: f"p{value + 1}" if name == "seat" else str(value) for name, value in fields.items()}
    for part in composer.parts:
        value = chosen[part.name]
        items = {item.word: item for item in part.choices if goes(item, chosen)}
        if part.form == "pick" and value not in items:
            return False
        if part.form == "bundle":
            for name, n in counted(value):
                if name not in items or n > items[name].most or n % items[name].step:
                    return False
        if part.form == "fixed" and value != next(iter(items), "0"):
            return False
    missing = set(fields) - {part.name for part in composer.parts} - {"order", "face"}
    return missing <= {"pledge", "extra"} and all(fields[name] in (NOTHING, 0) for name in missing)


KINDS: dict[str, type[Move]] = {"offer": Offer, "counter": CounterMove, "note": Note, "call": Call}


@pytest.mark.parametrize("table", TABLES)
def test_what_is_put_together_is_legal_or_refused_with_a_reason(table: str) -> None:
    players, options = TABLES[table]
    rng, found = Random(7), Counter[str]()
    assert GAME.why_not is not None
    for pos, seat in decisions("genoa", players, players + 30, options, most=500):
        for composer in pos.observe(seat).prompt.composers:
            for _ in range(3):
                move = random_move(composer, rng)
                if move in pos.legal(seat):
                    found[composer.verb] += 1
                else:
                    reason = GAME.why_not(pos, seat, move)
                    assert reason is not None, str(move)
                    found[reason.id] += 1
    legal = {name: found[name] for name in KINDS}
    assert min(legal[name] for name in KINDS) > 10, found
    assert sum(legal.values()) > sum(found.values()) / 3, found


@pytest.mark.parametrize("table", TABLES)
def test_what_is_legal_can_be_put_together(table: str) -> None:
    players, options = TABLES[table]
    found = Counter[str]()
    rng = Random(11)
    for pos, seat in decisions("genoa", players, players + 40, options, most=500):
        composers = {composer.move: composer for composer in pos.observe(seat).prompt.composers}
        for _ in range(4):
            move = pos.legal(seat).sample(rng)
            if isinstance(move, tuple(KINDS.values())):
                assert move.tag in composers, str(move)
                assert can_be_put_together(composers[move.tag], move), str(move)
                found[move.tag] += 1
    assert sum(found.values()) > 60, found


@pytest.mark.parametrize("table", TABLES)
def test_what_it_begins_with_could_be_sent(table: str) -> None:
    """Without a change: legal, or there is a reason (a step of another place must be chosen first, two players)."""
    players, options = TABLES[table]
    begun = 0
    assert GAME.why_not is not None
    for pos, seat in decisions("genoa", players, players + 50, options, most=300):
        for composer in pos.observe(seat).prompt.composers:
            plain = {part.name: part.start for part in composer.parts}
            for start in ({}, *composer.starts):
                chosen = plain | start
                if not all(chosen[part.name] for part in composer.parts if part.form == "pick"):
                    continue
                try:
                    move = GAME.parse_move(written(composer, chosen))
                except MalformedMove as error:  # pragma: no cover
                    raise AssertionError(written(composer, chosen)) from error
                assert move in pos.legal(seat) or GAME.why_not(pos, seat, move) is not None
                begun += bool(start)
    assert begun > 5


# ---- given, when, then


def composer_of(table: Table, seat: int, verb: str) -> Composer:
    return next(one for one in table.pos.observe(seat).prompt.composers if one.verb == verb)


def part_of(composer: Composer, name: str) -> Part:
    return next(part for part in composer.parts if part.name == name)


def items_of(composer: Composer, name: str, **chosen: str) -> dict[str, int]:
    return {item.word: item.most for item in part_of(composer, name).choices if goes(item, chosen)}


@rule("GEN-6.12", "GEN-6.19")
def test_one_gives_what_one_has_and_asks_for_what_is_there() -> None:
    table = given(
        "street_5_2",
        "road",
        goods={ANNA: "ale", BELA: "silk silk"},
        tiles={BELA: "trade_1_1"},
        markers={BELA: 1},
        hands={ANNA: "c01 c02 m05", BELA: "m01 s11"},
        ducats={BELA: 35},
    )
    offer = composer_of(table, BELA, "offer")
    assert items_of(offer, "give") == {"d": 35, "silk": 2, "trade_1_1": 1, "marker": 1, "m01": 1, "s11": 1}
    assert items_of(offer, "take") == {"d": 500, "ale": 1, "contract": 2, "message": 1}
    aims = {item.word: item.aim for item in part_of(offer, "give").items}
    assert (aims["silk"], aims["m01"], aims["marker"]) == ("good:silk", "hand:m01", "marker:own")
    assert part_of(offer, "give").items[0].step == 5
    assert part_of(offer, "give").not_with == {"d": "take"}
    assert part_of(offer, "give").start == "10d"


@rule("GEN-6.38", "GEN-13.3")
def test_no_more_is_asked_of_an_open_purse_than_is_in_it() -> None:
    table = given("street_5_2", "road", money="open", ducats={ANNA: 15})
    (ducats,) = [item for item in part_of(composer_of(table, BELA, "offer"), "take").items if item.word == "d"]
    assert (ducats.most, ducats.certain) == (15, True)
    hidden = given("street_5_2", "road", ducats={ANNA: 15})
    (ducats,) = [item for item in part_of(composer_of(hidden, BELA, "offer"), "take").items if item.word == "d"]
    assert (ducats.most, ducats.certain) == (500, False)


@rule("GEN-6.15")
def test_the_extra_tile_is_spent_where_it_must_be() -> None:
    table = given("street_5_2", "road", acted={BELA: 1}, tiles={BELA: "extra_action"})
    offer = composer_of(table, BELA, "offer")
    assert written(offer, {"space": "harbor", "give": "5d"}) == "offer harbor 5d extra=1"
    assert written(offer, {"space": "street_4_2", "give": "5d"}) == "offer street_4_2 5d"
    (harbor,) = [item for item in part_of(offer, "space").items if item.word == "harbor"]
    assert harbor.note is not None
    without = given("street_5_2", "road", acted={BELA: 1})
    assert set(items_of(composer_of(without, BELA, "offer"), "space")) == {"street_4_2", "street_6_2"}


@rule("GEN-6.23", "GEN-6.24")
def test_what_can_be_pledged_and_what_is_certain() -> None:
    table = given("street_6_2", "road", hands={BELA: "s11"}, goods={BELA: "copper"}, tile_supply={"any_commodity": 0})
    pledges = part_of(composer_of(table, BELA, "offer"), "pledge")
    harbor = {item.word: (item.most, item.certain) for item in pledges.items if item.only["space"] == ("harbor",)}
    assert harbor == {"d": (40, True), "any_commodity": (1, False)}
    bare = given("street_6_2", "road", hands={BELA: "s11"})
    pledges = part_of(composer_of(bare, BELA, "offer"), "pledge")
    (ducats,) = [item for item in pledges.items if item.word == "d" and item.only["space"] == ("harbor",)]
    assert not ducats.certain


@rule("GEN-6.38")
def test_a_counter_answers_an_offer() -> None:
    table = given("street_5_2", "road", hands={BELA: "m01 m02", ANNA: "c01"}, acted={CILI: 1})
    table.asks({BELA: "offer harbor 15d+m01 take=contract"})
    counter = composer_of(table, ANNA, "counter")
    assert counter.starts == (
        {"seat": "p2", "space": "harbor", "give": "15d+message", "take": NOTHING, "pledge": NOTHING},
    )
    assert items_of(counter, "give", seat="p2") == {"d": 500, "message": 2}
    assert items_of(counter, "take") == {"d": 130, "c01": 1}
    assert "harbor" not in items_of(counter, "space", seat="p3")
    assert "harbor" in items_of(counter, "space", seat="p2")
    assert written(counter, counter.starts[0]) == "counter p2 harbor 15d+message"


@rule("GEN-6.30", "GEN-6.39")
def test_an_offer_begins_with_what_one_has_offered() -> None:
    table = given("street_5_2", "road", goods={BELA: "silk"}).does(BELA, "offer harbor 5d+silk")
    offer = composer_of(table, BELA, "offer")
    assert offer.starts == ({"space": "harbor", "give": "5d+silk", "take": NOTHING, "pledge": NOTHING},)
    assert offer.also == ("preset",)
    table.asks().does(ANNA, "counter p2 harbor 40d")
    rebid = composer_of(table, BELA, "offer")
    assert rebid.said.id == "genoa-form-rebid"
    assert [start["give"] for start in rebid.starts] == ["40d", "5d+silk"]
    assert set(items_of(rebid, "space")) == {"harbor"}


@rule("GEN-6.7", "GEN-6.32")
def test_a_note_is_about_a_space_further_away() -> None:
    note = composer_of(given("street_5_2", "road"), BELA, "note")
    spaces = set(items_of(note, "space"))
    assert {"inn", "market"} <= spaces
    assert not spaces & {"harbor", "street_5_2", "street_4_2"}
    assert [part.name for part in note.parts] == ["space", "price", "standing"]


@rule("GEN-6.41", "GEN-6.56")
def test_calls_and_counters_end_with_their_caps() -> None:
    table = given("street_5_2", "road", offer_rounds=1, max_counters=0).asks()
    assert table.pos.observe(ANNA).prompt.composers == ()
    ask = given("street_5_2", "road", max_notes=0)
    assert [one.verb for one in ask.pos.observe(BELA).prompt.composers] == ["offer", "quiet"]


@rule("GEN-6.62")
def test_a_late_floor_takes_no_offers() -> None:
    table = given("street_5_2", "road", negotiation="live").ring("floor_max")
    assert [one.verb for one in table.pos.observe(BELA).prompt.composers] == ["note", "quiet"]
    assert [one.verb for one in table.pos.observe(ANNA).prompt.composers] == ["call"]


def test_every_label_is_a_name() -> None:
    table = given("street_5_2", "road", goods={BELA: "ale"}, hands={BELA: "m01"}, tiles={BELA: "trade_1_1"})
    for composer in table.pos.observe(BELA).prompt.composers:
        for item in (item for part in composer.parts for item in part.choices):
            label = item.name.id if isinstance(item.name, Said) else f"genoa-{item.name.replace(':', '-', 1)}"
            assert has("en", label), item
