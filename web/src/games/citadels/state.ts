/** Where the game stands: what the engine's tally says, by name, and the order seats are drawn in. */
import type { Fate, Tally, View } from './wire'

export type Mark = Fate['marks'][number]
export const NOBODY = -1

/** What has become of a character this round, as far as the own seat may know; nothing of one that is not in the game. */
export const fateOf = (tally: Tally, name: string): Fate | undefined => tally.fates.find(({ char }) => char === name)

/** The seats in the order they are drawn: the own one last, nearest to the hand. */
export function seatOrder(view: View): number[] {
  const { length } = view.players
  const first = view.seat === null ? 0 : view.seat + 1
  return Array.from({ length }, (_, at) => (first + at) % length)
}
