import { describe, expect, it } from 'vitest'
import { scoreParts } from '$/games/citadels/score'
import type { Seen } from '$/games/citadels/seen'
import type { Outcome } from '$/lib/wire'
import { agreed, partsOf, placesOf, scoreOf } from './score'

const outcome: Outcome = {
  reason: 'city_completed',
  ranking: [[1], [0, 2]],
  scores: [20, 30, 20],
  breakdown: [[['districts', 17], ['statue', 3]], [['districts', 24], ['first', 4], ['statue', 1], ['museum', 1]], [['districts', 20]]],
  tiebreak: [],
}

describe('a finished match', () => {
  it('has places, shared where nothing decides', () => {
    expect(placesOf(outcome)).toEqual([{ seat: 1, place: 1 }, { seat: 0, place: 2 }, { seat: 2, place: 2 }])
  })

  it('shows its points line by line, single districts together', () => {
    const table = scoreOf('citadels', outcome, (id) => /districts|first/.test(id))
    expect(table.columns.map(({ id }) => id)).toEqual(['districts', 'first', ''])
    expect(table.rows[1]).toEqual({ seat: 1, values: [24, 4, 2], total: 30 })
    expect(table.rows[2]).toEqual({ seat: 2, values: [20, null, null], total: 20 })
  })

  it('takes the table of the game only where it says the same', () => {
    const counted = { columns: [], rows: outcome.scores.map((total, seat) => ({ seat, values: [], total })) }
    expect(agreed(counted, outcome)).toBe(counted)
    expect(agreed({ ...counted, rows: [] }, outcome)).toBeNull()
  })
})

describe('the districts of Citadels', () => {
  const seen = { tally: { types: [[6, 2, 0, 0, 0]] } } as unknown as Seen // two Manors and a Temple with a coin: the engine counts
  const shown = (counted: number) => partsOf(scoreParts(seen, 0), counted).map(({ id, n }) => ({ id, n }))
  it('are shown by type where they add up', () => {
    expect(shown(8)).toEqual([{ id: 'noble', n: 6 }, { id: 'religious', n: 2 }])
    expect(shown(9)).toEqual([])
  })
})
