/**
 * Who settles, put together before it is sent: the engine asks for it step by step (which side, who they are), at the table
 * it is one gesture. The answers follow one another, each if it is offered; if it is not, the player decides.
 */
import { useSeen, type Play } from '$/table/play.svelte'
import type { Choice } from '$/table/game'
import { kindOf } from '$/table/seen'
import type { Tally, View, Way } from './wire'
import { cityOf, type Area, type City } from './city'

export interface Side {
  /** The areas among which the side can choose. */
  areas: Area[]
  area: Area
  count: number
  /** How many of them are to be nobles. */
  nobles: number
}

class Plan {
  /** The question it answers. */
  #for = $state<number | null>(null)
  /** Which of the ways to use the card's numbers. */
  #way = $state(0)
  #areas = $state<[number, number]>([0, 0])
  #nobles = $state<[number, number]>([0, 0])
  /** Answers that follow, while they are on their way. */
  #running = $state.raw<{ other: string; nobles: Map<string, number> } | null>(null)

  readonly #here = useSeen<View, Tally>()

  constructor(readonly play: Play) {}

  get city(): City | null {
    return this.play.seen ? cityOf(this.#here) : null
  }

  /** A new question: begin anew. */
  begin(decision: number): void {
    if (this.#for === decision) return
    this.#for = decision
    this.#way = 0
    this.#areas = [0, 0]
    this.#nobles = [0, 0]
  }

  /** What is offered: each an area at the road, or a number for the wall. */
  readonly offers: Choice[] = $derived.by(() => this.play.choices.filter(({ controls, gain }) => controls && gain?.citizens !== undefined))

  readonly #ways: readonly Way[] = $derived.by(() => (this.offers.length ? (this.city?.turn?.ways ?? []) : []))
  readonly #chosen: Way | undefined = $derived.by(() => this.#ways[this.#way % this.#ways.length])
  /** Whether the numbers can be used the other way round. */
  readonly swaps: boolean = $derived.by(() => this.#ways.length > 1)
  /** The sides of the road, or the wall. */
  readonly sides: Side[] = $derived.by(() => (this.#chosen?.settlers ?? []).map(({ areas, n }, at) => this.#side(areas.map((id) => this.city!.byId.get(id)!), at, n)))
  /** At a wall: the number that is left for promoting. */
  readonly promotes: number | null = $derived.by(() => this.#chosen?.promotes ?? null)
  readonly total: number = $derived(this.sides.reduce((sum, { count }) => sum + count, 0))
  readonly nobles: number = $derived(this.sides.reduce((sum, { nobles }) => sum + nobles, 0))

  #side(areas: Area[], at: number, count: number): Side {
    return { areas, area: areas[this.#areas[at]! % areas.length]!, count, nobles: Math.min(count, this.#nobles[at]!) }
  }

  swap(): void {
    this.#way += 1
    this.#nobles = [this.#nobles[1], this.#nobles[0]]
  }
  next(side: number): void {
    this.#areas = side ? [this.#areas[0], this.#areas[1] + 1] : [this.#areas[0] + 1, this.#areas[1]]
  }
  /** Press the nth citizen of a side: nobles stand first. */
  peg(side: number, n: number): void {
    const { nobles } = this.sides[side]!
    const to = n < nobles ? nobles - 1 : nobles + 1
    this.#nobles = side ? [this.#nobles[0], to] : [to, this.#nobles[1]]
  }

  /** Send it: the first answer now, the others as they are asked for. */
  async settle(): Promise<void> {
    const { sides, offers } = this
    const first = offers.find(({ target, gain }) => sides.some(({ area, count }) => gain?.citizens === count && (!target || target === `area:${area.id}`)))
    if (!first) return
    const small = sides.find(({ area }) => `area:${area.id}` !== first.target)
    this.#running = { other: `area:${small?.area.id}`, nobles: new Map(sides.map(({ area, nobles }) => [`area:${area.id}`, nobles])) }
    if (!(await this.play.play(first))) this.#running = null
  }

  /** The next of the answers, if it is offered now. */
  follow(): void {
    const running = this.#running
    const { sending, asked, choices } = this.play
    if (!running || sending || !asked || this.offers.length) return
    const mixes = choices.some(({ target }) => target && kindOf(target) === 'mix')
    const wanted = mixes ? `mix:${running.nobles.get(String(this.#here.seen.prompt.ask?.args?.area))}` : running.other
    const choice = choices.find(({ target }) => target === wanted)
    if (choice) void this.play.play(choice)
    else this.#running = null
  }
  readonly busy: boolean = $derived(this.#running !== null)
}

const plans = new WeakMap<Play, Plan>()
/** The plan of this table. Made inside a component: it follows the table's state. */
export function usePlan(play: Play): Plan {
  let plan = plans.get(play)
  if (!plan) plans.set(play, (plan = new Plan(play)))
  return plan
}
