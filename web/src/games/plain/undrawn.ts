/** The whole table of a game that nobody has drawn: what is asked and told comes from the prompt, the view is drawn as simple shapes. */
import { said } from '$/lib/said'
import { who, type GameTable } from '$/table/game'
import { inWords, partsOf, roundOf, secretOf } from './fields'
import Hand from './Hand.svelte'
import { plainTable } from './plain'
import Plate from './Plate.svelte'
import Stage from './Stage.svelte'
import Text from './Text.svelte'

export const undrawnTable = (game: string): GameTable => ({
  ...plainTable(game),
  Stage,
  Hand,
  hasHand: (seen) => seen.seat !== null && secretOf(partsOf(game, seen.view, seen.names.length), seen.seat).length > 0,
  layout: { hand: 140 },
  Plate,
  Text,
  plateLabel: (seat, seen) => said('web-plate-words', { seat: who(seat), facts: (partsOf(game, seen.view, seen.names.length).seats[seat] ?? []).map((field) => inWords(game, field)) }),
  moment: (seen) => {
    const round = roundOf(seen.view)
    return round === null ? {} : { round: said('web-round', { n: round }) }
  },
})
