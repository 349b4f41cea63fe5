/** What every page knows of a city without loading its game. */
import type { GameId } from '$/lib/wire'

/** Its colour: on plates and emblems, never on a control. */
export const CITY: Record<GameId, string> = {
  citadels: 'var(--c-citadels)',
  walled_city: 'var(--c-walled)',
  ankh_morpork: 'var(--c-ankh)',
  genoa: 'var(--c-genoa)',
}

/** How many play, and for how many minutes: printed on the plates before the server has answered. */
export const PLATE: Record<GameId, { low: number; high: number; minutes: number }> = {
  citadels: { low: 2, high: 8, minutes: 45 },
  walled_city: { low: 2, high: 4, minutes: 60 },
  ankh_morpork: { low: 2, high: 4, minutes: 60 },
  genoa: { low: 2, high: 5, minutes: 90 },
}
