/** The heart of a table: what is shown, what can be done, and doing it. Components get it by `usePlay()`. */
import { getContext, setContext, untrack } from 'svelte'
import { Problem } from '$/lib/api'
import { hear } from '$/lib/attention'
import { laidOut } from '$/lib/layout'
import type { Arg, Part, Said } from '$/lib/said'
import type { Composer, Offer } from '$/lib/prompt'
import { moving, settings, tempo } from '$/lib/settings.svelte'
import type { Seat as SeatInfo, State, TableInfo } from '$/lib/wire'
import { language, load, parts, say, text, type Teller } from '$/lib/words.svelte'
import { said } from '$/lib/said'
import { Coach } from './coach.svelte'
import { forcedOf, playsAlone } from './forced'
import { asksOthers, takenBack } from './takingBack'
import { leave, LONG, missedSince } from './away'
import { amid, type CompanyLine } from './company.svelte'
import type { CardText, Choice, GameTable, Happened, Question, Seen } from './game'
import type { Hands, Hint, LogLine, Menu, Moment, Sending, Trial } from './hands'
import type { Given } from './composing'
import { offeredVerbs, questionOf, reasonsOf, refusalsOf, type Reason } from './offers'
import { doesAtOnce, kindOf, seenOf, targetsOf, type Target, type Verb } from './seen'
import { gesturesOf, isMoment, soundOf, stayOf, within, type Gesture } from './happening'
import { Showing } from './showing.svelte'
import { told } from './story'
import { attachTarget, type Attached, type TargetOptions } from './target.svelte'
import { Travel } from './travel'

/** Who tells what is seen: with the names of players, and of the things of a game. */
export const tellerOf = (game: GameTable, seen: Seen | null, names: readonly string[]): Teller => ({
  names,
  game: game.id,
  ...(seen && game.named && { named: (ref: string) => game.named!(ref, seen) }),
})

/** The same ones every time: what is derived from them is not derived anew. */
const NO_VERBS: Verb[] = []
const NONE: ReadonlyMap<string, Reason[]> = new Map()
/** Things stay marked as just changed for so many decisions. */
const MARKED = 2
/** A reason of so many letters fits on the thing itself. */
const SHORT = 24
/** So many verbs say why a thing cannot be chosen, where none is taken up. */
const MOST_REASONS = 3
/** A short list of what was missed. */
const MOST_MISSED = 6
/** The log in memory. */
const MOST_LINES = 1500

/** A move that is being put together: which composer's, and what was pressed for it. */
interface Composing {
  verb: string
  move: string
  aim: string
  given: Given
}

/** Somebody at the table, as components need it. */
export interface Seated extends SeatInfo {
  here: boolean
}

export class Play {
  table = $state.raw<TableInfo>() as TableInfo
  /** What is shown; the newest state may be a few steps ahead. */
  state = $state.raw<State | null>(null)
  queue = $state.raw<State[]>([])
  lines = $state.raw<LogLine[]>([])
  /** The log does not go back to the beginning. */
  cut = $state(false)
  present = $state.raw<readonly number[]>([])
  /** What was told of the company. */
  company = $state.raw<readonly CompanyLine[]>([])
  /** What everybody is told of: the end of a round, a city that is complete. */
  moments = $state.raw<readonly Moment[]>([])
  #near = 'null'
  /** What happened while one was away, until it is put aside. */
  missed = $state.raw<LogLine[]>([])
  /** What others do is held back until it is wanted, step by step. */
  paused = $state(false)
  /** The connection is lost: the board can be read, nothing can be done. */
  offline = $state(false)

