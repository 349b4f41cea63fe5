/** Where a game of Genoa stands, read from the view: the negotiation, the action, who can do what. No rule is decided here. */
import type { AnswerDraft, Asking, Floor, Live, Picking, Shipping, Terms, Trading, View, Window } from '$/lib/wire/genoa'
import { brings, boardOfView, CARDS, COMMODITIES, DECKS, HOUSE, isBuilding, MARKER, payOf, spaceName, TILES } from './data'
import { DUCATS } from './bundle'
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

/** What this seat has written so far and not handed in. */
export function draftOf(view: View): AnswerDraft | null {
  const frame = top(view)
  if (frame?.frame !== 'asking' || view.seat === null || !((frame.waiting >> view.seat) & 1)) return null
  return frame.drafts[view.seat] ?? null
}

/** A view with what the server has counted for it. */
export type Counted = Pick<Seen, 'view' | 'tally'>

/** How many actions a player has left without an Extra action tile. */
export const actionsLeft = ({ tally }: Counted, seat: number): number => tally.actions[seat] ?? 0
const EXTRA = TILES.indexOf('extra_action')
export const extraTiles = (view: View, seat: number): number => view.players[seat]!.tiles[EXTRA] ?? 0
export const canAct = (now: Counted, seat: number): boolean => actionsLeft(now, seat) > 0 || extraTiles(now.view, seat) > 0

/** Whether an offer of this seat for a space must say that an Extra action tile is spent. */
export const needsExtra = (now: Counted, seat: number, space: string): boolean =>
  isBuilding(space) && !actionsLeft(now, seat) && extraTiles(now.view, seat) > 0

/** What a player shows of what he has: goods, tiles, markers, and how many cards of each deck. */
export function publicThings(view: View, seat: number): [string, number][] {
  const player = view.players[seat]!
  const named = <T extends string>(names: readonly T[], counts: number[]): [string, number][] => names.map((name, at) => [name, counts[at] ?? 0])
  return [...named(COMMODITIES, player.goods), ...named(TILES, player.tiles), [MARKER, player.markers] as [string, number]].filter(([, count]) => count > 0)
}
export const deckThings = (view: View, seat: number): [string, number][] =>
  DECKS.map((deck, at): [string, number] => [deck, view.players[seat]!.cards[at] ?? 0]).filter(([, count]) => count > 0)
export const ownThings = (view: View): [string, number][] =>
  view.seat === null ? [] : [...publicThings(view, view.seat), ...view.hand.map((card): [string, number] => [card, 1])]

/** What the action of a building could bring to be pledged, and how many at most; the server says whether it is certain. */
export function pledgeable(view: View, space: string): [string, number][] {
  const found = boardOfView(view).of[space]
  if (!found || found.kind !== 'building') return []
  const counts = new Map<string, number>()
  for (const thing of brings(found)) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  const orders = Object.values(CARDS).filter((card) => card.deck.endsWith('order') && card.places[0] === space)
  if (found.group === 'villa') for (const tile of TILES) counts.set(tile, 1)
  const most = found.group === 'villa' ? payOf('large_order') : orders.length ? payOf('small_order') : 0
  return [...(most ? [[DUCATS, most] as [string, number]] : []), ...counts]
}

/** Whether somebody may only deliver a message while another is asked. */
export const meanwhile = (view: View, optional: boolean): boolean => optional && top(view)?.frame !== 'live'

