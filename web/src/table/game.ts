/** The contract between the shell of every table and a game's own drawing. See web/README.md. */
import type { Component } from 'svelte'
import type { Prompt } from '$/lib/prompt'
import type { Arg, Said } from '$/lib/said'
import type { Decision, Moved, Outcome, TableInfo } from '$/lib/wire'
import type { Hatch } from '$/ui/looks'
import type { Shows } from './happening'

export type { Arg, Name, Said, Who } from '$/lib/said'
export { nameOf, plain, said, who } from '$/lib/said'

/** What the own seat (or a spectator) sees now. `V` and `T` are the game's View and Tally of games/<game>/wire.ts. */
export interface Seen<V = unknown, T = unknown> {
  game: string
  /** The own seat; null: somebody who watches. */
  seat: number | null
  view: V
  /** What would be counted now: the engine's own count, so that no rule lives here. */
  tally: T
  /** All open questions, and the own one. */
  pending: Decision[]
  decision: Decision | null
  /** What the own seat is asked, or what others decide: whole, nothing left out. */
  prompt: Prompt
  outcome: Outcome | null
  names: string[]
  table: TableInfo
  seq: number
}

/** One legal move, as it is offered: an offer of the prompt with its verb. */
export interface Choice {
  /** The text that is sent to the server. */
  move: string
  /** Which button of the prompt it belongs to: choices of one verb share a label. */
  verb: string
  verbSaid: Said
  /** Price, count, "no undo after this": under the verb. */
  verbNote?: Said
  /** The drawing of a sign on the verb: a body from src/icons/*. */
  verbIcon?: string
  /** The verb that ends something ("End turn", "Let it happen"): stands last. */
  closing?: boolean
  /** What would be left undone with it that costs nothing. */
  leaves?: readonly Said[]
  /** The verb says it all: its button does it at once although the choice has a target. */
  atOnce?: boolean
  /** The whole choice in words: for the list, text mode and screen readers. */
  said: Said
  /** What on the table it is: 'card:2:ace', 'area:7', 'hand:3', 'seat:1'. The game's own ids. */
  target?: string
  /** A second target, where a choice needs two. */
  then?: string
  /** The answer to the question that follows it: sent as soon as that is asked, so that nobody can tell how long it took. */
  after?: string
  /** The target's own name ("The attic"), for the row of chips on a phone. */
  short?: Said
  /** The same of the second target. */
  thenShort?: Said
  /** Shown on the target: "pay 3", "adds trouble". */
  note?: Said
  /** Legal, but against oneself: drawn with a dashed ring. */
  against?: boolean
  /** It cannot be taken back. */
  final?: boolean
  /** What it costs and brings, by the name of what is paid: for drawing only. */
  price?: Readonly<Record<string, number>>
  gain?: Readonly<Record<string, number>>
  /** The game's Controls (or its stage) offer it: it gets no button of its own in the prompt (but stands on its target, in the list and in text mode). */
  controls?: boolean
  /** Not a move yet: opens the game's own controls (an offer to put together) instead of being sent. */
  begin?: () => void
}

export interface Question {
  ask: Said
  help?: Said
  /** Rule ids, shown behind the help. */
  rules?: string[]
  /** Under "Your decision": role, step ("Icon 1 of 3"). */
  role?: Said
}

/** A line of the log. */
export interface Line {
  said: Said
  /** Whose bar and token stand before it. */
  seat?: number
  /** What it touched: highlighted while the line is pointed at. */
  targets?: string[]
  /** What looks different now, outlined for two decisions; if it is not said: the targets, but not the seats. */
  changed?: string[]
  /** Only the own seat knows it. */
  private?: boolean
  /** A heading: a round, a phase, a turn. */
  heading?: boolean
  rules?: string[]
}

/** Something that happened: what else the wire tells of it (`Told`) is read by table/story.ts. */
export interface Happened {
  seq: number
  id: string
  args: Record<string, unknown>
}

/** The sheet of a card, tile, guild, place. */
export interface CardText {
  name: Said
  /** What kind of thing it is: "Unique district". */
  kind?: Said
  /** Its effect, paragraph by paragraph. */
  text?: Said[]
  /** Small facts: cost, rank, count. */
  facts?: Said[]
  rules?: string[]
  /** The body of its picture, and the field it stands on. */
  icon?: string
  field?: string
  on?: string
}

/** Points line by line: "if it ended now", and the end. */
export interface ScoreTable {
  columns: { id: string; said: Said; rule?: string }[]
  rows: { seat: number; values: (number | null)[]; total: number }[]
  /** What is not counted, because nobody may know it. */
  note?: Said
}

