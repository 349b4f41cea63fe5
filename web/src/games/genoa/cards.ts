/** The sheet of any card, building, street, tile, good, deck or marker. */
import { said, type Arg } from '$/lib/said'
import type { View } from './wire'
import { has } from '$/lib/words.svelte'
import type { CardText } from '$/table/game'
import {
  boardOfView, BUILDINGS, brings, CARDS, COMMODITIES, DECK_COLOURS, DECKS, GOOD_COLOURS, GROUP_COLOURS, icons, isBuilding, isCommodity, isDeck, isTile,
  MARKER, NOBODY, payOf, spaceIcon, TILES, type Card,
} from './data'
import { runOf } from './score'
import type { Seen } from './seen'
import { buildingArg, cardArg, spaceArg } from './words'

const BUILDING_RULES: Record<string, string[]> = {
  guild_hall: ['GEN-7.3'], city_hall: ['GEN-7.4'], post_office: ['GEN-7.5'], cathedral: ['GEN-7.6'], palace: ['GEN-7.7'], park: ['GEN-7.8'],
  coach_house: ['GEN-7.9'], harbor: ['GEN-7.10'], inn: ['GEN-7.11'], tavern: ['GEN-7.11'], drinks: ['GEN-7.12'], metals: ['GEN-7.12'],
  fabric: ['GEN-7.12'], spices: ['GEN-7.12'], colini: ['GEN-7.13'], monetti: ['GEN-7.13'], ricci: ['GEN-7.13'], zasteri: ['GEN-7.13'],
}
const TILE_RULES: Record<string, string[]> = {
  start_space: ['GEN-3.4', 'GEN-3.5', 'GEN-3.6'], trade_1_1: ['GEN-9.10', 'GEN-9.11', 'GEN-9.12'], any_commodity: ['GEN-9.9'],
  building_action: ['GEN-9.13', 'GEN-9.16', 'GEN-9.17'], extra_action: ['GEN-9.4', 'GEN-9.6', 'GEN-5.8'],
}
const DECK_RULES: Record<string, string[]> = {
  contract: ['GEN-8.18', 'GEN-8.19', 'GEN-8.20'], message: ['GEN-8.12', 'GEN-8.13', 'GEN-8.16'], small_order: ['GEN-8.7', 'GEN-8.8', 'GEN-8.11'], large_order: ['GEN-8.4', 'GEN-8.5', 'GEN-8.11'],
}

const cardsNaming = (building: string): Card[] => Object.values(CARDS).filter((card) => (card.places as string[]).includes(building))

function building(id: (typeof BUILDINGS)[number], view: View): CardText {
  const space = boardOfView(view).of[id]!
  const owner = view.owner[BUILDINGS.indexOf(id)] ?? NOBODY
  const streets = space.adjacent.filter((name) => name.startsWith('street_'))
  const look = GROUP_COLOURS[space.group!]
  return {
    name: said(`genoa-building-${id}`),
    kind: said(`genoa-board-group-${space.group}`),
    facts: owner === NOBODY ? [] : [said('genoa-board-card-owner', { seat: `seat:${owner}` })],
    text: [
      said(`genoa-building-${id}.text`),
      streets.length ? said('genoa-board-card-streets', { streets: streets.map(spaceArg) }) : said('genoa-board-card-no-street'),
      said('genoa-board-card-beside', { spaces: space.adjacent.map(spaceArg) }),
      said('genoa-board-card-cards', { cards: cardsNaming(id).map((card) => cardArg(card.id)) }),
    ],
    rules: [...(BUILDING_RULES[id] ?? []), 'GEN-10.12'],
    icon: icons.buildings[id],
    field: look.field,
    on: look.on,
  }
}

function place(id: string, view: View): CardText | null {
  const space = boardOfView(view).of[id]
  if (!space) return null
  const market = space.kind === 'market'
  return {
    name: said(`genoa-space-${id}`),
    text: [said(market ? 'genoa-board-card-market' : 'genoa-board-card-street'), said('genoa-board-card-beside', { spaces: space.adjacent.map(spaceArg) })],
    rules: market ? ['GEN-2.6', 'GEN-2.11'] : ['GEN-6.5', 'GEN-10.5'],
    icon: spaceIcon(space),
    field: market ? GROUP_COLOURS.market.field : '#8A8F86',
    on: market ? GROUP_COLOURS.market.on : '#FFF9EC',
  }
}

