// Written by tools/wire_types.py from the server's schemas. Do not change it here: change the structs.

import type { Forms } from '$/lib/moves'

export type Move = RollMove | StartMove | SelfUseMove | InviteMove | LapseMove | GoMove | StopMove | AcceptMove | ReopenMove | CallMove | CloseMove | RecallMove | OfferMove | CounterMove | WithdrawMove | NoteMove | PassMove | WaitMove | AgreeMove | RefuseMove | PickMove | MainMove | ShipMove | FillMove | FetchMove | TradeMove | GetMove | ActMove | EndMove | ClaimMove | DeliverMove | AutoMove | PurseMove | PresetMove | WatchMove | QuietMove | DropMove | RingMove

export type Kind = 'start' | 'house' | 'ask' | 'decide' | 'reply' | 'live' | 'pick' | 'action' | 'trade' | 'bonus' | 'villa' | 'deliver' | 'acquire'

export type Reason = 'last_round'

/** Accept a player's offer for a space, as it stood in that version (GEN-6.46). */
export interface AcceptMove {
  move: 'accept'
  seat: number
  space: string
  version: number
  also: string
}

/** Building action tile: do the MAIN of an own building (GEN-9.13). */
export interface ActMove {
  move: 'act'
  building: string
}

/** An action (GEN-5.10). */
export interface Action {
  seat: number
  building: string
  main: boolean
  ordered: boolean
  pledge: string
}

/** Agree to the trader's counter, as it stands in that version (GEN-6.39). */
export interface AgreeMove {
  move: 'agree'
  version: number
}

/** What a player has written so far in an ASK; sealed until all have answered (GEN-6.53). */
export interface AnswerDraft {
  offers: Terms[]
  notes: Remark[]
  withdrawn: number[]
}

/** Deliver my messages by themselves, or not (GEN-14.5). */
export interface AutoMove {
  move: 'auto'
  setting: 'off' | 'on'
}

/** A negotiation (section 6): what is on offer, as far as the seat may see it. */
export interface Bargain {
  house: boolean
  state: 'asking' | 'done' | 'live'
  targets: string[]
  offers: Terms[]
  counter: Terms | null
  draft: AnswerDraft | null
}

/** Say what one would like for a target (GEN-6.41); in orderly play the offers are reopened with it. */
export interface CallMove {
  move: 'call'
  space: string
  want: string
}

/** Choose a street with a disc and buildings beside it (GEN-10.3 to 10.9). `take`: put a marker there. `oust`: pay one to remove another player's. `seize`: oust and put one's own there. */
export interface ClaimMove {
  move: 'claim'
  street: string
  one: string
  two: string
}

/** Live: start the countdown to LAPSE (GEN-6.61). */
export interface CloseMove {
  move: 'close'
}

/** The trader proposes terms to a player, written as that player's offer (GEN-6.38). */
export interface CounterMove {
  move: 'counter'
  seat: number
  space: string
  give: string
  take: string
  pledge: string
  extra: number
}

/** Deliver a message (GEN-8.12). */
export interface DeliverMove {
  move: 'deliver'
  card: string
}

/** Forget what I instructed for this space. */
export interface DropMove {
  move: 'drop'
  space: string
}

/** Close the window (GEN-5.13). */
export interface EndMove {
  move: 'end'
}

/** Any commodity tile: take one (GEN-9.9). */
export interface FetchMove {
  move: 'fetch'
  commodity: 'ale' | 'copper' | 'linen' | 'pepper' | 'saffron' | 'silk' | 'silver' | 'wine'
}

/** Complete a small order (GEN-8.7). */
export interface FillMove {
  move: 'fill'
  card: string
}

/** What one takes for it, or the bonus tile of a large order. A card is named by its deck. */
export interface GetMove {
  move: 'get'
  item: string
}

/** MOVE: on to a space without a deal (GEN-6.35). */
export interface GoMove {
  move: 'go'
  space: string
}

/** A card of the seat's hand: what it pays, and how far it is. */
export interface Held {
  card: string
  pay: number
  done: string[]
  missing: string[]
}

/** Ask for offers (GEN-6.57). */
export interface InviteMove {
  move: 'invite'
}

