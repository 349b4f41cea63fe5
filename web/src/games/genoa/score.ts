/** Ducats line by line: at the end from the outcome, before it from what everybody may know. */
import { said } from '$/lib/said'
import type { Run, Tally, View } from './wire'
import type { ScoreTable } from '$/table/game'
import type { Seen } from './seen'

const COLUMNS = [
  { id: 'ducats', said: said('genoa-score-ducats'), rule: 'GEN-11.5' },
  { id: 'buildings', said: said('genoa-score-buildings'), rule: 'GEN-11.3' },
  { id: 'contracts', said: said('genoa-score-contracts'), rule: 'GEN-11.4' },
]

export const buildingsOf = (view: View, seat: number): number => view.owner.filter((owner) => owner === seat).length

/** The own contracts next to each other of which a building is one. */
export const runOf = (tally: Tally, building: string): Run | undefined => tally.runs.find(({ buildings }) => buildings.includes(building))
export const contractPay = (tally: Tally): number => tally.runs.reduce((sum, run) => sum + run.pay, 0)

/** Behind a screen it is null. */
export const money = (seen: Seen): (number | null)[] => seen.view.players.map(({ ducats }) => ducats)

export function score(seen: Seen): ScoreTable {
  const { view, outcome } = seen
  if (outcome) {
    const rows = view.players.map((_, seat) => {
      const lines = Object.fromEntries(outcome.breakdown[seat] ?? []) as Record<string, number>
      return { seat, values: COLUMNS.map(({ id }) => lines[id] ?? 0), total: outcome.scores[seat] ?? 0 }
    })
    return { columns: COLUMNS, rows }
  }
  const rows = seen.tally.lines.map((lines, seat) => {
    const values = lines.map(([, n]) => n)
    return { seat, values, total: values.reduce<number>((sum, n) => sum + (n ?? 0), 0) }
  })
  return { columns: COLUMNS, rows, note: said('genoa-board-score-note') }
}
