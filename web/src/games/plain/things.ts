/** What a prompt speaks of, without a board: everything that can be pointed at, and what would be tried and cannot. */
import type { Prompt } from '$/lib/prompt'
import { said, type Said } from '$/lib/said'
import { kindOf } from '$/table/seen'

export interface Thing {
  ref: string
  label: Said
}

/** The things by their kinds, each once, named as the offers name them; what nobody names says its reference. */
export function thingsOf(prompt: Prompt): { kind: string; things: Thing[] }[] {
  const found = new Map<string, Said>()
  const add = (ref: string, label: Said): void => {
    if (ref && !found.has(ref)) found.set(ref, label)
  }
  for (const offer of prompt.verbs.flatMap((verb) => verb.offers)) {
    add(offer.aim, said('web-plain', { text: offer.label }))
    add(offer.then, said('web-plain', { text: offer.thenLabel }))
  }
  for (const composer of prompt.composers) add(composer.aim, said('web-plain', { text: composer.aim }))
  for (const aim of prompt.verbs.flatMap((verb) => verb.refused.flatMap(({ aims }) => aims))) {
    add(aim, said('web-plain', { text: aim }))
  }
  const kinds = new Map<string, Thing[]>()
  for (const [ref, label] of found) {
    const kind = kindOf(ref)
    kinds.set(kind, [...(kinds.get(kind) ?? []), { ref, label }])
  }
  return [...kinds].map(([kind, things]) => ({ kind, things }))
}
