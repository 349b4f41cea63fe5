/** A match at its earlier moves: fetched when looked at, kept while the page is open, never many at once. */
import { api } from '$/lib/api'
import type { State } from '$/lib/wire'

export type Fetch = (table: string, seq: number, seat: number | null) => Promise<State>

/** So many states are kept. */
const MOST = 400

export class Past {
  readonly #kept = new Map<string, Promise<State>>()
  /** Requests one after the other: every one of them is played anew from the beginning by the server. */
  #last: Promise<unknown> = Promise.resolve()
  readonly table: string
  readonly #fetch: Fetch

  constructor(table: string, fetch: Fetch = api.replay) {
    this.table = table
    this.#fetch = fetch
  }

  /** The state after a move as a seat knew it; null: as everybody did. */
  at(seq: number, seat: number | null): Promise<State> {
    const key = `${seq} ${seat}`
    let found = this.#kept.get(key)
    if (!found) {
      if (this.#kept.size >= MOST) this.#kept.delete(this.#kept.keys().next().value!)
      const before = this.#last
      found = before.then(() => this.#fetch(this.table, seq, seat))
      this.#last = found.catch(() => undefined)
      this.#kept.set(key, found)
      found.catch(() => this.#kept.delete(key)) // ask again next time
    }
    return found
  }

  /** What is there already. */
  has(seq: number, seat: number | null): boolean {
    return this.#kept.has(`${seq} ${seat}`)
  }
}