/** Let the action go unused (GEN-6.45). */
export interface LapseMove {
  move: 'lapse'
}

/** Do what the building does (GEN-5.11); in a villa: draw the contract (GEN-7.13). */
export interface MainMove {
  move: 'main'
}

/** Name a price for a space that is not adjacent; it binds nobody (GEN-6.7). */
export interface NoteMove {
  move: 'note'
  space: string
  price: string
  standing: number
}

/** Offer something for the step to a space, or for the action of the building the tower is on (GEN-6.9). */
export interface OfferMove {
  move: 'offer'
  space: string
  give: string
  take: string
  pledge: string
  extra: number
  face: '' | 'back' | 'trader'
  order: string
}

/** Board, secrecy, the form of the negotiation with its caps and clocks, and rulings with a choice. */
export interface Options {
  board?: 'alt' | 'main'
  money?: 'hidden' | 'open' | 'personal'
  card_face?: 'back' | 'trader'
  negotiation?: 'live' | 'orderly'
  max_offers?: number
  offer_rounds?: number
  max_counters?: number
  max_notes?: number
  floor_min?: number
  close_seconds?: number
  floor_max?: number
  decide_seconds?: number
  answer_seconds?: number
  pledge_check?: boolean
  move_only?: boolean
  joint_street?: boolean
  auto_deliver?: boolean
  first_player?: number | 'random'
}

/** Nothing more: what one has offered stands (GEN-6.54). In phase 3: acquire nothing (GEN-10.1). */
export interface PassMove {
  move: 'pass'
}

/** Pick a card to hand over that the other side asked for by its deck (GEN-6.19). */
export interface PickMove {
  move: 'pick'
  card: string
}

/** What anybody may know of a player (GEN-13.1, GEN-13.2), and what the viewing seat knows beyond it. */
export interface PlayerView {
  ducats: number | null
  flow: number
  goods: number[]
  tiles: number[]
  markers: number
  central: number
  cards: number[]
  known: string[]
  acted: number
  extras: number
  auto: boolean
  shown: boolean
  notes: number
}

/** Whenever offers are asked for and this space is among the targets, offer this, if it is valid. */
export interface PresetMove {
  move: 'preset'
  space: string
  give: string
  take: string
  pledge: string
  extra: number
  face: '' | 'back' | 'trader'
}

/** Show my money, or not, where each player may choose (GEN-13.3). */
export interface PurseMove {
  move: 'purse'
  setting: 'hidden' | 'open'
}

/** Pass for me on all targets but those I watch, or no longer; until my turn, or until I am addressed as well. */
export interface QuietMove {
  move: 'quiet'
  setting: 'addressed' | 'off' | 'on' | 'turn'
}

/** Live: withdraw one's counter (GEN-6.59). */
export interface RecallMove {
  move: 'recall'
}

/** Refuse the trader's counter (GEN-6.39). */
export interface RefuseMove {
  move: 'refuse'
}

/** A NOTE (GEN-6.7). */
export interface Remark {
  by: number
  space: number
  price: string
  standing: boolean
}

/** Ask for offers once more (GEN-6.54). */
export interface ReopenMove {
  move: 'reopen'
}

/** An alarm rings (see `Position.alarms`): time has passed. Only CLOCK plays it; it is recorded like any move. */
export interface RingMove {
  move: 'ring'
  alarm: string
}

/** Roll both dice (GEN-3.1). */
export interface RollMove {
  move: 'roll'
}

/** Adjacent buildings that the seat has contracts for, and what they pay together (GEN-8.19). */
export interface Run {
  buildings: string[]
  pay: number
}

/** Take the open action oneself (GEN-5.5, GEN-6.37). */
export interface SelfUseMove {
  move: 'use'
}

/** In a villa: deliver a large order (GEN-8.4). */
export interface ShipMove {
  move: 'ship'
  card: string
}

/** Spend a Start space tile (GEN-3.4). */
export interface StartMove {
  move: 'start'
  space: string
}

/** End phase 2 (GEN-6.36). */
export interface StopMove {
  move: 'stop'
}

/** Ducats if the game ended now; actions left; what is going on. */
export interface Tally {
  lines: [string, number | null][][]
  runs: Run[]
  actions: number[]
  asks: number
  hand: Held[]
  stage: 'acquire' | 'action' | 'floor' | 'over' | 'turn'
  floor: Bargain | null
  action: Action | null
  building: string
  passing: '' | 'addressed' | 'turn'
}

