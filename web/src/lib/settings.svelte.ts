/** What a person has chosen for this browser: kept in localStorage, shown at once. */
import { languages } from 'virtual:words'
import type { GuestWish } from './wire'

const TONGUES = Object.keys(languages) as Lang[]

/** One of the languages there are words in. */
export type Lang = NonNullable<GuestWish['lang']>
export type Theme = 'system' | 'light' | 'dark'
export type MotionWish = 'system' | 'full' | 'off'
/** How fast what others do is shown. */
export const PACES = ['slow', 'normal', 'fast', 'once'] as const
export type Pace = (typeof PACES)[number]

export interface Settings {
  lang: Lang
  theme: Theme
  /** Size of everything, in percent. */
  size: number
  motion: MotionWish
  pace: Pace
  sound: boolean
  vibrate: boolean
  /** System notifications on "your decision" while the page is in the background. */
  notify: boolean
  /** Stronger signs for those who do not tell colours apart: letters on the smallest pieces, darker hatching. */
  marks: boolean
  /** The table as headings and lists. */
  text: boolean
  /** What can only be answered one way is not asked. */
  obvious: boolean
  /** Who ends something is asked once, if something is left undone that costs nothing. */
  careful: boolean
  /** Alone with bots: a move that gives much away is asked about. */
  coach: boolean
  /** Which look (shape, letter, colour) each seat has. */
  looks: number[]
}

const KEY = 'tetrapolis-settings'

function guessed(): Lang {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages
  return wanted.map((lang) => TONGUES.find((known) => known === lang.split('-')[0])).find((lang) => lang !== undefined) ?? TONGUES[0]!
}

const DEFAULTS: Settings = {
  lang: guessed(),
  theme: 'system',
  size: 100,
  motion: 'system',
  pace: 'normal',
  sound: false,
  vibrate: false,
  notify: false,
  marks: false,
  text: false,
  obvious: true,
  careful: true,
  coach: false,
  looks: [0, 1, 2, 3, 4, 5, 6, 7],
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {} // no storage here, or somebody else's: the defaults will do
  }
}

/** Read and write its fields; every part of the interface follows. */
export const settings: Settings = $state({ ...DEFAULTS, ...stored() })
if (!(settings.lang in languages)) settings.lang = DEFAULTS.lang // kept by another server

/** Change settings, keep them, and let the page follow. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a private window: they last as long as the page
  }
  apply()
}

const night = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)')
night?.addEventListener('change', () => apply())

/** Whether the page is dark: as the person wants it, or as the system has it. */
export const isDark = (): boolean => (settings.theme === 'system' ? (night?.matches ?? false) : settings.theme === 'dark')

/** Put what concerns the whole page on its root element. */
export function apply(): void {
  const root = document.documentElement
  root.lang = settings.lang
  root.dataset.theme = isDark() ? 'dark' : 'light'
  root.style.fontSize = settings.size === 100 ? '' : `${settings.size}%`
  root.dataset.motion = settings.motion
  root.dataset.marks = String(settings.marks)
  root.dataset.pace = settings.pace
}

/** How much larger than usual letters are: what is laid out in pixels around them has so much less room. */
export const letters = (): number => settings.size / 100

const still = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things may move. */
export function moving(): boolean {
  return settings.motion === 'system' ? !still?.matches : settings.motion === 'full'
}

/**
 * Milliseconds that a step of others stays before the next, and that a thing moves; the least that a step stays where many wait,
 * and how many may wait to be shown: together never more than some seconds behind, unless somebody wants to see it slowly.
 */
export interface Tempo {
  step: number
  move: number
  least: number
  most: number
}
const TEMPI: Record<Pace, Tempo> = {
  slow: { step: 1500, move: 450, least: 450, most: 60 },
  normal: { step: 650, move: 300, least: 150, most: 40 },
  fast: { step: 300, move: 200, least: 100, most: 30 },
  once: { step: 0, move: 0, least: 0, most: 0 },
}
export const tempo = (): Tempo => TEMPI[settings.pace] ?? TEMPI.normal

/** Milliseconds of a movement, 0 where nothing may move: `fast` states, `move` pieces, `slow` sheets. */
export function duration(kind: 'fast' | 'move' | 'slow'): number {
  return moving() ? { fast: 90, move: tempo().move, slow: 320 }[kind] : 0
}
