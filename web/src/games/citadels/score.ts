/** Points line by line: what everybody can count during the game, and the engine's own lines at the end. */
import { said, type ScorePart, type ScoreTable } from '$/table/game'
import { field, hatch, onField, TYPES } from './facts'
import type { Seen } from './seen'

export type Lines = [string, number][]

const COLUMNS: ScoreTable['columns'] = [
  { id: 'districts', said: said('citadels-score-districts'), rule: 'CIT-16.2' },
  { id: 'types', said: said('citadels-board-score-types'), rule: 'CIT-16.3' },
  { id: 'finish', said: said('citadels-board-score-finish'), rule: 'CIT-16.4' },
  { id: 'uniques', said: said('citadels-board-score-uniques'), rule: 'CIT-16.5' },
]

const total = (lines: Lines): number => lines.reduce((sum, [, points]) => sum + points, 0)

/** Which column a line belongs to: what is no general line is a unique district's. */
const columnOf = (id: string): string => (id === 'first' || id === 'completed' ? 'finish' : id === 'districts' || id === 'types' ? id : 'uniques')

export function linesOf(seen: Seen, seat: number): Lines {
  return seen.outcome?.breakdown[seat] ?? seen.tally.lines[seat] ?? []
}

export function score(seen: Seen): ScoreTable {
  const { view } = seen
  const rows = view.players.map((_, seat) => {
    const lines = linesOf(seen, seat)
    const values = COLUMNS.map(({ id }) => total(lines.filter(([line]) => columnOf(line) === id)))
    return { seat, values, total: total(lines) }
  })
  const place = (seat: number): number => seen.outcome?.ranking.findIndex((group) => group.includes(seat)) ?? 0
  return {
    columns: COLUMNS,
    rows: rows.sort((one, other) => place(one.seat) - place(other.seat) || other.total - one.total),
    ...(seen.tally.hidden && { note: said('citadels-board-score-note') }),
  }
}

/** The points of the districts by their types. */
export function scoreParts(seen: Seen, seat: number): ScorePart[] {
  return TYPES.map((type, at) => ({
    id: type,
    said: said(`citadels-type-${type}`),
    n: seen.tally.types[seat]?.[at] ?? 0,
    field: field(type),
    on: onField(type),
    hatch: hatch(type),
  }))
}

export const money = (seen: Seen): number[] => seen.view.players.map(({ gold }) => gold)
