/** The first-game guide: a tip at the first decision it fits. */
import { said, type Tip } from '$/table/game'
import { cityOf, type City } from './city'
import type { Seen } from './seen'

const tip = (id: string, fits: (city: City, seen: Seen) => boolean, rules: string[]): Tip => ({
  id,
  when: (seen: Seen) => seen.decision !== null && fits(cityOf(seen), seen),
  said: said(`walled_city-board-tip-${id}`),
  rules,
})
const at = (kind: string, round?: number) => (city: City, seen: Seen): boolean => seen.decision?.kind === kind && (round === undefined || city.round === round)

export const guide: Tip[] = [
  tip('start', at('start_road'), ['WAL-1.25', 'WAL-1.27']),
  tip('aim', at('joining', 1), ['WAL-1.2', 'WAL-10.2']),
  tip('guild', (city, seen) => at('joining', 1)(city, seen), ['WAL-2.1', 'WAL-2.3', 'WAL-2.8']),
  tip('road', at('building', 1), ['WAL-3.3', 'WAL-4.1']),
  tip('guild-use', (_, seen) => seen.prompt.verbs.some(({ rules, offers }) => rules.length && offers.length), ['WAL-2.6', 'WAL-2.7']),
  tip('card', at('showing', 1), ['WAL-3.5', 'WAL-1.17']),
  tip('settle', at('settling', 1), ['WAL-3.6', 'WAL-4.9']),
  tip('nobles', (city, seen) => at('settling', 1)(city, seen) || at('peopling', 1)(city, seen), ['WAL-3.8', 'WAL-4.12']),
  tip('adjust', at('adjusting', 1), ['WAL-3.12', 'WAL-4.17']),
  tip('defence', at('zoning', 1), ['WAL-5.3', 'WAL-9.5']),
  tip('facing', at('facing'), ['WAL-5.5', 'WAL-9.6']),
  tip('second', at('joining', 2), ['WAL-6.3', 'WAL-10.3']),
  tip('wall', at('building', 2), ['WAL-7.3', 'WAL-8.1']),
  tip('split', at('settling', 2), ['WAL-7.4', 'WAL-7.8']),
  tip('promote', at('promoting'), ['WAL-7.9', 'WAL-7.11', 'WAL-8.8']),
]
