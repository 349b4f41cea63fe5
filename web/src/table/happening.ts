/**
 * How what happens is shown where it happens: which gestures an event becomes, from its references alone, and when each begins.
 * Nothing here touches the page; showing.svelte.ts carries it out.
 */
import { toldOf, type Told } from '$/lib/prompt'
import type { Sound } from '$/sound/sound'
import type { Tempo } from '$/lib/settings.svelte'
import type * as wire from '$/lib/wire'
import { COIN, type Happened, type Looks } from './game'
import { kindOf } from './seen'

/** A thing goes somewhere; one is struck, rises, is rolled, is pointed out; something is sent to whose turn it is. */
export type Way = 'travel' | 'strike' | 'rise' | 'roll' | 'flash' | 'send'
/** What a game says of an event of its own: a way besides what its references tell, or a moment that everybody is told of. */
export type Special = Exclude<Way, 'travel' | 'flash'> | 'banner'
/** Events that are more than what moves and what is touched in them, by their ids. */
export type Shows = Readonly<Record<string, Special | readonly Special[]>>

export interface Gesture {
  way: Way
  /** What travels: `coins`, `card`, `hand:3`. */
  what: string
  /** Where it was; empty: it stays where it is. */
  from: string
  /** Where it goes, or where it happens. */
  at: string
  n: number
  /** What was rolled. */
  dice: readonly number[]
  /** Whose deed; below 0: nobody's. */
  by: number
  /** The thing moves in the drawing itself. */
  glides: boolean
  /** Nothing may move: it is only pointed out. */
  still: boolean
  /** Milliseconds after the step was drawn, and how long. */
  start: number
  lasts: number
}

/** What of an event decides how it is shown; of an event that happened, or of a kind of events. */
export interface Kind {
  moves: boolean
  touches: boolean
  by: boolean
}

const list = (special: Shows[string] | undefined): readonly Special[] => (special === undefined ? [] : typeof special === 'string' ? [special] : special)

/** The ways in which an event is shown on the table. None: only in words. */
export function waysOf({ moves, touches, by }: Kind, special?: Shows[string]): Way[] {
  const own = list(special).filter((one) => one !== 'banner')
  const ways: Way[] = [...(moves ? ['travel' as const] : []), ...own]
  return ways.length ? ways : touches || by ? ['flash'] : []
}

export const isMoment = (special?: Shows[string]): boolean => list(special).includes('banner')

/** How events of one step are shown: what they need to know of the table. */
export interface Scene {
  shows: Shows
  /** Whose turn it is; below 0: nobody's. */
  turn: number
  /** Milliseconds of one gesture; 0: nothing moves, things are only pointed out. */
  pace: number
  glides?: (moved: wire.Moved) => boolean
}

/** Milliseconds that things stay pointed out where nothing may move. */
export const STILL = 900
/** A step never takes longer than so many gestures one after the other. */
const MOST = 4
/** Of independent ones the next begins after this share of the one before. */
const OVERLAP = 0.4

/** Events of one step as gestures, in their order: what is independent overlaps, what follows from another waits for it. */
export function gesturesOf(events: readonly Happened[], scene: Scene): Gesture[] {
  const told = faced(events.map((event) => toldOf(event as wire.Told)))
  const found = told.map((one) => ofEvent(one, scene)).filter((all) => all.length)
  if (!scene.pace) return found.flat().map((one) => ({ ...one, from: '', still: true, lasts: STILL }))
  let [start, end] = [0, 0]
  let before = new Set<string>()
  for (const all of found) {
    const refs = new Set(all.flatMap(({ from, at }) => [from, at].filter(Boolean)))
    const waits = [...refs].some((ref) => before.has(ref))
    start = end === 0 ? 0 : waits ? end : start + OVERLAP * scene.pace
    for (const one of all) {
      // What is built rises when it has come.
      one.start = start + (one.way === 'rise' && all.some(({ way }) => way === 'travel') ? 0.7 * scene.pace : 0)
      one.lasts = scene.pace
    }
    end = Math.max(end, ...all.map((one) => one.start + one.lasts))
    before = refs
  }
  // Many at once: closer together, in the same order.
  const shrink = Math.min(1, (MOST * scene.pace) / Math.max(1, end))
  return found.flat().map((one) => ({ ...one, start: Math.round(one.start * shrink) }))
}

export const lengthOf = (gestures: readonly Gesture[]): number => Math.max(0, ...gestures.map(({ start, lasts }) => start + lasts))

/** A gesture that is shorter nobody would see. */
const SHORTEST = 140

/** How long a step stays: the more wait behind it, the shorter, but what flies is seen as long as there is time for it. */
export function stayOf(gestures: readonly Gesture[], waiting: number, { step, least }: Pick<Tempo, 'step' | 'least'>): number {
  const time = Math.max(least, Math.min(step, (2 * step) / (1 + waiting)))
  return waiting > 2 ? time : Math.max(time, lengthOf(gestures))
}

