/** Which tips of a game's guide were read; kept in this browser. A guide is on where a page switched it on. */
import type { GameId } from '$/lib/wire'

type Kept = Partial<Record<GameId, { on: boolean; read: string[] }>>
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

  #put(game: GameId, change: { on?: boolean; read?: string[] }): void {
    this.#kept = { ...this.#kept, [game]: { on: false, read: [], ...this.#kept[game], ...change } }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // it lasts as long as the page
    }
  }

  on = (game: GameId): boolean => this.#kept[game]?.on ?? false
  seen = (game: GameId, tip: string): boolean => this.#kept[game]?.read.includes(tip) ?? false
  read = (game: GameId): number => this.#kept[game]?.read.length ?? 0
  start = (game: GameId): void => this.#put(game, { on: true, read: [] })
  stop = (game: GameId): void => this.#put(game, { on: false })
  done = (game: GameId, tip: string): void => this.#put(game, { read: [...(this.#kept[game]?.read ?? []), tip] })
}

export const guide = new Guides()
