/** What a view is made of, for a table that knows nothing of the game: what lies on the table, what each seat has, and how it may look. */
import { cardOf } from '$/lib/catalogue.svelte'
import { said, type Said } from '$/lib/said'
import type { Fields } from '$/lib/wire'
import { has, text } from '$/lib/words.svelte'

export type Field = [name: string, value: unknown]
export interface Parts {
  common: Field[]
  /** By seat. */
  seats: Field[][]
}

const UNKNOWN: Fields = { by_seat: ['players'], aside: ['seat', 'ply', 'options', 'setup', 'stack'], kinds: {} }
/** It stands in the bar. */
const ROUND = 'round'

export const fieldsOf = (game: string): Fields => cardOf(game).fields ?? UNKNOWN

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A view in its parts. */
export function partsOf(game: string, view: unknown, players: number): Parts {
  const { by_seat: bySeat, aside } = fieldsOf(game)
  const all = Object.entries(view as Record<string, unknown>)
  const isShown = ([name]: Field): boolean => fieldName(game, name) !== ''
  const seats = Array.from({ length: players }, (_, seat) =>
    all.filter(([name, values]) => bySeat.includes(name) && Array.isArray(values)).flatMap(([name, values]): Field[] => {
      const part = (values as unknown[])[seat]
      return isRecord(part) ? Object.entries(part) : [[name, part]]
    }).filter(isShown),
  )
  return { common: all.filter((field) => !bySeat.includes(field[0]) && !aside.includes(field[0]) && field[0] !== ROUND && isShown(field)), seats }
}

/** The round, where a view counts them. */
export function roundOf(view: unknown): number | null {
  const round = (view as Record<string, unknown>)[ROUND]
  return typeof round === 'number' ? round : null
}

/** What a field is called: the game's own word (`<game>-field-<name>`; an empty one hides it), or its name for programs. */
export const fieldName = (game: string, name: string): string =>
  has(`${game}-field-${name}`) ? text(`${game}-field-${name}`) : name.replaceAll('_', ' ')

/** The kind of the things in a field: as the game says of values of that name, or the name itself. */
export const kindOf = (game: string, name: string): string => fieldsOf(game).kinds[name] ?? name

/** A player who is meant by a number; -1: nobody. */
export const isSeat = (game: string, name: string, value: unknown): value is number => kindOf(game, name) === 'seat' && typeof value === 'number'

/** Unknown to this seat, wholly. */
export const isHidden = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length > 0 && value.every(isHidden))

/** What the own seat has and another may not see. */
export const secretOf = ({ seats }: Parts, own: number): Field[] =>
  (seats[own] ?? []).filter(([name, value], at) => !isHidden(value) && seats.some((other, seat) => seat !== own && isHidden(other[at]?.[1]) && other[at]?.[0] === name))

const DICE = /(^|_)(dice|die)$/

export type Shape = 'nothing' | 'hidden' | 'flag' | 'seat' | 'number' | 'die' | 'thing' | 'pile' | 'counts' | 'list' | 'grid' | 'record'

/** How a value may be drawn. */
export function shapeOf(game: string, name: string, value: unknown): Shape {
  if (value === null) return 'hidden'
  if (typeof value === 'boolean') return 'flag'
  if (isSeat(game, name, value)) return 'seat'
  if (DICE.test(name) && value === 0) return 'nothing'
  if (typeof value === 'number') return DICE.test(name) && value > 0 && value < 7 ? 'die' : named(game, name, value) ? 'thing' : 'number'
  if (typeof value === 'string') return value ? 'thing' : 'nothing'
  if (!Array.isArray(value)) return Object.keys(value as object).length ? 'record' : 'nothing'
  if (!value.length) return 'nothing'
  if (value.every((part) => part === null)) return 'pile'
  const [first] = value as unknown[]
  if (Array.isArray(first) && first.length && value.every((row) => Array.isArray(row) && row.length === first.length)) return 'grid'
  return value.every((part) => shapeOf(game, name, part) === 'number') ? 'counts' : 'list'
}

/** Whether it fits into a line. */
export const isSmall = (shape: Shape): boolean => !['list', 'counts', 'grid', 'record'].includes(shape)

/** Whether a value has a name of its own. */
export const named = (game: string, name: string, value: unknown): boolean => has(`${game}-${kindOf(game, name)}-${String(value)}`)

/** What a value is called. */
export function called(game: string, name: string, value: unknown): Said {
  if (value === null) return said('web-hidden')
  if (typeof value === 'boolean') return said(value ? 'common-yes' : 'common-no')
  if (isSeat(game, name, value)) return said('web-plain', { text: { seat: value } })
  if (named(game, name, value)) return said('web-plain', { text: `${kindOf(game, name)}:${String(value)}` })
  return said('web-plain', { text: String(value).replaceAll('_', ' ') })
}

/** A field in words, for readers and for plates. */
export function inWords(game: string, [name, value]: Field): Said {
  const label = fieldName(game, name)
  const shape = shapeOf(game, name, value)
  if (shape === 'nothing') return said('web-field', { label, value: '–' })
  if (shape === 'pile') return said('web-field', { label, value: said('web-hidden-many', { n: (value as unknown[]).length }) })
  if (Array.isArray(value)) return said('web-field', { label, value: value.map((part) => (Array.isArray(part) ? said('web-plain', { text: part.map((one) => called(game, name, one)) }) : called(game, name, part))) })
  if (shape === 'record') return said('web-field', { label, value: Object.entries(value as object).map((part) => inWords(game, part)) })
  return said('web-field', { label, value: called(game, name, value) })
}
