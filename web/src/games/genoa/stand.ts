/** Where a game of Genoa stands, read from the view: the negotiation, the action, what players show. No rule is decided here. */
import type { AnswerDraft, Asking, Floor, Live, Picking, Shipping, Terms, Trading, View, Window } from './wire'
import { COMMODITIES, DECKS, HOUSE, MARKER, spaceName, TILES } from './data'
import type { Seen } from './seen'

export type Frame = View['stack'][number]
type Kinds = { floor: Floor; asking: Asking; live: Live; window: Window; trading: Trading; shipping: Shipping; picking: Picking }

export const frameOf = <K extends keyof Kinds>(view: View, kind: K): Kinds[K] | undefined =>
  view.stack.find((frame) => frame.frame === kind) as Kinds[K] | undefined
export const top = (view: View): Frame | undefined => view.stack.at(-1)

export const floorOf = (view: View): Floor | undefined => frameOf(view, 'floor')
export const isHouse = (view: View): boolean => floorOf(view)?.about === HOUSE

/** What can be bought now: names of spaces. */
export const targetsOf = (view: View): string[] => (floorOf(view)?.targets ?? []).map((space) => spaceName(view, space))

/** The trader's counter that waits for an answer. */
export function counterOf(view: View): Terms | null {
  const frame = top(view)
  if (frame?.frame === 'replying') return frame.terms
  return frame?.frame === 'live' ? frame.counter : null
}

/** Who is waited for. */
export const waitedFor = (seen: Seen): number => seen.pending.filter((decision) => !decision.optional).length

/** What this seat has written so far and not handed in. */
export function draftOf(seen: Seen): AnswerDraft | null {
  const frame = top(seen.view)
  if (frame?.frame !== 'asking' || seen.seat === null || !seen.decision || seen.decision.optional) return null
  return frame.drafts[seen.seat] ?? null
}

/** The reference of an offer that stands, or of the own draft. */
export const offerRef = (view: View, terms: Terms): string => `offer:${spaceName(view, terms.space)}:${terms.by}`

/** The flag of another's offer stands on its space (see Flags). */
export function below(ref: string, { seat }: Pick<Seen, 'seat'>): string | null {
  const [kind, space, by] = ref.split(':')
  return kind === 'offer' && Number(by) !== seat ? `space:${space}` : null
}

/** How many actions a player has left without an Extra action tile. */
export const actionsLeft = ({ tally }: Pick<Seen, 'tally'>, seat: number): number => tally.actions[seat] ?? 0

/** What a player shows of what he has: goods, tiles, markers. */
export function publicThings(view: View, seat: number): [string, number][] {
  const player = view.players[seat]!
  const named = <T extends string>(names: readonly T[], counts: number[]): [string, number][] => names.map((name, at) => [name, counts[at] ?? 0])
  return [...named(COMMODITIES, player.goods), ...named(TILES, player.tiles), [MARKER, player.markers] as [string, number]].filter(([, count]) => count > 0)
}
export const deckThings = (view: View, seat: number): [string, number][] =>
  DECKS.map((deck, at): [string, number] => [deck, view.players[seat]!.cards[at] ?? 0]).filter(([, count]) => count > 0)
export const ownThings = (view: View): [string, number][] =>
  view.seat === null ? [] : [...publicThings(view, view.seat), ...view.hand.map((card): [string, number] => [card, 1])]
