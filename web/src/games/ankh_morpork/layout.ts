/** Where pieces stand in the city. The drawing (map.json) knows places; this puts the pieces of a view on them. */
import drawing from './map.json'
import { AREAS, OWNERS, TROLL } from './facts'
import { heaps as heapsIn, NEAR } from './phone'

export type Point = [number, number]
export interface Place {
  id: string
  number: number
  tint: string
  path: string
  roofs: string
  label: Point
  anchor: 'start' | 'middle'
  badge: Point
  cost: Point
  house: Point
  trouble: Point
  neutrals: Point[]
  /** The middle of the crowd. */
  crowd: Point
  /** Small drawings: how wide a row of heaps may be. */
  room: number
}

export const city = drawing
/** The part of the drawing that is shown: the wall and no more. */
export const VIEW = [32, 11, 954, 770] as const

/** How far to the right a row of four must stand so that it does not touch the price beside it. */
const beside = ([x, y]: Point, [crowdX, crowdY]: Point): number => (x < crowdX && Math.abs(y - crowdY) < 45 ? x + 77 : 0)
export const PLACES: readonly Place[] = drawing.areas.map((area, at) => {
  const [crowdX, crowdY] = area.crowd as Point
  const [x, y, anchor] = area.label as [number, number, 'start' | 'middle']
  return {
    id: area.id,
    number: at + 1,
    tint: area.tint,
    path: area.path,
    roofs: area.roofs,
    label: [x, y],
    anchor,
    badge: area.badge as Point,
    cost: area.cost as Point,
    house: area.house as Point,
    trouble: area.trouble as Point,
    neutrals: area.neutrals as Point[],
    crowd: [Math.max(crowdX, beside(area.cost as Point, [crowdX, crowdY])), crowdY],
    room: 0,
  }
})
/** The same for a small drawing. */
export const SMALL_PLACES: readonly Place[] = PLACES.map((place) => ({ ...place, ...NEAR[place.id]!, cost: NEAR[place.id]!.house }))
if (PLACES.some((place, at) => place.id !== AREAS[at]!.id)) throw new Error('map.json and facts.json name different areas')

/** A piece or a heap of equal pieces in an area. */
export interface Standing {
  /** The same piece keeps its key, so that it can be seen to travel. */
  key: string
  owner: number
  area: number
  x: number
  y: number
  /** More than one: a heap with its number. */
  count: number
}
/** Everything of one owner in one area: what is chosen when one of these minions is. */
export interface Crowd {
  target: string
  owner: number
  area: number
  count: number
  spots: Point[]
}

/** Up to so many stand one by one, in rows of four; more are drawn as heaps with numbers. */
const MOST = 12
const ROW = 4
const PITCH: Point = [29, 28]
/** Heaps stand two by two: there are four players. */
const HEAPS = 2
const HEAP: Point = [58, 42]

/** The middles of `n` things in rows around a point. */
function rows(n: number, [x, y]: Point, across: number, [dx, dy]: Point): Point[] {
  const lines = Math.ceil(n / across)
  return Array.from({ length: n }, (_, at): Point => {
    const line = Math.floor(at / across)
    const inLine = line < lines - 1 ? across : n - across * (lines - 1)
    return [x + ((at % across) - (inLine - 1) / 2) * dx, y + (line - (lines - 1) / 2) * dy]
  })
}

/** Keys of the pieces: what stays keeps its own, what left one area and came to another is the same piece. */
export class Keys {
  #last: Map<number, string[]>[] = OWNERS.map(() => new Map())
  #next = 0

  /** The keys of an owner's pieces in each area. */
  take(owner: number, counts: readonly number[]): Map<number, string[]> {
    const before = this.#last[owner]!
    const now = new Map<number, string[]>()
    const free: string[] = []
    for (const [area, keys] of before) {
      const stay = counts[area] ?? 0
      now.set(area, keys.slice(0, stay))
      free.push(...keys.slice(stay))
    }
    counts.forEach((count, area) => {
      const keys = now.get(area) ?? []
      while (keys.length < count) keys.push(free.shift() ?? `${owner}-${this.#next++}`)
      if (count) now.set(area, keys)
      else now.delete(area)
    })
    this.#last[owner] = now
    return now
  }
}

/** All minions, trolls and demons of a view on their places; `small`: always as heaps. */
export function stand(minions: readonly (readonly number[])[], keys: Keys, small: boolean): { pieces: Standing[]; crowds: Crowd[] } {
  const pieces: Standing[] = []
  const crowds: Crowd[] = []
  const named = minions.map((row, owner) => keys.take(owner, row))
  for (const place of small ? SMALL_PLACES : PLACES) {
    const here = minions.flatMap((row, owner) => (row[place.number] ? [{ owner, count: row[place.number]!, keys: named[owner]!.get(place.number)! }] : []))
    const put = (group: (typeof here)[number], spots: Point[]): void => {
      const { owner, count } = group
      spots.forEach(([x, y], at) => pieces.push({ key: group.keys[at]!, owner, area: place.number, x, y, count: spots.length < count ? count : 1 }))
      crowds.push({ target: `piece:${place.id}:${OWNERS[owner]}`, owner, area: place.number, count, spots })
    }
    if (small) {
      const spots = heapsIn(here.map(({ count }) => count), place.crowd, place.room)
      here.forEach((group, at) => put(group, [spots[at]!]))
      continue
    }
    const own = here.filter(({ owner }) => owner < TROLL)
    const neutral = here.filter(({ owner }) => owner >= TROLL)
    const total = own.reduce((sum, { count }) => sum + count, 0)
    if (total > MOST) {
      const spots = rows(own.length, place.crowd, HEAPS, HEAP)
      own.forEach((group, at) => put(group, [spots[at]!]))
    } else {
      const spots = rows(total, place.crowd, ROW, PITCH)
      for (const group of own) put(group, spots.splice(0, group.count))
    }
    // Neutrals have places of their own; too many of them stand as heaps as well.
    const alone = neutral.reduce((sum, { count }) => sum + count, 0) <= place.neutrals.length
    const free = [...place.neutrals]
    for (const group of neutral) put(group, free.splice(0, alone ? group.count : 1))
  }
  return { pieces, crowds }
}

/** Where an arriving minion of a player would stand: behind the last one, or at the edge of the heap it joins. */
export function nextSpot(area: number, minions: readonly (readonly number[])[], own: number): Point {
  const { crowd } = PLACES[area - 1]!
  const here = minions.slice(0, TROLL).flatMap((row, owner) => (row[area] ? [{ owner, count: row[area] }] : []))
  const total = here.reduce((sum, { count }) => sum + count, 0)
  if (!total) return crowd
  if (total <= MOST) {
    const [x, y] = rows(total, crowd, ROW, PITCH).at(-1)!
    return [x + PITCH[0], y]
  }
  const spots = rows(here.length, crowd, HEAPS, HEAP)
  const joined = spots[here.findIndex(({ owner }) => owner === own)]
  if (joined) return [joined[0] + 16, joined[1] - 11]
  const [x, y] = spots.at(-1)!
  return here.length % HEAPS ? [x + HEAP[0], y] : [crowd[0], y + HEAP[1]]
}
