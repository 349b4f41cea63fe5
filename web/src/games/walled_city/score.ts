/** Votes line by line, and where in the game we are. */
import { said, type Moment, type ScoreTable } from '$/table/game'
import { LINES } from './board'
import { cityOf } from './city'
import type { Seen } from './seen'

const RULES: Record<string, string> = {
  neighbourhoods1: 'WAL-4.9', factions1: 'WAL-4.18', guilds1: 'WAL-13.9',
  neighbourhoods2: 'WAL-8.5', factions2: 'WAL-8.7', guilds2: 'WAL-13.9', towers: 'WAL-9.5',
}

/** The ledger; before this round's count also what it would give now. Defence cards are hidden, so towers are left out. */
export function score(seen: Seen): ScoreTable {
  const { view } = seen
  const { round } = cityOf(seen)
  const used = LINES.map((line, at) => ({ line, at })).filter(({ at }) => seen.outcome || view.ledger.some((lines) => lines[at]) || at === 0)
  const lines = used.map(({ line }) => ({ id: line, said: said(`walled_city-score-${line}`), rule: RULES[line]! }))
  const { now } = seen.tally
  const values = (seat: number): number[] => used.map(({ at }) => view.ledger[seat]?.[at] ?? 0)
  const rows = view.players.map((player, seat) => {
    const more = now?.[seat] ?? []
    return { seat, values: [...values(seat), ...more], total: player.votes + more.reduce((sum, n) => sum + n, 0) }
  })
  const preview = now
    ? [
        { id: 'hoods', said: said('walled_city-board-score-hoods'), rule: round === 1 ? 'WAL-4.7' : 'WAL-8.5' },
        { id: 'factions', said: said('walled_city-board-factions-now'), rule: round === 1 ? 'WAL-4.17' : 'WAL-8.8' },
      ]
    : []
  return { columns: [...lines, ...preview], rows, ...(!seen.outcome && { note: said('walled_city-board-score-note') }) }
}

/** Round, phase, lap: for the bar. */
export function moment(seen: Seen): Moment {
  const { round } = cityOf(seen)
  const { phase, lap } = seen.tally
  if (phase === 'over') return { round: said('walled_city-board-over') }
  if (phase === 'setup') return { round: said('walled_city-board-setup') }
  return {
    round: said('walled_city-board-round', { n: round }),
    steps: (['a', 'b', 'c', 'd'] as const).map((one) => ({
      said: one === 'b' && lap ? said('walled_city-board-phase-lap', { round, n: lap[0], of: lap[1] }) : said(`walled_city-board-phase-${one}`, { round }),
      on: one === phase,
    })),
  }
}
