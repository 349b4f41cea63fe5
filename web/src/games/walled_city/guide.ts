/** Tips for a first match, for what the lessons cannot show: each when it really happens. */
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
  tip('guild-use', (_, seen) => seen.prompt.verbs.some(({ rules, offers }) => rules.length && offers.length), ['WAL-2.6', 'WAL-2.7']),
  tip('second', at('joining', 2), ['WAL-6.3', 'WAL-10.3']),
  tip('split', at('settling', 2), ['WAL-7.4', 'WAL-7.8']),
]
