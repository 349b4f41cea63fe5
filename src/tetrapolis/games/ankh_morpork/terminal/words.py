"""Ankh-Morpork's things in a terminal: players' letters, areas, cards with their icons; what they do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.core.errors import MalformedMove
from tetrapolis.core.observation import Observation
from tetrapolis.core.said import Ref
from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.rules import areas, cards, personalities
from tetrapolis.games.ankh_morpork.rules.moves import OWNERS, Minion
from tetrapolis.games.ankh_morpork.rules.position import NOBODY
from tetrapolis.games.ankh_morpork.rules.view import View
from tetrapolis.locales import has, t
from tetrapolis.locales.grammar import Name

GAME = "ankh_morpork"
STYLES = ("bright_red", "yellow", "green", "bright_blue", "white", "magenta")
"""By owner: the seats, then trolls and demons."""
SYMBOLS = {
    cards.MINION: "●",
    cards.BUILDING: "⌂",
    cards.KILL: "†",
    cards.CALM: "−!",
    cards.SCROLL: "§",
    cards.EVENT: "✶",
    cards.ANOTHER: "»",
    cards.INTERRUPT: "↯",
}

TROUBLE = "!"
ARRIVING = ("place", "go", "flee")
"""Verbs that bring a minion somewhere: it matters whether there is trouble."""


# ---- players and pieces


def letter(lang: str, owner: int, after: str = "") -> Text:
    """The letter of a player's colour, of trolls or of demons, and something behind it in the same colour.

    >>> letter("en", 0, "2").plain, letter("hu", 1).plain, letter("hu", 5, "1").plain
    ('R2', 'S', 'D1')
    """
    return layout.styled(t(lang, f"ankh_morpork-board-letter-{OWNERS[owner]}") + after, f"bold {STYLES[owner]}")


def house(lang: str, owner: int) -> Text:
    """A player's building.

    >>> house("en", 2).plain
    '⌂G'
    """
    return layout.styled(SYMBOLS[cards.BUILDING], f"bold {STYLES[owner]}") + letter(lang, owner)


def draw(lang: str, ref: Ref, obs: Observation, names: Sequence[str]) -> Text | None:
    """A thing in a line: cards with their icons, areas with their numbers, players and pieces with their letters.

    >>> import tetrapolis as tp
    >>> obs, names = tp.game("ankh_morpork").new(2, 1).observe(0), ["Anna", "Béla"]
    >>> [draw("en", ref, obs, names).plain for ref in ("card:mr_boggis", "area:seven_sleepers")]
    ['§● Mr Boggis', '7 Sleepers (11)']
    >>> [draw("en", ref, obs, names).plain for ref in ("seat:1", "piece:dimwell:p1", "piece:dimwell:troll")]
    ['Y Béla ($10, 5 cards)', 'Dimwell (8): R you', 'Dimwell (8): T troll']
    """
    view: View = obs.view
    kind, _, value = ref.partition(":")
    if kind in ("card", "hand", "shown"):
        return card(lang, value)
    if kind == "area":
        there = value in view.trouble and any(verb.verb in ARRIVING for verb in obs.prompt.verbs)
        return _area(lang, value) + layout.styled(f" {TROUBLE}" if there else "", "red")
    if kind == "house":
        owner = view.buildings[areas.NUMBERS[value]]
        return _area(lang, value) + (Text(" ") + house(lang, owner) if owner not in (view.seat, NOBODY) else Text())
    if kind == "seat":
        return letter(lang, int(value)) + Text(f" {names[int(value)]} ") + _means(lang, view, int(value))
    if kind == "piece":
        area, _, owner_name = value.partition(":")
        return _area(lang, area) + Text(": ") + _owner(lang, OWNERS.index(cast(Minion, owner_name)), obs, names)
    return None


def _area(lang: str, name: str) -> Text:
    """The name and then the number, which shall not be mistaken for the number of the choice."""
    return Text(f"{t(lang, f'ankh_morpork-area-{name}.short')} ({areas.NUMBERS[name]})")


def _owner(lang: str, owner: int, obs: Observation, names: Sequence[str]) -> Text:
    """Whose minion it is, with the letter."""
    if owner >= len(names):
        name = t(lang, f"ankh_morpork-piece-{OWNERS[owner]}")
    else:
        name = t(lang, "play-you") if owner == obs.seat else names[owner]
    return letter(lang, owner) + Text(f" {name}")


def _means(lang: str, view: View, seat: int) -> Text:
    """What can be got from a player."""
    player = view.players[seat]
    return layout.styled(t(lang, "ankh_morpork-offer-target.means", cash=player.cash, cards=player.cards), "dim")


def named(lang: str, ref: Ref, obs: Observation, alone: bool) -> str:
    """Areas in sentences too with their numbers, by which they are found in the city."""
    kind, _, value = ref.partition(":")
    return area_name(lang, areas.NUMBERS[value]) if kind == "area" else ""


# ---- areas


def area_name(lang: str, area: int, short: bool = False) -> str:
    """An area with its number.

    >>> area_name("en", 11), area_name("en", 11, short=True)
    ('11 Seven Sleepers', '11 7 Sleepers')
    """
    name = f"ankh_morpork-area-{areas.NAMES[area]}"
    said = t(lang, f"{name}.short" if short else name)

    def formed(form: str) -> str | None:
        found = t(lang, f"{name}.{form}") if has(lang, f"{name}.{form}") else None
        return found if found is None or form == "article" else f"{found} ({area})"

    return Name(f"{area} {said}", formed)


def neighbours(area: int) -> str:
    """The numbers of the areas next to one, three or more in a row drawn together.

    >>> neighbours(2), neighbours(12)
    ('1 3 4 10–12', '1 2 11')
    """
    runs: list[list[int]] = []
    for number in areas.AREAS[area].adjacent:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(map(str, run)) for run in runs)


# ---- cards


def icon(number: int) -> str:
    """The sign of an icon.

    >>> icon(cards.MONEY[3]), icon(cards.KILL)
    ('$3', '†')
    """
    return f"${number - cards.MONEY[0]}" if number >= cards.MONEY[0] else SYMBOLS[number]


def icon_message(number: int) -> str:
    """The message that names an icon."""
    return "ankh_morpork-icon-" + ("money" if number >= cards.MONEY[0] else cards.ICONS[number])


def icons(name: str) -> Text:
    """The icons of a card in printed order.

    >>> icons("moist_von_lipwig").plain, icons("the_peeled_nuts").plain
    ('●$3§»', '–')
    """
    signs = [icon(number) for number in cards.CARDS[cards.NUMBERS[name]].icons]
    return layout.styled("".join(signs) or "–", "cyan")


def icons_at(name: str, at: int, asked: bool = True) -> Text:
    """The icons of a card: those that are past, the one that is asked (in brackets), and those to come.

    >>> icons_at("moist_von_lipwig", 1).plain
    '●[$3]§»'
    """
    line = Text()
    for place, number in enumerate(cards.CARDS[cards.NUMBERS[name]].icons):
        if place == at and asked:
            line.append_text(layout.styled(f"[{icon(number)}]", "bold cyan"))
        else:
            line.append_text(layout.styled(icon(number), "dim" if place < at else "cyan"))
    return line


def card_name(lang: str, name: str) -> str:
    """A player card's name."""
    return t(lang, f"ankh_morpork-card-{name}")


