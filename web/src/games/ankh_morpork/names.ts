/** Names of the game's things as parts of sentences: each opens its card. */
import { nameOf, said, who, type Arg, type Said } from '$/lib/said'
import { has } from '$/lib/words.svelte'
import { areaAt, cardAt, EVENTS, OWNERS, TROLL } from './facts'

export const areaName = (id: string): Arg => nameOf(`ankh_morpork-area-${id}`, `area:${id}`)
export const areaNameAt = (number: number): Arg => areaName(areaAt(number).id)
export const cardName = (id: string): Arg => nameOf(`ankh_morpork-card-${id}`, `card:${id}`)
export const cardNameAt = (number: number): Arg => cardName(cardAt(number).id)
export const eventName = (id: string): Arg => nameOf(`ankh_morpork-event-${id}`, `event:${id}`)
export const eventNameAt = (number: number): Arg => eventName(EVENTS[number]!)
export const personalityName = (id: string): Arg => nameOf(`ankh_morpork-personality-${id}`, `personality:${id}`)

export const cardText = (id: string): Said => said(`ankh_morpork-card-${id}.text`)
export const cardTextAt = (number: number): Said => cardText(cardAt(number).id)
/** "–" is written where nothing is printed. */
export const hasText = (id: string, text: string, interrupt: boolean): boolean => (text !== '' || interrupt) && has(`ankh_morpork-card-${id}.text`)

/** A minion in a sentence: "Bence's minion", "your minion", "a troll". */
export function minionName(owner: number, seat: number | null): Said {
  if (owner >= TROLL) return said(`play-ankh_morpork-minion-${OWNERS[owner]}`)
  return owner === seat ? said('play-ankh_morpork-minion-own') : said('play-ankh_morpork-minion-of', { name: who(owner) })
}
