/** The first-game guide: a tip at the first decision it fits. */
import { said, type Tip } from '$/table/game'
import type { Seen } from './seen'

const kind = (seen: Seen): string => seen.prompt.kind
/** Whether a verb is offered. */
const can = (seen: Seen, verb: string): boolean => seen.prompt.verbs.some((one) => one.verb === verb && one.offers.length)
const only = (seen: Seen, verb: string): boolean => can(seen, verb) && seen.prompt.verbs.every((one) => one.verb === verb || !one.offers.length)

const tip = (id: string, when: (seen: Seen) => boolean, rules: string[], targets?: string[]): Tip => ({
  id,
  when,
  said: said(`citadels-board-tip-${id}`),
  rules,
  ...(targets && { targets }),
})

export const guide: Tip[] = [
  tip('draft', (seen) => kind(seen) === 'draft', ['CIT-2.9', 'CIT-3.1']),
  tip('two', (seen) => kind(seen) === 'draft' && seen.prompt.step?.[0] === 2, ['CIT-17.1']),
  tip('gather', (seen) => can(seen, 'gather_gold'), ['CIT-4.1', 'CIT-4.2', 'CIT-4.3']),
  tip('keep', (seen) => kind(seen) === 'keep', ['CIT-4.3']),
  tip('name', (seen) => can(seen, 'kill') || can(seen, 'rob') || kind(seen) === 'bewitch', ['CIT-6.1', 'CIT-7.1', 'CIT-3.9']),
  tip('income', (seen) => can(seen, 'income') || can(seen, 'tithe'), ['CIT-4.14']),
  tip('crown', (seen) => can(seen, 'crown') || can(seen, 'enthrone'), ['CIT-9.2', 'CIT-9.3']),
  tip('build', (seen) => can(seen, 'build'), ['CIT-4.5', 'CIT-4.7', 'CIT-4.9']),
  tip('magician', (seen) => can(seen, 'swap_hands'), ['CIT-8.1']),
  tip('bluff', (seen) => can(seen, 'sign') || can(seen, 'flower'), ['CIT-6.20', 'CIT-7.8']),
  tip('destroy', (seen) => can(seen, 'destroy') || can(seen, 'seize') || can(seen, 'exchange'), ['CIT-13.2']),
  tip('unique', (seen) => can(seen, 'smithy') || can(seen, 'laboratory') || can(seen, 'museum') || can(seen, 'armory'), ['CIT-4.15']),
  tip('end', (seen) => only(seen, 'end'), ['CIT-4.20']),
  tip('goal', (seen) => seen.view.players.some(({ size }) => size >= seen.view.goal - 2) && kind(seen) === 'draft', ['CIT-16.1', 'CIT-16.4']),
  tip('points', (seen) => seen.view.completed.length > 0, ['CIT-16.2', 'CIT-16.3', 'CIT-16.5']),
]
