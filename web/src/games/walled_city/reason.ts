/** Why a thing cannot be chosen now, as far as the table itself shows it. */
import { parseMove } from '$/lib/moves'
import { FORMS } from '$/lib/wire/walled_city'
import { said, type Said } from '$/table/game'
import { guildOf } from './board'
import { cityOf, guildAsking, type City } from './city'
import { guildName } from './names'
import type { Seen } from './seen'

const why = (key: string, rule: string): Said => said(`walled_city-web-why-${key}`, { rule })

export function reason(target: string, _verb: string | null, seen: Seen): Said | null {
  const city = cityOf(seen.view)
  const [kind = '', id = ''] = target.split(':')
  const guild = guildAsking(city)
  switch (city.top?.frame) {
    case 'start_road':
    case 'building':
      return kind === 'path' || kind === 'gap' ? built(city, kind, id) : null
    case 'showing':
      return kind === 'hand' ? why('off-colour', 'WAL-11.5') : null
    case 'settling':
    case 'settling_other':
      return kind === 'area' ? why('beside', 'WAL-3.17') : null
    case 'promoting':
      return kind === 'noble' ? why('hood', 'WAL-7.9') : kind === 'tower' ? why('nearest', 'WAL-7.11') : null
    case 'adjusting':
      if (kind !== 'item') return null
      return city.round === 1 ? (id.startsWith('T') ? why('tower-later', 'WAL-3.14') : why('item-beside', 'WAL-3.12')) : why('item-wall', 'WAL-7.15')
    case 'zoning':
      return kind === 'zone' ? why('taken', 'WAL-5.4') : null
    case 'facing':
      return kind === 'tower' ? why('zone-tower', 'WAL-5.5') : null
    case 'answering':
      return kind === 'hand' ? why('total', 'WAL-13.53') : null
    case 'ability':
      return guild ? said('walled_city-web-why-guild', { guild: guildName(guild), rule: guildOf(guild)?.rules[0] ?? '' }) : null
    default:
      return null
  }
}

function built(city: City, kind: 'path' | 'gap', id: string): Said {
  if ((kind === 'path') !== (city.round === 1)) return why(city.round === 1 ? 'roads-now' : 'walls-now', city.round === 1 ? 'WAL-3.3' : 'WAL-6.7')
  const at = (kind === 'path' ? city.board.paths : city.board.gaps).findIndex((one) => one.id === id)
  const state = (kind === 'path' ? city.public.paths : city.public.gaps)[at] ?? 0
  if (state < 0) return why('demolished', 'WAL-3.4')
  if (city.turn?.over_built) return why('drapers', 'WAL-13.12')
  return why('built', 'WAL-3.4')
}

/** The move a press would have been, for what the table does not tell: the server answers. */
export function attempt(target: string, verb: string | null, seen: Seen): string | null {
  const [kind = '', id = ''] = target.split(':')
  const first = seen.legal.map((text) => parseMove(FORMS, text)).find((move) => verb === null || move.move === verb)?.move
  if (first === 'build' && (kind === 'path' || kind === 'gap')) return `build ${id}`
  if (first === 'zone' && kind === 'zone') return `zone ${id}`
  if (first === 'show' && kind === 'hand') return `show ${id}`
  return null
}
