/** Names of things as arguments of messages: places by the board they are on, with the card they open. */
import { said, type Arg, type Said } from '$/lib/said'
import { cityOf, colourName, type City, type Item, type Site } from './city'
import type { Seen } from './seen'

const KINDS: Record<string, string> = { A: 'area', P: 'path', G: 'gap', T: 'tower', Z: 'zone' }
const kindOfPlace = (id: string): string => KINDS[id[0] ?? ''] ?? 'area'
/** Kinds of references that are places; a board before the id says the same. */
const PLACES = new Set([...Object.values(KINDS), 'cut', 'londonderry', 'borderlands'])

/** A place by its id: A3, A3B, P5, G2, T1, Z4; a cut (A3-F1) is named by its area. */
export function place(city: Pick<Site, 'board'>, id: string): Arg {
  const plain = id.split('-')[0]!
  const part = /\d([AB])$/.exec(plain)?.[1]
  const base = part ? plain.slice(0, -1) : plain
  const names = base.startsWith('Z') ? 'board-zone' : city.board.id
  const name = { name: `walled_city-${names}-${base}`, card: `${kindOfPlace(plain)}:${plain}` }
  return part ? { id: 'walled_city-part', args: { area: name, part } } : name
}
export const placeSaid = (city: Pick<Site, 'board'>, id: string): Said => thing(place(city, id))
export const places = (city: Pick<Site, 'board'>, ids: readonly string[]): Arg => ids.map((id) => place(city, id))
/** What a reference is called at this table. */
export function named(ref: string, seen: Seen): Arg | null {
  const [kind = '', id = ''] = ref.split(':')
  return PLACES.has(kind) ? place(cityOf(seen), id) : null
}

/** A name alone. */
export const thing = (name: Arg): Said => said('common-thing', { thing: name })
export const guildName = (id: string): Arg => `guild:${id}`
export const cardName = (face: string): Arg => `card:${face}`
/** A player, or the neutral colour. */
export const owner = (city: City, colour: number): Arg => (colour >= city.players ? 'colour:neutral' : `seat:${colour}`)
/** Pieces of a colour: "1 noble, 2 peasants". */
export const mix = (nobles: number, peasants: number): Said => said('walled_city-mix', { n: nobles, peasants })

/** A die or tile in words: "blue die 2", "survey tile +1". */
export function itemSaid(city: City, id: string): Said | null {
  const item = city.items.get(id)
  return item ? lying(item) : null
}
export const lying = (item: Item): Said =>
  item.faction === 'tile' ? said('walled_city-tile', { n: signed(item.value) }) : said('walled_city-die', { faction: `faction:${item.faction}`, n: item.value })
export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`.replace('-', '−'))

/** What a place is, for tooltips and readers: "Harbour Bastion, blue die 2". */
export function labelOf(city: City, id: string): Said {
  const item = itemSaid(city, id)
  return item || city.byId.has(id) ? said('walled_city-label', { name: place(city, id), item: item ?? said('walled_city-board-no-item') }) : placeSaid(city, id)
}
/** The reference of nobles or peasants. */
export const crowdRef = (city: City, kind: string, at: string, colour: number): string => `${kind}:${at}:${colourName(city, colour)}`
