import { expect, test } from 'vitest'
import { applied, Misfit, unpacked } from './patch'

/** As JSON.parse would make it, and never to be changed. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

// The examples of wire/patch.py.
test.each([
  [{ gold: 2, hand: ['a', 'b'], bad: 1 }, [[['gold'], 3], [['hand'], 2, 0, ['c']], [['bad']]], { gold: 3, hand: ['a', 'b', 'c'] }],
  [[{ n: 1 }, { n: 2 }], [[[1, 'n'], 5]], [{ n: 1 }, { n: 5 }]],
  [1, [], 1],
  [[1, 2, 3], [[[], 1, 2, []], [[0], 7]], [7]],
])('%j after %j', (old, changes, wanted) => {
  expect(applied(frozen(old), changes)).toEqual(wanted)
})

test('paths that begin alike are written once', () => {
  const short = frozen([[[2, 'gold'], 3], [[2, 'hand'], 2, 0, ['c']], [[1, 'prompt', 'turn']], [['tally'], 5]])
  const whole = [[['observation', 'view', 'gold'], 3], [['observation', 'view', 'hand'], 2, 0, ['c']], [['observation', 'prompt', 'turn']], [['tally'], 5]]
  expect(unpacked(short)).toEqual(whole)
  expect(unpacked(whole)).toEqual(whole)
  expect(() => unpacked([['a', 1]])).toThrow(Misfit)
})

test('the whole can be replaced, and what was put in can be changed by what follows', () => {
  expect(applied({ a: 1 }, [[[], { b: { c: [1] } }], [['b', 'c'], 1, 0, [2]], [['b', 'd'], null]])).toEqual({ b: { c: [1, 2], d: null } })
})

test('what a change does not touch is shared, what it touches is another', () => {
  const old = frozen({ board: { areas: [1, 2] }, seats: [{ gold: 1 }, { gold: 2 }] })
  const changed = applied(old, [[['seats', 1, 'gold'], 3]]) as typeof old
  expect(changed).toEqual({ board: { areas: [1, 2] }, seats: [{ gold: 1 }, { gold: 3 }] })
  expect(changed.board).toBe(old.board)
  expect(changed.seats[0]).toBe(old.seats[0])
  expect([changed === old, changed.seats === old.seats, changed.seats[1] === old.seats[1]]).toEqual([false, false, false])
  expect(old.seats[1]!.gold).toBe(2)
})

test('a patch that is applied twice does not change what came with the news', () => {
  const news = frozen([[['hand'], { cards: ['a'] }], [['hand', 'cards'], 1, 0, ['b']]])
  for (let n = 0; n < 2; n += 1) expect(applied({}, news)).toEqual({ hand: { cards: ['a', 'b'] } })
})

test.each([
  [{}, [[['a', 'b'], 1]]],
  [{ a: 1 }, [[['a', 'b'], 1]]],
  [{ a: null }, [[['a', 'b'], 1]]],
  [{}, [[['a']]]],
  [[1], [[[0]]]],
  [[1], [[[1], 2]]],
  [[1], [[[], 1, 1, []]]],
  [[1], [[[], 2, 0, [1]]]],
  [{ a: 'text' }, [[['a'], 0, 1, []]]],
  [{ toString: 1 }, [[['valueOf', 'call'], 1]]],
  [7, [[['a'], 1]]],
  [{}, [[[]]]],
  [{}, [['a', 1]]],
])('%j does not fit %j', (old, changes) => {
  expect(() => applied(frozen(old), changes as unknown[][])).toThrow(Misfit)
})

// ---- any two values: the changes the server would find between them, made here in the same way

type Json = null | number | string | Json[] | { [key: string]: Json }
const isList = Array.isArray
const isObject = (value: Json): value is { [key: string]: Json } => typeof value === 'object' && value !== null && !isList(value)
const equal = (one: Json, other: Json): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
function sorted(value: Json): Json {
  if (isList(value)) return value.map(sorted)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key]!)]))
}

function difference(old: Json, now: Json, path: (string | number)[] = []): unknown[][] {
  if (equal(old, now)) return []
  if (isObject(old) && isObject(now)) {
    const kept = Object.entries(now).flatMap(([key, value]) => (key in old ? difference(old[key]!, value, [...path, key]) : [[[...path, key], value]]))
    return [...kept, ...Object.keys(old).filter((key) => !(key in now)).map((key) => [[...path, key]])]
  }
  if (isList(old) && isList(now)) {
    const most = Math.min(old.length, now.length)
    let [first, last] = [0, 0]
    while (first < most && equal(old[first]!, now[first]!)) first += 1
    while (last < most - first && equal(old.at(-1 - last)!, now.at(-1 - last)!)) last += 1
    if (old.length === now.length) return now.flatMap((value, at) => difference(old[at]!, value, [...path, at]))
    return [[path, first, old.length - first - last, now.slice(first, now.length - last)]]
  }
  return [[path, now]]
}

/** Numbers that look like chance, the same every time. */
function chance(seed: number): (most: number) => number {
  let now = seed
  return (most) => {
    now = (Math.imul(now, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((now / 2 ** 32) * most)
  }
}

function some(pick: (most: number) => number, depth: number): Json {
  const kind = depth > 2 ? 4 : depth === 2 ? 3 : pick(depth ? 5 : 3)
  if (kind === 0) return null
  if (kind === 1) return pick(4)
  if (kind === 2) return 'abcd'[pick(4)]!
  if (kind === 3) return Array.from({ length: pick(5) }, () => some(pick, depth - 1))
  return Object.fromEntries(Array.from({ length: pick(5) }, () => ['abcdef'[pick(6)]!, some(pick, depth - 1)]))
}

test('of any two values the changes between them make one of the other, and leave the other alone', () => {
  let sizes = 0
  for (let seed = 1; seed <= 400; seed += 1) {
    const pick = chance(seed)
    const [old, now] = [some(pick, 4), some(pick, 4)]
    const changes = frozen(difference(old, now))
    sizes += changes.length
    expect(applied(frozen(old), changes), `seed ${seed}`).toEqual(now)
  }
  expect(sizes).toBeGreaterThan(1000)
})
