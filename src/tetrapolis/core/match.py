"""A match: a header, an append-only list of records with resolved chance, and the position they lead to.

On disk a match is JSON lines: the header, one line per record, and a closing line with the number of records,
the outcome and a digest, so that a file that was cut off or changed is noticed.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tetrapolis.core.chance import Chance, seed_text
from tetrapolis.core.errors import BadOptions, BadRecord, IllegalMove, OtherContent, TetrapolisError
from tetrapolis.core.game import Game
from tetrapolis.core.line import Line, WhyNot
from tetrapolis.core.position import Position
from tetrapolis.core.types import Event, Move, Outcome
from tetrapolis.core.version import __version__

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = 1


def _sha256(content: bytes) -> str:
    from hashlib import sha256  # not above: it loads OpenSSL, and a bare import shall be quick

    return sha256(content).hexdigest()


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays what, under which options."""

    tetrapolis: int
    game: str
    engine: str
    players: int
    options: dict[str, Any]
    names: tuple[str, ...]
    seed: str
    bots: tuple[str, ...] = ()
    """The level of each seat's bot, empty for a person; nothing if that was not said."""
    start: str = ""
    """A position in JSON to start from (a branch, dealt anew from what was known); empty: the set-up."""
    salt: str = ""
    """With the seed it gives the commitment that the table showed from the start; empty: none was shown."""
    taken_over: int = 0
    """So many records were another match's: of a branch that goes on exactly."""
    version: str = ""
    """Of the game's rules when the match began; not there in older ones."""
    content: str = ""
    """The digest of the content pack it is played with; empty: with what the game comes with."""
    content_name: str = ""

    @property
    def commitment(self) -> str:
        """A hash of the seed and the salt (and of the position it starts from), to be shown while both are secret.

        Whoever has it can check afterwards that nothing of the deal was changed; before, it tells nothing. Empty
        without a salt.

        >>> Header(1, "citadels", "", 2, {}, ("Anna", "Máté"), "7", salt="ab").commitment[:8]
        'ad6ba0f9'
        """
        parts = (self.seed, self.salt, self.start) if self.start else (self.seed, self.salt)
        return _sha256(":".join(parts).encode()) if self.salt else ""


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One step of a match. Record 0 is the set-up; an undo takes back the last move that still stands.

    `back` takes back everything after a record (where a table allows that; see `Match.rewind`).
    """

    seq: int
    seat: int | None = None
    move: str | None = None
    chance: list[list[int]] = []
    undo: bool = False
    back: int | None = None


class _Format(msgspec.Struct, frozen=True):
    """The one field of a header that every version of the format has."""

    tetrapolis: int


class _End(msgspec.Struct, frozen=True):
    records: int
    outcome: Outcome | None
    digest: str


class _Closing(msgspec.Struct, frozen=True):
    end: _End


class Match:
    """A game in progress with its record.

    >>> import tetrapolis as tp
    >>> match = tp.Match.new(tp.game("citadels"), players=2, seed=3, names=["Anna", "Máté"])
    >>> seat = match.position.pending[0].seat
    >>> events = match.play(seat, match.position.default(seat))
    >>> [record.seq for record in match.records]
    [0, 1]
    """

    def __init__(self, game: Game, header: Header, position: Position, setup: Record) -> None:
        self.game = game
        self.header = header
        self.position = position
        self.records = [setup]
        self.quiet: set[int] = set()
        """Records nobody else notices: drafts and private instructions, which take no ply."""
        self.made: list[list[Event]] = []
        """The events of each record that was added last: of a move, and of the standing answers that followed it."""
        self._before: list[Position] = []
        """The positions before each move that could still be taken back, newest last."""
        self._went_back = False
        """Something was taken back beyond what chance decided (see `rewind`)."""
        self._line: list[int] = []
        self._line_of = 0
        """Of so many records."""

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, Any] | msgspec.Struct | None = None,
        names: Sequence[str] | None = None,
        bots: Sequence[str] = (),
    ) -> Match:
        """A new match; the names of the seats default to p1, p2, ..."""
        seats = tuple(names) if names is not None else tuple(f"p{seat + 1}" for seat in range(players))
        header = Header(
            FORMAT,
            game.id,
            __version__,
            players,
            msgspec.to_builtins(game.options(options)),
            seats,
            seed_text(seed),
            tuple(bots),
            version=game.about.version,
            content=game.content.digest,
            content_name=game.content.name,
        )
        return cls._begin(game, header, None, stored=False)

    @classmethod
    def _begin(cls, game: Game, header: Header, setup: Record | None, stored: bool = True) -> Match:
        check_content(game, header)
        chance = Chance(header.seed, recorded=None if setup is None else setup.chance)
        if header.start:
            position = game.from_json(header.start)
            position.chance = chance
        else:
            position = game.begin(header.players, game.stored_options(header.options), chance, stored)
        if len(header.bots) not in (0, header.players):
            raise BadOptions("error-bots", bots=len(header.bots), players=header.players)
        if len(header.names) != header.players:
            raise BadOptions("error-names", names=len(header.names), players=header.players)
        chance.replayed()
        return cls(game, header, position, Record(0, chance=chance.taken))

    def play(self, seat: int, move: Move) -> list[Event]:
        """Play a move and record it with the chance it met; then the standing answers of those who are asked next.

        A standing answer is played and recorded like any other move: nobody can tell it from one given by hand.
        """
        self.made = []
        events = self._play(seat, move)
        while (standing := self._standing()) is not None:
            events = events + self._play(*standing)
        return events

    def _standing(self) -> tuple[int, Move] | None:
        """The first standing answer to what is asked now."""
        if self.game.standing is not None:
            for decision in self.position.pending:
                move = self.game.standing(self.position, decision.seat)
                if move is not None:
                    return decision.seat, move
        return None

    def _play(self, seat: int, move: Move) -> list[Event]:
        before = self.position.copy()
        events = self._play_again(seat, move) if self._went_back else self.position.play(seat, move)
        self.records.append(Record(len(self.records), seat, str(move), self.position.chance.taken))
        self.made.append(events)
        self._remember(before)
        return events

    def _remember(self, before: Position) -> None:
        """Keep only what may still be taken back; a private instruction, no ply, goes with the move before it."""
        if self.position.ply == before.ply:
            self.quiet.add(len(self.records) - 1)
            return
        kept = self.position.ply - self.position.undo_from
        self._before = [*self._before, before][-kept:] if kept else []

    def _play_again(self, seat: int, move: Move) -> list[Event]:
        """Play a move; if this very one was made here and taken back, with what chance decided then.

        So going back is no way to throw the dice once more, even if a newer generator would throw others.
        """
        text, line = str(move), Line(self.records, self.quiet)
        dealt = [
            record.chance
            for record in self.records
            if record.move == text and record.seat == seat and line.parent[record.seq] == line.now
        ]
        if not dealt or move not in self.position.legal(seat):
            return self.position.play(seat, move)
        before, chance = self.position.copy(), self.position.chance
        chance.replay(dealt[-1])
        try:
            events = self.position.play(seat, move)
            chance.replayed()
        except BadRecord:  # the rules were mended since
            self.position = before
            events = self.position.play(seat, move)
        return events

    @property
    def line(self) -> list[int]:
        """The records that led to the position: without what was taken back."""
        known, far = self._line_of, len(self.records)
        if known != far:
            new = self.records[known:]
            if known and new and not any(record.undo or record.back is not None for record in new):
                self._line = [*self._line, *range(known, far)]  # moves follow one another
            else:
                self._line = Line(self.records, self.quiet).to(-1)
            self._line_of = far
        return self._line

    def last_of(self, seats: Container[int]) -> int | None:
        """The record to go back to for taking back the last move of these seats, whoever moved since; None: none did.

        >>> import tetrapolis as tp
        >>> match = tp.Match.new(tp.game("citadels"), players=2, seed=3)
        >>> for _ in range(4):
        ...     seat = match.position.pending[0].seat
        ...     _ = match.play(seat, match.position.default(seat))
        >>> [record.seat for record in match.records], match.last_of([0]), match.last_of([1])
        ([None, 1, 0, 0, 1], 2, 3)
        """
        line = self.line
        for place in range(len(line) - 1, 0, -1):
            record = self.records[line[place]]
            if record.seat in seats and record.seq not in self.quiet:
                return next(seq for seq in reversed(line[:place]) if seq not in self.quiet)
        return None

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last move: nothing random or hidden came up since, nobody else moved."""
        asked = any(decision.seat == seat and not decision.optional for decision in self.position.pending)
        return bool(self._before) and asked

    def no_undo(self, seat: int) -> WhyNot:
        """Why this seat cannot take back its last move, by what it knows; empty: it can."""
        if self.can_undo(seat):
            return ""
        if self.position.outcome is not None:
            return "over"
        moved = (self.records[seq].seat for seq in reversed(self.line) if seq and seq not in self.quiet)
        if next(moved, None) != seat:
            return "others" if seat in moved else "nothing"
        asked = any(decision.seat == seat and not decision.optional for decision in self.position.pending)
        return "sealed" if asked else "asked"

    def undo(self, seat: int) -> None:
        """Take back this seat's last move; the record keeps both the move and the undo."""
        if not self.can_undo(seat):
            raise IllegalMove("error-no-undo", reason=self.no_undo(seat))
        self.position = self._before.pop()
        self.made = [[]]
        self.records.append(Record(len(self.records), seat, undo=True))

    def rewind(self, seat: int, seq: int) -> None:
        """Go back to the position after a record, whatever came since: for tables that allow it.

        >>> import tetrapolis as tp
        >>> match = tp.Match.new(tp.game("citadels"), players=2, seed=3)
        >>> seat = match.position.pending[0].seat
        >>> before = match.position.to_json()
        >>> _ = match.play(seat, match.position.default(seat))
        >>> match.rewind(seat, 0)
        >>> match.position.to_json() == before, len(match.records)
        (True, 3)
        """
        if not 0 <= seq < len(self.records):
            raise IllegalMove("error-no-undo", reason="")
        self.position = self.at(seq)
        self._before = []
        self._went_back = True
        self.made = [[]]
        self.records.append(Record(len(self.records), seat, back=seq))

    def at(self, seq: int) -> Position:
        """The position after a record, played anew from the beginning, without what was taken back before it."""
        replayed = Match._begin(self.game, self.header, self.records[0])
        for number in Line(self.records[: seq + 1], self.quiet).to(-1)[1:]:
            replayed._follow(self.records[number])
        return replayed.position

    # ---- storing

    @classmethod
    def restore(
        cls,
        game: Game,
        header: Header,
        records: list[Record],
        position: Position | None,
        seq: int,
        quiet: Iterable[int] = (),
    ) -> Match:
        """A match from its records; `position`: the one after record `seq`, where nothing could be taken back.

        `quiet`: those of the records before it that nobody else notices.
        """
        match = cls._begin(game, header, records[0])
        if position is not None:
            match.position = position
            match.records = records[: seq + 1]
            match.quiet = {number for number in quiet if number <= seq}
            match._went_back = any(record.back is not None for record in match.records)
        for record in records[len(match.records) :]:
            match._follow(record)
        return match

    def follow(self, records: Sequence[Record]) -> list[Event]:
        """Carry on with records that were stored elsewhere; the events they made."""
        events: list[Event] = []
        for record in records:
            events += self._follow(record)
        return events

    def to_bytes(self) -> bytes:
        """The match as a file: what `replay_file` reads.

        >>> import tetrapolis as tp
        >>> match = tp.Match.new(tp.game("citadels"), players=2, seed=3)
        >>> len(match.to_bytes().splitlines())  # the header, the set-up, the closing line
        3
        """
        lines = [msgspec.json.encode(self.header), *(msgspec.json.encode(record) for record in self.records)]
        digest = _sha256(b"\n".join(lines))
        lines.append(msgspec.json.encode(_Closing(_End(len(self.records), self.position.outcome, digest))))
        return b"\n".join(lines) + b"\n"

    def save(self, path: str | Path) -> None:
        """Write the match; an older file of that name is replaced only when the new one is complete."""
        from pathlib import Path

        target = Path(path)
        part = target.with_name(target.name + ".part")
        part.write_bytes(self.to_bytes())
        part.replace(target)

    def unfounded(self) -> int | None:
        """The first record whose chance is not what the seed gives; None: all of it is.

        The match is played anew with a fresh generator, and what it decides is compared with what was recorded.

        >>> import tetrapolis as tp
        >>> tp.Match.new(tp.game("citadels"), players=2, seed=3).unfounded() is None
        True
        """
        anew = Match._begin(self.game, self.header, None)
        if anew.records != self.records[:1]:
            return 0
        for record in self.records[1:]:
            if record.move is None:  # taken back: nothing is decided by chance
                anew._follow(record)
                continue
            assert record.seat is not None  # else it could not have been replayed
            before = anew.position.copy()
            try:
                anew._replay_move(record.seat, record.move)
            except TetrapolisError:  # in a world of other cards the move does not even fit
                return record.seq
            if anew.position.chance.taken != record.chance:
                return record.seq
            anew.records.append(record)
            anew._remember(before)
        return None

    def walk(self) -> Iterator[tuple[Record, list[Event], Position]]:
        """The match from its beginning: each record, the events it made, and the position after it.

        The positions are the caller's to keep. A record that does not fit raises BadRecord with its number.
        """
        replayed = Match._begin(self.game, self.header, self.records[0])
        yield self.records[0], list(replayed.position.log), replayed.position.copy()
        for record in self.records[1:]:
            yield record, replayed._follow(record), replayed.position.copy()

    def _follow(self, record: Record) -> list[Event]:
        """Carry out a stored record; BadRecord names it if it no longer fits."""
        try:
            if record.seat is None:
                raise BadRecord("error-record-seat")
            if record.undo:
                self._take_back(record.seat)
                return []
            if record.back is not None:
                self.rewind(record.seat, record.back)
                return []
            before = self.position.copy()
            chance = self.position.chance
            chance.replay(record.chance)
            events = self._replay_move(record.seat, record.move or "")
            chance.replayed()
        except TetrapolisError as error:
            raise BadRecord(
                "error-record-misfit", record=record.seq, move=record.move or "undo", why=error.id
            ) from error
        self.records.append(record)
        self._remember(before)
        return events

    def _take_back(self, seat: int) -> None:
        """Take back as a stored record does, by the rules of the engine that wrote it."""
        last = None if self._before else self._last_move()
        if last is not None and last.seat == seat and self._was_open(last):
            self._before = [self.at(last.seq - 1)]
        self.undo(seat)

    def _was_open(self, record: Record) -> bool:
        unsealed = self.game.unsealed
        return unsealed is not None and unsealed(self.header.engine, self.game.parse_move(record.move or ""))

    def _last_move(self) -> Record | None:
        """The last move that still stands, since the match was gone back in."""
        standing: list[Record] = []
        for record in self.records[1:]:
            if record.undo:
                standing.pop()
            elif record.back is not None:
                standing = []
            elif record.seq not in self.quiet:
                standing.append(record)
        return standing[-1] if standing else None

    def _replay_move(self, seat: int, text: str) -> list[Event]:
        """Play a move of a record, by the rules of the engine that wrote it."""
        move, formerly = self.game.parse_move(text), self.game.formerly
        try:
            return self.position.play(seat, move)
        except IllegalMove:
            if formerly is None or not formerly(self.header.engine, self.position, seat, move):
                raise
        self.position.admit(seat, move)
        return self.position.play(seat, move)


