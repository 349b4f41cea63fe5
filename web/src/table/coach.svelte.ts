/** The coach: for who plays alone with bots and wants it, a move that gives much away is asked about before it is made. */
import { settings } from '$/lib/settings.svelte'
import type { Choice, TableInfo } from '$/lib/wire'
import { playsAlone } from './forced'
import type { Hands } from './hands'

/** So long a move waits for the coach, in milliseconds; then it is made. */
const PATIENCE = 6000

/** What the coach has to say of a move: first only that it gives something away, and why when the person has decided. */
export interface Doubt {
  move: string
  best: Choice
  played: Choice
  /** What the person decided: null as long as nothing; then the reasons are shown. */
  decided: 'played' | 'back' | null
  /** Make the move after all. */
  go: () => void
}

/** Where there can be a coach at all. */
export const mayCoach = (table: TableInfo): boolean => table.hints && playsAlone(table)

export class Coach {
  doubt = $state.raw<Doubt | null>(null)
  /** The move that was confirmed, at the record where that was. */
  #sure = ''

  /** Whether a move is to be judged before it is made. */
  wants(table: TableInfo, seq: number, move: string): boolean {
    return settings.coach && mayCoach(table) && this.#sure !== `${seq} ${move}`
  }

  /** Whether a move is fine, as far as is known soon enough; else there is a doubt now. `go` makes the move after all. */
  async fine(hands: Hands, seat: number, seq: number, move: string, go: () => void): Promise<boolean> {
    if (!hands.coach) return true
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
    const answer = await Promise.race([hands.coach(seat, move).catch(() => null), late])
    const [best, played] = answer?.choices ?? []
    if (!answer || answer.fine || !best || !played) return true
    this.doubt = { move, best, played, decided: null, go: () => { this.#sure = `${seq} ${move}`; go() } }
    return false
  }

  /** Yes, this move. */
  confirm(): void {
    if (!this.doubt) return
    const { go } = this.doubt
    this.doubt = { ...this.doubt, decided: 'played' }
    go()
  }
  /** Think again. */
  back(): void {
    if (this.doubt) this.doubt = { ...this.doubt, decided: 'back' }
  }
  close(): void {
    this.doubt = null
  }
}
