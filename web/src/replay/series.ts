/** How a match went, in numbers: points and money of each seat at chosen moves, and where it turned. */
import type { GameTable, Seen } from '$/table/game'
import { toldOf } from '$/lib/prompt'
import type { Outcome, Told } from '$/lib/wire'

export interface Sample {
  seq: number
  /** The round, where the game counts them. */
  round: number | null
  points: (number | null)[]
  wealth: (number | null)[]
}

/** Moves to look at: evenly spread, the first and the last among them. */
export function spread(last: number, most: number): number[] {
  const count = Math.max(2, Math.min(most, last + 1))
  return [...new Set(Array.from({ length: count }, (_, at) => Math.round((last * at) / (count - 1))))]
}

/** The money of each seat, as far as it is seen. */
export function wealthOf(game: Pick<GameTable, 'money'>, seen: Seen): (number | null)[] {
  return game.money?.(seen) ?? seen.table.seats.map(() => null)
}

/** The points of each seat as the game counts them at the table. */
export function pointsOf(game: GameTable, seen: Seen): (number | null)[] {
  const table = game.score?.(seen)
  if (!table) return seen.table.seats.map(() => null)
  return seen.table.seats.map((_, seat) => {
    const row = table.rows.find((found) => found.seat === seat)
    return row && row.values.every((value) => value !== null) ? row.total : null // a line nobody knows: no sum either
  })
}

export function roundOf(view: unknown): number | null {
  const { round } = view as { round?: unknown }
  return typeof round === 'number' ? round : null
}

/** Who leads; null: nobody alone. */
export function leader(points: (number | null)[]): number | null {
  const known = points.filter((value) => value !== null)
  const best = Math.max(...known)
  const first = points.flatMap((value, seat) => (value === best ? [seat] : []))
  return known.length && first.length === 1 ? first[0]! : null
}

export interface Turn {
  kind: 'leads' | 'leap'
  seat: number
  n: number
  /** It happened after `from`, and is seen at `seq`. */
  from: number
  seq: number
}

/** A leap is at least this part of all points. */
const LEAP = 0.12

/** Where the match turned: somebody took the lead, or leapt; the latest changes of the lead and the largest leaps. */
export function turns(samples: Sample[], most = 5): Turn[] {
  const best = Math.max(1, ...samples.flatMap(({ points }) => points.map((value) => value ?? 0)))
  const found: (Turn & { weight: number })[] = []
  let led: number | null = null
  samples.forEach((sample, at) => {
    const before = samples[at - 1]
    const now = leader(sample.points)
    if (now !== null && led !== null && now !== led && before) found.push({ kind: 'leads', seat: now, n: 0, from: before.seq, seq: sample.seq, weight: 1000 + at })
    led = now ?? led
    if (!before) return
    sample.points.forEach((points, seat) => {
      const gained = (points ?? 0) - (before.points[seat] ?? 0)
      const leads = now === seat && found.some((turn) => turn.kind === 'leads' && turn.seq === sample.seq)
      if (points !== null && gained >= Math.max(2, best * LEAP) && !leads) found.push({ kind: 'leap', seat, n: gained, from: before.seq, seq: sample.seq, weight: gained })
    })
  })
  const chosen = found.sort((one, other) => other.weight - one.weight).slice(0, most)
  return chosen.sort((one, other) => one.seq - other.seq).map(({ kind, seat, n, from, seq }) => ({ kind, seat, n, from, seq }))
}

/**
 * Which of the events of one move made points change: the one in which most things changed hands or places of those whose
 * points changed; coins say less than things, and who only does something else least of all. -1: none of them.
 */
export function causeOf(events: readonly Told[], before: (number | null)[], after: (number | null)[]): number {
  const changed = after.flatMap((points, seat) => (points !== before[seat] ? [seat] : []))
  let [best, found] = [0, -1]
  events.forEach((event, at) => {
    const { moved, touched, by, heading } = toldOf(event)
    if (heading) return
    const of = (ref: string): boolean => changed.some((seat) => new RegExp(`:(${seat}|p${seat + 1})(:|$)`).test(ref))
    const things = moved.filter(({ what, start, end }) => what.includes(':') && (of(start) || of(end) || of(what)))
    const coins = moved.filter(({ what, start, end }) => !what.includes(':') && (of(start) || of(end)))
    const weight = 8 * things.length + 2 * coins.length + 2 * Number(touched.some(of)) + Number(changed.includes(by)) + Number(moved.length > 0 && by >= 0)
    if (weight > best) [best, found] = [weight, at]
  })
  return found
}

/** By how many points the best was ahead; null: it was not decided by points. */
export function margin(outcome: Outcome): number | null {
  const [winners = [], next = []] = outcome.ranking
  if (winners.length !== 1) return null
  const [first, second] = [outcome.scores[winners[0]!], outcome.scores[next[0] ?? -1]]
  const best = Math.max(...outcome.scores)
  return first === undefined || second === undefined || first < best ? null : first - second
}

/** Nice steps for an axis from low to high. */
export function ticks(low: number, high: number, about = 6): number[] {
  const raw = Math.max(1, (high - low) / about)
  const size = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 5, 10].map((part) => part * size).find((part) => part >= raw) ?? size
  const first = Math.floor(low / step) * step
  const found: number[] = []
  for (let at = first; at < high + step; at += step) found.push(at)
  return found
}

/** Labels that would stand on each other, spread apart: the wanted heights in, the given ones out, in the same order. */
export function apart(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((y, at) => ({ y, at })).sort((one, other) => one.y - other.y)
  order.forEach((label, place) => {
    label.y = Math.max(label.y, place ? order[place - 1]!.y + gap : top)
  })
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const label = order[place]!
    label.y = Math.min(label.y, place === order.length - 1 ? bottom : order[place + 1]!.y - gap)
  }
  const found = [...wanted]
  for (const { y, at } of order) found[at] = y
  return found
}