def card(lang: str, name: str) -> Text:
    """A card as it is offered: its icons and its name.

    >>> card("en", "mr_boggis").plain
    '§● Mr Boggis'
    """
    return icons(name) + Text(" " + card_name(lang, name))


def has_text(name: str) -> bool:
    """Whether something is written on a card."""
    found = cards.CARDS[cards.NUMBERS[name]]
    return bool(found.text) or cards.INTERRUPT in found.icons


def card_text(lang: str, name: str) -> str:
    """What a card's scroll does, or an interrupt."""
    return t(lang, f"ankh_morpork-card-{name}.text")


def event_name(lang: str, name: str) -> str:
    """An event's name."""
    return t(lang, f"ankh_morpork-event-{name}")


def personality_name(lang: str, name: str) -> str:
    """A personality's name."""
    return t(lang, f"ankh_morpork-personality-{name}")


def legend(lang: str) -> list[Text]:
    """What the signs of the icons mean; that of a building stands in the city, and money tells itself."""
    return [
        layout.styled(SYMBOLS[number], "cyan") + layout.styled(" " + t(lang, f"ankh_morpork-board-icon-{name}"), "dim")
        for number, name in cards.ICONS.items()
        if number != cards.BUILDING
    ]


# ---- explanations


def explain(lang: str, thing: str, width: int) -> list[Text]:
    """What a card, an area, an event, a personality or an icon is about; empty if there is no such thing."""
    name = thing.partition("=")[2] or thing  # `lift=the_shades` in a move's text
    if name in cards.NUMBERS:
        return _explain_card(lang, name, width)
    if name in areas.NUMBERS:
        return _explain_area(lang, areas.NUMBERS[name], width)
    for kind, known in (("event", cards.EVENTS), ("personality", personalities.NAMES), ("icon", _ICON_NAMES)):
        if name in known:
            message = f"ankh_morpork-{kind}-{name}"
            head = _headline(t(lang, message), t(lang, f"ankh_morpork-board-kind-{kind}"), width)
            return [head, *layout.wrap(t(lang, f"{message}.text"), width, 3)]
    return []


