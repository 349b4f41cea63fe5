/**
 * Who settles, put together before it is sent: the engine asks for it step by step (which side, who they are), at the table
 * it is one gesture. The answers follow one another; if anything else is asked meanwhile, the player decides.
 */
import { useSeen, type Play } from '$/table/play.svelte'
import type { View } from '$/lib/wire/walled_city'
import { faceOf, numbersOf } from './board'
import { cityOf, noblesBetween, placeId, type Area, type City } from './city'

export interface Side {
  /** The areas among which the side can choose. */
  areas: Area[]
  area: Area
  count: number
  nobles: number
  least: number
  most: number
}

class Plan {
  /** The question it answers. */
  #for = $state<number | null>(null)
  /** The larger number goes to the other side. */
  swapped = $state(false)
  #areas = $state<[number, number]>([0, 0])
  #nobles = $state<[number, number]>([0, 0])
  /** Answers that follow, while they are on their way. */
  #running = $state.raw<{ other: string | null; nobles: Map<string, number> } | null>(null)

  readonly #here = useSeen<View>()

  constructor(readonly play: Play) {}

  get city(): City | null {
    return this.play.seen ? cityOf(this.#here.view) : null
  }

  /** A new question: begin anew. */
  begin(decision: number): void {
    if (this.#for === decision) return
    this.#for = decision
    this.swapped = false
    this.#areas = [0, 0]
    this.#nobles = [0, 0]
  }

  /** The sides of the road, or the wall (its second number is for promoting). */
  readonly sides: Side[] = $derived.by(() => {
    const { city } = this
    const seat = this.play.seat
    if (!city || seat === null || city.top?.frame !== 'settling' || city.top.seat !== seat || !city.turn) return []
    const [high, low] = numbersOf(faceOf(city.turn.card))
    const [first, second] = this.swapped ? [low, high] : [high, low]
    if (city.round === 2) return [this.#side(city, seat, [city.gapArea[city.turn.place]!], 0, first, first)]
    const [one, other] = city.sides[city.turn.place]!
    const near = this.#side(city, seat, one, 0, first, first + second)
    const used = near.nobles
    const far = this.#side(city, seat, other, 1, second, first + second, used)
    return [near, far]
  })
  /** Round 2: the number that is left for promoting. */
  readonly promotes: number | null = $derived.by(() => {
    const { city } = this
    if (!city?.turn || city.round !== 2) return null
    const [high, low] = numbersOf(faceOf(city.turn.card))
    return this.swapped ? high : low
  })
  readonly total: number = $derived(this.sides.reduce((sum, { count }) => sum + count, 0))
  readonly nobles: number = $derived(this.sides.reduce((sum, { nobles }) => sum + nobles, 0))

  #side(city: City, seat: number, areas: Area[], at: 0 | 1, count: number, all: number, before = 0): Side {
    // Nobles and peasants come from one supply for both sides.
    const nobles = (city.public.supply_n[seat] ?? 0) - before
    const peasants = (city.public.supply_p[seat] ?? 0) - (at === 1 ? all - count - before : 0)
    const least = Math.max(0, count - Math.max(0, peasants))
    const most = Math.max(least, Math.min(count, nobles))
    const chosen = Math.max(least, Math.min(most, this.#nobles[at]))
    return { areas, area: areas[this.#areas[at] % areas.length]!, count, nobles: chosen, least, most }
  }

  swap(): void {
    this.swapped = !this.swapped
    this.#nobles = [this.#nobles[1], this.#nobles[0]]
  }
  next(side: number): void {
    this.#areas = side ? [this.#areas[0], this.#areas[1] + 1] : [this.#areas[0] + 1, this.#areas[1]]
  }
  /** Press the nth citizen of a side: nobles stand first. */
  peg(side: number, n: number): void {
    const { nobles, least, most } = this.sides[side]!
    const to = Math.max(least, Math.min(most, n < nobles ? nobles - 1 : nobles + 1))
    this.#nobles = side ? [this.#nobles[0], to] : [to, this.#nobles[1]]
  }

  /** Send it: the first answer now, the others as they are asked for. */
  async settle(): Promise<void> {
    const { city, sides } = this
    const legal = this.play.seen?.legal ?? []
    if (!city || !sides.length) return
    const [one, other] = sides as [Side, Side?]
    let first: string
    if (city.round === 2) first = `settle ${one.count}`
    else {
      const large = one.count >= other!.count ? one : other!
      first = `put ${large.area.id}`
      // With equal numbers the engine takes one side only.
      if (!legal.includes(first)) first = `put ${(large === one ? other! : one).area.id}`
    }
    const put = first.split(' ')[1]
    const small = sides.find((side) => side.area.id !== put)
    this.#running = { other: city.round === 1 && small ? `put ${small.area.id}` : null, nobles: new Map(sides.filter(({ count }) => count).map((side) => [side.area.id, side.nobles])) }
    if (!(await this.play.play(this.play.choices.find((choice) => choice.move === first) ?? first))) this.#running = null
  }

  /** The next of the answers, if it is what is asked now. */
  follow(): void {
    const { seen, sending, asked } = this.play
    if (!this.#running || sending || !seen) return
    const { city } = this
    if (!asked || !city) return
    const { top } = city
    let move: string | null = null
    if (top?.frame === 'settling_other') move = this.#running.other
    else if (top?.frame === 'peopling') {
      const [area = 0, count = 0] = top.queue[0] ?? []
      const wanted = this.#running.nobles.get(placeId(city, area))
      const [least, most] = noblesBetween(city, top.seat, count)
      if (wanted !== undefined) move = `nobles ${Math.max(least, Math.min(most, wanted))}`
    } else if (top?.frame === 'settling') return
    if (move && seen.legal.includes(move)) {
      const choice = this.play.choices.find((one) => one.move === move)
      void this.play.play(choice ?? move)
    } else this.#running = null
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
