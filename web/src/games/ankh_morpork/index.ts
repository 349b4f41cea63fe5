/** Discworld: Ankh-Morpork in the browser. */
import { FORMS } from '$/lib/wire/ankh_morpork'
import type { GameTable } from '$/table/game'
import { plainTable } from '../plain/plain'
import { card } from './cards'
import { attempt, choices, reason, VERBS } from './choices'
import Controls from './Controls.svelte'
import Facts from './Facts.svelte'
import { guide } from './guide'
import Hand from './Hand.svelte'
import { plateLabel } from './labels'
import Plate from './Plate.svelte'
import { question, waiting } from './question'
import { moment, money, score } from './score'
import Stage from './Stage.svelte'
import { stories, story } from './story'
import Text from './Text.svelte'

export const table: GameTable = {
  ...plainTable('ankh_morpork', FORMS),
  choices,
  verbOrder: VERBS,
  question,
  waiting,
  story,
  stories,
  card,
  attempt,
  reason,
  score,
  money,
  moment,
  guide,
  Stage,
  Hand,
  Facts,
  Plate,
  plateLabel,
  Controls,
  Text,
  layout: { seats: 'column', hand: 190, facts: 214, chips: ['area', 'piece', 'house'] },
}
