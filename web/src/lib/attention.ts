/** Calling somebody's attention: the title, the sign in the tab, a soft tick, a notification. */
import { settings } from './settings.svelte'

const CALM = '/favicon.svg'
const CALLS = '/favicon-dot.svg'

/** The title and sign of the tab; `calls`: it is my decision. */
export function title(text: string, calls: boolean): void {
  document.title = text
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const wanted = calls ? CALLS : CALM
  if (link && !link.href.endsWith(wanted)) link.href = wanted
}

let audio: AudioContext | undefined

/** One soft tick. */
export function tick(): void {
  if (!settings.sound) return
  audio ??= new AudioContext()
  const now = audio.currentTime
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = 660
  volume.gain.setValueAtTime(0.0001, now)
  volume.gain.exponentialRampToValueAtTime(0.12, now + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.18)
  tone.connect(volume).connect(audio.destination)
  tone.start(now)
  tone.stop(now + 0.2)
}

/** Say it outside the page, if it is hidden and the person wants that. */
export function call(title: string, body: string, tag: string): void {
  if (settings.vibrate) navigator.vibrate?.(60)
  tick()
  if (!settings.notify || document.visibilityState === 'visible') return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const shown = new Notification(title, { body, tag, icon: CALLS })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
