/** Lists of tables: what each one waits for, in words. */
import { said, who, type Said } from '$/lib/said'
import { minuteText as timeOf } from './minutes'
import type { Listed, PlayingHours } from '$/lib/wire'
import type { Teller } from '$/lib/words.svelte'

/** Whether a table waits for the one who looks. */
export const waitsForMe = ({ table, asked }: Listed): boolean =>
  table.state === 'running' && table.seats.some((seat) => seat.you && seat.kind === 'guest' && asked.includes(seat.seat))

/** Those that wait for me first; otherwise as the server has them, the newest first. */
export const waitingFirst = (tables: Listed[]): Listed[] => [
  ...tables.filter(waitsForMe),
  ...tables.filter((table) => !waitsForMe(table)),
]

export const tellerOf = ({ table }: Listed): Teller => ({ names: table.seats.map((seat) => seat.name) })

/** The place of the looking guest in a finished match, counted from 1; null: only watched. */
export function placeOf({ table, outcome }: Listed): number | null {
  if (!outcome) return null
  const own = table.seats.filter((seat) => seat.you).map((seat) => seat.seat)
  let before = 0
  for (const group of outcome.ranking) {
    if (group.some((seat) => own.includes(seat))) return before + 1
    before += group.length
  }
  return null
}

/** Where to look at a match that does not go on: the result, or, if it was given up and has none, how it went. */
export const pastOf = ({ table }: Listed): string => `/table/${table.id}/${table.state === 'closed' ? 'replay' : 'over'}`

/** What is going on at a table. */
export function statusOf(listed: Listed): Said {
  const { table, asked, outcome } = listed
  if (table.state === 'open') return said('web-status-open', { count: table.seats.filter((seat) => seat.kind === 'open').length })
  if (table.state === 'closed') return said('web-status-closed')
  if (table.state === 'over') {
    const place = placeOf(listed)
    if (place !== null) return said('web-status-place', { place })
    const winners = outcome?.ranking[0] ?? []
    return winners.length ? said('common-wins', { seats: winners.map(who), count: winners.length }) : said('web-over')
  }
  if (waitsForMe(listed)) return said('web-your-decision')
  if (table.seats.some((seat) => seat.you && seat.absent)) return said('web-status-stand-in')
  const [first] = asked
  if (first === undefined) return said('web-moment')
  return asked.length === 1 ? said('web-deciding', { seat: who(first) }) : said('web-deciding-many')
}

/** How quickly it is played: live or turn by turn, and the clock. */
export function paceOf(table: { pace: string; clock: string; seconds: number; hours?: PlayingHours | null }): Said {
  const { pace, clock, seconds, hours } = table
  const [unit, n] = seconds >= 86_400 ? ['day', seconds / 86_400] : seconds >= 3600 ? ['hour', seconds / 3600] : seconds >= 60 ? ['minute', seconds / 60] : ['second', seconds]
  if (clock === 'none') return said('web-pace', { pace })
  const paced = said('web-pace-clock', { pace, clock, time: said('web-time', { unit: unit as string, n: Math.round(n as number) }) })
  return hours ? said('web-pace-hours', { pace: paced, start: timeOf(hours.start), end: timeOf(hours.end), zone: hours.zone.replaceAll('_', ' ') }) : paced
}
