/** What the prompt offers, as the shell lays it out: verbs with their choices, the question, and why something cannot be done. */
import type { Composer, Offer, Prompt, Verb as Offering } from '$/lib/prompt'
import { said, type Arg, type Said } from '$/lib/said'
import { settings } from '$/lib/settings.svelte'
import { has } from '$/lib/words.svelte'
import { aimedPart, type Given } from './composing'
import type { Choice, Question } from './game'
import { kindOf, type Verb } from './seen'

interface Ways {
  /** The sign on a verb. */
  icon(verb: string): string | undefined
  /** Opens the controls of a move that is put together, with what was pressed for it. */
  begin(composer: Composer, given: Given): void
}

/** A name alone, as something to be said. */
const named = (label: Arg): Said => said('web-plain', { text: label })

/**
 * The verbs in the order of the prompt, each with its choices; those that cannot be used with their reason. One that has
 * neither is no button: it only says why things cannot be chosen (`refusalsOf`).
 */
export function offeredVerbs(prompt: Prompt, { icon, begin }: Ways): Verb[] {
  const lasting = !prompt.verbs.some((one) => one.offers.some((offer) => !offer.final))
  return prompt.verbs.flatMap((one): Verb[] => {
    const sign = icon(one.verb)
    const note = one.note ?? (!lasting && isFinal(one) ? said('web-final') : manyOf(one))
    const common = {
      verb: one.verb,
      verbSaid: one.said,
      ...(note && { verbNote: note }),
      ...(sign && { verbIcon: sign }),
      ...(one.closing && { closing: true }),
      ...(one.leaves.length && { leaves: one.leaves }),
      ...(one.atOnce && { atOnce: true }),
      ...(one.aside && { controls: true }),
    }
    const choices = different(one.offers).map((offer): Choice => ({
      ...common,
      move: offer.move,
      said: offer.said,
      price: offer.price,
      gain: offer.gain,
      ...(offer.aim && { target: offer.aim, short: named(offer.label) }),
      ...(offer.then && { then: offer.then, thenShort: named(offer.thenLabel) }),
      ...(offer.after && { after: offer.after }),
      ...(offer.note && { note: offer.note }),
      ...(offer.against && { against: true }),
      ...(offer.final && { final: true }),
    }))
    for (const composer of prompt.composers.filter(({ verb }) => verb === one.verb)) {
      for (const { given, ...way } of begins(composer)) choices.push({ ...common, ...way, begin: () => begin(composer, given) })
    }
    if (!choices.length && !one.why) return []
    return [{
      id: one.verb,
      said: one.said,
      choices,
      closing: one.closing,
      ...(note && { note }),
      ...(sign && { icon: sign }),
      ...(one.aside && { controls: true }),
      ...(!choices.length && { reason: one.why!, ...(one.rule && { rule: one.rule }) }),
    }]
  })
}

/**
 * Where two answers chosen together with a move read the same (a card with equal numbers, either way round), it is the same to
 * everybody: the first is taken, unless one wants to be asked about the obvious.
 */
function different(offers: readonly Offer[]): Offer[] {
  if (!settings.obvious || !offers.some(({ after }) => after)) return [...offers]
  const found = new Map<string, Offer>()
  for (const offer of offers) {
    const key = offer.after ? `${offer.move} ${JSON.stringify(offer.said)}` : offer.move
    const twin = found.get(key)
    found.set(key, twin ? { ...twin, then: '', thenLabel: '' } : offer)
  }
  return [...found.values()]
}

/** The ways to begin a move that is put together: with each thing on the table that it can be about, or as it is. */
function begins(composer: Composer): (Omit<Choice, 'verb' | 'verbSaid'> & { given: Given })[] {
  const { move, said: words, aim } = composer
  const part = aim ? undefined : aimedPart(composer)
  if (!part) return [{ move: [move, aim].filter(Boolean).join(' '), said: words, ...(aim && { target: aim, short: named(aim) }), given: {} }]
  return part.items.map((item) => ({
    move: `${move} ${item.value}`,
    said: said('web-compose-at', { what: words, aim: item.label }),
    target: item.aim,
    short: named(item.label),
    ...(item.note && { note: item.note }),
    ...(part.items.length === 1 && { atOnce: true }),
    given: { [part.name]: item.value },
  }))
}

