/** Genoa's things as messages. */
import { bundle, thing } from '$/lib/sentences'
import { said, who, type Arg, type Said } from '$/lib/said'
import type { Terms, View } from '$/lib/wire/genoa'
import { spaceName, isBuilding, isStreet } from './data'

export const spaceArg = (space: string): Arg => thing('genoa', 'space', space)
export const buildingArg = (building: string): Arg => thing('genoa', 'building', building)
export const cardArg = (card: string): Arg => thing('genoa', 'card', card)
export const bundleArg = (text: string): Arg => bundle('genoa', text)
export const sortOf = (space: string): string => (isStreet(space) ? 'street' : isBuilding(space) ? 'building' : 'market')

/** A space as messages of genoa-play take it. */
export const spaceArgs = (space: string): Record<string, Arg> => ({ space: spaceArg(space), sort: sortOf(space) })

/** So many of a thing, in words: "2 selyem", "15 dukát". */
export const itemSaid = (item: string, n: number): Said => said(`genoa-item-${item}`, { n })

/** An offer's or a counter's terms as a message: who, for what, the price, what is wanted. */
export function termsSaid(id: string, view: View, terms: Terms): Said {
  return said(id, {
    seat: who(terms.by),
    trader: who(view.trader),
    ...spaceArgs(spaceName(view, terms.space)),
    give: bundleArg(terms.give),
    take: bundleArg(terms.take),
    pledge: bundleArg(terms.pledge),
    extra: Number(terms.extra),
  })
}
