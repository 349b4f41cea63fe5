/** The cards as the engine knows them (facts.json is written from its own tables), and how they look. */
import { citadels as icons } from '$/icons/citadels'
import type { Hatch } from '$/ui/looks'
import raw from './facts.json'

export const TYPES = ['noble', 'religious', 'trade', 'military', 'unique'] as const
export type Type = (typeof TYPES)[number]

export interface District {
  id: string
  type: Type
  /** null: it cannot be built. */
  cost: number | null
  /** With the Artist's coin on it. */
  beautified: number
  copies: number
  rules: string[]
  /** In lists: by type, then by cost. */
  place: number
}
export interface Character {
  id: string
  rank: number
  limit: number
  income: Type | null
  rules: string[]
}

export const DISTRICTS = raw.districts as District[]
export const CHARACTERS = raw.characters as Character[]
const districts = new Map(DISTRICTS.map((one) => [one.id, one]))
const characters = new Map(CHARACTERS.map((one) => [one.id, one]))

/** In a city a `+` behind the name stands for the Artist's coin. */
export const plainName = (name: string): string => name.replace(/\+$/, '')
export const isBeautified = (name: string): boolean => name.endsWith('+')

export const districtOf = (name: string): District | undefined => districts.get(plainName(name))
export const characterOf = (name: string): Character | undefined => characters.get(name)
export const typeOf = (name: string): Type => districtOf(name)?.type ?? 'unique'
export const rankOf = (name: string): number => characterOf(name)?.rank ?? 0
/** What stands on a district as it lies there: a coin on it counts. */
export const costOf = (name: string): number | string => (isBeautified(name) ? districtOf(name)?.beautified : districtOf(name)?.cost) ?? '–'

/** The view numbers the cards of the game. */
export const districtOfKind = (kind: number): string => DISTRICTS[kind]?.id ?? ''

/** Order of hand and lists: type, then cost. */
export const byType = (one: string, other: string): number => (districtOf(one)?.place ?? 0) - (districtOf(other)?.place ?? 0)

// ---- looks

type Icons = Record<string, string>
export const districtIcon = (name: string): string => {
  const id = plainName(name)
  return (icons.districts_basic as Icons)[id] ?? (icons.districts_unique as Icons)[id] ?? ''
}
export const characterIcon = (name: string): string => (icons.characters as Icons)[name] ?? ''
export const typeIcon = (type: Type): string => icons.district_types[type]
export const { tokens } = icons

export const field = (type: Type): string => `var(--t-${type})`
export const deep = (type: Type): string => `var(--t-${type}-deep)`
export const onField = (type: Type): string => `var(--t-${type}-on)`
const HATCHES: Record<Type, Hatch> = { noble: 'dots', religious: 'level', trade: 'falling', military: 'upright', unique: 'rising' }
export const hatch = (type: Type): Hatch => HATCHES[type]

/** A character wears the colour of the districts that pay it; without income the ink blue of the city. */
export function characterLook(name: string): { field: string; deep?: string; on: string; hatch?: Hatch } {
  const income = characterOf(name)?.income
  return income ? { field: field(income), deep: deep(income), on: onField(income), hatch: hatch(income) } : { field: 'var(--city)', on: '#FFF9EC' }
}
