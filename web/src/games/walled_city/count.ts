/** What the engine would count now, laid out for the table. */
import type { Hood, Tally } from './wire'

/** The neighbourhood of an area, with its votes. */
export const hoodNow = (tally: Tally, area: string): Hood => tally.hoods.find(({ areas }) => areas.includes(area))!

/** What each colour would get if the votes of this round were counted now. */
export function votesNow(tally: Tally): { hoods: number[]; factions: number[] } {
  const hoods = tally.hoods[0]!.votes.map((_, colour) => tally.hoods.reduce((sum, { votes }) => sum + votes[colour]!, 0))
  const factions = hoods.map((_, colour) => tally.factions.reduce((sum, { leaders, each }) => sum + (leaders.includes(colour) ? each : 0), 0))
  return { hoods, factions }
}