_ICON_NAMES = (*cards.ICONS.values(), "money")


def _headline(name: str, rest: str, width: int) -> Text:
    return layout.clip(Text(" ") + layout.styled(name, "bold") + layout.styled(f" · {rest}", "dim"), width)


def _explain_card(lang: str, name: str, width: int) -> list[Text]:
    number = cards.NUMBERS[name]
    pile = t(lang, "ankh_morpork-board-kind-" + ("green" if cards.IS_GREEN[number] else "brown"))
    lines = [_headline(card_name(lang, name), f"{pile} · {cards.rule_of(number)}", width)]
    for kind in cards.ICONS_OF[number]:
        said = t(lang, icon_message(kind))
        if kind in (cards.SCROLL, cards.INTERRUPT):
            said = f"{said}: {card_text(lang, name)}"
        lines += layout.hang(layout.pad(layout.styled(f"   {icon(kind)}", "cyan"), 6), said, width)
    return lines if cards.ICONS_OF[number] else [*lines, *layout.wrap(t(lang, "ankh_morpork-board-no-icons"), width, 3)]


def _explain_area(lang: str, area: int, width: int) -> list[Text]:
    found = areas.AREAS[area]
    kind = t(lang, "ankh_morpork-board-area-kind", n=area, cost=found.cost, river=str(found.river).lower())
    near = ", ".join(area_name(lang, other) for other in found.adjacent)
    return [
        _headline(t(lang, f"ankh_morpork-area-{found.id}"), kind, width),
        *layout.wrap(t(lang, f"ankh_morpork-area-{found.id}.text"), width, 3),
        *layout.wrap(t(lang, "ankh_morpork-board-neighbours", areas=near), width, 3, "dim"),
    ]


def read(lang: str, text: str, obs: Observation, names: Sequence[str]) -> Move | None:
    """A move with numbers for areas: `place 9`. The numbers of `pass` and `standing` are none of areas."""
    found = re.sub(r"(?<=[ =])(\d+)\b", lambda number: areas.NAMES[int(number[1]) % 13], text.casefold())
    if found == text.casefold() or not re.match(r"[a-z]+ ", found) or found.startswith(("pass", "standing")):
        return None
    try:
        return obs.game.parse_move(found)
    except MalformedMove:
        return None
