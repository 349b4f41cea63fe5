import { beforeAll, expect, test } from 'vitest'
import { load, say, speak } from '$/lib/words.svelte'
import type { Seen as City } from './citadels/seen'
import { nears as cityNears } from './citadels/happens'
import type { Seen } from './ankh_morpork/seen'
import { nears } from './ankh_morpork/happens'

beforeAll(async () => {
  for (const lang of ['en', 'hu'] as const) for (const group of ['common', 'citadels', 'ankh_morpork']) await load(group, lang)
})

const goal = (kind: string, n: number, of: number): Seen => ({ tally: { goal: { kind, n, of, areas: [] } } }) as unknown as Seen

test.each([
  ['control', 4, 5, 'near'], ['control', 3, 5, null], ['control', 5, 5, 'reached'],
  ['spread', 9, 10, 'near'], ['spread', 8, 10, null], ['spread', 11, 10, 'reached'],
  ['trouble', 7, 8, 'near'], ['trouble', 6, 8, null], ['trouble', 8, 8, 'reached'],
  ['worth', 45, 50, 'near-worth'], ['worth', 49, 50, 'near-worth'], ['worth', 44, 50, null], ['worth', 50, 50, 'reached'],
  ['deck', 5, 0, 'near-deck'], ['deck', 6, 0, null],
] as const)('a goal of every kind is told when it is near: %s %i of %i', async (kind, n, of, told) => {
  const said = nears(goal(kind, n, of))
  expect(said?.id ?? null).toBe(told && `ankh_morpork-board-${told}`)
  for (const lang of ['en', 'hu'] as const) {
    await speak(lang)
    if (said) expect(say(said)).not.toMatch(/[{}]|ankh_morpork/)
  }
})

test('what counts in small steps is told once, and nothing is told to who has no goal', () => {
  expect(nears(goal('worth', 46, 50))).toEqual(nears(goal('worth', 48, 50)))
  expect(nears(goal('deck', 4, 0))).toEqual(nears(goal('deck', 2, 0)))
  expect(nears({ tally: { goal: null } } as unknown as Seen)).toBeNull()
})

test('one more district completes the own city', () => {
  const city = (size: number, seat: number | null): City => ({ seat, view: { goal: 7, players: [{ size }, { size: 6 }] } }) as unknown as City
  expect(cityNears(city(6, 0))?.id).toBe('citadels-board-near')
  expect([cityNears(city(5, 0)), cityNears(city(7, 0)), cityNears(city(6, null))]).toEqual([null, null, null])
})
