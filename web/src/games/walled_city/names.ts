/** Names of things as arguments of messages: places by the board they are on, with the card they open. */
import { values } from '$/lib/sentences'
import type { Arg, Said } from '$/lib/said'
import type { City, Site } from './city'
import { colourOf } from './city'

const KINDS: Record<string, string> = { A: 'area', P: 'path', G: 'gap', T: 'tower', Z: 'zone' }
export const kindOfPlace = (id: string): string => KINDS[id[0] ?? ''] ?? 'area'

/** A place by its id: A3, A3B, P5, G2, T1, Z4; a cut (A3-F1) is named by its area. */
export function place(city: Pick<Site, 'board'>, id: string): Arg {
  const plain = id.split('-')[0]!
  const part = /\d([AB])$/.exec(plain)?.[1]
  const base = part ? plain.slice(0, -1) : plain
  const name = { name: `walled_city-${city.board.id}-${base}`, card: `${kindOfPlace(plain)}:${plain}` }
  return part ? { id: 'walled_city-web-part', args: { area: name, part } } : name
}
export const placeSaid = (city: Pick<Site, 'board'>, id: string): Said => ({ id: 'walled_city-web-name', args: { thing: place(city, id) } })
export const places = (city: Pick<Site, 'board'>, ids: readonly string[]): Arg => ids.map((id) => place(city, id))
export const guildName = (id: string): Arg => ({ name: `walled_city-guild-${id}`, card: `guild:${id}` })
export const factionName = (id: string): Arg => ({ name: `walled_city-faction-${id}`, card: `faction:${id}` })
export const cardName = (face: string): Arg => (face.endsWith('*') ? { id: 'walled_city-off_colour', args: { thing: face.slice(0, -1) } } : face)
/** A player, or the neutral colour. */
export const owner = (city: City, colour: number): Arg =>
  colour >= city.players ? { name: 'walled_city-colour-neutral', card: 'colour:neutral' } : { seat: colour }
export const ownerOf = (city: City, name: string): Arg => owner(city, colourOf(city, name))

const PLACES = ['place', 'area', 'tower', 'zone', 'cut']

/** Arguments of the engine as messages take them, with places by their names. */
export function named(city: City, args: Record<string, unknown>): Record<string, Arg> {
  const found = values('walled_city', args)
  for (const [key, arg] of Object.entries(args)) {
    const kind = key.replace(/\d+$/, '')
    if (PLACES.includes(kind) && typeof arg === 'string') found[key] = place(city, arg)
    // Messages select on the word itself, so it carries no mark of a name.
    else if (kind === 'kind' && typeof arg === 'string') found[key] = { id: `walled_city-kind-${arg}` }
    else if (kind === 'areas' && Array.isArray(arg)) found[key] = places(city, arg as string[])
    else if (kind === 'votes' && Array.isArray(arg)) {
      found[key] = (arg as number[]).flatMap((n, colour): Arg[] => (n ? [{ id: 'walled_city-votes', args: { colour: owner(city, colour), n } }] : []))
    } else if (kind === 'card' && typeof arg === 'string') found[key] = cardName(arg)
    else if (kind === 'cards' && Array.isArray(arg)) found[key] = (arg as string[]).map(cardName)
  }
  return found
}

/** A die or tile in words: "blue 2", "tile +1". */
export function itemSaid(city: City, id: string): Said | null {
  const item = city.items.get(id)
  if (!item) return null
  return item.faction === 'tile'
    ? { id: 'walled_city-web-tile', args: { n: signed(item.value) } }
    : { id: 'walled_city-web-die', args: { faction: factionName(item.faction), n: item.value } }
}
export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`.replace('-', '−'))
