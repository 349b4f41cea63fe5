/** Arrow keys inside a region: the geometric neighbour. */

/** What can have the focus in a region, as it stands on the screen. */
export function stops(region: Element): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>('[data-target],[data-stop]')].filter(
    (stop) => stop.getClientRects().length > 0,
  )
}

/** The same, those together that scroll together. */
export function groups(region: Element): HTMLElement[][] {
  const found = new Map<Element, HTMLElement[]>()
  const scrolls = new Map<Element, boolean>()
  for (const stop of stops(region)) {
    let box = stop.parentElement
    while (box && box !== region) {
      let known = scrolls.get(box)
      if (known === undefined) scrolls.set(box, (known = scrolling(box)))
      if (known) break
      box = box.parentElement
    }
    const of = box ?? region
    const group = found.get(of)
    if (group) group.push(stop)
    else found.set(of, [stop])
  }
  return [...found.values()]
}

function scrolling(box: Element): boolean {
  if (box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1) return false
  return /auto|scroll/.test(getComputedStyle(box).overflow)
}

interface Box {
  x: number
  y: number
}

const middle = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** How far something is in a direction; sideways counts double. Infinity: not in that direction at all. */
export function distance(from: Box, to: Box, key: string): number {
  const across = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  const ahead = sign * (across ? to.x - from.x : to.y - from.y)
  const aside = Math.abs(across ? to.y - from.y : to.x - from.x)
  return ahead < 2 || aside > 3 * ahead + 40 ? Infinity : ahead + 2 * aside
}

/** The nearest stop in the direction of an arrow key. */
export function neighbour(all: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const current = from.closest<HTMLElement>('[data-target],[data-stop]')
  if (!current) return all[0]
  const at = middle(current)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const other of all) {
    if (other === current) continue
    const far = distance(at, middle(other), key)
    if (far < least) [best, least] = [other, far]
  }
  return best
}
