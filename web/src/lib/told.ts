/** What the socket of a table has told of each seat: out of its news, whole or patched, come states. */
import { applied, Misfit, unpacked } from './patch'
import type { Knowledge, SeatNews, State, StateNews, TableInfo } from './wire'

type Seat = number | null
interface Known extends Knowledge {
  can_undo: boolean
}

export class Told {
  readonly #known = new Map<Seat, Known>()
  /** Seats of which whole states are awaited, because a patch did not fit. */
  readonly #awaited = new Set<Seat>()

  /** A new connection begins with whole states. */
  clear(): void {
    this.#known.clear()
    this.#awaited.clear()
  }

  forget(seat: Seat): void {
    this.#known.delete(seat)
    this.#awaited.delete(seat)
  }

  /** The states of all seats after the news; `gap`: whole states must be asked for, a patch did not fit. */
  hear(news: StateNews, { id: table, match }: Pick<TableInfo, 'id' | 'match'>): { states: State[]; gap: boolean } {
    let gap = false
    for (const one of news.seats) {
      const known = this.#after(one)
      if (known) {
        this.#known.set(one.seat, known)
        this.#awaited.delete(one.seat)
      } else if (!this.#awaited.has(one.seat)) {
        this.#known.delete(one.seat)
        this.#awaited.add(one.seat)
        gap = true
      }
    }
    const states = [...this.#known].map(([seat, { observation, tally, can_undo }]): State => {
      const { seq, clocks = [], left = {}, complete = true, now } = news
      const events = (news.events ?? []).filter(({ only }) => seat === null || !only || only.includes(seat))
      return { type: 'state', table, match, seq, seat, observation, tally, events, complete, clocks, left, can_undo, now }
    })
    return { states, gap }
  }

  #after({ seat, can_undo = false, whole, patch }: SeatNews): Known | null {
    if (whole) return { ...whole, can_undo }
    const known = this.#known.get(seat)
    if (!known || !patch) return null
    try {
      const { observation, tally } = known
      return { ...(applied({ observation, tally }, unpacked(patch)) as Knowledge), can_undo }
    } catch (error) {
      if (error instanceof Misfit) return null
      throw error
    }
  }
}
