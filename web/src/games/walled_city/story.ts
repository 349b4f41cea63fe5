/** What happened, as lines of the log, with what they touched. */
import { said, type Happened, type Line } from '$/table/game'
import { cityOf, type City } from './city'
import { kindOfPlace, named } from './names'
import type { Seen } from './seen'

/** Not worth a line: what is done next shows it. */
const SILENT = new Set(['walled_city-turn'])
const PRIVATE = /^walled_city-you-/
const HEADINGS = new Set(['walled_city-round'])
/** Where the terminal's sentence speaks of ids, the browser has its own. */
const OWN: Record<string, string> = { 'walled_city-round': 'walled_city-web-round', 'walled_city-fences': 'walled_city-web-told-fences', 'walled_city-tower': 'walled_city-web-told-tower', 'walled_city-rolls': 'walled_city-web-told-rolls' }
const RULES: Record<string, string[]> = {
  'walled_city-flee': ['WAL-8.1'],
  'walled_city-game-over': ['WAL-10.2'],
  'walled_city-tower': ['WAL-9.4'],
}

export function story(event: Happened, seen: Seen): Line | null {
  if (SILENT.has(event.id)) return null
  const city = cityOf(seen.view)
  const { seat } = event.args
  const actor = typeof seat === 'number' ? seat : PRIVATE.test(event.id) ? seen.seat : null
  const targets = touched(event)
  return {
    said: { id: OWN[event.id] ?? event.id, args: named(city, event.args) },
    ...(actor !== null && actor >= 0 && { seat: actor }),
    ...(targets.length && { targets }),
    ...(PRIVATE.test(event.id) && { private: true }),
    ...(HEADINGS.has(event.id) && { heading: true }),
    ...(RULES[event.id] && { rules: RULES[event.id]! }),
  }
}

/** With a heading before the votes, the towers and the defence. */
export function stories(events: Happened[], seen: Seen): Line[] {
  const lines: Line[] = []
  let before = ''
  const city = cityOf(seen.view)
  for (const event of events) {
    const group = groupOf(event.id)
    if (group && group !== before) lines.push({ said: said(`walled_city-web-heading-${group}`, { round: roundAt(event, events, city) }), heading: true })
    before = group
    const line = story(event, seen)
    if (line) lines.push(line)
  }
  return lines
}

function groupOf(id: string): '' | 'votes' | 'defence' | 'towers' {
  if (id === 'walled_city-flee' || id === 'walled_city-neighbourhood' || id === 'walled_city-faction-won') return 'votes'
  if (id === 'walled_city-defence') return 'defence'
  return id === 'walled_city-revealed' || id === 'walled_city-tower' ? 'towers' : ''
}

/** The round an event belongs to: what was said may be older than what is seen. */
function roundAt(event: Happened, events: Happened[], city: City): number {
  const next = events.slice(events.indexOf(event)).find((one) => one.id === 'walled_city-round')
  return next ? Number(next.args.n) - 1 || 1 : city.round
}

/** The things an event names. */
function touched(event: Happened): string[] {
  const { args, id } = event
  const found: string[] = []
  const items = id === 'walled_city-adjusts' || id === 'walled_city-rolls' || id === 'walled_city-lowers' || id === 'walled_city-exchanges-items'
  for (const key of ['place', 'place2', 'area', 'area2', 'tower', 'zone']) {
    const place = args[key]
    if (typeof place !== 'string') continue
    found.push(items ? `item:${place}` : `${kindOfPlace(place)}:${place}`)
  }
  if (Array.isArray(args.areas)) for (const area of args.areas as string[]) found.push(`area:${area}`)
  if (typeof args.guild === 'string') found.push(`guild:${args.guild}`)
  // Who came to stand there, so that the pieces themselves are marked.
  const colour = typeof args.colour === 'string' ? args.colour : typeof args.seat === 'number' ? `p${args.seat + 1}` : ''
  if (colour && /settles|places|replaces|rides|ennobled|four-peasants|noble-moves|promotes|guard-comes/.test(id)) {
    for (const key of ['area', 'place', 'place2', 'tower']) {
      const place = args[key]
      if (typeof place === 'string') found.push(`noble:${place}:${colour}`, `peasant:${place}:${colour}`)
    }
  }
  return found
}
