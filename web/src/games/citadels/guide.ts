/** Tips for a first match, for what the lessons cannot show: each when it really happens. */
import { said, type Tip } from '$/table/game'
import type { Seen } from './seen'

const kind = (seen: Seen): string => seen.prompt.kind
/** Whether a verb is offered. */
const can = (seen: Seen, verb: string): boolean => seen.prompt.verbs.some((one) => one.verb === verb && one.offers.length)

const tip = (id: string, when: (seen: Seen) => boolean, rules: string[], targets?: string[]): Tip => ({
  id,
  when,
  said: said(`citadels-board-tip-${id}`),
  rules,
  ...(targets && { targets }),
})

export const guide: Tip[] = [
  tip('bluff', (seen) => can(seen, 'sign') || can(seen, 'flower'), ['CIT-6.20', 'CIT-7.8']),
  tip('destroy', (seen) => can(seen, 'destroy') || can(seen, 'seize') || can(seen, 'exchange'), ['CIT-13.2']),
  tip('unique', (seen) => can(seen, 'smithy') || can(seen, 'laboratory') || can(seen, 'museum') || can(seen, 'armory'), ['CIT-4.15']),
  tip('goal', (seen) => seen.view.players.some(({ size }) => size >= seen.view.goal - 2) && kind(seen) === 'draft', ['CIT-16.1', 'CIT-16.4']),
  tip('points', (seen) => seen.view.completed.length > 0, ['CIT-16.2', 'CIT-16.3', 'CIT-16.5']),
]
