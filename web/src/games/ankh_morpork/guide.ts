/** The first game: a tip at the first decision it fits. */
import { said } from '$/lib/said'
import type { Tip } from '$/table/game'
import { iconKind } from './facts'
import type { Seen } from './seen'
import { offered, top } from './stack'

const asked = (seen: Seen): boolean => seen.decision !== null
const icon = (kind: string) => (seen: Seen): boolean => asked(seen) && iconKind(offered(seen.view) ?? '') === kind
const offers = (tag: string) => (seen: Seen): boolean => asked(seen) && seen.legal.some((move) => move.startsWith(tag))
const tip = (id: string, when: (seen: Seen) => boolean, rules: string[], targets?: string[]): Tip => ({ id, when, said: said(`ankh_morpork-web-tip-${id}`), rules, ...(targets && { targets }) })

export const guide: Tip[] = [
  tip('goal', asked, ['ANK-8.1']),
  tip('play', offers('play '), ['ANK-2.4', 'ANK-3.1']),
  tip('place', icon('place_minion'), ['ANK-4.2']),
  tip('trouble', (seen) => icon('place_minion')(seen) && seen.view.trouble.length > 0, ['ANK-4.6', 'ANK-4.13']),
  tip('build', icon('place_building'), ['ANK-4.14', 'ANK-4.16']),
  tip('kill', icon('assassinate'), ['ANK-4.19']),
  tip('calm', icon('remove_trouble'), ['ANK-4.21']),
  tip('text', icon('scroll'), ['ANK-4.23', 'ANK-3.2']),
  tip('power', offers('power '), ['ANK-5.2', 'ANK-5.3']),
  tip('window', (seen) => asked(seen) && top(seen.view)?.frame === 'window', ['ANK-4.39', 'ANK-11.11']),
  tip('event', (seen) => asked(seen) && top(seen.view)?.frame === 'protecting', ['ANK-5.10', 'ANK-6.2']),
  tip('control', (seen) => asked(seen) && seen.tally.controllers.some((owner) => owner >= 0), ['ANK-8.4']),
  tip('end', offers('end'), ['ANK-2.6', 'ANK-9.2']),
]
