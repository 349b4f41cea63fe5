/** What stands where, as the view lists it, and what the engine counts of it (its Tally). */
import type { Tally, View } from './wire'
import { DEMON } from './facts'

export const demonIn = (view: View, area: number): boolean => (view.minions[DEMON]?.[area] ?? 0) > 0
/** The areas a player controls. */
export const controlled = (tally: Tally, seat: number): number[] => tally.controllers.flatMap((owner, area) => (owner === seat ? [area] : []))

export const POINT_LINES = ['minions', 'buildings', 'cash', 'loans_repaid', 'loans_owed'] as const
/** Points by line, as in POINT_LINES. */
export const points = (lines: readonly [string, number][]): number[] => POINT_LINES.map((line) => lines.find(([id]) => id === line)?.[1] ?? 0)
