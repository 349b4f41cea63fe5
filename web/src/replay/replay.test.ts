import { describe, expect, it, vi } from 'vitest'
import { money } from '$/games/genoa/score'
import type { Outcome, State } from '$/lib/wire'
import type { Seen } from '$/table/game'
import { Past } from './past'
import { apart, causeOf, leader, margin, spread, ticks, turns, wealthOf } from './series'

describe('samples', () => {
  it('hold the first and the last move', () => {
    expect(spread(100, 5)).toEqual([0, 25, 50, 75, 100])
    expect(spread(2, 24)).toEqual([0, 1, 2])
    expect(spread(0, 24)).toEqual([0])
  })
  it('know money only where it is seen', () => {
    const seen = { view: { players: [{ ducats: 70 }, { ducats: null }] }, table: { seats: [{}, {}] } } as unknown as Seen
    expect(wealthOf({ money }, seen)).toEqual([70, null])
    expect(wealthOf({}, seen)).toEqual([null, null]) // a game without money
  })
  it('tell who leads, and where that changed', () => {
    expect(leader([3, 3, 1])).toBeNull()
    expect(leader([null, 4, 1])).toBe(1)
    const at = (seq: number, ...points: number[]) => ({ seq, round: null, points, wealth: [] })
    const found = turns([at(0, 0, 0), at(10, 4, 1), at(20, 5, 5), at(30, 5, 9)])
    expect(found.map(({ kind, seat, seq }) => `${kind} ${seat} ${seq}`)).toEqual(['leap 0 10', 'leap 1 20', 'leads 1 30'])
  })
})

describe('the result', () => {
  const outcome = (ranking: number[][], scores: number[]): Outcome => ({ reason: '', ranking, scores, breakdown: [], tiebreak: [] })
  it('is won by so many points, unless something else decided', () => {
    expect(margin(outcome([[2], [0], [1]], [27, 18, 28]))).toBe(1)
    expect(margin(outcome([[0, 1]], [5, 5]))).toBeNull()
    expect(margin(outcome([[1], [0]], [40, 12]))).toBeNull()
  })
})

describe('the drawing', () => {
  it('has round numbers on its axis', () => {
    expect(ticks(0, 28)).toEqual([0, 5, 10, 15, 20, 25, 30])
    expect(ticks(0, 640)).toEqual([0, 200, 400, 600, 800])
  })
  it('spreads labels apart and keeps them inside', () => {
    expect(apart([10, 12, 100], 20, 0, 110)).toEqual([10, 30, 100])
    expect(apart([100, 100], 20, 0, 110)).toEqual([90, 110])
  })
})

describe('the past', () => {
  it('asks for each moment once, one after the other, and again after a failure', async () => {
    let running = 0
    let most = 0
    let fail = true
    const fetch = vi.fn(async (_: string, seq: number) => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      if (seq === 9 && fail) throw new Error('lost')
      return { seq } as State
    })
    const past = new Past('t', fetch)
    await Promise.all([past.at(1, null), past.at(2, null), past.at(1, null)])
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(most).toBe(1)
    await expect(past.at(9, 0)).rejects.toThrow('lost')
    fail = false
    expect((await past.at(9, 0)).seq).toBe(9)
  })
})

describe('a turning point', () => {
  it('names the event that made the points change, whosever deed it was', () => {
    const events = [
      { id: 'gold', by: 0, moved: [{ what: 'gold', start: 'bank', end: 'seat:0', n: 2 }], touched: ['seat:0'] },
      { id: 'destroys', by: 1, moved: [{ what: 'gold', start: 'seat:1', end: 'bank', n: 1 }, { what: 'district:manor', start: 'city:0', end: 'deck' }], touched: ['seat:0'] },
      { id: 'turns', heading: true },
      { id: 'ends', by: 0 },
    ]
    expect(causeOf(events, [9, 7], [6, 7])).toBe(1)
    expect(causeOf([events[3]!], [9, 7], [6, 7])).toBe(0)
    expect(causeOf([events[2]!], [9, 7], [6, 7])).toBe(-1)
  })
})
