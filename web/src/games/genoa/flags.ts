/** Where the flags of offers stand: beside the space they are for, on streets where there is room, never on the tower. */
import type { Space } from './data'
import { boxOf, CELL, EDGE, SIZE, type Box, type Point } from './geometry'

export const FLAG = 25
const STEP = FLAG + 3
/** How far a flag stands from the edge its tip points at. */
const TIP = 8

export type Side = 'in' | 'left' | 'right' | 'up' | 'down'
/** Each flag, and which way its tip points back from; `in` has none. */
export interface Place extends Point { tip: Side }

const shared = (one: Box, two: Box): number =>
  Math.max(0, Math.min(one.x + one.w, two.x + two.w) - Math.max(one.x, two.x)) * Math.max(0, Math.min(one.y + one.h, two.y + two.h) - Math.max(one.y, two.y))

/** What a box would hide, and how bad that is. */
export interface Thing { box: Box; weight: number }

/** All that stands on the board and ought to be seen. */
export function standing(spaces: readonly Space[], legal: (space: string) => boolean): Thing[] {
  const whole = { x: EDGE, y: EDGE, w: 8 * CELL, h: 8 * CELL }
  return [
    ...spaces.flatMap((space) => space.cells.map((cell): Thing => ({ box: boxOf([cell]), weight: space.kind !== 'street' ? 1 : legal(space.id) ? 0.2 : 0 }))),
    // the numbers at the edges
    { box: { x: 0, y: 0, w: SIZE, h: whole.y }, weight: 0.8 },
    { box: { x: 0, y: 0, w: whole.x, h: SIZE }, weight: 0.8 },
  ]
}

/** The stack of flags (one above the other, each so wide) for a space: of all places round it the one that hides least. */
export function placed(space: Space, widths: readonly number[], things: readonly Thing[]): Place[] {
  const w = Math.max(...widths)
  const h = widths.length * STEP - (STEP - FLAG)
  const whole = boxOf(space.cells)
  const candidates: { side: Side; x: number; y: number }[] = []
  if (space.kind === 'street') candidates.push({ side: 'in', x: whole.x + (whole.w - w) / 2, y: whole.y + (whole.h - h) / 2 })
  else {
    const has = new Set(space.cells.map(String))
    for (const cell of space.cells) {
      const [column, row] = cell
      const box = boxOf([cell])
      // beside the middle of the whole or of the square, or flush with one of its ends
      const ys = [whole.y + (whole.h - h) / 2, box.y + (box.h - h) / 2, box.y + 2, box.y + box.h - h - 2].filter((y) => Math.abs(y + h / 2 - box.y - box.h / 2) <= CELL)
      const xs = [whole.x + (whole.w - w) / 2, box.x + (box.w - w) / 2].filter((x) => Math.abs(x + w / 2 - box.x - box.w / 2) <= CELL)
      if (!has.has(`${column - 1},${row}`)) candidates.push(...ys.map((y) => ({ side: 'left' as const, x: box.x - TIP - w, y })))
      if (!has.has(`${column + 1},${row}`)) candidates.push(...ys.map((y) => ({ side: 'right' as const, x: box.x + box.w + TIP, y })))
      if (!has.has(`${column},${row - 1}`)) candidates.push(...xs.map((x) => ({ side: 'up' as const, x, y: box.y - TIP - h })))
      if (!has.has(`${column},${row + 1}`)) candidates.push(...xs.map((x) => ({ side: 'down' as const, x, y: box.y + box.h + TIP })))
    }
  }
  const room = { x: 2, y: 2, w: SIZE - 4, h: SIZE - 4 }
  let best = candidates[0]!
  let least = Infinity
  for (const candidate of candidates) {
    const box = { x: candidate.x, y: candidate.y, w, h }
    const hides = things.reduce((sum, thing) => (thing.weight ? sum + thing.weight * shared(box, thing.box) : sum), 9 * (w * h - shared(box, room)))
    if (hides < least - 1) [best, least] = [candidate, hides]
  }
  const top = Math.max(2, Math.min(SIZE - 2 - h, best.y))
  const nearest = best.side === 'up' ? widths.length - 1 : 0
  return widths.map((width, index) => {
    const y = top + index * STEP
    const x = best.side === 'left' ? best.x + w - width : best.side === 'right' ? best.x : best.x + (w - width) / 2
    const beside = best.side === 'left' || best.side === 'right' ? y + FLAG / 2 > whole.y && y + FLAG / 2 < whole.y + whole.h : index === nearest
    return { x, y, tip: beside ? best.side : 'in' }
  })
}
