// Written by tools/wire_types.py from the server's schemas. Do not change it here: change the structs.

import type { Forms } from '$/lib/moves'

export type Move = PlayMove | PassMove | SkipMove | EndMove | TextMove | TakeMoneyMove | UsePowerMove | StandingMove | InterruptMove | PlaceMove | BuildMove | KillMove | CalmMove | StirMove | GrabMove | GoMove | FleeMove | RazeMove | BuyMove | VisitMove | SaveMove | TargetMove | PayMove | RefuseMove | GiveMove | DiscardMove | KeepMove | DoneMove

export type Kind = 'menu' | 'window' | 'target' | 'paid' | 'victim' | 'lose_minion' | 'grab' | 'go' | 'placing' | 'building' | 'buying' | 'stirring' | 'calming' | 'visiting' | 'discarding' | 'giving' | 'donating' | 'fined' | 'insured' | 'razing' | 'searching' | 'keeping' | 'protecting' | 'murdering' | 'fleeing' | 'sinking'

export type Reason = 'lord_selachii' | 'lord_rust' | 'lord_de_worde' | 'lord_vetinari' | 'dragon_king_of_arms' | 'chrysoprase' | 'commander_vimes' | 'riots' | 'draw_pile'

/** Place a building; with all six on the board, the one lifted from another area (ANK-4.14, ANK-4.18). */
export interface BuildMove {
  move: 'build'
  area: string
  lift: string
}

/** Buy an opponent's building (Sybil Vimes, Reacher Gilt); with six on the board one is lifted first. */
export interface BuyMove {
  move: 'buy'
  area: string
  lift: string
}

/** Take a trouble marker off an area (ANK-4.21). */
export interface CalmMove {
  move: 'calm'
  area: string
}

/** How far the icons of the card in play are (ANK-3.1). */
export interface Chain {
  card: string
  past: number
  now: boolean
}

/** Put this card onto the discard pile. */
export interface DiscardMove {
  move: 'discard'
  card: string
}

/** Enough: no more of what may be done several times. */
export interface DoneMove {
  move: 'done'
}

/** End MAIN; REFILL follows (ANK-2.6). */
export interface EndMove {
  move: 'end'
}

/** Flood: move an own minion out of a flooded area (ANK-6.8). */
export interface FleeMove {
  move: 'flee'
  area: string
  to: string
}

/** Give this hand card. */
export interface GiveMove {
  move: 'give'
  card: string
}

/** Where the chosen minion moves. */
export interface GoMove {
  move: 'go'
  area: string
}

/** How far the seat's personality is from winning. */
export interface Goal {
  kind: 'control' | 'deck' | 'spread' | 'trouble' | 'worth'
  n: number
  of: number
  areas: number[]
}

/** Choose the minion that will be moved. */
export interface GrabMove {
  move: 'grab'
  area: string
  minion: 'demon' | 'p1' | 'p2' | 'p3' | 'p4' | 'troll'
}

/** Play an interrupt in its window (ANK-4.33). */
export interface InterruptMove {
  move: 'interrupt'
  card: string
}

/** Keep this card, return the other one (Stanley). */
export interface KeepMove {
  move: 'keep'
  card: string
}

/** Remove a minion: assassination (ANK-4.19) or by a text or event. */
export interface KillMove {
  move: 'kill'
  area: string
  minion: 'demon' | 'p1' | 'p2' | 'p3' | 'p4' | 'troll'
}

/** The edition, and the disputed rulings with their recommended default. */
export interface Options {
  edition?: 'english-2011' | 'hungarian'
  region_text?: 'adds' | 'replaces'
  replace_reach?: 'anywhere' | 'rulebook'
  mossy_refill?: boolean
  text_trouble_needs_minion?: boolean
  small_gods_trolls?: boolean
  subsidence_choice?: boolean
}

/** No regular card to play (ANK-2.5); or, in a window, let it happen (ANK-4.36). In a window `rest=turn` lets everything happen for the rest of this turn, `below=N` from now on everything that is worth less than N: standing answers, known to nobody else. */
export interface PassMove {
  move: 'pass'
  rest: '' | 'turn'
  below: number
}

/** Pay what is asked. */
export interface PayMove {
  move: 'pay'
}

/** Place an own minion; with all twelve on the board, the one lifted from another area (ANK-4.1, ANK-4.4). */
export interface PlaceMove {
  move: 'place'
  area: string
  lift: string
}

