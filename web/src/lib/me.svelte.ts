/** Who sits before this screen. */
import { api, Problem } from './api'
import { set, settings, type Lang } from './settings.svelte'
import type { Guest } from './wire'
import { speak } from './words.svelte'

let guest = $state.raw<Guest | null>(null)
let asked = false

/** The guest of this browser; null: nobody has given a name yet. */
export const me = (): Guest | null => guest

/** Ask the server once whether it knows this browser. */
export async function recognise(): Promise<Guest | null> {
  if (asked) return guest
  try {
    guest = await api.me()
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 401) throw error
  }
  asked = true
  return guest
}

/** Arrive with a name (and where one is needed, by an invitation), or take another one. */
export async function callMe(name: string, invitation = ''): Promise<Guest> {
  const wish = { name, lang: settings.lang, invitation }
  guest = guest ? await api.rename(wish) : (await api.arrive(wish)).guest
  asked = true
  return guest
}

/** This browser has become another guest's (a link from another device), or nobody's. */
export function become(other: Guest | null): void {
  guest = other
  asked = true
}

/** Another language, for this page and for what the server says. */
export async function chooseLanguage(lang: Lang): Promise<void> {
  set({ lang })
  await speak(lang)
  if (guest && guest.lang !== lang) guest = await api.rename({ name: guest.name, lang })
}
