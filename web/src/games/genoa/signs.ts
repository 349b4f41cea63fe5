/** The signs on the verbs. */
import type { Signs } from '$/table/game'
import { icons, type Building } from './data'
import type { Seen } from './seen'

const SIGNS: Signs = {
  roll: icons.tokens.die_blue, start: icons.tiles.start_space, fetch: icons.tiles.any_commodity, trade: icons.tiles.trade_1_1, act: icons.tiles.building_action,
  deliver: icons.decks.message, fill: icons.decks.small_order, ship: icons.decks.large_order,
}

/** A sign of its own; of the building whose effect it is. */
export function verbIcon(verb: string, seen: Seen): string | undefined {
  if (verb !== 'main') return SIGNS[verb]
  return icons.buildings[seen.tally.building as Building]
}
