/**
 * Moves, undo and chat through the socket of a table. Each has a key; its answer comes back with it. What gets no
 * answer goes again by REST under the same key, so it counts once however often it arrives.
 */
import { freshKey, isPassing, Problem } from './api'
import type { Accepted, AnswerUndo, AskUndo, Done, Play, Rejected, Say, Undo } from './wire'

/** What can be sent so, without its key. */
type Keyed = Play | Undo | AskUndo | AnswerUndo | Say
type Bare<One> = One extends Keyed ? Omit<One, 'key'> : never
export type Order = Bare<Keyed>

/** Milliseconds after which no answer is expected any more: a line can be dead without saying so. */
const PATIENCE = 5_000

export class Commands {
  readonly #send: (text: string) => boolean
  readonly #open = new Map<string, (answer: Accepted | Rejected | null) => void>()

  /** `send` sends a text through the socket, if there is one that is open. */
  constructor(send: (text: string) => boolean) {
    this.#send = send
  }

  /** Carry it out; `byRest` is the other way, under the same key. */
  async carryOut(order: Order, byRest: (key: string) => Promise<Done>): Promise<Done> {
    const key = freshKey()
    const answer = await this.#ask({ ...order, key } as Keyed)
    if (answer?.type === 'done') return { seq: answer.seq }
    if (answer) {
      const problem = new Problem(answer.status, answer.code, answer.detail, answer.params)
      if (!isPassing(problem)) throw problem
    }
    return byRest(key)
  }

  /** An answer has come. */
  answer(answer: Accepted | Rejected): void {
    this.#open.get(answer.key)?.(answer)
  }

  /** No answer will come to what is on its way. */
  lost(): void {
    for (const end of [...this.#open.values()]) end(null)
  }

  #ask(message: Keyed): Promise<Accepted | Rejected | null> {
    return new Promise((resolve) => {
      const end = (answer: Accepted | Rejected | null): void => {
        clearTimeout(timer)
        this.#open.delete(message.key)
        resolve(answer)
      }
      const timer = setTimeout(end, PATIENCE, null)
      this.#open.set(message.key, end)
      if (!this.#send(JSON.stringify(message))) end(null)
    })
  }
}
