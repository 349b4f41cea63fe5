import { afterEach, expect, test, vi } from 'vitest'
import { Log } from './log'
import type { State } from './wire'

const state = (seq: number, events: [number, string][]): State =>
  ({ match: 'm', seq, seat: 0, events: events.map(([at, id]) => ({ seq: at, id, args: { n: 1 } })) }) as unknown as State

afterEach(() => void vi.unstubAllGlobals())

test('every event is told once', () => {
  const log = new Log('t')
  expect(log.add(state(2, [[0, 'a'], [1, 'b'], [2, 'c']])).length).toBe(3)
  expect(log.add(state(3, [[2, 'c'], [3, 'd']])).map(({ id }) => id)).toEqual(['d'])
  expect(log.of(0).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})

test('what nobody else notices has the number of what was before it, and is told once', () => {
  const log = new Log('t')
  log.add(state(2, [[2, 'a']]))
  expect(log.add(state(2, [[2, 'own']])).map(({ id }) => id)).toEqual(['own'])
  expect(log.add(state(3, [[2, 'a'], [2, 'own'], [3, 'b']])).map(({ id }) => id)).toEqual(['b'])
})

test('a page that goes away amid news has written them all', () => {
  const written = new Map<string, string>()
  const page = new EventTarget()
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => written.get(key) ?? null, setItem: (key: string, value: string) => written.set(key, value) })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const log = new Log('t')
  log.add(state(1, [[0, 'a'], [1, 'b']]))
  log.add(state(2, [[2, 'c']]))
  page.dispatchEvent(new Event('pagehide'))
  expect(new Log('t').of(0).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
