/** The two boards as the engine's own files have them: what is drawn, and what lies beside what. */
import borderlands from '@games/walled_city/facts/borderlands.json'
import borderlandsFences from '@games/walled_city/facts/borderlands_fences.json'
import londonderry from '@games/walled_city/facts/londonderry.json'
import londonderryFences from '@games/walled_city/facts/londonderry_fences.json'
import type { Looks } from '$/table/game'
import facts from './facts.json'

export type Point = [number, number]
export type BoardId = 'londonderry' | 'borderlands'

export interface BoardArea {
  id: string
  polygon: Point[]
  spot: { type: 'die' | 'survey'; x: number; y: number }
  gaps: string[]
}
export interface BoardPath {
  id: string
  segment: [Point, Point]
  mid: Point
  sides: [string[], string[]]
}
export interface BoardGap {
  id: string
  area: string
  segment: [Point, Point]
  mid: Point
  between_towers: [string, string]
}
export interface BoardTower {
  id: string
  x: number
  y: number
  shape: Point[]
  outward: Point
  zones: [string, string]
}
export interface BoardZone {
  id: string
  towers: [string, string]
  x: number
  y: number
  angle: number
  number_at: Record<string, Point>
}
export interface Cut {
  id: string
  area: string
  chord: [Point, Point]
  halves: { polygon: Point[]; centre: Point; paths: string[]; gaps: string[] }[]
}
export interface Board {
  id: BoardId
  areas: BoardArea[]
  paths: BoardPath[]
  gaps: BoardGap[]
  towers: BoardTower[]
  /** Where the towers stand. */
  peaks: Point[]
  zones: BoardZone[]
  gates: { x: number; y: number }[]
  fortification: Point[]
  river: Point[]
  moat: Point[]
  /** In the order the engine counts them. */
  cuts: Cut[]
}

type File = typeof londonderry | typeof borderlands
type Fences = Record<string, Omit<Cut, 'area'>[]>

function read(file: File, fences: Fences): Board {
  const decor = file.decor as { river?: Point[]; moat?: Point[] }
  return {
    id: file.id as BoardId,
    areas: file.areas as unknown as BoardArea[],
    paths: file.paths as unknown as BoardPath[],
    gaps: file.gaps as unknown as BoardGap[],
    towers: file.towers as unknown as BoardTower[],
    peaks: file.towers.map(({ x, y }): Point => [x, y]),
    zones: file.defence_zones as unknown as BoardZone[],
    gates: file.gates,
    fortification: file.fortification as Point[],
    river: decor.river ?? [],
    moat: decor.moat ?? [],
    cuts: Object.entries(fences).flatMap(([area, cuts]) => cuts.map((cut) => ({ ...cut, area }))),
  }
}

export const BOARDS: Record<BoardId, Board> = {
  londonderry: read(londonderry, londonderryFences as unknown as Fences),
  borderlands: read(borderlands, borderlandsFences as unknown as Fences),
}

/** Take the boards of a content pack instead of those the game comes with. */
export function equip(files: Record<string, unknown>): void {
  for (const id of Object.keys(BOARDS) as BoardId[]) BOARDS[id] = read(files[`${id}.json`] as File, files[`${id}_fences.json`] as Fences)
}

export type Faction = 'yellow' | 'blue' | 'purple' | 'green' | 'orange'
/** The colours of their crests: yellow is darker than its dice, to be seen on light grounds. */
export const CRESTS: Looks<Faction> = { yellow: '#7A5C00', blue: 'var(--f-blue)', purple: 'var(--f-purple)', green: 'var(--f-green)', orange: 'var(--f-orange)' }
export const LINES = facts.lines
export type GuildId = keyof typeof import('$/icons/walled_city').walled_city.guilds
export interface Guild {
  id: GuildId
  deck: string
  priority: string
  rules: string[]
}
export const GUILDS = facts.guilds as Guild[]
const BY_NAME = new Map<string, Guild>(GUILDS.map((guild) => [guild.id, guild]))
export const guildOf = (id: string): Guild | undefined => BY_NAME.get(id)
/** The two numbers of a card: "4/1" or "4/1*". */
export const numbersOf = (card: string): [number, number] => {
  const [high = 0, low = 0] = card.replace('*', '').split('/').map(Number)
  return [high, low]
}
