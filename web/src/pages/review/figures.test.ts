import { expect, test } from 'vitest'
import { apart } from './figures'

test('labels keep their order and their distance, and stay above the axis', () => {
  expect(apart([10, 200, 12], 20, 250)).toEqual([10, 200, 30])
  expect(apart([250, 250], 20, 250)).toEqual([230, 250])
})
