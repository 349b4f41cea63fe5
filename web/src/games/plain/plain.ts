/** What every game begins with: cards are what their words say. */
import { said } from '$/lib/said'
import { has } from '$/lib/words.svelte'
import type { CardText, GameTable } from '$/table/game'

/** A card by the words there are of it: `<game>-<kind>-<id>` and its `.text`. */
export function plainCard(game: string, id: string): CardText | null {
  const [kind, thing] = id.split(':')
  const message = `${game}-${kind}-${thing}`
  if (!has(message)) return null
  return { name: said(message), ...(has(`${message}.text`) && { text: [said(`${message}.text`)] }) }
}

/** Spread it, and put the game's own drawing over it. */
export const plainTable = (game: string): Pick<GameTable, 'id' | 'card'> => ({ id: game, card: (id) => plainCard(game, id) })
