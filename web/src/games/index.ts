/** The games' own drawings, each with its words and icons loaded when it is needed. */
import type { Component } from 'svelte'
import type { Forms } from '$/lib/moves'
import type { GameId } from '$/lib/wire'
import { load } from '$/lib/words.svelte'
import type { GameTable } from '$/table/game'

/** What chooses the entries of an option that is a list, by the option's name. */
export type Pickers = Record<string, Component<{ value: string[]; onchange: (value: string[]) => void }>>

const tables = import.meta.glob<{ table: GameTable }>('./*/index.ts')
const pickers = import.meta.glob<{ pickers: Pickers }>('./*/pickers.ts')
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

/** A new table is set up before its drawing is loaded: pickers come by themselves. */
export const pickersOf = async (game: GameId): Promise<Pickers> => (await pickers[`./${game}/pickers.ts`]?.())?.pickers ?? {}
