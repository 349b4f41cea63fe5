// Written by tools/wire_types.py from the server's schemas. Do not change it here: change the structs.

import type { Forms } from '$/lib/moves'

export type Move = PickMove | DropMove | SwapCharactersMove | PassMove | GatherMove | KeepCardMove | BuildMove | UseFrameworkMove | SacrificeMove | BorrowMove | SpendMove | GiveMove | EndTurnMove | IncomeMove | KillMove | BewitchMove | SignMove | WarrantMove | ConfiscateMove | RobMove | SpyOnMove | FlowerMove | ThreatenMove | BribeMove | RefuseMove | RevealThreatMove | SwapHandsMove | RedrawMove | DoneMove | LookMove | TakeMove | ToHandMove | DivineMove | TakeCrownMove | EnthroneMove | TributeMove | TitheMove | DemandMove | ExtraGoldMove | ExtraCardsMove | NavigateMove | StudyMove | DestroyMove | ExchangeMove | HandOverMove | SeizeMove | FavorMove | BeautifyMove | CollectTaxMove | UseLaboratoryMove | UseSmithyMove | UseMuseumMove | UseArmoryMove

export type Kind = 'draft' | 'draft_drop' | 'theater' | 'turn' | 'keep' | 'bewitch' | 'warrants' | 'threats' | 'threatened' | 'blackmail' | 'redraw' | 'wizard_take' | 'wizard_put' | 'seer_give' | 'crowning' | 'tribute' | 'payment' | 'confiscation' | 'exchange'

export type Reason = 'city_completed'

/** The turn that is being played, whatever interrupts it. */
export interface Acting {
  seat: number
  char: string
}

/** Artist (CIT-14.4). */
export interface BeautifyMove {
  move: 'beautify'
  district: string
}

/** Witch (CIT-6.5). */
export interface BewitchMove {
  move: 'bewitch'
  char: string
}

/** Cardinal: build a district with the missing gold of another player (CIT-10.9). */
export interface BorrowMove {
  move: 'borrow'
  district: string
  target: number
  cards: number
}

/** Pay half of the gold to be rid of a threat (CIT-7.11). */
export interface BribeMove {
  move: 'bribe'
}

/** Build a district for gold; `cards` of the Thieves' Den's price are paid with cards (CIT-4.7, CIT-15.34). */
export interface BuildMove {
  move: 'build'
  district: string
  cards: number
}

/** Tax Collector: take the gold on the token (CIT-14.12). */
export interface CollectTaxMove {
  move: 'collect'
}

/** Magistrate: turn the signed warrant up and take the district (CIT-6.21). */
export interface ConfiscateMove {
  move: 'confiscate'
}

/** Abbot: 1 gold from this richest player (CIT-10.6). */
export interface DemandMove {
  move: 'demand'
  target: number
}

/** Warlord (CIT-13.3). */
export interface DestroyMove {
  move: 'destroy'
  target: number
  district: string
}

/** Seer: take a random card from everybody (CIT-8.9). */
export interface DivineMove {
  move: 'divine'
}

/** Magician: no more cards to discard (CIT-8.3). */
export interface DoneMove {
  move: 'done'
}

/** What a seat knows of this round's character cards, as ranks; 0 stands for an unknown one. */
export interface DraftView {
  silent: number[]
  shown: number[]
}

/** Discard this character face down (CIT-2.16). */
export interface DropMove {
  move: 'drop'
  char: string
}

/** End the turn (CIT-4.20). */
export interface EndTurnMove {
  move: 'end'
}

/** Emperor: give the crown to a player (CIT-9.7). */
export interface EnthroneMove {
  move: 'enthrone'
  target: number
}

/** Diplomat: the district to be received (CIT-13.5). */
export interface ExchangeMove {
  move: 'exchange'
  target: number
  district: string
}

/** Architect (CIT-12.1). */
export interface ExtraCardsMove {
  move: 'extra_cards'
}

/** Merchant (CIT-11.2). */
export interface ExtraGoldMove {
  move: 'extra_gold'
}

/** What has become of a character this round, as far as the seat may know. */
export interface Fate {
  char: string
  seat: number
  now: boolean
  mine: boolean
  out: boolean
  silent: boolean
  killed: boolean
  marks: ('bewitched' | 'bribed' | 'flowered' | 'robbed' | 'signed' | 'threat' | 'warrant')[]
}

/** Queen: 3 gold for a royal neighbour (CIT-14.1). */
export interface FavorMove {
  move: 'favor'
}

/** Blackmailer: where the flowered threat goes (CIT-7.8). */
export interface FlowerMove {
  move: 'flower'
  char: string
}

/** Gather resources (CIT-4.1). */
export interface GatherMove {
  move: 'gather'
  resource: 'cards' | 'gold'
}

/** Give this card to the player whose turn it is to get one (CIT-8.10, CIT-10.9). */
export interface GiveMove {
  move: 'give'
  district: string
}

/** Diplomat: the own district given for it (CIT-13.5). */
export interface HandOverMove {
  move: 'hand_over'
  district: string
}

