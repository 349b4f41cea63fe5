/** The sheet of anything on the table: guilds, places with who is there and what it would bring, factions, citizens, cards. */
import { walled_city as icons } from '$/icons/walled_city'
import { said, type Arg, type CardText, type Said } from '$/table/game'
import type { Tally } from './wire'
import { CRESTS, guildOf, numbersOf, type Faction, type GuildId } from './board'
import { areaById, cityOf, citizens, guardsAt, hoodOf, type Area, type City } from './city'
import { hoodNow } from './count'
import { cardName, itemSaid, mix, owner, place, placeSaid, places, thing } from './names'
import type { Seen } from './seen'

const MOSS = 'var(--city)'
const about = (key: string, args?: Said['args']): Said => said(`walled_city-board-about-${key}`, args)

export function card(id: string, seen: Seen): CardText | null {
  const city = cityOf(seen)
  const [kind = '', value = ''] = id.split(':')
  switch (kind) {
    case 'guild':
      return guild(value, city, seen.tally)
    case 'area':
      return area(value, city, seen.tally)
    case 'path':
      return path(value, city)
    case 'gap':
      return gap(value, city)
    case 'tower':
      return tower(value, city)
    case 'zone':
      return zone(value, city, seen)
    case 'item':
      return item(value, city, seen.tally)
    case 'faction':
      return faction(value as Faction, city, seen.tally)
    case 'kind':
      return { name: said(`walled_city-kind-${value}`), kind: said('walled_city-board-thing-kind'), text: [said(`walled_city-board-about-kind-${value}`)], rules: value === 'noble' ? ['WAL-1.8', 'WAL-7.8', 'WAL-8.1'] : ['WAL-1.8'], icon: value === 'noble' ? icons.pieces.noble : icons.pieces.peasant, field: MOSS }
    case 'colour':
      return { name: said('walled_city-board-neutral'), text: [about('neutral')], rules: ['WAL-12.3', 'WAL-12.5', 'WAL-12.10'] }
    case 'card':
    case 'hand':
    case 'shown': {
      const [high, low] = numbersOf(value)
      return { name: said('walled_city-a-card', { card: cardName(value) }), kind: said('walled_city-board-building-card'), text: [about('card', { high, low }), ...(value.endsWith('*') ? [about('off-colour')] : [])], rules: value.endsWith('*') ? ['WAL-11.5', 'WAL-5.5'] : ['WAL-3.6', 'WAL-7.4', 'WAL-5.5'], icon: icons.pieces.building_card, field: MOSS }
    }
    case 'noble':
    case 'peasant':
      return card(`kind:${kind}`, seen)
    default:
      return null
  }
}

function guild(id: string, city: City, tally: Tally): CardText | null {
  const found = guildOf(id)
  if (!found) return null
  const holder = city.view.players.findIndex((player) => player.guild === id)
  const deck = found.deck === 'both' ? said('walled_city-board-both-boards') : said(`walled_city-board-${found.deck}`)
  const turned = holder >= 0 && !!city.public.turned[holder]
  const facts = [said('walled_city-board-priority', { n: found.priority })]
  if (holder >= 0) facts.push(said('walled_city-board-held', { seat: owner(city, holder), used: turned }))
  else if (city.view.offer.includes(id)) facts.push(said('walled_city-board-offered'))
  const permanent = tally.permanent.includes(id)
  return {
    name: said(`walled_city-guild-${id}`),
    kind: said('walled_city-board-guild-of', { deck }),
    facts,
    text: [said(`walled_city-guild-${id}.text`), about(permanent ? 'permanent' : 'once')],
    rules: found.rules,
    icon: icons.guilds[id as GuildId],
    field: MOSS,
  }
}

/** "Anna 2 nobles, 1 peasant" for everybody who is there. */
export function peopleOf(city: City, areas: readonly Area[]): Arg[] {
  return Array.from({ length: city.colours }, (_, colour) => colour).flatMap((colour): Arg[] => {
    let nobles = 0
    let peasants = 0
    for (const { number } of areas) {
      const found = citizens(city, number, colour)
      nobles += found.nobles
      peasants += found.peasants
    }
    return nobles + peasants ? [said('walled_city-board-people', { colour: owner(city, colour), mix: mix(nobles, peasants) })] : []
  })
}

function area(id: string, city: City, tally: Tally): CardText | null {
  const found = areaById(city, id)
  if (!found) return null
  const hood = hoodOf(city, found)
  const here = peopleOf(city, [found])
  const counted = hoodNow(tally, id)
  const votes = counted.votes.flatMap((n, colour): Arg[] => (n ? [said('walled_city-votes', { colour: owner(city, colour), n })] : []))
  const text: Said[] = [about('people', { list: here })]
  if (hood.length > 1) text.push(about('hood', { areas: places(city, hood.map((one) => one.id)), list: peopleOf(city, hood) }))
  else text.push(about('alone'))
  if (votes.length) text.push(about('votes', { votes }))
  const gaps = city.gapArea.flatMap((one, at) => (one === found ? [city.board.gaps[at]!.id] : []))
  text.push(gaps.length ? about('gaps', { gaps: places(city, gaps) }) : about('no-gap'))
  if (tally.fleeing.includes(id)) text.push(about('flee'))
  const lying = itemSaid(city, id)
  return { name: placeSaid(city, id), kind: about('area'), ...(lying && { facts: [lying] }), text, rules: ['WAL-4.1', 'WAL-4.7', ...(city.round === 2 ? ['WAL-8.1'] : [])], icon: icons.pieces.peasant, field: MOSS }
}

