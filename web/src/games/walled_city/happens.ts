/** What happens in The Walled City, beyond what moves and what is touched. */
import { walled_city as icons } from '$/icons/walled_city'
import type { Looks } from '$/table/game'
import type { Shows } from '$/table/happening'

export const shows: Shows = {
  'walled_city-rolls': 'roll',
  'walled_city-starting-road': 'rise',
  'walled_city-builds': 'rise',
  'walled_city-round': 'banner',
  'walled_city-phase': 'banner',
  'walled_city-faction-won': 'banner',
  'walled_city-game-over': 'banner',
}

export const flies: Looks = { noble: icons.pieces.noble, peasant: icons.pieces.peasant, piece: icons.pieces.road, item: icons.pieces.tower }
