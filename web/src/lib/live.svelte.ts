/**
 * The socket of a table: news as they come, and moves, undo and chat the other way. A lost connection is made anew and
 * goes on where it broke off; what was sent meanwhile goes by REST.
 */
import { api, Problem, PROTOCOL } from './api'
import { Commands } from './commands'
import { Log } from './log'
import { settings } from './settings.svelte'
import { Told } from './told'
import type { AnswerUndoWish, AskUndoWish, ChatLine, Condition, Done, Happened, MoveWish, Presence, ServerMessage, State, TableInfo, UndoWish } from './wire'

export type Status = 'connecting' | 'open' | 'lost' | 'refused'
type Seat = number | null

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8_000
const PING_EVERY = 20_000
/** No answer to a ping for so long: the connection is dead, whatever the browser thinks. */
const SILENCE = 45_000
/** A server closes with this plus an HTTP status when it means it. */
const REFUSED_FROM = 4000
/** How a server is that says nothing of it. */
const WELL: Condition = { type: 'condition', writable: true, thinking: 1 }

export class Live {
  table = $state.raw<TableInfo | null>(null)
  chat = $state.raw<ChatLine[]>([])
  presence = $state.raw<Presence | null>(null)
  condition = $state.raw<Condition>(WELL)
  status = $state<Status>('connecting')
  /** When the connection is tried again (milliseconds, as Date.now). */
  retryAt = $state(0)
  problem = $state.raw<Problem | null>(null)
  /** The server's clock minus ours, in seconds. */
  skew = $state(0)

  readonly id: string
  readonly #onState: (state: State) => void
  #socket: WebSocket | null = null
  #pause = FIRST_PAUSE
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #heard = 0
  #closed = false
  #seqs = new Map<Seat, number>()
  #states = new Map<Seat, State>()
  readonly #told = new Told()
  /** What is refused is said in the language the socket was opened in. */
  #lang = ''
  readonly #commands = new Commands((text) => this.#lang === settings.lang && this.#send(text))
  #refused: Problem | null = null
  #log: Log

  /** `onState` is told every new state once, with the events that were not told before. */
  constructor(id: string, onState: (state: State) => void) {
    this.id = id
    this.#onState = onState
    this.#log = new Log(id)
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    document.addEventListener('visibilitychange', this.#look)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    document.removeEventListener('visibilitychange', this.#look)
    clearTimeout(this.#retry)
    clearInterval(this.#ping)
    this.#socket?.close()
    this.#commands.lost()
    this.#log.close()
  }

  // ---- the other way

  play(wish: MoveWish, waiting: (pause: number) => void): Promise<Done> {
    return this.#commands.carryOut({ type: 'move', ...wish }, (key) => api.play(this.id, wish, { key, waiting }))
  }

  undo(wish: UndoWish): Promise<Done> {
    return this.#commands.carryOut({ type: 'undo', ...wish }, (key) => api.undo(this.id, wish, { key }))
  }

  askUndo(wish: AskUndoWish): Promise<Done> {
    return this.#commands.carryOut({ type: 'ask_undo', ...wish }, (key) => api.askUndo(this.id, wish, { key }))
  }

  answerUndo(wish: AnswerUndoWish): Promise<Done> {
    return this.#commands.carryOut({ type: 'answer_undo', ...wish }, (key) => api.answerUndo(this.id, wish, { key }))
  }

  say(text: string): Promise<Done> {
    return this.#commands.carryOut({ type: 'say', text }, (key) => api.chat(this.id, text, { key }))
  }

  // ---- news

  /** Try again at once. */
  reconnect(): void {
    if (this.status !== 'lost') return
    clearTimeout(this.#retry)
    this.#connect()
  }

  /** The newest state of a seat. */
  newest(seat: Seat): State | undefined {
    return this.#states.get(seat)
  }

  /** Everything that happened, as far as this browser and the server remember it. */
  events(seat: Seat): Happened[] {
    return this.#log.of(seat)
  }

  /** A state that came another way (by REST, because the socket was slow). */
  take(state: State): void {
    this.#state(state)
  }

  #now = (): void => {
    if (document.visibilityState === 'visible') this.reconnect()
  }

  /** Who has the table before his eyes needs no notice of it. */
  #look = (): void => {
    this.#send(JSON.stringify({ type: 'looking', visible: document.visibilityState === 'visible' }))
  }

  #since(): number {
    return this.#seqs.size ? Math.min(...this.#seqs.values()) : this.#log.seq
  }

  #connect(): void {
    this.status = this.status === 'lost' ? 'lost' : 'connecting'
    this.#socket?.close() // of two at once each would tell only half
    this.#lang = settings.lang
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const path = `/api/tables/${encodeURIComponent(this.id)}/live?since=${this.#since()}&lang=${this.#lang}&protocol=${PROTOCOL}`
    const socket = new WebSocket(`${scheme}://${location.host}${path}`)
    this.#socket = socket
    this.#refused = null
    this.#told.clear()
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return
      this.#heard = Date.now()
      this.#pause = FIRST_PAUSE
      this.status = 'open'
      this.#message(JSON.parse(String(data)) as ServerMessage)
    }
    socket.onopen = () => {
      this.#heard = Date.now()
      this.condition = WELL
      this.#look()
      clearInterval(this.#ping)
      this.#ping = setInterval(() => this.#beat(socket), PING_EVERY)
    }
    socket.onclose = ({ code }) => this.#lost(socket, code)
  }

