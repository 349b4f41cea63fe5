/**
 * Names in the forms that a sentence asks for: `{ ACC($card) }`, `{ AT($area) }`, `{ TO($area) }`, `{ FROM($area) }`,
 * `{ THE($card) }`, `{ CAP(...) }`. The rules are those of the terminal (`locales/grammar.py`, which tells them in full),
 * and `tests/grammar.json` has the cases that both must say alike.
 */
import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle'

/** What a thing is called, and what it is called in a form (null: the language has no words for it). */
export class Name extends FluentType<string> {
  constructor(text: string, readonly form: (form: string) => string | null) {
    super(text)
  }
  toString(): string {
    return this.value
  }
}

/** Several as a list in a sentence, which knows its parts. */
export class Names extends FluentType<string> {
  constructor(readonly parts: readonly (Name | string)[], readonly listed: (words: readonly string[]) => string) {
    super(listed(parts.map((part) => (typeof part === 'string' ? part : part.value))))
  }
  toString(): string {
    return this.value
  }
}

const FORMS = { ACC: 'acc', AT: 'at', TO: 'to', FROM: 'from' }
const PLACES: Record<string, string> = { at: 'itt', to: 'ide', from: 'innen' }
const VOWELS = 'aáeéiíoóöőuúüű'
/** Letters whose own names begin with a vowel. */
const SPOKEN_VOWEL = `${VOWELS}flmnrsxy`
const LONG: Record<string, string> = { a: 'á', e: 'é', o: 'ó', ö: 'ő' }
/** What `words` puts around a name that can be pressed: no sound, and no part of the name. */
const MARK = /\uE000\d+\uE001|\uE002/g

const plain = (one: Name | string): string => (typeof one === 'string' ? one : one.value)

/** What messages of a language can call. */
export function functions(lang: string): Record<string, FluentFunction> {
  const hungarian = lang === 'hu'
  const text = (value: FluentValue): string =>
    value instanceof FluentNumber ? new Intl.NumberFormat(lang).format(value.value) : typeof value === 'string' ? value : String(value.valueOf())
  const each = (value: FluentValue, change: (one: Name | string) => Name | string): FluentValue =>
    value instanceof Names ? (value.parts.length ? new Names(value.parts.map(change), value.listed) : value) : change(value instanceof Name ? value : text(value))
  const formed = (form: string): FluentFunction => ([value]) =>
    each(value!, (one) => {
      const found = typeof one === 'string' ? null : one.form(form)
      const said = found ?? (hungarian ? byRule(form, plain(one)) : plain(one))
      return typeof one === 'string' ? said : new Name(said, one.form) // its article is still to be had
    })
  return {
    ...Object.fromEntries(Object.entries(FORMS).map(([name, form]) => [name, formed(form)])),
    THE: ([value]) => each(value!, (one) => (hungarian ? withArticle(one) : plain(one))),
    CAP: ([value]) => text(value!).replace(/^((?:\uE000\d+\uE001)*)(.)/u, (_, marks: string, first: string) => marks + first.toUpperCase()),
  }
}

// ---- Hungarian

/** The definite article before a text. */
export function article(text: string): string {
  const word = /\d+(?:[\s\u00a0\u202f]\d{3})*|\p{L}+/u.exec(text.replace(MARK, ''))?.[0].toLowerCase()
  if (!word) return 'a'
  if (/^\d/.test(word)) {
    const digits = word.replace(/\D/g, '')
    return digits[0] === '5' || (digits[0] === '1' && digits.length % 3 === 1) ? 'az' : 'a'
  }
  return (word.length === 1 ? SPOKEN_VOWEL : VOWELS).includes(word[0]!) ? 'az' : 'a'
}

/** A name that has its own article keeps it: Az Árnyak. */
function withArticle(name: Name | string): string {
  const text = plain(name)
  if (typeof name !== 'string' && name.form('article') === 'none') return text
  const own = /^((?:\uE000\d+\uE001)*)(Az?)(?= [\p{L}\p{N}_])/u
  return own.test(text) ? text.replace(own, (_, marks: string, found: string) => marks + found.toLowerCase()) : `${article(text)} ${text}`
}

/** A name as the object of a sentence; wrong where the stem changes (Hadúr: Hadurat) or vowels are mixed. */
export function accusative(text: string): string {
  const marks = /\uE002*$/.exec(text)![0]
  const name = text.slice(0, text.length - marks.length)
  const last = name.slice(-1)
  if (!/\p{L}/u.test(last)) return text
  if (VOWELS.includes(last.toLowerCase())) return `${name.slice(0, -1)}${LONG[last] ?? last}t${marks}`
  if (new RegExp(`[${VOWELS}](?:ly|ny|sz|zs|[jlnrsz])$`, 'i').test(name)) return `${name}t${marks}`
  const vowels = [...name.toLowerCase()].filter((letter) => VOWELS.includes(letter))
  const deciding = vowels.reverse().find((vowel) => !'éií'.includes(vowel)) ?? 'e'
  return `${name}${'aáoóuú'.includes(deciding) ? 'ot' : deciding === 'e' ? 'et' : 'öt'}${marks}`
}

const byRule = (form: string, name: string): string => (form === 'acc' ? accusative(name) : `${PLACES[form]}: ${name}`)
