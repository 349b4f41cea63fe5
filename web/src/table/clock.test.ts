import { expect, test } from 'vitest'
import { played } from './clock.svelte'

test('time in which clocks stand still is no time of play', () => {
  const nights: [number, number][] = [[10, 20], [30, 40]]
  expect(played(0, 5, nights)).toBe(5)
  expect(played(0, 15, nights)).toBe(10)
  expect(played(12, 18, nights)).toBe(0)
  expect(played(5, 35, nights)).toBe(15)
  expect(played(5, 4, nights)).toBe(0)
})
