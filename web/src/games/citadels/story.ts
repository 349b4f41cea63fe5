/** What happened, as lines of the log: the many small things put together, and what each line touched. */
import { eventSaid } from '$/lib/sentences'
import { said, type Arg, type Happened, type Line } from '$/table/game'
import { charArg, charTarget, cityTarget, seatTarget } from './choices'
import { rankOf } from './facts'
import type { Seen } from './seen'

/** Events whose deed is somebody else's than the seat they name first. */
const BY_TARGET = ['citadels-robbed']
/** Known only to those whom it concerns. */
const PRIVATE = /^citadels-(you|gives-this-card)/
/** Events that stand in somebody's city afterwards. */
const BUILT = ['citadels-builds', 'citadels-framework', 'citadels-beautifies']
const HEADS = ['citadels-called-nobody', 'citadels-reveals']

const seatArg = (value: unknown): value is number => typeof value === 'number' && value >= 0

/** The things of the table a line is about. */
function targetsOf({ id, args }: Happened): string[] {
  const { seat, target, district, district2, char, chars } = args
  const found: string[] = []
  if (typeof char === 'string') found.push(charTarget(char))
  if (Array.isArray(chars)) found.push(...chars.map((one) => charTarget(String(one))))
  if (typeof district === 'string') {
    if (BUILT.includes(id) && seatArg(seat)) found.push(cityTarget(seat, id === 'citadels-beautifies' ? `${district.replace(/\+$/, '')}+` : district))
    if ((id === 'citadels-seizes' || id === 'citadels-confiscates') && seatArg(seat)) found.push(cityTarget(seat, district))
    if (id === 'citadels-exchanges' && seatArg(seat) && seatArg(target)) {
      found.push(cityTarget(target, district))
      if (typeof district2 === 'string') found.push(cityTarget(seat, district2))
    }
  }
  const concerned = id === 'citadels-destroys' || id === 'citadels-armory' ? [target] : found.length ? [] : [seat, target]
  found.push(...concerned.filter(seatArg).map(seatTarget))
  return found
}

export function story(event: Happened, seen: Seen): Line | null {
  const { id, args } = event
  const { seat, target } = args
  const hidden = PRIVATE.test(id)
  const targets = targetsOf(event)
  const actor = BY_TARGET.includes(id) ? target : (seat ?? (hidden ? seen.seat : undefined))
  return {
    said: eventSaid('citadels', event),
    ...(seatArg(actor) && { seat: actor }),
    targets,
    changed: targets.filter((target) => target.startsWith('district:')),
    ...(hidden && { private: true }),
  }
}

/** Runs of the same event become one sentence; rounds and phases get headings. */
export function stories(events: Happened[], seen: Seen): Line[] {
  const lines: Line[] = []
  let { round } = seen.view
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at]!
    if (event.id === 'citadels-round') {
      round = Number(event.args.round)
      lines.push({ said: said('citadels-web-head-selection', { n: round }), heading: true })
      lines.push({ said: said('citadels-web-chooses-first', { seat: { seat: Number(event.args.seat) } }), seat: Number(event.args.seat), targets: [seatTarget(Number(event.args.seat))] })
      continue
    }
    if (HEADS.includes(event.id) && rankOf(String(event.args.char)) === 1) {
      lines.push({ said: said('citadels-web-head-turns', { n: round }), heading: true })
    }
    let end = at
    while (events[end + 1]?.id === event.id) end += 1
    const run = end > at ? together(events.slice(at, end + 1)) : null
    const line = run ?? story(event, seen)
    if (run) at = end
    if (line) lines.push(line)
  }
  return lines
}

function together(run: Happened[]): Line | null {
  const [first] = run
  if (first?.id === 'citadels-called-nobody') {
    const names = run.map(({ args }) => String(args.char))
    return { said: said('play-citadels-silent', { chars: names.map(charArg) }), targets: names.map(charTarget), changed: [] }
  }
  if (first?.id === 'citadels-picks') {
    const seats = run.map(({ args }): Arg => ({ seat: Number(args.seat) }))
    return { said: said('play-citadels-picked', { seats }), targets: run.map(({ args }) => seatTarget(Number(args.seat))), changed: [] }
  }
  return null
}
