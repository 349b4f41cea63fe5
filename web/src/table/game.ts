/** The contract between the shell of every table and a game's own drawing. See web/README.md. */
import type { Component } from 'svelte'
import type { Said } from '$/lib/said'
import type { Decision, GameId, Outcome, TableInfo } from '$/lib/wire'

export type { Arg, Name, Said, Who } from '$/lib/said'
export { nameOf, plain, said, who } from '$/lib/said'

/** What the own seat (or a spectator) sees now. `V` and `T` are the game's View and Tally of lib/wire/<game>.ts. */
export interface Seen<V = unknown, T = unknown> {
  game: GameId
  /** The own seat; null: somebody who watches. */
  seat: number | null
  view: V
  /** What would be counted now: the engine's own count, so that no rule lives here. */
  tally: T
  /** All open questions, and the own one. */
  pending: Decision[]
  decision: Decision | null
  /** The texts of the own legal moves that can be listed. */
  legal: string[]
  /** The schema of an open space of moves (Genoa's offers), where there is one. */
  open: Record<string, unknown> | null
  /** Settings that may be changed besides: they answer nothing. */
  aside: string[]
  /** The ids of the rules behind the question. */
  rules: string[]
  outcome: Outcome | null
  names: string[]
  table: TableInfo
  seq: number
}

/** One legal move, as it is offered. */
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
  /** The verb says it all: its button does it at once although the choice has a target. */
  atOnce?: boolean
  /** The whole choice in words: for the list, text mode and screen readers. */
  said: Said
  /** What on the table it is: 'district:2:harbor', 'area:7', 'hand:3', 'seat:1'. The game's own ids. */
  target?: string
  /** A second target, where a choice needs two. */
  then?: string
  /** The answer to the question that follows it: sent as soon as that is asked, so that nobody can tell how long it took. */
  after?: string
  /** The target's own name ("The Shades"), for the row of chips on a phone. */
  short?: Said
  /** The same of the second target. */
  thenShort?: Said
  /** Shown on the target: "pay 3", "adds trouble". */
  note?: Said
  /** Legal, but against oneself: drawn with a dashed ring. */
  against?: boolean
  /** The game's Controls (or its stage) offer it: it gets no button of its own in the prompt (but stands on its target, in the list and in text mode). */
  controls?: boolean
  /** Not a move yet: opens the game's own controls (an offer to put together) instead of being sent. */
  begin?: () => void
}

/** A verb that cannot be used now but keeps its place, and says why. */
export interface IdleVerb {
  verb: string
  verbSaid: Said
  verbIcon?: string
  reason: Said
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

/** Something that happened. */
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

/** A part of the first column of a seat's score (the noble districts), with its colours: drawn in the bar of the result. */
export interface ScorePart {
  id: string
  said: Said
  n: number
  field: string
  on: string
  /** One of the patterns of ui/Hatches.svelte. */
  hatch: string
}

/** Where in the game we are, for the bar. */
export interface Moment {
  round?: Said
  steps?: { said: Said; on?: boolean }[]
  /** Small facts: an UI icon's name and words ("35 in deck"). */
  facts?: { icon?: string; said: Said }[]
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

/** Everything a game brings, with its own Seen<View, Tally>. What is missing the shell does in a plain way (games/plain). */
export interface GameTable {
  id: GameId
  /** All listed legal moves of the own seat; settings (`aside`) apart. */
  choices(seen: Seen): Choice[]
  /** Verbs that stay in their place although they cannot be used. */
  idle?(seen: Seen): IdleVerb[]
  /** The order of the verbs' ids; others follow as they come, closing ones last. */
  verbOrder?: string[]
  /** What is asked of me and why; `armed`: the verb that was taken up ("Destroy which district?"). */
  question(seen: Seen, armed?: string | null): Question
  /** What others are deciding, from public knowledge only. */
  waiting(seen: Seen): Said
  /** An event as a line of the log; null: not worth one. */
  story(event: Happened, seen: Seen): Line | null
  /** The same for several events at once, where small ones are put together. */
  stories?(events: Happened[], seen: Seen): Line[]
  /** The sheet of a thing ('district:harbor'); null: there is none. */
  card(id: string, seen: Seen): CardText | null
  /**
   * The move that pressing a target would be, were it legal: the shell asks the server why it is not.
   * So reasons come from the rules themselves. null: nothing to say.
   */
  attempt?(target: string, verb: string | null, seen: Seen): string | null
  /** A reason the view itself tells ("1 gold short"), short enough for the target. */
  reason?(target: string, verb: string | null, seen: Seen): Said | null
  score?(seen: Seen): ScoreTable
  /** What the first column of a seat's score is made of: every part, also those of which there is nothing. */
  scoreParts?(seen: Seen, seat: number): ScorePart[]
  /** The money of each seat; null: this seat may not know it. Not there: a game without money. */
  money?(seen: Seen): (number | null)[]
  /** Money is what wins: the result page draws it as the points. */
  moneyIsScore?: boolean
  moment?(seen: Seen): Moment
  /** Settings that may be changed at any time, as words: [the move, what it does]. */
  asides?(seen: Seen): { move: string; said: Said }[]

  Stage: Component
  Hand?: Component
  Facts?: Component
  /** The same as words, with the player's name: the plate's name for screen readers. */
  plateLabel?(seat: number, seen: Seen): Said
  /** What stands on a seat's plate, below the name; nothing that can be pressed: the plate itself opens the card `seat:<n>`. */
  Plate?: Component<{ seat: number }>
  /** Parts of the question between its words and the verbs: icons of a card, pegs (UI.md 7). Decoration in text mode: not shown there. */
  Controls?: Component
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
