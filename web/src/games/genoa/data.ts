/** The facts of Genoa as the engine has them: boards, cards, and the order in which the wire counts things. */
import alt from '@games/genoa/facts/board_alt.json'
import main from '@games/genoa/facts/board.json'
import printed from '@games/genoa/facts/cards.json'
import { genoa as icons } from '$/icons/genoa'
import type { Looks } from '$/table/game'
import type { View } from './wire'
import facts from './facts.json'

export { icons }

export type Commodity = keyof typeof icons.commodities
export type Tile = keyof typeof icons.tiles
export type Deck = keyof typeof icons.decks
export type Building = keyof typeof icons.buildings
/** The wire counts by these orders (facts.json is written from the engine's tables). */
export const COMMODITIES = facts.commodities as readonly Commodity[]
export const TILES = facts.tiles as readonly Tile[]
export const DECKS = facts.decks.map(({ id }) => id as Deck)
export const BUILDINGS = facts.buildings as readonly Building[]

export const MARKER = 'marker'
/** Nobody's. */
export const NOBODY = -1

export const isBuilding = (name: string): name is Building => (BUILDINGS as readonly string[]).includes(name)
export const isStreet = (name: string): boolean => name.startsWith('street_')
export const isCommodity = (name: string): name is Commodity => (COMMODITIES as readonly string[]).includes(name)
export const isTile = (name: string): name is Tile => (TILES as readonly string[]).includes(name)
export const isDeck = (name: string): name is Deck => (DECKS as readonly string[]).includes(name)

// ---- boards

type Action =
  | { type: 'draw'; deck: Deck; count: number }
  | { type: 'take_special_tile'; tile: Tile; count: number }
  | { type: 'take_goods'; goods: Commodity[]; each: number }
  | { type: 'take_ownership_markers'; count: number }
  | { type: 'deliver_large_order' }
  | { type: 'choice'; options: Action[] }
export type Group = 'villa' | 'warehouse' | 'special' | 'center'

export interface Space {
  id: string
  kind: 'building' | 'street' | 'market'
  group?: Group
  action?: Action
  cells: [number, number][]
  adjacent: string[]
}

type BoardFile = Pick<typeof main, 'contract_ring_clockwise'> & { spaces: Record<string, unknown> }

export interface Board {
  /** All spaces in the order of the wire: buildings, market, streets as one reads. */
  spaces: Space[]
  of: Record<string, Space>
  ring: string[]
}

function boardOf(raw: BoardFile): Board {
  const of: Record<string, Space> = {}
  for (const [id, space] of Object.entries(raw.spaces)) of[id] = { id, ...(space as Omit<Space, 'id'>) }
  // a list of neighbours may be left out: it is what the squares say
  for (const space of Object.values(of)) space.adjacent ??= Object.values(of).filter((other) => touching(space, other)).map(({ id }) => id)
  const first = (space: Space): number => space.cells[0]![1] * 10 + space.cells[0]![0]
  const rest = (kind: Space['kind']): Space[] => Object.values(of).filter((space) => space.kind === kind)
  return {
    spaces: [...BUILDINGS.map((name) => of[name]!), ...rest('market'), ...rest('street').sort((a, b) => first(a) - first(b))],
    of,
    ring: raw.contract_ring_clockwise,
  }
}

/** Whether two spaces share an edge. */
const touching = (one: Space, other: Space): boolean =>
  one !== other && one.cells.some(([x, y]) => other.cells.some(([ax, ay]) => Math.abs(x - ax) + Math.abs(y - ay) === 1))

const BOARDS = { main: boardOf(main), alt: boardOf(alt) }
export const boardOfView = ({ options }: View): Board => BOARDS[options.board!]
export const board = (name: keyof typeof BOARDS): Board => BOARDS[name]
export const spaceName = (view: View, number: number): string => boardOfView(view).spaces[number]?.id ?? ''

