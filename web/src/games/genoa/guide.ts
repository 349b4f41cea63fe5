/** Tips for a first game, each at the first decision it fits. */
import { said } from '$/lib/said'
import type { Tally } from './wire'
import type { Tip } from '$/table/game'
import type { Seen } from './seen'

const at = (kind: string, more: (tally: Tally, seen: Seen) => boolean = () => true) => (seen: Seen): boolean =>
  seen.decision?.kind === kind && more(seen.tally, seen)

const tip = (id: string, when: (seen: Seen) => boolean, rules: string[]): Tip => ({ id, when, said: said(`genoa-board-tip-${id}`), rules })

const offers = ({ floor }: Tally): number => floor?.offers.length ?? 0
const onTheWay = (tally: Tally): boolean => tally.floor?.house === false

export const guide: Tip[] = [
  tip('start', at('start'), ['GEN-2.1', 'GEN-3.1']),
  tip('house', at('house'), ['GEN-5.5', 'GEN-6.57']),
  tip('offer', at('ask'), ['GEN-6.9', 'GEN-6.12']),
  tip('sealed', at('ask', (tally) => offers(tally) === 0 && onTheWay(tally)), ['GEN-6.53', 'GEN-6.54']),
  tip('cards', (seen) => !!seen.decision && seen.view.round <= 2, ['GEN-8.12', 'GEN-8.7', 'GEN-8.4', 'GEN-8.18']),
  tip('decide', at('decide', (tally) => offers(tally) > 0), ['GEN-6.34', 'GEN-6.47']),
  tip('duty', at('decide', (_, { prompt }) => prompt.verbs.some((one) => one.verb === 'lapse' && one.why !== null)), ['GEN-6.42']),
  tip('counter', at('decide', (tally, { view }) => offers(tally) > 0 && view.round > 1), ['GEN-6.38', 'GEN-6.40']),
  tip('free', at('decide', (tally) => offers(tally) === 0 && onTheWay(tally)), ['GEN-6.35', 'GEN-4.5']),
  tip('reply', at('reply'), ['GEN-6.39']),
  tip('action', at('action'), ['GEN-5.10', 'GEN-5.11']),
  tip('order', at('action', (_, { prompt }) => prompt.verbs.some((one) => one.verb === 'fill' && one.offers.length > 0)), ['GEN-8.7']),
  tip('acquire', at('acquire'), ['GEN-10.3', 'GEN-10.12']),
  tip('live', at('live'), ['GEN-6.59']),
  tip('last', (seen) => !!seen.decision && seen.view.spaces_left === 1, ['GEN-2.8', 'GEN-11.5']),
]

