/** Names of the game's things as parts of sentences: each opens its card. */
import { nameOf, type Arg } from '$/lib/said'
import { has } from '$/lib/words.svelte'

export const areaName = (id: string): Arg => nameOf(`ankh_morpork-area-${id}`, `area:${id}`)
export const cardName = (id: string): Arg => nameOf(`ankh_morpork-card-${id}`, `card:${id}`)
export const eventName = (id: string): Arg => nameOf(`ankh_morpork-event-${id}`, `event:${id}`)
export const personalityName = (id: string): Arg => nameOf(`ankh_morpork-personality-${id}`, `personality:${id}`)

/** "–" is written where nothing is printed. */
export const hasText = (id: string, text: string, interrupt: boolean): boolean => (text !== '' || interrupt) && has(`ankh_morpork-card-${id}.text`)
