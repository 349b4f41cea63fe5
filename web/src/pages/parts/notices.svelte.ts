/** What one is told: the number at the bell, on every page, and on the sign of the installed app. */
import { api } from '$/lib/api'
import { me } from '$/lib/me.svelte'
import type { Notice } from '$/lib/wire'

/** Milliseconds between two looks, while the page is seen. */
const EVERY = 30_000
const JUST_NOW = 2_000

let list = $state.raw<Notice[]>([])
let unseen = $state(0)
let asked = 0

export const notices = (): Notice[] => list
export const unread = (): number => unseen

function take(found: Notice[], count: number): void {
  list = found
  unseen = count
  const badge = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> }
  badge.setAppBadge?.(count).catch(() => undefined) // only an installed app has a sign
}

/** Ask what is new; an unreachable server is asked again later. */
export async function look(): Promise<void> {
  if (!me()) return
  asked = Date.now()
  const found = await api.notices()
  take(found.notices, found.unseen)
}

/** Ask now and then, as long as somebody looks. */
export function watch(): () => void {
  const again = (): void => {
    if (document.visibilityState === 'visible') look().catch(() => undefined)
  }
  if (Date.now() - asked > JUST_NOW) again() // a table one comes from has told the server what was seen there
  const timer = setInterval(again, EVERY)
  document.addEventListener('visibilitychange', again)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', again)
  }
}

/** What there is about a table was seen; or all. */
export function seen(about = ''): void {
  const known = list.filter((notice) => !notice.seen && (!about || notice.about === about))
  if (!known.length && about) return
  take(list.map((notice) => (known.includes(notice) ? { ...notice, seen: true } : notice)), unseen - known.length)
  api.seen(about).catch(() => undefined)
}
