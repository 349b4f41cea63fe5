"""Offers as people type them: `offer 15d + silk for harbor`, `ajánlat 15d + selyem a kikötőért`.

    offer|preset THINGS for SPACE [taking THINGS] [pledging THINGS] [hidden|shown]
    counter PLAYER THINGS for SPACE [giving THINGS] [pledging THINGS]
    note THINGS for SPACE [standing]      call THINGS for SPACE

The words stand in the language files; names of things in any language will do, and unique beginnings of them. What
is missing and follows from the moment is added: the only space for sale, the only card of a deck, the tile it takes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache

from msgspec.structs import replace

from tetrapolis.cli.common import UsageProblem
from tetrapolis.cli.terminal.typed import folded
from tetrapolis.core.errors import MalformedMove
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.rules.bundle import NOTHING, canonical
from tetrapolis.games.genoa.rules.cards import CARD, CARDS, DECKS
from tetrapolis.games.genoa.rules.moves import Counter, Offer
from tetrapolis.games.genoa.rules.position import GenoaPosition
from tetrapolis.games.genoa.rules.view import View
from tetrapolis.games.genoa.terminal.words import board_of, item_name, item_words, space_name, space_words, targets
from tetrapolis.locales import LANGUAGES, t

OFFERS = ("offer", "counter", "note", "call", "preset")
AT_SPACE = ("withdraw", "watch", "drop", "go", "start", "act")
SWITCHES = ("auto", "quiet", "purse")
VERBS = (*OFFERS, *AT_SPACE, *SWITCHES, "accept", "agree", "refuse", "stop", "lapse", "invite", "use", "roll", "pass")
SECTIONS = ("for", "taking", "pledging", "hidden", "shown", "standing")
LONGEST = 4
"""Names have at most so many words."""


@cache
def _words(key: str) -> Mapping[str, str]:
    """The words of all languages for some keys."""
    keys = VERBS if key == "verb" else SECTIONS if key == "section" else ("on", "off")
    found: dict[str, str] = {}
    for name in keys:
        for lang in LANGUAGES:
            for word in t(lang, f"genoa-typed-{key}-{name}").split():
                found.setdefault(folded(word), name)
    return found


@cache
def _fillers() -> frozenset[str]:
    return frozenset(folded(word) for lang in LANGUAGES for word in t(lang, "genoa-typed-fillers").split())


def verbs() -> Mapping[str, str]:
    """Words for moves in every language."""
    return _words("verb")


def read_typed(lang: str, text: str, obs: Observation, names: Sequence[str]) -> Move | None:
    """The move a line stands for; None if it does not begin like one of these."""
    view: View = obs.view
    written: Move | None = None
    with suppress(MalformedMove):
        written = obs.game.parse_move(text)
    if written is not None and getattr(written, "space", "market") in board_of(view).numbers:
        return _completed(obs, written, text)
    spaced = re.sub(r"[+,;&]|(?<!\d):|:(?!\d)", lambda found: f" {found[0]} ", text)
    first, *rest = folded(spaced).split() or [""]
    verb = verbs().get(first, "")
    if verb in OFFERS and (written is None or len(rest) > 1):
        said = _Reader(lang, view, names).move(verb, rest)
        return _completed(obs, obs.game.parse_move(said), said)
    if verb in AT_SPACE and rest:
        space = Names(lang, space_words).find([word for word in rest if word not in _fillers()])
        return obs.game.parse_move(f"{verb} {space}") if space else written
    if verb in SWITCHES and len(rest) == 1 and rest[0] in _words("switch"):
        on = _words("switch")[rest[0]] == "on"
        setting = ("open" if on else "hidden") if verb == "purse" else "on" if on else "off"
        return obs.game.parse_move(f"{verb} {setting}")
    return written or _offered(obs, verb, rest, names)


def _offered(obs: Observation, verb: str, rest: Sequence[str], names: Sequence[str]) -> Move | None:
    """The only move on offer that these words fit: a verb in another language, perhaps a player."""
    seats = {folded(name): f"p{seat + 1}" for seat, name in enumerate(names)}
    said = {verb, *(seats.get(word, word) for word in rest)}
    fitting = [offer.move for offer in obs.prompt.offers if verb and said <= set(offer.move.split())]
    return obs.game.parse_move(fitting[0]) if len(fitting) == 1 else None


def _completed(obs: Observation, move: Move, text: str) -> Move:
    """With the tile that it takes, unless something was said of it."""
    if isinstance(move, Offer | Counter) and not move.extra and "extra=" not in text:
        pos: GenoaPosition = obs.seen
        seat = move.seat if isinstance(move, Counter) else obs.seat
        if seat is not None and seat < pos.players and pos.takes_extra(seat, pos.space_number(move.space)):
            return replace(move, extra=1)
    return move


class Names:
    """Names of things, without capitals and accents: exactly in any language, and beginnings, first in one's own."""

    def __init__(self, lang: str, words: Callable[[str], Mapping[str, str]]) -> None:
        self.lang = lang
        self.words = words
        self.known = [_folded(words, each) for each in (lang, *LANGUAGES)]

    def exact(self, typed: Sequence[str]) -> str:
        """The thing of that very name; empty if there is none."""
        wanted = " ".join(typed)
        return next((known[wanted] for known in self.known if wanted in known), "")

    def find(self, typed: Sequence[str]) -> str:
        """The same, or the only one whose name begins so; an error if there are several."""
        wanted, found = " ".join(typed), self.exact(typed)
        if found or not wanted:
            return found
        for known in self.known:
            begun = {name: thing for name, thing in known.items() if name.startswith(wanted)}
            fitting = {thing for name, thing in begun.items() if name not in CARD and "_" not in name}  # ids in full
            if len(fitting) > 1:
                said = space_name if self.words is space_words else item_name
                names = ", ".join(said(self.lang, thing) for thing in sorted(fitting)[:8])
                raise UsageProblem("genoa-typed-which", text=wanted[:40], names=names)
            if fitting:
                return fitting.pop()
        if wanted.endswith("t"):  # a Hungarian object
            return next((thing for cut in (1, 2) if (thing := self.exact([wanted[:-cut]]))), "")
        return ""


