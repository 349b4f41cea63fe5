/**
 * What a choice costs or brings, to be shown before the press. The server decides; this only says it beforehand.
 * The tests compare every number with what the engine's own moves did (citadels.test.ts).
 */
import type { View } from '$/lib/wire/citadels'
import { characterOf, costOf, plainName, typeOf } from './facts'
import { actingAs, stands, turnOf } from './state'

const own = (view: View): { gold: number; city: string[] } => view.players[view.seat ?? 0]!

/** Gold for a district of the hand. */
export function buildPrice(view: View, name: string): number {
  const cheaper = typeOf(name) === 'unique' && name !== 'factory' && stands(own(view).city, 'factory')
  return costOf(name) - (cheaper ? 1 : 0)
}

/** The Great Wall's coin. */
const wall = (city: readonly string[], name: string): number => (stands(city, 'great_wall') && plainName(name) !== 'great_wall' ? 1 : 0)
const cityOf = (view: View, seat: number): string[] => view.players[seat]?.city ?? []

export const destroyPrice = (view: View, seat: number, name: string): number => costOf(name) - 1 + wall(cityOf(view, seat), name)
export const seizePrice = (view: View, seat: number, name: string): number => costOf(name) + wall(cityOf(view, seat), name)
export const exchangePrice = (view: View, seat: number, mine: string, theirs: string): number =>
  Math.max(0, costOf(theirs) - costOf(mine)) + wall(cityOf(view, seat), theirs)

/** Districts that pay the acting character now. */
export function incomeOf(view: View): number {
  const turn = turnOf(view)
  const income = turn && characterOf(actingAs(turn))?.income
  if (!income) return 0
  return own(view).city.filter((name) => typeOf(name) === income || plainName(name) === 'school_of_magic').length
}

export const gatherGold = (view: View): number => (stands(own(view).city, 'gold_mine') ? 3 : 2)
/** Cards that gathering draws, and how many of them are kept. */
export function gatherCards(view: View): { draw: number; keep: number } {
  const draw = Math.min(stands(own(view).city, 'observatory') ? 3 : 2, view.deck)
  return { draw, keep: stands(own(view).city, 'library') || draw === 1 ? draw : 1 }
}

export const bribeOf = (view: View): number => (view.blackmailer === view.seat ? 0 : Math.floor(own(view).gold / 2))
/** The gold the Cardinal lacks for a district, so many cards being paid for the Thieves' Den. */
export const missing = (view: View, name: string, cards: number): number => buildPrice(view, name) - cards - own(view).gold
