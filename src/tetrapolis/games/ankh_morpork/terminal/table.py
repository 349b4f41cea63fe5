"""Ankh-Morpork in a terminal: an observation as lines of text.

The city is drawn by `terminal.map`, single things by `terminal.words`. A player is known by a letter as well as
a colour, so nothing is lost without colour.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.cli.terminal.tables import PreparedSet, Seat, TerminalTable
from tetrapolis.core.observation import Observation
from tetrapolis.games.ankh_morpork.rules import frames, scoring
from tetrapolis.games.ankh_morpork.rules.cards import NAMES
from tetrapolis.games.ankh_morpork.rules.options import Options, Setup
from tetrapolis.games.ankh_morpork.rules.position import NO_CARD
from tetrapolis.games.ankh_morpork.rules.tally import Tally
from tetrapolis.games.ankh_morpork.rules.view import View
from tetrapolis.games.ankh_morpork.terminal import map as ankh_morpork_map
from tetrapolis.games.ankh_morpork.terminal.topics import COLUMNS, notes, short_notes, topics
from tetrapolis.games.ankh_morpork.terminal.words import (
    card,
    card_name,
    card_text,
    draw,
    event_name,
    explain,
    has_text,
    icons,
    icons_at,
    legend,
    letter,
    named,
    personality_name,
    read,
)
from tetrapolis.locales import t


def screen(lang: str, obs: Observation, seats: Sequence[Seat], width: int, tight: bool = False) -> list[Text]:
    """All that the observing seat may see: the piles, the city, the players, the own cards."""
    view: View = obs.view
    tally: Tally = obs.seen.tally(obs.seat)
    legends = [] if tight else layout.flow(ankh_morpork_map.legend(lang), width, indent=1)
    return [
        *_header(lang, view, width),
        *_piles(lang, view, seats, width, tight),
        *ankh_morpork_map.city(lang, view, tally, width, tight),
        *legends,
        *_players(lang, obs, tally, seats, width, tight),
        *_own(lang, obs, tally, width, tight),
    ]


# ---- the piles


def _ruled(title: Text, tail: Text, width: int) -> list[Text]:
    """A heading with something at its end, which gets a line of its own where there is no room."""
    if title.cell_len + tail.cell_len + 7 <= width:
        return [layout.ruler(title, tail, width)]
    return [layout.ruler(title, Text(), width), *layout.wrap(tail, width, 1)]


def _header(lang: str, view: View, width: int) -> list[Text]:
    title = layout.styled(t(lang, "ankh_morpork-board-title"), "bold")
    title += Text(" · " + t(lang, "ankh_morpork-board-turn", n=view.turn))
    green, brown = view.deck
    facts = [
        t(lang, "ankh_morpork-board-pile", n=green + brown, green=green),
        t(lang, "ankh_morpork-board-events-count", n=view.events_left),
        t(lang, "ankh_morpork-board-bar-trouble", n=len(view.trouble), of=scoring.RIOT_MARKERS),
    ]
    return _ruled(title, Text(" · ".join(facts)), width)


def _piles(lang: str, view: View, seats: Sequence[Seat], width: int, tight: bool) -> list[Text]:
    """The card that is being played, with its icons; the top of the discard pile; the events there were."""
    items: list[Text] = []
    played = _in_play(view)
    if played:
        name, at, now = played
        who = layout.styled(t(lang, "ankh_morpork-board-current", name=seats[view.active].name), "dim")
        items.append(Text(" ").join([who, layout.styled(card_name(lang, name), "bold"), icons_at(name, at, now)]))
    if view.discard:
        pile = layout.styled(f"{t(lang, 'ankh_morpork-board-discard')} {len(view.discard)}: ", "dim")
        items.append(pile + Text(card_name(lang, view.discard[-1])))
    elif not tight:
        items.append(layout.styled(t(lang, "ankh_morpork-board-discard-empty"), "dim"))
    if view.events_used and not tight:
        names = [event_name(lang, name) for name in view.events_used]
        said = layout.styled(t(lang, "ankh_morpork-board-events") + ": ", "dim")
        items += [(said if not at else Text()) + Text(name) for at, name in enumerate(names)]
    return layout.flow(items, width, indent=1, gap=" · ")


def _in_play(view: View) -> tuple[str, int, bool] | None:
    """The card in play, how many of its icons are past, and whether the next one is asked or carried out now."""
    main = view.stack[0] if view.stack else None
    if not isinstance(main, frames.Main) or main.card == NO_CARD:
        return None
    top = view.stack[-1]
    if isinstance(top, frames.Menu):
        return NAMES[main.card], main.icon, True
    by_power = isinstance(top, frames.Calming) or bool(getattr(top, "power", False))
    carried_out = len(view.stack) > 1 and not by_power
    return NAMES[main.card], main.icon - carried_out, carried_out


# ---- the players


def _players(lang: str, obs: Observation, tally: Tally, seats: Sequence[Seat], width: int, tight: bool) -> list[Text]:
    """A heading, a line for each player, and what else is known of him. Columns that do not fit are left out."""
    view: View = obs.view
    asked = {decision.seat for decision in obs.pending}
    rows = [_names(lang, view, seats)] + [
        [_name(lang, view, seats, asked, number), *_figures(view, tally, obs.seen.setup, number)]
        for number in range(len(seats))
    ]
    sizes = [layout.widest(row[column] for row in rows) for column in range(len(rows[0]))]
    gap = 2 if sum(sizes) + 2 * (len(sizes) - 1) <= width else 1
    while sum(sizes) + gap * (len(sizes) - 1) > width and len(sizes) > 4:
        sizes.pop()
    lines: list[Text] = []
    for number, row in enumerate(rows, start=-1):
        cells = [layout.pad(cell, size, right=at > 0) for at, (cell, size) in enumerate(zip(row, sizes, strict=False))]
        if number < 0:
            rule = layout.styled("━" * (sizes[0] - row[0].cell_len), "dim")
            cells[0] = row[0] + rule
        line = Text(" " * gap).join(cells)
        line.rstrip()
        lines.append(layout.clip(line, width))
        if number >= 0 and not tight:
            known = Text(" · ").join(notes(lang, view, number))
            lines += layout.wrap(known, width, 4) if known.plain else []
    if tight:
        short = [short_notes(lang, view, number) for number in range(len(seats))]
        lines += layout.flow([each for each in short if each.plain], width, indent=1, gap=" · ")
    return lines


def _names(lang: str, view: View, seats: Sequence[Seat]) -> list[Text]:
    heading = layout.styled("━ ", "dim") + layout.styled(t(lang, "ankh_morpork-board-players"), "bold") + Text(" ")
    return [heading, *(layout.styled(t(lang, f"ankh_morpork-board-column-{name}"), "dim") for name in COLUMNS)]


def _name(lang: str, view: View, seats: Sequence[Seat], asked: set[int], number: int) -> Text:
    seat = seats[number]
    mine = number == view.seat
    line = layout.styled("▸" if number in asked else " ", "bold green") + letter(lang, number) + Text(" ")
    line += layout.styled(seat.name, "bold underline" if mine else "bold")
    if mine:
        line.append(f" ({t(lang, 'play-you')})")
    elif seat.bot:
        line.append_text(layout.styled(f" ({t(lang, 'play-bot')})", "dim"))
    return line


def _figures(view: View, tally: Tally, setup: Setup, number: int) -> list[Text]:
    """What everybody can see or count."""
    player = view.players[number]
    points = sum(points for _, points in tally.lines[number])
    return [
        layout.styled(f"${player.cash}", "yellow"),
        Text(str(player.cards)),
        Text(str(player.minions)),
        Text(str(player.buildings)),
        Text(f"{tally.controllers.count(number)}/{setup.areas_to_control}"),
        Text(f"{len(tally.watched[number])}/{setup.areas_to_watch}"),
        Text(f"${tally.worth[number]}".replace("$-", "−$")),
        Text(str(points).replace("-", "−")),
    ]


# ---- the own cards


def _own(lang: str, obs: Observation, tally: Tally, width: int, tight: bool) -> list[Text]:
    view: View = obs.view
    if tally.goal is None:
        return []
    you = layout.styled(
        t(lang, "ankh_morpork-board-you-are", personality=personality_name(lang, view.personality)), "bold"
    )
    goal = t(lang, f"ankh_morpork-board-far-{tally.goal.kind}", n=tally.goal.n, goal=tally.goal.of)
    lines = _ruled(you, layout.styled(goal, "bold cyan"), width)
    if view.unused_known:
        names = "; ".join(personality_name(lang, name) for name in view.unused_known)
        said = layout.styled(t(lang, "ankh_morpork-board-unused") + " ", "dim") + Text(names)
        lines += layout.wrap(said, width, 1)
    hand = view.hand
    if tight:
        offered = {offer.aim for offer in obs.prompt.offers}
        hand = [name for name in hand if f"hand:{name}" not in offered]  # those stand among the choices
    elif not hand:
        lines += layout.wrap(t(lang, "ankh_morpork-board-empty-hand"), width, 1, "dim")
    return lines + _hand(lang, hand, width, tight)


def _hand(lang: str, hand: Sequence[str], width: int, tight: bool) -> list[Text]:
    """Plain cards in a row, cards with a text below with the beginning of it, and the legend; tight: all in a row."""
    if tight:
        return layout.flow([card(lang, name) for name in hand], width, indent=1, gap="   ")
    lines = layout.flow([card(lang, name) for name in hand if not has_text(name)], width, indent=1, gap="   ")
    written = [name for name in hand if has_text(name)]
    size = layout.widest(icons(name) for name in written)
    for name in written:
        label = Text(" ") + layout.pad(icons(name), size) + Text(f" {card_name(lang, name)}")
        lines.append(layout.clip(label + layout.styled(f" · {card_text(lang, name)}", "dim"), width))
    return lines + layout.flow(legend(lang), width, indent=1)


def hand(lang: str, obs: Observation, width: int) -> list[Text]:
    """A seat's personality and hand, for an open replay."""
    view: View = obs.view
    who = layout.styled(personality_name(lang, view.personality), "bold cyan")
    return layout.flow([who, *(card(lang, name) for name in view.hand)], width)


# ---- before the game


def sets(lang: str) -> list[PreparedSet]:
    """The two editions, the default first."""
    editions = ("hungarian", "english-2011")
    assert Options().edition == editions[0]
    found = []
    for edition in editions:
        key = f"ankh_morpork-board-set-{edition}"
        found.append(PreparedSet(edition, t(lang, key), t(lang, f"{key}.text"), {"edition": edition}))
    return found


TABLE = TerminalTable(
    screen=screen,
    hand=hand,
    draw=draw,
    named=named,
    with_texts=frozenset({"interrupt"}),
    read=read,
    explain=explain,
    topics=topics,
    sets=sets,
)
