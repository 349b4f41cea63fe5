/** Where on the page a bubble stands: at the plate of who speaks, wherever that is drawn. */

export interface Place {
  x: number
  y: number
  /** Beside the plate, below or above it, or at the top of the page where there is none. */
  side: 'right' | 'below' | 'above' | 'free'
  /** Of one below or above: where its tail is, in pixels from its left. */
  tail: number
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels that a bubble may be wide and high, and its distance from everything. */
const WIDE = 240
const HIGH = 80
const GAP = 10
/** Below what is said of the company. */
const FREE = 160
const TAIL = 18

/** The page: how wide it is, and where the part ends that bubbles may cover. What is asked is below that. */
interface Page {
  width: number
  end: number
}

/** The place by a plate; null: none can be seen. `at`: which of several without one. */
export function placeBy(plate: Box | null, at: number, { width, end }: Page): Place {
  if (!plate || plate.top > end - TAIL || plate.bottom < 0) return { x: GAP, y: FREE + at * (HIGH / 2 + GAP), side: 'free', tail: 0 }
  const clamp = (value: number, most: number): number => Math.round(Math.max(GAP, Math.min(value, most)))
  if (width >= 768 && plate.right + GAP + WIDE < width) return { x: Math.round(plate.right + GAP), y: clamp((plate.top + plate.bottom) / 2, end - HIGH / 2), side: 'right', tail: 0 }
  const wide = Math.min(WIDE, width * 0.6)
  const x = clamp(plate.left, width - wide - GAP)
  // A plate that is scrolled away points to the edge behind which it is.
  const tail = Math.round(Math.max(TAIL / 2, Math.min(plate.left + TAIL - x, wide - 2 * TAIL)))
  const above = plate.bottom + GAP + HIGH > end && plate.top - GAP - HIGH > 0
  return above ? { x, y: Math.round(plate.top - GAP), side: 'above', tail } : { x, y: clamp(plate.bottom + GAP, end - HIGH), side: 'below', tail }
}

export function placeOf(seat: number | null, at: number): Place {
  const drawn = seat === null ? [] : [...document.querySelectorAll(`[data-target="seat:${seat}"]`)].filter((one) => one.getClientRects().length)
  const end = document.querySelector('[data-now]')?.getBoundingClientRect().top ?? innerHeight
  return placeBy(drawn[0]?.getBoundingClientRect() ?? null, at, { width: innerWidth, end: end > HIGH ? end : innerHeight })
}
