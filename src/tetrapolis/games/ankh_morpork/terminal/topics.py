"""Ankh-Morpork in a terminal: what is known of the players, and what else one can ask about with `? word`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.cli.terminal.tables import Seat, Topic
from tetrapolis.core.observation import Observation
from tetrapolis.games.ankh_morpork.rules import areas, cards, personalities
from tetrapolis.games.ankh_morpork.rules.view import PlayerView, View
from tetrapolis.games.ankh_morpork.terminal.map import CONTROL, GONE
from tetrapolis.games.ankh_morpork.terminal.words import (
    SYMBOLS,
    TROUBLE,
    area_name,
    card,
    card_name,
    event_name,
    icon,
    icon_message,
    letter,
    personality_name,
)
from tetrapolis.locales import LANGUAGES, t, words

COLUMNS = ("cash", "hand", "supply", "houses", "control", "spread", "worth", "points")
"""The figures of a player, as they stand in the table."""
FEW = 2
"""Up to so many suspects are named even where there is little room."""


# ---- what is known of a player


def notes(lang: str, view: View, number: int) -> list[Text]:
    """Cards before a player, cards he is known to hold, and who he can be if that is no longer open."""
    player = view.players[number]
    items: list[Text] = []

    def note(key: str, names: Sequence[str], between: str = ", ") -> None:
        said = layout.styled(t(lang, f"ankh_morpork-board-{key}", n=len(names)) + ":", "dim")
        items.append(said + Text(" " + between.join(names)))

    if player.loans:
        note("loan", [card_name(lang, name) for name in player.loans])
    if player.penalties:
        note("penalty", [card_name(lang, name) for name in player.penalties])
    if number in view.immune:
        items.append(layout.styled(t(lang, "ankh_morpork-board-immune"), "dim"))
    if number == view.seat:
        return items
    if player.known:
        note("known-cards", [card_name(lang, name) for name in player.known])
    if is_narrowed(view, player):
        who = [personality_name(lang, name) for name in player.suspects]
        if len(who) == 1:
            items.append(layout.styled(t(lang, "ankh_morpork-board-is", who=who[0]), "dim"))
        else:
            note("one-of", who, "; ")  # one of the names has a comma in it
    return items


def short_notes(lang: str, view: View, number: int) -> Text:
    """The same in a few words behind the player's letter; empty if there is nothing to say."""
    player = view.players[number]
    found = [
        t(lang, f"ankh_morpork-board-{key}", n=len(names))
        for key, names in (("loan", player.loans), ("penalty", player.penalties))
        if names
    ]
    if number in view.immune:
        found.append(t(lang, "ankh_morpork-board-immune"))
    if number != view.seat:
        if player.known:
            found.append(t(lang, "ankh_morpork-board-known-cards", n=len(player.known)))
        if is_narrowed(view, player) and len(player.suspects) <= FEW:
            who = " / ".join(personality_name(lang, name) for name in player.suspects)
            found.append(t(lang, "ankh_morpork-board-is", who=who))
    return letter(lang, number) + layout.styled(" " + "; ".join(found), "dim") if found else Text()


def is_narrowed(view: View, player: PlayerView) -> bool:
    """Whether more is known than that nobody is the same as the viewer or as an unused personality."""
    in_game = {personalities.NAMES[who] for who in personalities.in_game(len(view.players))}
    return len(player.suspects) < len(in_game - {view.personality, *view.unused_known})


# ---- topics


def topics(lang: str, obs: Observation, seats: Sequence[Seat]) -> list[Topic]:
    """The signs, the discard pile, the events, and each player."""
    view: View = obs.view
    found = [
        Topic(_words(lang, "signs"), t(lang, "ankh_morpork-board-about-signs"), partial(_signs, lang)),
        Topic(_words(lang, "discard"), t(lang, "ankh_morpork-board-about-discard"), partial(_discard, lang, view)),
        Topic(_words(lang, "events"), t(lang, "ankh_morpork-board-about-events"), partial(_events, lang, view)),
    ]
    others = [number for number in range(len(seats)) if number != view.seat]
    for number, seat in enumerate(seats):
        about = t(lang, "ankh_morpork-board-about-player") if number == others[0] else ""
        found.append(Topic((seat.name,), about, partial(_player, lang, view, number, seat.name)))
    return found


def _words(lang: str, key: str) -> tuple[str, ...]:
    """What a topic is called, in this language and in the others."""
    return tuple(t(each, f"ankh_morpork-board-about-{key}.words") for each in (lang, *LANGUAGES))


def _signs(lang: str, width: int) -> list[Text]:
    """What stands in the city, on the cards and in the table of the players."""
    city = [
        (letter(lang, 0).plain + "2", "minions"),
        (TROUBLE, "trouble"),
        (SYMBOLS[cards.BUILDING] + letter(lang, 0).plain, "building"),
        (CONTROL + letter(lang, 0).plain, "control"),
        (GONE, "gone"),
        ("1 2", "neighbours"),
    ]
    rows = [(sign, t(lang, f"ankh_morpork-board-sign-{key}.text")) for sign, key in city]
    rows += [(icon(number), t(lang, icon_message(number))) for number in cards.ICONS]
    rows += [
        (t(lang, f"ankh_morpork-board-column-{key}"), t(lang, f"ankh_morpork-board-column-{key}.text"))
        for key in COLUMNS
    ]
    size = layout.widest(sign for sign, _ in rows) + 3
    heads = [layout.pad(layout.styled(f" {sign}", "bold"), size) for sign, _ in rows]
    return [line for head, (_, said) in zip(heads, rows, strict=True) for line in layout.hang(head, said, width)]


def _discard(lang: str, view: View, width: int) -> list[Text]:
    """The whole pile, the last card first (ANK-11.6), and what is out of the game."""
    if not view.discard:
        return layout.wrap(t(lang, "ankh_morpork-board-discard-empty"), width, 1)
    return layout.flow([card(lang, name) for name in reversed(view.discard)], width, indent=1, gap="   ")


def _events(lang: str, view: View, width: int) -> list[Text]:
    """What was, and what must still lie in the deck (ANK-11.7)."""
    coming = [name for name in cards.EVENTS if name not in view.events_used]
    lines: list[Text] = []
    for key, names in (("events-used", view.events_used), ("events-coming", coming)):
        if names:
            listed = words.join(lang, [event_name(lang, name) for name in names])
            lines += layout.wrap(t(lang, f"ankh_morpork-board-{key}", events=listed), width, 1)
    return lines


def _player(lang: str, view: View, number: int, name: str, width: int) -> list[Text]:
    """His area cards with what they do, and all that is known of him."""
    player = view.players[number]
    lines = [Text(" ") + letter(lang, number) + layout.styled(f" {name}", "bold")]
    for area in player.area_cards:
        head = Text(f"   {area_name(lang, areas.NUMBERS[area])}: ")
        lines += layout.hang(head, t(lang, f"ankh_morpork-area-{area}.text"), width)
    for note in notes(lang, view, number):
        lines += layout.wrap(note, width, 3)
    if len(lines) == 1:
        lines += layout.wrap(t(lang, "ankh_morpork-board-nothing-known"), width, 3)
    return lines
