/** The points of a finished match as a table, from what the engine counted. */
import { said } from '$/lib/said'
import type { Outcome } from '$/lib/wire'
import { has } from '$/lib/words.svelte'
import type { ScorePart, ScoreTable } from '$/table/game'

/** Every seat with its place; those who tie share one. */
export function placesOf(outcome: Outcome): { seat: number; place: number }[] {
  let before = 0
  return outcome.ranking.flatMap((group) => {
    const place = before + 1
    before += group.length
    return group.map((seat) => ({ seat, place }))
  })
}

/** Lines that have a name of their own are columns; the rest (single districts) go into one. */
export function scoreOf(game: string, outcome: Outcome, named: (id: string) => boolean = has): ScoreTable {
  const keys = [...new Set(outcome.breakdown.flatMap((lines) => lines.map(([key]) => key)))]
  const own = keys.filter((key) => named(`${game}-score-${key}`))
  const rest = keys.filter((key) => !own.includes(key))
  const columns = own.map((key) => ({ id: key, said: said(`${game}-score-${key}`) }))
  const other = `${game}-score-other`
  if (rest.length) columns.push({ id: '', said: said(named(other) ? other : 'web-over-other') })
  const sum = (seat: number, wanted: string[]): number | null => {
    const found = (outcome.breakdown[seat] ?? []).filter(([key]) => wanted.includes(key))
    return found.length ? found.reduce((total, [, n]) => total + n, 0) : null
  }
  const rows = outcome.scores.map((total, seat) => ({
    seat,
    values: columns.map(({ id }) => sum(seat, id ? [id] : rest)),
    total,
  }))
  return { columns, rows }
}

/** The game's own table, if it says the same as the engine did. */
export function agreed(counted: ScoreTable | undefined, outcome: Outcome): ScoreTable | null {
  if (!counted) return null
  const same = outcome.scores.every((score, seat) => counted.rows.find((row) => row.seat === seat)?.total === score)
  return same ? counted : null
}

/** The parts there are of a line; none where they do not add up to what was counted. */
export function partsOf(parts: ScorePart[], counted: number): ScorePart[] {
  const sum = parts.reduce((total, { n }) => total + n, 0)
  return sum === counted ? parts.filter(({ n }) => n) : []
}
