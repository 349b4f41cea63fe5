"""What the engine says, for people: events, moves, questions, errors and rules as sentences.

The engine speaks message ids with values, and a value's name tells what it is. This holds for every game:

- `seat`, `target` (numbers) are players and become their names; below 0 it is nobody. So do the texts p1 to p8
  named `minion` or `colour`.
- a text named X is the thing `<game>-X-<value>` if there is such a message: `char="king"` is looked up as
  `citadels-char-king`. Otherwise it stays as it is, so that a message can select on it (`resource="gold"`).
- `to` and `lift` are areas, where a move names a second one; `street` is a space, `order` a card.
- `give`, `take`, `pledge`, `price`, `want`, `got` are things that change hands (`15d+2silk+m05`, nothing is `-`),
  `item` and `wanted` one of them; they become "15 ducats, 2 silk and ..." as `<game>-item-<thing>` says each.
- `also` are further players (`p3+p4`); `one` and `two` are what is done with a building: `inn`, `oust:inn`.
- a list named Xs holds such values, and becomes "a, b and c" in the language.
- an empty text or list becomes `none`, for a message to select on.
- digits at the end of a name do not count (`district2` is a district), a `+` at the end of a value wraps the
  thing in `<game>-beautified`, a `*` in `<game>-off_colour`.
- `votes` are numbers by colour, those of nobody's colour last, and become "Anna 5 and Máté 3" without the zeros.
- other numbers stay numbers. Where there is `seat`, and `target` or `colour`, `own` tells whether they are the same;
  where there are `colours`, `many` is how many. Of a `place` like P5, `sort` tells what it is (see _SORTS), of a
  `space` whether it is a street, the market or a building.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tetrapolis.core.brain import Reason
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.types import Event, Move
from tetrapolis.locales import LANGUAGES, has, ids, t

__all__ = [
    "bundle",
    "error_text",
    "event_text",
    "help_text",
    "join",
    "move_text",
    "player",
    "prompt_text",
    "reason_text",
    "rule_ids",
    "rule_ruling",
    "rule_text",
    "ruling_ids",
    "ruling_text",
    "ruling_why",
    "score_text",
    "thing",
]

_SEATS = ("seat", "target")
_KINDS = {"to": "area", "lift": "area", "street": "space", "order": "card"}
"""What a name stands for that is not the kind itself."""
_OWNERS = ("minion", "colour")
_MARKS = {"+": "beautified", "*": "off_colour"}
_SORTS = {"A": "area", "P": "path", "G": "gap", "T": "tower", "Z": "zone"}
"""What the letter of a place on a board says; a place with a hyphen (A3-F1) is a `cut`."""
_SPACES = ("street", "market")
"""How the spaces begin that are no buildings."""
_BUNDLES = ("give", "take", "pledge", "price", "want", "got", "item", "wanted")
"""Names of things that change hands."""
_DEEDS = ("one", "two")
_NONE = "none"
_SCORED = ("score", "district", "card")
"""The kinds of things a line of the score can name, the first that fits."""


# ---- sentences


def event_text(lang: str, game_id: str, event: Event, names: Sequence[str]) -> str:
    """What happened, as a sentence.

    >>> event = Event("citadels-gathers-gold", {"seat": 1, "n": 2})
    >>> event_text("en", "citadels", event, ["Anna", "Máté"])
    'Máté gathers 2 gold.'
    >>> event_text("hu", "citadels", event, ["Anna", "Máté"])
    'Máté 2 aranyat gyűjt.'
    """
    return t(lang, event.id, **_values(lang, game_id, event.args, names))


def move_text(lang: str, game_id: str, move: Move, names: Sequence[str]) -> str:
    """What choosing a move means, as a line of a menu.

    >>> import tetrapolis as tp
    >>> move = tp.game("citadels").parse_move("destroy p2 manor+")
    >>> move_text("en", "citadels", move, ["Anna", "Máté"])
    "Destroy Máté's Manor ✦"
    >>> move_text("hu", "citadels", move, ["Anna", "Máté"])
    'Elpusztítom Máté kerületét: Uradalom ✦'
    >>> move = tp.game("ankh_morpork").parse_move("flee dimwell the_shades")
    >>> move_text("en", "ankh_morpork", move, ["Anna", "Máté"])
    'Move a minion from Dimwell to The Shades'
    """
    return t(lang, f"{game_id}-move-{move.tag}", **_values(lang, game_id, msgspec.structs.asdict(move), names))


def prompt_text(lang: str, game_id: str, kind: str) -> str:
    """The question a decision puts.

    >>> prompt_text("en", "citadels", "keep"), prompt_text("hu", "citadels", "keep")
    ('Which card do you keep?', 'Melyik lapot tartod meg?')
    """
    return t(lang, f"{game_id}-ask-{kind}")


def help_text(lang: str, game_id: str, kind: str) -> str:
    """What a decision is about and what follows from it, in one to three sentences.

    >>> help_text("en", "citadels", "tribute")
    'The new crowned player gives the Emperor 1 gold, or 1 card drawn at random from their hand.'
    """
    return t(lang, f"{game_id}-ask-{kind}.help")


def reason_text(lang: str, game_id: str, reason: Reason, names: Sequence[str]) -> str:
    """Why a bot would make a move, as a sentence.

    >>> reason_text("en", "citadels", Reason("citadels-hint-purse", {"target": 1, "n": 4}), ["Anna", "Máté"])
    'Máté has 4 gold.'
    """
    return t(lang, reason.id, **_values(lang, game_id, reason.args, names))


def error_text(lang: str, error: TetrapolisError, names: Sequence[str] = (), game_id: str = "") -> str:
    """What went wrong and what to do; the game is told by the id, unless it is given.

    Errors of the core speak of no game's things: there only players get their names.

    >>> error_text("en", TetrapolisError("citadels-error-duplicate", district="manor"))
    'Your city already has Manor. Build something else.'
    >>> error_text("hu", TetrapolisError("error-not-your-decision", seat=0), ["Anna"])
    'Anna most nem dönthet semmiről. Várd meg a következő döntést.'

    Where an error has another one for its reason (`why`), that is said too, or that it was not possible:

    >>> print(error_text("en", TetrapolisError("error-record-misfit", record=7, move="end", why="error-game-over")))
    Record 7 ("end") does not fit the rules. The game is over: no more moves can be made.
    """
    found, _, rest = error.id.partition("-error-")
    game = game_id or (found if rest else "")
    params: dict[str, Any] = dict(error.params)
    why = params.pop("why", None)
    values = _values(lang, game if rest else "", params, names)
    if why is not None:
        values["why"] = _reason(lang, error.id, str(why))
    return t(lang, error.id, **values)


def _reason(lang: str, id: str, why: str) -> str:
    """The text of an error whose own values are not known; without them it may be impossible."""
    if _known(why):
        try:
            return t(lang, why)
        except ValueError:
            pass
    return t(lang, f"{id}.generic")


# ---- words


def player(lang: str, seat: int, names: Sequence[str] = ()) -> str:
    """A player's name; a seat without one is p1, p2, ...

    >>> player("en", 0, ["Anna"]), player("en", 3, ["Anna"]), player("hu", -1)
    ('Anna', 'p4', 'senki')
    """
    if seat < 0:
        return t(lang, "common-nobody")
    return names[seat] if seat < len(names) else f"p{seat + 1}"


def thing(lang: str, game_id: str, kind: str, value: str) -> str:
    """The name of a thing of a game, or the value itself if it has no name.

    >>> thing("en", "citadels", "district", "manor+"), thing("hu", "citadels", "char", "king")
    ('Manor ✦', 'Király')
    >>> thing("en", "citadels", "resource", "gold"), thing("en", "walled_city", "card", "3/1*")
    ('gold', '3/1 (off-colour)')
    """
    mark = _MARKS.get(value[-1:])
    plain = value[:-1] if mark else value
    message = f"{game_id}-{kind}-{plain}"
    if not game_id or not (_known(message) or (mark and _known(f"{game_id}-{mark}"))):
        return value
    name = t(lang, message) if _known(message) else plain
    return t(lang, f"{game_id}-{mark}", thing=name) if mark else name


def bundle(lang: str, game_id: str, text: str) -> str:
    """Things that change hands, written with `+` between them and a number before what there is more of.

    >>> bundle("en", "genoa", "15d+2silk+trade_1_1+m05"), bundle("hu", "genoa", "5d+2contract")
    ('15 ducats, 2 silk, a Trade 1:1 tile and message Harbor – Inn', '5 dukát és 2 szerződés')
    >>> bundle("en", "genoa", "-")
    'none'
    """
    return join(lang, [_item(lang, game_id, part) for part in text.split("+")] if text not in ("", "-") else [])


def _item(lang: str, game_id: str, part: str) -> str:
    name = part.lstrip("0123456789")
    message = f"{game_id}-item-{name}"
    if not _known(message):
        return thing(lang, game_id, "card", part)
    return t(lang, message, n=int(part.removesuffix(name) or 1))


def score_text(lang: str, game_id: str, line: str) -> str:
    """What a line of the score is for.

    >>> score_text("en", "citadels", "types"), score_text("en", "citadels", "map_room")
    ('All five types', 'Map Room')
    """
    kinds = [kind for kind in _SCORED if _known(f"{game_id}-{kind}-{line}")]
    return thing(lang, game_id, kinds[0], line) if kinds else line


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


# ---- values


def _known(id: str) -> bool:
    return has(LANGUAGES[0], id)


def _values(lang: str, game_id: str, args: Mapping[str, Any], names: Sequence[str]) -> dict[str, object]:
    """The values of a message as Fluent takes them; see the conventions at the top."""
    values: dict[str, object] = {name: _value(lang, game_id, name, arg, names) for name, arg in args.items()}
    if "seat" in args and "target" in args:
        values["own"] = args["seat"] == args["target"]
    elif "seat" in args and "colour" in args:
        values["own"] = args["colour"] == f"p{args['seat'] + 1}"
    if "colours" in args:
        values["many"] = len(args["colours"])
    if isinstance(place := args.get("place"), str):
        values["sort"] = "cut" if "-" in place else _SORTS.get(place[:1], _NONE)
    elif isinstance(space := args.get("space"), str):
        first = space.partition("_")[0]
        values["sort"] = first if first in _SPACES else "building"
    return values


def _value(lang: str, game_id: str, name: str, arg: Any, names: Sequence[str]) -> object:
    kind = name.rstrip("0123456789")
    kind = _KINDS.get(kind, kind)
    if arg is None:
        return _NONE
    if name == "votes":
        return join(lang, [_vote(lang, game_id, colour, n, names) for colour, n in enumerate(arg) if n])
    if isinstance(arg, list | tuple):
        single = f"{kind[:-3]}y" if kind.endswith("ies") else kind.removesuffix("s")
        return join(lang, [str(_value(lang, game_id, single, part, names)) for part in arg])
    if isinstance(arg, str):
        if kind in _OWNERS and re.fullmatch(r"p[1-8]", arg):
            return player(lang, int(arg[1]) - 1, names)
        if kind in _BUNDLES and game_id:
            return bundle(lang, game_id, arg)
        if kind == "also":
            return join(lang, [player(lang, int(seat) - 1, names) for seat in re.findall(r"p([1-8])", arg)])
        if kind in _DEEDS and arg:
            deed, _, building = arg.rpartition(":")
            return t(lang, f"{game_id}-deed-{deed or 'take'}", building=thing(lang, game_id, "building", building))
        return thing(lang, game_id, kind, arg) if arg else _NONE
    if isinstance(arg, int) and not isinstance(arg, bool) and kind in _SEATS:
        return player(lang, arg, names)
    return arg


def _vote(lang: str, game_id: str, colour: int, n: int, names: Sequence[str]) -> str:
    of_nobody = 0 < len(names) <= colour
    owner = t(lang, f"{game_id}-colour-neutral") if of_nobody else player(lang, colour, names)
    return t(lang, f"{game_id}-votes", colour=owner, n=n)
