import { expect, test } from 'vitest'
import { Told } from './told'
import type { Happened, Knowledge, SeatNews, StateNews } from './wire'

const knowledge = (gold: number, seat: number | null = 0): Knowledge => ({
  observation: { game: 'citadels', seat, view: { gold, city: ['tavern'] }, pending: [], outcome: null, prompt: {} },
  tally: { points: 1 },
})
const news = (seq: number, ...seats: Partial<SeatNews>[]): StateNews => ({
  type: 'news', seq, now: seq * 10, clocks: [{ at: seq, seat: 0, alarm: '', absent: false, stand_in_from: 0 }],
  seats: seats.map((one) => ({ seat: 0, ...one })),
})
/** The table, of which the socket tells first. */
const T = { id: 't', match: 'm' }

test('a whole state, then what changed: the same as if the whole had come', () => {
  const told = new Told()
  const [first] = told.hear(news(1, { whole: knowledge(2) }), T).states
  const happened = { seq: 2, id: 'x', args: {} }
  const { states, gap } = told.hear({ ...news(2, { patch: [[['observation', 'view', 'gold'], 5], [['tally', 'points'], 4]], can_undo: true }), events: [happened] }, T)
  expect(gap).toBe(false)
  expect(states).toEqual([{ type: 'state', table: 't', match: 'm', seq: 2, seat: 0, ...knowledge(5), tally: { points: 4 }, events: [happened], complete: true, clocks: news(2).clocks, left: {}, can_undo: true, now: 20 }])
  expect(first!.observation.view).toEqual({ gold: 2, city: ['tavern'] }) // what the page still shows
  expect(states[0]!.observation.view.city).toBe(first!.observation.view.city)
})

test('events are told once for all seats; what not all of them may know says whose it is', () => {
  const told = new Told()
  told.hear(news(1, { whole: knowledge(2) }, { seat: 1, whole: knowledge(3, 1) }), T)
  const events: Happened[] = [{ seq: 2, id: 'all', args: {} }, { seq: 2, id: 'first', args: {}, only: [0] }, { seq: 2, id: 'second', args: {}, only: [1] }]
  const { states } = told.hear({ ...news(2, { patch: [] }, { seat: 1, patch: [] }), events, complete: false }, T)
  expect(states.map((state) => [state.seat, state.complete, state.events.map(({ id }) => id)])).toEqual([[0, false, ['all', 'first']], [1, false, ['all', 'second']]])
})

test('seats of which nothing is said know what they knew, at the new record and with the new clocks', () => {
  const told = new Told()
  told.hear(news(1, { whole: knowledge(2), can_undo: true }, { seat: 1, whole: knowledge(3, 1) }), T)
  const { states } = told.hear(news(4, { seat: 1, patch: [[['observation', 'view', 'gold'], 9]] }), T)
  expect(states.map(({ seat, seq, observation, can_undo, clocks }) => [seat, seq, observation.view.gold, can_undo, clocks[0]!.at])).toEqual([[0, 4, 2, true, 4], [1, 4, 9, false, 4]])
})

test('a patch that does not fit asks once for whole states, and nothing is shown of the seat until they come', () => {
  const told = new Told()
  told.hear(news(1, { whole: knowledge(2) }, { seat: 1, whole: knowledge(3, 1) }), T)
  const bad = { patch: [[['observation', 'view', 'city', 7], 'castle']] }
  expect(told.hear(news(2, bad), T)).toMatchObject({ gap: true, states: [{ seat: 1, seq: 2 }] })
  expect(told.hear(news(3, { patch: [[['observation', 'view', 'gold'], 3]] }), T)).toMatchObject({ gap: false, states: [{ seat: 1, seq: 3 }] })
  const { states, gap } = told.hear(news(3, { whole: knowledge(7) }), T)
  expect([gap, states.map(({ seat, observation }) => [seat, observation.view.gold])]).toEqual([false, [[1, 3], [0, 7]]])
  expect(told.hear(news(4, bad), T).gap).toBe(true) // and again, should it happen again
})

test('a patch for a seat that was never told of, or was forgotten, does not fit', () => {
  const told = new Told()
  expect(told.hear(news(1, { patch: [] }), T)).toEqual({ states: [], gap: true })
  told.clear()
  told.hear(news(1, { whole: knowledge(2) }), T)
  told.forget(0)
  expect(told.hear(news(2, { patch: [] }), T).gap).toBe(true)
})
