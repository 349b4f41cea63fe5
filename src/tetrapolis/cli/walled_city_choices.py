"""The Walled City in a terminal: legal moves in groups, with short labels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from tetrapolis.cli import layout
from tetrapolis.cli.tables import Choice, Group, grouped
from tetrapolis.cli.walled_city_moment import ability_guild, turn_of
from tetrapolis.cli.walled_city_words import (
    TILE,
    area,
    bare_name,
    built_place,
    cut,
    die,
    faction_name,
    guild,
    guild_text,
    item_at,
    lettered,
    path,
    place,
    signed,
    tower,
    zone,
)
from tetrapolis.core.observation import Observation
from tetrapolis.games.walled_city import frames
from tetrapolis.games.walled_city.cards import FACTION, FACTIONS, GUILD_NUMBERS, HIGH, LOW, TILE_UP, VALUE
from tetrapolis.games.walled_city.guilds_cards import others
from tetrapolis.games.walled_city.guilds_places import next_pieces
from tetrapolis.games.walled_city.position import EMPTY, OFF, TOWER, WalledCityPosition
from tetrapolis.games.walled_city.steps_of_turn import CHANGES
from tetrapolis.games.walled_city.view import View
from tetrapolis.locales import t

ORDER = (
    ("join", "build", "show", "put", "settle", "share", "nobles", "promote", "adjust"),
    ("pick", "choose", "colour", "kind", "place", "give", "take"),
    ("zone", "lay", "face"),
    ("guild", "copy"),
    ("skip", "done", "end"),
)
_PLACE = {tag: place for place, tag in enumerate(tag for tags in ORDER for tag in tags)}
_WITH_ITEM = ("haberdashers", "clothworkers", "curriers")
"""Guilds that choose a die or a tile."""
_NOBLES_PICKED = ("mercers", "fishmongers", "ironmongers", "barbers")


def choices(lang: str, obs: Observation, names: Sequence[str]) -> list[Group]:
    """The legal moves: what the step offers, the guild, and how to go on without."""
    return grouped(obs, _PLACE, _Labels(lang, obs, names).choice)


class _Labels:
    """Headings say what is done, labels where, to whom or with which card."""

    def __init__(self, lang: str, obs: Observation, names: Sequence[str]) -> None:
        self.lang = lang
        self.names = names
        self.view: View = obs.view
        self.pos: WalledCityPosition = obs.seen
        self.top: Any = self.view.stack[-1] if self.view.stack else None
        self.guild = ability_guild(self.view)
        self.hand = Counter(self.view.hand)

    def choice(self, move: Any) -> tuple[str, Choice]:
        """A move's heading, and the move with its label."""
        word = move.tag
        if word in ("guild", "copy", "join"):
            return self._guild(word, move)
        heading, label = getattr(self, f"_{word}")(move)
        return heading, Choice(move, label if isinstance(label, Text) else Text(label))

    def do(self, word: str, **args: str | int) -> str:
        return t(self.lang, f"play-walled_city-do-{word}", **args)

    def say(self, key: str, **args: str | int) -> str:
        return t(self.lang, f"play-walled_city-{key}", **args)

    # ---- guilds

    def _guild(self, word: str, move: Any) -> tuple[str, Choice]:
        name = move.guild if word != "guild" else self.view.players[self.top.seat].guild
        label = Text(guild(self.lang, name))
        if word == "copy":
            holder = self.pos.guild.index(GUILD_NUMBERS[name])
            label += layout.styled(f" ({self.names[holder]})", "dim")
        return self.do(word), Choice(move, label, guild_text(self.lang, name))

    # ---- the steps of a turn

    def _build(self, move: Any) -> tuple[str, str]:
        paths = self.pos.board.paths
        if move.place not in paths:
            return self.do("wall"), built_place(self.pos, move.place)
        over = self.pos.paths[paths.index(move.place)] > EMPTY
        label = built_place(self.pos, move.place) if over else path(self.pos, paths.index(move.place))
        return self.do("start" if isinstance(self.top, frames.StartRoad) else "road"), label

    def _show(self, move: Any) -> tuple[str, str]:
        return self.do("show"), self.card(move.card)

    def card(self, card: str) -> str:
        """A card, and how often one holds it."""
        count = self.hand[card]
        return f"{card} (×{count})" if count > 1 else card

    def _put(self, move: Any) -> tuple[str, str]:
        turn = turn_of(self.view)
        assert turn is not None
        other = isinstance(self.top, frames.SettlingOther)
        return self.do("put", n=(LOW if other else HIGH)[turn.card]), self.area(move.place)

    def area(self, name: str) -> str:
        return area(self.lang, self.pos, self.pos.names.index(name))

    def _nobles(self, move: Any) -> tuple[str, str]:
        return self.do("nobles"), self.say("mix", n=move.n, peasants=self.top.queue[0][1] - move.n)

    def _settle(self, move: Any) -> tuple[str, str]:
        turn = turn_of(self.view)
        assert turn is not None
        return self.do("settle"), self.say("settle", n=move.n, other=HIGH[turn.card] + LOW[turn.card] - move.n)

    def _share(self, move: Any) -> tuple[str, str]:
        pos, frame = self.pos, self.top
        if isinstance(frame, frames.Sharing):
            one, other = frame.areas
            left = pos.supply_p[frame.seat] + pos.supply_n[frame.seat] - move.n
        else:
            one, other = frame.place, frame.left
            pieces, index = next_pieces(pos, frame)
            left = pieces[index] - move.n
        return self.do("share"), self.say("share", n=move.n, one=pos.names[one], other=pos.names[other], m=left)

    def _promote(self, move: Any) -> tuple[str, str]:
        number = self.pos.board.towers.index(move.tower)
        return f"→ {tower(self.lang, self.pos.board, number)}", f"{self.area(move.place)}: {self.colour(move.colour)}"

    def colour(self, name: str) -> str:
        return lettered(self.lang, self.pos, self.pos.colour_number(name), self.names)

    def _adjust(self, move: Any) -> tuple[str, Text]:
        """The item before and after, and what becomes of its faction."""
        number = self.pos.place_number(move.place)
        item = self.pos.item_at(number)
        before, after = VALUE[item], VALUE[CHANGES[item][move.way]]
        label = Text(f"{place(self.lang, self.pos, number)} ")
        if item >= TILE_UP:
            return self.do("adjust"), label + Text(f"{TILE}{signed(before)}→{signed(after)}")
        faction = FACTIONS[FACTION[item]]
        value = self.view.factions[faction]
        label += die(self.lang, faction, f"{before}→{after}")
        worth = f" ({faction_name(self.lang, faction)} {value}→{value + after - before})"
        return self.do("adjust"), label + layout.styled(worth, "dim")

    # ---- abilities

    def _pick(self, move: Any) -> tuple[str, str]:
        """The owner in the heading; where, and how many such pieces stand there."""
        pos = self.pos
        number, colour = pos.place_number(move.place), pos.colour_number(move.colour)
        if number >= TOWER:
            count = pos.guards[4 * (number - TOWER) + colour]
        else:
            nobles = self.guild in _NOBLES_PICKED or (self.guild == "saddlers" and self.top.stage == 2)
            count = (pos.nobles if nobles else pos.peasants)[4 * number + colour]
        label = place(self.lang, pos, number)
        return lettered(self.lang, pos, colour, self.names), f"{label} (×{count})" if count > 1 else label

    def _choose(self, move: Any) -> tuple[str, str | Text]:
        pos, name = self.pos, move.place
        if self.guild == "carpenters" and not self.top.stage:
            found = next(each for each in pos.board.cuts if each.id == name)
            return f"{pos.names[found.area]} {bare_name(self.lang, pos.board, found.area)}", cut(pos.board, found)
        heading = self.do(f"choose-{self.guild}")
        if name in pos.board.paths or name in pos.board.gaps:
            return heading, built_place(pos, name)
        number = pos.place_number(name)
        label = place(self.lang, pos, number)
        if self.guild in _WITH_ITEM:
            return heading, Text(f"{label} ") + item_at(self.lang, pos, number)
        if self.guild in ("vintners", "bakers"):
            count = self._count(number)
            return heading, f"{label} (×{count})" if count > 1 else label
        return heading, label

    def _count(self, number: int) -> int:
        """Vintners: the chosen player's peasants in an area; Bakers: the own nobles in an area or tower."""
        pos, frame = self.pos, self.top
        assert isinstance(frame, frames.Ability)
        if self.guild == "vintners":
            return pos.peasants[4 * number + frame.colour]
        if number >= TOWER:
            return pos.guards[4 * (number - TOWER) + frame.seat]
        return pos.nobles[4 * number + frame.seat]

    def _colour(self, move: Any) -> tuple[str, str]:
        return self.do("colour"), self.colour(move.colour)

    def _kind(self, move: Any) -> tuple[str, str]:
        return self.do("kind"), self.say(f"ride-{move.kind}")

    def _place(self, move: Any) -> tuple[str, str]:
        return self.do(f"place-{move.kind}"), self.area(move.place)

    def _give(self, move: Any) -> tuple[str, str]:
        if isinstance(self.top, frames.Answering):
            return self.do("give-back"), self.card(move.card)
        target = others(self.pos, self.top.seat)[len(self.top.picks)]
        return self.do("give", name=self.names[target]), self.card(move.card)

    def _take(self, move: Any) -> tuple[str, str]:
        return self.do("take"), str(move.card)

    # ---- phase D

    def _zone(self, move: Any) -> tuple[str, str]:
        return self.do("zone"), zone(self.pos.board, self.pos.board.zones.index(move.place))

    def _lay(self, move: Any) -> tuple[str, str]:
        return self.do("lay"), self.card(move.card)

    def _face(self, move: Any) -> tuple[str, str]:
        board = self.pos.board
        number = board.towers.index(move.place)
        one, two = board.zone_towers[self.top.zone]
        face = self.top.card % OFF
        other = board.towers[two if number == one else one]
        label = self.say("face", tower=tower(self.lang, board, number), n=LOW[face], other=other)
        return self.do("face", n=HIGH[face]), label

    # ---- how to go on

    def _skip(self, move: Any) -> tuple[str, str]:
        if isinstance(self.top, frames.Adjusting):
            return self.do("on"), self.say("skip-adjust")
        return self.do("on"), self.say("skip-more" if self.top.begun else "skip-promote")

    def _done(self, move: Any) -> tuple[str, str]:
        return self.do("on"), self.say("done")

    def _end(self, move: Any) -> tuple[str, str]:
        return self.do("on"), self.say("end")
