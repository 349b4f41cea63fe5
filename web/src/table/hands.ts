/** What a table's heart deals in: lines of its log, moves on their way, hints, and the hands that make moves. */
import { api, type Problem } from '$/lib/api'
import type { Live } from '$/lib/live.svelte'
import type { Said } from '$/lib/said'
import type { Advice, CoachAnswer, HintAnswer } from '$/lib/wire'
import type { Choice, Line } from './game'

export type LogLine = Line & { key: number | string; seq: number; /** Who comes and goes: no part of the match. */ company?: true }

/** Something that everybody is told of, and whose deed it was. */
export interface Moment {
  key: number
  said: Said
  seat?: number
}

/** A place to list choices at. */
export interface Menu {
  choices: Choice[]
  at: Element
  title?: Said
}

/** A move on its way. */
export interface Sending {
  move: string
  said?: Said
  /** The server cannot be reached; the choice is kept. */
  waiting: boolean
  /** The record it became, once the server has said so. */
  seq: number | null
}

/** What a bot would do: asked for at one record, for one question. */
export interface Hint {
  seq: number
  /** null: it still thinks. */
  choices: Advice[] | null
  problem: Problem | null
}

/** A move that was not sent, only tried. */
export interface Trial {
  /** Why not, in words; null: it is possible. */
  why: string | null
  said: Said | null
}

/** How moves are made: at a live table through its socket, or by REST; a replay has none. */
export interface Hands {
  play(seat: number, move: string, decision: number | null, waiting: () => void): Promise<number>
  /** What a legal move means; else the problem. */
  check(seat: number, move: string): Promise<Said | null>
  /** `to`: back to the own decision at this record, where the server says so. */
  undo(seat: number, to?: number): Promise<number>
  /** Ask the others to take back, and answer them. */
  askUndo?(seat: number): Promise<number>
  answerUndo?(number: number, agree: boolean): Promise<number>
  hint?(seat: number): Promise<HintAnswer>
  /** Whether a move gives much away. */
  coach?(seat: number, move: string): Promise<CoachAnswer>
  /** Fetch the state, because the socket is slow. */
  refresh(seat: number): Promise<void>
}

export const handsOf = (live: Live): Hands => ({
  play: async (seat, move, decision, waiting) => (await live.play({ seat, move, decision }, waiting)).seq,
  check: async (seat, move) => (await api.check(live.id, { seat, move })).said ?? null,
  undo: async (seat, to) => (await live.undo({ seat, ...(to !== undefined && { to }) })).seq,
  askUndo: async (seat) => (await live.askUndo({ seat })).seq,
  answerUndo: async (number, agree) => (await live.answerUndo({ number, agree })).seq,
  hint: (seat) => api.hint(live.id, { seat }),
  coach: (seat, move) => api.coach(live.id, { seat, move }),
  refresh: async (seat) => live.take(await api.state(live.id, seat)),
})
