"""What a bot gains, seed by seed: over its fair share, or over what it won in an earlier run with the same seeds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from tetrapolis.arena.lineups import Row, Run, rotations
from tetrapolis.arena.statistics import Verdict, sprt
from tetrapolis.arena.store import BadFolder, load_run, read

_WINS = "select seed, sum(win) as win from rows where line_up = 1 and bot = '{bot}' group by seed"


class Gains:
    """A sequential test of the first bot of the first line-up, which grows with the rows."""

    def __init__(self, run: Run, folder: Path, against: Path | None, doubt: float, hope: float) -> None:
        line_up = run.line_ups[0]
        self.bot = line_up[0]
        self.doubt, self.hope = doubt, hope
        self.seats = line_up.count(self.bot) * len(rotations(line_up))
        """Of this bot, in all games of a seed."""
        self.is_paired = against is not None
        self.fair = 1 / run.players
        self.before = {} if against is None else self._before(run, against)
        self._wins: dict[int, float] = defaultdict(float)
        self._played: dict[int, int] = defaultdict(int)
        try:
            self._wins.update(_wins(folder, run, self.bot))
            self._played.update(dict.fromkeys(self._wins, self.seats))
        except BadFolder:
            pass  # nothing is there yet

    def _before(self, run: Run, against: Path) -> dict[int, float]:
        other = load_run(against)
        if other is None:
            raise BadFolder("arena-error-none", folder=str(against))
        for field in ("game", "players", "options", "seed"):
            if getattr(run, field) != getattr(other, field):
                raise BadFolder("arena-error-against", folder=str(against), field=field)
        if run.line_ups[0] != other.line_ups[0]:
            raise BadFolder("arena-error-against", folder=str(against), field="line_ups")
        return _wins(against, other, self.bot)

    def add(self, rows: Sequence[Row]) -> Verdict:
        """Take in what a chunk brought."""
        for row in rows:
            if row.line_up == 1 and row.bot == self.bot:
                self._wins[row.seed] += row.win
                self._played[row.seed] += 1
        return self.verdict()

    def verdict(self) -> Verdict:
        """How the test stands, by the seeds in their order as far as none is missing."""
        gains: list[float] = []
        seed = 1
        while self._played.get(seed) == self.seats and (not self.is_paired or seed in self.before):
            usual = self.before[seed] / self.seats if self.is_paired else self.fair
            gains.append(self._wins[seed] / self.seats - usual)
            seed += 1
        return sprt(gains, self.doubt, self.hope)


def _wins(folder: Path, run: Run, bot: str) -> dict[int, float]:
    quoted = bot.replace("'", "''")
    found = read(folder, run, _WINS.format(bot=quoted))
    return {int(seed): float(win) for seed, win in zip(found["seed"], found["win"], strict=True)}
