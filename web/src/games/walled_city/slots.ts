/** Where things stand inside an area: its die, its name below, and the citizens in rows round them, never over one another. */
import type { Point } from './board'

/** How far apart citizens stand, and the room a die takes. */
export const STEP_X = 25
export const STEP_Y = 24
const DIE: Point = [25, 19]
const INSET = 17

export function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let is = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]!
    const [xj, yj] = polygon[j]!
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) is = !is
  }
  return is
}

/** How far a point is from the border. */
export function depth([x, y]: Point, polygon: readonly Point[]): number {
  let best = Infinity
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[j]!
    const [bx, by] = polygon[i]!
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    const t = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0
    best = Math.min(best, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
  }
  return best
}

export const path = (points: readonly Point[]): string => points.map(([x, y]) => `${x},${y}`).join(' ')

/** Towers reach into their areas: nothing is put under them. */
const TOWER = 38
const clear = ([x, y]: Point, towers: readonly Point[], more = 0): boolean => towers.every(([tx, ty]) => Math.hypot(x - tx, y - ty) > TOWER + more)

/** From where to where the area reaches at a height, round a point. */
function reach([x, y]: Point, polygon: readonly Point[], towers: readonly Point[]): [number, number] {
  const side = (way: number): number => {
    let far = 0
    while (far < 260 && inside([x + way * (far + 4), y], polygon) && clear([x + way * (far + 4), y], towers, -8)) far += 4
    return x + way * far
  }
  return [side(-1), side(1)]
}

export interface NameLines {
  lines: string[]
  size: number
  x: number
  y: number
  width: number
}

