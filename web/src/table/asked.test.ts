import { expect, test } from 'vitest'
import { promptOf } from '$/lib/prompt'
import { notNow, rulesNow } from './asked'

const prompt = promptOf({
  rules: ['TEA-1.1'],
  verbs: [
    { verb: 'brew', said: { id: 'brew' }, why: { id: 'cold' }, rule: 'TEA-2.1', refused: [{ aims: ['pot:1', 'pot:2'], why: { id: 'cold' }, rule: 'TEA-2.1' }, { aims: ['pot:3'], why: { id: 'cracked' }, rule: 'TEA-2.2' }] },
    { verb: 'pour', said: { id: 'pour' }, offers: [{ move: 'pour', said: { id: 'pour' } }], refused: [{ aims: ['cup:*'], why: { id: 'full' } }], rules: ['TEA-3.1'] },
  ],
})

test('each reason against a verb is told once', () => {
  expect(notNow(prompt).map(({ verb, why, rule, count }) => [verb.id, why.id, rule, count])).toEqual([
    ['brew', 'cold', 'TEA-2.1', 0],
    ['brew', 'cracked', 'TEA-2.2', 1],
    ['pour', 'full', '', 0],
  ])
})

test('the rules of the moment are those of the question and of what cannot be done', () => {
  expect(rulesNow(prompt)).toEqual(['TEA-1.1', 'TEA-2.1', 'TEA-2.2', 'TEA-3.1'])
  expect(rulesNow(promptOf({}))).toEqual([])
})
