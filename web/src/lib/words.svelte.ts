/** Words: message ids in, a text in the language of the page out. Common words come first, a game's with that game. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import loaders, { languages } from 'virtual:words'
import type { Arg, Part, Said } from './said'
import { api } from './api'
import { cardOf, titleOf } from './catalogue.svelte'
import { factsOf } from './facts'
import { functions, Name, Names } from './grammar'
import { settings, type Lang } from './settings.svelte'

/** What has been loaded of a language. */
class Book {
  readonly bundle: FluentBundle
  readonly groups = new Map<string, Promise<void>>()
  /** The ids of each group's messages, as they stand in the files. */
  readonly ids = new Map<string, string[]>()
  readonly digits: Intl.NumberFormat
  constructor(lang: Lang) {
    this.bundle = new FluentBundle(lang, { functions: functions(lang), useIsolating: false })
    this.digits = new Intl.NumberFormat(lang)
  }
}

const books = Object.fromEntries((Object.keys(languages) as Lang[]).map((lang) => [lang, new Book(lang)])) as Record<Lang, Book>

/** The groups the page needs now: a change of language loads them all. */
const wanted = new Set<string>(['common'])

// Counts what was loaded: whoever formats a message reads it, and is drawn anew when more words arrive.
let edition = $state(0)
// The language that is shown: changes when its words are there, not before, so that nothing flashes.
let shown = $state<Lang>(settings.lang)

/** The words of a group: of the client, or, for a game it has no drawing of, of the server (there all of a game's words are one group). */
async function wordsOf(lang: Lang, group: string): Promise<string> {
  const loader = loaders[`${lang}/${group}`]
  if (loader) {
    const [{ default: own }, facts] = await Promise.all([loader(), factsOf(group)?.catch(() => null)])
    return facts?.words?.[lang] ? `${own}\n${facts.words[lang]}` : own // the last one counts
  }
  const { id, languages } = cardOf(group.replace(/^(rules|hints|lessons)-/, ''))
  const spoken = languages[lang] ? lang : Object.keys(languages)[0]
  return spoken ? api.words(id, spoken, languages[spoken]!.words) : ''
}

/** Load a group of words (`club`, that of a game, `rules-<game>`, `hints-<game>`) in the language of the page. */
export async function load(group: string, lang: Lang = settings.lang): Promise<void> {
  wanted.add(group)
  const book = books[lang]
  let loading = book.groups.get(group)
  if (!loading) {
    loading = (async () => {
      const text = await wordsOf(lang, group)
      book.bundle.addResource(new FluentResource(text), { allowOverrides: true })
      book.ids.set(group, Array.from(text.matchAll(/^([a-z][\w-]*) ?=/gim), (found) => found[1]!))
      edition += 1
    })()
    book.groups.set(group, loading)
    loading.catch(() => book.groups.delete(group)) // try again next time
  }
  await loading
}

/** Speak another language: its words first. */
export async function speak(lang: Lang): Promise<void> {
  await Promise.all([...wanted].map((group) => load(group, lang)))
  shown = lang
}

/** The language that is shown. */
export const language = (): Lang => shown

export interface Teller {
  /** The players' names, by seat. */
  names?: readonly string[]
  /** Whose things references name; without a game every text stays as it is. */
  game?: string
  /** What a thing is called that its own message does not tell: a place by the board it lies on. */
  named?: (ref: string) => Arg | null
}

const OPEN = '\uE000'
const SEPARATOR = '\uE001'
const CLOSE = '\uE002'

type Mark = Omit<Part, 'text'>

const REFERENCE = /^([a-z_]+):(.+)$/
/** Signs behind the name of a thing that is not as usual: the game's own message says what it is. */
const MARKS = ['+', '*']

/** The name of a thing of a game (`card`, `ace`), opening its card; or the value itself if it has none. */
export function thing(game: string, kind: string, value: string): Arg {
  const marked = MARKS.includes(value.slice(-1))
  const plain = marked ? value.slice(0, -1) : value
  const id = `${game}-${kind}-${plain}`
  const name: Arg = has(id) ? { name: id, card: `${kind}:${plain}` } : plain
  if (!marked) return name
  return has(`${game}-marked`) ? { id: `${game}-marked`, args: { thing: name } } : value
}

/** What a reference stands for: a player, or a thing of the game. */
function referred(game: string, kind: string, value: string): Arg {
  const seat = kind === 'seat' ? Number(value) : NaN
  return Number.isInteger(seat) ? { seat } : thing(game, kind, value)
}

function value(arg: Arg | null, teller: Teller, marks: Mark[]): FluentVariable {
  if (typeof arg === 'number') return arg
  if (typeof arg === 'string') {
    const found = teller.game === undefined ? null : REFERENCE.exec(arg)
    if (!found) return arg
    const named = teller.named?.(arg) ?? referred(teller.game!, found[1]!, found[2]!)
    return typeof named === 'string' ? named : value(named, teller, marks)
  }
  if (typeof arg === 'boolean') return String(arg)
  if (arg === null) return 'none'
  if (Array.isArray(arg)) {
    const parts = arg.map((part) => value(part, teller, marks))
    return parts.length ? new Names(parts.map((part) => (part instanceof Name ? part : String(part))), listed) : listed([])
  }
  if ('id' in arg) {
    const args = arg.args ?? {}
    return formed(format(arg.id, args, teller, marks), arg.id, (form) => format(form, args, teller, marks))
  }
  if ('seat' in arg) {
    if (arg.seat < 0) return text('common-nobody')
    return marked(playerName(arg.seat, teller), { seat: arg.seat }, marks)
  }
  const mark: Mark = { name: true }
  if (arg.card !== undefined) mark.card = arg.card
  return formed(marked(text(arg.name), mark, marks), arg.name, (form) => (form.endsWith('.article') ? text(form) : marked(text(form), mark, marks)))
}