/** The same gestures in so many milliseconds: in their order, closer together and quicker. */
export function within(gestures: readonly Gesture[], time: number): Gesture[] {
  const share = time / Math.max(1, lengthOf(gestures))
  if (share >= 1) return [...gestures]
  return gestures.map((one) => (one.still ? one : { ...one, start: Math.round(one.start * share), lasts: Math.max(SHORTEST, Math.round(one.lasts * share)) }))
}

function ofEvent(one: Told, scene: Scene): Gesture[] {
  const special = scene.shows[one.id]
  const moved = one.moved.filter(({ n = 1 }) => n > 0)
  const ways = waysOf({ moves: moved.length > 0, touches: one.touched.length > 0, by: one.by >= 0 }, special)
  const actor = one.by >= 0 ? [`seat:${one.by}`] : []
  const things = one.touched.filter((ref) => kindOf(ref) !== 'seat')
  const near = things.length ? things : one.touched.length ? one.touched : actor
  const gesture = (way: Way, at: string, more: Partial<Gesture> = {}): Gesture => ({
    way, at, what: '', from: '', n: 1, dice: [], by: one.by, glides: false, still: false, start: 0, lasts: 0, ...more,
  })
  return ways.flatMap((way): Gesture[] => {
    if (way === 'travel') return moved.map((part) => gesture(way, part.end, { what: part.what, from: part.start, n: part.n ?? 1, glides: scene.glides?.(part) ?? false }))
    if (way === 'send') {
      const to = scene.turn >= 0 && scene.turn !== one.by ? `seat:${scene.turn}` : (things[0] ?? '')
      return actor.length && to ? [gesture(way, to, { from: actor[0]!, what: 'offer' })] : near.map((ref) => gesture('flash', ref))
    }
    if (way === 'roll') {
      const dice = Object.values(one.args).filter((value): value is number => typeof value === 'number')
      return [gesture(way, near[0] ?? '', { dice })]
    }
    // Of a place and what stands in it, what stands there rises.
    if (way === 'rise') return [gesture(way, near.at(-1) ?? '')]
    return (way === 'flash' && things.length && one.touched.length < 4 ? one.touched : near).map((ref) => gesture(way, ref))
  })
}

/** What only oneself knows gives a face to what everybody sees: one card flies, not two. */
function faced(told: readonly Told[]): Told[] {
  const own = told.filter((one) => one.private).flatMap((one) => one.moved)
  const taken = new Set<wire.Moved>()
  const shown = told.map((one) => {
    if (one.private || !own.length) return one
    const moved = one.moved.flatMap((part): wire.Moved[] => {
      if (part.what.includes(':')) return [part]
      const faces = own.filter((face) => face.start === part.start && face.end === part.end && !taken.has(face)).slice(0, part.n ?? 1)
      for (const face of faces) taken.add(face)
      return faces.length ? faces : [part]
    })
    return { ...one, moved }
  })
  return shown.map((one) => (one.private ? { ...one, moved: one.moved.filter((part) => !taken.has(part) && !same(part, shown)) } : one))
}

/** Whether everybody is told of the same besides. */
const same = (part: wire.Moved, told: readonly Told[]): boolean =>
  told.some((one) => !one.private && one.moved.some((other) => other.what === part.what && other.start === part.start && other.end === part.end))

/** Where on the page a reference may be found, the nearest first: names of targets and places; `@hand` is the own hand. */
export function placesOf(ref: string, what: string, own: number | null): string[] {
  const [kind, value] = parted(ref)
  const [sort, name] = parted(what)
  const seat = /^\d+$/.test(value) ? Number(value) : /^p\d+$/.test(value) ? Number(value.slice(1)) - 1 : null
  const hand = kind === 'hand'
  return [
    ...(hand && seat === own && name ? [`hand:${name}`] : []),
    ...(seat !== null && name ? [`${sort}:${seat}:${name}`] : []),
    ...(!value && name ? [`${kind}:${name}`] : []),
    ...(hand ? [] : [ref]),
    ...(hand && seat !== null && seat === own ? ['@hand'] : []),
    ...(seat !== null ? [`seat:${seat}`] : value ? [`supply:${value}`, kind] : []),
    ...(name ? [what] : []),
  ]
}

function parted(ref: string): [string, string] {
  const at = ref.indexOf(':')
  return at < 0 ? [ref, ''] : [ref.slice(0, at), ref.slice(at + 1)]
}

/** How a step sounds: as the most telling thing in it. `flies`: how things look that fly; what is not there is a card. */
export function soundOf(gestures: readonly Gesture[], flies: Looks): Sound {
  const travels = gestures.filter(({ way }) => way === 'travel').map(({ what }) => kindOf(what))
  if (gestures.some(({ way }) => way === 'roll')) return 'dice'
  if (travels.some((kind) => flies[kind] === COIN)) return 'coin'
  return travels.some((kind) => !(kind in flies)) ? 'card' : 'move'
}
