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
    """A guild card: its deck, and its priority (a "b" comes directly after the plain number, WAL-2.4)."""

    id: str
    deck: str
    priority: str

    @property
    def key(self) -> int:
        """For sorting: a "b" makes half a step (WAL-2.4)."""
        return 2 * int(self.priority.rstrip("b")) + self.priority.endswith("b")

    @property
    def printed(self) -> int | str:
        """As it stands on the card: 9, or "9b"."""
        return self.priority if self.priority.endswith("b") else int(self.priority)


GUILDS = (
    Guild("mercers", "londonderry", "1"),
    Guild("grocers", "both", "2"),
    Guild("drapers", "both", "3"),
    Guild("fishmongers", "londonderry", "4"),
    Guild("goldsmiths", "both", "5"),
    Guild("skinners", "both", "6"),
    Guild("merchant_taylors", "londonderry", "7"),
    Guild("haberdashers", "londonderry", "8"),
    Guild("salters", "londonderry", "9"),
    Guild("ironmongers", "londonderry", "10"),
    Guild("vintners", "londonderry", "11"),
    Guild("clothworkers", "londonderry", "12"),
    Guild("carpenters", "borderlands", "1b"),
    Guild("bakers", "borderlands", "4b"),
    Guild("barbers", "borderlands", "7b"),
    Guild("saddlers", "borderlands", "8b"),
    Guild("painter_stainers", "borderlands", "9b"),
    Guild("butchers", "borderlands", "10b"),
    Guild("armourers", "borderlands", "11b"),
    Guild("curriers", "borderlands", "12b"),
)
GUILD_NAMES = tuple(guild.id for guild in GUILDS)
GUILD_NUMBERS = {guild.id: number for number, guild in enumerate(GUILDS)}
PRIORITY = tuple(guild.key for guild in GUILDS)
"""Only for sorting; what a player may see is `printed`."""
MERCHANT_TAYLORS, GROCERS = GUILD_NUMBERS["merchant_taylors"], GUILD_NUMBERS["grocers"]
