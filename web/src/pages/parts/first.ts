/** The quickest way to a first game: two bots, tips, undo at will. */
import { api } from '$/lib/api'
import { cardOf } from '$/lib/catalogue.svelte'
import { go } from '$/lib/router.svelte'
import { guide } from '$/table/guide.svelte'
import { fitSeats, freshDraft, wishOf } from '../new/setup'

export async function firstGame(game: string): Promise<void> {
  const draft = freshDraft()
  const made = await api.create(wishOf(game, { ...draft, seats: fitSeats(draft.seats, cardOf(game).players) }, ''))
  guide.start(game)
  go(`/table/${made.id}`)
}
