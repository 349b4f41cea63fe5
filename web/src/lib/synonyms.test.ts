import { expect, test } from 'vitest'
import { meanings, means } from './synonyms'

const GROUPS = [['gold', 'money', 'coins'], ['epit', 'kerulet', 'hazat']]

test('a word stands for those that mean the same, whatever its ending', () => {
  expect(meanings('money', GROUPS)).toEqual(['money', 'gold', 'coins'])
  expect(meanings('epitek', GROUPS)).toEqual(['epitek', 'epit', 'kerulet', 'hazat'])
  expect(meanings('go', GROUPS)).toEqual(['go'])
})

test('accents do not matter, and every word must be there in some form', () => {
  expect(means('Minden kerület után 1 arany jár.', ['epitek'], GROUPS)).toBe(true)
  expect(means('Take two gold.', ['money', 'two'], GROUPS)).toBe(true)
  expect(means('Take two gold.', ['money', 'cards'], GROUPS)).toBe(false)
})
