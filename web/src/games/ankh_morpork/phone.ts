/**
 * Where things stand when the city is drawn small (a phone): fewer and larger ones. A price stands only where nothing
 * is built, and everybody's minions of an area stand as heaps in one row, which breaks where it would be wider than `room`.
 */
import type { Looks } from '$/table/game'
import type { Point } from './layout'

export interface Near {
  badge: Point
  label: Point
  /** The building, or the price of one. */
  house: Point
  trouble: Point
  crowd: Point
  room: number
}

const near = (badge: Point, label: Point, house: Point, trouble: Point, crowd: Point, room: number): Near => ({ badge, label, house, trouble, crowd, room })

export const NEAR: Looks<string, Near> = {
  dolly_sisters: near([334, 72], [360, 72], [356, 116], [588, 70], [500, 122], 220),
  unreal_estate: near([412, 228], [438, 228], [402, 184], [634, 266], [508, 280], 210),
  dragons_landing: near([636, 170], [660, 170], [672, 112], [750, 110], [752, 230], 240),
  small_gods: near([786, 302], [812, 302], [612, 366], [930, 352], [770, 354], 242),
  the_scours: near([607, 442], [630, 442], [618, 496], [738, 496], [676, 556], 186),
  the_hippo: near([810, 438], [833, 438], [812, 500], [912, 500], [854, 560], 170),
  the_shades: near([626, 643], [650, 643], [612, 694], [814, 641], [726, 697], 168),
  dimwell: near([212, 662], [238, 662], [464, 714], [488, 664], [318, 708], 230),
  longwall: near([116, 508], [142, 508], [100, 558], [290, 512], [226, 568], 210),
  isle_of_gods: near([428, 369], [428, 412], [376, 470], [506, 468], [440, 528], 172),
  seven_sleepers: near([82, 346], [108, 346], [88, 410], [284, 300], [206, 408], 170),
  nap_hill: near([114, 198], [138, 198], [112, 250], [220, 140], [222, 248], 166),
}

/** A heap, and a heap with its number beside it. */
const WIDE = { one: 42, many: 60 }
const ROW = 41

/** The middles of heaps of so many pieces around a point, in as few rows as there is room for. */
export function heaps(counts: readonly number[], [x, y]: Point, room: number): Point[] {
  const widths = counts.map((count) => (count > 1 ? WIDE.many : WIDE.one))
  const total = widths.reduce((sum, wide) => sum + wide, 0)
  const rows = Math.ceil(total / room)
  const lines: number[][] = []
  let at = 0
  for (let left = rows; left; left--) {
    const size = Math.ceil((counts.length - at) / left)
    lines.push(Array.from({ length: size }, (_, n) => at + n))
    at += size
  }
  return lines.flatMap((line, row) => {
    let from = x - line.reduce((sum, n) => sum + widths[n]!, 0) / 2
    return line.map((n): Point => {
      const middle = from + WIDE.one / 2
      from += widths[n]!
      return [middle, y + (row - (rows - 1) / 2) * ROW]
    })
  })
}
