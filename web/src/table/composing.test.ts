import { expect, test } from 'vitest'
import { promptOf, type Composer } from '$/lib/prompt'
import { begun, chosen, countsOf, itemsOf, moveOf, pressed, quickOf, switched, type Draft } from './composing'
import { offeredVerbs } from './offers'

const said = { id: 'web-plain' }
const prompt = promptOf({
  verbs: [{ verb: 'offer', said }],
  composers: [{
    verb: 'offer', move: 'offer', said, also: ['preset'],
    starts: [{ space: 'inn', give: '25d+silk' }],
    parts: [
      { name: 'space', said, form: 'pick', needed: true, items: [{ value: 'harbor', label: 'space:harbor', aim: 'space:harbor' }, { value: 'inn', label: 'space:inn', aim: 'space:inn' }] },
      { name: 'give', said, form: 'bundle', needed: true, start: '10d', items: [{ value: 'd', label: 'money:d', most: 40, step: 5 }, { value: 'silk', label: 'commodity:silk', most: 2 }], not_with: { d: 'take' } },
      { name: 'take', said, form: 'bundle', start: '-', items: [{ value: 'd', label: 'money:d', most: 99, step: 5 }, { value: 'm05', label: 'card:m05' }] },
      { name: 'pledge', said, form: 'bundle', start: '-', items: [{ value: 'ale', label: 'commodity:ale', most: 1, only: { space: ['inn'] } }] },
      { name: 'extra', said, form: 'fixed', items: [{ value: '1', label: 'tile:extra_action', only: { space: ['inn'] } }] },
      { name: 'face', said, form: 'switch', start: 'back', items: [{ value: 'back', label: 'x' }, { value: 'trader', label: 'y' }] },
      { name: 'standing', said, form: 'switch', start: '0' },
    ],
  }],
})
const offer = prompt.composers[0]!
const part = (name: string) => offer.parts.find((one) => one.name === name)!
const choose = (draft: Draft, name: string, value: string | { item: string; n: number }): Draft => chosen(offer, draft, part(name), value)

test('a move is written when nothing is left to pick', () => {
  let draft = begun(offer, { space: 'harbor' })
  expect(moveOf(offer, choose(draft, 'space', ''))).toBe(null)
  expect(moveOf(offer, draft)).toBe('offer harbor 10d face=back')
  expect(moveOf(offer, draft, 'preset')).toBe('preset harbor 10d face=back')
  draft = choose(choose(choose(draft, 'give', { item: 'silk', n: 2 }), 'take', { item: 'm05', n: 1 }), 'face', 'trader')
  expect(moveOf(offer, draft)).toBe('offer harbor 10d+2silk take=m05 face=trader')
  draft = choose(choose(draft, 'give', { item: 'd', n: 0 }), 'give', { item: 'silk', n: 0 })
  expect(moveOf(offer, draft)).toBe('offer harbor - take=m05 face=trader')
})

test('what goes only with another part comes and goes with it; what is fixed follows', () => {
  let draft = choose(begun(offer, { space: 'harbor' }), 'pledge', { item: 'ale', n: 1 })
  expect([itemsOf(part('pledge'), draft).length, moveOf(offer, draft)]).toEqual([0, 'offer harbor 10d face=back'])
  draft = choose(draft, 'space', 'inn')
  expect(moveOf(offer, draft)).toBe('offer inn 10d pledge=ale extra=1 face=back')
})

test('what must not stand on both sides goes from the other one', () => {
  const draft = choose(begun(offer), 'take', { item: 'd', n: 5 })
  expect([countsOf(draft, 'give').d, countsOf(draft, 'take').d]).toEqual([0, 5])
})

test('it begins as it may begin where it was pressed', () => {
  expect(countsOf(begun(offer, { space: 'inn' }), 'give')).toEqual({ d: 25, silk: 1 })
  expect(begun(offer)).toEqual(begun(offer, { space: 'inn' }))
  const draft = choose(begun(offer, { space: 'inn' }), 'give', { item: 'd', n: 5 })
  expect(countsOf(pressed(offer, draft, { space: 'harbor' }), 'give').d).toBe(5)
  expect(countsOf(pressed(offer, draft, { space: 'inn' }), 'give').d).toBe(25)
})

test('switches', () => {
  expect([true, false].map((on) => switched(part('face'), on))).toEqual(['trader', 'back'])
  expect([true, false].map((on) => switched(part('standing'), on))).toEqual(['1', ''])
  expect(moveOf(offer, choose(begun(offer, { space: 'harbor' }), 'standing', '1'))).toBe('offer harbor 10d face=back standing=1')
})

test('what lies on the table begins it', () => {
  const begins: unknown[] = []
  const [verb] = offeredVerbs(prompt, { icon: () => undefined, begin: (composer, given) => begins.push([composer.move, given]) })
  expect(verb!.choices.map(({ target, move }) => [target, move])).toEqual([['space:harbor', 'offer harbor'], ['space:inn', 'offer inn']])
  expect(verb!.reason).toBe(undefined)
  verb!.choices[1]!.begin!()
  expect(begins).toEqual([['offer', { space: 'inn' }]])
})

test('what many want is a whole move with what was pressed, whatever was begun', () => {
  const quick: Composer = { ...offer, quick: [{ give: '5d' }, { give: '15d' }, { space: 'inn', give: '30d' }] }
  expect(quickOf(quick, begun(quick, { space: 'harbor' })).map(({ move }) => move)).toEqual(['offer harbor 5d face=back', 'offer harbor 15d face=back'])
  expect(quickOf(quick, begun(quick, { space: 'inn' })).map(({ move }) => move)).toEqual(['offer inn 5d extra=1 face=back', 'offer inn 15d extra=1 face=back', 'offer inn 30d extra=1 face=back'])
  expect(quickOf(quick, { ...begun(quick), space: '' }).map(({ move }) => move)).toEqual(['offer inn 30d extra=1 face=back'])
})
