"""Names of The Walled City's things for a terminal: colours' letters, places, dice, cards; what they are about."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import get_args

from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.core.observation import Observation
from tetrapolis.core.said import Ref
from tetrapolis.games.walled_city.prompt.saying import owner, sort_of
from tetrapolis.games.walled_city.rules.board import Board, BoardName, Cut, load_board
from tetrapolis.games.walled_city.rules.cards import (
    FACTION,
    FACTIONS,
    GUILD_NUMBERS,
    GUILD_RULES,
    GUILDS,
    TILE_UP,
    VALUE,
)
from tetrapolis.games.walled_city.rules.neighbourhoods import areas_in
from tetrapolis.games.walled_city.rules.position import DEMOLISHED, TOWER, WalledCityPosition
from tetrapolis.locales import LANGUAGES, t, words

BOARDS: tuple[BoardName, ...] = get_args(BoardName)
STYLES = {"p1": "bright_red", "p2": "green", "p3": "cyan", "p4": "bright_white", "neutral": "white"}
FACTION_STYLES = {
    "yellow": "yellow",
    "blue": "bright_blue",
    "purple": "magenta",
    "green": "bright_green",
    "orange": "color(208)",
}
DIE, TILE, BUILT, GONE, FORK, USED, LEADS = "◆", "◇", "■", "×", "┬", "↷", "♛"
"""A die, a survey tile, a road or wall, a demolished place, a T-path, a used guild, a majority."""
_LAST = {lang: number for number, lang in enumerate(LANGUAGES)}
KINDS = ("peasant", "noble")


def listed(head: Text, items: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """A head with items beside it, none of which is broken; a head too wide for that stands above them.

    >>> [line.plain for line in listed(Text("open: "), [Text("P1 A1|A2"), Text("P2 A1|A3")], 16)]
    ['open: P1 A1|A2', '      P2 A1|A3']
    """
    if head.cell_len > 2 * width // 3:
        return [layout.clip(head, width), *layout.flow(items, width, indent=3, gap=gap)]
    first, *rest = layout.flow(items, width, indent=head.cell_len, gap=gap)
    return [head + first[head.cell_len :], *rest]


# ---- colours


def colour_letter(lang: str, name: str, after: str = "") -> Text:
    """The letter of a colour (p1 to p4, neutral), and something behind it in the same style."""
    return layout.styled(t(lang, f"walled_city-board-letter-{name}") + after, f"bold {STYLES[name]}")


def letter(lang: str, pos: WalledCityPosition, colour: int, after: str = "") -> Text:
    """The same, by the colour's number."""
    return colour_letter(lang, pos.colour_name(colour), after)


def citizens(lang: str, pos: WalledCityPosition, colour: int, peasants: int, nobles: int) -> Text:
    """R3+1: three peasants and a noble; R+1: only a noble."""
    return letter(lang, pos, colour, (str(peasants) if peasants else "") + (f"+{nobles}" if nobles else ""))


# ---- dice, tiles and cards


def signed(number: int) -> str:
    """A tile's number.

    >>> signed(1), signed(-1)
    ('+1', '−1')
    """
    return f"{number:+}".replace("-", "−")


def faction_name(lang: str, faction: str) -> str:
    """A faction's name."""
    return t(lang, f"walled_city-faction-{faction}")


def die(lang: str, faction: str, value: int | str) -> Text:
    """A die: the first letter of its faction, and what it shows.

    >>> die("en", "yellow", 2).plain, die("hu", "yellow", 2).plain
    ('◆Y2', '◆S2')
    """
    return layout.styled(f"{DIE}{faction_name(lang, faction)[0].upper()}{value}", FACTION_STYLES[faction])


def item(lang: str, number: int) -> Text:
    """A die or a survey tile (see cards)."""
    if number >= TILE_UP:
        return layout.styled(TILE + signed(VALUE[number]), "bold")
    return die(lang, FACTIONS[FACTION[number]], VALUE[number])


def item_at(lang: str, pos: WalledCityPosition, place: int) -> Text:
    """What lies in an area or a tower; empty for nothing."""
    number = pos.tower_items[place - TOWER] if place >= TOWER else pos.items[place]
    return item(lang, number) if number >= 0 else Text()