/** Play a regular card (ANK-2.4, ANK-4.30). */
export interface PlayMove {
  move: 'play'
  card: string
}

/** What anybody may know of a player, and what the viewing seat knows beyond it. */
export interface PlayerView {
  cash: number
  cards: number
  minions: number
  buildings: number
  loans: string[]
  penalties: string[]
  area_cards: string[]
  known: string[]
  suspects: string[]
}

/** Remove a building (The Fire Brigade, Subsidence). */
export interface RazeMove {
  move: 'raze'
  area: string
}

/** Do not pay. */
export interface RefuseMove {
  move: 'refuse'
}

/** Small Gods: pay $3 to cancel an event's effect on one piece (ANK-5.10). */
export interface SaveMove {
  move: 'save'
  area: string
  what: 'building' | 'card' | 'demon' | 'minion' | 'troll'
}

/** Leave an icon or a further play unused (ANK-3.2). */
export interface SkipMove {
  move: 'skip'
}

/** Take back a standing answer: be asked again (below 0 is never less than anything). */
export interface StandingMove {
  move: 'standing'
  below: number
}

/** Put a trouble marker into an area (The Shades, Doctor Hix, The Mob). */
export interface StirMove {
  move: 'stir'
  area: string
}

/** Take the money of a coin icon (ANK-4.22). */
export interface TakeMoneyMove {
  move: 'money'
}

/** Who controls what, and points if the game ended now. */
export interface Tally {
  controllers: number[]
  watched: number[][]
  worth: number[]
  lines: [string, number][][]
  goal: Goal | null
  resting: { [key: string]: string }
  chain: Chain | null
  suspects: string[][]
}

/** Choose a player. */
export interface TargetMove {
  move: 'target'
  target: number
}

/** Start the scroll text of the current card (ANK-4.23). */
export interface TextMove {
  move: 'text'
}

/** Use the power of an area card (section 5). */
export interface UsePowerMove {
  move: 'power'
  area: string
}

/** A seat's knowledge. Everything a table shows comes from here. */
export interface View {
  options: Options
  seat: number | null
  turn: number
  first: number
  active: number
  players: PlayerView[]
  hand: string[]
  personality: string
  minions: number[][]
  buildings: number[]
  trouble: string[]
  gone: string[]
  gained: string[]
  used: string[]
  current: string
  deck: [number, number]
  discard: string[]
  box: string[]
  events_used: string[]
  events_left: number
  unused: number
  unused_known: string[]
  immune: number[]
  standing: number
  quiet: boolean
}

/** Choose an area to be paid for (Mr Slant). */
export interface VisitMove {
  move: 'visit'
  area: string
}

export const FORMS: Forms = {
  play: { words: ['card'], named: {}, seats: [] },
  pass: { words: [], named: {'rest': '', 'below': 0}, seats: [] },
  skip: { words: [], named: {}, seats: [] },
  end: { words: [], named: {}, seats: [] },
  text: { words: [], named: {}, seats: [] },
  money: { words: [], named: {}, seats: [] },
  power: { words: ['area'], named: {}, seats: [] },
  standing: { words: ['below'], named: {}, seats: [] },
  interrupt: { words: ['card'], named: {}, seats: [] },
  place: { words: ['area'], named: {'lift': ''}, seats: [] },
  build: { words: ['area'], named: {'lift': ''}, seats: [] },
  kill: { words: ['area', 'minion'], named: {}, seats: [] },
  calm: { words: ['area'], named: {}, seats: [] },
  stir: { words: ['area'], named: {}, seats: [] },
  grab: { words: ['area', 'minion'], named: {}, seats: [] },
  go: { words: ['area'], named: {}, seats: [] },
  flee: { words: ['area', 'to'], named: {}, seats: [] },
  raze: { words: ['area'], named: {}, seats: [] },
  buy: { words: ['area'], named: {'lift': ''}, seats: [] },
  visit: { words: ['area'], named: {}, seats: [] },
  save: { words: ['area', 'what'], named: {}, seats: [] },
  target: { words: ['target'], named: {}, seats: ['target'] },
  pay: { words: [], named: {}, seats: [] },
  refuse: { words: [], named: {}, seats: [] },
  give: { words: ['card'], named: {}, seats: [] },
  discard: { words: ['card'], named: {}, seats: [] },
  keep: { words: ['card'], named: {}, seats: [] },
  done: { words: [], named: {}, seats: [] },
}
