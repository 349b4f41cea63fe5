"""What a seat is asked, as data: honest offers, a reason for everything else, and a story that tells every event."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from random import Random
from typing import Any

import pytest

import tetrapolis as tp
from tests.citadels import Table, cast_with, drafting, given
from tests.marks import rule
from tetrapolis.core.observation import Observation
from tetrapolis.core.prompt import Offer, Prompt, Refused, Verb
from tetrapolis.core.said import Told
from tetrapolis.core.types import SPECTATOR
from tetrapolis.games.citadels.prompt.refusals import why_not
from tetrapolis.games.citadels.prompt.story import EVENTS
from tetrapolis.games.citadels.rules.cards import NAMES as CARDS
from tetrapolis.games.citadels.rules.frames import Confiscation, Keep, Payment, WizardTake
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.locales import LANGUAGES, words
from tetrapolis.testing.prompts import NAMES, check_prompt, decisions

GAME = tp.game("citadels")
PLAYED: list[tuple[int, dict[str, Any]]] = [
    *((players, {"preset": "random"}) for players in range(2, 9)),
    *((players, {"preset": "random", "ninth": players != 2}) for players in range(2, 8)),
    (4, {"preset": "cunning_agents", "edition": "2016"}),
    (5, {"preset": "illustrious_emissaries"}),
    (6, {"preset": "devious_dignitaries"}),
    (7, {"preset": "vicious_nobles"}),
    (3, {"emperor_tribute": "receiver", "cast": cast_with("emperor", "witch", "wizard", ninth=True)}),
    (4, {"warlord_own_completed": True, "armory_own_city": False, "great_wall_coin": "bank"}),
]
GAMES = [(players, seed, options) for seed, (players, options) in enumerate(PLAYED)]
every_game = pytest.mark.parametrize(("players", "seed", "options"), GAMES)


def things(obs: Observation) -> Mapping[str, Set[str]]:
    """Everything on the table that a verb can aim at."""
    view, seen = obs.view, obs.seen
    top = seen.stack[-1]
    offered = []
    if isinstance(top, Keep):
        offered = seen.deck[: top.count]
    elif isinstance(top, WizardTake):
        offered = seen.hands[top.target]
    return {
        "seat": {f"seat:{seat}" for seat in range(len(view.players))},
        "char": {f"char:{name}" for name in view.cast},
        "hand": {f"hand:{name}" for name in view.hand},
        "offer": {f"offer:{CARDS[kind]}" for kind in offered},
        "type": {f"type:{name}" for name in ("noble", "religious", "trade", "military", "unique")},
        "district": {f"district:{seat}:{name}" for seat, player in enumerate(view.players) for name in player.city},
    }


def played(players: int, seed: int, options: Mapping[str, Any]) -> Iterator[tuple[CitadelsPosition, int]]:
    for pos, seat in decisions("citadels", players, seed, options):
        assert isinstance(pos, CitadelsPosition)
        yield pos, seat


# ---- laws over random games


@every_game
def test_prompts_keep_the_laws(players: int, seed: int, options: dict[str, Any]) -> None:
    for pos, seat in played(players, seed, options):
        prompt = check_prompt(pos, seat, things)
        for offer in prompt.offers:
            twin = pos.copy()
            twin.play(seat, GAME.parse_move(offer.move))
            assert offer.final == (twin.undo_from != pos.undo_from), offer.move
        if prompt.kind == "turn":  # whoever presses a card of the hand is told why it cannot be built
            (build,) = [verb for verb in prompt.verbs if verb.verb == "build"]
            reached = {offer.aim for offer in build.offers} | {aim for one in build.refused for aim in one.aims}
            assert reached >= things(pos.observe(seat))["hand"]


@every_game
def test_prices_and_gains_come_true(players: int, seed: int, options: dict[str, Any]) -> None:
    for pos, seat in played(players, seed, options):
        for verb in pos.observe(seat).prompt.verbs:
            for offer in verb.offers:
                if verb.verb not in ("end", "redraw", "done", "study", "bewitch", "enthrone", "demand"):
                    check_amounts(pos, seat, verb.verb, offer)


@rule("CIT-4.2", "CIT-4.3", "CIT-4.14", "CIT-15.9", "CIT-15.17", "CIT-15.23")
def test_gathering_says_what_it_brings() -> None:
    table = given(holders={"king": 1}, cities={1: ["manor", "castle"]}).call("king")
    assert [offer_of(table, move).gain for move in ("gather gold", "gather cards", "income")] == [
        {"gold": 2},
        {"cards": 1},
        {"gold": 2},
    ]
    table = given(holders={"king": 1}, cities={1: ["gold_mine", "library", "observatory"]}).call("king")
    assert offer_of(table, "gather gold").gain == {"gold": 3}
    assert offer_of(table, "gather cards").gain == {"cards": 3}
    patrician = given(cast=cast_with("patrician"), holders={"patrician": 1}, cities={1: ["manor", "school_of_magic"]})
    assert offer_of(patrician.call("patrician"), "income").gain == {"cards": 2}


@rule("CIT-7.11")
def test_a_bribe_says_what_it_costs() -> None:
    table = given(
        cast=cast_with("blackmailer"),
        holders={"blackmailer": 0, "king": 1},
        threats=["king", "merchant"],
        flowered="king",
        gold={1: 5},
    ).call("king")
    assert offer_of(table.play("gather gold"), "bribe").price == {"gold": 3}


UNKNOWN_GOLD = {"spy"}
"""What they bring the seat cannot know."""


def check_amounts(pos: CitadelsPosition, seat: int, verb: str, offer: Offer) -> None:
    """Make the move, with all that is still to be paid for it, and look at the own gold and cards."""
    after = pos.copy()
    events = list(after.play(seat, GAME.parse_move(offer.move)))
    while isinstance(after.stack[-1], Payment | Confiscation | Keep) and (offer.price or offer.gain):
        asked = after.pending[0].seat
        if asked != seat and verb != "build":
            break
        if isinstance(after.stack[-1], Payment) and verb != "build":
            break  # it pays for something that was begun before
        events += after.play(asked, after.default(asked))
    if after.round != pos.round or after.outcome is not None:
        return
    taxed = sum(event.id == "citadels-taxed" and event.args["seat"] == seat for event in events)
    robbed = sum(event.args["n"] for event in events if event.id == "citadels-robbed" and event.args["seat"] == seat)
    looted = sum(event.args["n"] for event in events if event.id == "citadels-robbed" and event.args["target"] == seat)
    if verb not in UNKNOWN_GOLD and verb not in ("pass", "give", "spend", "refuse", "swap_characters", "pick", "drop"):
        gold = offer.gain.get("gold", 0) - offer.price.get("gold", 0)
        assert after.gold[seat] - pos.gold[seat] + taxed + robbed - looted == gold, (offer.move, events)
    if verb in ("gather_cards", "income", "tithe", "extra_cards", "navigate_cards", "smithy", "laboratory", "museum"):
        cards = offer.gain.get("cards", 0) - offer.price.get("cards", 0)
        assert len(after.hands[seat]) - len(pos.hands[seat]) == cards, offer.move
    if verb == "build":
        cards = offer.price.get("cards", 0) + 1
        assert len(pos.hands[seat]) - len(after.hands[seat]) == cards, offer.move


@every_game
def test_what_is_refused_is_refused_for_the_same_reason_when_it_is_tried(
    players: int, seed: int, options: dict[str, Any]
) -> None:
    """The reason on a thing and the answer to a typed move come from the same place."""
    for pos, seat in played(players, seed, options):
        for verb in pos.observe(seat).prompt.verbs:
            for one in verb.refused:
                for aim in one.aims if not one.second else ():
                    if verb.verb in OWN and not aim.startswith(f"district:{seat}:"):
                        continue  # the move names a district of one's own city
                    error = why_not(pos, seat, GAME.parse_move(typed(verb.verb, aim)))
                    assert error is not None, (verb.verb, aim)
                    assert error.id == one.why.id, (verb.verb, aim)


OWN = ("beautify", "hand_over")


def typed(verb: str, aim: str) -> str:
    """The move that a person would type for a thing."""
    kind, _, value = aim.partition(":")
    if kind == "district":
        owner, _, name = value.partition(":")
        whose = "" if verb in OWN else f"p{int(owner) + 1} "
        return f"{verb} {whose}{name}"
    if kind == "seat":
        return f"{verb} p{int(value) + 1}{' noble' if verb == 'spy' else ''}"
    return f"{verb} {value}"


@every_game
def test_what_is_asked_is_the_same_in_every_world_the_seat_cannot_tell_apart(
    players: int, seed: int, options: dict[str, Any]
) -> None:
    for pos, seat in played(players, seed, options):
        if pos.ply % 7 == 0:
            for other in (seat, (seat + 1) % players, None):
                obs = pos.observe(other)
                world = obs.resample(Random(pos.ply))
                assert world.observe(other).prompt == obs.prompt


@every_game
def test_who_is_not_asked_knows_who_is(players: int, seed: int, options: dict[str, Any]) -> None:
    for pos, seat in played(players, seed, options):
        for other in (None, (seat + 1) % players):
            prompt = pos.observe(other).prompt
            assert (prompt.ask, prompt.verbs, prompt.news) == (None, (), ())
            assert prompt.waiting is not None
            assert prompt.waiting.args["seat"] == f"seat:{seat}"
            for lang in LANGUAGES:
                assert words.said_text(lang, "citadels", prompt.waiting, NAMES)


# ---- the story


@every_game
def test_every_event_is_told(players: int, seed: int, options: dict[str, Any]) -> None:
    """Each has exactly the values that are declared, can be said, and its coins are the coins that moved."""
    pos = GAME.new(players, seed, options)
    fresh = list(pos.log)
    rng = Random(seed)
    while True:
        assert isinstance(pos, CitadelsPosition)
        for event in fresh:
            assert set(event.args) == EVENTS[event.id].names, event
            told = GAME.told(event)
            assert told.private == (not event.audience & SPECTATOR)
            for lang in LANGUAGES:
                text = words.said_text(lang, "citadels", told, NAMES)
                assert text == words.event_text(lang, GAME, event, NAMES)
        if pos.outcome is not None:
            break
        gold = list(pos.gold)
        seat = pos.pending[0].seat
        fresh = pos.play(seat, pos.legal(seat).sample(rng))
        if not isinstance(pos.stack[-1], Confiscation | Payment) and not {"exchanges", "seizes", "confiscates"} & {
            event.id.removeprefix("citadels-") for event in fresh
        }:
            public = [GAME.told(event) for event in fresh if event.audience & SPECTATOR]
            check_coins(public, gold, pos)


def check_coins(told: list[Told], before: list[int], pos: CitadelsPosition) -> None:
    """What is told to have moved is what changed, as far as nothing was paid earlier."""
    if any(one.id in ("citadels-builds", "citadels-borrows") for one in told):
        return
    counted = list(before)
    for one in told:
        for moved in one.moved:
            if moved.what == "gold":
                for place, sign in ((moved.start, -1), (moved.end, 1)):
                    if place.startswith("seat:"):
                        counted[int(place[5:])] += sign * moved.n
    assert counted == pos.gold, [(one.id, one.args) for one in told]


def test_builds_are_told_with_their_coins() -> None:
    table = (
        given(holders={"king": 1}, gold={1: 5}, hands={1: ["manor"]}).call("king").play("gather gold", "build manor")
    )
    told = [GAME.told(event) for event in table.events][-1]
    assert [(moved.what, moved.start, moved.end, moved.n) for moved in told.moved] == [
        ("gold", "seat:1", "bank", 3),
        ("district:manor", "hand:1", "city:1", 1),
    ]
    assert (told.by, told.touched) == (1, ("district:1:manor",))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_small_things_can_be_told_at_once(lang: str) -> None:
    for event, values in (("picks", ["seat:0", "seat:1"]), ("called-nobody", ["char:thief", "char:king"])):
        name = "seat" if event == "picks" else "char"
        text = words.said_text(lang, "citadels", Told(f"citadels-{event}-run", {name: values, "count": 2}), NAMES)
        assert all(words.arg_text(lang, "citadels", value, NAMES) in text for value in values)


# ---- reasons


def prompt(table: Table) -> Prompt:
    found: Prompt = table.pos.observe(table.seat).prompt
    return found


def verb_of(table: Table, verb: str) -> Verb:
    (found,) = [one for one in prompt(table).verbs if one.verb == verb]
    return found


def offer_of(table: Table, move: str) -> Offer:
    (found,) = [one for one in prompt(table).offers if one.move == move]
    return found


def reason(table: Table, verb: str, aim: str) -> tuple[str, str]:
    """Why a verb cannot be done to a thing, in English, and the rule."""
    (found,) = [one for one in verb_of(table, verb).refused if aim in one.aims]
    return said(found), found.rule


def said(refused: Refused) -> str:
    return words.said_text("en", "citadels", refused.why, NAMES)


@rule("CIT-4.5", "CIT-4.8", "CIT-4.9", "CIT-15.19", "CIT-15.28")
def test_every_card_that_cannot_be_built_says_why() -> None:
    hand = ["manor", "palace", "temple", "secret_vault", "monument"]
    city = ["temple", "tavern", "market", "docks", "prison"]
    table = given(holders={"king": 1}, gold={1: 2}, hands={1: hand}, cities={1: city}).call("king").play("gather gold")
    assert reason(table, "build", "hand:palace") == ("1 gold short", "CIT-4.8")
    assert reason(table, "build", "hand:temple") == ("Your city already has Temple. Build something else.", "CIT-4.9")
    assert reason(table, "build", "hand:secret_vault")[1] == "CIT-15.28"
    assert reason(table, "build", "hand:monument")[1] == "CIT-15.19"
    table.play("build manor")
    assert reason(table, "build", "hand:palace")[1] == "CIT-4.5"
    why = verb_of(table, "build").why
    assert why is not None
    assert why.id == "citadels-error-limit"


@rule("CIT-4.6", "CIT-12.4")
def test_before_gathering_the_cards_say_that_it_comes_first() -> None:
    table = given(cast=cast_with("navigator"), holders={"navigator": 1}, hands={1: ["temple"]}).call("navigator")
    assert verb_of(table, "build").aside
    assert reason(table, "build", "hand:temple")[1] == "CIT-4.6"
    table.play("gather gold")
    assert not verb_of(table, "build").aside
    assert reason(table, "build", "hand:temple") == ("The Navigator cannot build anything.", "CIT-12.4")


@rule("CIT-10.2", "CIT-13.2", "CIT-13.3", "CIT-15.10", "CIT-15.15")
def test_the_warlord_is_told_what_each_district_costs_or_why_it_is_spared() -> None:
    done = ["temple", "church", "tavern", "market", "prison", "manor", "castle"]
    table = given(
        holders={"warlord": 1, "bishop": 2},
        gold={1: 4},
        cities={0: done, 1: ["keep"], 2: ["docks"], 3: ["harbor", "great_wall"]},
        protected=2,
    ).call("warlord")
    assert offer_of(table, "destroy p4 harbor").price == {"gold": 4}
    assert reason(table, "destroy", "district:3:great_wall") == ("1 gold short", "CIT-13.3")
    assert reason(table, "destroy", "district:2:docks")[1] == "CIT-10.2"
    assert reason(table, "destroy", "district:0:temple")[1] == "CIT-13.2"
    assert reason(table, "destroy", "district:1:keep")[1] == "CIT-15.15"


@rule("CIT-13.5", "CIT-13.6", "CIT-13.8")
def test_the_diplomat_is_told_what_he_can_give() -> None:
    table = given(
        cast=cast_with("diplomat"),
        holders={"diplomat": 1},
        gold={1: 1},
        cities={1: ["temple", "manor", "tavern"], 2: ["castle", "tavern", "church", "palace"]},
    ).call("diplomat")
    assert reason(table, "exchange", "district:1:manor")[1] == "CIT-13.5"
    assert reason(table, "exchange", "district:2:tavern")[1] == "CIT-13.8"
    assert reason(table, "exchange", "district:2:palace") == ("1 gold short", "CIT-13.6")
    table.play("exchange p3 castle")
    assert offer_of(table, "hand_over manor").price == {"gold": 1}
    assert reason(table, "hand_over", "district:1:temple") == ("2 gold short", "CIT-13.6")
    assert reason(table, "hand_over", "district:1:tavern")[1] == "CIT-13.8"
    assert reason(table, "hand_over", "district:2:church")[1] == "CIT-13.5"


@rule("CIT-13.10", "CIT-13.12")
def test_the_marshal_is_told_what_is_too_dear_for_him() -> None:
    table = given(
        cast=cast_with("marshal"),
        holders={"marshal": 1},
        gold={1: 2},
        cities={1: ["temple"], 2: ["castle", "temple", "docks", "market"]},
    ).call("marshal")
    assert offer_of(table, "seize p3 market").price == {"gold": 2}
    assert reason(table, "seize", "district:2:castle") == ("Costs more than 3.", "CIT-13.10")
    assert reason(table, "seize", "district:2:docks") == ("1 gold short", "CIT-13.10")
    assert reason(table, "seize", "district:2:temple")[1] == "CIT-13.12"
    assert reason(table, "seize", "district:1:temple")[1] == "CIT-13.10"


@rule("CIT-7.1")
def test_the_thief_is_told_whom_he_cannot_rob() -> None:
    table = given(holders={"assassin": 0, "thief": 1}, killed="king").call("thief")
    assert reason(table, "rob", "char:assassin") == ("Only from rank 3 up.", "CIT-7.1")
    assert reason(table, "rob", "char:thief") == ("Only from rank 3 up.", "CIT-7.1")
    assert reason(table, "rob", "char:king") == ("Already killed.", "CIT-7.1")


@rule("CIT-6.20", "CIT-7.8", "CIT-7.9")
def test_markers_do_not_lie_together() -> None:
    table = given(cast=cast_with("magistrate"), holders={"magistrate": 1}).call("magistrate").play("sign king")
    assert prompt(table).step == (2, 3)
    assert reason(table, "warrant", "char:king") == ("Marked already.", "CIT-6.20")
    assert reason(table, "warrant", "char:magistrate") == ("This is you.", "CIT-6.20")
    table = given(cast=cast_with("blackmailer"), holders={"blackmailer": 1}).call("blackmailer").play("flower king")
    assert reason(table, "threaten", "char:king") == ("Marked already.", "CIT-7.9")


@rule("CIT-9.7", "CIT-10.6", "CIT-10.7")
def test_players_who_cannot_be_chosen_say_why() -> None:
    table = given(cast=cast_with("emperor"), holders={"emperor": 1}, crown=2).call("emperor")
    assert reason(table, "enthrone", "seat:1") == ("Not yourself.", "CIT-9.7")
    assert reason(table, "enthrone", "seat:2") == ("Has the crown now.", "CIT-9.7")
    table = given(cast=cast_with("abbot"), holders={"abbot": 1}, gold={0: 3, 1: 2, 2: 5, 3: 1}).call("abbot")
    assert reason(table, "demand", "seat:0") == ("Not the richest.", "CIT-10.6")
    table = given(cast=cast_with("abbot"), holders={"abbot": 1}, gold={0: 3, 1: 5, 2: 5, 3: 1}).call("abbot")
    assert verb_of(table, "demand").aside
    assert reason(table, "demand", "seat:2") == ("Nobody has more gold than you.", "CIT-10.7")


@rule("CIT-2.3", "CIT-2.9")
def test_in_the_draft_every_character_is_offered_or_says_why_not() -> None:
    table = drafting(4)
    first = table.pos.face_up[0]
    assert reason(table, "pick", f"char:{table.pos.char(first)}")[1] == "CIT-2.3"
    taken = table.choices("pick ")[0]
    table.play(taken)
    assert reason(table, "pick", taken.replace("pick ", "char:"))[1] == "CIT-2.9"


@rule("CIT-10.9", "CIT-10.10")
def test_a_loan_says_who_lends_how_much_and_who_cannot() -> None:
    table = given(
        cast=cast_with("cardinal"),
        holders={"cardinal": 1},
        gold={0: 5, 1: 0, 2: 1, 3: 2},
        hands={1: ["castle", "temple", "market", "docks"]},
    ).call("cardinal")
    table.play("gather gold")
    loan = offer_of(table, "borrow castle p1")
    assert (loan.aim, loan.then, loan.price) == ("hand:castle", "seat:0", {"gold": 2, "cards": 2})
    (poor,) = [one for one in verb_of(table, "build").refused if one.second and "seat:2" not in one.aims]
    assert (poor.aims, said(poor)) == (("seat:1",), "Not yourself.")


@rule("CIT-14.4", "CIT-14.5")
def test_a_coin_goes_only_on_a_plain_district_of_ones_own() -> None:
    table = given(
        cast=cast_with(ninth=True), holders={"artist": 1}, cities={1: ["manor+", "temple"], 2: ["market"]}
    ).call("artist")
    assert offer_of(table, "beautify temple").price == {"gold": 1}
    assert reason(table, "beautify", "district:1:manor+")[1] == "CIT-14.5"
    assert reason(table, "beautify", "district:2:market") == ("Only a district of your own city.", "CIT-14.4")


@rule("CIT-15.1", "CIT-15.2")
def test_the_armory_spares_itself_and_completed_cities() -> None:
    done = ["temple", "church", "tavern", "market", "prison", "manor", "castle"]
    table = given(holders={"king": 1}, cities={0: done, 1: ["armory"], 2: ["docks"]}).call("king")
    assert offer_of(table, "armory p3 docks").price == {}
    assert reason(table, "armory", "district:1:armory") == ("Not the Armory itself.", "CIT-15.1")
    assert reason(table, "armory", "district:0:temple") == ("This city is completed.", "CIT-15.2")


@rule("CIT-4.12")
def test_a_refused_move_says_that_it_was_used_or_belongs_to_another_character() -> None:
    table = given(holders={"thief": 1, "warlord": 2}, cities={3: ["temple"]}).call("thief").play("rob king")
    assert why(table, "rob bishop") == "citadels-error-used"
    assert why(table, "destroy p4 temple") == "citadels-error-character"
    assert why(table, "end") == "citadels-error-gather-first"
    assert why(table, "build temple") == "citadels-error-not-in-hand"
    table.play("gather gold")
    assert why(table, "gather gold") == "citadels-error-gathered"


def why(table: Table, move: str) -> str:
    with pytest.raises(tp.IllegalMove) as caught:
        table.pos.play(table.seat, GAME.parse_move(move))
    for lang in LANGUAGES:
        assert words.error_text(lang, caught.value, NAMES)
    return caught.value.id
