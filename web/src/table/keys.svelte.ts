/** The keys of a table (UI.md 15): what each does, and the list of them. */
import { tick } from 'svelte'
import { set, settings } from '$/lib/settings.svelte'
import { tip } from '$/ui/tip.svelte'
import type { Play } from './play.svelte'

const REGIONS: Record<string, string> = { p: 'prompt', h: 'hand', b: 'stage', l: 'log', s: 'seats' }
/** Milliseconds in which a letter after S names a seat. */
const CHORD = 1500

class Keyboard {
  help = $state(false)
  /** [keys, message]: what the help shows. */
  readonly list: [string, string][] = [
    ['Tab', 'web-key-tab'],
    ['← ↑ → ↓', 'web-key-arrows'],
    ['Enter', 'web-key-enter'],
    ['O', 'web-key-open'],
    ['Esc', 'web-key-esc'],
    ['1 – 9', 'web-key-digits'],
    ['N', 'web-key-skip'],
    ['C', 'web-key-choices'],
    ['I', 'web-key-hint'],
    ['T', 'web-key-next'],
    ['U', 'web-key-undo'],
    ['E', 'web-key-end'],
    ['P H B L S', 'web-key-regions'],
    ['S A–H', 'web-key-seat'],
    ['/', 'web-key-search'],
    ['M', 'web-key-text'],
    ['?', 'web-key-help'],
  ]
  #seatUntil = 0
  /** Opens the tab behind which a region lies; false: there is none. */
  uncover: ((region: string) => boolean) | null = null

  press(event: KeyboardEvent, play: Play): void {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if ((event.target as Element | null)?.closest?.('input,textarea,select')) {
      if (key === 'Escape') (event.target as HTMLElement).blur()
      return
    }
    if (document.querySelector('dialog[open]')) return
    if (this.#seat(key) || this.#digit(key, play) || this.#letter(event, play)) event.preventDefault()
  }

  #seat(key: string): boolean {
    const at = 'abcdefgh'.indexOf(key.toLowerCase())
    if (Date.now() > this.#seatUntil || key.length !== 1 || at < 0) return false
    this.#seatUntil = 0
    const plate = document.querySelector<HTMLElement>(`[data-target="seat:${at}"],[data-target="city:${at}"]`)
    plate?.focus()
    plate?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return plate !== null
  }

  #digit(key: string, play: Play): boolean {
    if (!/^[1-9]$/.test(key)) return false
    const verb = document.querySelectorAll<HTMLElement>('[data-region=prompt] :is(.verb, .choices button)')[Number(key) - 1]
    if (!verb || !play.asked) return false
    verb.focus()
    verb.click()
    return true
  }

  #letter(event: KeyboardEvent, play: Play): boolean {
    const key = event.key.toLowerCase()
    if (event.key === 'Escape') {
      if (!tip.hide()) play.rest()
      return true
    }
    if (key === 't') return nextTarget(event.shiftKey ? -1 : 1)
    if (key === 'u') {
      void (event.shiftKey ? play.redo() : play.undo())
      return true
    }
    if (key === 'n') {
      play.hurry()
      return true
    }
    if (key === 'e') return closing()
    if (key === 'c' && play.choices.length) {
      play.listing = true
      return true
    }
    if (key === 'i' && (play.hint || play.canHint)) {
      play.toggleHint()
      return true
    }
    if (key === 'm') {
      set({ text: !settings.text })
      return true
    }
    if (event.key === '?') {
      this.help = true
      return true
    }
    if (event.key === '/') return searchRules(play)
    const region = REGIONS[key]
    if (!region) return false
    if (key === 's') this.#seatUntil = Date.now() + CHORD
    if (jump(region)) return true
    if (!this.uncover?.(region)) return false
    void tick().then(() => jump(region))
    return true
  }
}

export const keys = new Keyboard()

/** Go to a region: to the thing in it that had the focus last. */
function jump(name: string): boolean {
  const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`)
  if (!region) return false
  const inside =
    name === 'prompt'
      ? region.querySelector<HTMLElement>('.verb, button')
      : region.querySelector<HTMLElement>('[data-target][tabindex="0"],[role=log],[tabindex="0"]')
  ;(inside ?? region).focus()
  return true
}

/** The next legal target, wherever it is. */
function nextTarget(by: number): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-can=can],[data-can=against]')].filter(
    (target) => target.getClientRects().length > 0,
  )
  if (!all.length) return false
  const at = all.indexOf(document.activeElement as HTMLElement)
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]!
  next.focus()
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}

/** The closing verb: the first press goes to it, the second does it. */
function closing(): boolean {
  const verb = document.querySelector<HTMLElement>('[data-region=prompt] .verb.closing')
  if (!verb) return false
  if (document.activeElement === verb) verb.click()
  else verb.focus()
  return true
}

function searchRules(play: Play): boolean {
  play.openRule(play.seen?.prompt.rules[0] ?? ' ')
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-rules-search]')?.focus()))
  return true
}
