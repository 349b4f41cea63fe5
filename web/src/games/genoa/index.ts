/** Genoa at the table. */
import type { GameTable } from '$/table/game'
import { plainTable } from '../plain/plain'
import { card } from './cards'
import Composer from './Composer.svelte'
import { equip } from './data'
import Facts from './Facts.svelte'
import { guide } from './guide'
import { flies, glides, shows } from './happens'
import Hand from './Hand.svelte'
import { moment } from './moment'
import Plate from './Plate.svelte'
import { money, score } from './score'
import { verbIcon } from './signs'
import Stage from './Stage.svelte'
import { below } from './stand'
import Text from './Text.svelte'
import './tokens.css'

export const table: GameTable = {
  ...plainTable('genoa'),
  verbIcon, below, card, equip, score, money, moment, guide, shows, glides, flies,
  moneyIsScore: true,
  layout: { seats: 'column', hand: 152, facts: 0 },
  Stage, Hand, Facts, Plate, Composer, Text,
}
