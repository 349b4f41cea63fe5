/** Things that change hands, as the wire writes them: "15d+silk+2ale+trade_1_1+2marker+m05"; nothing is "-". */
import { CARDS, COMMODITIES, DECKS, MARKER, TILES } from './data'

export const NOTHING = '-'
/** Ducats among the things of a bundle. */
export const DUCATS = 'd'
/** What there is, and how many. */
export type Bundle = Record<string, number>

const ORDER: readonly string[] = [DUCATS, ...COMMODITIES, ...TILES, MARKER, ...DECKS, ...Object.keys(CARDS)]

export function read(text: string): Bundle {
  const found: Bundle = {}
  if (!text || text === NOTHING) return found
  for (const part of text.split('+')) {
    const [, count = '', name = ''] = /^(\d*)(.+)$/.exec(part) ?? []
    // a card's own name ends in digits, but begins with a letter
    found[name] = (found[name] ?? 0) + Number(count || 1)
  }
  return found
}

export function write(bundle: Bundle): string {
  const parts = ORDER.filter((name) => (bundle[name] ?? 0) > 0).map((name) =>
    bundle[name] === 1 && name !== DUCATS ? name : `${bundle[name]}${name}`,
  )
  return parts.join('+') || NOTHING
}

/** The things of a bundle in their order, ducats first. */
export const things = (bundle: Bundle): [string, number][] =>
  ORDER.filter((name) => (bundle[name] ?? 0) > 0).map((name) => [name, bundle[name]!])

export const isEmpty = (bundle: Bundle): boolean => things(bundle).length === 0
/** How many things there are besides money. */
export const goodsIn = (bundle: Bundle): number =>
  things(bundle).reduce((sum, [name, count]) => (name === DUCATS ? sum : sum + count), 0)

/** With more or less of a thing. */
export function changed(bundle: Bundle, name: string, by: number): Bundle {
  const count = Math.max(0, (bundle[name] ?? 0) + by)
  const rest = Object.fromEntries(Object.entries(bundle).filter(([other]) => other !== name))
  return count ? { ...rest, [name]: count } : rest
}

/** With cards known only by their deck, as the other side's are asked for. */
export function backs(bundle: Bundle): Bundle {
  return Object.entries(bundle).reduce((found: Bundle, [name, n]) => changed(found, CARDS[name]?.deck ?? name, n), {})
}

/** Without cards that still have to be picked from a deck. */
export const withoutDecks = (bundle: Bundle): Bundle =>
  Object.fromEntries(Object.entries(bundle).filter(([name]) => !(DECKS as readonly string[]).includes(name)))
