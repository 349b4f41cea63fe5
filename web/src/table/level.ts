import { cardOf } from '$/lib/catalogue.svelte'
import type { Seat } from '$/lib/wire'
import { has, text } from '$/lib/words.svelte'

const PROGRAM = 'program:'

/** What a level is called: "Normal"; a program of the server's by its own name. */
export function levelName(level: string): string {
  if (level.startsWith(PROGRAM)) return level.slice(PROGRAM.length)
  const id = `common-level-${level}`
  return has(id) ? text(id) : level
}

/** How a level plays a game, in a few words; of a program nobody here knows it. */
export function levelAbout(level: string, game: string): string {
  const id = `common-level-${level}.${cardOf(game).brain ? 'about' : 'plain'}`
  return has(id) ? text(id) : ''
}

export const isProgram = (level: string): boolean => level.startsWith(PROGRAM)

/** A bot with its level in words: "bot: Normal". */
export const levelOf = (level: string): string =>
  isProgram(level) ? text('web-program-named', { name: levelName(level) }) : text('web-bot', { level: levelName(level) })

/** Who plays on a seat, if it is no person: a bot with its level, somebody's stand-in, a program. */
export function playsHere(seat: Seat): string {
  if (seat.kind === 'bot') return seat.absent ? text('web-bot-sits-in', { level: levelName(seat.bot) }) : levelOf(seat.bot)
  return seat.kind === 'guest' && seat.program ? text('web-program') : ''
}
