"""Citadels in a terminal: an observation as lines of text; how a single card looks `terminal.words` says.

A district is written as a chip and its name: `N3 Manor` is a noble district that costs 3. The letter says what the
colour says, so nothing is lost without colour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.cli.terminal.tables import PreparedSet, Seat, TerminalTable
from tetrapolis.core.observation import Observation
from tetrapolis.games.citadels.rules import frames
from tetrapolis.games.citadels.rules.cards import (
    CHARACTER_INDEX,
    CITY_KIND,
    COST,
    NAMES,
    RANK,
    TYPE,
    UNIQUE_NAMES,
)
from tetrapolis.games.citadels.rules.presets import PRESETS
from tetrapolis.games.citadels.rules.view import PlayerView, View
from tetrapolis.games.citadels.terminal.words import (
    char_name,
    char_text,
    chip,
    district,
    district_text,
    draw,
    explain,
    place,
)
from tetrapolis.locales import t

WIDE = 104
"""From this width on a city stands beside its player, not below."""
NOBODY = -1


def screen(lang: str, obs: Observation, seats: Sequence[Seat], width: int, tight: bool = False) -> list[Text]:
    """All that the observing seat may see: the round, the characters, the players, the own cards.

    Where lines are scarce (tight), what stands elsewhere in short is not said again: see `? museum`.
    """
    view: View = obs.view
    asked = {decision.seat for decision in obs.pending}
    return [
        *_header(lang, view, seats, width),
        *_ranks(lang, view, seats, width),
        *_marks(lang, view, seats, width, tight),
        _cities(lang, width),
        *_players(lang, view, seats, asked, width, tight),
        *_own(lang, view, width, tight),
    ]


# ---- the round


def _header(lang: str, view: View, seats: Sequence[Seat], width: int) -> list[Text]:
    title = layout.styled(t(lang, "citadels-name"), "bold") + Text(
        " · " + t(lang, "citadels-board-round", n=view.round)
    )
    facts = [t(lang, "citadels-board-deck", n=view.deck), t(lang, "citadels-board-goal", n=view.goal)]
    if view.setup.tax:
        facts.append(t(lang, "citadels-board-tax", n=view.tax))
    return [layout.ruler(title, Text(" · ".join(facts)), width)]


def _ranks(lang: str, view: View, seats: Sequence[Seat], width: int) -> list[Text]:
    """The cast in the order of calling, and what has become of each."""
    cells = []
    for rank, name in enumerate(view.cast, start=1):
        shown = view.draft.shown[rank]
        cell = Text(("▸" if rank == view.called and not _round_over(view) else " ") + f"{rank} ")
        style = "dim" if name in view.face_up else ""
        mine = name in view.characters
        cell.append(char_name(lang, name), style or ("bold" if mine else ""))
        if shown != NOBODY:
            cell.append(f": {seats[shown].name}", "cyan")
        elif mine:
            cell.append(f" ({t(lang, 'play-you')})", "bold")
        elif name in view.face_up:
            cell.append(" ×", "dim")
        elif rank in view.draft.silent and view.called:
            cell.append(" –", "dim")
        if name == view.killed:
            cell.append(" †", "red")
        cells.append(cell)
    return layout.grid(cells, width, across=(len(cells) + 1) // 2)


def _round_over(view: View) -> bool:
    return isinstance(view.stack[0], frames.RoundEnd)


def _marks(lang: str, view: View, seats: Sequence[Seat], width: int, tight: bool) -> list[Text]:
    """Who was named this round: killed, bewitched, robbed, under warrant, threatened; and the open discards."""
    marks: list[Text] = []

    def mark(kind: str, chars: Sequence[str], owner: int = NOBODY, special: str = "") -> None:
        if chars and chars[0]:
            real = t(lang, f"citadels-board-list-{kind}.real") if special else ""
            names = [char_name(lang, char) + (f" ({real})" if char == special else "") for char in chars]
            by = f" ({seats[owner].name})" if owner != NOBODY else ""
            text = layout.styled(t(lang, f"citadels-board-list-{kind}") + by + ": ", "dim")
            marks.append(text + Text(", ".join(names)))

    if not tight:
        mark("face-up", view.face_up)
    mark("killed", [view.killed])
    mark("bewitched", [view.bewitched], view.witch)
    mark("robbed", [view.robbed], view.thief)
    mark("warrants", view.warrants, view.magistrate, view.signed)
    mark("threats", view.threats, view.blackmailer, view.flowered)
    mark("bribed", view.bribed)
    return layout.flow(marks, width, indent=1, gap="   ")


# ---- the players


def _cities(lang: str, width: int) -> Text:
    """The heading with the legend; where there is no room for both, the legend alone."""
    title, legend = layout.styled(t(lang, "citadels-board-text-cities"), "bold"), _legend(lang)
    fits = title.cell_len + legend.cell_len + 7 <= width
    return layout.ruler(title, legend, width) if fits else layout.ruler(legend, Text(), width)


def _legend(lang: str) -> Text:
    """What the letters of the chips mean."""
    items = [
        chip(lang, kind) + layout.styled(" " + t(lang, f"citadels-type-{kind}"), "dim")
        for kind in ("noble", "religious", "trade", "military", "unique")
    ]
    return Text("  ").join(items)


def _players(lang: str, view: View, seats: Sequence[Seat], asked: set[int], width: int, tight: bool) -> list[Text]:
    """A line per player with the city beside it, or below it where it does not fit."""
    rows = [_facts(lang, view, seats, asked, number) for number in range(len(view.players))]
    sizes = [layout.widest(row[column] for row in rows) for column in range(len(rows[0]))]
    if width < WIDE:
        sizes[-1] = 0  # no column for the characters: whoever has revealed one gets it in his line
    lines: list[Text] = []
    for number, row in enumerate(rows):
        head = Text("")
        for column, fact in enumerate(row):
            size = max(sizes[column], fact.cell_len)
            head.append_text(layout.pad(fact, size, right=column in (2, 3)))
            head.append("  " if size else "")
        city = [district(lang, name) for name in sorted(view.players[number].city, key=_by_type)]
        lines += _with_city(head, city, width)
        lines += layout.flow(_under(lang, view, number, tight), width, indent=5)
    return lines


def _with_city(head: Text, city: list[Text], width: int) -> list[Text]:
    beside = head.cell_len + sum(item.cell_len for item in city) + 2 * (len(city) - 1) <= width
    if city and (width >= WIDE or beside):
        first, *rest = layout.flow(city, width, indent=head.cell_len)
        return [head + first[head.cell_len :], *rest]
    head.rstrip()
    return [layout.clip(head, width), *layout.flow(city, width, indent=5)]


def _facts(lang: str, view: View, seats: Sequence[Seat], asked: set[int], number: int) -> list[Text]:
    """One player's line, cell by cell."""
    player = view.players[number]
    seat = seats[number]
    mine = number == view.seat
    name = layout.styled(seat.name, "bold underline" if mine else "bold")
    if mine:
        name.append(
            f" ({t(lang, 'play-you')})",
        )
    elif seat.bot:
        name.append(f" ({t(lang, 'play-bot')})", "dim")
    if number == view.crown:
        name.append(" ♛", "bold yellow")
    last = [char_name(lang, char) for char in player.characters]
    return [
        layout.styled("▸" if number in asked else " ", "bold green") + layout.styled(f"p{number + 1}", "dim"),
        name,
        layout.styled(t(lang, "citadels-amount-gold", n=player.gold), "yellow"),
        Text(t(lang, "citadels-amount-cards", n=player.cards)),
        _city_size(lang, view, player),
        layout.styled(", ".join(last), "cyan"),
    ]