@cache
def _folded(words: Callable[[str], Mapping[str, str]], lang: str) -> Mapping[str, str]:
    return {folded(name): thing for name, thing in words(lang).items()}


class _Reader:
    """Makes a canonical move text of the words of an offer, a counter, a note or a call."""

    def __init__(self, lang: str, view: View, names: Sequence[str]) -> None:
        self.view = view
        self.names = names
        self.spaces = Names(lang, space_words)
        self.items = Names(lang, item_words)

    def move(self, verb: str, typed: Sequence[str]) -> str:
        """The text; UsageProblem says what cannot be understood."""
        rest = [word for word in typed if word not in _fillers()]
        player = ""
        if verb == "counter":
            player, rest = self.player(rest)
        parts = self.sections(self.marked(rest))
        space, more = self.space(parts)
        give = self.bundle(parts["give"] + more, own=verb in ("offer", "preset"))
        said = [verb, *([player] if player else []), space, give]
        for key, name in (("taking", "take"), ("pledging", "pledge")):
            things = self.bundle(parts[key], own=verb == "counter" and name == "take")
            said += [f"{name}={things}"] if things != NOTHING else []
        for key, option in (("hidden", "face=back"), ("shown", "face=trader"), ("standing", "standing=1")):
            said += [option] if key in parts["flags"] else []
        return " ".join(said + parts["options"])

    # ---- the parts of a line

    def marked(self, typed: list[str]) -> list[str]:
        """With the Hungarian ending of the space as a word before it: `kikötőért` is `for kikötő`."""
        for end, word in enumerate(typed):
            stem = word.removesuffix("ert")
            if stem and stem != word:
                for start in range(max(0, end - LONGEST + 1), end + 1):
                    named = [*typed[start:end], stem]
                    if self.spaces.exact(named) or (start == end and self.quietly(named)):
                        return [*typed[:start], "for", *typed[start:end], stem, *typed[end + 1 :]]
        return typed

    def quietly(self, typed: Sequence[str]) -> str:
        """A space, or nothing if that is not clear."""
        try:
            return self.spaces.find(typed)
        except UsageProblem:
            return ""

    def sections(self, typed: Sequence[str]) -> dict[str, list[str]]:
        """The words by what stands before them; single words that switch something; `name=value` as it is."""
        parts: dict[str, list[str]] = {name: [] for name in ("give", *SECTIONS, "flags", "options")}
        at = "give"
        for word in typed:
            key = _words("section").get(word, "")
            if "=" in word:
                parts["options"].append(word)
            elif key in ("hidden", "shown", "standing"):
                parts["flags"].append(key)
            elif key:
                at = key
            else:
                parts[at].append(word)
        return parts

    def space(self, parts: Mapping[str, list[str]]) -> tuple[str, list[str]]:
        """The space, and the words beside it that belong to the price."""
        typed = parts["for"]
        if typed:
            for size in range(min(LONGEST, len(typed)), 0, -1):
                named = typed[:size]
                found = self.spaces.find(named) if size in (1, len(typed)) else self.spaces.exact(named)
                if found:
                    return found, typed[size:]
            raise UsageProblem("genoa-typed-space", text=" ".join(typed)[:40])
        given = parts["give"]
        for size in range(min(LONGEST, len(given)), 0, -1):
            for words, rest in ((given[:size], given[size:]), (given[-size:], given[:-size])):
                if (found := self.spaces.exact(words)) and not self.items.exact(words):
                    parts["give"][:] = rest
                    return found, []
        spaces = targets(self.view)
        if len(spaces) == 1:
            return spaces[0], []
        raise UsageProblem("genoa-typed-no-space")

    def player(self, typed: list[str]) -> tuple[str, list[str]]:
        """Whom a counter is for, and the rest of the words."""
        for size in range(min(LONGEST, len(typed)), 0, -1):
            wanted = " ".join(typed[:size])
            for seat, name in enumerate(self.names):
                if wanted in (folded(name), f"p{seat + 1}") or wanted.removesuffix("nak").removesuffix("nek") == folded(
                    name
                ):
                    return f"p{seat + 1}", typed[size:]
        others = [seat for seat in range(len(self.names)) if seat != self.view.trader]
        begun = [seat for seat in others if typed and folded(self.names[seat]).startswith(typed[0])]
        if len(begun) == 1:
            return f"p{begun[0] + 1}", typed[1:]
        if len(others) == 1:
            return f"p{others[0] + 1}", typed
        raise UsageProblem("genoa-typed-player", names=", ".join(self.names[seat] for seat in others))

    # ---- things

    def bundle(self, typed: Sequence[str], own: bool) -> str:
        """Things in the form of move texts. Of the own cards a deck will do if there is no choice."""
        parts: list[str] = []
        rest = [word for word in typed if word not in ("+", ",", ";", "&", ":")]
        while rest:
            count, rest = self.count(rest)
            if not rest or rest[0] in ("d", ""):
                parts.append(f"{count or 1}d")
                rest = rest[1:]
                continue
            size, item = self.item(rest)
            if not item:
                if count and not size:
                    parts.append(f"{count}d")  # a bare number
                    continue
                raise UsageProblem("genoa-typed-item", text=rest[0][:40])
            rest = rest[size:]
            parts += self.cards(item, count or 1) if own and item in DECKS else [f"{count or ''}{item}"]
        try:
            return canonical("+".join(parts) or NOTHING)
        except ValueError as error:
            raise UsageProblem("genoa-typed-item", text=str(error)[:40]) from error

    def count(self, rest: list[str]) -> tuple[int, list[str]]:
        """A number in front, alone or together with what is counted; 0 if there is none."""
        found = re.fullmatch(r"(\d{1,4})([a-z]\w*)?", rest[0])
        if not found:
            return 0, rest
        after = [found[2], *rest[1:]] if found[2] else rest[1:]
        return int(found[1]), ["d", *after[1:]] if after and after[0] in self.ducats() else after

    def ducats(self) -> set[str]:
        """Words for money."""
        return {folded(word) for lang in LANGUAGES for word in t(lang, "genoa-typed-ducats").split()}

    def item(self, rest: Sequence[str]) -> tuple[int, str]:
        """How many words name a thing, and which: the longest name that is there, else a beginning."""
        for size in range(min(LONGEST, len(rest)), 0, -1):
            if found := self.items.exact(rest[:size]):
                return size, found
        for size in range(min(LONGEST, len(rest)), 0, -1):
            try:
                found = self.items.find(rest[:size])
            except UsageProblem:
                if size == 1:
                    raise
                continue
            if found:
                return size, found
        return (0, "") if re.fullmatch(r"\d+\w*", rest[0]) else (1, "")

    def cards(self, deck: str, count: int) -> list[str]:
        """The own cards of a deck if all of them are meant; else the deck, and the game says what is missing."""
        number = DECKS.index(deck)
        held = [card for card in self.view.hand if CARDS[CARD[card]].deck == number]
        return held if len(held) == count else [f"{count}{deck}"]
