import { expect, test } from 'vitest'
import { covered, place } from './placing'

const room = { width: 390, height: 844 }
const own = { width: 200, height: 60 }
const at = (left: number, top: number, width = 40, height = 40) => ({ left, top, right: left + width, bottom: top + height })

test('a tooltip stands below what it explains, inside the window', () => {
  expect(place(at(175, 100), own, room, [])).toEqual({ side: 'below', x: 95, y: 151 })
  expect(place(at(0, 100), own, room, []).x).toBe(8)
  expect(place(at(350, 100), own, room, []).x).toBe(390 - 200 - 8)
})

test('above where there is no room below', () => {
  expect(place(at(175, 800), own, room, [])).toEqual({ side: 'above', x: 95, y: 729 })
})

test('it never stands on the question, nor on what it explains, where another side is left', () => {
  const question = at(0, 600, 390, 50)
  const verb = at(20, 540)
  const found = place(verb, own, room, [question])
  expect(found.side).toBe('above')
  for (const thing of [question, verb]) expect(covered(at(found.x, found.y, own.width, own.height), thing)).toBe(0)
  // between two things that must be read: beside it
  expect(place(at(20, 540), own, room, [question, at(0, 440, 390, 90)]).side).toBe('right')
})

test('rather over many things that can be pressed than over the question', () => {
  const found = place(at(175, 400), own, room, [at(0, 441, 390, 400), at(216, 300, 200, 200), at(0, 300, 174, 200)], [at(0, 300, 390, 99)])
  expect(found.side).toBe('below')
})

test('where everything is taken, it covers the least', () => {
  const found = place(at(175, 400), own, room, [at(0, 441, 390, 400), at(0, 390, 390, 9), at(216, 380, 200, 100), at(0, 380, 174, 100)])
  expect(found.side).toBe('above')
})
