/**
 * What the engine says, as messages: the value's name tells what it is (the conventions of locales/words.py).
 * The same sentences as at the terminal table, with names that can be pressed.
 */
import { parseMove, type AnyMove, type Forms } from './moves'
import type { Arg, Said } from './said'
import type { GameId } from './wire'
import { has } from './words.svelte'

const SEATS = ['seat', 'target']
/** What a name stands for that is not the kind itself. */
const KINDS: Record<string, string> = { to: 'area', lift: 'area', street: 'space', order: 'card' }
const OWNERS = ['minion', 'colour']
const MARKS: Record<string, string> = { '+': 'beautified', '*': 'off_colour' }
const SORTS: Record<string, string> = { A: 'area', P: 'path', G: 'gap', T: 'tower', Z: 'zone' }
const SPACES = ['street', 'market']
/** Names of things that change hands. */
const BUNDLES = ['give', 'take', 'pledge', 'price', 'want', 'got', 'item', 'wanted']
const DEEDS = ['one', 'two']

/** The name of a thing of a game (`district`, `harbor`), or the value itself if it has none. */
export function thing(game: string, kind: string, value: string): Arg {
  const mark = MARKS[value.slice(-1)]
  const plain = mark ? value.slice(0, -1) : value
  const id = `${game}-${kind}-${plain}`
  const known = has(id)
  const name: Arg = known ? { name: id, card: `${kind}:${plain}` } : plain
  if (!mark) return known ? name : value
  return has(`${game}-${mark}`) ? { id: `${game}-${mark}`, args: { thing: name } } : value
}

/** Things that change hands, written with `+` between them: "15d+2silk+m05". */
export function bundle(game: string, text: string): Arg {
  if (text === '' || text === '-') return []
  return text.split('+').map((part): Arg => {
    const name = part.replace(/^\d+/, '')
    const id = `${game}-item-${name}`
    if (!has(id)) return thing(game, 'card', part)
    return { id, args: { n: Number(part.slice(0, part.length - name.length) || 1) } }
  })
}

type Value = string | number | boolean | null | Value[] | { [key: string]: Value }

function argument(game: string, name: string, arg: Value): Arg {
  let kind = name.replace(/\d+$/, '')
  kind = KINDS[kind] ?? kind
  if (arg === null || arg === undefined) return 'none'
  if (name === 'votes' && Array.isArray(arg)) {
    return arg.flatMap((n, colour): Arg[] => (n ? [{ id: `${game}-votes`, args: { colour: { seat: colour }, n: Number(n) } }] : []))
  }
  if (Array.isArray(arg)) {
    const single = kind.endsWith('ies') ? `${kind.slice(0, -3)}y` : kind.replace(/s$/, '')
    return arg.map((part) => argument(game, single, part))
  }
  if (typeof arg === 'string') {
    if (OWNERS.includes(kind) && /^p[1-8]$/.test(arg)) return { seat: Number(arg[1]) - 1 }
    if (BUNDLES.includes(kind)) return bundle(game, arg)
    if (kind === 'also') return [...arg.matchAll(/p([1-8])/g)].map((found) => ({ seat: Number(found[1]) - 1 }))
    if (DEEDS.includes(kind) && arg) {
      const [deed, building] = arg.includes(':') ? arg.split(':') : ['take', arg]
      return { id: `${game}-deed-${deed}`, args: { building: thing(game, 'building', building ?? '') } }
    }
    return arg ? thing(game, kind, arg) : 'none'
  }
  if (typeof arg === 'number' && SEATS.includes(kind)) return { seat: arg }
  return arg as number | boolean
}

/** The values of a message as messages take them. */
export function values(game: string, args: Record<string, unknown>): Record<string, Arg> {
  const found: Record<string, Arg> = {}
  for (const [name, arg] of Object.entries(args)) found[name] = argument(game, name, arg as Value)
  const { seat, target, colour, colours, place, space } = args
  if (seat !== undefined && target !== undefined) found.own = seat === target
  else if (seat !== undefined && colour !== undefined) found.own = colour === `p${Number(seat) + 1}`
  if (Array.isArray(colours)) found.many = colours.length
  if (typeof place === 'string') found.sort = place.includes('-') ? 'cut' : (SORTS[place[0] ?? ''] ?? 'none')
  else if (typeof space === 'string') {
    const first = space.split('_')[0]!
    found.sort = SPACES.includes(first) ? first : 'building'
  }
  return found
}

/** What happened, as a sentence. */
export const eventSaid = (game: GameId, event: { id: string; args: Record<string, unknown> }): Said => ({
  id: event.id,
  args: values(game, event.args),
})

/** What choosing a move means, as a line of a menu. */
export function moveSaid(game: GameId, forms: Forms, move: string | AnyMove): Said {
  const parsed = typeof move === 'string' ? parseMove(forms, move) : move
  const { move: tag, ...fields } = parsed
  return { id: `${game}-move-${tag}`, args: values(game, fields) }
}

/** The question a decision puts, and its help. */
export const askSaid = (game: GameId, kind: string): Said => ({ id: `${game}-ask-${kind}` })
export const helpSaid = (game: GameId, kind: string): Said => ({ id: `${game}-ask-${kind}.help` })
