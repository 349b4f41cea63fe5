"""The parts of a screen that look the same in every game: what happened, the question, the choices, the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from tetrapolis.bots.advice import Advice
from tetrapolis.cli.terminal import layout
from tetrapolis.cli.terminal.prompted import Asked
from tetrapolis.cli.terminal.story import paragraphs, tell
from tetrapolis.cli.terminal.tables import Choice, Form, Group, Seat, Topic
from tetrapolis.core.game import Game
from tetrapolis.core.types import SPECTATOR, Event, Move, Outcome
from tetrapolis.locales import LANGUAGES, has, t, words
from tetrapolis.locales.numbers import percent

HEADING = 20
"""A longer heading gets a line of its own."""
GAP = 3
"""So far choices stand apart."""
MOST_REASONS = 3
"""So many are given for a piece of advice."""


def names_of(seats: Sequence[Seat]) -> list[str]:
    """The names, by seat."""
    return [seat.name for seat in seats]


def for_seat(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events a seat (None: a spectator) may know of."""
    bit = SPECTATOR if seat is None else 1 << seat
    return [event for event in events if event.audience & bit]


# ---- what happened


def event_lines(lang: str, game: Game, events: Sequence[Event], seats: Sequence[Seat], width: int) -> list[Text]:
    """Events, one after the other; what a player did in a row in one paragraph. Headings stand by themselves."""
    names = names_of(seats)
    told = tell(lang, game, events, names)
    bullet = layout.styled(" · ", "dim")
    lines: list[Text] = []
    for heading, run in groupby(told, lambda said: said.heading):
        if heading:
            lines += [line for said in run for line in layout.wrap(f"─ {said.text}", width, 1, "dim")]
        else:
            lines += [line for text in paragraphs(list(run), names) for line in layout.hang(bullet, text, width)]
    return lines


def story_lines(lang: str, game: Game, events: Sequence[Event], seats: Sequence[Seat], width: int) -> list[Text]:
    """Everything that happened, under a heading."""
    title = layout.ruler(layout.styled(t(lang, "play-recent"), "bold"), Text(), width)
    lines = event_lines(lang, game, events, seats, width)
    return [title, *lines] if lines else []


def cut_story(lang: str, story: list[Text], room: int, width: int) -> list[Text]:
    """The heading and the last lines, as many as there is room for; `log` shows the others."""
    title, lines = story[:1], story[1:]
    if len(lines) > room:
        first = next((n for n in range(len(lines) - room + 1, len(lines)) if not lines[n].plain.startswith("  ")), 0)
        first = first or len(lines) - room + 1  # rather a part of a long paragraph than nothing
        more = layout.styled(" … " + t(lang, "play-recent-more", n=first), "dim")
        lines = [layout.clip(more, width), *lines[first:]]
    return [*title, *lines]


# ---- a screen that is too small


def views(
    lang: str, top: Sequence[Text], news: Sequence[Text], bottom: Sequence[Text], room: int, width: int
) -> list[list[Text]]:
    """What stands on the screen, in pieces of at most so many lines, so that nothing scrolls away: first the question,
    under the end of the table if there is room for it, then the whole table. One piece if all of it fits."""
    whole = [*top, *news, *bottom]
    if len(whole) <= room:
        return [whole]
    free = room - 1
    last = [list(bottom[start : start + free]) for start in range(0, len(bottom), free)]
    if len(last) == 1:
        told = news[len(news) - min(len(news), free - len(bottom)) :]
        left = free - len(bottom) - len(told)
        last = [[*(top[-left:] if left else ()), *told, *last[0]]]
    pages = last + [list(top[start : start + free]) for start in range(0, len(top), free)]
    return [
        [layout.clip(layout.styled(" … " + t(lang, "play-view", n=n, of=len(pages)), "dim"), width), *page]
        for n, page in enumerate(pages, start=1)
    ]


# ---- the question and the choices


def question_lines(asked: Asked, width: int) -> list[Text]:
    """Who is asked what."""
    assert asked.obs.seat is not None
    name, question = asked.names[asked.obs.seat], layout.styled(asked.question(), "bold")
    keys = layout.styled(t(asked.lang, "play-keys"), "dim")
    title = layout.styled(f"{name}: ", "bold green") + question
    if title.cell_len + 6 <= width:
        return [layout.ruler(title, keys, width)]
    return [layout.ruler(layout.styled(name, "bold green"), keys, width), *layout.wrap(question, width, 1)]


