"""Matches of The Walled City that began under earlier rules go on as they began."""

from __future__ import annotations

import msgspec

import tetrapolis as tp
from tests.games.test_stored_matches import FOLDER
from tetrapolis.games.walled_city.rules.cards import GUILD_NUMBERS
from tetrapolis.games.walled_city.rules.frames import Ability
from tetrapolis.games.walled_city.rules.guilds_places import both_lowest
from tetrapolis.games.walled_city.rules.position import WalledCityPosition

OLD = FOLDER / "walled_city" / "earlier-idle-guilds-and-a-tie.jsonl"
"""Played before Clothworkers and Curriers had to change something, and before outcomes told printed numbers."""
GAME = tp.game("walled_city")
CLOTHWORKERS, CURRIERS = GUILD_NUMBERS["clothworkers"], GUILD_NUMBERS["curriers"]


def test_an_old_match_with_abilities_without_effect_replays() -> None:
    """They would be refused today: both dice of the Clothworkers were lowest, the Curriers' two showed the same."""
    idle = set()
    before: WalledCityPosition | None = None
    for record, _, position in tp.replay(OLD).walk():
        assert isinstance(position, WalledCityPosition)
        top = before.stack[-1] if before is not None else None
        if before is not None and isinstance(top, Ability) and top.guild in (CLOTHWORKERS, CURRIERS) and top.place >= 0:
            one, other = before.item_at(top.place), before.item_at(before.place_number(str(record.move).split()[-1]))
            if both_lowest(one, other) if top.guild == CLOTHWORKERS else one == other:
                idle.add(top.guild)
        before = position
    assert idle == {CLOTHWORKERS, CURRIERS}


def test_an_old_match_keeps_the_outcome_that_was_stored() -> None:
    match = tp.replay(OLD)
    assert match.position.outcome is not None
    assert match.position.outcome.tiebreak == ((3, "priority", 3), (0, "priority", 17))


def test_positions_of_an_old_match_are_written_as_they_were_and_read_back_as_old_ones() -> None:
    for _, _, position in tp.replay(OLD).walk():
        text = position.to_json()
        assert "rules" not in msgspec.json.decode(text)["state"]["options"]
        twin = GAME.from_json(text)
        assert isinstance(twin, WalledCityPosition)
        assert twin.setup.options.rules == 1
        assert twin.to_json() == text


def test_a_new_match_names_the_rules_it_is_played_under() -> None:
    match = tp.Match.new(GAME, 2, seed=1)
    assert match.header.options["rules"] == 2
    assert msgspec.json.decode(match.position.to_json())["state"]["options"]["rules"] == 2
    assert GAME.from_json(match.position.to_json()).to_json() == match.position.to_json()


def test_nobody_chooses_the_rules_version() -> None:
    properties = GAME.options_schema()["$defs"]["Options"]["properties"]
    assert "board" in properties
    assert "rules" not in properties
