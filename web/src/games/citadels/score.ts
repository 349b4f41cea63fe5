/** Points line by line: what everybody can count during the game, and the engine's own lines at the end. */
import type { View } from '$/lib/wire/citadels'
import { said, type ScoreTable, type Seen } from '$/table/game'
import { costOf, districtOfKind, plainName, TYPES, typeOf, type Type } from './facts'
import { viewOf } from './state'

export type Lines = [string, number][]

const COLUMNS: ScoreTable['columns'] = [
  { id: 'districts', said: said('citadels-web-score-districts'), rule: 'CIT-16.2' },
  { id: 'types', said: said('citadels-web-score-types'), rule: 'CIT-16.3' },
  { id: 'finish', said: said('citadels-web-score-finish'), rule: 'CIT-16.4' },
  { id: 'uniques', said: said('citadels-web-score-uniques'), rule: 'CIT-16.5' },
]

const total = (lines: Lines): number => lines.reduce((sum, [, points]) => sum + points, 0)

/** The points of a seat's city from what lies open; a Secret Vault in a hand is nobody's business. */
export function publicLines(view: View, seat: number): Lines {
  const { city } = view.players[seat]!
  const declared: readonly Type[] = city.some((name) => plainName(name) === 'haunted_quarter') ? TYPES : ['unique']
  const ways = declared.map((haunted) => linesAs(view, seat, haunted))
  const lines = ways.reduce((best, one) => (total(one) > total(best) ? one : best))
  const place = view.completed.indexOf(seat)
  if (place >= 0) lines.push(place === 0 ? ['first', 4] : ['completed', 2])
  return lines
}

function linesAs(view: View, seat: number, haunted: Type): Lines {
  const { city, gold, cards, museum } = view.players[seat]!
  const types = new Map<Type, number>(TYPES.map((type) => [type, 0]))
  for (const name of city) {
    const type = plainName(name) === 'haunted_quarter' ? haunted : typeOf(name)
    types.set(type, types.get(type)! + 1)
  }
  const uniques = types.get('unique')!
  const extra: Record<string, () => number> = {
    basilica: () => city.filter((name) => costOf(name) % 2).length,
    capitol: () => (Math.max(...types.values()) >= 3 ? 3 : 0),
    dragon_gate: () => 2,
    imperial_treasury: () => gold,
    ivory_tower: () => (uniques === 1 ? 5 : 0),
    map_room: () => cards,
    museum: () => museum,
    statue: () => (view.crown === seat ? 5 : 0),
    wishing_well: () => uniques,
  }
  const lines: Lines = [['districts', city.reduce((sum, name) => sum + costOf(name), 0)]]
  if ([...types.values()].every(Boolean)) lines.push(['types', 3])
  for (const name of city) {
    const points = extra[plainName(name)]?.() ?? 0
    if (points) lines.push([plainName(name), points])
  }
  return lines
}

/** Which column a line belongs to: what is no general line is a unique district's. */
const columnOf = (id: string): string => (id === 'first' || id === 'completed' ? 'finish' : id === 'districts' || id === 'types' ? id : 'uniques')

export function linesOf(seen: Seen, seat: number): Lines {
  return seen.outcome ? (seen.outcome.breakdown[seat] ?? []) : publicLines(viewOf(seen), seat)
}

export function score(seen: Seen): ScoreTable {
  const view = viewOf(seen)
  const rows = view.players.map((_, seat) => {
    const lines = linesOf(seen, seat)
    const values = COLUMNS.map(({ id }) => total(lines.filter(([line]) => columnOf(line) === id)))
    return { seat, values, total: total(lines) }
  })
  const place = (seat: number): number => seen.outcome?.ranking.findIndex((group) => group.includes(seat)) ?? 0
  const hidden = !seen.outcome && view.setup.cards.some((kind) => districtOfKind(kind) === 'secret_vault')
  return {
    columns: COLUMNS,
    rows: rows.sort((one, other) => place(one.seat) - place(other.seat) || other.total - one.total),
    ...(hidden && { note: said('citadels-web-score-note') }),
  }
}