/** A message as a name: its attributes are its forms. */
function formed(said: string, id: string, form: (id: string) => string): FluentVariable {
  return new Name(said, (name) => (has(`${id}.${name}`) ? form(`${id}.${name}`) : null))
}

function marked(shown: string, mark: Mark, marks: Mark[]): string {
  marks.push(mark)
  return `${OPEN}${marks.length - 1}${SEPARATOR}${shown}${CLOSE}`
}

export function playerName(seat: number, teller: Teller): string {
  return teller.names?.[seat] || `p${seat + 1}`
}

/** Words as a list in a sentence; what occurs more than once is counted; nothing is `none`, for messages to select on. */
export function listed(words: readonly string[]): string {
  // The same words may carry different marks: only the words count.
  const counts = new Map<string, { thing: string; count: number }>()
  for (const thing of words) {
    const bare = thing.replace(/\uE000\d+\uE001|\uE002/g, '')
    const known = counts.get(bare)
    if (known) known.count += 1
    else counts.set(bare, { thing, count: 1 })
  }
  const found = [...counts.values()].map(({ thing, count }) => (count === 1 ? thing : format('list-times', { thing, count }, {}, [])))
  if (found.length === 0) return 'none'
  let sentence = found[0]!
  for (const next of found.slice(1, -1)) sentence = format('list-comma', { first: sentence, next }, {}, [])
  return found.length > 1 ? format('list-and', { first: sentence, last: found.at(-1)! }, {}, []) : sentence
}

function format(id: string, args: Record<string, Arg>, teller: Teller, marks: Mark[]): string {
  void edition
  const { bundle } = books[shown]
  const [name = '', attribute] = id.split('.')
  const message = bundle.getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  if (pattern === null || pattern === undefined) return `[${id}]`
  if (typeof pattern === 'string') return pattern
  const values = Object.fromEntries(Object.entries(args).map(([key, arg]) => [key, value(arg, teller, marks)]))
  const errors: Error[] = []
  const found = bundle.formatPattern(pattern, values, errors)
  if (errors.length && import.meta.env.DEV) console.warn(id, ...errors)
  return found
}

/** The text of a message. */
export function text(id: string, args: Record<string, Arg> = {}, teller: Teller = {}): string {
  const marks: Mark[] = []
  const found = format(id, args, teller, marks)
  return marks.length ? found.replace(/\uE000\d+\uE001|\uE002/g, '') : found
}

/** The text of a message, said with its arguments. */
export const say = (said: Said, teller: Teller = {}): string => text(said.id, said.args ?? {}, teller)

/** A message in pieces: names and players stand out, and can be pressed. */
export function parts(said: Said, teller: Teller = {}): Part[] {
  const marks: Mark[] = []
  const found = format(said.id, said.args ?? {}, teller, marks)
  const pieces: Part[] = []
  const depth: number[] = []
  for (const piece of found.split(/(\uE000\d+\uE001|\uE002)/)) {
    if (piece === CLOSE) depth.pop()
    else if (piece.startsWith(OPEN)) depth.push(Number(piece.slice(1, -1)))
    else if (piece) pieces.push({ text: piece, ...(depth.length ? marks[depth.at(-1)!] : {}) })
  }
  return pieces
}

/** Whether there is such a message (or attribute) among the loaded ones. */
export function has(id: string): boolean {
  void edition
  const [name = '', attribute] = id.split('.')
  const message = books[shown].bundle.getMessage(name)
  return attribute === undefined ? !!message?.value : !!message?.attributes[attribute]
}

/** The ids of a loaded group's messages, in the order they are written. */
export function ids(group: string): string[] {
  void edition
  return books[shown].ids.get(group) ?? []
}

/** What a game is called where there is little room, and the line about it on its plate. */
export const gameName = (game: string): string => titleOf(game, shown).short || titleOf(game, shown).name
export const gamePlate = (game: string): string => titleOf(game, shown).plate

// ---- numbers and dates

export const number = (value: number): string => books[shown].digits.format(value)

/** The language that is shown as it is written where the browser is at home: en-GB, not en; and its 12 or 24 hours. */
const region = (): string => globalThis.navigator?.languages.find((each) => each.split('-')[0] === shown) ?? shown
const hours = (): Intl.DateTimeFormatOptions['hourCycle'] => new Intl.DateTimeFormat(globalThis.navigator?.language, { hour: 'numeric' }).resolvedOptions().hourCycle

/** A moment (seconds since 1970) as the time of its day. */
export const hourOf = (seconds: number): string =>
  new Intl.DateTimeFormat(region(), { hour: 'numeric', minute: '2-digit', hourCycle: hours() }).format(new Date(seconds * 1000))

/** A moment as a short date or, today, as a time. */
export function moment(seconds: number): string {
  const at = new Date(seconds * 1000)
  if (at.toDateString() === new Date().toDateString()) return hourOf(seconds)
  return new Intl.DateTimeFormat(region(), { month: 'short', day: 'numeric', weekday: 'long' }).format(at)
}

/** A stretch of time as 0:40, 12:05 or 1:02:03. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number): string => String(part).padStart(2, '0')
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
