/** The quickest way to a first game: two bots, tips, undo at will. */
import { api } from '$/lib/api'
import { go } from '$/lib/router.svelte'
import type { GameId } from '$/lib/wire'
import { guide } from '$/table/guide.svelte'
import { freshDraft, wishOf } from '../new/setup'

export async function firstGame(game: GameId): Promise<void> {
  const made = await api.create(wishOf(game, freshDraft(), ''))
  guide.start(game)
  go(`/table/${made.id}`)
}