const state = (n: number, what: 'path' | 'gap'): Said => about(`${what}-state`, { state: n < 0 ? 'demolished' : n === 0 ? 'empty' : n === 1 ? 'built' : 'double' })

function path(id: string, city: City): CardText | null {
  const at = city.board.paths.findIndex((one) => one.id === id)
  if (at < 0) return null
  const [one, other] = city.sides[at]!
  const fork = one.length > 1 || other.length > 1
  const text = [about(fork ? 'fork' : 'path', { one: places(city, one.map((side) => side.id)), other: places(city, other.map((side) => side.id)) }), state(city.public.paths[at]!, 'path')]
  return { name: placeSaid(city, id), kind: said('walled_city-board-key-path'), text, rules: fork ? ['WAL-3.3', 'WAL-3.6', 'WAL-11.9', 'WAL-11.11'] : ['WAL-3.3', 'WAL-3.6', 'WAL-4.2'], icon: icons.pieces.road, field: MOSS }
}

function gap(id: string, city: City): CardText | null {
  const at = city.board.gaps.findIndex((one) => one.id === id)
  if (at < 0) return null
  const [one, other] = city.board.gaps[at]!.between_towers
  const text = [said('walled_city-board-about-gap', { area: place(city, city.gapArea[at]!.id), one: place(city, one), other: place(city, other) }), state(city.public.gaps[at]!, 'gap')]
  return { name: placeSaid(city, id), kind: said('walled_city-board-key-gap'), text, rules: ['WAL-7.3', 'WAL-7.6', 'WAL-7.11', 'WAL-8.1'], icon: icons.pieces.wall, field: MOSS }
}

function tower(id: string, city: City): CardText | null {
  const at = city.board.towers.findIndex((one) => one.id === id)
  if (at < 0) return null
  const guards = Array.from({ length: city.colours }, (_, colour) => colour).flatMap((colour): Arg[] => {
    const n = guardsAt(city, at, colour)
    return n ? [said('walled_city-votes', { colour: owner(city, colour), n })] : []
  })
  const gaps = city.board.gaps.filter((one) => one.between_towers.includes(id)).map((one) => one.id)
  const lying = itemSaid(city, id)
  return {
    name: placeSaid(city, id),
    kind: about('tower-kind'),
    ...(lying && { facts: [lying] }),
    text: [about('guards', { list: guards }), about('tower', { zones: places(city, city.board.towers[at]!.zones), gaps: places(city, gaps) }), about('tower-votes')],
    rules: ['WAL-7.11', 'WAL-8.8', 'WAL-9.5', 'WAL-9.6'],
    icon: icons.pieces.tower,
    field: MOSS,
  }
}

function zone(id: string, city: City, seen: Seen): CardText | null {
  const at = city.board.zones.findIndex((one) => one.id === id)
  if (at < 0) return null
  const [one, other] = city.board.zones[at]!.towers
  const lies = city.view.zones[at] ?? ''
  const holder = city.public.zone_owner[at] ?? -1
  const facts: Said[] = []
  if (lies) facts.push(said('walled_city-board-zone-card', { seat: owner(city, Math.max(0, holder)), known: lies.startsWith('?') ? 'no' : 'yes', card: cardName(lies.replace('?', '')) }))
  if (lies && !lies.startsWith('?') && holder === seen.seat && !seen.outcome) facts.push(said('walled_city-board-zone-yours'))
  return { name: placeSaid(city, id), kind: said('walled_city-board-key-zone'), facts, text: [said('walled_city-board-about-zone', { one: place(city, one), other: place(city, other) }), about('tower-votes')], rules: ['WAL-5.3', 'WAL-5.5', 'WAL-9.4'], icon: icons.pieces.defence_zone, field: MOSS }
}

function item(id: string, city: City, tally: Tally): CardText | null {
  const found = city.items.get(id)
  if (!found) return null
  if (found.faction !== 'tile') {
    const sheet = faction(found.faction, city, tally)
    return { ...sheet, facts: [said('walled_city-board-item-at', { item: itemSaid(city, id)!, place: place(city, id) }), ...(sheet.facts ?? [])] }
  }
  return { name: itemSaid(city, id)!, kind: said('walled_city-board-key-tile'), facts: [thing(place(city, id))], text: [about('tile')], rules: ['WAL-1.12', 'WAL-3.16', 'WAL-4.10'], icon: icons.pieces.survey, field: MOSS }
}

function faction(id: Faction, city: City, tally: Tally): CardText {
  const now = tally.factions.find((one) => one.faction === id)!
  const where = [...city.items].filter(([, one]) => one.faction === id).map(([at]) => at)
  return {
    name: said('walled_city-board-faction', { faction: said(`walled_city-faction-${id}`) }),
    kind: said('walled_city-board-thing-faction'),
    facts: [said('walled_city-board-faction-value', { n: now.value }), said('walled_city-board-faction-lead', { list: now.leaders.map((colour) => owner(city, colour)), n: now.citizens })],
    text: [said('walled_city-board-about-faction'), about('dice', { places: places(city, where) })],
    rules: ['WAL-4.16', 'WAL-4.17', 'WAL-4.18', 'WAL-8.7', 'WAL-8.8'],
    icon: icons.factions[id],
    field: CRESTS[id],
  }
}
