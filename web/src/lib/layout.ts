/**
 * Reading sizes and places while the page is being changed makes the browser lay it out at once, each time anew. What is to be
 * measured after a step waits here until the page has been laid out anyway, just before it is painted.
 */
const due = new Set<() => void>()
let watch: ResizeObserver | undefined

/** Do something once the page is laid out: nothing of what was drawn before has been seen yet. The same wish counts once. */
export function laidOut(run: () => void): void {
  if (!due.size) requestAnimationFrame(begin) // never while an observer is being told: that would be a loop
  due.add(run)
}

function begin(): void {
  // An observer tells of what it has just begun to watch, after the layout and before the painting.
  watch ??= new ResizeObserver(() => {
    watch!.disconnect()
    const all = [...due]
    due.clear()
    for (const one of all) one()
  })
  watch.observe(document.documentElement)
}