/** A part of the first column of a seat's score, with its colours: drawn in the bar of the result. */
export interface ScorePart {
  id: string
  said: Said
  n: number
  field: string
  on: string
  hatch: Hatch
}

/** Where in the game we are, for the bar. */
export interface Moment {
  round?: Said
  steps?: { said: Said; on?: boolean }[]
  /** Small facts: an UI icon's name and words ("35 in deck"); `place`: what events call it. */
  facts?: { icon?: string; said: Said; place?: string }[]
}

/** A tip of the first-game guide: shown at the first decision it fits. */
export interface Tip {
  id: string
  when(seen: Seen): boolean
  said: Said
  rules?: string[]
  /** What on the table it speaks of. */
  targets?: string[]
}

/** Drawings by verb: bodies from src/icons/*. The only list of verbs a game's folder may have (tools/no-rules.js). */
export type Signs = Readonly<Record<string, string | undefined>>
/** Looks of single things (a card, a guild, an area) by their names: colours, drawings, places on the board. The only table of such names a game's folder may have. */
export type Looks<K extends string = string, V = string> = Readonly<Record<K, V>>

/** In `flies`: a coin with a number. */
export const COIN = 'coin'

/** Everything a game brings, with its own Seen<View, Tally>: how it is drawn. What is missing the shell does in a plain way (games/plain). */
export interface GameTable {
  id: string
  /** The drawing of a sign on a verb: a body from src/icons/*. */
  verbIcon?(verb: string, seen: Seen): string | undefined
  /** What a thing is called where its own message does not tell: a place by the board it lies on; the same for the whole match. null: as ever. */
  named?(ref: string, seen: Seen): Arg | null
  /** The thing on which another one lies that is too small to be pressed (a flag on its space): who presses that may mean it. null: none. */
  below?(ref: string, seen: Seen): string | null
  /** The sheet of a thing ('card:ace'); null: there is none. */
  card(id: string, seen: Seen): CardText | null
  score?(seen: Seen): ScoreTable
  /** What the first column of a seat's score is made of: every part, also those of which there is nothing. */
  scoreParts?(seen: Seen, seat: number): ScorePart[]
  /** The money of each seat; null: this seat may not know it. Not there: a game without money. */
  money?(seen: Seen): (number | null)[]
  /** Money is what wins: the result page draws it as the points. */
  moneyIsScore?: boolean
  moment?(seen: Seen): Moment
  /** Something that is near and should not be missed (a goal): told once, while it stays so. */
  nears?(seen: Seen): Said | null
  /** How events are shown that are more than what moves and what is touched in them. */
  shows?: Shows
  /** Whether what moves glides in the drawing itself: then nothing flies. */
  glides?(moved: Moved): boolean
  /** The drawing of what flies ('gold', 'minion:p2'), where its sheet has none. */
  flies?: Looks

  /** Draw with the facts of a content pack from now on: the files of the engine's `facts/`, by their names. */
  equip?(files: Record<string, unknown>): void

  Stage: Component
  Hand?: Component
  /** Whether the own seat has a hand now; not there: always. */
  hasHand?(seen: Seen): boolean
  Facts?: Component
  /** On a phone, below the bar: one line of what must not be out of sight (a goal, how near the end is). */
  Brief?: Component
  /** The same as words, with the player's name: the plate's name for screen readers. */
  plateLabel?(seat: number, seen: Seen): Said
  /** What stands on a seat's plate, below the name; nothing that can be pressed: the plate itself opens the card `seat:<n>`. */
  Plate?: Component<{ seat: number }>
  /** Parts of the question between its words and the verbs: icons of a card, pegs (UI.md 7). Decoration in text mode: not shown there. */
  Controls?: Component
  /** How they are used, before the help of the question; null: they show it. */
  controlsHelp?(seen: Seen): Said | null
  /** Controls of an open move space, in the prompt or over the stage. */
  Composer?: Component
  /** The same view as headings and lists, for text mode. */
  Text?: Component
  guide?: Tip[]
  /** How the shell lays it out. */
  layout?: {
    /** 'column': plates left of the stage; 'stage': the stage draws the seats itself. */
    seats?: 'column' | 'stage'
    /** Height of the hand in pixels on a desktop; phones have their own. */
    hand?: number
    /** Kinds of targets ('area') that get a row of chips above the prompt on a phone. */
    chips?: string[]
    /** Width of the facts column; 0: the facts never stand beside the stage, only behind a tab. */
    facts?: number
  }
}
