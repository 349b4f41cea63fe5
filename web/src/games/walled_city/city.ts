/** The city as a seat sees it: what view and tally say, with what it looks like beside it. */
import type { Tally, View, Site as Turn } from './wire'
import type { Seen } from './seen'
import { BOARDS, type Board, type Cut, type Faction, type Point } from './board'

/** The public lists of a position (games/walled_city/position.py says what they mean). */
export interface Public {
  round: number
  first: number
  roads: number[]
  walls: number[]
  supply_p: number[]
  supply_n: number[]
  box_p: number[]
  box_n: number[]
  paths: number[]
  gaps: number[]
  zone_owner: number[]
  turned: number[]
  cuts: number[]
  discard: number[]
}

export interface Area {
  number: number
  /** A3; A3A and A3B once it is fenced. */
  id: string
  /** The area of the board: A3. */
  base: string
  part: '' | 'A' | 'B'
  polygon: Point[]
  /** Where its die or tile lies. */
  spot: Point
}

export type Item = { faction: Faction; value: number } | { faction: 'tile'; value: number }
export type Kind = 'noble' | 'peasant'
/** Which things on the board answer to the pointer now. */
export type Lively = Readonly<Record<Kind | 'item' | 'path' | 'gap', boolean>>

/** What changes only with a fence: the same object from step to step, so that nothing that hangs on it is worked out again. */
export interface Site {
  board: Board
  areas: Area[]
  /** The areas on the two sides of each path, now. */
  sides: [Area[], Area[]][]
  gapArea: Area[]
  fences: Cut[]
  byId: Map<string, Area>
}

export interface City extends Site {
  site: Site
  view: View
  tally: Tally
  public: Public
  round: number
  players: number
  /** The players, and with two the neutral colour. */
  colours: number
  items: Map<string, Item>
  hoods: Area[][]
  /** The road or wall of the turn. */
  turn: Turn | null
}

const cities = new WeakMap<View, City>()

export function cityOf({ view, tally }: Pick<Seen, 'view' | 'tally'>): City {
  let city = cities.get(view)
  if (city?.tally !== tally) cities.set(view, (city = build(view, tally)))
  return city
}

const sites = new Map<string, Site>()

function siteOf(view: View, tally: Tally, lists: Public): Site {
  const board = BOARDS[view.options.board!]
  const key = `${board.id} ${lists.cuts} ${view.areas}`
  let site = sites.get(key)
  if (!site) sites.set(key, (site = draw(board, lists.cuts, view.areas, tally)))
  return site
}

function draw(board: Board, cuts: readonly number[], ids: readonly string[], { sides, gap_areas: gapAreas }: Tally): Site {
  const fences = cuts.map((number) => board.cuts[number]!)
  const areas: Area[] = ids.map((id, number) => {
    const part = (/\d([AB])$/.exec(id)?.[1] ?? '') as Area['part']
    const base = part ? id.slice(0, -1) : id
    const cut = fences.find((fence) => fence.area === base)
    const half = cut && part ? cut.halves[part === 'A' ? 0 : 1]! : null
    const whole = board.areas.find((area) => area.id === base)!
    return { number, id, base, part, polygon: half?.polygon ?? whole.polygon, spot: half?.centre ?? [whole.spot.x, whole.spot.y] }
  })
  const byId = new Map(areas.map((area) => [area.id, area]))
  const named = (names: readonly string[]): Area[] => names.map((id) => byId.get(id)!)
  return {
    board,
    areas,
    sides: sides.map(([one, other]) => [named(one), named(other)]),
    gapArea: named(gapAreas),
    fences,
    byId,
  }
}

const items = new Map<string, Item>()
/** Equal dice are the same object. */
function itemOf(faction: string, value: number): Item {
  const key = `${faction} ${value}`
  let item = items.get(key)
  if (!item) items.set(key, (item = { faction, value } as Item))
  return item
}

function build(view: View, tally: Tally): City {
  const lists = view.public as unknown as Public
  const site = siteOf(view, tally, lists)
  return {
    ...site,
    site,
    view,
    tally,
    public: lists,
    round: lists.round,
    players: view.players.length,
    colours: lists.supply_p.length,
    items: new Map(view.dice.map(([place, faction, value]) => [place, itemOf(faction, value)])),
    hoods: view.hoods.map((hood) => hood.map((id) => site.byId.get(id)!)),
    turn: tally.site,
  }
}

// ---- reading it

export const areaById = (city: City, id: string): Area | undefined => city.byId.get(id)
export const hoodOf = (city: City, area: Area): Area[] => city.hoods.find((hood) => hood.includes(area)) ?? [area]

export function citizens(city: City, area: number, colour: number): { nobles: number; peasants: number } {
  const [nobles, peasants] = city.tally.people[area]![colour]!
  return { nobles, peasants }
}
/** Everybody's citizens in an area as a text: equal as long as nobody came or went. */
export const rowOf = (city: City, area: number): string => city.tally.people[area]!.flat().join(' ')
export const guardsAt = (city: City, tower: number, colour: number): number => city.tally.guards[tower]![colour]!

/** A colour as moves and references name it. */
export const colourName = (city: City, colour: number): string => (colour >= city.players ? 'neutral' : `p${colour + 1}`)
