/** Makes an element on the table a thing one can look at and act on: name, role, ring, keys, tooltip, reason. */
import type { Attachment } from 'svelte/attachments'
import type { Said } from '$/lib/said'
import { tip } from '$/ui/tip.svelte'
import { text } from '$/lib/words.svelte'
import type { Play } from './play.svelte'
import { whyNot } from './why'

export interface TargetOptions {
  /** What it is: a name, a kind, a price, whose it is. Said before what can be done with it. */
  label?: string | Said
  /** The card it opens where pressing does not do anything: 'card:ace'. */
  card?: string
  /** No tooltip: everything stands on the thing itself. */
  quiet?: boolean
}

const LONG_PRESS = 450
/** A finger that has moved by so many pixels does not rest. */
const STRAYS = 8

/** Attachments by what they say: whoever asks for the same again gets the same, and nothing is attached anew at every step. */
export type Attached = Map<string, Attachment<Element>>
/** So many are kept. */
const MOST = 2000

export function attachTarget(play: Play, id: string, options: TargetOptions, known: Attached): Attachment<Element> {
  // A label that is read when it is wanted follows by itself.
  if (Object.getOwnPropertyDescriptor(options, 'label')?.get) return attachment(play, id, options)
  const key = JSON.stringify([id, options])
  let found = known.get(key)
  if (!found) {
    if (known.size >= MOST) known.clear()
    known.set(key, (found = attachment(play, id, options)))
  }
  return found
}

function attachment(play: Play, id: string, options: TargetOptions): Attachment<Element> {
  return (element) => {
    const node = element as HTMLElement | SVGElement
    const native = node instanceof HTMLButtonElement
    let pressed: ReturnType<typeof setTimeout> | undefined
    let wasLong = false
    /** Where the finger was put down. */
    let from: { x: number; y: number } | null = null

    const name = (): string => {
      const { label } = options
      return label === undefined ? '' : typeof label === 'string' ? label : play.say(label)
    }

    node.dataset.target = id
    if (native) (node as HTMLButtonElement).type = 'button'
    else node.setAttribute('role', 'button')
    if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1')

    // Each for itself: of all that a step brings, only what is different for this thing is written.
    const state = $derived(play.stateOf(id))
    const changed = $derived(play.changed.has(id))
    const lit = $derived(play.highlight.has(id))
    const label = $derived(name())
    const spoken = $derived.by(() => {
      const choices = play.targets.get(id)?.choices ?? []
      const [only] = choices
      const doing = choices.length === 1 ? [play.say(only!.said), only!.note ? play.say(only!.note) : ''] : []
      const many = choices.length > 1 ? text('web-target-many', { count: choices.length }) : ''
      return [label, ...doing, many].filter(Boolean).join(', ')
    })
    $effect(() => {
      node.dataset.can = state
      toggle(node, 'aria-disabled', state === 'cannot')
      toggle(node, 'aria-pressed', state === 'held')
    })
    $effect(() => void node.toggleAttribute('data-changed', changed))
    $effect(() => void node.toggleAttribute('data-lit', lit))
    $effect(() => {
      if (spoken) node.setAttribute('aria-label', spoken)
    })

    /** Whether it is one of the own cards or pieces. */
    const own = (): boolean => node.closest('[data-region=hand]') !== null

    /** What the tooltip says: what a press would do, or why it would not. */
    const explain = (): void => {
      if (options.quiet) return
      const choices = play.targets.get(id)?.choices
      const label = name()
      if (choices) tip.show(node, { text: choices.length === 1 ? play.say(choices[0]!.said) : label, label: choices.length === 1 ? '' : label })
      else tip.show(node, { label, text: whyNot(play, id, own()).join(' ') })
    }

    const act = (): void => {
      if (play.targets.has(id) || play.held === id) play.press(id, node)
      else if (options.card) open()
      else explain()
    }
    const open = (): void => {
      if (options.card) play.open(options.card, { target: id, own: own() })
    }

    const click = (event: Event): void => {
      event.stopPropagation()
      if (wasLong) wasLong = false
      else act()
    }
    const key = (event: KeyboardEvent): void => {
      if ((event.key === 'Enter' || event.key === ' ') && !native) {
        event.preventDefault()
        event.stopPropagation()
        act()
      } else if (event.key.toLowerCase() === 'o' && !event.ctrlKey && !event.metaKey) {
        event.stopPropagation()
        open()
      }
    }
    const down = (event: PointerEvent): void => {
      wasLong = false
      if (event.pointerType === 'mouse') return
      from = { x: event.clientX, y: event.clientY }
      pressed = setTimeout(() => {
        wasLong = true
        if (options.card) open()
        else explain()
      }, LONG_PRESS)
    }
    const up = (): void => clearTimeout(pressed)
    /** A finger that moves on scrolls, and wants nothing explained. */
    const move = (event: PointerEvent): void => {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAYS) clearTimeout(pressed)
    }
    const enter = (event: PointerEvent): void => tip.enter(event, node, explain)
    /** The other mouse button opens the card, also where a press would play it. */
    const context = (event: Event): void => {
      if (!options.card) return
      event.preventDefault()
      open()
    }
    const leave = (event: Event): void => {
      clearTimeout(pressed)
      // A finger that is lifted leaves as well: what a long press explains stays until the next press.
      if (event.type === 'blur' || (event as PointerEvent).pointerType === 'mouse') tip.leave(node)
    }
    const focus = (): void => {
      if (node.matches(':focus-visible')) explain()
    }

    const listeners: [string, EventListener][] = [
      ['click', click],
      ['contextmenu', context],
      ['keydown', key as EventListener],
      ['pointerdown', down as EventListener],
      ['pointermove', move as EventListener],
      ['pointerup', up],
      ['pointercancel', up],
      ['pointerenter', enter as EventListener],
      ['pointerleave', leave],
      ['focus', focus],
      ['blur', leave],
    ]
    for (const [type, listener] of listeners) node.addEventListener(type, listener)
    return () => {
      clearTimeout(pressed)
      tip.leave(node)
      for (const [type, listener] of listeners) node.removeEventListener(type, listener)
    }
  }
}

function toggle(node: Element, attribute: string, on: boolean): void {
  if (on) node.setAttribute(attribute, 'true')
  else node.removeAttribute(attribute)
}
