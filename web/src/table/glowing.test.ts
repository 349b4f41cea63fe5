import { expect, test } from 'vitest'
import type { Choice } from './game'
import { needless, onlyArms } from './glowing.svelte'
import { targetsOf, type Verb } from './seen'

const NONE: ReadonlySet<string> = new Set()
const seen = (): boolean => true
const beyond = (): boolean => false

/** A verb with choices at these things. */
function verb(id: string, targets: (string | undefined)[], more: Partial<Choice> = {}, closing = false): Verb {
  const said = { id }
  return { id, said, closing, choices: targets.map((target): Choice => ({ verb: id, verbSaid: said, move: `${id} ${target}`, said, ...(target && { target }), ...more })) }
}

test('a verb only arms if each of its choices is one press on one thing', () => {
  expect(onlyArms(verb('build', ['hand:a', 'hand:b']))).toBe(true)
  expect(onlyArms(verb('build', ['hand:a']))).toBe(true)
  expect(onlyArms(verb('use', ['space:a'], { atOnce: true }))).toBe(false)
  expect(onlyArms(verb('use', ['space:a', 'space:b'], { atOnce: true }))).toBe(true)
  expect(onlyArms(verb('gather', [undefined]))).toBe(false)
  expect(onlyArms(verb('gather', ['hand:a', undefined]))).toBe(false)
  expect(onlyArms(verb('exchange', ['hand:a', 'hand:b'], { then: 'hand:c' }))).toBe(false)
  expect(onlyArms(verb('offer', ['space:a', 'space:b'], { begin: () => undefined }))).toBe(false)
  expect(onlyArms(verb('end', ['seat:0', 'seat:1'], { closing: true }, true))).toBe(false)
  expect(onlyArms({ ...verb('put', ['area:1', 'area:2']), controls: true })).toBe(false)
  expect(onlyArms({ ...verb('build', []), reason: { id: 'why' } })).toBe(false)
})

const build = verb('build', ['hand:a', 'hand:b'])
const burn = verb('burn', ['hand:b', 'area:1'])
const verbs = [build, burn, verb('end', [undefined], {}, true)]
const targets = targetsOf(verbs.flatMap(({ choices }) => choices), null, null)
const found = (lit: [string, () => boolean][], known = NONE): string[] => [...needless(verbs, targets, new Map(lit), known)]

test('it needs no button where all its things glow, also where a press on one of them asks which verb is meant', () => {
  expect(found([['hand:a', seen], ['hand:b', seen], ['area:1', seen]])).toEqual(['build', 'burn'])
  expect(found([['hand:a', seen], ['hand:b', seen]])).toEqual(['build'])
  expect(found([['hand:b', seen], ['area:1', seen]])).toEqual(['burn'])
  expect(found([])).toEqual([])
})

test('it keeps its button where its things are beyond the edge; scrolling away afterwards brings none', () => {
  expect(found([['hand:a', beyond], ['hand:b', beyond]])).toEqual([])
  expect(found([['hand:a', beyond], ['hand:b', seen]])).toEqual(['build'])
  expect(found([['hand:a', beyond], ['hand:b', beyond]], new Set(['build']))).toEqual(['build'])
  expect(found([['hand:a', beyond]], new Set(['build']))).toEqual([])
})

test('what lies on a thing is reached through it', () => {
  const kill = verb('kill', ['piece:1', 'piece:2'])
  const below = targetsOf(kill.choices, null, null, () => 'area:7')
  expect([...needless([kill], below, new Map([['area:7', seen]]), NONE)]).toEqual(['kill'])
})