/** An offer or a counter, written as the offer of `by` to the trader (GEN-6.9). */
export interface Terms {
  by: number
  space: number
  give: string
  take: string
  pledge: string
  extra: boolean
  face: boolean
  order: number
  version: number
  counter: boolean
}

/** Trade 1:1 tile: put this back (GEN-9.10). An item is a commodity, a tile, `marker` or a card. */
export interface TradeMove {
  move: 'trade'
  item: string
}

/** A seat's knowledge. Everything a table shows comes from here. */
export interface View {
  options: Options
  seat: number | null
  round: number
  turn: number
  spaces_left: number
  first: number
  trader: number
  versions: number
  phase: number
  tower: string
  path: string[]
  discs: number[]
  used: string[]
  bought: number
  owner: number[]
  players: PlayerView[]
  hand: string[]
  supply: number[]
  tile_supply: number[]
  in_use: number[]
  decks: number[]
  face_up: string[][]
  notes: Remark[]
  presets: string[]
  watched: number
  quiet: boolean
}

/** Where nobody waits for the answer: do nothing for now. Nothing happens. */
export interface WaitMove {
  move: 'wait'
}

/** Ask me about this space, even if I pass on all others. */
export interface WatchMove {
  move: 'watch'
  space: string
}

/** Take back one's offer for a space (GEN-6.29). */
export interface WithdrawMove {
  move: 'withdraw'
  space: string
}

export const FORMS: Forms = {
  roll: { words: [], named: {}, seats: [] },
  start: { words: ['space'], named: {}, seats: [] },
  use: { words: [], named: {}, seats: [] },
  invite: { words: [], named: {}, seats: [] },
  lapse: { words: [], named: {}, seats: [] },
  go: { words: ['space'], named: {}, seats: [] },
  stop: { words: [], named: {}, seats: [] },
  accept: { words: ['seat', 'space', 'version'], named: {'also': ''}, seats: ['seat'] },
  reopen: { words: [], named: {}, seats: [] },
  call: { words: ['space', 'want'], named: {}, seats: [] },
  close: { words: [], named: {}, seats: [] },
  recall: { words: [], named: {}, seats: [] },
  offer: { words: ['space', 'give'], named: {'take': '-', 'pledge': '-', 'extra': 0, 'face': '', 'order': ''}, seats: [] },
  counter: { words: ['seat', 'space', 'give'], named: {'take': '-', 'pledge': '-', 'extra': 0}, seats: ['seat'] },
  withdraw: { words: ['space'], named: {}, seats: [] },
  note: { words: ['space', 'price'], named: {'standing': 0}, seats: [] },
  pass: { words: [], named: {}, seats: [] },
  wait: { words: [], named: {}, seats: [] },
  agree: { words: ['version'], named: {}, seats: [] },
  refuse: { words: [], named: {}, seats: [] },
  pick: { words: ['card'], named: {}, seats: [] },
  main: { words: [], named: {}, seats: [] },
  ship: { words: ['card'], named: {}, seats: [] },
  fill: { words: ['card'], named: {}, seats: [] },
  fetch: { words: ['commodity'], named: {}, seats: [] },
  trade: { words: ['item'], named: {}, seats: [] },
  get: { words: ['item'], named: {}, seats: [] },
  act: { words: ['building'], named: {}, seats: [] },
  end: { words: [], named: {}, seats: [] },
  claim: { words: ['street', 'one'], named: {'two': ''}, seats: [] },
  deliver: { words: ['card'], named: {}, seats: [] },
  auto: { words: ['setting'], named: {}, seats: [] },
  purse: { words: ['setting'], named: {}, seats: [] },
  preset: { words: ['space', 'give'], named: {'take': '-', 'pledge': '-', 'extra': 0, 'face': ''}, seats: [] },
  watch: { words: ['space'], named: {}, seats: [] },
  quiet: { words: ['setting'], named: {}, seats: [] },
  drop: { words: ['space'], named: {}, seats: [] },
  ring: { words: ['alarm'], named: {}, seats: [] },
}