/** What the action of a building brings, as things: two commodities, a card, two markers. */
export const brings = ({ action }: Space): string[] => (action ? broughtBy(action) : [])
function broughtBy(action: Action): string[] {
  switch (action.type) {
    case 'draw': return Array<string>(action.count).fill(action.deck)
    case 'take_special_tile': return [action.tile]
    case 'take_goods': return action.goods
    case 'take_ownership_markers': return Array<string>(action.count).fill(MARKER)
    case 'choice': return action.options.flatMap(broughtBy)
    case 'deliver_large_order': return []
  }
}

// ---- cards

export interface Card {
  id: string
  deck: Deck
  /** A contract's building, a message's two, the place an order goes to. */
  places: Building[]
  goods: Commodity[]
}

interface Printed { id: string; building?: string; buildings?: string[]; villa?: string; good?: string; goods?: string[] }

type Decks = Record<Deck, { cards: Printed[]; payout?: number; payout_by_run_length?: Record<string, number>; payout_each_further_building?: number }>
let decks = printed.decks as unknown as Decks

const cardsOf = (decks: Decks): Record<string, Card> =>
  Object.fromEntries(
    DECKS.flatMap((deck) =>
      decks[deck].cards.map((card): [string, Card] => {
        const id = card.id.toLowerCase()
        const places = card.buildings ?? [card.building ?? card.villa ?? '']
        return [id, { id, deck, places: places as Building[], goods: (card.goods ?? (card.good ? [card.good] : [])) as Commodity[] }]
      }),
    ),
  )
export const CARDS: Record<string, Card> = cardsOf(decks)

/** Take the facts of a content pack instead of those the game comes with. */
export function equip(files: Record<string, unknown>): void {
  BOARDS.main = boardOf(files['board.json'] as BoardFile)
  BOARDS.alt = boardOf(files['board_alt.json'] as BoardFile)
  decks = (files['cards.json'] as { decks: Decks }).decks
  for (const id of Object.keys(CARDS)) delete CARDS[id]
  Object.assign(CARDS, cardsOf(decks))
}

/** What a card of a deck pays; a contract, if no other lies next to it. */
export const payOf = (deck: Deck): number => decks[deck].payout ?? decks[deck].payout_by_run_length!['1']!

// ---- looks

/** Colours of the goods' rims; on dark grounds the figure itself is ink. */
export const GOOD_COLOURS: Looks<Commodity> = {
  ale: '#A8741A', wine: '#7A1E3A', silver: '#6B7A86', copper: '#A24E22', linen: '#5E7F4C', silk: '#3C5FA8', pepper: '#2B3238', saffron: '#C8690A',
}
export const GROUP_COLOURS: Record<Group | 'market', { field: string; on: string }> = {
  villa: { field: '#7E5068', on: '#FFF6F0' },
  warehouse: { field: '#4C7752', on: '#FFFBEF' },
  special: { field: '#B48A2E', on: '#1A1508' },
  center: { field: '#3C6794', on: '#FFFBEF' },
  market: { field: '#C9B78E', on: '#2A2417' },
}
export const DECK_COLOURS: Looks<Deck> = {
  contract: 'var(--g-contract)', message: 'var(--g-message)', small_order: 'var(--g-small)', large_order: 'var(--g-large)',
}

/** The drawing of any thing that changes hands: a good, a tile, a marker, a deck, a card, ducats. */
export function iconOf(item: string): string {
  if (isCommodity(item)) return icons.commodities[item]
  if (isTile(item)) return icons.tiles[item]
  if (isDeck(item)) return icons.decks[item]
  if (item === MARKER) return icons.tokens.ownership_marker
  if (item in CARDS) return icons.decks[CARDS[item]!.deck]
  return icons.tokens.ducat
}
export const spaceIcon = (space: Space): string =>
  space.kind === 'building' ? icons.buildings[space.id as Building] : icons.places[space.kind]
