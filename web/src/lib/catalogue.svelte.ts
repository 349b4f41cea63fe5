/** The games there are, as the server tells them: in the page itself, or (in development) asked for. No page knows one by name. */
import type { GameCard, Title } from './wire'

function embedded(): GameCard[] {
  const found = typeof document === 'undefined' ? null : document.getElementById?.('catalogue')
  return found ? (JSON.parse(found.textContent) as GameCard[]) : []
}

let cards = $state.raw<readonly GameCard[]>(embedded())

/** All games, in the order in which they are shown. */
export const games = (): readonly GameCard[] => cards

export function stock(found: readonly GameCard[]): void {
  cards = found
}

const UNKNOWN: Omit<GameCard, 'id'> = {
  players: [2], minutes: 30, colour: '#5B6472', status: 'draft', first_options: [], rule_prefix: '', version: '1', drawn: false, brain: true, fields: null, languages: {}, content: null, lessons: [],
}

/** What is known of a game; of one that is not offered (any more), next to nothing. */
export const cardOf = (id: string): GameCard => cards.find((card) => card.id === id) ?? { id, ...UNKNOWN }

/** The game an address names, or else the first one. */
export const gameNamed = (id: string | undefined): string => (cards.find((card) => card.id === id) ?? cards[0])?.id ?? ''

/** What a game is called in a language, or else in the first one it has. */
export function titleOf(id: string, lang: string): Title {
  const { languages } = cardOf(id)
  return languages[lang] ?? Object.values(languages)[0] ?? { name: id, short: '', plate: '', words: '' }
}

/** How many play, and for how many minutes: for the message on its plate. */
export function plateOf(id: string): { low: number; high: number; minutes: number } {
  const { players, minutes } = cardOf(id)
  return { low: Math.min(...players), high: Math.max(...players), minutes }
}

/** Its colour: on plates and emblems, never on a control. */
export const colourOf = (id: string): string => cardOf(id).colour
