import { afterEach, expect, test, vi } from 'vitest'
import { earlier, Log } from './log'
import type { State } from './wire'

const event = (id: string): { id: string; args: Record<string, unknown>; audience: number } => ({ id, args: { n: 1 }, audience: -1 })
const state = (seq: number, events: [number, string][], told: string[]): State =>
  ({
    match: 'm', seq, seat: 0, events: events.map(([at, id]) => ({ seq: at, id, args: { n: 1 } })), observation: { events: told.map(event) },
  }) as unknown as State

afterEach(() => void vi.unstubAllGlobals())

test('what the observation tells goes before what the server remembers', () => {
  const first = state(2, [[1, 'b'], [2, 'c']], ['a', 'b', 'c'])
  expect(earlier(first, first.events).map(({ id, seq }) => [id, seq])).toEqual([['a', 0]])
  expect(earlier(state(5, [], ['x']), [])).toEqual([{ seq: 5, id: 'x', args: { n: 1 } }])
  expect(earlier(state(5, [[5, 'y']], ['x']), [{ seq: 5, id: 'y', args: {} }])).toEqual([])
})

test('every event is told once', () => {
  const log = new Log('t')
  expect(log.add(state(2, [[1, 'b'], [2, 'c']], ['a', 'b', 'c'])).length).toBe(3)
  expect(log.add(state(3, [[2, 'c'], [3, 'd']], ['a', 'b', 'c', 'd'])).map(({ id }) => id)).toEqual(['d'])
  expect(log.of(0).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})

test('a page that goes away amid news has written them all', () => {
  const written = new Map<string, string>()
  const page = new EventTarget()
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => written.get(key) ?? null, setItem: (key: string, value: string) => written.set(key, value) })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const log = new Log('t')
  log.add(state(1, [[1, 'b']], ['a', 'b']))
  log.add(state(2, [[2, 'c']], ['a', 'b', 'c']))
  page.dispatchEvent(new Event('pagehide'))
  expect(new Log('t').of(0).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
