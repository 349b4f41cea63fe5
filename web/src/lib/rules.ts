/** The numbered rules: their ids, sections and texts, from the words of locales/. */
import type { GameId } from './wire'
import { has, ids, text } from './words.svelte'

export const PREFIX: Record<GameId, string> = { citadels: 'cit', walled_city: 'wal', ankh_morpork: 'ank', genoa: 'gen' }

export interface Rule {
  /** As people write it: CIT-6.12. */
  id: string
  section: number
  text: string
  /** The ruling behind it, where the printed rules leave it open. */
  ruling: string
}

const message = (id: string): string => id.toLowerCase().replace('.', '-')

/** The game a rule belongs to. */
export const gameOf = (id: string): GameId | undefined =>
  (Object.keys(PREFIX) as GameId[]).find((game) => id.toLowerCase().startsWith(`${PREFIX[game]}-`))

export const group = (game: GameId): string => `rules-${game}`

/** All rules of a game, in order; the group must be loaded. */
export function rulesOf(game: GameId): Rule[] {
  const form = new RegExp(`^${PREFIX[game]}-(\\d+)-(\\d+)$`)
  const found = ids(group(game)).flatMap((id) => {
    const numbers = form.exec(id)
    return numbers ? [{ id, section: Number(numbers[1]), number: Number(numbers[2]) }] : []
  })
  found.sort((one, other) => one.section - other.section || one.number - other.number)
  return found.map(({ id, section, number }) => ({
    id: `${PREFIX[game].toUpperCase()}-${section}.${number}`,
    section,
    text: text(id),
    ruling: has(`${id}.ruling`) ? text(`${id}.ruling`) : '',
  }))
}

export const ruleText = (id: string): string => text(message(id))

/** A ruling: the question and the answer, and why. */
export function rulingOf(game: GameId, id: string): { text: string; why: string } | null {
  const found = `${PREFIX[game]}-${id.toLowerCase()}`
  return has(found) ? { text: text(found), why: has(`${found}.why`) ? text(`${found}.why`) : '' } : null
}

/** The heading of a section, where the words have one. */
export function sectionTitle(game: GameId, section: number): string {
  const id = `${game}-section-${section}`
  return has(id) ? text(id) : ''
}
