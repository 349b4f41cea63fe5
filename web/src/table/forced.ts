/** Questions that can only be answered one way. */
import type { Prompt } from '$/lib/prompt'
import type { TableInfo } from '$/lib/wire'
import type { Choice } from './game'
import type { Verb } from './seen'

/** One person with bots: nobody learns anything from how quickly something is answered. */
export const playsAlone = ({ seats }: TableInfo): boolean => {
  const others = seats.filter(({ you }) => !you)
  return others.length === seats.length - 1 && others.length > 0 && others.every(({ kind }) => kind === 'bot')
}

/**
 * The only answer: one thing on the table that can be chosen, and nothing else to do. What is done without aiming (to end a
 * turn, to roll the dice) stays in one's own hand.
 */
export function forcedOf(verbs: readonly Verb[], { composers, asides }: Prompt): Choice | null {
  const [only, more] = verbs.flatMap((verb) => verb.choices)
  if (!only || more || composers.length || asides.length || only.closing || only.begin || !only.target) return null
  return only
}