def check_content(game: Game, header: Header) -> None:
    """OtherContent if a match was played with another content than the game plays with here."""
    here = game.content
    if header.content != here.digest:
        played, digest = header.content_name, header.content
        raise OtherContent("error-content-other", played=played, digest=digest, here=here.name, here_digest=here.digest)


def replay_file(path: str | Path, lookup: Callable[[str], Game]) -> Match:
    """Read a stored match and play it through; BadRecord tells what is wrong and where."""
    from pathlib import Path

    try:
        raw = Path(path).read_bytes()
    except OSError as error:
        raise BadRecord("error-file-unreadable", file=str(path)) from error
    if not raw:
        raise BadRecord("error-file-empty", file=str(path))
    return from_bytes(raw, lookup)


def from_bytes(raw: bytes, lookup: Callable[[str], Game]) -> Match:
    """The match of a file's content (see `Match.to_bytes`), played through; BadRecord tells what is wrong and where."""
    lines = raw.splitlines()
    version = _line(lines[0], 1, _Format).tetrapolis
    if version != FORMAT:
        raise BadRecord("error-record-format", format=version, known=FORMAT)
    header = _line(lines[0], 1, Header)
    closed = lines[-1].startswith(b'{"end"')
    body = lines[1:-1] if closed else lines[1:]
    records = [_line(line, number, Record) for number, line in enumerate(body, start=2)]
    for seq, record in enumerate(records):
        if record.seq != seq:
            raise BadRecord("error-record-order", record=record.seq, expected=seq)
    if not closed or not records:
        raise BadRecord("error-record-cut", records=len(records))
    end = _line(lines[-1], len(lines), _Closing).end
    match = _replay(lookup(header.game), header, records)
    if end.records != len(records):
        raise BadRecord("error-record-cut", records=len(records))
    if end.outcome != match.position.outcome:
        raise BadRecord("error-record-outcome")
    if end.digest != _sha256(b"\n".join(lines[:-1])):
        raise BadRecord("error-record-changed")
    return match


def _replay(game: Game, header: Header, records: list[Record]) -> Match:
    try:
        match = Match._begin(game, header, records[0])
    except (BadOptions, OtherContent):
        raise
    except TetrapolisError as error:
        raise BadRecord("error-record-misfit", record=0, move="", why=error.id) from error
    for record in records[1:]:
        match._follow(record)
    return match


def _line(line: bytes, number: int, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("error-record-line", line=number) from error
