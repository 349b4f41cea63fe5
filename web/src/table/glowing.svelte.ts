/**
 * Verbs that need no button of their own: what they can be done to glows already, and a press on it does it. The page itself
 * is asked what glows (as in aiming.ts), so a verb is a button again where a tab, a fold or the edge of the board hides its things.
 */
import type { Attachment } from 'svelte/attachments'
import { laidOut } from '$/lib/layout'
import { said, type Said } from '$/lib/said'
import { inSight } from './aiming'
import type { Choice } from './game'
import type { Play } from './play.svelte'
import { doesAtOnce, type Target, type Verb } from './seen'

/** A press on the verb would do nothing but wait for a press on one of its things, and that one says everything. */
export const onlyArms = (verb: Verb): boolean =>
  verb.choices.length > 0 && !verb.closing && !verb.controls && !doesAtOnce(verb) && verb.choices.every(({ target, then, begin }) => target !== undefined && then === undefined && !begin)

/** What is on the page of the things that can be chosen: whether each can be seen without scrolling. */
export type Lit = ReadonlyMap<string, () => boolean>

/** The verbs all of whose choices glow; `known`: those that were found before, for which it is enough that their things are there. */
export function needless(verbs: readonly Verb[], targets: ReadonlyMap<string, Target>, lit: Lit, known: ReadonlySet<string>): Set<string> {
  const places = new Map<Choice, (() => boolean)[]>()
  for (const [id, seen] of lit) for (const choice of targets.get(id)?.choices ?? []) places.set(choice, [...(places.get(choice) ?? []), seen])
  const glows = ({ id, choices }: Verb): boolean => choices.every((choice) => places.has(choice)) && (known.has(id) || choices.some((choice) => places.get(choice)!.some((seen) => seen())))
  return new Set(verbs.filter((verb) => onlyArms(verb) && glows(verb)).map(({ id }) => id))
}

function litOnPage(): Lit {
  const found = new Map<string, () => boolean>()
  for (const one of document.querySelectorAll<HTMLElement | SVGElement>('[data-can=can],[data-can=against]')) {
    if (!one.getClientRects().length) continue
    const other = found.get(one.dataset.target!)
    found.set(one.dataset.target!, () => inSight(one) || !!other?.())
  }
  return found
}

const NONE: ReadonlySet<string> = new Set()

export class Glowing {
  #ids = $state.raw<ReadonlySet<string>>(NONE)
  /** The decision it was found for. */
  #decision = $state.raw<number>()
  readonly #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  /** Whether a verb is done by a press on what glows; before the page is laid out it is expected to be, so that nothing makes room in vain. */
  has(verb: Verb): boolean {
    return this.#decision === this.#play.seen?.decision?.id ? this.#ids.has(verb.id) : onlyArms(verb)
  }

  /** What a press on the things that glow does, where no button says so. */
  readonly help: Said | null = $derived.by(() => {
    const { verbs, armed, held } = this.#play
    const found = verbs.filter((verb) => this.has(verb))
    if (!found.length || armed !== null || held !== null) return null
    return this.#asksOnly(found) ? said('web-glow') : said('web-glow-verbs', { verbs: found.map((verb) => verb.said) })
  })

  /** Whether the question itself says what is done to what glows: there is nothing else to do, or nothing else but to end it. */
  #asksOnly([first, more]: readonly Verb[]): boolean {
    const play = this.#play
    if (more || play.verbs.some((verb) => verb !== first && !verb.closing)) return false
    return play.verbs.length === 1 || play.question(first!.id)?.ask.id === play.question()?.ask.id
  }

  /** Looks again whenever something else is asked, drawn or hidden on the page around an element. */
  readonly watch: Attachment<Element> = (element) => {
    const page = element.closest('.frame')!
    const soon = (): void => laidOut(this.#look)
    $effect(() => {
      const { verbs, armed, held } = this.#play
      void [verbs, armed, held]
      soon()
    })
    const changes = new MutationObserver(soon)
    changes.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-can', 'class', 'hidden'] })
    const size = new ResizeObserver(soon)
    size.observe(page)
    return () => {
      changes.disconnect()
      size.disconnect()
    }
  }

  readonly #look = (): void => {
    const { verbs, targets, armed, held, seen } = this.#play
    // What is taken up darkens everything else, and no button comes or goes below a finger.
    if (armed !== null || held !== null) return
    const decision = seen?.decision?.id
    const known = decision === this.#decision ? this.#ids : NONE
    this.#decision = decision
    const found = verbs.some(onlyArms) ? needless(verbs, targets, litOnPage(), known) : NONE
    if (found.size !== this.#ids.size || [...found].some((id) => !this.#ids.has(id))) this.#ids = found
  }
}
