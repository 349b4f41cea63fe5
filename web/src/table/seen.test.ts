import { expect, test } from 'vitest'
import type { Choice } from './game'
import { distance } from './roving'
import { targetsOf } from './seen'

const choice = (move: string, verb: string, more: Partial<Choice> = {}): Choice => ({
  move,
  verb,
  verbSaid: { id: verb },
  said: { id: move },
  ...more,
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

test('who presses what lies below may mean what lies on it', () => {
  const choices = [choice('go 1', 'go', { target: 'space:1' }), choice('accept 2', 'accept', { target: 'offer:1:2' })]
  const targets = targetsOf(choices, null, null, (ref) => (ref.startsWith('offer:') ? 'space:1' : null))
  expect(targets.get('space:1')?.choices.map(({ move }) => move)).toEqual(['go 1', 'accept 2'])
  expect(targets.get('offer:1:2')?.choices.length).toBe(1)
})

test('arrows go to the nearest thing in their direction', () => {
  const from = { x: 0, y: 0 }
  expect(distance(from, { x: 10, y: 0 }, 'ArrowRight')).toBeLessThan(distance(from, { x: 10, y: 8 }, 'ArrowRight'))
  expect(distance(from, { x: -10, y: 0 }, 'ArrowRight')).toBe(Infinity)
})
