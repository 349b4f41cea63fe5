"""The Walled City in a terminal: an observation as lines of text.

The city is drawn by `terminal.map`, single things by `terminal.words`. A colour is known by a letter too, so
nothing is lost without colour.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.cli.terminal.tables import PreparedSet, Seat, TerminalTable
from tetrapolis.core.observation import Observation
from tetrapolis.games.walled_city.rules import frames
from tetrapolis.games.walled_city.rules.cards import FACES, FACTIONS
from tetrapolis.games.walled_city.rules.options import Options
from tetrapolis.games.walled_city.rules.position import LINES, WalledCityPosition
from tetrapolis.games.walled_city.rules.scoring import faction_votes
from tetrapolis.games.walled_city.rules.tally import phase_of
from tetrapolis.games.walled_city.rules.view import View
from tetrapolis.games.walled_city.terminal import map as walled_city_map
from tetrapolis.games.walled_city.terminal.words import (
    BOARDS,
    LEADS,
    USED,
    counted,
    die,
    draw,
    explain,
    faction_name,
    guild,
    guild_text,
    letter,
    listed,
    named,
    path,
)
from tetrapolis.locales import t


def screen(lang: str, obs: Observation, seats: Sequence[Seat], width: int, tight: bool = False) -> list[Text]:
    """All that the observing seat may see: the city, its paths and towers, the factions, the players, the own cards."""
    view: View = obs.view
    pos: WalledCityPosition = obs.seen
    offered = {offer.aim for offer in obs.prompt.offers}
    legends = [] if tight else layout.flow(walled_city_map.legend(lang, pos), width, indent=1)
    return [
        *_header(lang, view, pos, seats, width),
        *walled_city_map.city(lang, view, pos, width, tight),
        *walled_city_map.paths(lang, pos, width, tight, offered),
        *walled_city_map.ring(lang, view, pos, width, tight),
        *_factions(lang, pos, width),
        *legends,
        *_players(lang, obs, pos, seats, width),
        *([] if tight else _votes(lang, view, pos, width)),
        *_offer(lang, obs, width, tight),
        *_own(lang, obs, width, tight),
    ]


def _header(lang: str, view: View, pos: WalledCityPosition, seats: Sequence[Seat], width: int) -> list[Text]:
    """The board, the round and the phase; whose turn it is, where they built and which card they showed."""
    title = layout.styled(t(lang, f"walled_city-board-{view.options.board}"), "bold")
    phase = phase_of(pos)
    key = f"walled_city-board-{phase}" if phase in ("setup", "over") else f"walled_city-phase-{phase}"
    title += Text(f" · {t(lang, 'walled_city-board-round', n=pos.round)} · {t(lang, key)}")
    turn = next((frame for frame in reversed(view.stack) if isinstance(frame, frames.Turn)), None)
    tail = Text()
    if turn is not None:
        facts = [seats[turn.seat].name]
        if turn.place >= 0:
            facts.append(path(pos, turn.place) if pos.round == 1 else pos.board.gaps[turn.place])
        if turn.card >= 0:
            facts.append(FACES[turn.card])
        tail = Text(" · ".join(facts))
    if title.cell_len + tail.cell_len + 7 <= width:
        return [layout.ruler(title, tail, width)]
    return [layout.ruler(title, Text(), width), *layout.wrap(tail, width, 1)]


def _factions(lang: str, pos: WalledCityPosition, width: int) -> list[Text]:
    """What each faction is worth now, and who would get it."""
    items = []
    for name, faction in zip(FACTIONS, faction_votes(pos), strict=True):
        sign = die(lang, name, faction_name(lang, name)[1:]) + layout.styled(f" {faction.value}", "bold")
        if faction.leaders and faction.value:
            sign += layout.styled(f" {LEADS}", "dim")
            for colour in faction.leaders:
                sign += letter(lang, pos, colour)
        items.append(sign)
    return layout.flow(items, width, indent=1, gap="   ")


# ---- the players


def _players(lang: str, obs: Observation, pos: WalledCityPosition, seats: Sequence[Seat], width: int) -> list[Text]:
    """A heading and a line for each player, and for the neutral colour."""
    view: View = obs.view
    asked = {decision.seat for decision in obs.pending}
    rows = [_names(lang)] + [
        [_name(lang, view, pos, seats, asked, number), *_figures(lang, view, pos, number)]
        for number in range(pos.setup.colours)
    ]
    sizes = [layout.widest(row[column] for row in rows) for column in range(len(rows[0]))]
    gap = 2 if sum(sizes) + 2 * (len(sizes) - 1) <= width else 1
    lines: list[Text] = []
    for number, row in enumerate(rows):
        last = len(row) - 1
        cells = [
            layout.pad(cell, size, right=0 < at < last) for at, (cell, size) in enumerate(zip(row, sizes, strict=True))
        ]
        if not number:
            cells[0] = row[0] + layout.styled("━" * (sizes[0] - row[0].cell_len), "dim")
        line = Text(" " * gap).join(cells)
        line.rstrip()
        lines.append(layout.clip(line, width))
    return lines


def _names(lang: str) -> list[Text]:
    heading = layout.styled("━ ", "dim") + layout.styled(t(lang, "walled_city-board-text-players"), "bold") + Text(" ")
    columns = ("votes", "roads", "walls", "supply", "cards", "guild")
    return [heading, *(layout.styled(t(lang, f"walled_city-board-column-{name}"), "dim") for name in columns)]


def _name(lang: str, view: View, pos: WalledCityPosition, seats: Sequence[Seat], asked: set[int], number: int) -> Text:
    line = layout.styled("▸" if number in asked else " ", "bold green") + letter(lang, pos, number) + Text(" ")
    if number >= pos.players:
        return line + Text(t(lang, "walled_city-board-neutral-word"))
    mine = number == view.seat
    line += layout.styled(seats[number].name, "bold underline" if mine else "bold")
    if mine:
        line.append(f" ({t(lang, 'play-you')})")
    elif seats[number].bot:
        line.append_text(layout.styled(f" ({t(lang, 'play-bot')})", "dim"))
    return line


def _figures(lang: str, view: View, pos: WalledCityPosition, number: int) -> list[Text]:
    """Votes, roads, walls, supply (peasants+nobles), cards, guild."""
    supply = Text(f"{pos.supply_p[number]}+{pos.supply_n[number]}")
    if number >= pos.players:
        votes = "" if view.neutral_votes is None else _minus(view.neutral_votes)
        return [Text(votes), Text(), Text(), supply, Text(), Text()]
    player = view.players[number]
    held = Text("–") if not player.guild else Text(guild(lang, player.guild))
    if pos.turned[number]:
        held += layout.styled(f" {USED}", "bold")
    return [
        layout.styled(_minus(player.votes), "bold"),
        Text(str(pos.roads[number])),
        Text(str(pos.walls[number])),
        supply,
        Text(str(player.cards)),
        held,
    ]


def _minus(number: int) -> str:
    return str(number).replace("-", "−")


def _votes(lang: str, view: View, pos: WalledCityPosition, width: int) -> list[Text]:
    """What the votes were given for, round by round."""
    lines: list[Text] = []
    shown = pos.players if view.neutral_votes is None else pos.setup.colours
    for number, start, end in ((1, 0, 3), (2, 3, len(LINES))):
        if any(any(row[start:end]) for row in view.ledger[:shown]):
            last = end if any(row[-1] for row in view.ledger) else start + 3
            head = layout.styled(f" {t(lang, f'walled_city-board-votes-{number}', towers=last > start + 3)} ", "dim")
            parts = [
                letter(lang, pos, colour) + Text(" " + "+".join(map(_minus, row[start:last])))
                for colour, row in enumerate(view.ledger[:shown])
            ]
            lines += listed(head, parts, width)
    return lines


# ---- guilds and cards


def _offer(lang: str, obs: Observation, width: int, tight: bool) -> list[Text]:
    """The guilds that can still be taken; not where they stand among the choices or will never be taken."""
    view: View = obs.view
    joining = any(isinstance(frame, frames.Joining) for frame in view.stack)
    if not view.offer or (obs.decision is not None and joining) or (view.public["round"] == 2 and not joining):
        return []
    if tight and not joining:
        return []
    setting_up = any(isinstance(frame, frames.StartRoad) for frame in view.stack)
    key = "offer" if joining or setting_up else "left"
    head = layout.styled(f" {t(lang, f'walled_city-board-{key}')}: ", "dim")
    return listed(head, [Text(guild(lang, name)) for name in view.offer], width, " · ")


def _own(lang: str, obs: Observation, width: int, tight: bool) -> list[Text]:
    """The own guild with its text, and the own hand."""
    view: View = obs.view
    if view.seat is None:
        return []
    lines: list[Text] = []
    held = view.players[view.seat].guild
    if held:
        turned = bool(view.public["turned"][view.seat])
        permanent = held in obs.seen.tally(view.seat).permanent
        key = "used" if turned else "your-guild-permanent" if permanent else "ready"
        title = layout.styled(t(lang, "walled_city-board-own-guild", guild=guild(lang, held)), "bold")
        state = layout.styled(t(lang, f"walled_city-board-{key}"), "dim" if turned else "bold cyan")
        lines.append(layout.ruler(title, state, width))
        if not tight:
            lines += layout.wrap(guild_text(lang, held), width, 1, "dim")
    offered = {offer.aim for offer in obs.prompt.offers}
    among = offered.issuperset(f"hand:{card}" for card in view.hand)  # the choices: no need to list them again
    if view.hand and not (tight and among):
        head = layout.styled(f" {t(lang, 'walled_city-board-own-cards', n=len(view.hand))} ", "dim")
        lines += listed(head, [layout.styled(card, "bold") for card in counted(view.hand)], width)
    return lines


def hand(lang: str, obs: Observation, width: int) -> list[Text]:
    """A seat's hand, for an open replay."""
    view: View = obs.view
    cards = [layout.styled(card, "bold") for card in counted(view.hand)]
    return layout.flow(cards or [Text("–")], width)


# ---- before the game


def sets(lang: str) -> list[PreparedSet]:
    """The two boards with their own guilds, the default first, and each with all twenty."""
    assert BOARDS[0] == Options().board
    found = []
    for deck in ("own", "mixed"):
        for board in BOARDS:
            name = t(lang, f"walled_city-board-set-{deck}", board=t(lang, f"walled_city-board-{board}"))
            text = t(lang, f"walled_city-board-set-{deck}.text", board=board)
            options = {"board": board} | ({} if deck == "own" else {"guild_deck": deck})
            found.append(PreparedSet(board if deck == "own" else f"{board}-{deck}", name, text, options))
    return found


TABLE = TerminalTable(screen=screen, hand=hand, draw=draw, named=named, explain=explain, sets=sets)
