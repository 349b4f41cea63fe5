/** The one tooltip of the page: whoever has something to explain shows it here. */
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

  show(at: Element, content: TipText): void {
    clearTimeout(this.#timer)
    if (!content.text && !content.label) return
    this.at = at
    this.content = content
  }

  /** Say more at the same place, if it is still shown. */
  change(at: Element, content: TipText): void {
    if (this.at === at) this.content = content
  }

  /** By mouse it comes a moment later. */
  soon(show: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(show, AFTER)
  }

  leave(at: Element): void {
    clearTimeout(this.#timer)
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

export const tip = new Tips()

/** `{@attach hint('why')}`: a tooltip for any element. */
export function hint(content: string | TipText): Attachment<Element> {
  return (element) => {
    const found = typeof content === 'string' ? { text: content } : content
    if (!found.text && !found.label) return
    const show = (): void => tip.show(element, found)
    const enter = (): void => tip.soon(show)
    const focus = (): void => {
      if (element.matches(':focus-visible')) show()
    }
    const leave = (): void => tip.leave(element)
    element.addEventListener('pointerenter', enter)
    element.addEventListener('focusin', focus)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('focusout', leave)
    return () => {
      leave()
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('focusin', focus)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('focusout', leave)
    }
  }
}
