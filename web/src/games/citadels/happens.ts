/** What happens in Citadels, beyond what moves and what is touched. */
import { COIN, type Looks } from '$/table/game'
import type { Shows } from '$/table/happening'
import type { Said } from '$/lib/said'
import { tokens } from './facts'
import type { Seen } from './seen'

export const shows: Shows = {
  'citadels-kills': 'strike',
  'citadels-robs': 'strike',
  'citadels-bewitches': 'strike',
  'citadels-builds': 'rise',
  'citadels-confiscates': 'rise',
  'citadels-framework': 'rise',
  'citadels-sacrifices': 'rise',
  'citadels-seizes': 'rise',
  'citadels-exchanges': 'rise',
  'citadels-beautifies': 'rise',
  'citadels-round': 'banner',
  'citadels-crown': 'banner',
  'citadels-enthrones': 'banner',
  'citadels-city-completed': 'banner',
  'citadels-game-over': 'banner',
}

export const flies: Looks = { gold: COIN, crown: tokens.crown }

/** One more district, and the own city is complete. */
export function nears({ view, seat }: Seen): Said | null {
  const own = seat === null ? undefined : view.players[seat]
  return own && view.goal - own.size === 1 ? { id: 'citadels-board-near', args: { n: own.size, goal: view.goal } } : null
}
