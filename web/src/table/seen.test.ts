import { expect, test } from 'vitest'
import type { Choice, GameTable } from './game'
import { distance } from './roving'
import { targetsOf, verbsOf } from './seen'

const choice = (move: string, verb: string, more: Partial<Choice> = {}): Choice => ({
  move,
  verb,
  verbSaid: { id: verb },
  said: { id: move },
  ...more,
})
const game = { verbOrder: ['gather', 'build'] } as GameTable

test('verbs stand in the order of the game, closing ones last, idle ones in their place', () => {
  const choices = [choice('end', 'end', { closing: true }), choice('build a', 'build'), choice('x', 'x'), choice('build b', 'build')]
  const verbs = verbsOf(game, choices, [{ verb: 'gather', verbSaid: { id: 'gather' }, reason: { id: 'done' } }])
  expect(verbs.map((verb) => verb.id)).toEqual(['gather', 'build', 'x', 'end'])
  expect(verbs.map((verb) => verb.choices.length)).toEqual([0, 2, 1, 1])
})

test('an armed verb narrows the targets, a held one goes on to the second', () => {
  const choices = [
    choice('move 1 2', 'move', { target: 'area:1', then: 'area:2' }),
    choice('move 1 3', 'move', { target: 'area:1', then: 'area:3' }),
    choice('place 1', 'place', { target: 'area:1' }),
  ]
  expect(targetsOf(choices, null, null).get('area:1')?.choices.length).toBe(3)
  expect(targetsOf(choices, 'place', null).get('area:1')?.choices.length).toBe(1)
  expect([...targetsOf(choices, 'move', 'area:1').keys()]).toEqual(['area:2', 'area:3'])
})

test('arrows go to the nearest thing in their direction', () => {
  const from = { x: 0, y: 0 }
  expect(distance(from, { x: 10, y: 0 }, 'ArrowRight')).toBeLessThan(distance(from, { x: 10, y: 8 }, 'ArrowRight'))
  expect(distance(from, { x: -10, y: 0 }, 'ArrowRight')).toBe(Infinity)
})
