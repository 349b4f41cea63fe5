/** How far a learner is: what was done in each lesson, kept in this browser. */
import { cardOf } from '$/lib/catalogue.svelte'

interface Taken {
  /** What was done since it was begun last. */
  acts: string[]
  /** It was gone through to its end, once at least. */
  done: boolean
}
type Kept = Partial<Record<string, Partial<Record<string, Taken>>>>
const KEY = 'tetrapolis-lessons'

function stored(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

class Progress {
  #kept = $state.raw<Kept>(stored())

  of(game: string, lesson: string): Taken {
    return this.#kept[game]?.[lesson] ?? { acts: [], done: false }
  }

  keep(game: string, lesson: string, acts: string[], done: boolean): void {
    const taken = { acts, done: done || this.of(game, lesson).done }
    this.#kept = { ...this.#kept, [game]: { ...this.#kept[game], [lesson]: taken } }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // it lasts as long as the page
    }
  }

  /** How many of a game's lessons were gone through. */
  readonly done = (game: string): number => cardOf(game).lessons.filter(({ id }) => this.of(game, id).done).length
  /** The lesson to go on with: the one that was begun, else the first that was never gone through, else the first. */
  readonly next = (game: string): string => {
    const all = cardOf(game).lessons
    const fresh = all.filter(({ id }) => !this.of(game, id).done)
    return (fresh.find(({ id }) => this.of(game, id).acts.length) ?? fresh[0] ?? all[0])?.id ?? ''
  }
}

export const progress = new Progress()
