/**
 * "If counted now": what the votes would be, from what lies on the table. The engine counts the real ones; here its way of
 * counting (games/walled_city/scoring.py) is repeated for the preview only, and a test holds the two together.
 */
import { FACTIONS, PLACES, type Faction } from './board'
import { citizens, guardsAt, type Area, type City } from './city'

export interface Crowd {
  citizens: number
  nobles: number
}

const order = (one: Crowd, other: Crowd): number => other.citizens - one.citizens || other.nobles - one.nobles
const same = (one: Crowd, other: Crowd): boolean => order(one, other) === 0

/** Whether the neighbourhood has an open gap: its nobles flee before the votes of round 2. */
export const isOpen = (city: City, hood: readonly Area[]): boolean =>
  city.gapArea.some((area, gap) => hood.includes(area) && city.public.gaps[gap]! <= 0)

/** Everybody's citizens in some areas. In round 2 nobles of open neighbourhoods would be gone. */
export function crowds(city: City, areas: readonly Area[], fled: (area: Area) => boolean = () => false): Crowd[] {
  return Array.from({ length: city.colours }, (_, colour) => {
    const found = { citizens: 0, nobles: 0 }
    for (const area of areas) {
      const { nobles, peasants } = citizens(city, area.number, colour)
      const stay = fled(area) ? 0 : nobles
      found.nobles += stay
      found.citizens += stay + peasants
    }
    return found
  })
}

/** Who flees if the votes were counted now. */
export function flight(city: City): (area: Area) => boolean {
  if (city.round < 2) return () => false
  const open = new Set(city.hoods.filter((hood) => isOpen(city, hood)).flat())
  return (area) => open.has(area)
}

/** The votes of a neighbourhood for each colour. */
export function hoodVotes(city: City, hood: readonly Area[], fled = flight(city)): number[] {
  const found = crowds(city, hood, fled)
  let bonus = 0
  for (const area of hood) {
    const item = city.items.get(area.id)
    if (item?.faction === 'tile') bonus += item.value
  }
  const votes = found.map(() => 0)
  const ranked = found.map((crowd, colour) => ({ crowd, colour })).filter(({ crowd }) => crowd.citizens).sort((one, other) => order(one.crowd, other.crowd))
  for (let at = 0; at < ranked.length; ) {
    const tied = ranked.slice(at).filter(({ crowd }) => same(crowd, ranked[at]!.crowd))
    let pool = 0
    for (let n = at; n < at + tied.length; n++) pool += PLACES[n]! + bonus
    for (const { colour } of tied) votes[colour] = Math.trunc(pool / tied.length)
    at += tied.length
  }
  return votes
}

/** Who has how many citizens where a faction has dice. */
export function factionCrowds(city: City, faction: Faction, fled = flight(city)): Crowd[] {
  const areas = city.hoods.filter((hood) => hood.some((area) => city.items.get(area.id)?.faction === faction)).flat()
  const found = crowds(city, areas, fled)
  if (city.round > 1) {
    city.board.towers.forEach((tower, number) => {
      if (city.items.get(tower.id)?.faction !== faction) return
      found.forEach((crowd, colour) => {
        const guards = guardsAt(city, number, colour)
        crowd.citizens += guards
        crowd.nobles += guards
      })
    })
  }
  return found
}

/** A faction: its value, who leads and with how many. */
export interface FactionNow {
  faction: Faction
  value: number
  leaders: number[]
  citizens: number
  /** What each leader would get. */
  each: number
}
export function factionsNow(city: City): FactionNow[] {
  const fled = flight(city)
  return FACTIONS.map((faction) => {
    const value = city.view.factions[faction] ?? 0
    const found = factionCrowds(city, faction, fled)
    const best = [...found].sort(order)[0]!
    const leaders = best.citizens ? found.flatMap((crowd, colour) => (same(crowd, best) ? [colour] : [])) : []
    return { faction, value, leaders, citizens: best.citizens, each: leaders.length ? Math.floor(value / leaders.length) : 0 }
  })
}

/** What everybody would get if the votes of this round were counted now. */
export function votesNow(city: City): { hoods: number[]; factions: number[] } {
  const hoods = Array.from({ length: city.colours }, () => 0)
  const fled = flight(city)
  for (const hood of city.hoods) hoodVotes(city, hood, fled).forEach((n, colour) => (hoods[colour]! += n))
  const factions = hoods.map(() => 0)
  for (const { leaders, each } of factionsNow(city)) for (const colour of leaders) factions[colour]! += each
  return { hoods, factions }
}
