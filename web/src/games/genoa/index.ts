/** Genoa at the table. */
import { FORMS, type View } from '$/lib/wire/genoa'
import type { GameTable, Seen } from '$/table/game'
import { plainTable } from '../plain/plain'
import { asides, attempt, choices, idle, reason, verbOrder } from './choices'
import { card } from './cards'
import Composer from './Composer.svelte'
import Facts from './Facts.svelte'
import { guide } from './guide'
import Hand from './Hand.svelte'
import Plate from './Plate.svelte'
import { moment, question, waiting } from './question'
import { score } from './score'
import Stage from './Stage.svelte'
import { story } from './story'
import Text from './Text.svelte'

const own = (seen: Seen): Seen<View> => seen as Seen<View>

export const table: GameTable = {
  ...plainTable('genoa', FORMS),
  choices: (seen) => choices(own(seen)),
  idle: (seen) => idle(own(seen)),
  verbOrder,
  question: (seen) => question(own(seen)),
  waiting: (seen) => waiting(own(seen)),
  story: (event, seen) => story(event, own(seen)),
  card: (id, seen) => card(id, own(seen)),
  attempt: (target, verb, seen) => attempt(target, verb, own(seen)),
  reason: (target, verb, seen) => reason(target, verb, own(seen)),
  score: (seen) => score(own(seen)),
  moment: (seen) => moment(own(seen)),
  asides,
  guide,
  layout: { seats: 'column', hand: 152, facts: 0 },
  Stage, Hand, Facts, Plate, Composer, Text,
}
