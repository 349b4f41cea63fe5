/** Tips for a first match, for what the lessons cannot show: each when it really happens. */
import { said } from '$/lib/said'
import type { Tip } from '$/table/game'
import type { Seen } from './seen'

const asked = (seen: Seen): boolean => seen.decision !== null
const offers = (verb: string) => (seen: Seen): boolean => seen.prompt.verbs.some((one) => one.verb === verb && one.offers.length > 0)
const question = (kind: string) => (seen: Seen): boolean => seen.prompt.kind === kind
const tip = (id: string, when: (seen: Seen) => boolean, rules: string[], targets?: string[]): Tip => ({ id, when, said: said(`ankh_morpork-board-tip-${id}`), rules, ...(targets && { targets }) })

export const guide: Tip[] = [
  tip('power', offers('power'), ['ANK-5.2', 'ANK-5.3']),
  tip('event', question('protecting'), ['ANK-5.10', 'ANK-6.2']),
  tip('control', (seen) => asked(seen) && seen.tally.controllers.some((owner) => owner >= 0), ['ANK-8.4']),
]
