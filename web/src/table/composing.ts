/** A move that is put together from parts: what was chosen of each, and the text it becomes. */
import type { Composer, Item, Part } from '$/lib/prompt'

/** Nothing, as a part of a move. */
const NOTHING = '-'

/** Values of parts, as they are written in a move. */
export type Given = Readonly<Record<string, string>>
/** Of each part what was chosen: of a bundle how many of each item. */
export type Draft = Readonly<Record<string, string | Readonly<Record<string, number>>>>

export const countsOf = (draft: Draft, part: string): Readonly<Record<string, number>> => {
  const found = draft[part]
  return typeof found === 'object' ? found : {}
}

/** As it begins; `given`: what was pressed on the table. */
export function begun(composer: Composer, given: Given = {}): Draft {
  const start = { ...startFor(composer, given), ...given }
  return Object.fromEntries(composer.parts.map((part) => [part.name, readPart(part, start[part.name] ?? part.start)]))
}

/** The first of the ways to begin that agrees with what is given. */
const startFor = ({ starts }: Composer, given: Given): Given | undefined =>
  starts.find((start) => Object.entries(given).every(([name, value]) => start[name] === value))

/** Something else was pressed: it begins as it may begin there, or only that is changed. */
export function pressed(composer: Composer, draft: Draft, given: Given): Draft {
  return startFor(composer, given) ? begun(composer, given) : { ...draft, ...given }
}

function readPart(part: Part, start: string): Draft[string] {
  if (part.form === 'bundle') return readBundle(start)
  // what need not be chosen because there is nothing else
  return start || (part.form === 'pick' && part.needed && part.items.length === 1 ? part.items[0]!.value : '')
}

/** "15d+silk" as counts. */
export function readBundle(text: string): Record<string, number> {
  const found: Record<string, number> = {}
  for (const word of text === NOTHING ? [] : text.split('+')) {
    const [, count, name] = /^(\d*)(.+)$/.exec(word) ?? []
    if (name) found[name] = (found[name] ?? 0) + Number(count || 1)
  }
  return found
}

/** The items of a part that go with what was chosen elsewhere. */
export const itemsOf = (part: Part, draft: Draft): Item[] =>
  part.items.filter(({ only }) => Object.entries(only).every(([name, values]) => values.includes(String(draft[name] ?? ''))))

/** Another choice of a part; what must not stand in two parts goes from the other one. */
export function chosen(composer: Composer, draft: Draft, part: Part, value: string | { item: string; n: number }): Draft {
  if (typeof value === 'string') return { ...draft, [part.name]: value }
  const { item, n } = value
  const changed = { ...draft, [part.name]: { ...countsOf(draft, part.name), [item]: n } }
  const rivals = composer.parts.filter((other) => part.notWith[item] === other.name || other.notWith[item] === part.name)
  for (const other of n > 0 ? rivals : []) changed[other.name] = { ...countsOf(draft, other.name), [item]: 0 }
  return changed
}

/** What many want, as whole moves: with what is chosen already; those for other things are left out. */
export function quickOf(composer: Composer, draft: Draft, first = composer.move): { values: Given; move: string }[] {
  return composer.quick.flatMap((values) => {
    const fits = composer.parts.every(({ name, form }) => form !== 'pick' || !draft[name] || values[name] === undefined || values[name] === draft[name])
    const picked = Object.fromEntries(composer.parts.flatMap(({ name, form }) => (form === 'pick' && draft[name] ? [[name, String(draft[name])]] : [])))
    const move = fits ? moveOf(composer, begun({ ...composer, starts: [] }, { ...picked, ...values }), first) : null
    return move === null ? [] : [{ values, move }]
  })
}

/** The text of the move, or of another one of the same parts; null while something has to be picked. */
export function moveOf(composer: Composer, draft: Draft, first = composer.move): string | null {
  const words = composer.parts.map((part) => ({ part, word: wordOf(part, draft) }))
  if (words.some(({ part, word }) => part.needed && !word)) return null
  const ordered = words.flatMap(({ part, word }) => (part.needed ? [word] : []))
  const named = words.flatMap(({ part, word }) => (part.needed || !word || word === NOTHING ? [] : [`${part.name}=${word}`]))
  return [first, ...ordered, ...named].join(' ')
}

function wordOf(part: Part, draft: Draft): string {
  const value = draft[part.name] ?? ''
  const items = itemsOf(part, draft)
  if (part.form === 'fixed') return items[0]?.value ?? part.start
  if (typeof value === 'object') return writeBundle(items, value)
  if (part.form === 'switch') return value === '0' ? '' : value
  return items.some((item) => item.value === value) ? value : ''
}

/** The number stands before what there can be more of. What does not go with the other parts is not there. */
function writeBundle(items: Item[], counts: Readonly<Record<string, number>>): string {
  const parts = items.flatMap(({ value, most }) => {
    const n = Math.min(counts[value] ?? 0, most)
    return n ? [most > 1 ? `${n}${value}` : value] : []
  })
  return parts.join('+') || NOTHING
}

/** What a switch is when it is on, and when it is off: the second and the first of two items, else 1 and nothing. */
export const switched = (part: Part, on: boolean): string => (part.items.length > 1 ? part.items[on ? 1 : 0]!.value : on ? '1' : '')

/** The part whose items lie on the table: pressing one of them begins the move with it. */
export const aimedPart = ({ parts }: Composer): Part | undefined =>
  parts.find((part) => part.form === 'pick' && part.needed && part.items.length > 0 && part.items.every(({ aim }) => aim))
