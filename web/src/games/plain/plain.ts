/** A table for any game from its words alone: choices, questions and the log as sentences, the view as lists. */
import { askSaid, eventSaid, helpSaid, moveSaid } from '$/lib/sentences'
import { parseMove, type Forms } from '$/lib/moves'
import { said, who, type Said } from '$/lib/said'
import type { GameId } from '$/lib/wire'
import { has } from '$/lib/words.svelte'
import type { CardText, Choice, GameTable, Happened, Line, Question, Seen } from '$/table/game'
import Stage from './Stage.svelte'

/** Moves that close something. */
const CLOSING = ['end', 'pass', 'stop', 'done', 'refuse', 'lapse', 'close', 'wait', 'skip']

/** What a verb of several choices is called: the game's own word, or the word of the move itself. */
function verbSaid(game: GameId, tag: string): Said {
  const id = `${game}-web-verb-${tag}`
  return has(id) ? said(id) : said('web-verb-raw', { tag: tag.replaceAll('_', ' ') })
}

export function plainChoices(game: GameId, forms: Forms, seen: Seen): Choice[] {
  const counts = new Map<string, number>()
  for (const move of seen.legal) counts.set(move.split(' ')[0]!, (counts.get(move.split(' ')[0]!) ?? 0) + 1)
  return seen.legal.map((move): Choice => {
    const tag = move.split(' ')[0]!
    const whole = moveSaid(game, forms, move)
    const shown = has(whole.id) ? whole : said('web-plain', { text: move })
    return {
      move,
      verb: tag,
      verbSaid: counts.get(tag) === 1 ? shown : verbSaid(game, tag),
      ...(counts.get(tag)! > 1 && { verbNote: said('web-choices', { count: counts.get(tag)! }) }),
      closing: CLOSING.includes(tag),
      said: shown,
    }
  })
}

export function plainQuestion(game: GameId, seen: Seen): Question {
  const kind = seen.decision?.kind ?? ''
  const help = helpSaid(game, kind)
  return { ask: askSaid(game, kind), ...(has(help.id) && { help }), rules: seen.rules }
}

export const plainWaiting = (game: GameId, seen: Seen): Said => {
  const [first] = seen.pending
  const id = `${game}-web-wait-${first?.kind ?? ''}`
  return has(id) ? said(id, { seat: who(first!.seat) }) : said('web-waiting-plain')
}

export function plainStory(game: GameId, event: Happened): Line | null {
  if (!has(event.id)) return null
  const { seat } = event.args
  return {
    said: eventSaid(game, event),
    ...(typeof seat === 'number' && seat >= 0 && { seat }),
    ...(event.id.startsWith(`${game}-you`) && { private: true }),
  }
}

/** A card by the words there are of it: `<game>-<kind>-<id>` and its `.text`. */
export function plainCard(game: GameId, id: string): CardText | null {
  const [kind, thing] = id.split(':')
  const message = `${game}-${kind}-${thing}`
  if (!has(message)) return null
  return { name: said(message), ...(has(`${message}.text`) && { text: [said(`${message}.text`)] }) }
}

/** What every game begins with: spread it, and put the game's own over it. */
export function plainTable(game: GameId, forms: Forms): GameTable {
  return {
    id: game,
    choices: (seen) => plainChoices(game, forms, seen),
    question: (seen) => plainQuestion(game, seen),
    waiting: (seen) => plainWaiting(game, seen),
    story: (event) => plainStory(game, event),
    card: (id) => plainCard(game, id),
    asides: (seen) => seen.aside.map((move) => ({ move, said: moveSaid(game, forms, parseMove(forms, move)) })),
    Stage,
  }
}