def choices_of(groups: Sequence[Group]) -> list[Choice]:
    """The choices in the order of their numbers."""
    return [choice for group in groups for choice in group.choices]


def offered(groups: Sequence[Group]) -> list[Move | Form]:
    """The moves, and the forms for others, in the order of their numbers."""
    return [choice.move for choice in choices_of(groups)]


def offered_moves(groups: Sequence[Group]) -> list[Move]:
    """The moves alone."""
    return [move for move in offered(groups) if isinstance(move, Move)]


def choice_lines(groups: Sequence[Group], width: int, full: bool = False) -> list[Text]:
    """Numbered choices; the headings stand to the left where they fit. Remarks are cut, unless wanted in full."""
    lines: list[Text] = []
    digits = len(str(len(offered(groups))))
    short = [group.heading for group in groups if layout.widest([group.heading]) <= HEADING]
    left = layout.widest(short) + 2 if any(short) else 0
    left = left if left <= width // 3 else 0
    number = 1
    for group in groups:
        items = []
        for choice in group.choices:
            items.append(_numbered(number, digits, choice))
            number += 1
        if any(choice.remark for choice in group.choices):
            block = _with_remarks(items, group.choices, width, 1 + left, full)
        elif any(item.cell_len > width - 1 - left for item in items):
            head = " " * (1 + left)
            at = digits + 2
            block = [line for item in items for line in layout.hang(Text(head) + item[:at], item[at:], width)]
        else:
            block = _packed(items, width, 1 + left)
        lines += _headed(group.heading, block, left, width)
    return lines


def _packed(items: list[Text], width: int, indent: int) -> list[Text]:
    """Items in columns, or one after the other if that saves lines or they fit in one."""
    flowing = layout.flow(items, width, indent, gap=" " * GAP)
    ordered = layout.columns(items, width, indent, gap=GAP)
    return flowing if len(flowing) == 1 or len(flowing) < len(ordered) else ordered


def _numbered(number: int, digits: int, choice: Choice) -> Text:
    return (
        layout.pad(layout.styled(str(number), "bold green"), digits, right=True)
        + layout.styled(") ", "dim")
        + choice.label
    )


def _headed(heading: str, block: list[Text], left: int, width: int) -> list[Text]:
    if not heading:
        return block
    title = layout.styled(heading, "italic")
    if title.cell_len + 2 > left:
        return [layout.clip(Text(" ") + title, width), *block]
    return [Text(" ") + layout.pad(title, left) + block[0][1 + left :], *block[1:]]


def _with_remarks(items: list[Text], choices: Sequence[Choice], width: int, indent: int, full: bool) -> list[Text]:
    """The label, and beside it the remark: one line each, or all of it."""
    size = layout.widest(items)
    lines: list[Text] = []
    for item, choice in zip(items, choices, strict=True):
        head = Text(" " * indent) + layout.pad(item, size) + Text("  ")
        remark = layout.styled(choice.remark, "dim")
        lines += layout.hang(head, remark, width) if full else [layout.clip(head + remark, width)]
        lines[-1].rstrip()
    return lines


# ---- explanations


def advice_lines(asked: Asked, advice: Sequence[Advice], offered: Sequence[Move | Form], width: int) -> list[Text]:
    """What a bot would do and why, each with the number it has among the choices (or as it is typed)."""
    lang, game, names = asked.lang, asked.game, asked.names
    said_of = {offer.move: offer for offer in asked.prompt.offers}
    lines = layout.wrap(layout.styled(t(lang, "play-advice"), "italic"), width, 1)
    numbers = {str(move): number for number, move in enumerate(offered, start=1) if isinstance(move, Move)}
    digits = len(str(len(offered)))
    for each in advice:
        number = str(numbers.get(each.move, "·"))
        head = layout.pad(layout.styled(number, "bold green"), digits, right=True) + layout.styled(") ", "dim")
        known = said_of.get(each.move)
        whole = words.move_text(lang, game, game.parse_move(each.move), names) if known is None else asked.whole(known)
        said = Text(whole, "bold")
        if each.share >= 0:
            share = t(lang, "play-advice-share", percent=percent(lang, each.share, 0))
            said += layout.styled(f"  {share}", "cyan")
        lines += layout.hang(Text(" ") + head, said, width)
        indent = Text(" " * (digits + 3))
        reasons = [words.reason_text(lang, game, reason, names) for reason in each.reasons[:MOST_REASONS]]
        if reasons:
            lines += layout.hang(indent, " ".join(reasons), width)
        if each.move not in numbers:
            lines += layout.hang(indent, t(lang, "play-advice-type", move=each.move), width, "dim")
    return lines


