/** The Walled City at the browser's table. */
import type { GameTable } from '$/table/game'
import { plainTable } from '../plain/plain'
import { equip } from './board'
import { card } from './cards'
import { guide } from './guide'
import { named } from './names'
import { moment, score } from './score'
import { verbIcon } from './signs'
import Controls from './Controls.svelte'
import Facts from './Facts.svelte'
import { flies, shows } from './happens'
import Hand from './Hand.svelte'
import Plate from './Plate.svelte'
import Stage from './Stage.svelte'
import Text from './Text.svelte'
import './tokens.css'

export const table: GameTable = {
  ...plainTable('walled_city'),
  card, equip, named, verbIcon, score, moment, guide, shows, flies,
  layout: { seats: 'column', hand: 150, facts: 212, chips: ['area', 'path', 'gap', 'tower', 'zone', 'item', 'noble', 'peasant', 'cut'] },
  controlsHelp: (seen) => (seen.prompt.kind === 'settling' ? { id: 'walled_city-board-pegs-help' } : null),
  Stage, Hand, Facts, Plate, Text, Controls,
}
