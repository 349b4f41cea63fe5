/** What happens in Ankh-Morpork, beyond what moves and what is touched. */
import { ankh_morpork as art } from '$/icons/ankh_morpork'
import type { Said } from '$/lib/said'
import type { Moved } from '$/lib/wire'
import { COIN, type Looks } from '$/table/game'
import type { Shows } from '$/table/happening'
import { kindOf } from '$/table/seen'
import type { Seen } from './seen'

export const shows: Shows = {
  'ankh_morpork-rolls': 'roll',
  'ankh_morpork-rolls-areas': 'roll',
  'ankh_morpork-event-rolls': 'roll',
  'ankh_morpork-flood-rolls-again': 'roll',
  'ankh_morpork-builds': 'rise',
  'ankh_morpork-buys': 'rise',
  'ankh_morpork-turns-event': 'banner',
  'ankh_morpork-revealed': 'banner',
  'ankh_morpork-game-over': 'banner',
}

export const flies: Looks = { dollars: COIN, minion: art.pieces.minion, building: art.pieces.building, marker: art.pieces.trouble }

/** A minion that goes from area to area walks there itself. */
export const glides = ({ what, start, end }: Moved): boolean => kindOf(what) === 'minion' && kindOf(start) === 'area' && kindOf(end) === 'area'

/** A goal counts as near if one more is wanted, or from this share on; where there is only to wait, from so many cards on. */
const NEAR = 0.9
const FEW_CARDS = 5

/** The own goal is near, or reached for now: only the own seat is told. What counts in small steps is not told at each of them. */
export function nears({ tally }: Seen): Said | null {
  const { goal } = tally
  if (!goal) return null
  if (!goal.of) return goal.n <= FEW_CARDS ? { id: 'ankh_morpork-board-near-deck' } : null
  if (goal.n >= goal.of) return { id: 'ankh_morpork-board-reached' }
  if (goal.of - goal.n === 1 && goal.kind !== 'worth') return { id: 'ankh_morpork-board-near', args: { n: goal.n, of: goal.of } }
  return goal.n >= goal.of * NEAR ? { id: 'ankh_morpork-board-near-worth', args: { of: goal.of } } : null
}
