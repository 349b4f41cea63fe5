"""Building cards (WAL-1.13), factions, and the guilds' fixed facts (section 13)."""

from __future__ import annotations

from typing import NamedTuple

FACES = ("1/0", "1/1", "2/0", "2/1", "2/2", "3/0", "3/1", "3/2", "4/0", "4/1", "5/0")
"""One card of each in a deck; the larger number first."""
NUMBERS = {face: number for number, face in enumerate(FACES)}
HIGH = tuple(int(face[0]) for face in FACES)
LOW = tuple(int(face[2]) for face in FACES)
TOTAL = tuple(high + low for high, low in zip(HIGH, LOW, strict=True))
OFF_COLOUR = tuple(NUMBERS[face] for face in ("4/0", "3/1", "2/2"))
"""WAL-11.4."""

FACTIONS = ("yellow", "blue", "purple", "green", "orange")

# ---- items: a die is 3 * faction + value - 1, then come the two faces of a survey tile
TILE_UP, TILE_DOWN, NO_ITEM = 15, 16, -1
FACTION = tuple(number // 3 for number in range(15))
VALUE = (*(number % 3 + 1 for number in range(15)), 1, -1)
LOWEST = (*(number - number % 3 for number in range(15)), TILE_DOWN, TILE_DOWN)
"""Each item at its lowest value (WAL-13.34)."""


class Guild(NamedTuple):
    """A guild card: its deck, its priority (a "b" comes directly after the plain number, WAL-2.4) and its rules."""

    id: str
    deck: str
    priority: str
    rules: tuple[str, ...]

    @property
    def key(self) -> int:
        """For sorting: a "b" makes half a step (WAL-2.4)."""
        return 2 * int(self.priority.rstrip("b")) + self.priority.endswith("b")

    @property
    def printed(self) -> int | str:
        """As it stands on the card: 9, or "9b"."""
        return self.priority if self.priority.endswith("b") else int(self.priority)


GUILDS = (
    Guild("mercers", "londonderry", "1", ("WAL-13.6", "WAL-13.7")),
    Guild("grocers", "both", "2", ("WAL-13.8", "WAL-13.9", "WAL-13.10", "WAL-13.11")),
    Guild("drapers", "both", "3", ("WAL-13.12", "WAL-13.13", "WAL-13.14")),
    Guild("fishmongers", "londonderry", "4", ("WAL-13.15", "WAL-13.16")),
    Guild("goldsmiths", "both", "5", ("WAL-13.17", "WAL-13.18", "WAL-13.19", "WAL-13.20", "WAL-13.21")),
    Guild("skinners", "both", "6", ("WAL-13.22", "WAL-13.23", "WAL-13.24")),
    Guild("merchant_taylors", "londonderry", "7", ("WAL-13.25",)),
    Guild("haberdashers", "londonderry", "8", ("WAL-13.26", "WAL-13.27")),
    Guild("salters", "londonderry", "9", ("WAL-13.28", "WAL-13.29")),
    Guild("ironmongers", "londonderry", "10", ("WAL-13.30", "WAL-13.31", "WAL-13.32")),
    Guild("vintners", "londonderry", "11", ("WAL-13.33",)),
    Guild("clothworkers", "londonderry", "12", ("WAL-13.34",)),
    Guild("carpenters", "borderlands", "1b", ("WAL-13.35", "WAL-13.36", "WAL-13.37", "WAL-13.38", "WAL-13.42")),
    Guild("bakers", "borderlands", "4b", ("WAL-13.44", "WAL-13.45", "WAL-13.46")),
    Guild("barbers", "borderlands", "7b", ("WAL-13.47",)),
    Guild("saddlers", "borderlands", "8b", ("WAL-13.48", "WAL-13.49", "WAL-13.50")),
    Guild("painter_stainers", "borderlands", "9b", ("WAL-13.51",)),
    Guild("butchers", "borderlands", "10b", ("WAL-13.52", "WAL-13.53", "WAL-13.54", "WAL-13.55", "WAL-13.56")),
    Guild("armourers", "borderlands", "11b", ("WAL-13.57",)),
    Guild("curriers", "borderlands", "12b", ("WAL-13.58", "WAL-13.59")),
)
GUILD_NAMES = tuple(guild.id for guild in GUILDS)
GUILD_RULES = {guild.id: guild.rules for guild in GUILDS}
GUILD_NUMBERS = {guild.id: number for number, guild in enumerate(GUILDS)}
PRIORITY = tuple(guild.key for guild in GUILDS)
"""Only for sorting; what a player may see is `printed`."""
MERCHANT_TAYLORS, GROCERS = GUILD_NUMBERS["merchant_taylors"], GUILD_NUMBERS["grocers"]
