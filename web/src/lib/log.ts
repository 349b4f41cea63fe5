/** What happened at a table, kept while the tab lives: a reload, or a server that has forgotten, loses nothing. */
import type { Happened, State } from './wire'

type Seat = number | null
interface Kept {
  match: string
  seq: number
  events: Happened[]
}

/** So many events are kept of each seat. */
const MOST = 4000
/** Milliseconds between two writings: all of it is written each time, and a page that goes away writes at once. */
const PAUSE = 3000

export class Log {
  readonly #key: string
  #kept: Record<string, Kept>
  #saving: ReturnType<typeof setTimeout> | undefined

  constructor(table: string) {
    this.#key = `tetrapolis-told-${table}`
    this.#kept = read(this.#key)
    // A page that goes away writes at once what waits to be written; elsewhere than in a browser nothing goes away.
    globalThis.addEventListener?.('pagehide', this.#write)
  }

  close(): void {
    globalThis.removeEventListener?.('pagehide', this.#write)
    this.#write()
  }

  of(seat: Seat): Happened[] {
    return this.#kept[String(seat)]?.events ?? []
  }

  /** The last record that is known of all seats that are; -1: nothing is. */
  get seq(): number {
    const all = Object.values(this.#kept).map((kept) => kept.seq)
    return all.length ? Math.min(...all) : -1
  }

  /** Note the events of a state; gives those that are new. */
  add(state: State): Happened[] {
    const key = String(state.seat)
    let kept = this.#kept[key]
    if (!kept || kept.match !== state.match || kept.seq > state.seq) kept = { match: state.match, seq: -1, events: [] }
    const fresh = state.events.filter((event) => event.seq > kept.seq || (event.seq === kept.seq && !known(event, kept.events)))
    this.#kept[key] = { match: state.match, seq: state.seq, events: [...kept.events, ...fresh].slice(-MOST) }
    this.#save()
    return fresh
  }

  /** Soon, and once for all that comes until then: a table of quick bots is never quiet for long. */
  #save(): void {
    this.#saving ??= setTimeout(this.#write, PAUSE)
  }

  #write = (): void => {
    if (this.#saving === undefined) return
    clearTimeout(this.#saving)
    this.#saving = undefined
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#kept))
    } catch {
      // no room or no storage: then it lasts as long as the page
    }
  }
}

/** What nobody else notices has the number of what was before it: then only a look tells whether it was told already. */
function known(event: Happened, events: Happened[]): boolean {
  const last = JSON.stringify(event)
  return events.some((other) => other.seq === event.seq && JSON.stringify(other) === last)
}

function read(key: string): Record<string, Kept> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}