function face(card: Card, seen: Seen): CardText {
  const held = seen.tally.hand.find((one) => one.card === card.id)
  /** A message's buildings, an order's goods, the run of a contract: the words for each stand with the deck. */
  const words = (names: readonly string[]): Arg => names.map((name) => (isCommodity(name) ? `commodity:${name}` : buildingArg(name)))
  const run = runOf(seen.tally, card.places[0]!)?.buildings ?? []
  const facts = held ? [said('genoa-board-card-held', { deck: card.deck, done: words(held.done), missing: words(held.missing), run: words(run), n: held.pay })] : []
  return {
    name: said(`genoa-card-${card.id}`),
    kind: said('genoa-board-card-deck', { deck: said(`genoa-deck-${card.deck}`), n: payOf(card.deck), sort: card.deck }),
    facts,
    text: [said(`genoa-deck-${card.deck}.text`), said('genoa-board-card-places', { buildings: card.places.map(buildingArg) })],
    rules: DECK_RULES[card.deck] ?? [],
    icon: icons.decks[card.deck],
    field: DECK_COLOURS[card.deck],
  }
}

/** The sheet of a thing: `building:harbor`, `space:market`, `card:m05`, `tile:extra_action`, `commodity:ale`, `deck:message`, `marker`. */
export function card(id: string, seen: Seen): CardText | null {
  const { view } = seen
  const [kind = '', name = ''] = id.split(':')
  if (kind === 'card' || kind === 'hand') return CARDS[name] ? face(CARDS[name], seen) : null
  if (kind === 'building' || kind === 'space') return isBuilding(name) ? building(name, view) : place(name, view)
  if (kind === MARKER || name === MARKER) {
    return { name: said('genoa-board-marker'), text: [said('genoa-board-card-marker')], rules: ['GEN-1.7', 'GEN-10.5', 'GEN-10.12', 'GEN-11.3'], icon: icons.tokens.ownership_marker, field: 'var(--city)' }
  }
  if (isTile(name)) {
    const from = boardOfView(view).spaces.filter((space) => space.group !== 'villa' && brings(space).includes(name))
    return {
      name: said(`genoa-tile-${name}`),
      kind: said('genoa-board-card-tile', { buildings: from.map((space) => buildingArg(space.id)) }),
      facts: [said('genoa-board-card-supply', { n: view.tile_supply[TILES.indexOf(name)] ?? 0 })],
      text: [said(`genoa-tile-${name}.text`)],
      rules: TILE_RULES[name] ?? [],
      icon: icons.tiles[name],
      field: GROUP_COLOURS.special.field,
      on: GROUP_COLOURS.special.on,
    }
  }
  if (isCommodity(name)) {
    const from = boardOfView(view).spaces.find((space) => space.group === 'warehouse' && brings(space).includes(name))!
    return {
      name: said(`genoa-commodity-${name}`),
      kind: said('genoa-board-card-good', { building: buildingArg(from.id) }),
      facts: [said('genoa-board-card-supply', { n: view.supply[COMMODITIES.indexOf(name)] ?? 0 })],
      text: [said('genoa-board-card-cards', { cards: Object.values(CARDS).filter((one) => one.goods.includes(name)).map((one) => cardArg(one.id)) })],
      rules: ['GEN-7.12', 'GEN-1.5'],
      icon: icons.commodities[name],
      field: GOOD_COLOURS[name],
    }
  }
  if (isDeck(name)) {
    const at = DECKS.indexOf(name)
    return {
      name: said(`genoa-deck-${name}`),
      facts: [said('genoa-board-card-pile', { n: view.decks[at] ?? 0, up: view.face_up[at]?.length ?? 0 })],
      text: [said(`genoa-deck-${name}.text`), ...((view.face_up[at]?.length ?? 0) ? [said('genoa-board-card-face-up', { cards: view.face_up[at]!.map(cardArg) })] : [])],
      rules: DECK_RULES[name] ?? [],
      icon: icons.decks[name],
      field: DECK_COLOURS[name],
    }
  }
  return has(`genoa-${kind}-${name}`) ? { name: said(`genoa-${kind}-${name}`) } : null
}
