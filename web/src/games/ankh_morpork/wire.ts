// Written by tools/wire_types.py from the server's schemas. Do not change it here: change the structs.

import type { Forms } from '$/lib/moves'

export type Move = PlayMove | PassMove | SkipMove | EndMove | TextMove | TakeMoneyMove | UsePowerMove | StandingMove | InterruptMove | PlaceMove | BuildMove | KillMove | CalmMove | StirMove | GrabMove | GoMove | FleeMove | RazeMove | BuyMove | VisitMove | SaveMove | TargetMove | PayMove | RefuseMove | GiveMove | DiscardMove | KeepMove | DoneMove

export type Kind = 'menu' | 'window' | 'target' | 'paid' | 'victim' | 'lose_minion' | 'grab' | 'go' | 'placing' | 'building' | 'buying' | 'stirring' | 'calming' | 'visiting' | 'discarding' | 'giving' | 'donating' | 'fined' | 'insured' | 'razing' | 'searching' | 'keeping' | 'protecting' | 'murdering' | 'fleeing' | 'sinking'

export type Reason = 'lord_selachii' | 'lord_rust' | 'lord_de_worde' | 'lord_vetinari' | 'dragon_king_of_arms' | 'chrysoprase' | 'commander_vimes' | 'riots' | 'draw_pile'

/** A text hits a player: W-TEXT, then the effect (the text's `hit`). Runs. */
export interface Aim {
  frame: 'aim'
  by: number
  card: number
  target: number
  other: number
  stage: number
  stopped: boolean
}

/** Place a building; with all six on the board, the one lifted from another area (ANK-4.14, ANK-4.18). */
export interface BuildMove {
  move: 'build'
  area: string
  lift: string
}

/** Place a building for a part of the cost (Wee Mad Arthur). */
export interface Building {
  frame: 'building'
  seat: number
}

/** Buy an opponent's building (Sybil Vimes, Reacher Gilt); with six on the board one is lifted first. */
export interface BuyMove {
  move: 'buy'
  area: string
  lift: string
}

/** Choose an opponent's building to buy, where a marker lies or where none does. */
export interface Buying {
  frame: 'buying'
  seat: number
  card: number
  in_trouble: boolean
}

/** Take a trouble marker off an area (ANK-4.21). */
export interface CalmMove {
  move: 'calm'
  area: string
}

/** Isle of Gods: choose the marker to take off. */
export interface Calming {
  frame: 'calming'
  seat: number
}

/** How far the icons of the card in play are (ANK-3.1). */
export interface Chain {
  card: string
  past: number
  now: boolean
}

/** Choose the opponent who gets the money of a text (Burleigh & Stronginthearm, Hobson's, Hubert). */
export interface ChoosePaid {
  frame: 'choose_paid'
  seat: number
  card: number
  targets: number[]
}

/** Choose the player whom a text hits. */
export interface ChooseTarget {
  frame: 'choose_target'
  seat: number
  card: number
  targets: number[]
  other: number
}

/** Choose a minion in some areas that a text removes, but none of one owner. */
export interface ChooseVictim {
  frame: 'choose_victim'
  seat: number
  card: number
  by: number
  areas: number
  but: number
}

/** Put this card onto the discard pile. */
export interface DiscardMove {
  move: 'discard'
  card: string
}

/** Discard hand cards, `pays` dollars for each; `then_refill` draws up to five (The Alchemists' Guild). */
export interface Discarding {
  frame: 'discarding'
  seat: number
  left: number
  pays: number
  optional: boolean
  then_refill: boolean
  power: number
}

/** The Dragon Sanctuary: give so many dollars or a card. */
export interface Donating {
  frame: 'donating'
  seat: number
  target: number
  amount: number
}

/** Enough: no more of what may be done several times. */
export interface DoneMove {
  move: 'done'
}

/** End MAIN; REFILL follows (ANK-2.6). */
export interface EndMove {
  move: 'end'
}

/** A text hits each opponent in turn (ANK-4.37). Runs. */
export interface Everybody {
  frame: 'everybody'
  by: number
  card: number
  left: number[]
}

/** The Fools' Guild, Dr Whiteface: pay or take the card (ANK-7.4). */
export interface Fined {
  frame: 'fined'
  seat: number
  card: number
  by: number
}

/** Flood: move an own minion out of a flooded area (ANK-6.8). */
export interface FleeMove {
  move: 'flee'
  area: string
  to: string
}

/** Flood: move the own minions out of flooded areas; (area, count) still to go. */
export interface Fleeing {
  frame: 'fleeing'
  seat: number
  flooded: number
  left: [number, number][]
}

/** Give this hand card. */
export interface GiveMove {
  move: 'give'
  card: string
}

/** Give hand cards to a player; `price` is what he pays for them. */
export interface Giving {
  frame: 'giving'
  seat: number
  target: number
  left: number
  price: number
}

/** Where the chosen minion moves. */
export interface GoMove {
  move: 'go'
  area: string
}

/** Choose where the minion goes. */
export interface GoTo {
  frame: 'go_to'
  seat: number
  card: number
  area: number
  owner: number
}

/** How far the seat's personality is from winning. */
export interface Goal {
  kind: 'control' | 'deck' | 'spread' | 'trouble' | 'worth'
  n: number
  of: number
  areas: number[]
}

/** Choose a minion to be moved; for The Bursar twice. */
export interface GrabMinion {
  frame: 'grab_minion'
  seat: number
  card: number
  area: number
  owner: number
}

