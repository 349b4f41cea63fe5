/** The games' own drawings, each with its words and icons loaded when it is needed. */
import type { Component } from 'svelte'
import { factsOf } from '$/lib/facts'
import { load } from '$/lib/words.svelte'
import type { GameTable } from '$/table/game'

/** What chooses the entries of an option that is a list, by the option's name. */
export type Pickers = Record<string, Component<{ value: string[]; onchange: (value: string[]) => void }>>

const tables = import.meta.glob<{ table: GameTable }>('./*/index.ts')
const pickers = import.meta.glob<{ pickers: Pickers }>('./*/pickers.ts')

const posters = import.meta.glob<string>('./*/poster.svg', { eager: true, query: '?url', import: 'default' })

/** The address of the picture of a game; undefined: nobody has drawn one. */
export const posterOf = (game: string): string | undefined => posters[`./${game}/poster.svg`]

/** The drawing of a game, with its words; without one (or if it cannot be loaded) a game is played from its lists. */
export async function tableOf(game: string): Promise<GameTable> {
  const words = load(game)
  const own = tables[`./${game}/index.ts`]
  const found = await (own ? own().then(({ table }) => equipped(game, table)).catch(() => plain(game)) : plain(game))
  await words
  return found
}

/** A drawing with the facts of a content pack, if the server plays with one: never with others than those. */
async function equipped(game: string, table: GameTable): Promise<GameTable> {
  const facts = await factsOf(game)
  if (facts && !table.equip) throw new Error(`${game} cannot be drawn with other facts`)
  if (facts) table.equip!(facts.files)
  return table
}

const plain = async (game: string): Promise<GameTable> => (await import('./plain/undrawn')).undrawnTable(game)

/** A new table is set up before its drawing is loaded: pickers come by themselves. */
export const pickersOf = async (game: string): Promise<Pickers> => (await pickers[`./${game}/pickers.ts`]?.())?.pickers ?? {}
