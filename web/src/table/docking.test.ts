import { expect, test } from 'vitest'
import { dockOf, roomIn, type Dock } from './docking'

const at = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const above: Dock = { id: 'above', box: at(8, 50, 382, 400) }
const below: Dock = { id: 'below', box: at(8, 600, 382, 840), hangs: true }

test('there is room up to the first thing that is recommended', () => {
  expect(roomIn(above, [])).toBe(350)
  expect(roomIn(above, [at(100, 100, 150, 180)])).toBe(220)
  expect(roomIn(below, [at(100, 700, 150, 780)])).toBe(100)
  expect(roomIn(above, [at(400, 100, 450, 180), at(0, 410, 390, 500)])).toBe(350)
})

test('the first dock with room enough is taken, else the one with the most', () => {
  expect(dockOf([above, below], [], 200)).toEqual({ id: 'above', most: 350 })
  expect(dockOf([above, below], [at(100, 300, 150, 380)], 200)).toEqual({ id: 'below', most: 240 })
  expect(dockOf([above, below], [at(100, 200, 150, 280), at(100, 650, 150, 700)], 200)).toEqual({ id: 'above', most: 120 })
})
