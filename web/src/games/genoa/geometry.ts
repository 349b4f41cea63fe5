/** From squares to drawings: outlines of spaces, and where name, picture and pieces stand on them. */
import type { Space } from './data'

/** The side of a square, and where the first one begins. */
export const CELL = 62
export const EDGE = 30
export const SIZE = EDGE + 8 * CELL + 8

export interface Point { x: number; y: number }
export interface Box extends Point { w: number; h: number }

const corner = (column: number, row: number): Point => ({ x: EDGE + (column - 1) * CELL, y: EDGE + (row - 1) * CELL })
export const centreOf = ([column, row]: [number, number]): Point => {
  const { x, y } = corner(column, row)
  return { x: x + CELL / 2, y: y + CELL / 2 }
}

export function boxOf(cells: readonly [number, number][]): Box {
  const columns = cells.map(([column]) => column)
  const rows = cells.map(([, row]) => row)
  const { x, y } = corner(Math.min(...columns), Math.min(...rows))
  return { x, y, w: (Math.max(...columns) - Math.min(...columns) + 1) * CELL, h: (Math.max(...rows) - Math.min(...rows) + 1) * CELL }
}

/** The corners of the outline of some squares, clockwise, drawn in by so much. */
export function outline(cells: readonly [number, number][], inset: number): Point[] {
  const has = new Set(cells.map(([column, row]) => `${column},${row}`))
  const inside = (column: number, row: number): boolean => has.has(`${column},${row}`)
  // Edges run clockwise round each square; those between two of the squares are left out.
  const next = new Map<string, [number, number]>()
  for (const [c, r] of cells) {
    if (!inside(c, r - 1)) next.set(`${c},${r}`, [c + 1, r])
    if (!inside(c + 1, r)) next.set(`${c + 1},${r}`, [c + 1, r + 1])
    if (!inside(c, r + 1)) next.set(`${c + 1},${r + 1}`, [c, r + 1])
    if (!inside(c - 1, r)) next.set(`${c},${r + 1}`, [c, r])
  }
  const first = next.keys().next().value!.split(',').map(Number) as [number, number]
  const loop: [number, number][] = []
  let at = first
  do {
    loop.push(at)
    at = next.get(at.join(','))!
  } while (at[0] !== first[0] || at[1] !== first[1])
  const points: Point[] = []
  loop.forEach((here, index) => {
    const before = loop.at(index - 1)!
    const after = loop[(index + 1) % loop.length]!
    const came = [here[0] - before[0], here[1] - before[1]] as const
    const goes = [after[0] - here[0], after[1] - here[1]] as const
    if (came[0] === goes[0] && came[1] === goes[1]) return
    const { x, y } = corner(here[0], here[1])
    // clockwise: the inside lies to the right of the way, on both edges that meet here
    points.push({ x: x + inset * (-came[1] - goes[1]), y: y + inset * (came[0] + goes[0]) })
  })
  return points
}

export const path = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`

/** How a building is drawn. */
export interface Plan {
  shape: 'wide' | 'tall' | 'bent'
  /** Where the picture stands, and how large. */
  icon: Point & { size: number }
  /** Where the lines of the name begin. */
  name: Point & { anchor: 'start' | 'middle'; size: number; line: number }
  /** The middle of the row of things it brings. */
  gives: Point
  /** The owner's token. */
  owner: Point
  /** The signs of own cards that name it: the first, and how far on the next. */
  cards: Point & { dx: number; dy: number }
  /** Where the tower or a disc stands. */
  piece: Point
}

export function planOf(space: Space, lines: number): Plan {
  const { x, y, w, h } = boxOf(space.cells)
  if (space.cells.length * CELL * CELL < w * h) return bent(space)
  if (w >= h) {
    return {
      shape: 'wide',
      icon: { x: x + 6, y: y + (h - 34) / 2, size: 34 },
      name: { x: x + 43, y: lines > 1 ? y + 27 : y + 28, anchor: 'start', size: lines > 1 ? 16.5 : 17, line: 17 },
      gives: lines > 1 ? { x: x + w - 22, y: y + h - 20 } : { x: x + 58, y: y + h - 20 },
      // a name of one line may be as long as the house is wide: the token stands below it
      owner: lines > 1 ? { x: x + w - 25, y: y + 3 } : { x: x + w - 27, y: y + h - 27 },
      cards: { x: x + 5, y: y + 4, dx: 13, dy: 0 },
      piece: { x: x + w / 2, y: y + h / 2 },
    }
  }
  return {
    shape: 'tall',
    icon: { x: x + w / 2 - 17, y: y + (h > 2 * CELL ? 26 : 12), size: 34 },
    name: { x: x + w / 2, y: y + (h > 2 * CELL ? 88 : lines > 1 ? 63 : 68), anchor: 'middle', size: 15.5, line: 15.5 },
    gives: { x: x + w / 2, y: y + h - 20 },
    owner: { x: x + w - 24, y: y + 2 },
    cards: { x: x + 4, y: y + 5, dx: 0, dy: 16 },
    piece: { x: x + w / 2, y: y + h / 2 },
  }
}

/** Three squares round a corner: the name on the two in a row, the picture on the third. */
function bent(space: Space): Plan {
  const rows = space.cells.map(([, row]) => row)
  const long = rows.find((row, index) => rows.indexOf(row) !== index)!
  const pair = space.cells.filter(([, row]) => row === long)
  const [third] = space.cells.filter(([, row]) => row !== long)
  const strip = boxOf(pair)
  const alone = boxOf([third!])
  return {
    shape: 'bent',
    icon: { x: alone.x + 11, y: alone.y + 11, size: 40 },
    name: { x: strip.x + strip.w / 2, y: strip.y + 24, anchor: 'middle', size: 17, line: 16 },
    gives: { x: strip.x + strip.w / 2, y: strip.y + strip.h - 19 },
    owner: { x: alone.x + 38, y: alone.y + 2 },
    cards: { x: alone.x + 4, y: alone.y + 5, dx: 0, dy: 16 },
    piece: { x: alone.x + CELL / 2, y: alone.y + CELL / 2 },
  }
}

/** Where pieces stand on any space. */
export function pieceAt(space: Space): Point {
  if (space.kind === 'building' && space.cells.length === 3) return planOf(space, 1).piece
  const { x, y, w, h } = boxOf(space.cells)
  return { x: x + w / 2, y: y + h / 2 - (space.kind === 'market' ? 16 : 0) }
}

/** On a building pieces stand on its picture, so that its name can be read. */
export function standAt(space: Space): Point {
  if (space.kind !== 'building') return pieceAt(space)
  const { icon } = planOf(space, 1)
  return { x: icon.x + icon.size / 2, y: icon.y + icon.size / 2 }
}
