import { describe, expect, it } from 'vitest'
import type { Outcome } from '$/lib/wire'
import { kindsOf } from './kinds'
import { agreed, placesOf, scoreOf } from './score'

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
  const facts = { districts: [{ id: 'manor', type: 'noble', cost: 3 }, { id: 'temple', type: 'religious', cost: 1 }] }
  const view = { players: [{ city: ['manor', 'temple+', 'manor'] }] }
  it('are shown by type where they add up', () => {
    expect(kindsOf(facts)(view, 0, 8)).toEqual([{ id: 'noble', n: 6 }, { id: 'religious', n: 2 }])
    expect(kindsOf(facts)(view, 0, 9)).toEqual([])
  })
})
