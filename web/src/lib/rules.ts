/** The numbered rules: their ids, sections and texts, from the words of locales/. */
import { cardOf, games } from './catalogue.svelte'
import { has, ids, text } from './words.svelte'

/** What the ids of a game's rules begin with; empty: it has none. */
export const prefixOf = (game: string): string => cardOf(game).rule_prefix

export interface Rule {
  /** As people write it: with the prefix of the game, a point between section and number. */
  id: string
  section: number
  text: string
  /** The ruling behind it, where the printed rules leave it open. */
  ruling: string
}

/** The game a rule belongs to. */
export const gameOf = (id: string): string | undefined =>
  games().find(({ rule_prefix: prefix }) => prefix && id.toLowerCase().startsWith(`${prefix.toLowerCase()}-`))?.id

export const group = (game: string): string => `rules-${game}`

/** All rules of a game, in order; the group must be loaded. */
export function rulesOf(game: string): Rule[] {
  const prefix = prefixOf(game)
  const form = new RegExp(`^${prefix.toLowerCase()}-(\\d+)-(\\d+)$`)
  const found = ids(group(game)).flatMap((id) => {
    const numbers = form.exec(id)
    return numbers ? [{ id, section: Number(numbers[1]), number: Number(numbers[2]) }] : []
  })
  found.sort((one, other) => one.section - other.section || one.number - other.number)
  return found.map(({ id, section, number }) => ({
    id: `${prefix}-${section}.${number}`,
    section,
    text: text(id),
    ruling: has(`${id}.ruling`) ? text(`${id}.ruling`) : '',
  }))
}

/** A ruling: the question and the answer, and why. */
export function rulingOf(game: string, id: string): { text: string; why: string } | null {
  const found = `${prefixOf(game)}-${id}`.toLowerCase()
  return has(found) ? { text: text(found), why: has(`${found}.why`) ? text(`${found}.why`) : '' } : null
}

/** The heading of a section, where the words have one. */
export function sectionTitle(game: string, section: number): string {
  const id = `${game}-section-${section}`
  return has(id) ? text(id) : ''
}
