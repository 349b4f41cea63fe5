/** Genoa at the table. */
import { FORMS } from '$/lib/wire/genoa'
import type { GameTable } from '$/table/game'
import { plainTable } from '../plain/plain'
import { asides, attempt, choices, idle, reason, verbOrder } from './choices'
import { card } from './cards'
import Composer from './Composer.svelte'
import Facts from './Facts.svelte'
import { guide } from './guide'
import Hand from './Hand.svelte'
import Plate from './Plate.svelte'
import { moment, question, waiting } from './question'
import { money, score } from './score'
import Stage from './Stage.svelte'
import { story } from './story'
import Text from './Text.svelte'

export const table: GameTable = {
  ...plainTable('genoa', FORMS),
  choices, idle, question, waiting, story, card, attempt, reason, score, money, moment, asides, guide,
  moneyIsScore: true,
  verbOrder,
  layout: { seats: 'column', hand: 152, facts: 0 },
  Stage, Hand, Facts, Plate, Composer, Text,
}
