/**
 * Pieces travel: an element marked `{@attach play.travel('minion:3')}` that stands elsewhere after a step glides there in a
 * straight line, also when it was drawn anew in another place. Positions are measured before the step and compared after.
 */
import type { Attachment } from 'svelte/attachments'
import { duration } from '$/lib/settings.svelte'

interface Place {
  x: number
  y: number
}

const middle = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

export class Travel {
  readonly #elements = new Map<string, Element>()
  #before = new Map<string, Place>()

  attach(key: string): Attachment<Element> {
    return (element) => {
      this.#elements.set(key, element)
      return () => {
        if (this.#elements.get(key) === element) this.#elements.delete(key)
      }
    }
  }

  /** Before a step is drawn. */
  measure(): void {
    this.#before = new Map()
    if (!duration('move')) return
    for (const [key, element] of this.#elements) this.#before.set(key, middle(element))
  }

  /** After it was drawn. */
  animate(): void {
    const before = this.#before
    this.#before = new Map()
    for (const [key, element] of this.#elements) {
      const was = before.get(key)
      if (!was) continue
      const now = middle(element)
      // A drawing has its own units: pixels of the screen are converted to them.
      const scale = element instanceof SVGGraphicsElement ? (element.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1
      const [x, y] = [(was.x - now.x) / scale, (was.y - now.y) / scale]
      if (Math.hypot(x, y) * scale < 2) continue
      element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0, 0)' }], {
        duration: duration('move'),
        easing: 'cubic-bezier(.2,.7,.2,1)',
        composite: 'add',
      })
    }
  }
}
