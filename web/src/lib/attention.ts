/** Calling somebody's attention: the title, the sign in the tab, a small sound, a notification. */
import type { Sound } from '$/sound/sound'
import { settings } from './settings.svelte'

const CALM = '/favicon.svg'
const CALLS = '/favicon-dot.svg'

/** The title and sign of the tab; `calls`: it is my decision. */
export function title(text: string, calls: boolean): void {
  if (document.title !== text) document.title = text
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const wanted = calls ? CALLS : CALM
  if (link && link.getAttribute('href') !== wanted) link.href = wanted
}

/** A small sound, if the person wants to hear any. */
export function hear(name: Sound): void {
  if (!settings.sound) return
  void import('$/sound/sound').then(({ sound }) => sound(name)).catch(() => undefined)
}

/** Say it outside the page, if it is hidden and the person wants that. */
export function call(title: string, body: string, tag: string): void {
  if (settings.vibrate) navigator.vibrate?.(60)
  hear('turn')
  if (!settings.notify || document.visibilityState === 'visible') return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const shown = new Notification(title, { body, tag, icon: CALLS })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
