// Written by tools/wire_types.py from the server's schemas. Do not change it here: change the structs.

import type { Forms } from '$/lib/moves'

export type Move = JoinMove | BuildMove | ShowMove | PutMove | NoblesMove | ShareMove | SettleMove | PromoteMove | AdjustMove | SkipMove | EndMove | UseGuildMove | CopyGuildMove | PickMove | ChooseMove | ChooseColourMove | ChooseKindMove | PlaceCitizenMove | GiveMove | TakeCardMove | ZoneMove | LayMove | FaceMove | DoneMove

export type Kind = 'start_road' | 'joining' | 'building' | 'showing' | 'settling' | 'settling_other' | 'sharing' | 'peopling' | 'promoting' | 'adjusting' | 'ending' | 'ability' | 'answering' | 'taking' | 'zoning' | 'laying' | 'facing'

export type Reason = 'towers_counted'

/** Change a die by one, or turn a tile (WAL-3.15, WAL-3.16). */
export interface AdjustMove {
  move: 'adjust'
  place: string
  way: 'down' | 'turn' | 'up'
}

/** Lay a road on a path or put a wall in a gap (WAL-3.3, WAL-7.3); also a starting road. */
export interface BuildMove {
  move: 'build'
  place: string
}

/** Choose a player for an ability (Vintners). */
export interface ChooseColourMove {
  move: 'colour'
  colour: 'neutral' | 'p1' | 'p2' | 'p3' | 'p4'
}

/** Choose peasants or nobles (Saddlers). */
export interface ChooseKindMove {
  move: 'kind'
  kind: 'noble' | 'peasant'
}

/** Choose a place for an ability: area, tower, path, gap or cut. */
export interface ChooseMove {
  move: 'choose'
  place: string
}

/** Grocers: use the ability of a guild that another player holds (WAL-13.8). */
export interface CopyGuildMove {
  move: 'copy'
  guild: string
}

/** A defence card that is being laid (WAL-5.3). */
export interface Defending {
  zone: string
  card: string
}

/** Enough of what may be done several times. */
export interface DoneMove {
  move: 'done'
}

/** End the turn. */
export interface EndMove {
  move: 'end'
}

/** Phase D: the tower that the larger number faces (WAL-5.5). */
export interface FaceMove {
  move: 'face'
  place: string
}

/** A faction and who would take it. */
export interface Faction {
  faction: string
  value: number
  leaders: number[]
  citizens: number
  each: number
}

/** Butchers: give a card, or give one back (WAL-13.52, WAL-13.53). */
export interface GiveMove {
  move: 'give'
  card: string
}

/** A neighbourhood and what it would give. */
export interface Hood {
  areas: string[]
  votes: number[]
  open: boolean
}

/** Take a guild from the offer (WAL-2.1, WAL-6.3). */
export interface JoinMove {
  move: 'join'
  guild: string
}

/** Phase D: which card goes there; `*` marks the off-colour card (WAL-11.5). */
export interface LayMove {
  move: 'lay'
  card: string
}

/** How many of those who settle are nobles (WAL-3.8). */
export interface NoblesMove {
  move: 'nobles'
  n: number
}

/** Board and guild deck, and rulings with their recommended default. */
export interface Options {
  board?: 'borderlands' | 'londonderry'
  guild_deck?: 'mixed' | 'own'
  taylors_permanent?: boolean
  defence_cards?: number
  first_player?: number | 'random'
  starting_road?: 'first_player' | 'random'
  neutral_votes?: boolean
  defence_guilds?: boolean
  rules?: number
}

/** Choose a citizen for an ability: its place and colour. */
export interface PickMove {
  move: 'pick'
  place: string
  colour: 'neutral' | 'p1' | 'p2' | 'p3' | 'p4'
}

/** Salters: put a peasant or a noble into an area (WAL-13.28). */
export interface PlaceCitizenMove {
  move: 'place'
  kind: 'noble' | 'peasant'
  place: string
}

/** What anybody may know of a player, and what the viewing seat knows beyond it. */
export interface PlayerView {
  votes: number
  cards: number
  guild: string
  old_guild: string
  known: string[]
}

