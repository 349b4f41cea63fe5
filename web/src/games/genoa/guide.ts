/** Tips for a first match, for what the lessons cannot show: each when it really happens. */
import { said } from '$/lib/said'
import type { Tally } from './wire'
import type { Tip } from '$/table/game'
import type { Seen } from './seen'

const at = (kind: string, more: (tally: Tally, seen: Seen) => boolean = () => true) => (seen: Seen): boolean =>
  seen.decision?.kind === kind && more(seen.tally, seen)

const tip = (id: string, when: (seen: Seen) => boolean, rules: string[]): Tip => ({ id, when, said: said(`genoa-board-tip-${id}`), rules })

const offers = ({ floor }: Tally): number => floor?.offers.length ?? 0

export const guide: Tip[] = [
  tip('cards', (seen) => !!seen.decision && seen.view.round <= 2, ['GEN-8.12', 'GEN-8.7', 'GEN-8.4', 'GEN-8.18']),
  tip('duty', at('decide', (_, { prompt }) => prompt.verbs.some((one) => one.verb === 'lapse' && one.why !== null)), ['GEN-6.42']),
  tip('counter', at('decide', (tally, { view }) => offers(tally) > 0 && view.round > 1), ['GEN-6.38', 'GEN-6.40']),
  tip('reply', at('reply'), ['GEN-6.39']),
  tip('live', at('live'), ['GEN-6.59']),
  tip('last', (seen) => !!seen.decision && seen.view.spaces_left === 1, ['GEN-2.8', 'GEN-11.5']),
]

