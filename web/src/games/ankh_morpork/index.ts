/** Discworld: Ankh-Morpork in the browser. */
import type { GameTable } from '$/table/game'
import { verbIcon } from './art.svelte'
import { card } from './cards'
import Brief from './Brief.svelte'
import Controls from './Controls.svelte'
import Facts from './Facts.svelte'
import { guide } from './guide'
import { flies, glides, nears, shows } from './happens'
import Hand from './Hand.svelte'
import { plateLabel } from './labels'
import Plate from './Plate.svelte'
import { moment, money, score } from './score'
import Stage from './Stage.svelte'
import Text from './Text.svelte'
import './tokens.css'

export const table: GameTable = {
  id: 'ankh_morpork',
  verbIcon,
  card,
  score,
  money,
  moment,
  shows,
  glides,
  nears,
  flies,
  guide,
  Stage,
  Hand,
  Facts,
  Brief,
  Plate,
  plateLabel,
  Controls,
  Text,
  layout: { seats: 'column', hand: 190, facts: 214, chips: ['area', 'piece', 'house'] },
}
