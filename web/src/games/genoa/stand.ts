/** What players offer and show, laid out for drawing. */
import type { Terms, View } from './wire'
import { COMMODITIES, MARKER, spaceName, TILES } from './data'
import type { Seen } from './seen'

/** Who is waited for. */
export const waitedFor = (seen: Seen): number => seen.pending.filter((decision) => !decision.optional).length

/** The reference of an offer that stands, or of the own draft. */
export const offerRef = (view: View, terms: Terms): string => `offer:${spaceName(view, terms.space)}:${terms.by}`

/** The flag of another's offer stands on its space (see Flags). */
export function below(ref: string, { seat }: Pick<Seen, 'seat'>): string | null {
  const [kind, space, by] = ref.split(':')
  return kind === 'offer' && Number(by) !== seat ? `space:${space}` : null
}

/** What a player shows of what he has: goods, tiles, markers. */
export function publicThings(view: View, seat: number): [string, number][] {
  const player = view.players[seat]!
  const named = <T extends string>(names: readonly T[], counts: number[]): [string, number][] => names.map((name, at) => [name, counts[at] ?? 0])
  return [...named(COMMODITIES, player.goods), ...named(TILES, player.tiles), [MARKER, player.markers] as [string, number]].filter(([, count]) => count > 0)
}
export const ownThings = (view: View): [string, number][] =>
  view.seat === null ? [] : [...publicThings(view, view.seat), ...view.hand.map((card): [string, number] => [card, 1])]
