/** Genoa's things as messages. */
import { said, type Arg, type Said } from '$/lib/said'
import type { Terms, View } from './wire'
import { CARDS, isStreet, spaceName } from './data'
import { things } from './bundle'

export const spaceArg = (space: string): Arg => `space:${space}`
export const buildingArg = (building: string): Arg => `building:${building}`
export const cardArg = (card: string): Arg => `card:${card}`

/** A space as messages take it: some languages put an article before all but streets. */
export const spaceArgs = (space: string): Record<string, Arg> => ({ space: spaceArg(space), sort: isStreet(space) ? 'street' : 'building' })

/** So many of a thing, in words: "2 selyem", "15 dukát". */
export const itemSaid = (item: string, n: number): Said => said(`genoa-item-${item}`, { n })
export const itemArg = (item: string, n: number): Arg => (item in CARDS ? cardArg(item) : itemSaid(item, n))
export const bundleArg = (text: string): Arg => things(text).map(([item, n]) => itemArg(item, n))

/** An offer's or a counter's terms as a message: who, for what, the price, what is wanted. */
export function termsSaid(id: string, view: View, terms: Terms): Said {
  return said(id, {
    seat: `seat:${terms.by}`,
    trader: `seat:${view.trader}`,
    ...spaceArgs(spaceName(view, terms.space)),
    give: bundleArg(terms.give),
    take: bundleArg(terms.take),
    pledge: bundleArg(terms.pledge),
    extra: Number(terms.extra),
  })
}