/** Collect for the districts of the character's type (CIT-4.14). */
export interface IncomeMove {
  move: 'income'
}

/** Keep this one of the cards drawn (CIT-4.3, CIT-12.5). */
export interface KeepCardMove {
  move: 'keep'
  district: string
}

/** Assassin (CIT-6.1). */
export interface KillMove {
  move: 'kill'
  char: string
}

/** Wizard: look at a hand to take a card from it (CIT-8.4). */
export interface LookMove {
  move: 'look'
  target: number
}

/** Navigator: 4 gold or 4 cards (CIT-12.3). */
export interface NavigateMove {
  move: 'navigate'
  resource: 'cards' | 'gold'
}

/** What a table can choose. The switches at the end are rulings with their recommended default. */
export interface Options {
  preset?: 'ambitious_aristocrats' | 'cunning_agents' | 'devious_dignitaries' | 'first_game' | 'illustrious_emissaries' | 'random' | 'tenacious_delegates' | 'vicious_nobles'
  edition?: '2016' | '2021'
  ninth?: boolean | null
  cast?: string[] | 'random' | null
  uniques?: string[] | 'random' | null
  first_crown?: number | 'random'
  ninth_character?: 'artist' | 'queen' | 'tax_collector'
  queen_replacement?: 'artist' | 'tax_collector'
  emperor_replacement?: 'king' | 'patrician'
  vicious_nobles_rank6?: 'merchant' | 'trader'
  emperor_tribute?: 'emperor' | 'receiver'
  warlord_own_completed?: boolean
  armory_own_city?: boolean
  armory_from_completed?: boolean
  great_wall_coin?: 'bank' | 'payee'
  den_by_cards_confiscable?: boolean
}

/** Do nothing: no exchange, no confiscation, leave the marker face down. */
export interface PassMove {
  move: 'pass'
}

/** Keep this character (CIT-2.9). */
export interface PickMove {
  move: 'pick'
  char: string
}

/** What anybody may know of a player, and the cards the viewing seat is sure he holds. */
export interface PlayerView {
  gold: number
  cards: number
  city: string[]
  size: number
  museum: number
  characters: string[]
  completed: boolean
  known: string[]
}

/** Magician: mark this card to be discarded for a new one (CIT-8.1). */
export interface RedrawMove {
  move: 'redraw'
  district: string
}

/** Do not bribe the Blackmailer (CIT-7.13). */
export interface RefuseMove {
  move: 'refuse'
}

/** Blackmailer: turn the threat face up (CIT-7.13). */
export interface RevealThreatMove {
  move: 'reveal'
}

/** Thief (CIT-7.1). */
export interface RobMove {
  move: 'rob'
  char: string
}

/** Build the Necropolis by destroying this district of the own city (CIT-15.22). */
export interface SacrificeMove {
  move: 'sacrifice'
  district: string
}

/** Marshal (CIT-13.10). */
export interface SeizeMove {
  move: 'seize'
  target: number
  district: string
}

/** The checked facts of one game, shared by all its positions. */
export interface Setup {
  players: number
  options: Options
  cast: number[]
  cards: number[]
  goal: number
  face_up: number
  two_each: boolean
  last_sees_first: boolean
  script: [number, boolean][]
  tax: boolean
}

/** Magistrate: where the signed warrant goes (CIT-6.20). */
export interface SignMove {
  move: 'sign'
  char: string
}

/** Pay for the Thieves' Den with this card (CIT-15.34). */
export interface SpendMove {
  move: 'spend'
  district: string
}

/** Spy (CIT-7.5). */
export interface SpyOnMove {
  move: 'spy'
  target: number
  type: 'military' | 'noble' | 'religious' | 'trade' | 'unique'
}

/** Scholar (CIT-12.5). */
export interface StudyMove {
  move: 'study'
}

/** Theater: exchange a character card with a player; with two cards each, say which one you give (CIT-15.33). */
export interface SwapCharactersMove {
  move: 'swap_characters'
  target: number
  char: string | ''
}

/** Magician: exchange whole hands (CIT-8.1). */
export interface SwapHandsMove {
  move: 'swap_hands'
  target: number
}

/** King, Patrician (CIT-9.2). */
export interface TakeCrownMove {
  move: 'crown'
}

/** Wizard: take this card (CIT-8.4). */
export interface TakeMove {
  move: 'take'
  district: string
}

/** Where the game stands, and points if it ended now. What moves cost and bring the prompt tells. */
export interface Tally {
  lines: [string, number][][]
  types: number[][]
  hidden: boolean
  phase: 'end' | 'selection' | 'turns'
  turn: Acting | null
  fates: Fate[]
}

/** Blackmailer: where the plain threat goes (CIT-7.8). */
export interface ThreatenMove {
  move: 'threaten'
  char: string
}

/** Abbot: so much of the income as gold, the rest as cards (CIT-10.5). */
export interface TitheMove {
  move: 'tithe'
  gold: number
}

/** Wizard: put the taken card into the hand (CIT-8.5). */
export interface ToHandMove {
  move: 'to_hand'
}

