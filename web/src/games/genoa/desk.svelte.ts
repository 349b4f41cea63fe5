/** The desk: an offer, counter, note or call while it is put together by clicking. Nothing of it is sent before the last press. */
import { writeMove } from '$/lib/moves'
import { FORMS, type Terms, type View } from '$/lib/wire/genoa'
import { changed, DUCATS, isEmpty, read, write, type Bundle } from './bundle'
import { COIN, spaceName } from './data'
import { type Counted, counterOf, draftOf, floorOf, needsExtra, targetsOf, top } from './stand'

export type Kind = 'offer' | 'counter' | 'note' | 'call' | 'preset'
export type Side = 'give' | 'take' | 'pledge'

/** The floor a desk belongs to: when it is another one, the desk is cleared. */
const floorKey = (view: View): string => `${view.turn} ${view.path.length} ${floorOf(view)?.about}`

interface Start {
  space?: string | null
  seat?: number | null
  terms?: { give: string; take?: string; pledge?: string }
}

class Desk {
  kind = $state<Kind | null>(null)
  /** What it is about. */
  space = $state<string | null>(null)
  /** To whom a counter goes. */
  seat = $state<number | null>(null)
  give = $state.raw<Bundle>({})
  take = $state.raw<Bundle>({})
  pledge = $state.raw<Bundle>({})
  /** Whether the trader sees the cards; empty: as the table has it. */
  face = $state<'' | 'trader' | 'back'>('')
  standing = $state(false)
  /** The give it began with, to strike through what has changed. */
  before = $state.raw<Bundle>({})
  #floor = ''

  begin(kind: Kind, view: View, start: Start = {}): void {
    this.kind = kind
    this.space = start.space ?? null
    this.seat = start.seat ?? null
    this.give = read(start.terms?.give ?? '')
    this.take = read(start.terms?.take ?? '')
    this.pledge = read(start.terms?.pledge ?? '')
    this.before = this.give
    this.face = ''
    this.standing = false
    this.#floor = floorKey(view)
  }

  close(): void {
    this.kind = null
  }

  /** Whether what lies here still belongs to the moment. */
  fits(view: View): boolean {
    return this.kind !== null && this.#floor === floorKey(view) && beginnable(view).includes(this.kind)
  }

  change(side: Side, thing: string, by: number): void {
    this[side] = changed(this[side], thing, by)
    // Ducats go one way only (the server would refuse both).
    if (thing === DUCATS && by > 0 && side === 'give') this.take = changed(this.take, DUCATS, -9999)
    if (thing === DUCATS && by > 0 && side === 'take') this.give = changed(this.give, DUCATS, -9999)
  }

  /** The move as it would be sent; null while something is missing. */
  text(now: Counted): string | null {
    const { kind, space, seat } = this
    const { view } = now
    if (kind === null || space === null || view.seat === null) return null
    const terms = { give: write(this.give), take: write(this.take), pledge: write(this.pledge) }
    if (kind === 'note') return isEmpty(this.give) ? null : writeMove(FORMS, { move: 'note', space, price: terms.give, standing: Number(this.standing) })
    if (kind === 'call') return isEmpty(this.give) ? null : writeMove(FORMS, { move: 'call', space, want: terms.give })
    if (isEmpty(this.give) && isEmpty(this.pledge)) return null
    if (kind === 'counter') {
      if (seat === null) return null
      return writeMove(FORMS, { move: 'counter', seat, space, ...terms, extra: Number(needsExtra(now, seat, space)) })
    }
    const extra = Number(needsExtra(now, view.seat, space))
    return writeMove(FORMS, { move: kind, space, ...terms, extra, face: this.face })
  }
}

export const desk = new Desk()

/** What can be put together at this moment. */
export function beginnable(view: View): Kind[] {
  const frame = top(view)
  const { seat, options } = view
  const floor = floorOf(view)
  if (seat === null || !frame || !floor) return []
  const draft = draftOf(view)
  const notes = view.players[seat]!.notes + (draft?.notes.length ?? 0) < (options.max_notes ?? 3)
  switch (frame.frame) {
    case 'asking':
      return draft ? ['offer', ...(notes ? (['note'] as const) : []), 'preset'] : []
    case 'replying':
      return frame.seat === seat ? ['offer'] : []
    case 'deciding':
      if (frame.seat !== seat) return []
      return [
        ...(floor.counters < (options.max_counters ?? 2) ? (['counter'] as const) : []),
        ...(floor.rounds < (options.offer_rounds ?? 2) ? (['call'] as const) : []),
      ]
    case 'live':
      if (seat === frame.seat) return [...(frame.late || frame.counter ? [] : (['counter'] as const)), 'call']
      return [...(frame.late || (frame.barred >> seat) & 1 ? [] : (['offer'] as const)), ...(notes ? (['note'] as const) : [])]
    default:
      return []
  }
}

/** Terms as one would change them: the own offer that stands, a draft, or a first small bid. */
export function startFor(view: View, space: string): { give: string; take: string; pledge: string } {
  const mine = (terms: Terms): boolean => spaceName(view, terms.space) === space && terms.by === view.seat
  const found = draftOf(view)?.offers.find(mine) ?? floorOf(view)?.offers.find(mine)
  if (found) return found
  const ducats = view.seat === null ? 0 : (view.players[view.seat]!.ducats ?? 0)
  return { give: ducats >= COIN ? `${Math.min(2 * COIN, ducats)}d` : '-', take: '-', pledge: '-' }
}

/** The spaces a note may be about: neither beside the tower nor visited. */
export function noteSpaces(view: View, all: readonly string[]): string[] {
  const near = targetsOf(view)
  return all.filter((space) => !near.includes(space) && !view.path.includes(space))
}

/** The counter's space, where a new bid must be for it. */
export const rebidSpace = (view: View): string | null => {
  const counter = counterOf(view)
  return top(view)?.frame === 'replying' && counter ? spaceName(view, counter.space) : null
}
