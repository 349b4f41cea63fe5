/** Where a tooltip stands: beside what it explains, and over nothing that is to be read or pressed meanwhile. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Size {
  width: number
  height: number
}
export interface Place {
  x: number
  y: number
  side: 'below' | 'above' | 'right' | 'left'
}

const AWAY = 11
const EDGE = 8
/** Rather a hundred things to press than one to read. */
const FAR_WORSE = 1000

/** How much of one box lies under another, in square pixels. */
export function covered(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 0 && down > 0 ? across * down : 0
}

/**
 * Below, else above, right or left: the first side on the screen where it covers nothing of `clear`; else the one where it
 * covers the least, of `never` nothing if that is possible at all. What it explains is never covered where any side is left.
 */
export function place(target: Box, own: Size, room: Size, clear: readonly Box[], never: readonly Box[] = []): Place {
  const within = (want: number, length: number, most: number): number => Math.max(EDGE, Math.min(most - length - EDGE, want))
  const middleX = within((target.left + target.right - own.width) / 2, own.width, room.width)
  const middleY = within((target.top + target.bottom - own.height) / 2, own.height, room.height)
  const sides: Place[] = [
    { side: 'below', x: middleX, y: target.bottom + AWAY },
    { side: 'above', x: middleX, y: target.top - own.height - AWAY },
    { side: 'right', x: target.right + AWAY, y: middleY },
    { side: 'left', x: target.left - own.width - AWAY, y: middleY },
  ]
  let best: Place | undefined
  let least = Infinity
  for (const side of sides) {
    const x = within(side.x, own.width, room.width)
    const y = within(side.y, own.height, room.height)
    const box = { left: x, top: y, right: x + own.width, bottom: y + own.height }
    const all = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + covered(box, one), 0)
    const cost = all(clear) + covered(box, target) + all(never) * FAR_WORSE
    if (cost < least) [best, least] = [{ side: side.side, x, y }, cost]
    if (!cost) break
  }
  return best!
}