def command_lines(lang: str, game: Game, width: int, topics: Sequence[Topic] = ()) -> list[Text]:
    """The commands one can type at any question, with an example of the game if it has one, and what one can ask."""
    example = f"{game.id}-example"
    example = example if has(LANGUAGES[0], example) else "play-example"
    thing = t(lang, f"{example}.thing")
    rows = [
        ("1, 2, …", "number"),
        (t(lang, example), "text"),
        ("?", "why"),
        ("? …", "what"),
        (_word(lang, "hint"), "hint"),
        (_word(lang, "log"), "log"),
        (_word(lang, "undo"), "undo"),
        (f"{_word(lang, 'save')} …", "save"),
        (f"{_word(lang, 'lang')} {'|'.join(LANGUAGES)}", "lang"),
        (_word(lang, "quit"), "quit"),
    ]
    said = [
        (command, t(lang, f"play-help-{key}", thing=thing) if key == "what" else t(lang, f"play-help-{key}"))
        for command, key in rows
    ]
    at = [key for _, key in rows].index("what") + 1
    said[at:at] = [(f"? {topic.words[0]}", topic.about) for topic in topics if topic.about]
    size = max(16, layout.widest(command for command, _ in said) + 3)
    heads = [layout.pad(layout.styled(f" {command}", "bold"), size) for command, _ in said]
    return [line for head, (_, text) in zip(heads, said, strict=True) for line in layout.hang(head, text, width)]


def _word(lang: str, command: str) -> str:
    """What a command is called in a language."""
    return t(lang, f"play-help-{command}.words").split()[0]


# ---- the end


def outcome_lines(lang: str, game: Game, outcome: Outcome, seats: Sequence[Seat], width: int) -> list[Text]:
    """The ranking with every scoring line, what broke a tie, and why the game ended."""
    reason = words.thing(lang, game.id, "end", outcome.reason)
    lines = [layout.ruler(layout.styled(t(lang, "play-result"), "bold"), Text(), width)]
    lines += layout.wrap(reason, width, 1)
    place = 1
    size = layout.widest(names_of(seats))
    most = layout.widest(t(lang, "common-points", count=score) for score in outcome.scores)
    for group in outcome.ranking:
        for seat in group:
            points = t(lang, "common-points", count=outcome.scores[seat]).rjust(most)
            style = "bold yellow" if place == 1 else "bold"
            head = (
                Text(f" {place}. ")
                + layout.pad(layout.styled(seats[seat].name, style), size)
                + layout.styled(f"  {points}", style)
            )
            parts = [
                Text(f"{words.score_text(lang, game.id, key)} {points}".replace(" -", " −"))
                for key, points in outcome.breakdown[seat]
            ]
            indent = head.cell_len + 3
            first, *rest = layout.flow(parts, width, indent, gap=" · ") or [Text(" " * indent)]
            lines += [head + first[head.cell_len :], *rest]
        place += len(group)
    if outcome.tiebreak:
        key = outcome.tiebreak[0][1]
        tied: dict[int, list[str]] = {}
        for seat, _, value in outcome.tiebreak:
            tied.setdefault(outcome.scores[seat], []).append(f"{seats[seat].name} {value}")
        values = "; ".join(", ".join(each) for each in tied.values())
        key = words.thing(lang, game.id, "tiebreak", key)
        lines += layout.wrap(t(lang, "play-tiebreak", key=key, values=values), width, 1)
    winners = words.join(lang, [seats[seat].name for seat in outcome.winners])
    said = t(lang, "common-wins", seats=winners, count=len(outcome.winners))
    return lines + layout.wrap(layout.styled(said, "bold yellow"), width, 1)
