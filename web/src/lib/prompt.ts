/**
 * What is asked, and what happened, as the wire brings it. What is as usual is left out there: only this file knows that,
 * and makes it whole.
 */
import type { Arg, Said } from './said'
import type * as wire from './wire'

export interface Offer {
  /** The text that is sent. */
  move: string
  /** The whole choice in words. */
  said: Said
  /** What on the table it is done to; empty: nothing has to be pointed at. And the second thing, where there are two. */
  aim: string
  then: string
  /** What these are called. */
  label: Arg
  thenLabel: Arg
  price: Readonly<Record<string, number>>
  gain: Readonly<Record<string, number>>
  /** It cannot be taken back. */
  final: boolean
  /** Short, to stand on the aim. */
  note: Said | null
  against: boolean
  /** The answer to the question that follows it. */
  after: string
}

/** Things that cannot be chosen, and why. */
export interface Refused {
  /** `space:*` are all others of that kind: those that can neither be chosen for the verb nor are named. */
  aims: readonly string[]
  why: Said
  rule: string
  /** They would be the second thing. */
  second: boolean
}

export interface Verb {
  verb: string
  said: Said
  offers: readonly Offer[]
  refused: readonly Refused[]
  note: Said | null
  /** The question once it is taken up. */
  ask: Said | null
  rules: readonly string[]
  closing: boolean
  /** What would be left undone with it that costs nothing. */
  leaves: readonly Said[]
  atOnce: boolean
  /** The game's own controls show it. */
  aside: boolean
  /** Why two things do not go together that each go with others. */
  pairs: Said | null
  /** Why it cannot be used at all. */
  why: Said | null
  rule: string
}

/** Something a part can be, or can hold several of. */
export interface Item {
  value: string
  label: Arg
  most: number
  /** So many at a time. */
  step: number
  aim: string
  certain: boolean
  note: Said | null
  /** Only where these other parts have one of these values. */
  only: Readonly<Record<string, readonly string[]>>
}

export interface Part {
  name: string
  said: Said
  form: 'bundle' | 'fixed' | 'pick' | 'switch'
  items: readonly Item[]
  start: string
  needed: boolean
  notWith: Readonly<Record<string, string>>
}

/** A move that is put together from parts. */
export interface Composer {
  verb: string
  move: string
  said: Said
  parts: readonly Part[]
  aim: string
  /** How it may begin otherwise: values of parts. */
  starts: readonly Readonly<Record<string, string>>[]
  /** First words of other moves of the same parts. */
  also: readonly string[]
  /** Values that many want: with what is given a whole move, sent by one press. */
  quick: readonly Readonly<Record<string, string>>[]
  /** The answer that may go with it, for who has nothing to add; empty: none. */
  after: string
}

export interface Prompt {
  ask: Said | null
  help: Said | null
  role: Said | null
  /** What others are deciding. */
  waiting: Said | null
  kind: string
  /** Whose turn it is; below 0: nobody's. */
  turn: number
  step: readonly [number, number] | null
  rules: readonly string[]
  /** What is done if time runs out. */
  default: string
  verbs: readonly Verb[]
  asides: readonly Offer[]
  composers: readonly Composer[]
}

const offer = (one: wire.Offer): Offer => ({
  move: one.move,
  said: one.said,
  aim: one.aim ?? '',
  then: one.then ?? '',
  label: one.label ?? one.aim ?? '',
  thenLabel: one.then_label ?? one.then ?? '',
  price: one.price ?? {},
  gain: one.gain ?? {},
  final: one.final ?? false,
  note: one.note ?? null,
  against: one.against ?? false,
  after: one.after ?? '',
})

const verb = (one: wire.Verb): Verb => ({
  verb: one.verb,
  said: one.said,
  offers: (one.offers ?? []).map(offer),
  refused: (one.refused ?? []).map(({ aims, why, rule = '', second = false }) => ({ aims, why, rule, second })),
  note: one.note ?? null,
  ask: one.ask ?? null,
  rules: one.rules ?? [],
  closing: one.closing ?? false,
  leaves: one.leaves ?? [],
  atOnce: one.at_once ?? false,
  aside: one.aside ?? false,
  pairs: one.pairs ?? null,
  why: one.why ?? null,
  rule: one.rule ?? '',
})

/** What a name says behind its colon. */
const behind = (name: Arg): string => (typeof name === 'string' && name.includes(':') ? name.slice(name.indexOf(':') + 1) : '')

const item = ({ value = '', label, most = 1, step = 1, aim = '', certain = true, note = null, only = {} }: wire.Item): Item => {
  const name = label ?? aim
  return { value: value || behind(name), label: name, most, step, aim, certain, note, only }
}

/** Items that are nothing but a name, by their kinds. */
const named = (names: Readonly<Record<string, readonly string[]>>): Item[] =>
  Object.entries(names).flatMap(([kind, all]) => all.map((name) => item({ label: `${kind}:${name}` })))

const composer = ({ verb, move, said, parts, aim = '', starts = [], also = [], quick = [], after = '' }: wire.Composer): Composer => ({
  verb,
  move,
  said,
  aim,
  starts,
  also,
  quick,
  after,
  parts: parts.map(({ name, said, form, items = [], start = '', needed = false, not_with = {}, names = {} }) => ({
    name, said, form, items: [...items.map(item), ...named(names)], start, needed, notWith: not_with,
  })),
})

const made = new WeakMap<wire.Prompt, Prompt>()

/** A prompt with everything in it. The same one gives the same again. */
export function promptOf(one: wire.Prompt = {}): Prompt {
  let found = made.get(one)
  if (!found) {
    found = {
      ask: one.ask ?? null,
      help: one.help ?? null,
      role: one.role ?? null,
      waiting: one.waiting ?? null,
      kind: one.kind ?? '',
      turn: one.turn ?? -1,
      step: one.step ?? null,
      rules: one.rules ?? [],
      default: one.default ?? '',
      verbs: (one.verbs ?? []).map(verb),
      asides: (one.asides ?? []).map(offer),
      composers: (one.composers ?? []).map(composer),
    }
    made.set(one, found)
  }
  return found
}

/** All offers of all verbs. */
export const offersOf = (prompt: Prompt): Offer[] => prompt.verbs.flatMap((one) => one.offers)

/** Something that happened, with everything in it. */
export interface Told {
  id: string
  args: Readonly<Record<string, Arg>>
  moved: readonly wire.Moved[]
  /** The things on the table that look different now. */
  touched: readonly string[]
  /** Whose deed it is; below 0: nobody's. */
  by: number
  heading: boolean
  private: boolean
  /** What follows shows it. */
  quiet: boolean
  /** Equal ones later say nothing new. */
  once: boolean
}

export const toldOf = (one: wire.Told): Told => ({
  id: one.id,
  args: one.args ?? {},
  moved: one.moved ?? [],
  touched: one.touched ?? [],
  by: one.by ?? -1,
  heading: one.heading ?? false,
  private: one.private ?? false,
  quiet: one.quiet ?? false,
  once: one.once ?? false,
})
