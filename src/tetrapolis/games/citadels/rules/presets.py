"""The prepared sets of both prints (CIT-1.18, CIT-18.2, CIT-18.3): eight characters, a ninth, fourteen uniques."""

from __future__ import annotations

from typing import NamedTuple


class Preset(NamedTuple):
    """A named set. The ninth character joins only where nine are used (CIT-1.6)."""

    characters: tuple[str, ...]
    ninth: str | None
    uniques: tuple[str, ...]


def _preset(characters: str, ninth: str | None, uniques: str) -> Preset:
    return Preset(tuple(characters.split()), ninth, tuple(uniques.split()))


FIRST_GAME = _preset(
    "assassin thief magician king bishop merchant architect warlord",
    None,
    "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry "
    "school_of_magic smithy statue thieves_den wishing_well",
)

PRESETS: dict[tuple[str, str], Preset] = {
    ("2016", "first_game"): FIRST_GAME,
    ("2021", "first_game"): FIRST_GAME,
    ("2016", "ambitious_aristocrats"): _preset(
        "magistrate thief wizard patrician bishop trader architect marshal",
        "queen",
        "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry "
        "school_of_magic stables statue thieves_den",
    ),
    ("2016", "cunning_agents"): _preset(
        "witch blackmailer magician emperor abbot alchemist architect warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry "
        "secret_vault smithy theater",
    ),
    ("2016", "tenacious_delegates"): _preset(
        "assassin spy seer king cardinal trader scholar diplomat",
        "artist",
        "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory "
        "school_of_magic secret_vault smithy stables statue wishing_well",
    ),
    ("2016", "illustrious_emissaries"): _preset(
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        "factory framework great_wall haunted_quarter ivory_tower keep library museum observatory park "
        "poor_house quarry school_of_magic smithy",
    ),
    ("2021", "illustrious_emissaries"): _preset(
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        "capitol factory framework great_wall haunted_quarter ivory_tower keep library observatory park "
        "poor_house quarry school_of_magic smithy",
    ),
    ("2016", "devious_dignitaries"): _preset(
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house secret_vault "
        "smithy stables theater thieves_den wishing_well",
    ),
    ("2021", "devious_dignitaries"): _preset(
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        "dragon_gate factory gold_mine haunted_quarter laboratory necropolis park poor_house secret_vault "
        "smithy stables theater thieves_den wishing_well",
    ),
    ("2016", "vicious_nobles"): _preset(
        "assassin thief magician patrician cardinal merchant navigator warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory map_room monument "
        "museum school_of_magic statue thieves_den wishing_well",
    ),
    # As printed; the Trader is probably meant at rank 6 (CIT-18.4, option vicious_nobles_rank6).
    ("2021", "vicious_nobles"): _preset(
        "assassin thief magician patrician cardinal merchant architect warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower map_room monument museum "
        "school_of_magic stables statue thieves_den wishing_well",
    ),
}
