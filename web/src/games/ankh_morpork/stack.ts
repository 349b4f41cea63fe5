/** Where the game stands: the frames of the view, read. */
import type { Happening, Main, View } from '$/lib/wire/ankh_morpork'
import { areaAt, cardAt } from './facts'

export type Frame = View['stack'][number]

export const top = (view: View): Frame | undefined => view.stack.at(-1)
/** The frame below the question. */
export const below = (view: View): Frame | undefined => view.stack.at(-2)
export const mainOf = (view: View): Main | null => {
  const first = view.stack[0]
  return first?.frame === 'main' ? first : null
}
export const happeningOf = (view: View): Happening | null => view.stack.findLast((frame) => frame.frame === 'happening') ?? null

/** The icons of the card in play, which of them is asked or being carried out, and how many are past. */
export interface Chain {
  card: string
  icons: string[]
  /** So many are past. */
  past: number
  /** The next one is being asked or carried out now. */
  now: boolean
}

export function chainOf(view: View): Chain | null {
  const main = mainOf(view)
  if (!main || main.card < 0) return null
  const { id, icons } = cardAt(main.card)
  const last = top(view)
  if (last?.frame === 'menu') return { card: id, icons, past: main.icon, now: main.icon < icons.length }
  if (view.stack.length === 1 || powerOf(view)) return { card: id, icons, past: main.icon, now: false }
  return { card: id, icons, past: main.icon - 1, now: true }
}

/** The icon that a menu offers now; null where it offers a play or the end. */
export function offered(view: View): string | null {
  const chain = chainOf(view)
  return chain && top(view)?.frame === 'menu' ? (chain.icons[chain.past] ?? null) : null
}

/** The area whose power puts the question, or null. */
export function powerOf(view: View): string | null {
  const last = top(view)
  if (last?.frame === 'calming') return 'isle_of_gods'
  const number = last && 'power' in last ? last.power : 0
  return number ? areaAt(number).id : null
}

/** The card in play, by its name, or the last one whose text still works. */
export const currentCard = (view: View): string => {
  const main = mainOf(view)
  return main && main.card >= 0 ? cardAt(main.card).id : view.current
}
