/** What the socket of a table has told of each seat: out of its news, whole or patched, come states. */
import { applied, Misfit, unpacked } from './patch'
import type { Knowledge, SeatNews, State, StateNews, TableInfo } from './wire'

type Seat = number | null
type Known = Knowledge & Undoing
/** What of a seat's news says what can be taken back. */
type Undoing = Pick<State, 'can_undo' | 'undo_to' | 'no_undo'>
const undoing = ({ can_undo = false, undo_to, no_undo }: SeatNews): Undoing => ({ can_undo, ...(undo_to != null && { undo_to }), ...(no_undo && { no_undo }) })

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
    const states = [...this.#known].map(([seat, known]): State => {
      const { seq, clocks = [], left = {}, complete = true, now, undo_ask, still } = news
      const events = (news.events ?? []).filter(({ only }) => seat === null || !only || only.includes(seat))
      return { type: 'state', table, match, seq, seat, ...known, events, complete, clocks, left, now, ...(undo_ask && { undo_ask }), ...(still && { still }) }
    })
    return { states, gap }
  }

  #after(news: SeatNews): Known | null {
    const { seat, whole, patch } = news
    if (whole) return { ...whole, ...undoing(news) }
    const known = this.#known.get(seat)
    if (!known || !patch) return null
    try {
      const { observation, tally } = known
      return { ...(applied({ observation, tally }, unpacked(patch)) as Knowledge), ...undoing(news) }
    } catch (error) {
      if (error instanceof Misfit) return null
      throw error
    }
  }
}