  armed = $state<string | null>(null)
  /** The first of two targets. */
  held = $state<string | null>(null)
  menu = $state.raw<Menu | null>(null)
  /** Everything that can be done is listed. */
  listing = $state(false)
  #composing = $state.raw<Composing | null>(null)
  /** The hint that was asked for: gone with the question. */
  hint = $state.raw<Hint | null>(null)
  sending = $state.raw<Sending | null>(null)
  refusal = $state.raw<Problem | null>(null)
  /** Targets that a log line (or a tip) points at. */
  highlight = $state.raw<ReadonlySet<string>>(new Set())
  /** The card that lies open, and the rule that is looked up. */
  opened = $state<string | null>(null)
  /** The thing on the table it was opened from, and whether that is an own one. */
  openedFrom = $state.raw<{ target: string; own: boolean } | null>(null)
  rule = $state<string | null>(null)
  /** The last own move that was made, and those that were taken back. */
  lastDone = $state.raw<{ move: string; said?: Said } | null>(null)
  undone = $state.raw<string[]>([])

  /** What would be left undone, of which was asked at this decision. */
  #warned = $state.raw<{ decision: number; leaves: readonly Said[] } | null>(null)
  /** The decision that was answered last. */
  #answered = -1
  /** One has just gone back: nothing is answered by itself until one moves again. */
  #wentBack = false
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The answer to the next question, chosen with the last move (see `Choice.after`). */
  #after: string | null = null
  #keys = 0
  /** The line that was the next when the page was put aside, and when that was. */
  #left: [number, number] | null = null
  readonly #attached: Attached = new Map()
  #tried = new Map<string, Promise<Trial>>()
  /** What was touched at each of the last own decisions. */
  #touched = $state.raw<ReadonlySet<string>[]>([new Set()])

  /** Step by step, as a lesson says: nobody is asked whether he leaves something undone, and no answer goes along with a move. */
  guided = false

  readonly game: GameTable
  readonly hands: Hands | null

  constructor(game: GameTable, table: TableInfo, hands: Hands | null) {
    this.game = game
    this.table = table
    this.hands = hands
  }

  // ---- what is seen

