/** The first game: a tip at the first decision it fits. */
import { said } from '$/lib/said'
import type { Tip } from '$/table/game'
import type { Seen } from './seen'

const asked = (seen: Seen): boolean => seen.decision !== null
const offers = (verb: string) => (seen: Seen): boolean => seen.prompt.verbs.some((one) => one.verb === verb && one.offers.length > 0)
const question = (kind: string) => (seen: Seen): boolean => seen.prompt.kind === kind
const tip = (id: string, when: (seen: Seen) => boolean, rules: string[], targets?: string[]): Tip => ({ id, when, said: said(`ankh_morpork-board-tip-${id}`), rules, ...(targets && { targets }) })

export const guide: Tip[] = [
  tip('goal', asked, ['ANK-8.1']),
  tip('play', offers('play'), ['ANK-2.4', 'ANK-3.1']),
  tip('place', offers('place'), ['ANK-4.2']),
  tip('trouble', (seen) => offers('place')(seen) && seen.view.trouble.length > 0, ['ANK-4.6', 'ANK-4.13']),
  tip('build', offers('build'), ['ANK-4.14', 'ANK-4.16']),
  tip('kill', offers('kill'), ['ANK-4.19']),
  tip('calm', offers('calm'), ['ANK-4.21']),
  tip('text', offers('text'), ['ANK-4.23', 'ANK-3.2']),
  tip('power', offers('power'), ['ANK-5.2', 'ANK-5.3']),
  tip('window', question('window'), ['ANK-4.39', 'ANK-11.11']),
  tip('event', question('protecting'), ['ANK-5.10', 'ANK-6.2']),
  tip('control', (seen) => asked(seen) && seen.tally.controllers.some((owner) => owner >= 0), ['ANK-8.4']),
  tip('end', offers('end'), ['ANK-2.6', 'ANK-9.2']),
]
