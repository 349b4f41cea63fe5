/** Where the flags of offers stand: beside the space they are for, never on one that can be chosen and never on the tower. */
import type { Space } from './data'
import { boxOf, CELL, centreOf, EDGE, SIZE, type Box, type Point } from './geometry'

export const FLAG = 25
const STEP = FLAG + 3
/** How far a flag stands from the edge its tip points at. */
const TIP = 8

export type Side = 'in' | 'left' | 'right' | 'up' | 'down'
/** Each flag, and which way its tip points back from; `in` has none. `to`: it stands further away, and a line goes there. */
export interface Place extends Point { tip: Side; to?: Point }

const shared = (one: Box, two: Box): number =>
  Math.max(0, Math.min(one.x + one.w, two.x + two.w) - Math.max(one.x, two.x)) * Math.max(0, Math.min(one.y + one.h, two.y + two.h) - Math.max(one.y, two.y))

/** What a box would hide, and how bad that is. */
export interface Thing { box: Box; weight: number }
/** So bad is it to hide what can be chosen: anything else is better. */
const NEVER = 1e5
/** The ring round a square that can be chosen goes a little beyond it. */
const RING = 3

/** All that stands on the board and ought to be seen. */
export function standing(spaces: readonly Space[], legal: (space: string) => boolean): Thing[] {
  const whole = { x: EDGE, y: EDGE, w: 8 * CELL, h: 8 * CELL }
  return [
    ...spaces.flatMap((space) => space.cells.map((cell): Thing => {
      const box = boxOf([cell])
      if (legal(space.id)) return { box: { x: box.x - RING, y: box.y - RING, w: box.w + 2 * RING, h: box.h + 2 * RING }, weight: NEVER }
      return { box, weight: space.kind === 'street' ? 0 : 1 }
    })),
    // the numbers at the edges
    { box: { x: 0, y: 0, w: SIZE, h: whole.y }, weight: 0.8 },
    { box: { x: 0, y: 0, w: whole.x, h: SIZE }, weight: 0.8 },
  ]
}

interface Candidate extends Point { side: Side; harm: number }
const ROOM = { x: 2, y: 2, w: SIZE - 4, h: SIZE - 4 }

/** What a box hides of all that ought to be seen; beyond the board it cannot be seen itself. */
const hides = (box: Box, things: readonly Thing[]): number =>
  things.reduce((sum, thing) => (thing.weight ? sum + thing.weight * shared(box, thing.box) : sum), 9 * (box.w * box.h - shared(box, ROOM)))

/** The places round a space, so wide and so high: beside the middle of the whole or of a square, or flush with one of its ends. */
function beside(space: Space, w: number, h: number): Omit<Candidate, 'harm'>[] {
  const whole = boxOf(space.cells)
  const found: Omit<Candidate, 'harm'>[] = []
  if (space.kind === 'street') found.push({ side: 'in', x: whole.x + (whole.w - w) / 2, y: whole.y + (whole.h - h) / 2 })
  const has = new Set(space.cells.map(String))
  for (const cell of space.cells) {
    const [column, row] = cell
    const box = boxOf([cell])
    const ys = [whole.y + (whole.h - h) / 2, box.y + (box.h - h) / 2, box.y + 2, box.y + box.h - h - 2].filter((y) => Math.abs(y + h / 2 - box.y - box.h / 2) <= CELL)
    const xs = [whole.x + (whole.w - w) / 2, box.x + (box.w - w) / 2].filter((x) => Math.abs(x + w / 2 - box.x - box.w / 2) <= CELL)
    if (!has.has(`${column - 1},${row}`)) found.push(...ys.map((y) => ({ side: 'left' as const, x: box.x - TIP - w, y })))
    if (!has.has(`${column + 1},${row}`)) found.push(...ys.map((y) => ({ side: 'right' as const, x: box.x + box.w + TIP, y })))
    if (!has.has(`${column},${row - 1}`)) found.push(...xs.map((x) => ({ side: 'up' as const, x, y: box.y - TIP - h })))
    if (!has.has(`${column},${row + 1}`)) found.push(...xs.map((x) => ({ side: 'down' as const, x, y: box.y + box.h + TIP })))
  }
  return found
}

/** Anywhere on the board, the nearer the better; a line shows what it is for. */
const GRID = 7
const PER_STEP = 6
function anywhere(from: Point, w: number, h: number): Candidate[] {
  const found: Candidate[] = []
  for (let y = ROOM.y; y + h <= ROOM.y + ROOM.h; y += GRID) {
    for (let x = ROOM.x; x + w <= ROOM.x + ROOM.w; x += GRID) found.push({ side: 'in', x, y, harm: PER_STEP * Math.hypot(x + w / 2 - from.x, y + h / 2 - from.y) })
  }
  return found
}

function best(candidates: readonly Candidate[], w: number, h: number, things: readonly Thing[]): Candidate {
  let found = candidates[0]!
  let least = Infinity
  for (const candidate of candidates) {
    if (candidate.harm >= least) continue
    const harm = candidate.harm + hides({ x: candidate.x, y: candidate.y, w, h }, things)
    if (harm < least - 1) [found, least] = [candidate, harm]
  }
  return { ...found, harm: least }
}

/** The flags (each so wide) for a space: one above the other where that hides nothing that can be chosen, else each where there is room. */
export function placed(space: Space, widths: readonly number[], things: readonly Thing[]): Place[] {
  const w = Math.max(...widths)
  const h = widths.length * STEP - (STEP - FLAG)
  const whole = boxOf(space.cells)
  const onBoard = (y: number): number => Math.max(2, Math.min(SIZE - 2 - h, y))
  // what is moved back onto the board must not cover what can be chosen there either
  const chosen = things.filter(({ weight }) => weight === NEVER)
  const near = best(beside(space, w, h).map((place) => ({ ...place, harm: hides({ x: place.x, y: onBoard(place.y), w, h }, chosen) })), w, h, things)
  if (near.harm >= NEVER) {
    if (widths.length > 1) {
      const known = [...things]
      return widths.flatMap((width) => {
        const [place] = placed(space, [width], known)
        known.push({ box: { x: place!.x, y: place!.y, w: width, h: FLAG }, weight: NEVER })
        return [place!]
      })
    }
    // to the nearest of its squares
    const at = centreOf(space.cells[0]!)
    const far = best(anywhere(at, w, h), w, h, things)
    if (far.harm < near.harm) {
      const [x, y] = [far.x + w / 2, far.y + h / 2]
      const ends = space.cells.map((cell) => centreOf(cell)).sort((one, two) => Math.hypot(one.x - x, one.y - y) - Math.hypot(two.x - x, two.y - y))
      return [{ x: far.x, y: far.y, tip: 'in', to: ends[0]! }]
    }
  }
  const top = onBoard(near.y)
  const nearest = near.side === 'up' ? widths.length - 1 : 0
  return widths.map((width, index) => {
    const y = top + index * STEP
    const x = near.side === 'left' ? near.x + w - width : near.side === 'right' ? near.x : near.x + (w - width) / 2
    const level = near.side === 'left' || near.side === 'right' ? y + FLAG / 2 > whole.y && y + FLAG / 2 < whole.y + whole.h : index === nearest
    return { x, y, tip: level ? near.side : 'in' }
  })
}
