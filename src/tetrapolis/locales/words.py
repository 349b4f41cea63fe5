"""What the engine says, for people: events, moves, questions, errors and rules as sentences.

Values come typed (`core.said`): numbers, words to select on, references to things, messages, and lists of these. What
the values of events, moves, errors and hints are, each game declares in its story (`core.telling`). A thing is called
as the message `<game>-<kind>-<value>` says; a sign at the end of its value (`tea+`, `3/1*`) puts that name into
`<game>-marked`. A list becomes "a, b and c" in the language; nothing becomes `none`, for a message to select on.
A message may ask for a name in a form: see `grammar`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tetrapolis.core.brain import Reason
from tetrapolis.core.errors import Worded
from tetrapolis.core.said import Ref, Said, Told
from tetrapolis.core.telling import typed
from tetrapolis.core.types import Event, Move
from tetrapolis.games import playable, speaker
from tetrapolis.locales import LANGUAGES, has, ids, t
from tetrapolis.locales.grammar import Name, Names

if TYPE_CHECKING:
    from tetrapolis.core.game import Game

__all__ = [
    "arg_text",
    "error_text",
    "event_text",
    "game_blurb",
    "game_name",
    "join",
    "move_text",
    "player",
    "reason_text",
    "rule_ids",
    "rule_ruling",
    "rule_text",
    "ruling_ids",
    "ruling_text",
    "ruling_why",
    "said_text",
    "score_text",
    "thing",
]

Named = Callable[[Ref, bool], str]
"""(reference, whether it stands alone or in a list): what a thing is called here; empty: its usual name."""
_MARKS = ("+", "*")
"""Signs behind the name of a thing that is not as usual."""
_NONE = "none"


# ---- sentences


def event_text(lang: str, game: Game, event: Event, names: Sequence[str]) -> str:
    """What happened, as a sentence.

    >>> import tetrapolis as tp
    >>> event = Event("citadels-gathers-gold", {"seat": 1, "n": 2})
    >>> event_text("en", tp.game("citadels"), event, ["Anna", "Máté"])
    'Máté gathers 2 gold.'
    >>> event_text("hu", tp.game("citadels"), event, ["Anna", "Máté"])
    'Máté 2 aranyat gyűjt.'
    """
    return said_text(lang, game.id, game.told(event), names)


def move_text(lang: str, game: Game, move: Move, names: Sequence[str]) -> str:
    """What choosing a move means, as a line of a menu.

    >>> import tetrapolis as tp
    >>> game = tp.game("citadels")
    >>> move = game.parse_move("destroy p2 manor+")
    >>> move_text("en", game, move, ["Anna", "Máté"])
    "Destroy Máté's Manor ✦"
    >>> move_text("hu", game, move, ["Anna", "Máté"])
    'Elpusztítom Máté városában az Uradalmat ✦'
    >>> game = tp.game("ankh_morpork")
    >>> move_text("en", game, game.parse_move("flee dimwell the_shades"), ["Anna", "Máté"])
    'Move a minion from Dimwell to The Shades'
    """
    return said_text(lang, game.id, game.said(move), names)


def reason_text(lang: str, game: Game, reason: Reason, names: Sequence[str]) -> str:
    """Why a bot would make a move, as a sentence.

    >>> import tetrapolis as tp
    >>> reason = Reason("citadels-hint-purse", {"target": 1, "n": 4})
    >>> reason_text("en", tp.game("citadels"), reason, ["Anna", "Máté"])
    'Máté has 4 gold.'
    """
    return t(lang, reason.id, **_declared(lang, game, reason.args, names))


def error_text(lang: str, error: Worded, names: Sequence[str] = (), game: Game | None = None) -> str:
    """What went wrong and what to do. What a game's own errors speak of, the game knows.

    Errors of the core speak of no game's things: there only players get their names.

    >>> import tetrapolis as tp
    >>> from tetrapolis.core.errors import TetrapolisError
    >>> duplicate = TetrapolisError("citadels-error-duplicate", district="manor")
    >>> error_text("en", duplicate, game=tp.game("citadels"))
    'Your city already has Manor. Build something else.'
    >>> error_text("hu", TetrapolisError("error-not-your-decision", seat=0), ["Anna"])
    'Anna most nem dönthet semmiről. Várd meg a következő döntést.'

    Where an error has another one for its reason (`why`), that is said too, or that it was not possible:

    >>> print(error_text("en", TetrapolisError("error-record-misfit", record=7, move="end", why="error-game-over")))
    Record 7 ("end") does not fit the rules. The game is over: no more moves can be made.
    """
    params: dict[str, Any] = dict(error.params)
    why = params.pop("why", None)
    if "cause" in params and isinstance(error.__cause__, Worded):
        params["cause"] = in_words(lang, error.__cause__) or params["cause"]
    if game is not None and error.id.startswith(f"{game.id}-"):
        values = _declared(lang, game, params, names)
    else:
        values = {name: _core_value(lang, name, value, names) for name, value in params.items()}
    if why is not None:
        values["why"] = _reason(lang, error.id, str(why))
    return t(lang, error.id, **values)


def in_words(lang: str, error: Worded) -> str:
    """An error as far as it can be said, whoever's it is; nothing if there are no words for it.

    >>> from tetrapolis.core.errors import BadOptions
    >>> in_words("en", BadOptions("error-part-twice", part="gold", name="p2")), in_words("en", BadOptions("no-words"))
    ('In "gold": p2 is told twice. Leave one of them out.', '')
    """
    try:
        return error_text(lang, error, game=speaker(error.id)) if has(LANGUAGES[0], error.id) else ""
    except Exception:  # noqa: BLE001 - this is called while something else is told
        return ""


def _core_value(lang: str, name: str, value: Any, names: Sequence[str]) -> object:
    """Texts as they are (they may be anything a person typed), empty ones to select on, and players by their names."""
    if name == "seat" and isinstance(value, int):
        return player(lang, value, names)
    return _NONE if value == "" else value


def _declared(lang: str, game: Game, args: Mapping[str, Any], names: Sequence[str]) -> dict[str, object]:
    """The values that a game has declared; others are no things, whatever they look like."""
    plain = {name: arg for name, arg in args.items() if isinstance(arg, str) and name not in game.story.kinds}
    values = {name: _typed(lang, game.id, arg, names) for name, arg in typed(game.story, args).items()}
    return values | {name: arg or _NONE for name, arg in plain.items()}


def _reason(lang: str, id: str, why: str) -> str:
    """The text of an error whose own values are not known; without them it may be impossible."""
    if _known(why):
        try:
            return t(lang, why)
        except ValueError:
            pass
    return t(lang, f"{id}.generic")


def said_text(lang: str, game_id: str, said: Said | Told, names: Sequence[str] = (), named: Named | None = None) -> str:
    """A message with typed values (see `core.said`), as a sentence.

    >>> said = Said("citadels-error-duplicate", {"district": "district:manor"})
    >>> said_text("hu", "citadels", said)
    'A városodban már van ilyen kerület: Uradalom. Építs mást.'

    Who shows more of a thing than its name gives its own names for some:

    >>> said_text("en", "citadels", said, named=lambda ref, alone: "a second Manor" if alone else "")
    'Your city already has a second Manor. Build something else.'
    """
    return t(lang, said.id, **{name: _typed(lang, game_id, arg, names, named) for name, arg in said.args.items()})


def arg_text(lang: str, game_id: str, arg: Any, names: Sequence[str] = ()) -> str:
    """A typed value alone, as words: the name of a thing or a player.

    >>> arg_text("en", "citadels", "district:manor+"), arg_text("en", "citadels", ["seat:0", "seat:1"], ["Anna"])
    ('Manor ✦', 'Anna and p2')
    """
    return str(_typed(lang, game_id, arg, names))


def _typed(
    lang: str, game_id: str, arg: Any, names: Sequence[str], named: Named | None = None, alone: bool = True
) -> object:
    if isinstance(arg, str):
        kind, colon, value = arg.partition(":")
        if not colon:
            return arg
        if kind == "seat":
            return player(lang, int(value), names)
        return (named and named(arg, alone)) or thing(lang, game_id, kind, value)
    if isinstance(arg, Mapping):  # a message that came through the wire
        arg = Said(**arg)
    if isinstance(arg, Said):
        args = {name: _typed(lang, game_id, part, names, named) for name, part in arg.args.items()}
        return _formed(lang, arg.id, args)
    if isinstance(arg, list | tuple):
        parts = [_typed(lang, game_id, part, names, named, alone=False) for part in arg]
        return Names([part if isinstance(part, str) else str(part) for part in parts], lambda words: join(lang, words))
    return _NONE if arg is None else arg


def _formed(lang: str, id: str, args: Mapping[str, object]) -> Name:
    """A message as a name: its attributes are its forms."""
    return Name(
        t(lang, id, **args), lambda form: t(lang, f"{id}.{form}", **args) if has(lang, f"{id}.{form}") else None
    )


# ---- words


def player(lang: str, seat: int, names: Sequence[str] = ()) -> str:
    """A player's name; a seat without one is p1, p2, ...

    >>> player("en", 0, ["Anna"]), player("en", 3, ["Anna"]), player("hu", -1)
    ('Anna', 'p4', 'senki')
    """
    if seat < 0:
        return t(lang, "common-nobody")
    return names[seat] if seat < len(names) else f"p{seat + 1}"


def game_name(lang: str, game_id: str) -> str:
    """What a game is called, also one that brings no words.

    >>> game_name("hu", "citadels"), game_name("en", "gone_for_good")
    ('Citadella', 'gone_for_good')
    """
    if _known(f"{game_id}-name"):
        return t(lang, f"{game_id}-name")
    return next((each.about.name for each in playable() if each.id == game_id), game_id)


def game_blurb(lang: str, game_id: str) -> str:
    """What a game is about, in a sentence; empty if it does not say."""
    return t(lang, f"{game_id}-name.blurb") if _known(f"{game_id}-name.blurb") else ""


def thing(lang: str, game_id: str, kind: str, value: str) -> str:
    """The name of a thing of a game, or the value itself if it has no name.

    >>> thing("en", "citadels", "district", "manor+"), thing("hu", "citadels", "char", "king")
    ('Manor ✦', 'Király')
    >>> thing("en", "citadels", "resource", "gold"), thing("en", "walled_city", "card", "3/1*")
    ('gold', '3/1 (off-colour)')
    """
    marked = value.endswith(_MARKS)
    plain = value[:-1] if marked else value
    message, around = f"{game_id}-{kind}-{plain}", f"{game_id}-marked"
    if not _known(message) and not (marked and _known(around)):
        return value
    name = _formed(lang, message, {}) if _known(message) else plain
    return _formed(lang, around, {"thing": name}) if marked else name


def score_text(lang: str, game_id: str, line: str) -> str:
    """What a line of the score is for: it has words of its own, or is called as one of the game's things.

    >>> score_text("en", "citadels", "types"), score_text("en", "citadels", "map_room")
    ('All five types', 'Map Room')
    """
    if _known(f"{game_id}-score-{line}"):
        return t(lang, f"{game_id}-score-{line}")
    named = re.compile(rf"{re.escape(game_id)}-[a-z_]+-{re.escape(line)}")
    return next((t(lang, message) for message in ids(LANGUAGES[0], f"{game_id}-") if named.fullmatch(message)), line)


def join(lang: str, words: Sequence[str]) -> str:
    """Words as a list in a sentence; what occurs more than once is counted.

    >>> join("en", ["Manor", "Docks", "Manor", "Market"]), join("hu", ["Anna", "Máté"])
    ('Manor ×2, Docks and Market', 'Anna és Máté')
    >>> join("en", [])
    'none'
    """
    counted = [
        word if count == 1 else t(lang, "list-times", thing=word, count=count) for word, count in Counter(words).items()
    ]
    if not counted:
        return _NONE
    text = counted[0]
    for word in counted[1:-1]:
        text = t(lang, "list-comma", first=text, next=word)
    return t(lang, "list-and", first=text, last=counted[-1]) if len(counted) > 1 else text


def _known(id: str) -> bool:
    return has(LANGUAGES[0], id)


# ---- rules


def rule_text(lang: str, rule_id: str) -> str:
    """The text of a numbered rule.

    >>> rule_text("en", "CIT-4.2")[:30]
    'Gathering gold: take 2 gold fr'
    """
    return t(lang, _rule_message(rule_id))


def rule_ruling(rule_id: str) -> str:
    """The ruling behind a rule, if the printed rules leave it open; else "".

    >>> rule_ruling("CIT-1.9"), rule_ruling("CIT-1.1")
    ('R-01', '')
    """
    message = f"{_rule_message(rule_id)}.ruling"
    return t(LANGUAGES[0], message) if _known(message) else ""


def rule_ids(game_prefix: str) -> list[str]:
    """The numbers of a game's rules, in order.

    >>> rule_ids("CIT")[:2], rule_ids("CIT")[-1]
    (['CIT-1.1', 'CIT-1.2'], 'CIT-18.4')
    """
    prefix = game_prefix.lower()
    found = (re.fullmatch(rf"{prefix}-(\d+)-(\d+)", message) for message in ids(LANGUAGES[0], f"{prefix}-"))
    numbers = sorted((int(match[1]), int(match[2])) for match in found if match)
    return [f"{game_prefix.upper()}-{section}.{number}" for section, number in numbers]


def ruling_text(lang: str, game_prefix: str, ruling_id: str) -> str:
    """A ruling: the question the printed rules leave open, and how it is played here.

    >>> ruling_text("en", "CIT", "R-24")
    'May the Witch decline to bewitch anybody? No, she must name a character.'
    """
    return t(lang, _ruling_message(game_prefix, ruling_id))


def ruling_why(lang: str, game_prefix: str, ruling_id: str) -> str:
    """The reason of a ruling.

    >>> ruling_why("hu", "CIT", "R-51")
    'Minden képesség körönként egyszer használható.'
    """
    return t(lang, f"{_ruling_message(game_prefix, ruling_id)}.why")


def ruling_ids(game_prefix: str) -> list[str]:
    """The numbers of a game's rulings, in order.

    >>> ruling_ids("CIT")[:2], ruling_ids("CIT")[-1]
    (['R-01', 'R-02'], 'R-65')
    """
    prefix = f"{game_prefix.lower()}-r-"
    numbers = sorted(int(message.removeprefix(prefix)) for message in ids(LANGUAGES[0], prefix))
    return [f"R-{number:02}" for number in numbers]


def _rule_message(rule_id: str) -> str:
    return rule_id.lower().replace(".", "-")


def _ruling_message(game_prefix: str, ruling_id: str) -> str:
    return f"{game_prefix}-{ruling_id}".lower()