def counted(cards: Sequence[str]) -> list[str]:
    """Cards, equal ones once.

    >>> counted(["1/1", "1/1", "4/0*"])
    ['1/1 ×2', '4/0*']
    """
    return [card if count == 1 else f"{card} ×{count}" for card, count in Counter(cards).items()]


def guild_name(lang: str, guild: str) -> str:
    """A guild's name."""
    return t(lang, f"walled_city-guild-{guild}")


def guild(lang: str, name: str) -> str:
    """A guild with its priority.

    >>> guild("en", "carpenters"), guild("hu", "mercers")
    ('1b Carpenters', '1 Selyemkereskedő')
    """
    return f"{GUILDS[GUILD_NUMBERS[name]].priority} {guild_name(lang, name)}"


def guild_text(lang: str, name: str) -> str:
    """What a guild does."""
    return t(lang, f"walled_city-guild-{name}.text")


# ---- places


def bare_name(lang: str, board: Board, area: int) -> str:
    """The name of an area of the board."""
    return board.names[area][_LAST[lang]]


def area_of_board(pos: WalledCityPosition, area: int) -> int:
    """The area of the board that an area is, or of which it is the second part."""
    first = len(pos.board.areas)
    return area if area < first else pos.board.cuts[pos.cuts[area - first]].area


def area(lang: str, pos: WalledCityPosition, number: int) -> str:
    """An area with its id: "A2 Castle", "A3B Linenhall"."""
    return f"{pos.names[number]} {bare_name(lang, pos.board, area_of_board(pos, number))}"


def tower(lang: str, board: Board, number: int) -> str:
    """A tower with its id."""
    return f"{board.towers[number]} {board.tower_names[number][_LAST[lang]]}"


def sides(pos: WalledCityPosition, path: int) -> str:
    """What lies on the two sides of a path: "A1|A2,A3"."""
    return "|".join(",".join(pos.names[area] for area in areas_in(side)) for side in pos.sides[path])


def path(pos: WalledCityPosition, number: int) -> str:
    """A path with its sides; `┬` marks those with several areas on a side."""
    fork = FORK if max(side.bit_count() for side in pos.sides[number]) > 1 else ""
    return f"{pos.board.paths[number]}{fork} {sides(pos, number)}"


def pieces(state: int) -> str:
    """The sign of what lies in a place.

    >>> pieces(0), pieces(1), pieces(2), pieces(DEMOLISHED)
    ('', '■', '■■', '×')
    """
    return GONE if state == DEMOLISHED else BUILT * state


def gap_towers(board: Board, gap: int) -> str:
    """The two nearest towers: "T1/T2"."""
    return "/".join(board.towers[tower] for tower in board.gap_towers[gap])


def zone(board: Board, number: int) -> str:
    """A defence zone with its towers: "Z1 T1–T2"."""
    return f"{board.zones[number]} " + "–".join(board.towers[tower] for tower in board.zone_towers[number])


def cut(board: Board, found: Cut) -> str:
    """A cut: what belongs to one part only, to the other only, and in brackets the paths that border both.

    >>> cut(load_board("borderlands"), load_board("borderlands").cuts[0])
    'F1 P2 | P4 (P1,3)'
    """
    one, other = (
        " ".join(
            [
                *_ids(board.paths, found.paths[part] & ~found.paths[1 - part]),
                *_ids(board.gaps, found.gaps[part]),
            ]
        )
        for part in (0, 1)
    )
    both = " ".join(_ids(board.paths, found.paths[0] & found.paths[1]))
    return f"{found.id.partition('-')[2]} {one or '–'} | {other or '–'}" + (f" ({both})" if both else "")


def _ids(ids: Sequence[str], chosen: int) -> list[str]:
    """Some ids, their letter once: ["P1,3"]; empty for none."""
    found = [name for number, name in enumerate(ids) if chosen >> number & 1]
    return [",".join([found[0], *(name[1:] for name in found[1:])])] if found else []


# ---- references


