/** Where in the game we are, for the bar. */
import { said, type Moment } from '$/table/game'
import type { Seen } from './seen'
import type { Tally } from './wire'

const PHASES: readonly Tally['phase'][] = ['selection', 'turns', 'end']

export function moment(seen: Seen): Moment {
  const { view } = seen
  const now = seen.tally.phase
  return {
    round: said('citadels-board-round', { n: view.round }),
    steps: PHASES.map((phase) => ({ said: said(`citadels-board-phase-${phase}`), ...(phase === now && !seen.outcome && { on: true }) })),
    facts: [
      { icon: 'deck', said: said('citadels-board-deck', { n: view.deck }), place: 'deck' },
      ...(view.setup.tax ? [{ icon: 'tag', said: said('citadels-board-tax', { n: view.tax }), place: 'tax' }] : []),
    ],
  }
}
