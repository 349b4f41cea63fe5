/** Where the panel with hints lies, so that it hides nothing of what it recommends. */
import type { Box } from '$/ui/placing'

/** A place it could have: between which heights, and how wide. */
export interface Dock {
  id: string
  box: Box
  /** It hangs down from its upper edge; else it stands on its lower one. */
  hangs?: boolean
}

/** The height that is free in a dock, measured from the edge where the panel is fixed: up to the first thing that must be seen. */
export function roomIn({ box, hangs }: Dock, seen: readonly Box[]): number {
  let room = box.bottom - box.top
  for (const one of seen) {
    if (one.left >= box.right || one.right <= box.left || one.top >= box.bottom || one.bottom <= box.top) continue
    room = Math.min(room, Math.max(0, hangs ? one.top - box.top : box.bottom - one.bottom))
  }
  return room
}

/** The first dock with room enough, else the one with the most; and how high the panel may be there. */
export function dockOf(places: readonly Dock[], seen: readonly Box[], enough: number): { id: string; most: number } {
  let best = { id: '', most: -1 }
  for (const dock of places) {
    const most = roomIn(dock, seen)
    if (most >= enough) return { id: dock.id, most }
    if (most > best.most) best = { id: dock.id, most }
  }
  return best
}
