/** What is said at a table, as one who sits there has it: what is new, what is on its way, what stands at somebody's plate. */
import type { Live } from '$/lib/live.svelte'
import { me } from '$/lib/me.svelte'
import type { ChatLine } from '$/lib/wire'

/** Milliseconds that a bubble stays, and how many there are at once. */
export const BUBBLE = 6_000
const MOST_BUBBLES = 4
/** Seconds after which a line is no news any more: it was said before one came, or while the connection was lost. */
export const FRESH = 15
/** So many tables are kept in mind. */
const MOST_READ = 20
const KEY = 'tetrapolis-read'

/** A line that was sent, until it comes back. */
export interface Sent {
  key: number
  text: string
  /** The last line that was there before it. */
  after: number
}

type Heard = Pick<Live, 'id' | 'chat' | 'table' | 'skew' | 'say'>

export class Talk {
  /** Number of the last line that was read. */
  #read = $state(0)
  /** How many lists of lines lie open. */
  #open = $state(0)
  #sent = $state.raw<readonly Sent[]>([])
  /** Lines shown at the plates of who said them. */
  bubbles = $state.raw<readonly ChatLine[]>([])
  /** The last thing that was said while one was here. */
  newest = $state.raw<ChatLine | null>(null)
  readonly #live: Heard
  #keys = 0
  #seen = 0
  #ends = new Set<ReturnType<typeof setTimeout>>()

  constructor(live: Heard) {
    this.#live = live
    this.#read = stored().find(([table]) => table === live.id)?.[1] ?? 0
  }

  close(): void {
    for (const end of this.#ends) clearTimeout(end)
  }

  /** Whether somebody here reads what is said. */
  get reading(): boolean {
    return this.#open > 0
  }

  get unread(): number {
    return this.reading ? 0 : this.#live.chat.filter((line) => line.number > this.#read && !this.#own(line)).length
  }

  /** What is on its way: as soon as it has come back it is a line like others. */
  get sent(): readonly Sent[] {
    return this.#sent.filter((one) => !this.#live.chat.some((line) => line.number > one.after && line.text === one.text && this.#own(line)))
  }

  #own(line: ChatLine): boolean {
    return line.seat === null ? line.name === me()?.name : (this.#live.table?.seats[line.seat]?.you ?? false)
  }

  /** A list of all lines is opened; gives what closes it. */
  open(): () => void {
    this.#open += 1
    this.bubbles = []
    this.#note()
    return () => {
      this.#note()
      this.#open -= 1
    }
  }

  /** Lines have come. */
  hear(chat: readonly ChatLine[]): void {
    const since = Date.now() / 1000 + this.#live.skew - FRESH
    const fresh = chat.filter(({ number, at }) => number > this.#seen && at > since)
    this.#seen = chat.at(-1)?.number ?? 0
    if (fresh.length) this.newest = fresh.at(-1)!
    if (this.reading) this.#note()
    else for (const line of fresh) this.#bubble(line)
  }

  /** One bubble for each who speaks: a newer one takes its place. */
  #bubble(line: ChatLine): void {
    const others = this.bubbles.filter(({ seat, name }) => (line.seat === null ? name !== line.name : seat !== line.seat))
    this.bubbles = [...others, line].slice(-MOST_BUBBLES)
    const end = setTimeout(() => {
      this.#ends.delete(end)
      this.bubbles = this.bubbles.filter(({ number }) => number !== line.number)
    }, BUBBLE)
    this.#ends.add(end)
  }

  /** Say it to the table; it can be seen at once. */
  async say(text: string): Promise<void> {
    const sent: Sent = { key: this.#keys++, text, after: this.#live.chat.at(-1)?.number ?? 0 }
    this.#sent = [...this.sent, sent]
    try {
      await this.#live.say(text)
    } catch (error) {
      this.#sent = this.#sent.filter(({ key }) => key !== sent.key)
      throw error
    }
  }

  /** Everything there is has been read. */
  #note(): void {
    const last = this.#live.chat.at(-1)?.number ?? 0
    if (last <= this.#read) return
    this.#read = last
    try {
      localStorage.setItem(KEY, JSON.stringify([...stored().filter(([table]) => table !== this.#live.id), [this.#live.id, last]].slice(-MOST_READ)))
    } catch {
      // no storage: then it is unread again after a reload
    }
  }
}

function stored(): [table: string, number: number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}

const talks = new WeakMap<Live, Talk>()
/** The talk of a table: one for all who show something of it. */
export function talkOf(live: Live): Talk {
  const known = talks.get(live)
  if (known) return known
  const talk = new Talk(live)
  talks.set(live, talk)
  return talk
}