/** Widths of the name face, letter by letter, roughly: of its size. */
const WIDTHS: [RegExp, number][] = [[/[ .']/, 0.19], [/[ijlí]/, 0.25], [/[frtI()]/, 0.32], [/[csegvyzé]/, 0.41], [/[mwM]/, 0.72], [/\p{Lu}/u, 0.57]]
const letter = (one: string): number => WIDTHS.find(([like]) => like.test(one))?.[1] ?? 0.48
const wide = (text: string, size: number): number => size * Array.from(text).reduce((sum, one) => sum + letter(one), 0)

/** Sizes of names, the best first; on a small screen they are as large as they can be. */
const SIZES = [22, 20]
const LARGE = [31, 27, 24, 22, 20]

/** A name below the die: on one line, or broken at a space, or smaller, or above the die, or (the part of a fenced area) only its letter. */
export function nameLines(name: string, spot: Point, polygon: readonly Point[], towers: readonly Point[], short = '', large = false): NameLines {
  const words = name.split(' ')
  const broken = words.length > 1 ? halves(words) : [name]
  /** Lines with their room: they may stand a little to the side of the die. */
  const put = (lines: string[], size: number, must: boolean, above = false): NameLines | null => {
    const y = spot[1] + (above ? -26 : 22 + 0.82 * size)
    const width = Math.max(...lines.map((line) => wide(line, size)))
    const side = above ? 16 : 12
    let left = -Infinity
    let right = Infinity
    const last = y + (lines.length - 1) * size
    for (const at of [y - 0.7 * size, last]) {
      const [from, to] = reach([spot[0], at], polygon, towers)
      left = Math.max(left, from + side + width / 2)
      right = Math.min(right, to - side - width / 2)
    }
    if (left > right) return must ? { lines, size, x: (left + right) / 2, y, width } : null
    const x = Math.max(left, Math.min(right, spot[0]))
    // Also clear of the road above and the wall below.
    const edge = above ? y - 0.7 * size - 5 : last + 9
    const free = [-width / 2, 0, width / 2].every((way) => inside([x + way, edge], polygon))
    return free || must ? { lines, size, x, y, width } : null
  }
  for (const size of large ? LARGE : SIZES) {
    const found = put([name], size, false) ?? (broken.length > 1 ? put(broken, size, false) : null)
    if (found) return found
  }
  const small = put([name], 18, false) ?? put([name], 17, false) ?? put(broken, 18, false) ?? put([name], 20, false, true) ?? put([name], 18, false, true)
  return small ?? (short ? put([short], 22, true)! : put(broken, 17, true)!)
}

/** Two lines that are as equal as they can be. */
function halves(words: string[]): string[] {
  let best = [words.join(' ')]
  let least = Infinity
  for (let at = 1; at < words.length; at++) {
    const lines = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const longest = Math.max(...lines.map((line) => line.length))
    if (longest < least) [least, best] = [longest, lines]
  }
  return best
}

/** Places for citizens, the best first: above the die, then beside it, then below the name. */
export function slotsIn(polygon: readonly Point[], spot: Point, name: NameLines, towers: readonly Point[], scale = 1): Point[] {
  const [cx, cy] = spot
  const found: Point[] = []
  const height = name.lines.length * name.size
  for (let row = -18; row <= 18; row++) {
    const y = cy + row * STEP_Y * scale + (row < 0 ? -8 : 8)
    for (let column = -18; column <= 18; column++) {
      const x = cx + (column + (row % 2 ? 0.5 : 0)) * STEP_X * scale
      const at: Point = [x, y]
      if (!inside(at, polygon) || depth(at, polygon) < INSET * Math.sqrt(scale) || !clear(at, towers, 6 * scale)) continue
      if (Math.abs(x - cx) < DIE[0] + 13 * scale && Math.abs(y - cy) < DIE[1] + 12 * scale) continue
      const top = name.y - name.size * 0.75
      if (Math.abs(x - name.x) < name.width / 2 + 12 * scale && y > top - 11 * scale && y < top + height + 9 * scale) continue
      found.push(at)
    }
  }
  const far = ([x, y]: Point): number => Math.hypot((x - cx) * 0.8, y < cy ? y - cy + 34 : (y - cy) * 1.25 + 30)
  return found.sort((one, other) => far(one) - far(other))
}

/** What is drawn for one colour's nobles or peasants: that many pieces, or one with a number. */
export interface Crowd {
  colour: number
  kind: 'noble' | 'peasant'
  count: number
  /** Drawn as one piece and a number. */
  folded: boolean
  /** Where its pieces stand; folded, where the piece and the number stand. */
  at: Point[]
}

const FOLD = 9
/** A folded crowd takes a piece and a number. */
const FOLDED = 2

/** So small citizens become where many crowd into a small area. */
const SCALES = [1, 0.86, 0.74, 0.64, 0.56]

/** Everybody of an area on places of their own, as large as they can be. */
export function arrange(crowds: Parameters<typeof stand>[0], polygon: readonly Point[], spot: Point, name: NameLines, towers: readonly Point[]): { crowds: Crowd[]; scale: number } {
  for (const scale of SCALES) {
    const slots = slotsIn(polygon, spot, name, towers, scale)
    const found = stand(crowds, slots)
    if (scale === SCALES.at(-1) || apart(found)) return { crowds: found, scale }
  }
  return { crowds: [], scale: 1 }
}

/** Nobody stands on anybody else. */
function apart(crowds: readonly Crowd[]): boolean {
  const places = crowds.flatMap(({ at }) => at.map(String))
  return new Set(places).size === places.length
}

/** Put crowds on places: in reading order, colour by colour; the largest are folded until all fit. */
export function stand(crowds: { colour: number; kind: 'noble' | 'peasant'; count: number }[], slots: readonly Point[]): Crowd[] {
  const all = crowds.filter(({ count }) => count > 0)
  const ofColour = (colour: number): number => all.filter((one) => one.colour === colour).reduce((sum, { count }) => sum + count, 0)
  const folded = new Set(all.filter((one) => one.count > 2 && ofColour(one.colour) >= FOLD))
  const need = (one: (typeof all)[number]): number => (folded.has(one) ? FOLDED : one.count)
  const sum = (): number => all.reduce((total, one) => total + need(one), 0)
  while (sum() > slots.length) {
    const next = all.filter((one) => !folded.has(one) && one.count > FOLDED).sort((one, other) => other.count - one.count)[0]
    if (!next) break
    folded.add(next)
  }
  // A piece and its number stand side by side; so a place at the end of a row may stay empty.
  const chosen = slots.slice(0, Math.min(slots.length, sum() + folded.size)).sort((one, other) => one[1] - other[1] || one[0] - other[0])
  const free = [...chosen]
  const pair = (): Point[] => {
    const at = free.findIndex(([x, y], n) => free[n + 1]?.[1] === y && free[n + 1]![0] - x < 1.5 * STEP_X)
    return at < 0 ? [free.shift() ?? chosen.at(-1) ?? [0, 0], free.shift() ?? chosen.at(-1) ?? [0, 0]] : free.splice(at, 2)
  }
  return all.map((one) => ({
    ...one,
    folded: folded.has(one),
    at: folded.has(one) ? pair() : Array.from({ length: one.count }, (): Point => free.shift() ?? chosen.at(-1) ?? [0, 0]),
  }))
}

/** Handles of fences, apart from one another: each somewhere on its own line. */
export function handles(chords: readonly (readonly [Point, Point])[]): Point[] {
  const put: Point[] = []
  for (const [[ax, ay], [bx, by]] of chords) {
    let best: Point = [(ax + bx) / 2, (ay + by) / 2]
    let far = -1
    for (let t = 0.14; t <= 0.87; t += 0.06) {
      const at: Point = [ax + t * (bx - ax), ay + t * (by - ay)]
      const near = Math.min(60, ...put.map(([x, y]) => Math.hypot(x - at[0], y - at[1])))
      if (near > far + 0.5) [far, best] = [near, at]
    }
    put.push(best)
  }
  return put
}
