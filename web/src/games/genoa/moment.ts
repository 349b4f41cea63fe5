/** Where in the game we are, for the bar. */
import { said, type Moment } from '$/table/game'
import type { Seen } from './seen'

const PHASES = [1, 2, 3]

export function moment(seen: Seen): Moment {
  const { view } = seen
  return {
    round: said('genoa-board-round', { n: view.round }),
    steps: PHASES.map((phase) => ({ said: said(`genoa-board-phase-${phase}`), on: phase === view.phase && !seen.outcome })),
    facts: [{ icon: 'hourglass', said: said('genoa-board-left', { n: view.spaces_left }) }],
  }
}
