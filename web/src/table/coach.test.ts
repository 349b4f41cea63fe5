import { beforeEach, expect, test, vi } from 'vitest'
import { settings } from '$/lib/settings.svelte'
import type { Choice, CoachAnswer, TableInfo } from '$/lib/wire'
import { Coach, mayCoach } from './coach.svelte'
import type { Hands } from './hands'

const seat = (you: boolean, kind: string) => ({ you, kind })
const ALONE = { hints: true, seats: [seat(true, 'guest'), seat(false, 'bot')] } as unknown as TableInfo
const choice = (move: string): Choice => ({ move, share: 0.5, error: 0.01, worlds: 9, said: null, reasons: [] })
const hands = (answer: CoachAnswer): Hands => ({ coach: () => Promise.resolve(answer) }) as unknown as Hands
beforeEach(() => void (settings.coach = true))

test('there is a coach only alone with bots, where hints are allowed and one wants it', () => {
  expect(mayCoach(ALONE)).toBe(true)
  expect(mayCoach({ ...ALONE, hints: false })).toBe(false)
  expect(mayCoach({ ...ALONE, seats: [...ALONE.seats, seat(false, 'guest')] } as TableInfo)).toBe(false)
  expect(new Coach().wants(ALONE, 3, 'end')).toBe(true)
  settings.coach = false
  expect(new Coach().wants(ALONE, 3, 'end')).toBe(false)
})

test('a fine move is made at once, and so is one the coach could not judge', async () => {
  const coach = new Coach()
  expect(await coach.fine(hands({ fine: true, choices: [] }), 0, 3, 'end', () => undefined)).toBe(true)
  expect(await coach.fine({ coach: () => Promise.reject(new Error('away')) } as unknown as Hands, 0, 3, 'end', () => undefined)).toBe(true)
  expect(coach.doubt).toBeNull()
})

test('a doubtful move is asked about once; the reasons come when it is decided', async () => {
  const [coach, go] = [new Coach(), vi.fn()]
  const bad = hands({ fine: false, choices: [choice('build'), choice('end')] })
  expect(await coach.fine(bad, 0, 3, 'end', go)).toBe(false)
  expect(coach.doubt?.decided).toBeNull()
  coach.back()
  expect(coach.doubt?.decided).toBe('back')
  expect(go).not.toHaveBeenCalled()
  coach.close()
  expect(coach.wants(ALONE, 3, 'end')).toBe(true)
  await coach.fine(bad, 0, 3, 'end', go)
  coach.confirm()
  expect(go).toHaveBeenCalledOnce()
  expect(coach.doubt?.decided).toBe('played')
  expect(coach.wants(ALONE, 3, 'end')).toBe(false)
  expect(coach.wants(ALONE, 4, 'end')).toBe(true)
})
