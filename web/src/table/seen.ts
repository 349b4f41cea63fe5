/** A state of the wire as the games see it. */
import type { GameId, State, TableInfo } from '$/lib/wire'
import type { Choice, GameTable, IdleVerb, Seen } from './game'
import type { Said } from '$/lib/said'

export function seenOf(state: State, table: TableInfo): Seen {
  const { observation } = state
  const open = Array.isArray(observation.legal) ? null : observation.legal
  const legal = Array.isArray(observation.legal) ? observation.legal : ((observation.legal.listed as string[]) ?? [])
  return {
    game: observation.game as GameId,
    seat: state.seat,
    view: observation.view,
    tally: state.tally,
    pending: observation.pending,
    decision: observation.pending.find((decision) => decision.seat === state.seat) ?? null,
    legal,
    open,
    aside: observation.aside,
    rules: observation.rules,
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
  /** Cannot be used now, and why. */
  reason?: Said
}

/** Verbs in their order: as the game wants it, then as they come, closing ones last. */
export function verbsOf(game: GameTable, choices: Choice[], idle: IdleVerb[]): Verb[] {
  const verbs = new Map<string, Verb>()
  for (const choice of choices) {
    const verb = verbs.get(choice.verb)
    if (verb) verb.choices.push(choice)
    else {
      verbs.set(choice.verb, {
        id: choice.verb,
        said: choice.verbSaid,
        choices: [choice],
        closing: !!choice.closing,
        ...(choice.verbNote && { note: choice.verbNote }),
        ...(choice.verbIcon && { icon: choice.verbIcon }),
        ...(choice.controls && { controls: true }),
      })
    }
  }
  for (const { verb, verbSaid, verbIcon, reason } of idle) {
    if (!verbs.has(verb)) verbs.set(verb, { id: verb, said: verbSaid, choices: [], closing: false, reason, ...(verbIcon && { icon: verbIcon }) })
  }
  const order = game.verbOrder ?? []
  const place = (verb: Verb): number => {
    const at = order.indexOf(verb.id)
    return (verb.closing ? 1000 : 0) + (at < 0 ? order.length : at)
  }
  return [...verbs.values()].sort((one, other) => place(one) - place(other))
}

/** What tells choices apart: a move, with what follows it. */
export const keyOf = (choice: Choice): string => (choice.after === undefined ? choice.move : `${choice.move}, ${choice.after}`)

/** What can be done with a thing on the table. */
export interface Target {
  choices: Choice[]
}

/** The targets of choices, by their ids; with a first target held, those it goes on to. */
export function targetsOf(choices: Choice[], armed: string | null, held: string | null): Map<string, Target> {
  const targets = new Map<string, Target>()
  for (const choice of choices) {
    if (armed !== null && choice.verb !== armed) continue
    const id = held === null ? choice.target : choice.target === held ? choice.then : undefined
    if (id === undefined) continue
    const found = targets.get(id)
    if (found) found.choices.push(choice)
    else targets.set(id, { choices: [choice] })
  }
  return targets
}

/** The kind of a target: what stands before the first colon. */
export const kindOf = (target: string): string => target.split(':')[0]!
