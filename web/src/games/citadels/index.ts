import { FORMS } from '$/lib/wire/citadels'
import type { GameTable } from '$/table/game'
import { plainTable } from '../plain/plain'
import { card } from './cards'
import { attempt, choices, idle, reason, VERB_ORDER } from './choices'
import Facts from './Facts.svelte'
import { guide } from './guide'
import Hand from './Hand.svelte'
import { moment, question, waiting } from './question'
import { money, score, scoreParts } from './score'
import Stage from './Stage.svelte'
import { stories, story } from './story'
import Text from './Text.svelte'

export const table: GameTable = {
  ...plainTable('citadels', FORMS),
  choices,
  idle,
  verbOrder: VERB_ORDER,
  question,
  waiting,
  story,
  stories,
  card,
  attempt,
  reason,
  score,
  scoreParts,
  money,
  moment,
  Stage,
  Hand,
  Facts,
  Text,
  guide,
  layout: { seats: 'stage', facts: 0 },
}
