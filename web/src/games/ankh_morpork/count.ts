/**
 * What everybody at the table can count: who controls what, how far a goal is, the points.
 * The tests compare these numbers with the engine's in whole games (ankh_morpork.test.ts).
 */
import type { View } from '$/lib/wire/ankh_morpork'
import { AREAS, DEMON, goalsOf, LOAN_DUE, LOAN_POINTS, MINION_POINTS, RIOT_MARKERS, TROLL, WEALTH } from './facts'

export const NOBODY = -1

const at = (view: View, owner: number, area: number): number => view.minions[owner]?.[area] ?? 0
export const demonIn = (view: View, area: number): boolean => at(view, DEMON, area) > 0
export const minionsIn = (view: View, area: number): number => view.minions.reduce((sum, row) => sum + (row[area] ?? 0), 0)

/** ANK-8.4, ANK-8.5. */
export function controller(view: View, area: number): number {
  if (demonIn(view, area)) return NOBODY
  let [best, most, tied] = [NOBODY, at(view, TROLL, area), true]
  view.players.forEach((_, seat) => {
    const pieces = at(view, seat, area) + (view.buildings[area] === seat ? 1 : 0)
    if (pieces > most) [best, most, tied] = [seat, pieces, false]
    else if (pieces === most) tied = true
  })
  return tied ? NOBODY : best
}

/** The areas a player controls. */
export const controlled = (view: View, seat: number): number[] => AREAS.flatMap(({ number }) => (controller(view, number) === seat ? [number] : []))

/** ANK-8.2: the areas without a demon in which a player has a minion. */
export const watched = (view: View, seat: number): number[] =>
  AREAS.flatMap(({ number }) => (at(view, seat, number) && !demonIn(view, number) ? [number] : []))

const buildingPoints = (view: View, seat: number): number =>
  AREAS.reduce((sum, { number, cost }) => sum + (view.buildings[number] === seat && !demonIn(view, number) ? cost : 0), 0)

/** ANK-8.6. */
export const worth = (view: View, seat: number): number => {
  const { cash, loans } = view.players[seat]!
  return cash + buildingPoints(view, seat) - LOAN_DUE * loans.length
}

export const POINT_LINES = ['minions', 'buildings', 'cash', 'loans_repaid', 'loans_owed'] as const
/** ANK-9.5, ANK-9.6: by line, as in POINT_LINES. */
export function points(view: View, seat: number): number[] {
  const { cash, loans } = view.players[seat]!
  const minions = AREAS.reduce((sum, { number }) => sum + (demonIn(view, number) ? 0 : at(view, seat, number)), 0)
  const repaid = Math.min(loans.length, Math.floor(cash / LOAN_DUE))
  return [MINION_POINTS * minions, buildingPoints(view, seat), cash, -LOAN_DUE * repaid, -LOAN_POINTS * (loans.length - repaid)].map((n) => n || 0)
}

/** How far the own secret goal is. */
export interface Goal {
  kind: 'control' | 'spread' | 'trouble' | 'worth' | 'deck'
  n: number
  /** 0: there is nothing to reach. */
  of: number
  /** The areas that count. */
  areas: number[]
}

export function goalOf(view: View, personality: string, seat: number): Goal {
  const goals = goalsOf(view.players.length)
  switch (personality) {
    case 'commander_vimes':
      return { kind: 'deck', n: view.deck[0] + view.deck[1], of: 0, areas: [] }
    case 'lord_vetinari': {
      const areas = watched(view, seat)
      return { kind: 'spread', n: areas.length, of: goals.watch, areas }
    }
    case 'dragon_king_of_arms':
      return { kind: 'trouble', n: view.trouble.length, of: RIOT_MARKERS, areas: [] }
    case 'chrysoprase':
      return { kind: 'worth', n: worth(view, seat), of: WEALTH, areas: [] }
    default: {
      const areas = controlled(view, seat)
      return { kind: 'control', n: areas.length, of: goals.control, areas }
    }
  }
}