def draw(lang: str, ref: Ref, obs: Observation, names: Sequence[str]) -> Text | None:
    """A place with its id and what lies beside it, an item where it lies, cards and pieces counted, guilds numbered.

    >>> import tetrapolis as tp
    >>> obs = tp.game("walled_city").new(3, 1).observe(0)
    >>> refs = ("area:A2", "tower:T1", "path:P1", "gap:G1", "zone:Z1", "item:T1")
    >>> [draw("en", ref, obs, []).plain for ref in refs]
    ['A2 Castle', "T1 Coward's Bastion", 'P1 A1|A2', 'G1 A6 T1/T2', 'Z1 T1–T2', "T1 Coward's Bastion ◆G2"]
    >>> [draw("en", ref, obs, ["Anna", "Béla"]).plain for ref in ("hand:3/1", "seat:1", "noble:A1:p2")]
    ['3/1', 'M Béla', 'A1 The Diamond: M Béla']
    """
    pos: WalledCityPosition = obs.seen
    kind, _, value = ref.partition(":")
    if kind in _SORTS:
        return Text(_drawn(lang, pos, kind, value))
    if kind == "item":
        return Text(_drawn(lang, pos, sort_of(value), value) + " ") + item_at(lang, pos, pos.place_number(value))
    if kind == "guild":
        return Text(guild(lang, value))
    if kind == "hand":
        return Text(value + _times(obs.view.hand.count(value)))
    if kind == "seat":
        return colour_letter(lang, f"p{int(value) + 1}") + Text(f" {names[int(value)]}")
    if kind in KINDS:
        return _pieces(lang, pos, kind, value, names)
    return None


_SORTS = ("area", "tower", "path", "gap", "zone", "cut")


def _drawn(lang: str, pos: WalledCityPosition, sort: str, name: str) -> str:
    board = pos.board
    if sort == "area":
        return area(lang, pos, pos.names.index(name))
    if sort == "tower":
        return tower(lang, board, board.towers.index(name))
    if sort == "zone":
        return zone(board, board.zones.index(name))
    if sort == "cut":
        return cut(board, next(found for found in board.cuts if found.id == name))
    if sort == "path":
        number = board.paths.index(name)
        built, shown = pos.paths[number], path(pos, number)
    else:
        number = board.gaps.index(name)
        built, shown = pos.gaps[number], f"{name} {_beside_gap(pos, number, ' ')}"
    return f"{shown} {pieces(built)}" if built > 1 else shown


def _beside_gap(pos: WalledCityPosition, gap: int, between: str) -> str:
    return f"{pos.names[pos.gap_area[gap]]}{between}{gap_towers(pos.board, gap)}"


def _pieces(lang: str, pos: WalledCityPosition, kind: str, value: str, names: Sequence[str]) -> Text:
    """Where they stand, whose they are, and how many."""
    at, _, colour = value.partition(":")
    place, number = pos.place_number(at), pos.colour_number(colour)
    if place >= TOWER:
        count = pos.guards[4 * (place - TOWER) + number]
    else:
        count = (pos.nobles if kind == "noble" else pos.peasants)[4 * place + number]
    who = words.arg_text(lang, "walled_city", owner(colour), names)
    where = Text(_drawn(lang, pos, sort_of(at), at) + ": ")
    return where + colour_letter(lang, colour) + Text(f" {who}" + _times(count))


def _times(count: int) -> str:
    return f" (×{count})" if count > 1 else ""


def named(lang: str, ref: Ref, obs: Observation, alone: bool) -> str:
    """Places in sentences with their ids, by which they are found on the board; in a list the ids are enough.

    >>> import tetrapolis as tp
    >>> obs = tp.game("walled_city").new(3, 1).observe(0)
    >>> [named("en", ref, obs, True) for ref in ("area:A2", "path:P1", "gap:G1", "zone:Z1")]
    ['A2 Castle', 'P1 (A1|A2)', 'G1 (A6, T1/T2)', '']
    """
    pos: WalledCityPosition = obs.seen
    kind, _, value = ref.partition(":")
    if not alone:
        return ""
    if kind in ("area", "tower"):
        return _drawn(lang, pos, kind, value)
    if kind == "path":
        return f"{value} ({sides(pos, pos.board.paths.index(value))})"
    return f"{value} ({_beside_gap(pos, pos.board.gaps.index(value), ', ')})" if kind == "gap" else ""


# ---- explanations


