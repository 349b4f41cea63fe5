"""Section 18: the two prints and their presets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tetrapolis as tp
from tests.citadels import FIRST_CAST, GAME, drafting
from tests.marks import rule

# the table of section 18: (preset, edition): (characters 1-8, ninth, unique districts)
DIGNITARIES = "magistrate blackmailer wizard king abbot alchemist navigator marshal"
EMISSARIES = "witch spy seer emperor bishop merchant scholar diplomat"
DIGNITARIES_UNIQUES = (
    "dragon_gate factory haunted_quarter laboratory necropolis park poor_house secret_vault smithy stables theater "
    "thieves_den wishing_well"
)
EMISSARIES_UNIQUES = (
    "factory framework great_wall haunted_quarter ivory_tower keep library observatory park poor_house quarry "
    "school_of_magic smithy"
)
NOBLES_UNIQUES = (
    "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower map_room monument museum school_of_magic "
    "statue thieves_den wishing_well"
)
PRESETS = {
    ("devious_dignitaries", "2021"): (DIGNITARIES, "queen", DIGNITARIES_UNIQUES + " gold_mine"),
    ("devious_dignitaries", "2016"): (DIGNITARIES, "queen", DIGNITARIES_UNIQUES + " framework"),
    ("illustrious_emissaries", "2021"): (EMISSARIES, "artist", EMISSARIES_UNIQUES + " capitol"),
    ("illustrious_emissaries", "2016"): (EMISSARIES, "artist", EMISSARIES_UNIQUES + " museum"),
    ("vicious_nobles", "2021"): (
        "assassin thief magician patrician cardinal merchant architect warlord",
        "tax_collector",
        NOBLES_UNIQUES + " stables",
    ),
    ("vicious_nobles", "2016"): (
        "assassin thief magician patrician cardinal merchant navigator warlord",
        "tax_collector",
        NOBLES_UNIQUES + " laboratory",
    ),
    ("ambitious_aristocrats", "2016"): (
        "magistrate thief wizard patrician bishop trader architect marshal",
        "queen",
        (
            "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry "
            "school_of_magic stables statue thieves_den"
        ),
    ),
    ("cunning_agents", "2016"): (
        "witch blackmailer magician emperor abbot alchemist architect warlord",
        "tax_collector",
        (
            "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry "
            "secret_vault smithy theater"
        ),
    ),
    ("tenacious_delegates", "2016"): (
        "assassin spy seer king cardinal trader scholar diplomat",
        "artist",
        (
            "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory "
            "school_of_magic secret_vault smithy stables statue wishing_well"
        ),
    ),
}
BASIC = {
    "manor",
    "castle",
    "palace",
    "temple",
    "church",
    "monastery",
    "cathedral",
    "tavern",
    "market",
    "trading_post",
    "docks",
    "harbor",
    "town_hall",
    "watchtower",
    "prison",
    "barracks",
    "fortress",
}


def uniques_of(**options: Any) -> list[str]:
    """The unique districts in the deck and the hands of a new game."""
    table = drafting(5, **options)
    cards = [*table.deck, *(name for seat in range(5) for name in table.hand(seat))]
    return sorted(name for name in cards if name not in BASIC)


def check_preset(preset: str, edition: str) -> None:
    characters, ninth, uniques = PRESETS[preset, edition]
    table = drafting(5, preset=preset, edition=edition)
    assert table.sees(None).cast == characters.split()
    table = drafting(5, preset=preset, edition=edition, ninth=True)
    assert table.sees(None).cast == [*characters.split(), ninth]
    assert len(uniques.split()) == 14
    assert uniques_of(preset=preset, edition=edition) == sorted(uniques.split())


@rule("CIT-18.2", "CIT-1.20")
@pytest.mark.parametrize("preset", ["devious_dignitaries", "illustrious_emissaries", "vicious_nobles"])
def test_the_presets_of_2021(preset: str) -> None:
    check_preset(preset, "2021")


@rule("CIT-18.3", "CIT-1.20")
@pytest.mark.parametrize("preset", [preset for preset, edition in PRESETS if edition == "2016"])
def test_the_presets_of_2016(preset: str) -> None:
    check_preset(preset, "2016")


@rule("CIT-18.2", "CIT-18.3")
@pytest.mark.parametrize("preset", ["ambitious_aristocrats", "cunning_agents", "tenacious_delegates"])
def test_three_presets_are_in_the_print_of_2016_only(preset: str) -> None:
    with pytest.raises(tp.BadOptions):
        GAME.new(5, 1, {"preset": preset, "edition": "2021"})
    assert GAME.new(5, 1, {"preset": preset, "edition": "2016"}).pending


@rule("CIT-18.1")
def test_the_print_changes_nothing_but_the_presets() -> None:
    cast = ["magistrate", "blackmailer", "wizard", "emperor", "cardinal", "trader", "scholar", "diplomat", "queen"]
    uniques = PRESETS["cunning_agents", "2016"][2].split()
    for options in ({"cast": cast, "uniques": uniques}, {"preset": "first_game"}, {"preset": "random", "ninth": True}):
        games = [GAME.new(5, 3, {**options, "edition": edition}) for edition in ("2016", "2021")]
        rng = Random(5)
        told: list[list[str]] = [[], []]
        for _ in range(250):
            if games[0].outcome is not None:
                break
            assert games[0].pending == games[1].pending
            seat = games[0].pending[0].seat
            moves = [str(move) for move in games[0].legal(seat)]
            assert moves == [str(move) for move in games[1].legal(seat)]
            move = GAME.parse_move(rng.choice(moves))
            for number, game in enumerate(games):
                told[number] += [f"{event.id} {event.args}" for event in game.play(seat, move)]
        assert told[0] == told[1]
        assert len(told[0]) > 200


@rule("CIT-18.1")
def test_there_are_no_other_prints() -> None:
    with pytest.raises(tp.BadOptions):
        GAME.new(4, 1, {"edition": "2000"})
    assert drafting(4, edition="2016").sees(None).cast == list(FIRST_CAST)


@rule("CIT-18.4")
def test_rank_six_of_the_vicious_nobles_is_the_merchant_unless_the_trader_is_wanted() -> None:
    nobles: dict[str, Any] = {"preset": "vicious_nobles", "edition": "2021"}
    assert drafting(5, **nobles).sees(None).cast[5] == "merchant"
    assert drafting(5, **nobles, vicious_nobles_rank6="trader").sees(None).cast == (
        ["assassin", "thief", "magician", "patrician", "cardinal", "trader", "architect", "warlord"]
    )
    # the doubt is about the 2021 list only
    older = drafting(5, preset="vicious_nobles", edition="2016", vicious_nobles_rank6="trader")
    assert older.sees(None).cast[5] == "merchant"
    # with the Trader the three lists of 2021 use all 27 characters
    names = set()
    for preset in ("devious_dignitaries", "illustrious_emissaries", "vicious_nobles"):
        table = drafting(5, preset=preset, edition="2021", ninth=True, vicious_nobles_rank6="trader")
        names |= set(table.sees(None).cast)
    assert len(names) == 27