  readonly seen: Seen | null = $derived.by(() => (this.state ? seenOf(this.state, this.table) : null))
  /** Whether the own seat is asked, and nothing is on its way. */
  readonly asked: boolean = $derived.by(
    () => this.hands !== null && !this.offline && !!this.seen && this.seen.seat !== null && !!this.seen.decision && !this.seen.outcome,
  )
  /** The verbs of the prompt in their order, with their choices; made once for each state. */
  readonly verbs: Verb[] = $derived.by(() => {
    const { game, seen } = this
    if (!this.asked || !seen) return NO_VERBS
    return offeredVerbs(seen.prompt, { icon: (verb) => game.verbIcon?.(verb, seen), begin: (composer, given) => this.compose(composer, given) })
  })
  readonly choices: Choice[] = $derived.by(() => this.verbs.flatMap((verb) => verb.choices))
  readonly targets: Map<string, Target> = $derived.by(() => targetsOf(this.choices, this.armed, this.held, (ref) => this.game.below?.(ref, this.seen!) ?? null))
  /** The kinds of things that are being chosen among: others of these kinds are forbidden, the rest just lies there. */
  readonly kinds: ReadonlySet<string> = $derived.by(() => new Set([...this.targets.keys()].map(kindOf)))
  /** Things that cannot be chosen, with the reasons. */
  readonly #refused: ReadonlyMap<string, Reason[]> = $derived.by(() =>
    this.asked ? refusalsOf(this.seen!.prompt, this.armed, this.held) : NONE,
  )
  /** Settings that may be changed besides. */
  readonly asides: readonly Offer[] = $derived.by(() => (this.seen && this.hands ? this.seen.prompt.asides : []))
  readonly changed: ReadonlySet<string> = $derived.by(() => new Set(this.#touched.flatMap((set) => [...set])))
  readonly seats: Seated[] = $derived.by(() =>
    this.table.seats.map((seat) => ({ ...seat, here: seat.kind === 'bot' || !this.hands || this.present.includes(seat.seat) })),
  )
  /** The own seat, or null. */
  readonly seat: number | null = $derived.by(() => this.state?.seat ?? null)

  seatOf(seat: number): Seated {
    return this.seats[seat] ?? { seat, kind: 'open', name: '', bot: '', you: false, absent: false, program: false, here: false }
  }

  /** The log with what happened in the company. */
  readonly log: LogLine[] = $derived.by(() => amid(this.lines, this.company.map((line): LogLine => ({ ...line, key: `company-${line.key}`, company: true }))))

  // ---- words

  say(said: Said): string {
    return say(said, this.teller)
  }

  parts(said: Said): Part[] {
    return parts(said, this.teller)
  }

  /** Whether anything is shown yet. */
  readonly #shown: boolean = $derived.by(() => this.state !== null)
  /**
   * Who tells what is said here: the names of players and things. The same from state to state, for what a thing is called does not
   * change in a match: otherwise every line of the log would be put into words anew at every step.
   */
  readonly teller: Teller = $derived.by(() => {
    const { game, names } = this
    const named = (ref: string): Arg | null => {
      const seen = untrack(() => this.seen)
      return seen && game.named!(ref, seen)
    }
    return { names, game: game.id, ...(this.#shown && game.named && { named }) }
  })

  /** What is asked; `armed`: once this verb is taken up. */
  question(armed: string | null = null): Question | null {
    const { seen } = this
    if (armed === null && this.#warned && this.asked && this.#warned.decision === seen!.decision!.id) {
      return { ask: said('web-leaves', { left: [...this.#warned.leaves] }), rules: [] }
    }
    return this.asked ? questionOf(this.seen!.prompt, armed) : null
  }

  /** What others are deciding. */
  waiting(): Said {
    return this.seen?.prompt.waiting ?? said('web-waiting-plain')
  }

  readonly names: string[] = $derived.by(() => this.table.seats.map((seat) => seat.name))

  card(id: string): CardText | null {
    return this.seen ? this.game.card(id, this.seen) : null
  }

  // ---- news

  /** A new state: shown at once if it answers the own move, else when the step before has been seen. */
  take(state: State): void {
    const waiting = [...this.queue, state]
    const own = this.sending?.seq != null && state.seq >= this.sending.seq
    const first = this.state === null || this.state.seat !== state.seat || this.state.match !== state.match
    if (first) {
      this.#begin(state)
    } else if (own || document.visibilityState === 'hidden') {
      this.#showAll(waiting, own)
    } else if (this.paused) {
      this.queue = waiting
    } else if (!this.#timer || !this.#steps()) {
      this.#showAll(waiting)
    } else {
      this.queue = waiting
      const { most } = tempo()
      if (waiting.length > most) this.#showAll(waiting.slice(0, -most))
    }
  }

  /** Whether others are shown step by step. Where nothing may move only if somebody wants to see them slowly. */
  #steps(): boolean {
    return tempo().step > 0 && (moving() || settings.pace === 'slow')
  }

  /** Show everything that has come, and let nothing fly or be told over the table any longer. */
  skip(): void {
    this.#showAll(this.queue, false)
    this.moments = []
    this.showing.finish()
  }

  /** Somebody does not want to look on: a click beside everything, or a key. */
  hurry(): void {
    if (this.paused) this.step()
    else if (this.behind || this.showing.busy) this.skip()
  }

  /** Show one more step. */
  step(): void {
    if (this.queue.length) this.#showAll(this.queue.slice(0, 1))
  }

  /** Whether what others do can be held back: nobody else waits, and no clock runs. */
  readonly canPause: boolean = $derived.by(
    () => this.hands !== null && this.seat !== null && this.table.seats.some(({ kind }) => kind === 'bot') && this.table.seats.every(({ kind, you }) => kind === 'bot' || you) && !this.state?.clocks.length,
  )

  pause(on: boolean): void {
    this.paused = on
    if (!on && !this.#timer) this.#showAll(this.queue.slice(0, 1))
  }

  readonly behind: boolean = $derived.by(() => this.queue.length > 0)

  /** Another seat (a hot seat) or another moment (a replay): nothing of before remains. */
  reset(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.showing.finish()
    this.state = null
    this.queue = []
    this.paused = false
    this.missed = []
    this.moments = []
    this.lines = []
    this.undone = []
    this.lastDone = null
    this.sending = null
    this.#after = null
    this.refusal = null
    this.opened = null
    this.#composing = null
    this.#touched = [new Set()]
    this.rest()
  }

  #begin(state: State): void {
    this.reset()
    // What happened before we came, as far as the server remembers it.
    this.cut = (state.events[0]?.seq ?? state.seq) > 1
    this.#show(state, state.events)
    // Of all that only the last line is news.
    this.lines = this.lines.map((line, at, all) => (at < all.length - 1 ? { ...line, seq: state.seq - 1 } : line))
    this.#touched = [new Set()]
    // What was near already when one came is no news.
    this.#near = JSON.stringify(this.game.nears?.(seenOf(state, this.table)) ?? null)
    const since = missedSince(this.table.id)
    if (since !== null) this.#miss(told(state.events.filter(({ seq }) => seq > since), state.seat).length)
  }

  // ---- being away

  /** The page is put aside: from here on something may be missed. */
  leave(): void {
    if (!this.state || !this.hands) return
    leave(this.table.id, this.state.seq)
    this.#left = [this.#keys, Date.now()]
  }

  /** It is looked at again. */
  comeBack(): void {
    const left = this.#left
    this.#left = null
    if (left && Date.now() - left[1] >= LONG) this.#miss(this.#keys - left[0])
  }

  /** So many of the last lines were not seen. One of them stands there anyway. */
  #miss(n: number): void {
    const lines = this.lines.slice(-n).filter((line) => !line.heading)
    this.missed = n > 1 && lines.length > 1 ? lines.slice(-MOST_MISSED) : []
  }

  /**
   * Several at once: only the last is shown where it happens, for the drawing goes on at once; where nothing moves all are pointed out.
   * `shown`: unless somebody is in a hurry.
   */
  #showAll(states: State[], shown = true): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.queue = this.queue.slice(states.length)
    for (const state of states) this.#show(state, state.events)
    const last = states.at(-1)
    if (!last) return
    const found = shown ? this.#gestures(moving() ? [last] : states) : []
    const time = stayOf(found, this.queue.length, tempo())
    const gestures = within(found, time)
    this.showing.plan(gestures)
    this.#tell(states, gestures)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.queue.length && !this.paused) this.#showAll(this.queue.slice(0, 1))
    }, time)
  }

  /** What of these steps everybody is told of, and how they sound. */
  #tell(states: readonly State[], gestures: readonly Gesture[]): void {
    const { shows = {}, flies = {}, nears } = this.game
    const state = states.at(-1)!
    const great = states.flatMap(({ events }) => events).filter(({ id }) => isMoment(shows[id]))
    const lines = told(great, state.seat).map(({ said, seat }): Moment => ({ key: this.#keys++, said, ...(seat !== undefined && { seat }) }))
    const near = nears?.(seenOf(state, this.table)) ?? null
    const fresh = JSON.stringify(near) !== this.#near ? near : null
    this.#near = JSON.stringify(near)
    if (fresh) lines.push({ key: this.#keys++, said: fresh, ...(state.seat !== null && { seat: state.seat }) })
    // A game that does not tell of its end itself.
    const first = state.events.length && !lines.length ? state.observation.outcome?.ranking[0] : undefined
    if (first) lines.push({ key: this.#keys++, said: said('common-wins', { seats: first.map((seat) => ({ seat })), count: first.length }) })
    if (lines.length) this.moments = lines
    if (state.observation.outcome) hear('end')
    else if (state.events.length) hear(soundOf(gestures, flies))
  }

  /** What of these steps is shown where it happens. */
  #gestures(states: readonly State[]): Gesture[] {
    if (settings.pace === 'once' || settings.text || document.visibilityState === 'hidden') return []
    const { shows = {}, glides } = this.game
    const turn = states.at(-1)?.observation.prompt?.turn ?? -1
    return gesturesOf(states.flatMap(({ events }) => events), { shows, turn, pace: moving() ? tempo().move : 0, ...(glides && { glides }) })
  }

  #show(state: State, events: Happened[]): void {
    const before = this.seen?.decision?.id
    const back = takenBack(this.state, state)
    this.state = state
    const seen = seenOf(state, this.table)
    const lines = [...told(events, state.seat), ...(back ? [back] : [])]
    const fresh = lines.map((line) => ({ ...line, key: this.#keys++, seq: state.seq }))
    if (fresh.length) this.lines = [...this.lines, ...fresh].slice(-MOST_LINES)
    const touched = new Set(lines.flatMap((line) => line.changed ?? (line.targets ?? []).filter((id) => kindOf(id) !== 'seat')))
    const asked = seen.decision && seen.decision.id !== before
    if (asked) this.#touched = [touched, ...this.#touched].slice(0, MARKED)
    else if (touched.size) this.#touched = [new Set([...(this.#touched[0] ?? []), ...touched]), ...this.#touched.slice(1)]
    if (seen.decision?.id !== before) this.rest()
    const { sending } = this
    if (sending && sending.seq !== null && state.seq >= sending.seq) this.sending = null
    this.#goOn()
  }

  /** Answer the question that follows, if that was chosen before; if anything else is asked, the player decides. */
  #goOn(): void {
    if (this.#after === null) this.#answerForced()
    if (this.#after === null || this.sending || !this.asked) return
    const move = this.#after
    this.#after = null
    const choice = this.choices.find((one) => one.move === move)
    if (choice) void this.play(choice)
  }

  /** What can only be answered one way is answered, and a line says so; who has just gone back, or takes a lesson, wants to look. */
  #answerForced(): void {
    if (!settings.obvious || this.guided || this.#wentBack || this.sending || this.paused || !this.asked || !playsAlone(this.table)) return
    if (this.seen!.decision!.id === this.#answered) return // refused, or the next state has not come: never twice
    const only = forcedOf(this.verbs, this.seen!.prompt)
    if (!only) return
    this.lines = [...this.lines, { said: said('web-log-forced', { what: only.said }), ...(this.seat !== null && { seat: this.seat }), key: this.#keys++, seq: this.seen!.seq, private: true }]
    void this.play(only)
  }

  // ---- acting

  /** Put everything down: armed verb, held target, lists. */
  rest(): void {
    this.armed = null
    this.held = null
    this.menu = null
    this.listing = false
    this.hint = null
  }

  /** A verb of the prompt: does it, arms it, or lists its choices. */
  pressVerb(verb: Verb, at: Element): void {
    this.refusal = null
    if (!verb.choices.length) return
    if (this.armed === verb.id) {
      this.rest()
      return
    }
    this.held = null
    const [only] = verb.choices
    if (doesAtOnce(verb)) void this.play(only!)
    else if (verb.choices.every((choice) => choice.target)) {
      this.menu = null
      this.armed = verb.id
      // All begin with the same thing (a tile that is spent): it is taken up at once.
      if (verb.choices.every((choice) => choice.then !== undefined && choice.target === only!.target)) this.held = only!.target!
    } else {
      this.armed = verb.id
      this.menu = { choices: verb.choices, at, title: verb.said }
    }
  }

  /** Something on the table: plays it if that means one thing, lists what it can mean if several. */
  press(target: string, at?: Element): void {
    this.refusal = null
    const choices = this.targets.get(target)?.choices ?? []
    if (this.sending) return
    const second = choices.filter((choice) => choice.then !== undefined)
    if (choices.length === 1 && (this.held !== null || !second.length)) void this.play(choices[0]!)
    else if (choices.length && this.held === null && second.length === choices.length) this.held = target
    else if (choices.length && at) this.menu = { choices, at }
    else if (this.held === target) this.held = null
  }

  /** Make a move. Nothing is lost if the server cannot be reached: it is tried again, and counts once. */
  async play(choice: Choice | string): Promise<boolean> {
    const { seen } = this
    if (!this.hands || !seen || seen.seat === null || this.sending) return false
    if (typeof choice !== 'string' && choice.begin) {
      this.rest()
      choice.begin()
      return true
    }
    if (typeof choice !== 'string' && this.#leavesSomething(choice)) return false
    const move = typeof choice === 'string' ? choice : choice.move
    const what = typeof choice === 'string' ? undefined : choice.verbSaid
    const decision = seen.prompt.asides.some((aside) => aside.move === move) ? null : (seen.decision?.id ?? null)
    this.#answered = decision ?? this.#answered
    this.menu = null
    this.listing = false
    this.hint = null
    this.refusal = null
    this.missed = []
    this.#composing = null
    this.#after = typeof choice === 'string' || this.guided ? null : (choice.after ?? null)
    this.sending = { move, ...(what && { said: what }), waiting: false, seq: null }
    if (decision !== null && this.coach.wants(this.table, seen.seq, move) && !(await this.coach.fine(this.hands, seen.seat, seen.seq, move, () => void this.play(choice)))) {
      this.sending = null
      return false
    }
    try {
      const seq = await this.hands.play(seen.seat, move, decision, () => {
        if (this.sending) this.sending = { ...this.sending, waiting: true }
      })
      this.#wentBack = false
      this.lastDone = { move, ...(what && { said: what }) }
      this.undone = []
      this.#expect(seen.seat, seq)
      return true
    } catch (error) {
      this.#failed(error)
      return false
    }
  }

  /** Says something before a move that gives much away, where one wants it. */
  readonly coach = new Coach()

  /** Who ends something and leaves something undone that costs nothing is asked once. */
  #leavesSomething({ leaves }: Choice): boolean {
    const decision = this.seen?.decision?.id
    if (!leaves?.length || !settings.careful || this.guided || decision === undefined || this.#warned?.decision === decision) return false
    this.rest()
    this.#warned = { decision, leaves }
    return true
  }

  /** The answer has come; the state comes for itself, mostly before. */
  #expect(seat: number, seq: number): void {
    if (this.queue.length) this.#showAll(this.queue, false)
    if (this.state && this.state.seq >= seq) {
      this.sending = null
      this.#goOn()
    } else {
      this.sending = { ...(this.sending ?? { move: '', waiting: false }), waiting: false, seq }
      setTimeout(() => {
        if (this.sending?.seq === seq) void this.hands?.refresh(seat).catch(() => undefined)
      }, 1500)
    }
  }

  #failed(error: unknown): void {
    this.sending = null
    this.#after = null
    this.rest()
    this.refusal = error instanceof Problem ? error : new Problem(0, 'web-error-inside', '')
    if (!(error instanceof Problem)) console.error(error)
    if (this.seat !== null) void this.hands?.refresh(this.seat).catch(() => undefined)
  }

  readonly canUndo: boolean = $derived.by(() => !!this.hands && !this.sending && !!this.state && (this.state.can_undo || this.state.undo_to != null))

  /** Take back by oneself; else ask the others; else say why not. */
  async undo(): Promise<void> {
    if (!this.hands || this.seat === null || this.sending) return
    const seat = this.seat
    this.refusal = null
    if (!this.canUndo) return this.#askUndo(seat)
    const to = this.state?.can_undo ? undefined : (this.state?.undo_to ?? undefined)
    this.sending = { move: '', waiting: false, seq: null }
    try {
      const seq = await this.hands.undo(seat, to)
      this.#wentBack = true
      if (this.lastDone) this.undone = [...this.undone, this.lastDone.move]
      this.lastDone = null
      this.lines = [...this.lines, { said: { id: 'web-log-undone' }, seat, key: this.#keys++, seq, private: true }]
      this.#expect(seat, seq)
    } catch (error) {
      this.#failed(error)
    }
  }

  /** Whether the others can be asked to take back what cannot be taken back by oneself. */
  readonly canAskUndo: boolean = $derived.by(() => !this.canUndo && !this.sending && !!this.hands?.askUndo && !!this.state && asksOthers(this.state, this.table))
  /** Why nothing can be taken back, in words; empty: it can, or nobody knows. */
  readonly noUndo: string = $derived.by(() => (this.canUndo || !this.state?.no_undo ? '' : text('error-no-undo', { reason: this.state.no_undo })))

  async #askUndo(seat: number): Promise<void> {
    if (this.canAskUndo) await this.#send(() => this.hands!.askUndo!(seat))
    else if (this.noUndo) this.refusal = new Problem(409, 'error-no-undo', this.noUndo)
  }

  /** Agree that somebody takes back, or refuse; withdraw what one asked for oneself. */
  async answerUndo(number: number, agree: boolean): Promise<void> {
    await this.#send(() => this.hands!.answerUndo!(number, agree))
  }

  /** Something that is no move: what comes of it comes for itself. */
  async #send(what: () => Promise<number>): Promise<void> {
    this.refusal = null
    try {
      await what()
    } catch (error) {
      this.#failed(error)
    }
  }

  readonly canRedo: boolean = $derived.by(() => {
    const move = this.undone.at(-1)
    return move !== undefined && this.choices.some((choice) => choice.move === move)
  })

  async redo(): Promise<void> {
    const rest = this.undone.slice(0, -1)
    const move = this.undone.at(-1)
    if (!this.canRedo || move === undefined) return
    if (await this.play(move)) this.undone = rest
  }

  /** What the server says of a move that is in no offer: what it means, or why it is not possible. */
  async check(move: string): Promise<Trial> {
    if (!this.hands || this.seat === null) return { why: null, said: null }
    const key = `${this.state?.seq} ${language()} ${move}`
    let found = this.#tried.get(key)
    if (!found) {
      if (this.#tried.size > 500) this.#tried.clear()
      found = this.hands.check(this.seat, move).then(
        (said): Trial => ({ why: null, said }),
        (error: unknown): Trial => ({ why: error instanceof Problem ? error.detail : null, said: null }),
      )
      this.#tried.set(key, found)
    }
    return found
  }

  /** Why a thing cannot be chosen: each reason once, with the verb where they differ. */
  reasons(target: string): string[] {
    if (this.targets.has(target)) return []
    const whys = new Map<string, Said>()
    for (const { why, rule, verb } of reasonsOf(this.#refused, target)) {
      const text = this.sayWhy(why, rule)
      if (!whys.has(text)) whys.set(text, verb)
    }
    if (whys.size < 2) return [...whys.keys()]
    return [...whys].slice(0, MOST_REASONS).map(([why, verb]) => this.say(said('web-why-verb', { verb, why })))
  }

  /** A reason with the rule behind it. */
  sayWhy(why: Said, rule = ''): string {
    return this.say(rule ? said('web-why-rule', { why, rule }) : why)
  }

  // ---- moves that are put together

  /** What is being put together, as the newest prompt describes it; null: nothing, or it cannot be done any more. */
  readonly composer: Composer | null = $derived.by(() => {
    const now = this.#composing
    if (!now || !this.asked) return null
    return this.seen!.prompt.composers.find(({ verb, move, aim }) => verb === now.verb && move === now.move && aim === now.aim) ?? null
  })
  /** With what it was begun: a thing on the table that was pressed. */
  readonly given: Given = $derived.by(() => this.#composing?.given ?? {})

  /** Begin to put a move together, or press another thing for it; null: put it away. */
  compose(composer: Composer | null, given: Given = {}): void {
    this.#composing = composer && { verb: composer.verb, move: composer.move, aim: composer.aim, given }
  }

  // ---- hints

  /** Whether a bot can be asked: where the table allows it, and there is something to choose. */
  readonly canHint: boolean = $derived.by(
    () => this.asked && !this.sending && !!this.hands?.hint && this.table.hints && (this.choices.length > 1 || !!this.seen?.prompt.composers.length),
  )

  /** Ask a bot what it would do. It knows what the own seat knows, and the words for its reasons come with the first hint. */
  async askHint(): Promise<void> {
    const { seen } = this
    if (!this.canHint || !seen || seen.seat === null) return
    const asked: Hint = { seq: seen.seq, choices: null, problem: null }
    this.hint = asked
    this.refusal = null
    try {
      const [found] = await Promise.all([this.hands!.hint!(seen.seat), load(`hints-${this.game.id}`)])
      if (this.hint === asked) this.hint = found.decision === seen.decision?.id ? { ...asked, seq: found.seq, choices: found.choices } : null
    } catch (error) {
      if (this.hint === asked) this.hint = { ...asked, problem: error instanceof Problem ? error : new Problem(0, 'web-error-unreachable', '') }
    }
  }

  /** Do what a hint says; what it leaves open (how a card lies) is chosen first. */
  heed(move: string): void {
    const found = this.choices.filter((choice) => choice.move === move && !choice.begin)
    if (found.length > 1) {
      this.rest()
      this.held = found[0]!.target ?? null
    } else void this.play(found[0] ?? move)
  }

  /** Ask, or put the hint away. */
  toggleHint(): void {
    if (this.hint) this.hint = null
    else void this.askHint()
  }

  // ---- movement

  readonly #travel = new Travel()
  /** `{@attach play.travel('minion:3')}`: a piece that glides to where it stands after a step. */
  travel(key: string) {
    return this.#travel.attach(key)
  }
  /** What flies over the table, to show what happens. */
  readonly showing = new Showing()
  measure(): void {
    this.#travel.measure()
    this.showing.measure(this.seat)
  }
  animate(): void {
    laidOut(this.#animate)
  }
  readonly #animate = (): void => {
    this.#travel.animate()
    this.showing.run(this.seat)
  }

  // ---- looking

  open(card: string, from: { target: string; own: boolean } | null = null): void {
    if (!this.card(card)) return
    this.opened = card
    this.openedFrom = from
  }

  openRule(id: string): void {
    this.rule = id
  }

  point(targets: readonly string[]): void {
    // A moment later: it may be told while a line that had the focus is taken away, where nothing may change.
    queueMicrotask(() => (this.highlight = new Set(targets)))
  }

  /** `{@attach play.target('area:7', { label, card })}` makes an element a thing one can act on. */
  target(id: string, options: TargetOptions = {}) {
    return attachTarget(this, id, options, this.#attached)
  }

  /** How a target is to be drawn now. */
  stateOf(id: string): 'can' | 'against' | 'cannot' | 'held' | 'rest' {
    if (this.held === id) return 'held'
    const found = this.targets.get(id)
    if (found) return found.choices.every((choice) => choice.against) ? 'against' : 'can'
    if (this.kinds.has(kindOf(id)) || (this.armed !== null && reasonsOf(this.#refused, id).length > 0)) return 'cannot'
    return 'rest'
  }

  /** The note on a target: its price or side effect if it has one meaning, else the reason why not, if it is short. */
  noteOf(id: string): Said | null {
    const choices = this.targets.get(id)?.choices
    if (choices) return choices.find((choice) => choice.note)?.note ?? null
    if (!this.asked || !this.seen || this.stateOf(id) !== 'cannot') return null
    const why = reasonsOf(this.#refused, id)[0]?.why
    return why && this.say(why).length <= SHORT ? why : null
  }
}

const KEY = Symbol('play')
export const providePlay = (play: Play): Play => setContext(KEY, play)
export const usePlay = (): Play => getContext<Play>(KEY)
/** The same, with the view typed as the game's own. */
export const useSeen = <V, T = unknown>(): { readonly view: V; readonly tally: T; readonly seen: Seen<V, T> } => {
  const play = usePlay()
  return {
    get view() {
      return play.seen!.view as V
    },
    get tally() {
      return play.seen!.tally as T
    },
    get seen() {
      return play.seen as Seen<V, T>
    },
  }
}