def _city_size(lang: str, view: View, player: PlayerView) -> Text:
    done = player.completed
    text = t(lang, "citadels-board-city-size", n=player.size, goal=view.goal) + ("✔" if done else "")
    return layout.styled(text, "bold red" if done else "")


def _by_type(name: str) -> tuple[int, int, str]:
    kind = CITY_KIND[name]
    return TYPE[kind], COST[kind], name


def _under(lang: str, view: View, number: int, tight: bool) -> list[Text]:
    """What else is known of a player: cards under the Museum, cards he is known to hold, protection."""
    player = view.players[number]
    items: list[Text] = []

    def note(key: str, cards: Sequence[str] = (), **args: int) -> None:
        said = layout.styled(("· " if items else "") + t(lang, f"citadels-board-{key}", **args), "dim")
        first, *rest = _counted(lang, cards) or [Text()]
        items.extend([said + Text(" " if cards else "") + first, *rest])

    if player.museum:
        note("tag-museum", n=player.museum)
    if player.known and number != view.seat:
        note("known", player.known)
    if number == view.protected and not tight:
        note("tag-safe")
    return items


def _counted(lang: str, cards: Sequence[str], marked: Sequence[str] = ()) -> list[Text]:
    """Cards in order of type and cost, equal ones once with their number; behind those that are marked, an arrow."""
    counted, chosen = Counter(cards), Counter(marked)
    return [
        district(lang, name)
        + Text(f" ×{counted[name]}" if counted[name] > 1 else "")
        + layout.styled(" " + "→" * chosen[name] if chosen[name] else "", "bold")
        for name in sorted(counted, key=_by_type)
    ]


