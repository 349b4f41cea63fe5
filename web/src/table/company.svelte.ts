/**
 * Who is at the table: what changes in the company is told in the log and by a notice. Everybody may know it, and nothing
 * of it belongs to the match. A connection that is lost for a moment is nobody's business.
 */
import { said, who, type Said } from '$/lib/said'
import type { Presence, Seat, TableInfo } from '$/lib/wire'

/** Milliseconds for which somebody without a connection still counts as here: a reload, a tunnel, a restart of the server. */
export const GRACE = 12_000
/** Milliseconds that a notice stays. */
export const NOTICE = 7_000
/** So many notices stand there at once, and so many lines are kept. */
const MOST_NOTICES = 3
const MOST_LINES = 100

/** What can happen: a connection goes and comes; a bot sits in, its player comes back; somebody gets up or sits down. */
export type Change = 'away' | 'back' | 'bot' | 'again' | 'left' | 'sat' | 'bot-sat' | 'stood'

/** A line of the log that belongs to no record: it stands behind all lines up to one. */
export interface CompanyLine {
  key: number
  /** The record that was shown then. */
  seq: number
  seat: number
  said: Said
}

export interface CompanyNotice {
  key: number
  seat: number
  said: Said
  /** Who sat there then: whoever got up is no longer in the table's list. */
  names: readonly string[]
}

/** What has happened at a seat, if anything. */
export function changeOf(before: Seat, now: Seat): Change | null {
  if (before.kind === now.kind) return null
  if (now.kind === 'open') return 'stood'
  if (now.kind === 'guest') return before.kind === 'bot' ? 'again' : 'sat'
  if (before.kind === 'open') return 'bot-sat'
  return now.absent ? 'bot' : 'left'
}

export class Company {
  /** The seats whose players are here; null: nobody has said yet. */
  here = $state.raw<readonly number[] | null>(null)
  lines = $state.raw<readonly CompanyLine[]>([])
  notices = $state.raw<readonly CompanyNotice[]>([])

  readonly #seq: () => number
  #keys = 0
  #table: TableInfo | null = null
  #here = new Map<number, boolean>()
  /** Who has been away for longer than a moment: that they come back is news. */
  #away = new Set<number>()
  #timers = new Map<number, ReturnType<typeof setTimeout>>()
  #ends = new Set<ReturnType<typeof setTimeout>>()

  /** `seq`: the record that is shown now. */
  constructor(seq: () => number) {
    this.#seq = seq
  }

  close(): void {
    for (const timer of [...this.#timers.values(), ...this.#ends]) clearTimeout(timer)
  }

  /** How the table is, and who is connected. Not to be called while the own connection is lost: then nobody knows. */
  hear(table: TableInfo, presence: Presence | null): void {
    const before = this.#table
    this.#table = table
    if (before?.id === table.id) this.#seats(before, table)
    if (presence) this.#presence(table, new Set(presence.seats))
  }

  #seats(before: TableInfo, table: TableInfo): void {
    const names = table.seats.map(({ name }, seat) => name || before.seats[seat]?.name || '')
    for (const now of table.seats) {
      const old = before.seats[now.seat]
      const change = old ? changeOf(old, now) : null
      if (!change) continue
      // Whoever sits there now: what was known of the connection was somebody else's.
      this.#forget(now.seat)
      this.#tell(change, now.seat, names)
    }
  }

  #presence(table: TableInfo, connected: ReadonlySet<number>): void {
    const first = this.here === null
    for (const { seat, kind } of table.seats) {
      if (kind !== 'guest' || connected.has(seat)) {
        this.#stop(seat)
        this.#here.set(seat, true)
        if (this.#away.delete(seat) && kind === 'guest') this.#tell('back', seat)
      } else if (!this.#away.has(seat) && !this.#timers.has(seat)) {
        if (first) this.#here.set(seat, false)
        this.#timers.set(seat, setTimeout(() => this.#gone(seat), GRACE))
      }
    }
    this.#show()
  }

  #gone(seat: number): void {
    this.#timers.delete(seat)
    this.#away.add(seat)
    if (this.#here.get(seat) === false) return // it was so when one came
    this.#here.set(seat, false)
    this.#show()
    this.#tell('away', seat)
  }

  #forget(seat: number): void {
    this.#stop(seat)
    this.#here.delete(seat)
    this.#away.delete(seat)
  }

  #stop(seat: number): void {
    clearTimeout(this.#timers.get(seat))
    this.#timers.delete(seat)
  }

  #show(): void {
    const here = (this.#table?.seats ?? []).map(({ seat }) => seat).filter((seat) => this.#here.get(seat) ?? true)
    if (here.join() !== this.here?.join()) this.here = here
  }

  #tell(change: Change, seat: number, names?: readonly string[]): void {
    const table = this.#table!
    // After the end people go: nobody needs to be told.
    if (table.state !== 'running' && table.state !== 'open') return
    // That oneself has come back, or has sat down, one knows.
    if (table.seats[seat]?.you && change !== 'bot') return
    const what = { key: this.#keys++, seat, said: said(`web-company-${change}`, { seat: who(seat) }) }
    if (table.state === 'running' && change !== 'sat') this.lines = [...this.lines, { ...what, seq: this.#seq() }].slice(-MOST_LINES)
    this.notices = [...this.notices, { ...what, names: names ?? table.seats.map(({ name }) => name) }].slice(-MOST_NOTICES)
    const end = setTimeout(() => {
      this.#ends.delete(end)
      this.notices = this.notices.filter(({ key }) => key !== what.key)
    }, NOTICE)
    this.#ends.add(end)
  }
}

/**
 * Lines of the log with those of the company among them, each behind the record it followed. Those from before the first
 * line that is known are left out.
 */
export function amid<L extends { seq: number }, C extends { seq: number }>(lines: readonly L[], company: readonly C[]): (L | C)[] {
  if (!company.length) return [...lines]
  const all: (L | C)[] = []
  let at = 0
  const first = lines[0]?.seq ?? -1
  const put = (until: number): void => {
    for (; at < company.length && company[at]!.seq < until; at += 1) if (company[at]!.seq >= first) all.push(company[at]!)
  }
  for (const line of lines) {
    put(line.seq)
    all.push(line)
  }
  put(Infinity)
  return all
}
