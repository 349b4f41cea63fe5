/** Finding by meaning: a word that is searched stands for others that mean the same, as a game's words list them. */
import { find, fold } from '$/pages/parts/ruletext'
import { has, text } from './words.svelte'

/** So many letters of a word must agree: what follows is an ending. */
const STEM = 4

/** Groups of words that mean the same: `<game>-synonyms` has them, a comma between two groups. */
export function groupsOf(game: string): string[][] {
  const id = `${game}-synonyms`
  return has(id) ? text(id).split(',').map((group) => fold(group).split(/\s+/).filter(Boolean)) : []
}

const alike = (one: string, other: string): boolean => one === other || (Math.min(one.length, other.length) >= STEM && (one.startsWith(other) || other.startsWith(one)))

/** A folded word, and all that mean the same. */
export const meanings = (word: string, groups: readonly string[][]): string[] =>
  [...new Set([word, ...groups.filter((group) => group.some((other) => alike(word, other))).flat()])]

/** Whether each of the words, or one that means the same, occurs. */
export const means = (text: string, words: readonly string[], groups: readonly string[][]): boolean =>
  words.every((word) => meanings(word, groups).some((one) => find(text, [one]) !== null))
