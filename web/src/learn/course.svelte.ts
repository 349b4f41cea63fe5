/** A lesson at a table: what the learner does goes to the server, which says what follows and where he is then. */
import { tableOf } from '$/games'
import { api, Problem } from '$/lib/api'
import { me } from '$/lib/me.svelte'
import type { LessonAnswer, LessonStep, State } from '$/lib/wire'
import { has, load, text } from '$/lib/words.svelte'
import { Play } from '$/table/play.svelte'
import { progress } from './progress.svelte'

/** What is sent of a step that asks for no move, and to have it done. */
const NEXT = 'next'
const SHOW = 'show'
/** What the server says of a move that is only not the one of this step. */
const OTHER = 'error-lesson-other'

export class Course {
  readonly game: string
  readonly lesson: string
  play = $state.raw<Play | null>(null)
  #answer = $state.raw<LessonAnswer | null>(null)
  #acts: string[] = []
  /** What is said of the last act; `wrong`: it was not the one. */
  said = $state('')
  wrong = $state(false)
  busy = $state(false)

  constructor(game: string, lesson: string) {
    this.game = game
    this.lesson = lesson
  }

  readonly steps: LessonStep[] = $derived.by(() => this.#answer?.steps ?? [])
  readonly at: number = $derived.by(() => this.#answer?.at ?? 0)
  readonly over: boolean = $derived.by(() => this.#answer !== null && this.at >= this.steps.length)
  readonly step: LessonStep | null = $derived.by(() => this.steps[this.at] ?? null)

  /** The message of a step. */
  #words = (step: LessonStep): string => `${this.game}-lesson-${this.lesson}-${step.id}`
  readonly sentence: string = $derived.by(() => (this.step ? text(this.#words(this.step)) : ''))

  /** Where the learner was; should that no longer fit, from the beginning. */
  async begin(): Promise<void> {
    const [drawing] = await Promise.all([tableOf(this.game), load(this.game), load(`lessons-${this.game}`)])
    const { acts, done } = progress.of(this.game, this.lesson)
    const known = done && acts.length >= this.#number() ? [] : acts
    const answer = await this.#ask(known, '').catch((error: unknown) => {
      if (error instanceof Problem && error.status && known.length) return this.#ask([], '')
      throw error
    })
    const play = new Play(drawing, this.#table(answer), {
      play: (_, move) => this.#act(move),
      check: async (_, move) => (await api.lesson(this.game, this.lesson, { acts: this.#acts, act: move, trial: true })).said ?? null,
      undo: () => this.#to(this.#acts.slice(0, -1)),
      refresh: () => Promise.resolve(),
    })
    play.guided = true
    play.present = play.table.seats.map(({ seat }) => seat)
    this.play = play
    for (const state of answer.states) play.take(state)
  }

  #number = (): number => this.#answer?.steps.length ?? Infinity

  async #ask(acts: string[], act: string): Promise<LessonAnswer> {
    const answer = await api.lesson(this.game, this.lesson, { acts, act })
    this.#acts = act ? [...acts, act] : acts
    this.#answer = answer
    progress.keep(this.game, this.lesson, this.#acts, answer.at >= answer.steps.length)
    return answer
  }

  /** Who has arrived is called by his own name. */
  #table({ table }: LessonAnswer): LessonAnswer['table'] {
    return { ...table, seats: table.seats.map((seat) => (seat.you ? { ...seat, name: me()?.name ?? seat.name } : seat)) }
  }

  /** A move, or `next`, or `show`: what follows is shown step by step. The number of the record it became. */
  async #act(act: string): Promise<number> {
    const { step } = this
    this.busy = true
    this.wrong = false
    try {
      const answer = await this.#ask(this.#acts, act)
      const done = step && `${this.#words(step)}.done`
      this.said = done && has(done) ? text(done) : ''
      const states = act === NEXT && answer.states.length < 2 ? [] : answer.states
      setTimeout(() => this.#show(states))
      return answer.states[0]?.seq ?? 0
    } catch (error) {
      if (error instanceof Problem && error.code.startsWith('error-lesson-')) this.#differs(error, step)
      throw error
    } finally {
      this.busy = false
    }
  }

  #show(states: readonly State[]): void {
    for (const state of states) this.play?.take(state)
  }

  #differs(error: Problem, step: LessonStep | null): void {
    const own = step && error.code === OTHER ? `${this.#words(step)}.wrong` : ''
    this.wrong = true
    this.said = own && has(own) ? text(own) : error.detail
    setTimeout(() => {
      if (this.play?.refusal?.code === error.code) this.play.refusal = null // it is said beside the step
    })
  }

  readonly next = (): Promise<void> => this.#does(NEXT)
  readonly show = (): Promise<void> => this.#does(SHOW)
  readonly again = async (): Promise<void> => void (await this.#to([]))
  readonly back = async (): Promise<void> => void (await this.#to(this.#acts.slice(0, -1)))

  async #does(act: string): Promise<void> {
    this.play?.skip()
    this.play?.rest()
    await this.#act(act).catch(this.#failed)
  }

  #failed = (error: unknown): void => {
    if (this.play && error instanceof Problem) this.play.refusal = error
    else throw error
  }

  /** Somewhere else in the lesson: nothing of what came later remains. */
  async #to(acts: string[]): Promise<number> {
    const { play } = this
    this.wrong = false
    this.said = ''
    const answer = await this.#ask(acts, '')
    play?.reset()
    this.#show(answer.states)
    return answer.states[0]?.seq ?? 0
  }
}
