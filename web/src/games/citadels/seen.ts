import type { Tally, View } from './wire'
import type { Seen as AnySeen } from '$/table/game'

/** What a seat of this game sees. */
export type Seen = AnySeen<View, Tally>
