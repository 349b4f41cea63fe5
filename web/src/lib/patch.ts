/**
 * The small form in which changes of a JSON value travel (the server's wire/patch.py): a list of changes, carried out
 * one after the other. A change begins with a path, the keys and places that lead to a part of the value:
 *
 * - `[path, value]`: the part is now this value;
 * - `[path]`: the part, a field of an object, is gone;
 * - `[path, at, drop, items]`: in the list at the path, from place `at` on, `drop` items are replaced by these items.
 *
 * They travel packed: a path that begins as the one before it has a number there, of so many steps. Before the first
 * one that is `observation`, `view`.
 */

type Step = string | number
type Holder = unknown[] | Record<string, unknown>

/** A change that leads nowhere: what is patched is not what the server believes it to be. */
export class Misfit extends Error {}

/**
 * The value after the changes. The old one stays as it is, for the page may still show it: what lies along a path is
 * copied, the rest is shared.
 */
export function applied(value: unknown, changes: readonly unknown[][]): unknown {
  // What was copied on the way is ours to change.
  const own = new Set<unknown>()
  const copy = (found: unknown): Holder => {
    if (typeof found !== 'object' || found === null) throw new Misfit()
    if (own.has(found)) return found as Holder
    const made = Array.isArray(found) ? [...(found as unknown[])] : { ...(found as Record<string, unknown>) }
    own.add(made)
    return made
  }
  for (const [path, ...what] of changes) {
    if (!Array.isArray(path)) throw new Misfit()
    if (!path.length && what.length === 1) {
      value = what[0]
      continue
    }
    const way = path as Step[]
    const last = what.length === 3 ? undefined : way.at(-1)
    let place = (value = copy(value)) as Holder
    for (const step of last === undefined ? way : way.slice(0, -1)) {
      const next = copy(part(place, step))
      put(place, step, next)
      place = next
    }
    if (what.length === 3) splice(place, what[0], what[1], what[2])
    else if (last === undefined) throw new Misfit()
    else if (what.length === 1) put(place, last, what[0])
    else remove(place, last)
  }
  return value
}

/** The same with whole paths. */
export function unpacked(changes: readonly unknown[][]): unknown[][] {
  let before: unknown[] = ['observation', 'view']
  return changes.map(([path, ...what]) => {
    if (!Array.isArray(path)) throw new Misfit()
    const [same] = path as unknown[]
    before = typeof same === 'number' ? [...before.slice(0, same), ...(path.slice(1) as unknown[])] : (path as unknown[])
    return [before, ...what]
  })
}

function part(place: Holder, step: Step): unknown {
  if (!Object.hasOwn(place, step)) throw new Misfit()
  return (place as Record<Step, unknown>)[step]
}

function put(place: Holder, step: Step, value: unknown): void {
  if (Array.isArray(place) && !Object.hasOwn(place, step)) throw new Misfit() // a list grows by items, never so
  ;(place as Record<Step, unknown>)[step] = value
}

function remove(place: Holder, step: Step): void {
  if (Array.isArray(place) || !Object.hasOwn(place, step)) throw new Misfit()
  delete place[step]
}

function splice(place: Holder, at: unknown, drop: unknown, items: unknown): void {
  if (!Array.isArray(place) || !Array.isArray(items) || typeof at !== 'number' || typeof drop !== 'number') throw new Misfit()
  if (at < 0 || drop < 0 || at + drop > place.length) throw new Misfit()
  place.splice(at, drop, ...(items as unknown[]))
}
