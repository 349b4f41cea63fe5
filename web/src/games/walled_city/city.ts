/** The city as a seat sees it: the engine's lists with names on them. No rule is applied here, only read. */
import type { Ability, Facing, Laying, Turn, View } from './wire'
import { BOARDS, type Board, type Cut, type Faction, type Point } from './board'

/** The public lists of a position (games/walled_city/position.py says what they mean). */
export interface Public {
  round: number
  first: number
  roads: number[]
  walls: number[]
  peasants: number[]
  nobles: number[]
  guards: number[]
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
export type Frame = View['stack'][number]
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
  public: Public
  round: number
  players: number
  /** The players, and with two the neutral colour. */
  colours: number
  items: Map<string, Item>
  hoods: Area[][]
  turn: Turn | null
  top: Frame | null
}

const cities = new WeakMap<View, City>()

export function cityOf(view: View): City {
  let city = cities.get(view)
  if (!city) cities.set(view, (city = build(view)))
  return city
}

const sites = new Map<string, Site>()

function siteOf(view: View, lists: Public): Site {
  const board = BOARDS[view.options.board!]
  const key = `${board.id} ${lists.cuts} ${view.areas}`
  let site = sites.get(key)
  if (!site) sites.set(key, (site = draw(board, lists.cuts, view.areas)))
  return site
}

function draw(board: Board, cuts: readonly number[], ids: readonly string[]): Site {
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
  /** An area of the board now: itself, or those of its parts that border a place. */
  const now = (base: string, place: string, of: 'paths' | 'gaps'): Area[] => {
    const whole = byId.get(base)
    if (whole) return [whole]
    const cut = fences.find((fence) => fence.area === base)!
    return [0, 1].flatMap((half) => (cut.halves[half]![of].includes(place) ? [byId.get(base + 'AB'[half]!)!] : []))
  }
  return {
    board,
    areas,
    sides: board.paths.map(({ id, sides }) => [sides[0].flatMap((area) => now(area, id, 'paths')), sides[1].flatMap((area) => now(area, id, 'paths'))]),
    gapArea: board.gaps.map(({ id, area }) => now(area, id, 'gaps')[0]!),
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

function build(view: View): City {
  const lists = view.public as unknown as Public
  const site = siteOf(view, lists)
  const turn = view.stack.findLast((frame) => frame.frame === 'turn') as Turn | undefined
  return {
    ...site,
    site,
    view,
    public: lists,
    round: lists.round,
    players: view.players.length,
    colours: lists.supply_p.length,
    items: new Map(view.dice.map(([place, faction, value]) => [place, itemOf(faction, value)])),
    hoods: view.hoods.map((hood) => hood.map((id) => site.byId.get(id)!)),
    turn: turn ?? null,
    top: view.stack.at(-1) ?? null,
  }
}

// ---- reading it

export const areaById = (city: City, id: string): Area | undefined => city.byId.get(id)
export const hoodOf = (city: City, area: Area): Area[] => city.hoods.find((hood) => hood.includes(area)) ?? [area]

export function citizens(city: City, area: number, colour: number): { nobles: number; peasants: number } {
  const at = 4 * area + colour
  return { nobles: city.public.nobles[at] ?? 0, peasants: city.public.peasants[at] ?? 0 }
}
/** Everybody's citizens in an area as a text: equal as long as nobody came or went. */
export const rowOf = (city: City, area: number): string =>
  Array.from({ length: city.colours }, (_, colour) => `${city.public.nobles[4 * area + colour] ?? 0} ${city.public.peasants[4 * area + colour] ?? 0}`).join(' ')
export const guardsAt = (city: City, tower: number, colour: number): number => city.public.guards[4 * tower + colour] ?? 0

/** A colour as moves and references name it. */
export const colourName = (city: City, colour: number): string => (colour >= city.players ? 'neutral' : `p${colour + 1}`)

/** The id of an area or (from 100 on) a tower, as frames number them. */
export const placeId = (city: City, place: number): string =>
  place >= 100 ? (city.board.towers[place - 100]?.id ?? '') : (city.view.areas[place] ?? '')

/** The path or gap of the turn. */
export const placeOfTurn = (city: City): string => {
  const { turn, board, round } = city
  if (!turn || turn.place < 0) return ''
  return (round === 1 ? board.paths : board.gaps)[turn.place]!.id
}
/** The two towers nearest to the wall of the turn. */
export const towersOfTurn = (city: City): string[] =>
  city.round === 2 && city.turn && city.turn.place >= 0 ? city.board.gaps[city.turn.place]!.between_towers : []
export const hoodOfTurn = (city: City): Area[] =>
  city.round === 2 && city.turn && city.turn.place >= 0 ? hoodOf(city, city.gapArea[city.turn.place]!) : []

/** The frame on top, if it is of a kind that is drawn. */
export const topAs = {
  ability: (city: City): Ability | null => (city.top?.frame === 'ability' ? city.top : null),
  facing: (city: City): Facing | null => (city.top?.frame === 'facing' ? city.top : null),
  laying: (city: City): Laying | null => (city.top?.frame === 'laying' ? city.top : null),
}
/** The area whose newcomers are asked about. */
export const peopled = (city: City): string => (city.top?.frame === 'peopling' ? placeId(city, city.top.queue[0]?.[0] ?? 0) : '')
