import { beforeEach, expect, test, vi } from 'vitest'
import type { Presence, Seat, TableInfo } from '$/lib/wire'
import { amid, changeOf, Company, GRACE, NOTICE } from './company.svelte'

beforeEach(() => {
  vi.useFakeTimers()
})

const seat = (number: number, more: Partial<Seat> = {}): Seat => ({ seat: number, kind: 'guest', name: ['Anna', 'Bence', 'Csilla'][number]!, bot: '', you: number === 0, absent: false, program: false, ...more })
const table = (seats: Seat[], state: TableInfo['state'] = 'running'): TableInfo => ({ id: 't', seats, state }) as TableInfo
const at = (...seats: number[]): Presence => ({ type: 'presence', seats, watching: 0 })
const THREE = table([seat(0), seat(1), seat(2)])

test('who loses the connection for a moment stays here, who is gone for longer is away, and who comes back is told of', () => {
  const company = new Company(() => 7)
  expect(company.here).toBeNull()
  company.hear(THREE, at(0, 1, 2))
  company.hear(THREE, at(0, 2))
  vi.advanceTimersByTime(GRACE - 1)
  company.hear(THREE, at(0, 1, 2))
  vi.advanceTimersByTime(GRACE)
  expect([company.here, company.lines]).toEqual([[0, 1, 2], []])

  company.hear(THREE, at(0, 2))
  company.hear(THREE, at(0)) // others going does not begin his time anew
  vi.advanceTimersByTime(GRACE)
  expect(company.here).toEqual([0])
  expect(company.lines.map(({ said, seq }) => [said.id, said.args?.seat, seq])).toEqual([['web-company-away', { seat: 1 }, 7], ['web-company-away', { seat: 2 }, 7]])
  expect(company.notices).toHaveLength(2)
  company.hear(THREE, at(0, 1))
  expect(company.here).toEqual([0, 1])
  expect(company.lines.at(-1)!.said.id).toBe('web-company-back')
  vi.advanceTimersByTime(NOTICE)
  expect(company.notices).toEqual([])
})

test('whoever is away when one comes is shown so at once, and nothing is told of it', () => {
  const company = new Company(() => 0)
  company.hear(THREE, at(0, 2))
  expect([company.here, company.lines, company.notices]).toEqual([[0, 2], [], []])
  company.hear(THREE, at(0, 1, 2)) // they came at the same time
  expect([company.here, company.lines]).toEqual([[0, 1, 2], []])
  const later = new Company(() => 0)
  later.hear(THREE, at(0, 2))
  vi.advanceTimersByTime(GRACE)
  expect(later.lines).toEqual([])
  later.hear(THREE, at(0, 1, 2))
  expect(later.lines.map(({ said }) => said.id)).toEqual(['web-company-back'])
})

test.each([
  [{}, { kind: 'bot', bot: 'normal', absent: true }, 'bot'],
  [{ kind: 'bot', bot: 'normal', absent: true }, {}, 'again'],
  [{}, { kind: 'bot', bot: 'normal' }, 'left'],
  [{}, { kind: 'open', name: '' }, 'stood'],
  [{ kind: 'open', name: '' }, {}, 'sat'],
  [{ kind: 'open', name: '' }, { kind: 'bot' }, 'bot-sat'],
  [{}, { name: 'Béla' }, null],
] as [Partial<Seat>, Partial<Seat>, string | null][])('what happened at a seat: %o, then %o', (before, now, change) => {
  expect(changeOf(seat(1, before), seat(1, now))).toBe(change)
})

test('a bot sits in for somebody who is away, and who comes back to play is told of once', () => {
  const company = new Company(() => 3)
  const replaced = table([seat(0), seat(1, { kind: 'bot', bot: 'normal', absent: true }), seat(2)])
  company.hear(THREE, at(0, 1, 2))
  company.hear(THREE, at(0, 2))
  vi.advanceTimersByTime(GRACE)
  company.hear(replaced, at(0, 2))
  expect(company.here).toEqual([0, 1, 2])
  company.hear(THREE, at(0, 2)) // the seat is told of before the connection
  company.hear(THREE, at(0, 1, 2))
  vi.advanceTimersByTime(GRACE)
  expect(company.lines.map(({ said }) => said.id)).toEqual(['web-company-away', 'web-company-bot', 'web-company-again'])
})

test('before the game there are notices alone, with the name of who got up; of oneself and after the end nothing is told', () => {
  const company = new Company(() => -1)
  company.hear(table([seat(0), seat(1)], 'open'), at(0, 1))
  company.hear(table([seat(0), seat(1, { kind: 'open', name: '' })], 'open'), at(0))
  expect(company.lines).toEqual([])
  expect(company.notices.map(({ said, names }) => [said.id, names[1]])).toEqual([['web-company-stood', 'Bence']])

  const mine = new Company(() => 5)
  mine.hear(THREE, at(0, 1))
  mine.hear(THREE, at(1))
  vi.advanceTimersByTime(GRACE)
  mine.hear({ ...THREE, state: 'over' }, at(0))
  vi.advanceTimersByTime(GRACE)
  expect(mine.lines).toEqual([])
})

test('lines of the company stand where they happened; older ones than the log are left out', () => {
  const lines = [3, 4, 4, 6].map((seq) => ({ seq, line: true }))
  const company = [1, 3, 4, 9].map((seq) => ({ seq }))
  expect(amid(lines, company).map((one) => ('line' in one ? one.seq : -one.seq))).toEqual([3, -3, 4, 4, -4, 6, -9])
  expect(amid([], company)).toEqual(company)
})
