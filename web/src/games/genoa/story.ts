/** What happened, as lines of the log. */
import { eventSaid } from '$/lib/sentences'
import { said, who } from '$/lib/said'
import { has } from '$/lib/words.svelte'
import type { Happened, Line } from '$/table/game'
import type { Seen } from './seen'

/** That a sealed answer came, and that somebody is through, shows in what follows. */
export const NEEDLESS: ReadonlySet<string> = new Set(['genoa-answered', 'genoa-ends', 'genoa-delivers-no-more', 'genoa-claims'])
const PRIVATE = new Set(['genoa-draws', 'genoa-own-offer-void', 'genoa-offer-shows', 'genoa-cards-given'])
/** What the rules say about it, where one may ask why. */
const RULES: Record<string, string[]> = {
  'genoa-market-start': ['GEN-2.6'],
  'genoa-lapses': ['GEN-5.15'],
  'genoa-owner-paid': ['GEN-10.12'],
  'genoa-offer-void': ['GEN-6.46'],
  'genoa-own-offer-void': ['GEN-6.46'],
  'genoa-duty': ['GEN-6.42'],
  'genoa-floor-late': ['GEN-6.62'],
  'genoa-closing': ['GEN-6.61'],
  'genoa-pledge-fails': ['GEN-6.27'],
  'genoa-note': ['GEN-6.7'],
  'genoa-reshuffled': ['GEN-8.3'],
}

const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

export function story(event: Happened, seen: Seen): Line | null {
  const { id, args } = event
  if (NEEDLESS.has(id) || !has(id)) return null
  if (id === 'genoa-round') return { said: eventSaid('genoa', event), heading: true }
  const seat = typeof args.seat === 'number' && args.seat >= 0 ? args.seat : undefined
  if (id === 'genoa-turn') return { said: said('genoa-web-turn', { seat: who(seat ?? 0), own: String(seat === seen.seat) }), heading: true }
  const targets = [text(args.space), text(args.building)].filter((name) => name !== null).map((name) => `space:${name}`)
  return {
    said: eventSaid('genoa', event),
    ...(seat !== undefined && { seat }),
    ...(targets.length && { targets }),
    ...(PRIVATE.has(id) && { private: true }),
    ...(RULES[id] && { rules: RULES[id] }),
  }
}
