/** The Walled City at the browser's table. */
import { FORMS } from '$/lib/wire/walled_city'
import type { GameTable } from '$/table/game'
import { plainTable } from '../plain/plain'
import { card } from './cards'
import { choices, VERBS } from './choices'
import { guide } from './guide'
import { question, waiting } from './question'
import { attempt, reason } from './reason'
import { moment, score } from './score'
import { stories, story } from './story'
import Controls from './Controls.svelte'
import Facts from './Facts.svelte'
import Hand from './Hand.svelte'
import Plate from './Plate.svelte'
import Stage from './Stage.svelte'
import Text from './Text.svelte'

export const table: GameTable = {
  ...plainTable('walled_city', FORMS),
  choices, question, waiting, story, stories, card, attempt, reason, score, moment, guide,
  verbOrder: VERBS,
  layout: { seats: 'column', hand: 150, facts: 212, chips: ['area', 'path', 'gap', 'tower', 'zone', 'item', 'noble', 'peasant', 'cut'] },
  Stage, Hand, Facts, Plate, Text, Controls,
}
