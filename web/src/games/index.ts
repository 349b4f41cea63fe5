/** The games' own drawings, each with its words and icons loaded when it is needed. */
import type { Forms } from '$/lib/moves'
import type { GameId } from '$/lib/wire'
import { load } from '$/lib/words.svelte'
import type { GameTable } from '$/table/game'

const tables = import.meta.glob<{ table: GameTable }>('./*/index.ts')
const forms = import.meta.glob<{ FORMS: Forms }>('../lib/wire/*.ts')

export const GAMES: readonly GameId[] = ['citadels', 'walled_city', 'ankh_morpork', 'genoa']

/** The drawing of a game, with its words; a game without one is played from its lists. */
export async function tableOf(game: GameId): Promise<GameTable> {
  const words = load(game)
  const own = tables[`./${game}/index.ts`]
  const found = own ? (await own()).table : await plain(game)
  await words
  return found
}

async function plain(game: GameId): Promise<GameTable> {
  const [{ plainTable }, { FORMS }] = await Promise.all([import('./plain/plain'), forms[`../lib/wire/${game}.ts`]!()])
  return plainTable(game, FORMS)
}