  #beat(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENCE) socket.close()
    else this.#send('{"type":"ping"}')
  }

  #send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(text)
    return true
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return
    clearInterval(this.#ping)
    this.#commands.lost()
    if (code >= REFUSED_FROM + 400 && code < REFUSED_FROM + 500 && code !== REFUSED_FROM + 429) {
      this.status = 'refused'
      this.problem = this.#refused ?? new Problem(code - REFUSED_FROM, 'web-error-answer', '')
      return
    }
    this.status = 'lost'
    this.retryAt = Date.now() + this.#pause
    this.#retry = setTimeout(() => this.#connect(), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  #message(message: ServerMessage): void {
    switch (message.type) {
      case 'news': {
        if (!this.table) break // it is told of first
        const { states, gap } = this.#told.hear(message, this.table)
        for (const state of states) this.#state(state)
        if (gap) this.#send(JSON.stringify({ type: 'resume', seq: this.#since() }))
        break
      }
      case 'done':
      case 'problem':
        this.#commands.answer(message)
        break
      case 'table':
        this.table = message.table
        this.#forget(message.table)
        break
      case 'chat':
        if (message.number > (this.chat.at(-1)?.number ?? 0)) this.chat = [...this.chat, message]
        break
      case 'presence':
        this.presence = message
        break
      case 'condition':
        this.condition = message
        break
      case 'error':
        this.#commands.lost() // it does not say which frame: perhaps a command
        this.#refused = new Problem(0, message.code, message.detail)
        break
      case 'pong':
        this.skew = message.now - Date.now() / 1000
    }
  }

  #state(state: State): void {
    this.skew = state.now - Date.now() / 1000
    const after = this.#seqs.get(state.seat) ?? -1
    if (state.seq < after) return // an answer that was overtaken
    const events = this.#log.add(state)
    const before = this.#states.get(state.seat)
    if (before && before.seq === state.seq && !events.length && same(before, state)) return
    this.#seqs.set(state.seat, state.seq)
    const fresh = { ...state, events }
    this.#states.set(state.seat, fresh)
    this.#onState(fresh)
  }

  /** Seats that are no longer one's own must not hold up what is asked for after a new connection. */
  #forget(table: TableInfo): void {
    const own = new Set<Seat>(table.seats.filter((seat) => seat.you && seat.kind === 'guest').map(({ seat }) => seat))
    for (const seat of this.#seqs.keys()) {
      if (own.size ? !own.has(seat) : seat !== null) {
        this.#seqs.delete(seat)
        this.#states.delete(seat)
        this.#told.forget(seat)
      }
    }
  }
}

const bare = (state: State): string => JSON.stringify({ ...state, now: 0, events: [], complete: true })
const same = (one: State, other: State): boolean => bare(one) === bare(other)