/** Emperor: what the new crowned player gives (CIT-9.8). */
export interface TributeMove {
  move: 'tribute'
  resource: 'cards' | 'gold'
}

/** Destroy the Armory and this district (CIT-15.1). */
export interface UseArmoryMove {
  move: 'armory'
  target: number
  district: string
}

/** Build a district by destroying the Framework (CIT-15.7). */
export interface UseFrameworkMove {
  move: 'framework'
  district: string
}

/** Discard this card for 2 gold (CIT-15.16). */
export interface UseLaboratoryMove {
  move: 'laboratory'
  district: string
}

/** Put this card under the Museum (CIT-15.21). */
export interface UseMuseumMove {
  move: 'museum'
  district: string
}

/** Pay 2 gold for 3 cards (CIT-15.29). */
export interface UseSmithyMove {
  move: 'smithy'
}

/** A seat's knowledge. Everything a table shows comes from here. */
export interface View {
  setup: Setup
  seat: number | null
  round: number
  players: PlayerView[]
  hand: string[]
  characters: string[]
  crown: number
  chooser: number
  cast: string[]
  goal: number
  deck: number
  tax: number
  face_up: string[]
  called: number
  killed: string
  bewitched: string
  robbed: string
  thief: number
  witch: number
  magistrate: number
  warrants: string[]
  signed: string
  warrant_shown: string
  blackmailer: number
  threats: string[]
  flowered: string
  threat_shown: string
  bribed: string[]
  protected: number
  queen: number
  completed: number[]
  draft: DraftView
}

/** Magistrate: where an unsigned warrant goes (CIT-6.20). */
export interface WarrantMove {
  move: 'warrant'
  char: string
}

export const FORMS: Forms = {
  pick: { words: ['char'], named: {}, seats: [] },
  drop: { words: ['char'], named: {}, seats: [] },
  swap_characters: { words: ['target'], named: {'char': ''}, seats: ['target'] },
  pass: { words: [], named: {}, seats: [] },
  gather: { words: ['resource'], named: {}, seats: [] },
  keep: { words: ['district'], named: {}, seats: [] },
  build: { words: ['district'], named: {'cards': 0}, seats: [] },
  framework: { words: ['district'], named: {}, seats: [] },
  sacrifice: { words: ['district'], named: {}, seats: [] },
  borrow: { words: ['district', 'target'], named: {'cards': 0}, seats: ['target'] },
  spend: { words: ['district'], named: {}, seats: [] },
  give: { words: ['district'], named: {}, seats: [] },
  end: { words: [], named: {}, seats: [] },
  income: { words: [], named: {}, seats: [] },
  kill: { words: ['char'], named: {}, seats: [] },
  bewitch: { words: ['char'], named: {}, seats: [] },
  sign: { words: ['char'], named: {}, seats: [] },
  warrant: { words: ['char'], named: {}, seats: [] },
  confiscate: { words: [], named: {}, seats: [] },
  rob: { words: ['char'], named: {}, seats: [] },
  spy: { words: ['target', 'type'], named: {}, seats: ['target'] },
  flower: { words: ['char'], named: {}, seats: [] },
  threaten: { words: ['char'], named: {}, seats: [] },
  bribe: { words: [], named: {}, seats: [] },
  refuse: { words: [], named: {}, seats: [] },
  reveal: { words: [], named: {}, seats: [] },
  swap_hands: { words: ['target'], named: {}, seats: ['target'] },
  redraw: { words: ['district'], named: {}, seats: [] },
  done: { words: [], named: {}, seats: [] },
  look: { words: ['target'], named: {}, seats: ['target'] },
  take: { words: ['district'], named: {}, seats: [] },
  to_hand: { words: [], named: {}, seats: [] },
  divine: { words: [], named: {}, seats: [] },
  crown: { words: [], named: {}, seats: [] },
  enthrone: { words: ['target'], named: {}, seats: ['target'] },
  tribute: { words: ['resource'], named: {}, seats: [] },
  tithe: { words: ['gold'], named: {}, seats: [] },
  demand: { words: ['target'], named: {}, seats: ['target'] },
  extra_gold: { words: [], named: {}, seats: [] },
  extra_cards: { words: [], named: {}, seats: [] },
  navigate: { words: ['resource'], named: {}, seats: [] },
  study: { words: [], named: {}, seats: [] },
  destroy: { words: ['target', 'district'], named: {}, seats: ['target'] },
  exchange: { words: ['target', 'district'], named: {}, seats: ['target'] },
  hand_over: { words: ['district'], named: {}, seats: [] },
  seize: { words: ['target', 'district'], named: {}, seats: ['target'] },
  favor: { words: [], named: {}, seats: [] },
  beautify: { words: ['district'], named: {}, seats: [] },
  collect: { words: [], named: {}, seats: [] },
  laboratory: { words: ['district'], named: {}, seats: [] },
  smithy: { words: [], named: {}, seats: [] },
  museum: { words: ['district'], named: {}, seats: [] },
  armory: { words: ['target', 'district'], named: {}, seats: ['target'] },
}
