/** Which tips of a game's guide were read; kept in this browser. A guide is on where a page switched it on. */

type Kept = Partial<Record<string, { on: boolean; read: string[] }>>
const KEY = 'tetrapolis-guide'

function stored(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

class Guides {
  #kept = $state.raw<Kept>(stored())

  #put(game: string, change: { on?: boolean; read?: string[] }): void {
    this.#kept = { ...this.#kept, [game]: { on: false, read: [], ...this.#kept[game], ...change } }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // it lasts as long as the page
    }
  }

  on = (game: string): boolean => this.#kept[game]?.on ?? false
  seen = (game: string, tip: string): boolean => this.#kept[game]?.read.includes(tip) ?? false
  read = (game: string): number => this.#kept[game]?.read.length ?? 0
  start = (game: string): void => this.#put(game, { on: true, read: [] })
  stop = (game: string): void => this.#put(game, { on: false })
  done = (game: string, tip: string): void => this.#put(game, { read: [...(this.#kept[game]?.read ?? []), tip] })
}

export const guide = new Guides()
