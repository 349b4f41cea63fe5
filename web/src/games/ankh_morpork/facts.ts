/** The printed facts (facts.json, written from the engine's tables) by number and by name. */
import data from './facts.json'

export interface Area {
  id: string
  number: number
  cost: number
  near: number[]
  river: boolean
}
export interface Card {
  id: string
  pile: string
  /** place_minion, money:3, … in printed order. */
  icons: string[]
  /** What the scroll does; empty without a text. */
  text: string
  rule: string
}

/** By number, from 1. */
export const AREAS: readonly Area[] = data.areas.map((area, at) => ({ ...area, number: at + 1 }))
const areas = new Map(AREAS.map((area) => [area.id, area]))
export const areaOf = (id: string): Area => areas.get(id)!
export const areaAt = (number: number): Area => AREAS[number - 1]!
export const isArea = (id: string): boolean => areas.has(id)

export const CARDS: readonly Card[] = data.cards
const cards = new Map(CARDS.map((card) => [card.id, card]))
export const cardOf = (id: string): Card | undefined => cards.get(id)

export const EVENTS: readonly string[] = data.events
export const PERSONALITIES: readonly string[] = data.personalities

/** Trouble that ends the game; the minions and buildings of a player. */
export const { riot_markers: RIOT_MARKERS, minions: ALL_MINIONS, buildings: ALL_BUILDINGS } = data

/** The owners of minions, as moves write them; the last two are nobody's. */
export const OWNERS = ['p1', 'p2', 'p3', 'p4', 'troll', 'demon'] as const
export const TROLL = 4
export const DEMON = 5

/** An icon without its amount: `money:3` is `money`. */
export const iconKind = (icon: string): string => icon.split(':')[0]!
export const iconAmount = (icon: string): number => Number(icon.split(':')[1] ?? 0)
