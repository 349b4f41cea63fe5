import type { GameTable } from '$/table/game'
import { plainTable } from '../plain/plain'
import { card } from './cards'
import Facts from './Facts.svelte'
import { guide } from './guide'
import { flies, nears, shows } from './happens'
import Hand from './Hand.svelte'
import { moment } from './moment'
import { money, score, scoreParts } from './score'
import { verbIcon } from './signs'
import Stage from './Stage.svelte'
import Text from './Text.svelte'
import './tokens.css'

export const table: GameTable = {
  ...plainTable('citadels'),
  verbIcon,
  card,
  score,
  scoreParts,
  money,
  moment,
  nears,
  shows,
  flies,
  Stage,
  Hand,
  Facts,
  Text,
  guide,
  layout: { seats: 'stage', facts: 0 },
}
