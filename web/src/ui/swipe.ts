/** A swipe across with one finger: `{@attach swipe((by) => …)}`, 1 to what lies right of it, -1 to what lies left. */
import type { Attachment } from 'svelte/attachments'

/** Pixels that make a swipe, and how much more across than down it goes. */
const FAR = 48
const STEEP = 2

/** Whether something between the finger and the panel can still be scrolled that way: then the swipe scrolls. */
function scrolls(from: Element | null, panel: Element, by: 1 | -1): boolean {
  for (let box = from; box; box = box === panel ? null : box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowX)) continue
    const left = by > 0 ? box.scrollWidth - box.clientWidth - box.scrollLeft : box.scrollLeft
    if (left > 2) return true
  }
  return false
}

export function swipe(go: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return (panel) => {
    /** Where the finger was put down, and which ways it can scroll from there. */
    let begun: { x: number; y: number; way: Record<1 | -1, boolean> } | null = null
    const start = (event: TouchEvent): void => {
      const [finger] = event.touches
      const from = event.target as Element
      if (event.touches.length !== 1 || !finger || from.closest('input,textarea,select')) begun = null
      else begun = { x: finger.clientX, y: finger.clientY, way: { 1: scrolls(from, panel, 1), [-1]: scrolls(from, panel, -1) } }
    }
    const end = (event: TouchEvent): void => {
      const [finger] = event.changedTouches
      if (!begun || !finger) return
      const [across, down] = [finger.clientX - begun.x, finger.clientY - begun.y]
      const by = across < 0 ? 1 : -1
      if (Math.abs(across) >= FAR && Math.abs(across) >= STEEP * Math.abs(down) && !begun.way[by]) go(by)
      begun = null
    }
    const cancel = (): void => {
      begun = null
    }
    panel.addEventListener('touchstart', start, { passive: true })
    panel.addEventListener('touchend', end, { passive: true })
    panel.addEventListener('touchcancel', cancel, { passive: true })
    return () => {
      panel.removeEventListener('touchstart', start)
      panel.removeEventListener('touchend', end)
      panel.removeEventListener('touchcancel', cancel)
    }
  }
}
