/** The quickest way to a first match: as many as usual, easy bots, tips, undo at will. */
import { api } from '$/lib/api'
import { cardOf } from '$/lib/catalogue.svelte'
import { go } from '$/lib/router.svelte'
import { guide } from '$/table/guide.svelte'
import { fitSeats, freshDraft, freshSeat, wishOf } from '../new/setup'

/** So many play a first match, where the game takes so many: with fewer some games have exceptions. */
const USUAL = 4

export async function firstGame(game: string): Promise<void> {
  const { players, brain } = cardOf(game)
  const bots = Array.from({ length: USUAL - 1 }, () => freshSeat('bot', brain ? 'easy' : 'normal'))
  const made = await api.create(wishOf(game, { ...freshDraft(), seats: fitSeats([freshSeat('me'), ...bots], players) }, ''))
  guide.start(game)
  go(`/table/${made.id}`)
}
