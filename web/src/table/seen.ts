/** A state of the wire as the games see it. */
import { promptOf } from '$/lib/prompt'
import type { State, TableInfo } from '$/lib/wire'
import type { Choice, Seen } from './game'
import type { Said } from '$/lib/said'

export function seenOf(state: State, table: TableInfo): Seen {
  const { observation } = state
  return {
    game: observation.game,
    seat: state.seat,
    view: observation.view,
    tally: state.tally,
    pending: observation.pending,
    decision: observation.pending.find((decision) => decision.seat === state.seat) ?? null,
    prompt: promptOf(observation.prompt),
    outcome: observation.outcome,
    names: table.seats.map((seat) => seat.name),
    table,
    seq: state.seq,
  }
}

/** A button of the prompt: all choices of one verb. */
export interface Verb {
  id: string
  said: Said
  note?: Said
  icon?: string
  choices: Choice[]
  closing: boolean
  /** Offered by the game's Controls, not by a button. */
  controls?: boolean
  /** Cannot be used now, and why; and the rule behind that. */
  reason?: Said
  rule?: string
}

/** Whether pressing the verb is enough: there is one thing to do, and nothing to aim at. */
export const doesAtOnce = ({ choices: [only, more] }: Verb): boolean => !!only && !more && (!only.target || !!only.closing || !!only.atOnce)

/** What tells choices apart: a move, with what follows it. */
export const keyOf = (choice: Choice): string => (choice.after === undefined ? choice.move : `${choice.move}, ${choice.after}`)

/** What can be done with a thing on the table. */
export interface Target {
  choices: Choice[]
}

/**
 * The targets of choices, by their ids; with a first target held, those it goes on to.
 * `below`: the thing on which another one lies (see `GameTable.below`), which then is a target too.
 */
export function targetsOf(choices: Choice[], armed: string | null, held: string | null, below: (ref: string) => string | null = () => null): Map<string, Target> {
  const targets = new Map<string, Target>()
  for (const choice of choices) {
    if (armed !== null && choice.verb !== armed) continue
    const id = held === null ? choice.target : choice.target === held ? choice.then : undefined
    if (id === undefined) continue
    for (const ref of [id, below(id)]) {
      if (ref === null) continue
      const found = targets.get(ref)
      if (found) found.choices.push(choice)
      else targets.set(ref, { choices: [choice] })
    }
  }
  return targets
}

/** The kind of a target: what stands before the first colon. */
export function kindOf(target: string): string {
  const at = target.indexOf(':')
  return at < 0 ? target : target.slice(0, at)
}
