/**
 * Carries out what happening.ts says: things fly over the page from where they were to where they go, others are struck,
 * rise or are pointed out. Nothing waits for it, and nothing of it is in anybody's way: the table below is as the server says.
 */
import { placesOf, type Gesture } from './happening'
import { kindOf } from './seen'

export interface Box {
  x: number
  y: number
  w: number
  h: number
  /** It is drawn, but scrolled away: this is where one would have to look. */
  away?: boolean
}

/** A gesture with its places on the page. */
export interface Flight extends Gesture {
  key: number
  to: Box
  /** Where it comes from; null: it stays. */
  since: Box | null
}

const EASE = 'cubic-bezier(.3,.1,.2,1)'
/** What is not drawn lies beyond the upper edge of the board: so far. */
const BEYOND = 6
/** More on the page at once nobody could follow. */
const MOST_FLIGHTS = 24

export class Showing {
  flights = $state.raw<Flight[]>([])
  #keys = 0
  #due: readonly Gesture[] = []
  #before = new Map<Gesture, Box>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #moving: Animation[] = []

  /** What is shown with the step that is drawn next; several may be drawn at once. */
  plan(gestures: readonly Gesture[]): void {
    this.#due = [...this.#due, ...gestures].slice(-MOST_FLIGHTS)
  }

  /** Before the step is drawn: where things are that will be gone. */
  measure(own: number | null): void {
    for (const one of this.#due) if (one.from && !one.glides) this.#before.set(one, boxOf(one.from, one.what, own))
  }

  /** After it was drawn. */
  run(own: number | null): void {
    const due = this.#due
    if (!due.length) return
    this.#due = []
    for (const { at } of due) follow(at)
    const flights = due.flatMap((one): Flight[] => {
      if (one.glides) return []
      if (one.way === 'rise' && !one.still) return this.#rise(one, own)
      return [{ ...one, key: this.#keys++, to: boxOf(one.at, one.what, own), since: this.#before.get(one) ?? null }]
    })
    this.#before.clear()
    this.flights = [...this.flights, ...flights].slice(-MOST_FLIGHTS)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.finish(), Math.max(0, ...due.map(({ start, lasts }) => start + lasts)) + 50)
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#due = []
    for (const animation of this.#moving) animation.cancel()
    this.#moving = []
    if (this.flights.length) this.flights = []
  }

  get busy(): boolean {
    return this.#timer !== undefined
  }

  /** A building comes up out of the ground: the drawing itself moves. */
  #rise(one: Gesture, own: number | null): Flight[] {
    const element = elementOf(one.at, one.what, own)
    if (!element) return []
    const animation = element.animate([{ opacity: 0, translate: '0 16px' }, { opacity: 1, translate: '0 0' }], { delay: one.start, duration: one.lasts * 0.7, easing: EASE, fill: 'backwards' })
    this.#moving.push(animation)
    return []
  }

  /** `{@attach showing.move(flight)}`: how a flight moves, by what it is. */
  move(one: Flight) {
    return (element: Element): void => {
      const { start: delay, lasts: duration } = one
      if (one.still) return
      const { since, to } = one
      const timing: KeyframeAnimationOptions = { delay, duration, easing: EASE, fill: 'both' }
      if (since) {
        const [x, y] = [since.x + since.w / 2 - (to.x + to.w / 2), since.y + since.h / 2 - (to.y + to.h / 2)]
        const far = `translate(${x}px, ${y}px)`
        element.animate([{ transform: far, opacity: 0 }, { transform: far, opacity: 1, offset: 0.08 }, { transform: 'none', opacity: 1, offset: 0.88 }, { transform: 'none', opacity: 0 }], timing)
      } else if (one.way === 'roll') {
        element.animate([{ transform: 'translateY(-26px) rotate(-200deg) scale(.7)', opacity: 0 }, { transform: 'none', opacity: 1, offset: 0.6 }, { transform: 'none', opacity: 1, offset: 0.92 }, { opacity: 0 }], timing)
      } else if (one.way === 'strike') {
        element.animate([{ clipPath: 'inset(0 100% 0 0)', opacity: 1 }, { clipPath: 'inset(0)', opacity: 1, offset: 0.45 }, { clipPath: 'inset(0)', opacity: 1, offset: 0.85 }, { clipPath: 'inset(0)', opacity: 0 }], timing)
      } else {
        element.animate([{ opacity: 0, transform: 'scale(1.08)' }, { opacity: 1, transform: 'none', offset: 0.3 }, { opacity: 0, transform: 'none' }], timing)
      }
    }
  }
}


/** What is drawn of a reference; null: nothing. */
function elementOf(ref: string, what: string, own: number | null): Element | null {
  for (const place of placesOf(ref, what, own)) {
    const query = place === '@hand' ? '[data-region=hand]' : `[data-target="${place}"],[data-place="${place}"]`
    for (const element of document.querySelectorAll(query)) if (element.getClientRects().length) return element
  }
  return null
}

/** On a narrow screen the players stand in a strip that scrolls: whom it is about is shown there. */
function follow(ref: string): void {
  if (kindOf(ref) === 'seat') document.querySelector(`.strip > [data-target="${ref}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Where it is on the page, as far as it can be seen; what is not drawn lies beyond the upper edge of the board. */
function boxOf(ref: string, what: string, own: number | null): Box {
  const element = ref ? elementOf(ref, what, own) : null
  if (element) {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    // What scrolls is cut off at the edges of its region.
    const room = element.closest('[data-region]')?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    const [x, end] = [clamp(left, room.left, room.right), clamp(right, room.left, room.right)]
    const [y, low] = [clamp(top, room.top, room.bottom), clamp(bottom, room.top, room.bottom)]
    return end > x && low > y ? { x, y, w: end - x, h: low - y } : { x, y, w: 1, h: 1, away: true }
  }
  const stage = document.querySelector('[data-region=stage]')?.getBoundingClientRect()
  return { x: stage ? stage.left + stage.width / 2 : innerWidth / 2, y: (stage?.top ?? 0) + BEYOND, w: 0, h: 0 }
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