/** Choose the minion that will be moved. */
export interface GrabMove {
  move: 'grab'
  area: string
  minion: 'demon' | 'p1' | 'p2' | 'p3' | 'p4' | 'troll'
}

/** An event: its dice, who may save what, its effects, lost minions (ANK-6.2). Runs. `hits` are (owner, area, what, count), see hits.WHAT; `saved` counts for each of them how many were saved. */
export interface Happening {
  frame: 'happening'
  event: number
  by: number
  dice: number[]
  hits: [number, number, number, number][]
  saved: number[]
  stage: number
  turn: number
  lost: [number, number][]
  rolled: number
  stopped: boolean
}

/** The Fire Brigade: pay or risk a building. */
export interface Insured {
  frame: 'insured'
  seat: number
  card: number
  by: number
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

/** Stanley: keep one of two cards. Which ones only the two players know. */
export interface Keeping {
  frame: 'keeping'
  seat: number
  target: number
  cards: number[]
}

/** Remove a minion: assassination (ANK-4.19) or by a text or event. */
export interface KillMove {
  move: 'kill'
  area: string
  minion: 'demon' | 'p1' | 'p2' | 'p3' | 'p4' | 'troll'
}

/** Choose an own minion to be removed (The Auditors, a rolled 1); CMOT Dibbler may pay instead. */
export interface LoseMinion {
  frame: 'lose_minion'
  seat: number
  card: number
  by: number
  may_pay: boolean
}

/** A player's MAIN: the icons of the current card, then further plays (ANK-2.4). Runs. */
export interface Main {
  frame: 'main'
  seat: number
  card: number
  icon: number
  plays: number
  played: boolean
}

/** What the player does next in MAIN. */
export interface Menu {
  frame: 'menu'
  seat: number
}

/** Mysterious Murders: choose the victim (ANK-6.17). */
export interface Murdering {
  frame: 'murdering'
  seat: number
  area: number
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

/** A bought building's price is still to be paid: W-TEXT, then the effect. Runs. */
export interface Paying {
  frame: 'paying'
  by: number
  card: number
  area: number
  lift: number
  stage: number
  stopped: boolean
}

/** Place an own minion; with all twelve on the board, the one lifted from another area (ANK-4.1, ANK-4.4). */
export interface PlaceMove {
  move: 'place'
  area: string
  lift: string
}

/** Place minions in one of some areas. `lost`: an interrupt brings back the minion lost there. */
export interface Placing {
  frame: 'placing'
  seat: number
  areas: number
  left: number
  quiet: boolean
  optional: boolean
  free: boolean
  lost: number
  power: number
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

/** W-EVENT with W-REMOVE: save own pieces from an event, one decision list per player. */
export interface Protecting {
  frame: 'protecting'
  seat: number
  stake: number
}

/** Remove a building (The Fire Brigade, Subsidence). */
export interface RazeMove {
  move: 'raze'
  area: string
}

/** The Fire Brigade was not paid: remove a building or not. */
export interface Razing {
  frame: 'razing'
  seat: number
  target: number
}

/** Do not pay. */
export interface RefuseMove {
  move: 'refuse'
}

/** A minion is about to be removed by an icon or a text: windows, effect, W-REMOVED. Runs. */
export interface Removal {
  frame: 'removal'
  cause: number
  card: number
  by: number
  area: number
  owner: number
  stage: number
  stopped: boolean
}

/** Carcer: each rolled area is still to lose a minion (ANK-10.60). Runs. */
export interface Rolled {
  frame: 'rolled'
  by: number
  card: number
  dice: number[]
}

/** Small Gods: pay $3 to cancel an event's effect on one piece (ANK-5.10). */
export interface SaveMove {
  move: 'save'
  area: string
  what: 'building' | 'card' | 'demon' | 'minion' | 'troll'
}

/** Cable Street Particulars: choose a card of a hand. */
export interface Searching {
  frame: 'searching'
  seat: number
  target: number
}

/** A text is about to move another player's minion: W-TEXT, W-MOVE, effect. Runs. */
export interface Shift {
  frame: 'shift'
  card: number
  by: number
  area: number
  owner: number
  to: number
  stage: number
  stopped: boolean
}

/** Subsidence: choose buildings that are given up. */
export interface Sinking {
  frame: 'sinking'
  seat: number
  keep: number
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

/** Choose where a marker goes. */
export interface Stirring {
  frame: 'stirring'
  seat: number
  areas: number
  power: number
}

/** The Bursar is about to exchange two minions. Runs. */
export interface Swap {
  frame: 'swap'
  card: number
  by: number
  area: number
  owner: number
  area2: number
  owner2: number
  stage: number
  stopped: boolean
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
  stack: (Main | Menu | Window | Aim | Everybody | Removal | Shift | Swap | ChooseTarget | ChoosePaid | Rolled | ChooseVictim | LoseMinion | GrabMinion | GoTo | Placing | Building | Buying | Paying | Stirring | Calming | Visiting | Discarding | Giving | Donating | Fined | Insured | Razing | Searching | Keeping | Happening | Protecting | Murdering | Fleeing | Sinking)[]
}

/** Choose an area to be paid for (Mr Slant). */
export interface VisitMove {
  move: 'visit'
  area: string
}

/** Mr Slant: choose the area that pays. */
export interface Visiting {
  frame: 'visiting'
  seat: number
  card: number
}

/** A player who is hit may answer (ANK-4.39). `stake` is what he would lose, in points. */
export interface Window {
  frame: 'window'
  seat: number
  kind: number
  cause: number
  card: number
  by: number
  area: number
  stake: number
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
