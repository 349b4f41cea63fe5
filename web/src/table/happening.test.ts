import { expect, test } from 'vitest'
import type { Told } from '$/lib/wire'
import { COIN, type Happened } from './game'
import { gesturesOf, lengthOf, placesOf, soundOf, stayOf, STILL, within, type Scene } from './happening'

const SCENE: Scene = { shows: { kills: 'strike', builds: 'rise', rolls: 'roll', offer: 'send' }, turn: 2, pace: 300 }
const event = (id: string, more: Partial<Told> = {}): Happened => ({ seq: 1, id, args: {}, ...more }) as Happened
const shown = (events: Happened[], scene: Scene = SCENE): string[] => gesturesOf(events, scene).map(({ way, what, from, at, start }) => [start, way, what, from, at].join(' '))

test('what moves travels, what is special is shown besides, the rest is pointed out', () => {
  expect(shown([event('builds', { by: 1, moved: [{ what: 'gold', start: 'seat:1', end: 'bank', n: 3 }, { what: 'district:manor', start: 'hand:1', end: 'city:1' }], touched: ['district:1:manor'] })])).toEqual([
    '0 travel gold seat:1 bank', '0 travel district:manor hand:1 city:1', '210 rise   district:1:manor',
  ])
  expect(shown([event('kills', { by: 1, touched: ['char:thief'] })])).toEqual(['0 strike   char:thief'])
  expect(shown([event('picks', { by: 1 })])).toEqual(['0 flash   seat:1'])
  expect(shown([event('offer', { by: 1, touched: ['space:inn'] })])).toEqual(['0 send offer seat:1 seat:2'])
  expect(gesturesOf([event('rolls', { by: 1, args: { seat: 'seat:1', blue: 3, red: 5 } })], SCENE)[0]!.dice).toEqual([3, 5])
  expect(shown([event('round')])).toEqual([])
})

test('what is independent overlaps, what concerns the same waits, and the order stays', () => {
  const gold = (seat: number): Happened => event('gold', { by: seat, moved: [{ what: 'gold', start: 'bank', end: `seat:${seat}` }] })
  const pay = (from: number, to: number): Happened => event('pays', { moved: [{ what: 'gold', start: `seat:${from}`, end: `seat:${to}` }] })
  expect(gesturesOf([gold(0), gold(0)], SCENE).map(({ start }) => start)).toEqual([0, 300])
  expect(gesturesOf([pay(0, 1), pay(2, 3)], SCENE).map(({ start }) => start)).toEqual([0, 120])
  const many = gesturesOf(Array.from({ length: 30 }, (_, at) => gold(at % 4)), SCENE)
  expect(many.map(({ start }) => start)).toEqual(many.map(({ start }) => start).toSorted((one, other) => one - other))
  expect(lengthOf(many)).toBeLessThanOrEqual(5 * 300)
})

test('the more wait, the shorter a step stays, and what flies keeps its order', () => {
  const tempo = { step: 650, least: 150 }
  const gold = Array.from({ length: 4 }, () => event('gold', { by: 0, moved: [{ what: 'gold', start: 'bank', end: 'seat:0' }] }))
  const found = gesturesOf(gold, SCENE)
  expect([0, 1, 2].map((waiting) => stayOf(found, waiting, tempo))).toEqual(Array(3).fill(lengthOf(found)))
  expect([3, 5, 30].map((waiting) => Math.round(stayOf(found, waiting, tempo)))).toEqual([325, 217, 150])
  const quick = within(found, 325)
  expect(quick.map(({ start }) => start)).toEqual([0, 81, 163, 244])
  expect(Math.max(...quick.map(({ lasts }) => lasts))).toBeLessThan(300)
  expect(within(found, lengthOf(found))).toEqual(found)
})

test('what only oneself knows gives the card its face', () => {
  const drawn = event('keeps', { by: 0, moved: [{ what: 'card', start: 'deck', end: 'hand:0' }] })
  const own = event('you-keep', { by: 0, private: true, moved: [{ what: 'district:manor', start: 'deck', end: 'hand:0' }] })
  expect(shown([drawn, own])).toContain('0 travel district:manor deck hand:0')
  expect(shown([own, drawn]).filter((one) => one.includes('travel'))).toHaveLength(1)
})

test('where nothing may move things are pointed out instead', () => {
  const found = gesturesOf([event('gold', { moved: [{ what: 'gold', start: 'bank', end: 'seat:0' }] })], { ...SCENE, pace: 0 })
  expect(found).toMatchObject([{ still: true, from: '', at: 'seat:0', start: 0, lasts: STILL }])
})

test('a place is looked for near first', () => {
  expect(placesOf('hand:0', 'district:manor', 0)).toEqual(['hand:manor', 'district:0:manor', '@hand', 'seat:0', 'district:manor'])
  expect(placesOf('hand:1', 'card', 0)).toEqual(['seat:1'])
  expect(placesOf('city:2', 'district:manor', 0)).toEqual(['district:2:manor', 'city:2', 'seat:2', 'district:manor'])
  expect(placesOf('supply', 'commodity:silk', 0)).toContain('supply:silk')
  expect(placesOf('supply:p2', 'minion:p2', null)).toContain('seat:1')
})

test('a step sounds as the most telling thing in it', () => {
  const of = (...events: Happened[]): string => soundOf(gesturesOf(events, SCENE), { gold: COIN, crown: 'drawn' })
  const goes = (what: string): Happened => event('goes', { moved: [{ what, start: 'bank', end: 'seat:0' }] })
  expect(of(goes('card'), goes('gold'), event('rolls', { by: 0 }))).toBe('dice')
  expect(of(goes('card'), goes('gold'))).toBe('coin')
  expect(of(goes('district:manor'))).toBe('card')
  expect(of(goes('crown'), event('picks', { by: 1 }))).toBe('move')
})
