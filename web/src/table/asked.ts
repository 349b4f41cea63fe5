/** What cannot be done now, and why: from the question itself, for who asks "why can't I ...?". */
import type { Prompt } from '$/lib/prompt'
import type { Said } from '$/lib/said'

export interface NotNow {
  /** What one would like to do. */
  verb: Said
  why: Said
  /** The rule behind it; empty: none is named. */
  rule: string
  /** Of how many things on the table it is said; 0: of all there would be. */
  count: number
}

/** Each reason once for each verb, in the order of the prompt. */
export function notNow(prompt: Prompt): NotNow[] {
  const found = new Map<string, NotNow>()
  for (const { verb, said, offers, refused, why, rule } of prompt.verbs) {
    const reasons = [...(why && !offers.length ? [{ why, rule, count: 0 }] : []), ...refused.map(({ aims, why, rule }) => ({ why, rule, count: aims.some((aim) => aim.endsWith(':*')) ? 0 : aims.length }))]
    for (const reason of reasons) {
      const key = `${verb} ${JSON.stringify(reason.why)}`
      if (!found.has(key)) found.set(key, { verb: said, ...reason })
    }
  }
  return [...found.values()]
}

/** The rules that the moment is about: those of the question, of its verbs, and behind what cannot be done. */
export function rulesNow(prompt: Prompt): string[] {
  const all = [...prompt.rules, ...prompt.verbs.flatMap(({ rules, rule, refused }) => [...rules, rule, ...refused.map((one) => one.rule)])]
  return [...new Set(all.filter(Boolean))]
}
