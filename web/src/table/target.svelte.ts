/** Makes an element on the table a thing one can look at and act on: name, role, ring, keys, tooltip, reason. */
import type { Attachment } from 'svelte/attachments'
import type { Said } from '$/lib/said'
import { tip } from '$/ui/tip.svelte'
import { text } from '$/lib/words.svelte'
import type { Play } from './play.svelte'

export interface TargetOptions {
  /** What it is: a name, a kind, a price, whose it is. Said before what can be done with it. */
  label?: string | Said
  /** The card it opens where pressing does not do anything: 'card:ace'. */
  card?: string
  /** No tooltip: everything stands on the thing itself. */
  quiet?: boolean
}

const LONG_PRESS = 450

export function attachTarget(play: Play, id: string, options: TargetOptions): Attachment<Element> {
  return (element) => {
    const node = element as HTMLElement | SVGElement
    const native = node instanceof HTMLButtonElement
    let pressed: ReturnType<typeof setTimeout> | undefined
    let wasLong = false

    const name = (): string => {
      const { label } = options
      return label === undefined ? '' : typeof label === 'string' ? label : play.say(label)
    }

    node.dataset.target = id
    if (native) (node as HTMLButtonElement).type = 'button'
    else node.setAttribute('role', 'button')
    if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1')

    $effect(() => {
      const state = play.stateOf(id)
      const choices = play.targets.get(id)?.choices ?? []
      node.dataset.can = state
      node.toggleAttribute('data-changed', play.changed.has(id))
      node.toggleAttribute('data-lit', play.highlight.has(id))
      const doing = choices.length === 1 ? play.say(choices[0]!.said) : ''
      const note = choices.length === 1 && choices[0]!.note ? play.say(choices[0]!.note) : ''
      const many = choices.length > 1 ? text('web-target-many', { count: choices.length }) : ''
      const spoken = [name(), doing, note, many].filter(Boolean).join(', ')
      if (spoken) node.setAttribute('aria-label', spoken)
      if (state === 'cannot') node.setAttribute('aria-disabled', 'true')
      else node.removeAttribute('aria-disabled')
      if (state === 'held') node.setAttribute('aria-pressed', 'true')
      else node.removeAttribute('aria-pressed')
    })

    /** What the tooltip says: what a press would do, or why it would not. */
    const explain = (): void => {
      if (options.quiet) return
      const choices = play.targets.get(id)?.choices
      const label = name()
      if (choices) tip.show(node, { text: choices.length === 1 ? play.say(choices[0]!.said) : label, label: choices.length === 1 ? '' : label })
      else tip.show(node, { label, text: play.reasons(id).join(' ') })
    }

    const act = (): void => {
      if (play.targets.has(id) || play.held === id) play.press(id, node)
      else if (options.card) play.open(options.card)
      else explain()
    }
    const open = (): void => {
      if (options.card) play.open(options.card)
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
      pressed = setTimeout(() => {
        wasLong = true
        if (options.card) open()
        else explain()
      }, LONG_PRESS)
    }
    const up = (): void => clearTimeout(pressed)
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') tip.soon(explain)
    }
    /** The other mouse button opens the card, also where a press would play it. */
    const context = (event: Event): void => {
      if (!options.card) return
      event.preventDefault()
      open()
    }
    const leave = (): void => {
      clearTimeout(pressed)
      tip.leave(node)
    }
    const focus = (): void => {
      if (node.matches(':focus-visible')) explain()
    }

    const listeners: [string, EventListener][] = [
      ['click', click],
      ['contextmenu', context],
      ['keydown', key as EventListener],
      ['pointerdown', down as EventListener],
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
