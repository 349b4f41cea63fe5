"""When guilds may be used (section 2 of the rules), and the table of their abilities (section 13)."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.rules.cards import GROCERS, GUILD_NAMES, GUILD_NUMBERS, MERCHANT_TAYLORS
from tetrapolis.games.walled_city.rules.frames import Ability, Turn
from tetrapolis.games.walled_city.rules.guild import GuildAbility
from tetrapolis.games.walled_city.rules.guilds_cards import BUTCHERS
from tetrapolis.games.walled_city.rules.guilds_citizens import CITIZEN_GUILDS
from tetrapolis.games.walled_city.rules.guilds_places import PLACE_GUILDS
from tetrapolis.games.walled_city.rules.moves import USE_GUILD, CopyGuild, copy_guild
from tetrapolis.games.walled_city.rules.position import NOBODY, WalledCityPosition
from tetrapolis.games.walled_city.rules.scoring import GUILDS, line_of

GROCERS_VOTES = 3  # WAL-13.9

ABILITIES: dict[int, GuildAbility] = {
    GUILD_NUMBERS[name]: ability for name, ability in {**CITIZEN_GUILDS, **PLACE_GUILDS, "butchers": BUTCHERS}.items()
}
"""All guilds but the Grocers, who have no ability of their own."""


def legal_abilities(pos: WalledCityPosition, turn: Turn) -> list[Move]:
    """WAL-2.6 to WAL-2.10: the own guild, if it can do something now; for Grocers what they can copy (WAL-13.10)."""
    seat = turn.seat
    guild = pos.guild[seat]
    if pos.turned[seat] or (turn.used and guild == MERCHANT_TAYLORS):
        return []
    if guild != GROCERS:
        return [USE_GUILD] if can_use(pos, turn, guild) else []
    return [
        copy_guild(GUILD_NAMES[held])
        for other, held in enumerate(pos.guild)
        if other != seat and held not in (NOBODY, GROCERS) and can_use(pos, turn, held)
    ]


def can_use(pos: WalledCityPosition, turn: Turn, guild: int) -> bool:
    """WAL-2.10: the moment fits, the conditions are met and something can be done."""
    return ABILITIES[guild].can(pos, turn)


def use_ability(pos: WalledCityPosition, seat: int, move: Move) -> None:
    """WAL-2.8: the card is turned; WAL-2.9: a permanent guild is not."""
    turn = pos.stack[-1]
    assert isinstance(turn, Turn)
    guild = pos.guild[seat]
    if isinstance(move, CopyGuild):
        guild = GUILD_NUMBERS[move.guild]
        pos.turned[seat] = 1
        holder = pos.guild.index(guild)
        pos.give_votes(holder, line_of(pos, GUILDS), GROCERS_VOTES)
        pos.say("walled_city-copies", {"seat": seat, "guild": move.guild, "target": holder, "n": GROCERS_VOTES})
    else:
        if guild == MERCHANT_TAYLORS and pos.setup.options.taylors_permanent:
            turn.used = True
        else:
            pos.turned[seat] = 1
        pos.say("walled_city-uses-guild", {"seat": seat, "guild": GUILD_NAMES[guild]})
    ABILITIES[guild].start(pos, turn, guild)


def legal_ability(pos: WalledCityPosition, frame: Ability, seat: int) -> list[Move]:
    """The choices of an ability that is going on."""
    return ABILITIES[frame.guild].legal(pos, frame)


def apply_ability(pos: WalledCityPosition, frame: Ability, seat: int, move: Move) -> None:
    """One choice of an ability."""
    ABILITIES[frame.guild].apply(pos, frame, move)
