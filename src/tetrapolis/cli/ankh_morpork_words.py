"""Names of Ankh-Morpork's things for a terminal: players' letters, areas, cards with their icons; what they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from rich.text import Text

from tetrapolis.cli import layout
from tetrapolis.games.ankh_morpork import areas, cards, personalities
from tetrapolis.games.ankh_morpork.moves import OWNERS
from tetrapolis.locales import LANGUAGES, t

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
PIECES = ("minion", "building", "troll", "demon")


# ---- players and pieces


def letter(lang: str, owner: int, after: str = "") -> Text:
    """The letter of a player's colour, of trolls or of demons, and something behind it in the same colour.

    >>> letter("en", 0, "2").plain, letter("hu", 1).plain, letter("hu", 5, "1").plain
    ('R2', 'S', 'D1')
    """
    return layout.styled(t(lang, f"play-ankh_morpork-letter-{OWNERS[owner]}") + after, f"bold {STYLES[owner]}")


def house(lang: str, owner: int) -> Text:
    """A player's building.

    >>> house("en", 2).plain
    '⌂G'
    """
    return layout.styled(SYMBOLS[cards.BUILDING], f"bold {STYLES[owner]}") + letter(lang, owner)


def owner_name(lang: str, owner: int, names: Sequence[str], seat: int | None) -> Text:
    """Whose minion it is, with the letter.

    >>> owner_name("en", 1, ["Anna", "Béla"], 0).plain, owner_name("hu", 4, ["Anna", "Béla"], 0).plain
    ('Y Béla', 'T troll')
    """
    if owner >= len(names):
        return letter(lang, owner) + Text(" " + t(lang, f"ankh_morpork-piece-{OWNERS[owner]}"))
    return letter(lang, owner) + Text(" " + (t(lang, "play-ankh_morpork-own") if owner == seat else names[owner]))


def minion_name(lang: str, owner: int, names: Sequence[str], seat: int | None) -> str:
    """A minion in a sentence.

    >>> minion_name("en", 1, ["Anna", "Béla"], 0), minion_name("hu", 1, ["Anna", "Béla"], 1)
    ("Béla's minion", 'a te kegyenced')
    """
    if owner >= len(names):
        return t(lang, f"play-ankh_morpork-minion-{OWNERS[owner]}")
    if owner == seat:
        return t(lang, "play-ankh_morpork-minion-own")
    return t(lang, "play-ankh_morpork-minion-of", name=names[owner])


# ---- areas


def area_name(lang: str, area: int, short: bool = False) -> str:
    """An area with its number.

    >>> area_name("en", 11), area_name("en", 11, short=True)
    ('11 Seven Sleepers', '11 7 Sleepers')
    """
    return f"{area} " + t(lang, f"ankh_morpork-area-{areas.NAMES[area]}" + (".short" if short else ""))


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
        layout.styled(SYMBOLS[number], "cyan") + layout.styled(" " + t(lang, f"play-ankh_morpork-icon-{name}"), "dim")
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
            head = _headline(t(lang, message), t(lang, f"play-ankh_morpork-kind-{kind}"), width)
            return [head, *layout.wrap(t(lang, f"{message}.text"), width, 3)]
    return []


_ICON_NAMES = (*cards.ICONS.values(), "money")


def _headline(name: str, rest: str, width: int) -> Text:
    return layout.clip(Text(" ") + layout.styled(name, "bold") + layout.styled(f" · {rest}", "dim"), width)


def _explain_card(lang: str, name: str, width: int) -> list[Text]:
    number = cards.NUMBERS[name]
    pile = t(lang, "play-ankh_morpork-kind-" + ("green" if cards.IS_GREEN[number] else "brown"))
    lines = [_headline(card_name(lang, name), f"{pile} · {cards.rule_of(number)}", width)]
    for kind in cards.ICONS_OF[number]:
        said = t(lang, icon_message(kind))
        if kind in (cards.SCROLL, cards.INTERRUPT):
            said = f"{said}: {card_text(lang, name)}"
        lines += layout.hang(layout.pad(layout.styled(f"   {icon(kind)}", "cyan"), 6), said, width)
    return lines if cards.ICONS_OF[number] else [*lines, *layout.wrap(t(lang, "play-ankh_morpork-no-icons"), width, 3)]


def _explain_area(lang: str, area: int, width: int) -> list[Text]:
    found = areas.AREAS[area]
    river = t(lang, "play-ankh_morpork-river" if found.river else "play-ankh_morpork-dry")
    cost = t(lang, "play-ankh_morpork-cost", n=found.cost)
    near = ", ".join(area_name(lang, other) for other in found.adjacent)
    return [
        _headline(area_name(lang, area), f"{cost} · {river}", width),
        *layout.wrap(t(lang, f"ankh_morpork-area-{found.id}.text"), width, 3),
        *layout.wrap(t(lang, "play-ankh_morpork-neighbours", areas=near), width, 3, "dim"),
    ]


@cache
def vocabulary() -> Mapping[str, str]:
    """Every thing's name in every language, and its id; an area's number stands for it too.

    >>> known = vocabulary()
    >>> known["az árnyak"], known["7"], known["lord lodoci"], known["köd"], known["épület"]
    ('the_shades', 'the_shades', 'lord_vetinari', 'fog', 'building')
    """
    found: dict[str, str] = {str(number): name for name, number in areas.NUMBERS.items()}
    kinds = (
        ("area", tuple(areas.NUMBERS)),
        ("card", cards.NAMES),
        ("event", cards.EVENTS),
        ("personality", personalities.NAMES),
        ("piece", PIECES),
        ("icon", _ICON_NAMES),
    )
    for lang in LANGUAGES:
        for kind, things in kinds:
            for thing in things:
                found.setdefault(t(lang, f"ankh_morpork-{kind}-{thing}").casefold(), thing)
        for area in areas.NUMBERS:
            found.setdefault(t(lang, f"ankh_morpork-area-{area}.short").casefold(), area)
    return found
