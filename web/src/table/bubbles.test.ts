import { expect, test } from 'vitest'
import { placeBy } from './bubbles'

const WIDE = { width: 1440, end: 540 }
const PHONE = { width: 390, end: 440 }
const plate = (left: number, top: number) => ({ left, top, right: left + 200, bottom: top + 60 })

test('a bubble stands beside a plate where there is room, below it on a phone, and always on the page', () => {
  expect(placeBy(plate(10, 100), 0, WIDE)).toEqual({ x: 220, y: 130, side: 'right', tail: 0 })
  expect(placeBy(plate(1200, 100), 0, WIDE)).toMatchObject({ side: 'below', y: 170 })
  const phone = placeBy(plate(300, 60), 0, PHONE)
  expect(phone).toMatchObject({ side: 'below', y: 130 })
  expect(phone.x + 234).toBeLessThanOrEqual(390)
  const gone = placeBy(plate(-500, 60), 0, PHONE)
  expect(gone.x).toBeGreaterThan(0)
  expect(gone.tail).toBeGreaterThan(0)
  expect(placeBy(plate(10, 360), 0, PHONE)).toMatchObject({ side: 'above', y: 350 }) // never over what is asked
  expect(placeBy(plate(10, 600), 0, PHONE).side).toBe('free')
  expect(placeBy(null, 1, PHONE)).toMatchObject({ side: 'free', x: 10 })
})
