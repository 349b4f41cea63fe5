/** The drawings on verbs. */
import { walled_city as icons } from '$/icons/walled_city'
import type { Signs } from '$/table/game'
import type { GuildId } from './board'
import { cityOf } from './city'
import type { Seen } from './seen'
import { kindOf } from '$/table/seen'

const { pieces, guilds } = icons
const SIGNS: Signs = {
  promote: pieces.guard,
  copy: guilds.grocers,
  'kind-peasant': pieces.peasant,
  'kind-noble': pieces.noble,
  'place-peasant': pieces.peasant,
  'place-noble': pieces.noble,
}

/** What stands on a verb: what it works with; a guild's own sign while it asks. */
export function verbIcon(verb: string, seen: Seen): string | undefined {
  const { round, view } = cityOf(seen)
  const known = SIGNS[verb]
  if (known) return known
  if (verb === 'build') return round === 1 ? pieces.road : pieces.wall
  if (verb === 'guild') return guilds[view.players[seen.seat ?? 0]?.guild as GuildId]
  const role = seen.prompt.role?.args?.thing
  return typeof role === 'string' && kindOf(role) === 'guild' ? guilds[role.slice('guild:'.length) as GuildId] : undefined
}
