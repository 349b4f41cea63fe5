"""`tetrapolis play`: the terminal table. Without a game it asks, and offers to go on with the last match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from msgspec.structs import replace

from tetrapolis.bots import levels as levels_of
from tetrapolis.bots.outside import is_program
from tetrapolis.cli import store
from tetrapolis.cli.common import Lang, OptionList, UsageProblem, bot_levels, parse_options, tell_of_nets
from tetrapolis.cli.terminal import ask
from tetrapolis.cli.terminal.person import Leave, Terminal
from tetrapolis.cli.terminal.tables import table
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.games import game as game_of
from tetrapolis.games import playable
from tetrapolis.locales import LANGUAGES, t
from tetrapolis.locales.words import game_blurb, game_name

DEFAULT_PLAYERS = 4


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    players: Annotated[int | None, typer.Option(metavar="N")] = None,
    humans: Annotated[int | None, typer.Option(metavar="N")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME")] = None,
    bots: Annotated[str | None, typer.Option(metavar="LEVEL")] = None,
    preset: Annotated[str | None, typer.Option(metavar="PRESET")] = None,
    edition: Annotated[str | None, typer.Option(metavar="EDITION")] = None,
    option: OptionList = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
    file: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
    lang: Lang = "en",
) -> None:
    """Play at this terminal, against bots or with friends."""
    from tetrapolis.cli.play.session import Session

    terminal = Terminal(color=not no_color)
    if resume is not None:
        Session(_resumed(resume, humans, bots), lang, resume, terminal).run()
        return
    pairs = [*(option or ()), *([f"edition={edition}"] if edition else ())]
    wishes = Wishes(players, humans, name or [], bots, preset, pairs, seed)
    try:
        if game is None:
            lang = _ask_language(terminal, lang)
            found = _ask_resume(terminal, lang)
            if found is not None:
                Session(found[0], lang, found[1], terminal).run()
                return
            match = _ask_table(terminal, lang, wishes)
        else:
            match = _new(game, wishes, lang)
    except (Leave, KeyboardInterrupt):
        print(t(lang, "play-bye"))
        return
    tell_of_nets(match.game, match.header.bots, match.header.players, match.header.options, lang)
    Session(match, lang, _new_path(file, match.game.id), terminal).run()


def _new_path(file: Path | None, game_id: str) -> Path:
    if file is None:
        return store.new_file(game_id)
    if file.exists() and file.stat().st_size:
        raise UsageProblem("play-error-file-exists", file=str(file))
    return file


# ---- a new match


class Wishes(NamedTuple):
    """What the command line says of a new match; None where it says nothing."""

    players: int | None
    humans: int | None
    names: Sequence[str]
    bots: str | None
    preset: str | None
    pairs: Sequence[str]
    seed: str | None


def _new(game_id: str, wishes: Wishes, lang: str) -> Match:
    """A match from the command line alone; what was not said is as usual."""
    import tetrapolis as tp

    game = tp.game(game_id)
    names = wishes.names
    options = parse_options(game, wishes.preset, wishes.pairs)
    people = wishes.humans if wishes.humans is not None else max(1, len(names))
    count = wishes.players if wishes.players is not None else max(people, min(DEFAULT_PLAYERS, game.players[-1]))
    _check_people(people, count, names)
    chosen: list[str] = []
    for which in range(people):
        chosen_name = names[which].strip() if which < len(names) else ask.default_name(lang, which + 1, people)
        ask.check_name(chosen_name, chosen)
        chosen.append(chosen_name)
    return _seated(game, count, chosen, wishes, options)


def _check_people(people: int, players: int, names: Sequence[str]) -> None:
    if not 1 <= people <= players:
        raise UsageProblem("play-error-humans", humans=people, players=players)
    if len(names) > people:
        raise UsageProblem("play-error-names", names=len(names), humans=people)


LEVEL = "normal"
"""Whom people play against if they do not say."""


def _seated(game: Game, players: int, people: Sequence[str], wishes: Wishes, options: dict[str, Any]) -> Match:
    """People sit first, bots after them; their levels go round if fewer were given."""
    levels = bot_levels(game, wishes.bots or LEVEL)
    free = players - len(people)
    seats = [""] * len(people) + [levels[n % len(levels)] for n in range(free)]
    fits = players in game.players
    names = [*people, *ask.bot_names(people, free)]
    return Match.new(game, players, wishes.seed, options, names if fits else None, seats if fits else ())


# ---- going on


def _resumed(path: Path, humans: int | None, bots: str | None) -> Match:
    """A stored match; if it does not say who sits where, or on request, the first `humans` seats are people.

    Files come from anywhere: the programs one names are started only if `bots` names them too.
    """
    import tetrapolis as tp

    match = tp.replay(path)
    allowed = bot_levels(match.game, bots) if bots else []
    strange = [level for level in match.header.bots if is_program(level) and level not in allowed]
    if strange and humans is None:
        raise UsageProblem("play-error-program", program=strange[0][:200])
    players = match.header.players
    if not match.header.bots or humans is not None:
        people = 1 if humans is None else humans
        _check_people(people, players, ())
        levels = bot_levels(match.game, bots or LEVEL)
        seats = [""] * people + [levels[n % len(levels)] for n in range(players - people)]
        match.header = replace(match.header, bots=tuple(seats))
    return match


def _ask_resume(terminal: Terminal, lang: str) -> tuple[Match, Path] | None:
    """Offer to go on with the last match, if it is not over."""
    path = store.last_match()
    if path is None:
        return None
    try:
        match = _resumed(path, None, None)
    except TetrapolisError:
        return None
    if match.position.outcome is not None:
        return None
    names = ", ".join(match.header.names)
    game = game_name(lang, match.game.id)
    if not ask.yes(terminal, lang, t(lang, "play-ask-resume", game=game, names=names)):
        return None
    return match, path


# ---- asking


def _ask_language(terminal: Terminal, lang: str) -> str:
    names = [(t(each, "common-language"), "") for each in LANGUAGES]
    question = " / ".join(t(each, "play-ask-language") for each in LANGUAGES)
    return LANGUAGES[ask.pick(terminal, lang, question, names, LANGUAGES.index(lang))]


def _ask_table(terminal: Terminal, lang: str, wishes: Wishes) -> Match:
    """Ask for everything that the command line did not say."""
    players, humans, names = wishes.players, wishes.humans, wishes.names
    known_games = playable()
    chosen = 0
    if len(known_games) > 1:
        known = [(game_name(lang, each.id), game_blurb(lang, each.id)) for each in known_games]
        chosen = ask.pick(terminal, lang, t(lang, "play-ask-game"), known)
    game = known_games[chosen]
    low, high = game.players[0], game.players[-1]
    terminal.show([t(lang, "play-welcome", game=game_name(lang, game.id))])
    if players is None:
        default = min(max(DEFAULT_PLAYERS, low), high)
        players = ask.number(terminal, lang, t(lang, "play-ask-players"), low, high, default)
    if humans is None:
        humans = ask.number(terminal, lang, t(lang, "play-ask-humans"), 1, players, max(1, len(names)))
    _check_people(humans, players, names)
    people: list[str] = []
    for which in range(humans):
        if which < len(names):
            ask.check_name(names[which], people)
            people.append(names[which])
        else:
            people.append(ask.person(terminal, lang, which + 1, humans, people))
    if wishes.bots is None and humans < players:
        wishes = wishes._replace(bots=_ask_level(terminal, lang, game.id))
    options = parse_options(game, wishes.preset, wishes.pairs)
    sets = table(game.id).sets(lang)
    if sets and not options:
        listed = [(each.name, each.text) for each in sets]
        options = sets[ask.pick(terminal, lang, t(lang, "play-ask-set"), listed)].options
    return _seated(game, players, people, wishes, options)


def _ask_level(terminal: Terminal, lang: str, game_id: str) -> str:
    """How strong the bots are."""
    known = levels_of(game_id)
    about = "plain" if game_of(game_id).brain is None else "about"
    named = [(t(lang, f"common-level-{level}"), t(lang, f"common-level-{level}.{about}")) for level in known]
    default = known.index(LEVEL) if LEVEL in known else 0
    return known[ask.pick(terminal, lang, t(lang, "play-ask-level"), named, default)]