/** Move a noble from the neighbourhood at the wall to a tower (WAL-7.8). */
export interface PromoteMove {
  move: 'promote'
  place: string
  colour: 'neutral' | 'p1' | 'p2' | 'p3' | 'p4'
  tower: string
}

/** Where the larger number settles; then, at a side with several areas, where the other one does (WAL-3.6, 3.9). */
export interface PutMove {
  move: 'put'
  place: string
}

/** Which number of the card is for settling (WAL-7.4). */
export interface SettleMove {
  move: 'settle'
  n: number
}

/** So many citizens settle in one of these areas. */
export interface Settlers {
  areas: string[]
  n: number
}

/** How many go to the first place: with too few citizens (WAL-3.10), or into the first part of a fenced area. */
export interface ShareMove {
  move: 'share'
  n: number
}

/** Show a building card (WAL-3.5, WAL-7.3). */
export interface ShowMove {
  move: 'show'
  card: string
}

/** The road or wall of the turn. */
export interface Site {
  seat: number
  place: string
  areas: string[]
  towers: string[]
  card: string
  ways: Way[]
}

/** Leave out what may be left out. */
export interface SkipMove {
  move: 'skip'
}

/** Butchers: take a card from a shown hand (WAL-13.54). */
export interface TakeCardMove {
  move: 'take'
  card: string
}

/** Where the game stands; votes if they were counted now, in round 2 after the flight of the nobles. */
export interface Tally {
  hoods: Hood[]
  factions: Faction[]
  phase: 'a' | 'b' | 'c' | 'd' | 'over' | 'setup'
  lap: [number, number] | null
  permanent: string[]
  now: [number, number][] | null
  fleeing: string[]
  people: [number, number][][]
  guards: number[][]
  sides: [string[], string[]][]
  gap_areas: string[]
  site: Site | null
  defending: Defending | null
  given: string[]
}

/** Activate the own guild (WAL-2.6). */
export interface UseGuildMove {
  move: 'guild'
}

/** A seat's knowledge. Everything a table shows comes from here. Places are numbers in the order of the board's file; see position for what the lists mean. */
export interface View {
  options: Options
  seat: number | null
  players: PlayerView[]
  neutral_votes: number | null
  ledger: number[][]
  hand: string[]
  areas: string[]
  hoods: string[][]
  factions: { [key: string]: number }
  dice: [string, string, number][]
  offer: string[]
  zones: string[]
  zone_turned: number[]
  off_held: boolean[]
  public: { [key: string]: unknown }
}

/** How the two numbers of a card can be used (WAL-3.6, WAL-7.4). */
export interface Way {
  settlers: Settlers[]
  promotes: number | null
}

/** Phase D: the zone where the card goes (WAL-5.3). */
export interface ZoneMove {
  move: 'zone'
  place: string
}

export const FORMS: Forms = {
  join: { words: ['guild'], named: {}, seats: [] },
  build: { words: ['place'], named: {}, seats: [] },
  show: { words: ['card'], named: {}, seats: [] },
  put: { words: ['place'], named: {}, seats: [] },
  nobles: { words: ['n'], named: {}, seats: [] },
  share: { words: ['n'], named: {}, seats: [] },
  settle: { words: ['n'], named: {}, seats: [] },
  promote: { words: ['place', 'colour', 'tower'], named: {}, seats: [] },
  adjust: { words: ['place', 'way'], named: {}, seats: [] },
  skip: { words: [], named: {}, seats: [] },
  end: { words: [], named: {}, seats: [] },
  guild: { words: [], named: {}, seats: [] },
  copy: { words: ['guild'], named: {}, seats: [] },
  pick: { words: ['place', 'colour'], named: {}, seats: [] },
  choose: { words: ['place'], named: {}, seats: [] },
  colour: { words: ['colour'], named: {}, seats: [] },
  kind: { words: ['kind'], named: {}, seats: [] },
  place: { words: ['kind', 'place'], named: {}, seats: [] },
  give: { words: ['card'], named: {}, seats: [] },
  take: { words: ['card'], named: {}, seats: [] },
  zone: { words: ['place'], named: {}, seats: [] },
  lay: { words: ['card'], named: {}, seats: [] },
  face: { words: ['place'], named: {}, seats: [] },
  done: { words: [], named: {}, seats: [] },
}
