/** Where the card in play stands: the frames of the view, read. */
import type { Main, View } from './wire'
import { cardAt } from './facts'

type Frame = View['stack'][number]

const mainOf = (view: View): Main | null => {
  const first = view.stack[0]
  return first?.frame === 'main' ? first : null
}

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
  const last = view.stack.at(-1)
  if (last?.frame === 'menu') return { card: id, icons, past: main.icon, now: main.icon < icons.length }
  if (view.stack.length === 1 || byPower(last)) return { card: id, icons, past: main.icon, now: false }
  return { card: id, icons, past: main.icon - 1, now: true }
}

/** Whether the power of an area puts the question, and not the card. */
const byPower = (frame: Frame | undefined): boolean => frame?.frame === 'calming' || (frame !== undefined && 'power' in frame && frame.power > 0)