def explain(lang: str, thing: str, width: int) -> list[Text]:
    """What a guild, a place, a faction or a kind of citizen is about; empty if there is no such thing."""
    if thing in GUILD_NUMBERS:
        return _explain_guild(lang, thing, width)
    for kind, known in (("faction", FACTIONS), ("kind", KINDS)):
        if thing in known:
            head = _headline(t(lang, f"walled_city-{kind}-{thing}"), t(lang, f"walled_city-board-thing-{kind}"), width)
            said = t(
                lang, f"walled_city-board-about-{kind}-{thing}" if kind == "kind" else "walled_city-board-about-faction"
            )
            return [head, *layout.wrap(said, width, 3)]
    lines: list[Text] = []
    for name in BOARDS:
        board = load_board(name)
        for named, about in _places(lang, board, re.sub(r"(?<=\d)[AB]$", "", thing.upper())):
            title = t(lang, f"walled_city-board-{name}")
            lines += [_headline(named, title, width), *layout.wrap(about, width, 3)]
    return lines


def _headline(name: str, rest: str, width: int) -> Text:
    return layout.clip(Text(" ") + layout.styled(name, "bold") + layout.styled(f" · {rest}", "dim"), width)


def _explain_guild(lang: str, name: str, width: int) -> list[Text]:
    found = GUILDS[GUILD_NUMBERS[name]]
    deck = t(lang, f"walled_city-board-{found.deck}" if found.deck in BOARDS else "walled_city-board-both-boards")
    rest = t(lang, "walled_city-board-priority", n=found.priority)
    rules = ", ".join(GUILD_RULES[name])
    return [
        _headline(guild_name(lang, name), f"{rest} · {deck}", width),
        *layout.wrap(guild_text(lang, name), width, 3),
        *layout.wrap(rules, width, 3, "dim"),
    ]


def _places(lang: str, board: Board, thing: str) -> Iterator[tuple[str, str]]:
    """(name, text) of the place of this id on a board, if there is one."""

    def say(key: str, **args: str | int) -> str:
        return t(lang, f"walled_city-board-about-{key}", **args)

    def areas(chosen: int) -> str:
        return ", ".join(_area(lang, board, area) for area in areas_in(chosen))

    if thing in board.areas:
        yield _area(lang, board, board.areas.index(thing)), _about_area(lang, board, board.areas.index(thing))
    elif thing in board.towers:
        number = board.towers.index(thing)
        gaps = [name for name, towers in zip(board.gaps, board.gap_towers, strict=True) if number in towers]
        zones = [zone(board, side) for side in board.tower_zones[number]]
        yield tower(lang, board, number), say("tower", zones=", ".join(zones), gaps=", ".join(gaps) or "–")
    elif thing in board.paths:
        both = board.sides[board.paths.index(thing)]
        fork = max(side.bit_count() for side in both) > 1
        yield thing, say("fork" if fork else "path", one=areas(both[0]), other=areas(both[1]))
    elif thing in board.gaps:
        number = board.gaps.index(thing)
        one, other = (tower(lang, board, side) for side in board.gap_towers[number])
        yield thing, say("gap", area=_area(lang, board, board.gap_area[number]), one=one, other=other)
    elif thing in board.zones:
        one, other = (tower(lang, board, side) for side in board.zone_towers[board.zones.index(thing)])
        yield thing, say("zone", one=one, other=other)
    else:
        for found in board.cuts:
            if found.id == thing:
                yield f"{thing} {bare_name(lang, board, found.area)}", say("cut", cut=cut(board, found))


def _area(lang: str, board: Board, number: int) -> str:
    return f"{board.areas[number]} {bare_name(lang, board, number)}"


def _about_area(lang: str, board: Board, number: int) -> str:
    """Its spot, what lies over its paths, and its gaps."""
    paths = [
        f"{name}: {'/'.join(board.areas[other] for other in areas_in(both[1 - side]))}"
        for name, both in zip(board.paths, board.sides, strict=True)
        for side in (0, 1)
        if both[side] >> number & 1
    ]
    gaps = [
        f"{name} ({gap_towers(board, gap)})"
        for gap, (name, area) in enumerate(zip(board.gaps, board.gap_area, strict=True))
        if area == number
    ]
    spot = t(lang, "walled_city-board-about-spot-" + ("tile" if board.survey[number] else "die"))
    said = [spot, t(lang, "walled_city-board-about-paths", paths=", ".join(paths))]
    said.append(
        t(lang, "walled_city-board-about-gaps", gaps=", ".join(gaps))
        if gaps
        else t(lang, "walled_city-board-about-no-gap")
    )
    return " ".join(said)
