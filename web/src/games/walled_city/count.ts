/** What the engine would count now, by area. */
import type { Hood, Tally } from './wire'

/** The neighbourhood of an area, with its votes. */
export const hoodNow = (tally: Tally, area: string): Hood => tally.hoods.find(({ areas }) => areas.includes(area))!
