/** Clocks: the server says when time is up; here it only counts. */
import { getContext, setContext } from 'svelte'
import type { Live } from '$/lib/live.svelte'
import type { Due } from '$/lib/wire'
import type { Play } from './play.svelte'

/** Seconds of play from one moment to another: without those in which clocks stand still. */
export const played = (from: number, to: number, stops: readonly (readonly [number, number])[]): number =>
  stops.reduce((rest, [start, end]) => rest - Math.max(0, Math.min(end, to) - Math.max(start, from)), Math.max(0, to - from))

export class Clock {
  now = $state(Date.now() / 1000)
  /** Since when the same decision has been open, to count up. */
  since = $state(Date.now() / 1000)
  readonly #play: Play
  readonly #live: Live | null

  constructor(play: Play, live: Live | null) {
    this.#play = play
    this.#live = live
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now() / 1000), 1000)
      return () => clearInterval(timer)
    })
    $effect(() => {
      void this.asked
      this.since = Date.now() / 1000
    })
  }

  readonly asked: string = $derived.by(() => this.#play.seen?.pending.map(({ seat, id }) => `${seat}:${id}`).join() ?? '')

  get waited(): number {
    return Math.max(0, this.now - this.since)
  }

  /** Seconds a seat has left: its running clock, or what is left of its time; null: no clock. */
  left(seat: number): number | null {
    const { state } = this.#play
    if (!state) return null
    const due = state.clocks.find((clock) => clock.seat === seat && !clock.alarm && !clock.absent)
    if (due) {
      const now = this.now + (this.#live?.skew ?? 0)
      const left = state.still?.left[String(seat)]
      return left === undefined ? due.at - now : left - played(state.now, now, state.still!.stops)
    }
    const rest = state.left[String(seat)]
    return rest ?? null
  }

  /** Whether it is this seat's clock that runs, where clocks can stand still. */
  runs(seat: number): boolean {
    return String(seat) in (this.#play.state?.still?.left ?? {})
  }

  /** Until when the clocks stand still that run here (seconds since 1970); null: they do not. */
  get stillUntil(): number | null {
    const now = this.now + (this.#live?.skew ?? 0)
    return this.#play.state?.still?.stops.find(([from, to]) => from <= now && now < to)?.[1] ?? null
  }

  #absent(seat: number): Due | undefined {
    return this.#play.state?.clocks.find((clock) => clock.seat === seat && clock.absent)
  }

  /** Seconds until a bot sits in for somebody who is away; null: nobody waits for him. */
  awayFor(seat: number): number | null {
    const due = this.#absent(seat)
    return due ? due.at - (this.now + (this.#live?.skew ?? 0)) : null
  }

  /** Seconds until others may let a bot sit in for a seat that keeps them waiting; null: it does not. */
  standInAfter(seat: number): number | null {
    const due = this.#absent(seat)
    return due ? due.stand_in_from - (this.now + (this.#live?.skew ?? 0)) : null
  }

  /** The game's own alarms, each with its seconds; the time that all have at least to answer (if any) is the last. */
  get alarms(): { name: string; left: number }[] {
    const now = this.now + (this.#live?.skew ?? 0)
    return (this.#play.state?.clocks ?? []).flatMap(({ alarm, at }) => (alarm ? [{ name: alarm, left: at - now }] : []))
  }

  /** Seconds until the game's own alarm rings (a sand-glass); null: none. */
  get alarm(): number | null {
    const due = this.#play.state?.clocks.find((clock) => clock.alarm)
    return due ? due.at - (this.now + (this.#live?.skew ?? 0)) : null
  }
}

const KEY = Symbol('clock')
export const provideClock = (clock: Clock): Clock => setContext(KEY, clock)
export const useClock = (): Clock => getContext<Clock>(KEY)
