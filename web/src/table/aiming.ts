/**
 * Shows where to aim: what can be chosen may lie behind a tab that is not open, or beyond the edge of what is scrolled. The
 * page itself is asked what it shows, so no game has to say what lies where.
 */
import { tick } from 'svelte'

const found = (id: string): Element[] => [...document.querySelectorAll(`[data-target="${CSS.escape(id)}"]`)].filter((one) => one.getClientRects().length > 0)

/** What of some things is nowhere on the page. */
export const hidden = (ids: readonly string[]): string[] => ids.filter((id) => !found(id).length)

/** A place that can be opened, and whether it is. */
export interface Pane {
  shown: boolean
  open(): void
}

/**
 * Open the pane that holds what is hidden, unless a pane that is open holds some of the things already. If none does,
 * everything stays as it was.
 */
export async function reveal(ids: readonly string[], panes: readonly Pane[], back: () => void): Promise<void> {
  const missing = hidden(ids)
  const closed = panes.filter(({ shown }) => !shown)
  if (missing.length && closed.length && !ids.some((id) => found(id).some((one) => one.closest('.phone-tabs,aside')))) {
    let opened = false
    for (const pane of closed) {
      pane.open()
      await tick()
      opened = hidden(missing).length < missing.length
      if (opened) break
    }
    if (!opened) {
      back()
      await tick()
    }
  }
  scrollTo(ids.flatMap(found))
}

/** Whether a thing can be seen where it is: its middle is in the window and in all that scrolls or cuts around it. */
export function inSight(one: Element): boolean {
  const box = one.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false
  for (let around = one.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const { left, top, right, bottom } = around.getBoundingClientRect()
    if (x < left || y < top || x > right || y > bottom) return false
  }
  return true
}

/** If none of them can be seen, what scrolls around the first brings it to its middle, and a board that is looked at closely shows all of itself. */
function scrollTo(things: readonly Element[]): void {
  const [first] = things
  if (!first || things.some(inSight)) return
  // `scrollIntoView` would move boxes that nobody could move back.
  for (let around = first.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around)
    const [box, outer] = [first.getBoundingClientRect(), around.getBoundingClientRect()]
    if (/auto|scroll/.test(overflowX)) around.scrollLeft += box.left + box.width / 2 - outer.left - outer.width / 2
    if (/auto|scroll/.test(overflowY)) around.scrollTop += box.top + box.height / 2 - outer.top - outer.height / 2
  }
  if (!inSight(first)) first.dispatchEvent(new CustomEvent('reveal', { bubbles: true }))
}