def _marked(view: View) -> list[str]:
    """The cards that the Magician is about to exchange."""
    top = view.stack[-1]
    return [NAMES[kind] for kind in top.chosen] if isinstance(top, frames.Redrawing) and top.seat == view.seat else []


# ---- the own cards


def _own(lang: str, view: View, width: int, tight: bool) -> list[Text]:
    if view.seat is None:
        return []
    lines = [layout.ruler(layout.styled(t(lang, "citadels-board-text-hand"), "bold"), Text(), width)]
    for name in view.characters:
        rank = RANK[CHARACTER_INDEX[name]]
        label = layout.styled(f" {rank} {char_name(lang, name)} ", "bold")
        remark = layout.styled(layout.first_sentence(char_text(lang, name)), "dim")
        lines.append(layout.clip(label + layout.styled("· ", "dim") + remark, width))
    return lines + _hand(lang, view.hand, _marked(view), width, tight)


def _hand(lang: str, hand: Sequence[str], marked: Sequence[str], width: int, tight: bool) -> list[Text]:
    """Plain cards in a row, cards with an effect below with the beginning of what they do; tight: all in a row."""
    if not hand:
        return layout.wrap(t(lang, "citadels-error-no-hand"), width, 1, "dim")
    if tight:
        return layout.flow(_counted(lang, hand, marked), width, indent=1)
    plain = [name for name in hand if name not in UNIQUE_NAMES]
    lines = layout.flow(_counted(lang, plain, marked), width, indent=1)
    for name in sorted(name for name in hand if name in UNIQUE_NAMES):
        label = Text(" ") + _counted(lang, [name], marked)[0] + layout.styled(" · ", "dim")
        lines.append(layout.clip(label + layout.styled(district_text(lang, name), "dim"), width))
    return lines


def hand(lang: str, obs: Observation, width: int) -> list[Text]:
    """A seat's characters and hand, for an open replay."""
    view: View = obs.view
    chars = ", ".join(char_name(lang, name) for name in view.characters)
    items = ([layout.styled(chars, "cyan")] if chars else []) + _counted(lang, view.hand)
    return layout.flow(items, width)


# ---- before the game


def sets(lang: str) -> list[PreparedSet]:
    """The prepared sets; one that only the 2016 print has brings that edition along."""
    names = [*dict.fromkeys(name for _, name in PRESETS), "random"]
    found = []
    for name in names:
        options = {"preset": name}
        if name != "random" and ("2021", name) not in PRESETS:
            options["edition"] = "2016"
        key = f"citadels-preset-{name}"
        found.append(PreparedSet(name, t(lang, key), t(lang, f"{key}.text"), options))
    return found


TABLE = TerminalTable(screen=screen, hand=hand, draw=draw, place=place, explain=explain, sets=sets)