/** That something cannot be taken back is worth saying where other things can, and of nothing that ends something anyway. */
const isFinal = (one: Offering): boolean => !one.closing && one.offers.length > 0 && one.offers.every((offer) => offer.final)

/** How many things a verb can be done to, where it is more than one. */
function manyOf(one: Offering): Said | undefined {
  const count = new Set(one.offers.map((offer) => offer.aim)).size
  return count > 1 && one.offers.every((offer) => offer.aim) ? said('web-choices', { count }) : undefined
}

/** What is asked; once a verb is taken up, what it shall be done to. */
export function questionOf(prompt: Prompt, armed: string | null): Question {
  const verb = armed === null ? undefined : prompt.verbs.find((one) => one.verb === armed && one.ask)
  const ask = verb?.ask ?? prompt.ask ?? said('web-choose')
  const help = verb ? { ...ask, id: `${ask.id}.help` } : prompt.help
  const role = roleOf(prompt)
  return {
    ask,
    ...(help && has(help.id) && { help }),
    ...(role && { role }),
    rules: [...(verb?.rules.length ? verb.rules : prompt.rules)],
  }
}

/** As whom one decides, and which of several steps it is. */
function roleOf({ role, step }: Prompt): Said | null {
  if (!step) return role
  const [n, of] = step
  return role ? said('web-role-step', { role, n, of }) : said('web-step', { n, of })
}

/** Why a thing cannot be chosen. */
export interface Reason {
  /** Whose reason it is. */
  verb: Said
  why: Said
  rule: string
  /** In the order of the verbs. */
  place: number
  /** Where all others of a kind are meant: those that are not. */
  but: ReadonlySet<string>
}

/**
 * The things that cannot be chosen now, each with its reasons; with a first thing held, those that would be the second.
 * `space:*` are all others of that kind: ask `reasonsOf` for a thing.
 */
export function refusalsOf(prompt: Prompt, armed: string | null, held: string | null): Map<string, Reason[]> {
  const found = new Map<string, Reason[]>()
  const add = (aim: string, reason: Reason): void => {
    const known = found.get(aim)
    if (known) known.push(reason)
    else found.set(aim, [reason])
  }
  // What can be done with other things speaks first.
  const verbs = prompt.verbs.toSorted((one, other) => Number(!one.offers.length) - Number(!other.offers.length))
  for (const [place, one] of verbs.entries()) {
    if (armed !== null && one.verb !== armed) continue
    if (held !== null && !one.offers.some((offer) => offer.aim === held)) continue
    const but = meant(prompt, one, held !== null)
    for (const { aims, why, rule, second } of one.refused) {
      if (second === (held !== null)) for (const aim of aims) add(aim, { verb: one.said, why, rule, place, but })
    }
    if (held === null || !one.pairs) continue
    const goes = new Set(one.offers.filter((offer) => offer.aim === held).map((offer) => offer.then))
    const others = new Set(one.offers.map((offer) => offer.then).filter((then) => then && !goes.has(then)))
    for (const aim of others) add(aim, { verb: one.said, why: one.pairs, rule: one.rule, place, but })
  }
  return found
}

/** The things that a verb names: that can be chosen for it, or are refused each for itself. */
function meant({ composers }: Prompt, one: Offering, second: boolean): ReadonlySet<string> {
  const parts = second ? [] : composers.filter(({ verb }) => verb === one.verb).flatMap((composer) => composer.parts)
  return new Set([
    ...one.offers.map((offer) => (second ? offer.then : offer.aim)),
    ...one.refused.filter((refused) => refused.second === second).flatMap(({ aims }) => aims),
    ...parts.flatMap(({ items }) => items.map(({ aim }) => aim)),
  ])
}

/** Why a thing cannot be chosen: for itself, and as one of all the others of its kind. */
export function reasonsOf(found: ReadonlyMap<string, Reason[]>, target: string): Reason[] {
  const others = (found.get(`${kindOf(target)}:*`) ?? []).filter(({ but }) => !but.has(target))
  return [...(found.get(target) ?? []), ...others].sort((one, other) => one.place - other.place)
}
