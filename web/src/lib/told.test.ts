import { expect, test } from 'vitest'
import { Told } from './told'
import type { Knowledge, SeatNews, StateNews } from './wire'

const knowledge = (gold: number, seat: number | null = 0): Knowledge => ({
  observation: { game: 'citadels', seat, view: { gold, city: ['tavern'] }, events: [], pending: [], legal: [], aside: [], rules: [], outcome: null },
  tally: { points: 1 },
})
const news = (seq: number, ...seats: Partial<SeatNews>[]): StateNews => ({
  type: 'news', table: 't', match: 'm', seq, now: seq * 10, clocks: [{ at: seq, seat: 0, alarm: '', absent: false, stand_in_from: 0 }], left: {},
  seats: seats.map((one) => ({ seat: 0, events: [], complete: true, can_undo: false, whole: null, patch: null, ...one })),
})

test('a whole state, then what changed: the same as if the whole had come', () => {
  const told = new Told()
  const [first] = told.hear(news(1, { whole: knowledge(2) })).states
  const { states, gap } = told.hear(news(2, { patch: [[['observation', 'view', 'gold'], 5], [['tally', 'points'], 4]], can_undo: true, events: [{ seq: 2, id: 'x', args: {} }] }))
  expect(gap).toBe(false)
  expect(states).toEqual([{ type: 'state', table: 't', match: 'm', seq: 2, seat: 0, ...knowledge(5), tally: { points: 4 }, events: [{ seq: 2, id: 'x', args: {} }], complete: true, clocks: news(2).clocks, left: {}, can_undo: true, now: 20 }])
  expect(first!.observation.view).toEqual({ gold: 2, city: ['tavern'] }) // what the page still shows
  expect(states[0]!.observation.view.city).toBe(first!.observation.view.city)
})

test('seats of which nothing is said know what they knew, at the new record and with the new clocks', () => {
  const told = new Told()
  told.hear(news(1, { whole: knowledge(2), can_undo: true }, { seat: 1, whole: knowledge(3, 1) }))
  const { states } = told.hear(news(4, { seat: 1, patch: [[['observation', 'view', 'gold'], 9]] }))
  expect(states.map(({ seat, seq, observation, can_undo, clocks }) => [seat, seq, observation.view.gold, can_undo, clocks[0]!.at])).toEqual([[0, 4, 2, true, 4], [1, 4, 9, false, 4]])
})

test('a patch that does not fit asks once for whole states, and nothing is shown of the seat until they come', () => {
  const told = new Told()
  told.hear(news(1, { whole: knowledge(2) }, { seat: 1, whole: knowledge(3, 1) }))
  const bad = { patch: [[['observation', 'view', 'city', 7], 'castle']] }
  expect(told.hear(news(2, bad))).toMatchObject({ gap: true, states: [{ seat: 1, seq: 2 }] })
  expect(told.hear(news(3, { patch: [[['observation', 'view', 'gold'], 3]] }))).toMatchObject({ gap: false, states: [{ seat: 1, seq: 3 }] })
  const { states, gap } = told.hear(news(3, { whole: knowledge(7) }))
  expect([gap, states.map(({ seat, observation }) => [seat, observation.view.gold])]).toEqual([false, [[1, 3], [0, 7]]])
  expect(told.hear(news(4, bad)).gap).toBe(true) // and again, should it happen again
})

test('a patch for a seat that was never told of, or was forgotten, does not fit', () => {
  const told = new Told()
  expect(told.hear(news(1, { patch: [] }))).toEqual({ states: [], gap: true })
  told.clear()
  told.hear(news(1, { whole: knowledge(2) }))
  told.forget(0)
  expect(told.hear(news(2, { patch: [] })).gap).toBe(true)
})
