/** What is to be said: a message with its arguments, in no language yet. Words are put to it when it is shown. */

/** A Fluent message with arguments; `id.attribute` is possible. */
export interface Said {
  id: string
  args?: Record<string, Arg>
}

/** The name of a thing of the game: set in the name face, and opening its card where there is one. */
export interface Name {
  name: string
  card?: string
}

/** A player. */
export interface Who {
  seat: number
}

/**
 * What a message is told. A text of the form `kind:value` is a reference to a thing of the game (`card:ace`, `seat:1`)
 * and becomes its name; other texts stay as they are, for messages to select on. A list becomes "a, b and c".
 */
export type Arg = string | number | boolean | Name | Who | Said | Arg[]

/** A piece of a finished sentence. */
export type Part = { text: string; card?: string; seat?: number; name?: boolean }

export const said = (id: string, args?: Record<string, Arg>): Said => (args ? { id, args } : { id })
export const who = (seat: number): Who => ({ seat })
export const nameOf = (name: string, card?: string): Name => (card === undefined ? { name } : { name, card })
/** A text that is no message: a person's words, a raw move. */
export const plain = (text: string): Said => ({ id: 'web-plain', args: { text } })
