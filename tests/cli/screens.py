"""What holds for the terminal table of every game, as functions that assert; a game's tests bring what is their own.

That is: the options of the games played, whom to ask how often, and how long a screen may be.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

from rich.cells import cell_len
from rich.text import Text

import tetrapolis as tp
from tests.cli.at_table import ESCAPE, piped
from tests.sampling import some
from tests.table import GivenTable
from tetrapolis.cli.terminal import drawing, typed
from tetrapolis.cli.terminal.prompted import Asked as Question
from tetrapolis.cli.terminal.tables import Seat, table
from tetrapolis.cli.terminal.typed import read_move
from tetrapolis.core.driving import next_actor
from tetrapolis.core.game import Game
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import CLOCK, Move
from tetrapolis.locales import LANGUAGES, t, words

P = TypeVar("P", bound=tp.Position)
Options = Mapping[str, Any]

SEATS = [Seat("Annamária Saroli"), Seat("Béla", "normal"), Seat("Cili", "random"), Seat("Dani"), Seat("Emil")]
"""One name is as long as a name may be."""
NAMES = ["Anna", "Béla", "Cili", "Dani"]


class Asked(NamedTuple):
    """A moment of a game that is played by chance: the position, who is asked, and the chance."""

    pos: tp.Position
    seat: int
    rng: Random

    @property
    def obs(self) -> Observation:
        return self.pos.observe(self.seat)

    @property
    def kind(self) -> str:
        """The kind of question; empty at the end of a game."""
        return next((decision.kind for decision in self.pos.pending if decision.seat == self.seat), "")


# ---- games played by chance


def asked(pos: tp.Position, rng: Random, share: float | None) -> Iterator[Asked]:
    """The game is played to its end; a share of its decisions (None: all of them, and nothing is drawn for it)."""
    while pos.outcome is None:
        seat = next_actor(pos, rng)
        if seat != CLOCK and (share is None or rng.random() < share):
            yield Asked(pos, seat, rng)
        pos.play(seat, pos.legal(seat).sample(rng))


def decisions(game: Game, players: int, options: Iterable[Options], share: float) -> Iterator[Asked]:
    """A game for each of the options: a share of its decisions, and its end."""
    for seed, each in enumerate(options):
        rng = Random(f"{players} {seed}")
        pos = game.new(players, f"table {seed}", each)
        yield from asked(pos, rng, some(share))
        yield Asked(pos, 0, rng)


# ---- what is on the screen


def question(lang: str, obs: Observation, seats: Sequence[Seat]) -> Question:
    """What a seat is asked, laid out."""
    return Question(lang, obs, seats, table(obs.game.id))


def vocabulary(obs: Observation, names: Sequence[str]) -> Mapping[str, str]:
    """What things are called."""
    return typed.vocabulary(obs, names)


def everything(lang: str, obs: Observation, width: int) -> list[str]:
    """All lines that a seat, or a spectator, can get to see."""
    drawn = table(obs.game.id)
    seats = SEATS[: len(obs.view.players)]
    asked = question(lang, obs, seats)
    groups = asked.groups()
    lines = [line for tight in (False, True) for line in drawn.screen(lang, obs, seats, width, tight)]
    lines += asked.under(width) + asked.footnote(width)
    lines += drawing.choice_lines(groups, width) + drawing.choice_lines(groups, width, full=True)
    if obs.decision is not None:
        lines += drawing.question_lines(asked, width)
        lines += asked.help_lines(width)
        for choice in drawing.choices_of(groups):
            if isinstance(choice.move, Move):
                lines += asked.explained(choice.move, choice.after, width)
    lines += drawing.event_lines(lang, obs.game, obs.events, seats, width)
    if obs.seat is not None:
        lines += drawn.hand(lang, obs, width)
    topics = drawn.topics(lang, obs, seats)
    lines += [line for topic in topics for line in topic.lines(width)]
    lines += drawing.command_lines(lang, obs.game, width, topics)
    return [line.plain for line in lines]


def at_table(
    given: GivenTable[P], seat: int | None = None, lang: str = "en", tight: bool = False, width: int = 80
) -> str:
    """The screen, the situation and the choices of the seat that is asked (or of another)."""
    drawn = table(given.pos.game.id)
    obs = given.pos.observe(given.seat if seat is None else seat)
    seats = SEATS[: given.pos.players]
    asked = question(lang, obs, seats)
    lines = drawn.screen(lang, obs, seats, width, tight) + asked.under(width)
    lines += drawing.choice_lines(asked.groups(), width)
    return "\n".join(line.plain for line in lines)


def situation(given: GivenTable[P], seat: int | None = None, lang: str = "en") -> str:
    """What is said of the moment to the seat that is asked (or to another), in one line."""
    obs = given.pos.observe(given.seat if seat is None else seat)
    return _in_one_line(question(lang, obs, SEATS[: given.pos.players]).under(80))


def offered(given: GivenTable[P], seat: int | None = None, lang: str = "en") -> str:
    """The choices as they stand on the screen, with single spaces."""
    obs = given.pos.observe(given.seat if seat is None else seat)
    groups = question(lang, obs, [Seat(name) for name in NAMES[: given.pos.players]]).groups()
    return _in_one_line(drawing.choice_lines(groups, 200, full=True))


def _in_one_line(lines: Iterable[Text]) -> str:
    return " ".join(" ".join(line.plain.split()) for line in lines)


# ---- every screen


def every_screen_fits_its_width(games: Iterable[Asked], lang: str, widths: Sequence[int], raw: Sequence[str]) -> None:
    """80 columns and one of the other widths; nothing raw (the beginning of a message id) is to be seen."""
    for each in games:
        for width in (80, each.rng.choice(widths)):
            lines = everything(lang, each.obs, width)
            assert (width, [line for line in lines if len(line) > width]) == (width, [])
            bad = [line for line in lines if any(part in line for part in (*raw, "{"))]
            assert bad == [], bad


def a_screen_is_not_too_long(games: Iterable[Asked], full: int, tight: int, choices: int) -> None:
    """Nine of ten screens in Hungarian have at most so many lines at 80 columns; a tight one is always shorter."""
    wide, narrow, listing = [], [], []
    for each in games:
        obs, drawn = each.obs, table(each.pos.game.id)
        seats = SEATS[: each.pos.players]
        wide.append(len(drawn.screen("hu", obs, seats, 80, False)))
        narrow.append(len(drawn.screen("hu", obs, seats, 80, True)))
        listing.append(len(drawing.choice_lines(question("hu", obs, seats).groups(), 80)))
    assert all(small < large for small, large in zip(narrow, wide, strict=True))
    found = [sorted(lengths)[int(0.9 * len(lengths))] for lengths in (wide, narrow, listing)]
    assert all(length <= most for length, most in zip(found, (full, tight, choices), strict=True)), found


def nothing_hidden_is_shown(games: Iterable[Asked]) -> None:
    """What a seat, or a spectator, sees is the same in every world it cannot tell from the real one."""
    for pos, seat, rng in games:
        screen = table(pos.game.id).screen
        seats = SEATS[: pos.players]
        for viewer in (seat, (seat + 1) % pos.players, None):
            obs = pos.observe(viewer)
            world = obs.resample(rng).observe(viewer)
            lang = rng.choice(LANGUAGES)
            for tight in (False, True):
                before, after = (screen(lang, each, seats, 80, tight) for each in (obs, world))
                assert [line.markup for line in before] == [line.markup for line in after]
            assert everything(lang, obs, 80) == everything(lang, world, 80)


def every_kind_is_drawn(
    games: Iterable[Asked],
    lang: str,
    kinds: Collection[str],
    of: Callable[[Asked], Collection[str]] = lambda each: {each.kind},
) -> None:
    """Games until every kind (of question) has come up: each says more than its prompt, and can be answered."""
    left = set(kinds)
    for each in games:
        new = left.intersection(of(each))
        if new:
            left -= new
            assert question(lang, each.obs, SEATS[: each.pos.players]).under(80), new
            assert everything(lang, each.obs, 80)
        if not left:
            return
    raise AssertionError(f"never asked: {left}")


# ---- every move


def every_listed_move_is_offered_once_with_words_of_its_own(
    game: Game, players: int, lang: str, options: Iterable[Options], share: float | None, kinds: int
) -> None:
    """A game for each of the options; more than so many kinds of moves come up."""
    seen = set()
    for seed, each in enumerate(options):
        for moment in asked(game.new(players, f"choices {seed}", each), Random(seed), share):
            obs = moment.obs
            groups = question(lang, obs, [Seat(name) for name in NAMES[:players]]).groups()
            moves = drawing.offered_moves(groups)
            assert {*map(str, moves)} == {*map(str, obs.legal().listed)}
            told = [(str(c.move), c.after) for c in drawing.choices_of(groups) if isinstance(c.move, Move)]
            assert sorted(told) == sorted((offer.move, offer.after) for offer in obs.prompt.offers)
            said = [(group.heading, choice.label.plain) for group in groups for choice in group.choices]
            assert len(set(said)) == len(said), said
            headed = len(groups) > 1  # a group that is alone may do without
            assert all((heading or not headed) and label.strip() for heading, label in said), said
            assert not any("[" in heading + label for heading, label in said), said
            seen |= {move.tag for move in moves}
    assert len(seen) > kinds, seen


def what_is_typed_is_understood(game: Game, lang: str, options: Options, names: Sequence[str], share: float) -> None:
    """Numbers, canonical texts in any letters and full menu lines lead to the move they stand for."""
    for each in asked(game.new(len(names), 2, options), Random(4), share):
        obs = each.obs
        moves = list(obs.legal().listed)
        for number, move in enumerate(moves, start=1):
            for text in (str(number), str(move), str(move).upper(), words.move_text(lang, game, move, names)):
                assert read_move(lang, text, obs, moves, vocabulary(obs, names), names) == move, text


# ---- explanations and whole matches


def everything_is_explained(game: Game, lang: str, things: Iterable[str], unknown: Iterable[str] = ()) -> None:
    """Each thing in at least two lines of 80 columns; what is unknown, and nonsense, not at all."""
    explain = table(game.id).explain
    for thing in things:
        lines = [line.plain for line in explain(lang, thing, 80)]
        assert len(lines) > 1, thing
        assert not any("[" in line or len(line) > 80 for line in lines), lines
    for nothing in ("xyzzy", *unknown):
        assert explain(lang, nothing, 80) == []


def a_whole_match_fits_80_columns(
    path: Path, game: Game, lang: str, options: Iterable[str], answers: int, said: str = "1\n"
) -> None:
    """Anna among bots always takes the first choice (or says something else again and again), and comes to the end."""
    argv = ["play", game.id, "--players", "3", "--name", "Anna", "--bots", "random", "--lang", lang]
    argv += ["--seed", "5", "--file", str(path), *(word for pair in options for word in ("-o", pair))]
    ran = piped(path.parent, argv, said * answers)
    assert (ran.code, ran.err) == (0, "")
    assert tp.replay(path).position.outcome is not None
    assert t(lang, "play-result") in ran.out
    assert not ESCAPE.search(ran.out)
    too_long = [line for line in ran.out.splitlines() if cell_len(line) > 80 and str(path) not in line]
    assert too_long == [], too_long
    assert "[play-" not in ran.out
    assert f"[{game.id}-" not in ran.out
