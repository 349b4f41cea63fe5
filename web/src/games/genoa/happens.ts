/** What happens in Genoa, beyond what moves and what is touched. */
import { genoa as icons } from '$/icons/genoa'
import type { Moved } from '$/lib/wire'
import { COIN, type Looks } from '$/table/game'
import type { Shows } from '$/table/happening'
import { kindOf } from '$/table/seen'

export const shows: Shows = {
  'genoa-rolls': 'roll',
  'genoa-offer': 'send',
  'genoa-offer-changed': 'send',
  'genoa-counter': 'send',
  'genoa-call': 'send',
  'genoa-round': 'banner',
}

export const flies: Looks = { money: COIN, marker: icons.tokens.ownership_marker, tower: icons.tokens.tower_disc }

/** The tower itself goes from space to space. */
export const glides = ({ what, start }: Moved): boolean => kindOf(what) === 'tower' && kindOf(start) === 'space'
