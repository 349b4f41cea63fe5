"""A move put together from parts, where there are too many to list: one question after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from tetrapolis.cli.terminal import ask, layout
from tetrapolis.cli.terminal.person import Terminal
from tetrapolis.cli.terminal.tables import Form
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.game import Game
from tetrapolis.core.prompt import Composer, Item, Part
from tetrapolis.core.telling import typed
from tetrapolis.core.types import Move
from tetrapolis.locales import LANGUAGES, has, t, words

Play = Callable[[Move], None]
NOTHING = "-"
"""An empty bundle, as it is written in a move."""
ONE_BY_ONE = 5
"""Of more than so many of a thing one says a number."""


def composed(lang: str, game: Game, composer: Composer, names: Sequence[str]) -> Form:
    """The form for a composer."""
    about = words.said_text(lang, game.id, composer.said, names)
    if has(LANGUAGES[0], f"{composer.said.id}.help"):
        about += " " + t(lang, f"{composer.said.id}.help")
    return Form(partial(_fill, lang, game, composer, names), about)


def _fill(lang: str, game: Game, composer: Composer, names: Sequence[str], terminal: Terminal, play: Play) -> bool:
    return _Desk(lang, game, composer, names, terminal, play).fill()


class _Desk:
    """A composer being filled in at a terminal."""

    def __init__(
        self, lang: str, game: Game, composer: Composer, names: Sequence[str], terminal: Terminal, play: Play
    ) -> None:
        self.lang = lang
        self.game = game
        self.composer = composer
        self.names = names
        self.terminal = terminal
        self.play = play
        self.chosen = {part.name: part.start for part in composer.parts}
        for start in composer.starts[:1]:
            self.chosen |= start

    def fill(self) -> bool:
        """Part by part, back and forth; then it is made, changed or left."""
        asked = [part for part in self.composer.parts if part.form in ("pick", "bundle")]
        at, step = 0, 1
        while at < len(asked):
            if self.needs_asking(asked[at]):
                step = 1 if self.ask(asked[at]) else -1
            at += step
            if at < 0:
                return False
        return self.settle()

    def needs_asking(self, part: Part) -> bool:
        """Whether there is something to choose; the only item that a part must have is taken unasked."""
        items = self.items(part)
        if part.form == "pick" and part.needed and len(items) == 1:
            self.chosen[part.name] = items[0].word
            return False
        return bool(items)

    def ask(self, part: Part) -> bool:
        """Fill in a part; False: go back to the one before."""
        if part.form == "bundle":
            return self.bundle(part)
        if part.form == "switch":
            self.chosen[part.name] = self.other(part)
            return True
        items = self.items(part)
        none = [] if part.needed else [(self.word("nothing"), "")]
        number = self.pick(self.said(part), [*map(self.label, items), *none, (self.word("back"), "")])
        if number == len(items) + len(none):
            return False
        self.chosen[part.name] = items[number].word if number < len(items) else ""
        return True

    def bundle(self, part: Part) -> bool:
        """Any number of things, one after the other; Enter says that it is all. False: go back."""
        while True:
            held = self.held(part)
            left = [item for item in self.items(part) if held.get(item.word, 0) < item.most]
            question = self.said(part)
            if held:
                question += " " + self.word("so-far", things=self.things(part, held))
            done = (self.word("all" if held else "nothing"), "")
            again = [(self.word("again"), "")] if held else []
            number = self.pick(question, [done, *map(self.label, left), *again, (self.word("back"), "")])
            if not number:
                self.chosen[part.name] = self.written(held)
                return True
            if number > len(left) + len(again):
                return False
            if number > len(left):
                self.chosen[part.name] = NOTHING
                continue
            item = left[number - 1]
            found = self.amount(item) if _is_counted(item) else held.get(item.word, 0) + 1
            if found is not None:
                self.chosen[part.name] = self.written(held | {item.word: found})

    def amount(self, item: Item) -> int | None:
        """So many of a thing, in its steps; None: rather not, back to the list."""
        name = words.arg_text(self.lang, self.game.id, item.name, self.names)
        question = self.word("how-many", thing=name, step=item.step)
        while True:
            start = min(item.most, 2 * item.step)
            back = self.word("back")
            found = ask.number_or_back(self.terminal, self.lang, question, 0, item.most, start, back)
            if found is None or found % item.step == 0:
                return found

    def settle(self) -> bool:
        """Show what it has become; make it, change a part of it, or leave it. What the game refuses is not lost."""
        while True:
            self.tidy()
            parts = [part for part in self.composer.parts if self.can_change(part)]
            made = self.made()
            said = [(self.word("make"), words.move_text(self.lang, self.game, move, self.names)) for move in made]
            changes = [(self.word("change", part=self.said(part)), self.now(part)) for part in parts]
            number = self.pick(self.word("confirm"), [*said, *changes, (self.word("leave"), "")])
            if number >= len(made) + len(parts):
                return False
            if number >= len(made):
                self.ask(parts[number - len(made)])
            elif self.attempt(made[number]):
                return True

    def made(self) -> list[Move]:
        """The move, and others that can be made of the same parts; what is missing is said."""
        found: list[Move] = []
        for first in (self.composer.move, *self.composer.also):
            try:
                found.append(self.move(first))
            except TetrapolisError as error:
                self.complain(error)
        return found

    def can_change(self, part: Part) -> bool:
        """Whether a part can be anything else."""
        if part.form == "switch":
            return True
        return part.form != "fixed" and len(self.items(part)) > (part.form == "pick" and part.needed)

    def tidy(self) -> None:
        """What does not go with the other parts any more goes; what follows from them is there."""
        for part in self.composer.parts:
            values = {item.word for item in self.items(part)}
            if part.form == "fixed" and part.items:
                self.chosen[part.name] = next(iter(values), part.start)
            elif part.form == "bundle":
                self.chosen[part.name] = self.written({v: n for v, n in self.held(part).items() if v in values})

    def now(self, part: Part) -> str:
        """What a part holds."""
        if part.form == "bundle":
            return self.things(part, self.held(part))
        if part.form == "switch" and not part.items:
            return t(self.lang, "common-yes" if self.chosen[part.name] not in ("", "0") else "common-no")
        now = self.chosen[part.name] or (part.items[0].word if part.form == "switch" else "")
        return next((self.label(item)[0] for item in part.items if item.word == now), "")

    def attempt(self, move: Move) -> bool:
        """Play it; if the game refuses, say why."""
        try:
            self.play(move)
        except TetrapolisError as error:
            self.complain(error)
            return False
        return True

    # ---- words

    def word(self, key: str, **args: str | int) -> str:
        return t(self.lang, f"play-form-{key}", **args)

    def said(self, part: Part) -> str:
        return words.said_text(self.lang, self.game.id, part.said, self.names)

    def label(self, item: Item) -> tuple[str, str]:
        """A thing, and what is to be said of it."""
        note = "" if item.note is None else words.said_text(self.lang, self.game.id, item.note, self.names)
        sure = "" if item.certain else self.word("uncertain")
        name = words.arg_text(self.lang, self.game.id, item.name, self.names)
        return name + (" …" if _is_counted(item) else ""), ", ".join(part for part in (note, sure) if part)

    def things(self, part: Part, held: dict[str, int]) -> str:
        """What a bundle holds, in the game's own words where it has them ("15 ducats and silk")."""
        if not held:
            return self.word("nothing")
        if part.name in self.game.story.kinds:
            said = typed(self.game.story, {part.name: self.written(held)}, self.composer.move)[part.name]
            return words.arg_text(self.lang, self.game.id, said, self.names)
        labels = {item.word: item.name for item in part.items}
        names = {value: words.arg_text(self.lang, self.game.id, labels.get(value, value), self.names) for value in held}
        return words.join(self.lang, [names[value] for value, n in held.items() for _ in range(n)])

    def pick(self, question: str, options: Sequence[tuple[str, str]]) -> int:
        return ask.pick(self.terminal, self.lang, question, options)

    def complain(self, error: TetrapolisError) -> None:
        said = words.error_text(self.lang, error, self.names, self.game)
        self.terminal.show(layout.wrap(layout.styled(said, "red"), self.terminal.width, 1))

    # ---- the move

    def held(self, part: Part) -> dict[str, int]:
        """What a bundle holds: `15d+2silk`."""
        found: dict[str, int] = {}
        for word in self.chosen[part.name].split("+"):
            if word not in ("", NOTHING):
                value = word.lstrip("0123456789")
                found[value] = found.get(value, 0) + int(word.removesuffix(value) or 1)
        return found

    def written(self, held: dict[str, int]) -> str:
        most = {item.word: item.most for part in self.composer.parts for item in part.items}
        words = [value if n == most.get(value) == 1 else f"{n}{value}" for value, n in held.items() if n]
        return "+".join(words) or NOTHING

    def other(self, part: Part) -> str:
        """A switch turned over: between its two items, or between 0 and 1."""
        off, on = [item.word for item in part.items] if len(part.items) == 2 else ("0", "1")
        return off if self.chosen[part.name] == on else on

    def items(self, part: Part) -> list[Item]:
        """What a part can hold, as the others are."""
        return [item for item in part.choices if self.goes(part, item)]

    def goes(self, part: Part, item: Item) -> bool:
        """Whether an item goes with what the other parts hold."""
        if any(self.chosen[name] not in values for name, values in item.only.items()):
            return False
        rivals = [other for other in self.composer.parts if part.not_with.get(item.word) == other.name]
        return not any(item.word in self.held(other) for other in rivals)

    def move(self, first: str) -> Move:
        """The move; MalformedMove if something is missing."""
        parts = self.composer.parts
        needed = [self.chosen[part.name] or NOTHING for part in parts if part.needed]
        others = [f"{part.name}={self.chosen[part.name]}" for part in parts if self.is_said(part)]
        return self.game.parse_move(" ".join([first, *needed, *others]))

    def is_said(self, part: Part) -> bool:
        return not part.needed and self.chosen[part.name] not in ("", NOTHING)


def _is_counted(item: Item) -> bool:
    """Whether one says a number of it, instead of taking it one by one."""
    return item.most > ONE_BY_ONE or item.step > 1
