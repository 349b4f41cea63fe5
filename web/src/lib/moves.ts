/**
 * Moves travel as short texts ("give p2 ace", "offer 15 take=ace"): reading and writing them, for tests. The page
 * sends what is offered.
 */

/** How one kind of move is written: words in order, then `name=value` for what differs from its default. */
export interface Form {
  words: readonly string[]
  named: Readonly<Record<string, string | number | boolean | null>>
  /** Which of them are seats: written p1, p2, ..., counted from 0. */
  seats: readonly string[]
}
export type Forms = Readonly<Record<string, Form>>

/** A move as an object: its kind in `move`, and its fields. */
export type AnyMove = { move: string } & Record<string, string | number | boolean | null>

function value(word: string, seat: boolean): string | number {
  if (seat && /^p\d+$/.test(word)) return Number(word.slice(1)) - 1
  return /^\d+$/.test(word) ? Number(word) : word
}

/** The move a text stands for, with all its fields; unknown words make a move without fields. */
export function parseMove<M extends { move: string } = AnyMove>(forms: Forms, text: string): M {
  const [tag = '', ...rest] = text.split(' ')
  const form = forms[tag]
  const move: Record<string, string | number | boolean | null> = { move: tag, ...form?.named }
  if (form) {
    form.words.forEach((name, at) => (move[name] = value(rest[at] ?? '', form.seats.includes(name))))
    for (const word of rest.slice(form.words.length)) {
      const [name = '', ...more] = word.split('=')
      move[name] = value(more.join('='), form.seats.includes(name))
    }
  }
  return move as unknown as M
}

/** The text of a move. */
export function writeMove(forms: Forms, move: AnyMove): string {
  const form = forms[move.move]
  if (!form) return move.move
  const word = (name: string): string =>
    form.seats.includes(name) ? `p${Number(move[name]) + 1}` : String(move[name] ?? '')
  const named = Object.keys(form.named).filter((name) => move[name] !== undefined && move[name] !== form.named[name])
  return [move.move, ...form.words.map(word), ...named.map((name) => `${name}=${word(name)}`)].join(' ')
}
