import { has, text } from '$/lib/words.svelte'

/** A bot's level in words: "bot, quick". */
export function levelOf(level: string): string {
  const id = `web-level-${level}`
  return text('web-bot', { level: has(id) ? text(id) : level })
}
