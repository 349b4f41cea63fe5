/** Bots in a choice of seats: their levels, and the programs the server offers. */
import { isProgram, levelName } from '$/table/level'
import { text } from '$/lib/words.svelte'

/** What a bot is called in a list: "Bot: Normal", "Program: botond". */
export const botLabel = (bot: string): string =>
  isProgram(bot) ? text('web-kind-program', { name: levelName(bot) }) : text('web-kind-bot', { level: levelName(bot) })

/** Its lines in a choice; the value is `bot:` and the level as the server knows it. */
export const botOptions = (bots: readonly string[]): { value: string; label: string }[] =>
  bots.map((bot) => ({ value: `bot:${bot}`, label: botLabel(bot) }))

/** The level of such a value; a program's has a colon of its own. */
export const botOf = (value: string): string => value.slice('bot:'.length)
