import type { Tally, View } from '$/lib/wire/citadels'
import type { Seen as AnySeen } from '$/table/game'

/** What a seat of this game sees. */
export type Seen = AnySeen<View, Tally>
