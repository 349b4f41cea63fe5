/** A new table while it is being set up: its seats and terms, and the controls its options need. No rule lives here: the server says what does not fit. */
import type { NewTable, PlayingHours, SeatWish } from '$/lib/wire'

export type Kind = 'me' | 'open' | 'bot'

export interface SeatDraft {
  kind: Kind
  bot: string
  name: string
}

export interface Draft {
  seats: SeatDraft[]
  options: Record<string, unknown>
  title: string
  listed: boolean
  password: string
  spectators: boolean
  pace: 'live' | 'turns'
  clock: 'none' | 'decision' | 'player'
  seconds: number
  /** When the clock runs; null: always. */
  hours: PlayingHours | null
  freeUndo: boolean
  hints: boolean
  rated: boolean
}

/** What bots are called, by seat: names as people have them, the same in every language. */
export const BOT_NAMES = ['Ada', 'Bruno', 'Clara', 'Dante', 'Elsa', 'Fabio', 'Greta', 'Hugo'] as const

export const freshSeat = (kind: Kind, bot = 'normal'): SeatDraft => ({ kind, bot, name: '' })

/** What a table begins with: me and two bots. */
export const freshDraft = (): Draft => ({
  seats: [freshSeat('me'), freshSeat('bot'), freshSeat('bot')],
  options: {},
  title: '',
  listed: false,
  password: '',
  spectators: true,
  pace: 'live',
  clock: 'none',
  seconds: 180,
  hours: null,
  freeUndo: true,
  hints: true,
  rated: false,
})

/** Nobody else is awaited: undo can be free. */
export const alone = (draft: Draft): boolean => draft.seats.every((seat) => seat.kind !== 'open')

/** Others are awaited, and nobody sits twice: the result can count. */
export const mayRate = (draft: Draft): boolean => !alone(draft) && draft.seats.filter((seat) => seat.kind === 'me').length < 2
/** Playing hours are for tables that go turn by turn with a clock. */
export const hoursOf = ({ pace, clock, hours }: Draft): PlayingHours | null => (pace === 'turns' && clock !== 'none' ? (hours ?? null) : null)

/** A bot that is not on offer (any more) becomes one that is: what was remembered may be of another server. */
export const fitBots = (seats: SeatDraft[], bots: readonly string[]): SeatDraft[] =>
  seats.map((seat) => (seat.kind !== 'bot' || bots.includes(seat.bot) ? seat : { ...seat, bot: bots.includes('normal') ? 'normal' : bots[0]! }))

/** As many seats as the game takes, no fewer and no more. */
export function fitSeats(seats: SeatDraft[], players: readonly number[]): SeatDraft[] {
  const [low, high] = [Math.min(...players), Math.max(...players)]
  const missing = Math.max(0, low - seats.length)
  return [...seats, ...Array.from({ length: missing }, () => freshSeat('bot'))].slice(0, high)
}

/** What is sent. Several seats at this device need names of their own. */
export function wishOf(game: string, draft: Draft, me: string, defaults: Record<string, unknown> = {}): NewTable {
  const own = draft.seats.filter((seat) => seat.kind === 'me').length
  const seats = draft.seats.map((seat, at): SeatWish => {
    const name = seat.name.trim()
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot, name: name || BOT_NAMES[at]! }
    if (seat.kind === 'open') return { kind: 'open' }
    const first = draft.seats.findIndex(({ kind }) => kind === 'me') === at
    const called = name || (first || own < 2 ? '' : `${me} ${at + 1}`)
    return { kind: 'me', ...(called && { name: called }) }
  })
  const same = (name: string, value: unknown): boolean => JSON.stringify(value) === JSON.stringify(defaults[name])
  const options = Object.fromEntries(Object.entries(draft.options).filter(([name, value]) => !same(name, value)))
  const { title, listed, password, spectators, pace, clock, hints } = draft
  return {
    game,
    seats,
    options,
    title: title.trim(),
    listed: listed && !alone(draft),
    password: alone(draft) ? '' : password,
    spectators,
    pace,
    clock,
    seconds: clock === 'none' ? 0 : draft.seconds,
    free_undo: draft.freeUndo && alone(draft),
    hints,
    rated: draft.rated && mayRate(draft),
    ...(hoursOf(draft) && { hours: hoursOf(draft) }),
  }
}

// ---- options, from the game's own schema

export interface Field {
  name: string
  /** choice: one of values · seat: random or a seat · number · list: own list, random or as the set says. */
  form: 'choice' | 'seat' | 'number' | 'list'
  values: (string | boolean | null)[]
  low: number
  high: number
  default: unknown
}

interface Schema {
  enum?: string[]
  type?: string
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  default?: unknown
  $ref?: string
  $defs?: Record<string, Schema>
  properties?: Record<string, Schema>
}

function fieldOf(name: string, schema: Schema): Field {
  const kinds = schema.anyOf ?? [schema]
  const values = kinds.flatMap((kind): (string | boolean | null)[] =>
    kind.enum ?? (kind.type === 'boolean' ? [true, false] : kind.type === 'null' ? [null] : []),
  )
  const number = kinds.find((kind) => kind.type === 'integer')
  const form = kinds.some((kind) => kind.type === 'array') ? 'list' : number ? (values.includes('random') ? 'seat' : 'number') : 'choice'
  const given = schema.default
  // The recommended one first.
  const sorted = [...values].sort((one, other) => Number(other === given) - Number(one === given))
  return { name, form, values: sorted, low: number?.minimum ?? 0, high: number?.maximum ?? 99, default: given }
}

/** The controls a game's options need, in the order the game has them. */
export function fieldsOf(schema: Record<string, unknown>): Field[] {
  const whole = schema as Schema
  const found = whole.$ref ? whole.$defs?.[whole.$ref.split('/').pop() ?? ''] : whole
  return Object.entries(found?.properties ?? {}).map(([name, part]) => fieldOf(name, part))
}

export const defaultsOf = (fields: Field[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, field.default]))

/** An explanation for the terminal names the values in brackets: here they are buttons with words. */
export function withoutValues(explained: string, values: Field['values']): string {
  const raw = values.filter((value) => typeof value === 'string')
  return raw.reduce<string>((found, value) => found.replaceAll(` (${value})`, ''), explained)
}

/** The control a refusal belongs to, where it is explained: the option it names or is called after, or one of the page's own. */
export function placeOf(code: string, params: Record<string, unknown> = {}, fields: readonly Field[] = []): string {
  if (typeof params.option === 'string') return params.option
  const option = fields.find(({ name }) => code.endsWith(`-error-${name.replaceAll('_', '-')}`))
  if (option) return option.name
  const found: [RegExp, string][] = [
    [/clock/, 'clock'],
    [/free-undo/, 'freeUndo'],
    [/password/, 'password'],
    [/error-players|error-bot|error-names|unknown-bot/, 'seats'],
    [/server-error-name/, 'name'],
  ]
  return found.find(([form]) => form.test(code))?.[1] ?? ''
}

// ---- remembered from the last time

const KEY = 'tetrapolis-new'

export function remembered(game: string): Draft {
  try {
    const kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<Draft>>)[game] ?? {}
    return { ...freshDraft(), ...kept, title: '', password: '' }
  } catch {
    return freshDraft() // no storage here, or somebody else's
  }
}

export function remember(game: string, draft: Draft): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<Draft>>
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [game]: { ...draft, title: '', password: '' } }))
  } catch {
    // a private window: next time it begins anew
  }
}
