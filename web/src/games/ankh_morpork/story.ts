/** What happened, as lines of the log. */
import { said, type Said } from '$/lib/said'
import { eventSaid } from '$/lib/sentences'
import { has } from '$/lib/words.svelte'
import type { Happened, Line } from '$/table/game'
import { isArea, OWNERS } from './facts'
import type { Seen } from './seen'

/** Only the own seat is told. */
const PRIVATE = 'ankh_morpork-you-'
const CAUSES = ['ankh_morpork-plays', 'ankh_morpork-turns-event']
const PASSED = ['ankh_morpork-lets-happen', 'ankh_morpork-lets-event-happen']
/** Events about a piece that say where: the piece itself is marked besides the area. */
const HOUSES = ['ankh_morpork-builds', 'ankh_morpork-loses-building', 'ankh_morpork-buys', 'ankh_morpork-lifts-building', 'ankh_morpork-uses-power', 'ankh_morpork-card-gone']

/** What on the board an event touched. */
export function touched({ id, args }: Happened): string[] {
  const found: string[] = []
  for (const [name, value] of Object.entries(args)) {
    const kind = name.replace(/\d+$/, '')
    const ids = kind === 'area' ? [value] : kind === 'areas' ? (value as unknown[]) : []
    for (const area of ids) {
      if (typeof area !== 'string' || !isArea(area)) continue
      found.push(`area:${area}`)
      if (HOUSES.includes(id)) found.push(`house:${area}`)
    }
    if (kind === 'target' && typeof value === 'number') found.push(`seat:${value}`)
  }
  return found
}

/** The reason of the end is a sentence, not the name of a thing. */
function sentence(event: Happened): Said {
  const told = eventSaid('ankh_morpork', event)
  return event.id === 'ankh_morpork-game-over' ? { ...told, args: { ...told.args, reason: said(`ankh_morpork-end-${String(event.args.reason)}`) } } : told
}

export function story(event: Happened, seen: Seen): Line | null {
  const { id, args } = event
  if (!has(id)) return null
  if (id === 'ankh_morpork-turn') return { said: said('ankh_morpork-web-turn-of', { n: Number(args.n), seat: seen.names[Number(args.seat)] ?? '', own: args.seat === seen.seat }), heading: true, seat: Number(args.seat) }
  const owner = typeof args.minion === 'string' ? OWNERS.indexOf(args.minion as (typeof OWNERS)[number]) : -1
  const seat = typeof args.seat === 'number' ? args.seat : owner >= 0 && owner < seen.names.length ? owner : id.startsWith(PRIVATE) ? seen.seat : null
  const targets = touched(event)
  return {
    said: sentence(event),
    ...(seat !== null && { seat }),
    ...(targets.length && { targets }),
    ...(id.startsWith(PRIVATE) && { private: true }),
  }
}

const same = (one: Happened, other: Happened): boolean => one.id === other.id && JSON.stringify(one.args) === JSON.stringify(other.args)

/** Lines for several events: equal ones in a row once, with their number; who did not answer is told once for each cause. */
export function stories(events: Happened[], seen: Seen): Line[] {
  const lines: Line[] = []
  let passed: Happened[] = []
  let last: { event: Happened; line: Line; times: number } | null = null
  for (const event of events) {
    if (CAUSES.includes(event.id)) passed = []
    if (PASSED.includes(event.id)) {
      if (passed.some((other) => same(other, event))) continue
      passed.push(event)
    }
    if (last && same(last.event, event)) {
      last.times += 1
      last.line.said = said('ankh_morpork-web-again', { line: eventSaid('ankh_morpork', event), n: last.times })
      continue
    }
    const line = story(event, seen)
    last = line && { event, line, times: 1 }
    if (line) lines.push(line)
  }
  return lines
}
