/**
 * The one tooltip of the page: whoever has something to explain shows it here. It comes only after somebody went there:
 * a thing that appears under a resting pointer, or a board that scrolls under it, is not pointed at; nor does a finger point
 * that scrolls.
 */
import type { Attachment } from 'svelte/attachments'

export interface TipText {
  /** What it is, in bold. */
  label?: string
  /** One sentence. */
  text: string
}

const AFTER = 120

class Tips {
  content = $state.raw<TipText | null>(null)
  at = $state.raw<Element | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Where the mouse was seen last. */
  #last = ''
  /** What came under the resting mouse: shown as soon as it moves there. */
  #under: { at: Element; show: () => void } | null = null
  /** Whether the last press was one with a finger or a pen. */
  touched = false

  constructor() {
    if (typeof document === 'undefined') return
    document.addEventListener('pointermove', (event) => this.#moved(event), { capture: true, passive: true })
    document.addEventListener('pointerdown', (event) => {
      this.touched = event.pointerType !== 'mouse'
      this.#last = spot(event)
      // The press means something else; whoever wants to read on points at it again.
      this.#under = null
      this.hide()
    }, { capture: true, passive: true })
  }

  #moved(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || spot(event) === this.#last) return
    this.#last = spot(event)
    const under = this.#under
    this.#under = null
    if (under) this.soon(under.show)
  }

  /** The mouse is over something: it is shown with the next movement there. Who comes by moving has moved already. */
  enter(event: PointerEvent, at: Element, show: () => void): void {
    if (event.pointerType === 'mouse') this.#under = { at, show }
  }

  show(at: Element, content: TipText): void {
    clearTimeout(this.#timer)
    if (!content.text && !content.label) return
    this.at = at
    this.content = content
  }

  /** By mouse it comes a moment later. */
  soon(show: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(show, AFTER)
  }

  leave(at: Element): void {
    clearTimeout(this.#timer)
    if (this.#under?.at === at) this.#under = null
    // A moment later: an element that is being taken away loses the focus in the middle of drawing, where nothing may change.
    queueMicrotask(() => {
      if (this.at === at) this.hide()
    })
  }

  hide(): boolean {
    const was = this.content !== null
    clearTimeout(this.#timer)
    this.at = null
    this.content = null
    return was
  }
}

const spot = ({ clientX, clientY }: PointerEvent): string => `${Math.round(clientX)} ${Math.round(clientY)}`

export const tip = new Tips()

/** Where a tap means something already. */
const ACTS = 'a,button:not([aria-disabled=true]),input,select,[data-can=can],[data-can=against],[data-can=held]'

/** Tooltips by their texts: one that says the same is not attached anew at every step of a game. */
const hints = new Map<string, Attachment<Element>>()
const MOST = 1000

/** `{@attach hint('why')}`: a tooltip for any element: by pointing, by the focus, by a tap. */
export function hint(content: string | TipText): Attachment<Element> {
  const { text, label = '' } = typeof content === 'string' ? { text: content } : content
  const key = `${label}\n${text}`
  let found = hints.get(key)
  if (!found) {
    if (hints.size >= MOST) hints.clear()
    hints.set(key, (found = attachment({ text, label })))
  }
  return found
}

function attachment(found: TipText): Attachment<Element> {
  return (element) => {
    if (!found.text && !found.label) return
    const show = (): void => tip.show(element, found)
    const enter = (event: Event): void => tip.enter(event as PointerEvent, element, show)
    const focus = (): void => {
      if (element.matches(':focus-visible')) show()
    }
    const leave = (): void => tip.leave(element)
    const tap = (event: Event): void => {
      if (!tip.touched || element.closest(ACTS)) return
      event.stopPropagation()
      show()
    }
    const listeners: [string, EventListener][] = [
      ['pointerenter', enter],
      ['focusin', focus],
      ['focusout', leave],
      ['click', tap],
      // A finger that is taken away has left, too: what a tap shows stays until the next one.
      ['pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && leave()],
    ]
    for (const [type, listener] of listeners) element.addEventListener(type, listener)
    return () => {
      leave()
      for (const [type, listener] of listeners) element.removeEventListener(type, listener)
    }
  }
}
