/** Every legal move as a choice: which verb it belongs to, what it is done to, what it costs. */
import { parseMove } from '$/lib/moves'
import { moveSaid } from '$/lib/sentences'
import { FORMS, type Move, type Tally, type View } from '$/lib/wire/citadels'
import { nameOf, said, who, type Arg, type Choice, type IdleVerb, type Said } from '$/table/game'
import { characterIcon, characterOf, costOf, districtIcon, isBeautified, plainName, tokens, typeIcon } from './facts'
import type { Seen } from './seen'
import { actingAs, topFrame, turnOf } from './state'

/** Gains first, then what is paid for, then the character's deeds and the districts' own, then the answers. */
export const VERB_ORDER = [
  'gather_gold', 'gather_cards', 'income', 'tithe', 'extra_gold', 'extra_cards', 'navigate_gold', 'navigate_cards',
  'study', 'favor', 'collect', 'demand', 'build', 'crown', 'enthrone', 'kill', 'bewitch', 'sign', 'warrant', 'rob', 'spy',
  'flower', 'threaten', 'swap_hands', 'redraw', 'look', 'divine', 'destroy', 'exchange', 'seize', 'beautify', 'smithy',
  'laboratory', 'museum', 'armory', 'confiscate', 'reveal', 'bribe', 'swap_characters',
]

/** Ways to build: one verb, because all of them begin with a card of the hand. */
const BUILDING = ['build', 'framework', 'borrow', 'sacrifice']
const CLOSING = ['end', 'pass', 'refuse', 'done', 'to_hand']
/** Verbs that show something hidden: nothing can be taken back after them. */
const SEALED = ['extra_cards', 'navigate_cards', 'smithy', 'spy', 'look', 'divine', 'swap_hands', 'reveal', 'confiscate']

export const handTarget = (district: string): string => `hand:${district}`
export const cityTarget = (seat: number, district: string): string => `district:${seat}:${district}`
export const charTarget = (char: string): string => `char:${char}`
export const seatTarget = (seat: number): string => `seat:${seat}`
export const offerTarget = (district: string): string => `offer:${district}`

/** The name of a district as an argument of a message: with its coin, and opening its card. */
export function districtArg(name: string): Arg {
  const plain = nameOf(`citadels-district-${plainName(name)}`, `district:${plainName(name)}`)
  return isBeautified(name) ? said('citadels-beautified', { thing: plain }) : plain
}
/** Districts in a sentence, those of one name counted. */
export const districtList = (names: readonly string[]): Arg[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length
    return count === 1 ? districtArg(name) : said('list-times', { thing: districtArg(name), count })
  })
export const charArg = (name: string): Arg => nameOf(`citadels-char-${name}`, `char:${name}`)

const pay = (n: number): Said => said('citadels-web-pay', { n })

/** Decisions whose "no" has words of its own. */
const PASSES = ['theater', 'confiscation', 'blackmail']

type Part = Partial<Omit<Choice, 'move' | 'verbSaid'>>

/** What sets a move apart: its verb, its target, its price, and words better than the general ones. */
function partOf(view: View, tally: Tally, move: Move, text: string): Part {
  const me = view.seat ?? 0
  const cost = tally.costs[text] ?? 0
  switch (move.move) {
    case 'pick':
    case 'drop':
      return { target: charTarget(move.char) }
    case 'kill':
    case 'rob':
    case 'bewitch':
    case 'sign':
    case 'warrant':
    case 'flower':
    case 'threaten':
      return { target: charTarget(move.char), against: view.characters.includes(move.char) }
    case 'gather': {
      const [n, draw, keep] = tally.gather
      const gold = move.resource === 'gold'
      return {
        verb: `gather_${move.resource}`,
        said: gold ? said('citadels-web-gather-gold', { n }) : said('citadels-web-gather-cards', { draw, keep }),
        verbIcon: gold ? tokens.gold : tokens.card,
      }
    }
    case 'navigate':
      return { verb: `navigate_${move.resource}`, verbIcon: move.resource === 'gold' ? tokens.gold : tokens.card }
    case 'income': {
      const turn = turnOf(view)
      const cards = turn && ['patrician', 'cardinal'].includes(actingAs(turn))
      return { said: said('citadels-web-income', { n: tally.income, kind: cards ? 'cards' : 'gold' }), verbIcon: cards ? tokens.card : tokens.gold }
    }
    case 'tithe': {
      const cards = tally.income - move.gold
      return { said: said('citadels-web-tithe', { gold: move.gold, cards }), verbIcon: tokens.gold }
    }
    case 'collect':
      return { said: said('citadels-web-collect', { n: view.tax }), verbIcon: tokens.tax }
    case 'bribe':
      return { said: said('citadels-web-bribe', { n: cost, seat: who(view.blackmailer) }), verbIcon: tokens.gold }
    case 'keep':
    case 'take':
      return { target: offerTarget(move.district) }
    case 'build':
      return {
        target: handTarget(move.district),
        said: move.cards
          ? said('citadels-web-build-den', { gold: cost, cards: move.cards, district: districtArg(move.district) })
          : said('citadels-web-build', { district: districtArg(move.district), n: cost }),
        ...(move.cards ? { note: said('citadels-web-pay-cards', { gold: cost, cards: move.cards }) } : cost !== costOf(move.district) && { note: pay(cost) }),
      }
    case 'framework':
      return { target: handTarget(move.district), note: said('citadels-web-by-framework') }
    case 'sacrifice':
      return { target: handTarget('necropolis'), then: cityTarget(me, move.district), note: said('citadels-web-by-sacrifice') }
    case 'borrow':
      return {
        target: handTarget(move.district),
        then: seatTarget(move.target),
        note: said('citadels-web-by-loan', { n: cost, seat: who(move.target) }),
      }
    case 'spend':
    case 'give':
    case 'redraw':
    case 'laboratory':
    case 'museum':
      return { target: handTarget(move.district) }
    case 'destroy':
      return { target: cityTarget(move.target, move.district), against: move.target === me, note: pay(cost) }
    case 'seize':
      return { target: cityTarget(move.target, move.district), note: pay(cost) }
    case 'exchange':
      return { target: cityTarget(move.target, move.district) }
    case 'hand_over':
      return { target: cityTarget(me, move.district), note: pay(cost) }
    case 'armory':
      return { target: cityTarget(move.target, move.district), against: move.target === me }
    case 'beautify':
      return { target: cityTarget(me, move.district), note: pay(cost) }
    case 'spy':
    case 'swap_hands':
    case 'look':
    case 'enthrone':
    case 'demand':
    case 'swap_characters':
      return { target: seatTarget(move.target) }
    case 'pass':
      return { said: said(`citadels-web-pass-${PASSES.find((frame) => frame === topFrame(view)?.frame) ?? 'other'}`) }
    case 'tribute':
      return { verb: `tribute_${move.resource}`, verbIcon: move.resource === 'gold' ? tokens.gold : tokens.card }
    default:
      return {}
  }
}

const ICONS: Record<string, string> = {
  build: tokens.city, kill: tokens.killed, rob: tokens.robbed, bewitch: tokens.bewitched, sign: tokens.warrant, warrant: tokens.warrant,
  flower: tokens.threat, threaten: tokens.threat, crown: tokens.crown, enthrone: tokens.crown, destroy: typeIcon('military'),
  extra_gold: tokens.gold, demand: tokens.gold, favor: tokens.gold, extra_cards: tokens.card, study: tokens.card, beautify: tokens.beautified,
  confiscate: tokens.warrant, reveal: tokens.threat,
}
const DISTRICT_VERBS = ['laboratory', 'smithy', 'museum', 'armory']

function iconOf(verb: string, view: View): string | undefined {
  if (ICONS[verb]) return ICONS[verb]
  if (DISTRICT_VERBS.includes(verb)) return districtIcon(verb)
  if (verb === 'swap_characters') return districtIcon('theater')
  const turn = turnOf(view)
  return turn && !CLOSING.includes(verb) && topFrame(view)?.frame === 'turn' ? characterIcon(actingAs(turn)) : undefined
}

/** Verbs that say everything on the button: there is only one way to do them. */
const WHOLE = ['gather_gold', 'gather_cards', 'navigate_gold', 'navigate_cards', 'tribute_gold', 'tribute_cards', 'income', 'bribe']

export function choices(seen: Seen): Choice[] {
  const { view, tally } = seen
  const found = seen.legal.map((text): Choice => {
    const move = parseMove<Move>(FORMS, text)
    const part = partOf(view, tally, move, text)
    const verb = part.verb ?? (BUILDING.includes(move.move) ? 'build' : move.move)
    const icon = part.verbIcon ?? iconOf(verb, view)
    const whole = part.said ?? moveSaid('citadels', FORMS, text)
    return {
      ...part,
      move: text,
      verb,
      verbSaid: verb === 'pass' ? whole : said(`citadels-web-verb-${verb}`, WHOLE.includes(verb) ? whole.args : undefined),
      said: whole,
      ...(icon && { verbIcon: icon }),
      ...(CLOSING.includes(verb) && { closing: true }),
    }
  })
  return withNotes(found, view, tally)
}

/** The second line of each verb: how many things it can be done to, or that it cannot be taken back. */
function withNotes(all: Choice[], view: View, tally: Tally): Choice[] {
  const counts = new Map<string, Set<string>>()
  for (const { verb, target, move } of all) counts.set(verb, (counts.get(verb) ?? new Set()).add(target ?? move))
  return all.map((choice) => {
    const note = noteOf(choice, counts.get(choice.verb)!.size, view, tally)
    return note ? { ...choice, verbNote: note } : choice
  })
}

function noteOf({ verb, target }: Choice, count: number, view: View, tally: Tally): Said | undefined {
  if (verb === 'build') return said('citadels-web-verb-build-note', { n: count, cards: view.hand.length })
  if (verb === 'end') return endNote(view)
  if (verb === 'income') return incomeNote(view, tally)
  if (verb === 'collect') return said('citadels-web-gold', { n: view.tax })
  if (verb === 'gather_cards') return said('citadels-web-keep-note', { keep: tally.gather[2] })
  if (verb === 'study') return said('citadels-web-keep-note', { keep: 1 })
  if (SEALED.includes(verb)) return said('citadels-web-no-undo')
  if (target === undefined || verb === 'tithe') return undefined
  return said('citadels-web-verb-count', { n: count })
}

function incomeNote(view: View, tally: Tally): Said | undefined {
  const turn = turnOf(view)
  const income = turn && characterOf(actingAs(turn))?.income
  return income ? said('citadels-web-income-note', { n: tally.income, type: said(`citadels-type-${income}`) }) : undefined
}

/** What ending the turn leaves undone, or brings by itself. */
function endNote(view: View): Said | undefined {
  const turn = turnOf(view)
  if (!turn) return undefined
  const char = actingAs(turn)
  if (!(turn.used & USED_CROWN) && ['king', 'patrician', 'emperor'].includes(char) && !(char !== 'emperor' && view.crown === view.seat)) {
    return said('citadels-web-end-crown', { char })
  }
  if (char === 'alchemist' && turn.paid) return said('citadels-web-end-alchemist', { n: turn.paid })
  return turn.built ? undefined : said('citadels-web-end-unbuilt')
}
const USED_CROWN = 8

// ---- what cannot be done now

/** Build keeps its place through the turn, and says why it waits. */
export function idle(seen: Seen): IdleVerb[] {
  const { view } = seen
  const turn = topFrame(view)
  if (turn?.frame !== 'turn' || turn.seat !== view.seat) return []
  if (!turn.gathered) return [] // the question says what comes first; the room is for what can be done
  const reason = whyNoBuild(view, turn.built, characterOf(actingAs(turn))?.limit ?? 1)
  return [{ verb: 'build', verbSaid: said('citadels-web-verb-build'), verbIcon: tokens.city, reason }]
}

function whyNoBuild(view: View, built: number, limit: number): Said {
  if (!limit) return said('citadels-error-navigator')
  if (!view.hand.length) return said('citadels-web-no-hand')
  if (built >= limit) return said('citadels-error-limit', { n: limit })
  return said('citadels-web-none-fits', { n: view.players[view.seat ?? 0]!.gold })
}

/** The move a press would be, for the server to say why not. */
export function attempt(target: string, verb: string | null, seen: Seen): string | null {
  const [kind, ...rest] = target.split(':')
  const { view } = seen
  if (topFrame(view)?.frame !== 'turn') return null
  if (kind === 'hand' && (verb === null || verb === 'build')) return `build ${rest[0]}`
  if (kind !== 'district') return null
  const blow = BLOWS.find((tag) => (verb === null || verb === tag) && seen.legal.some((move) => move.startsWith(`${tag} `)))
  return blow ? `${blow} p${Number(rest[0]) + 1} ${rest[1]}` : null
}
/** What is done to districts of any city. */
const BLOWS = ['destroy', 'exchange', 'seize', 'armory']

/** Why a thing cannot be chosen, as far as the table itself shows it. */
export function reason(target: string, verb: string | null, seen: Seen): Said | null {
  const { view } = seen
  const [kind, first = '', second = ''] = target.split(':')
  const has = (tag: string): boolean => (verb === null || verb === tag) && seen.legal.some((move) => move.startsWith(`${tag} `))
  if (kind === 'hand') return has('build') && !has('redraw') ? handReason(view, seen.tally, first) : null
  if (kind === 'char') return charReason(view, first, seen)
  if (kind !== 'district') return null
  const seat = Number(first)
  if (seat !== view.seat && (has('beautify') || has('hand_over') || has('sacrifice'))) return said('citadels-web-not-yours')
  if (has('beautify') && isBeautified(second)) return said('citadels-web-has-coin')
  return null
}

function handReason(view: View, tally: Tally, name: string): Said | null {
  const short = (tally.hand[view.hand.indexOf(name)] ?? 0) - view.players[view.seat ?? 0]!.gold
  return short > 0 ? said('citadels-web-short', { n: short }) : null
}

function charReason(view: View, char: string, seen: Seen): Said | null {
  if (seen.decision?.kind === 'draft' || seen.decision?.kind === 'draft_drop') {
    return view.face_up.includes(char) ? said('citadels-web-why-out') : said('citadels-web-why-not-passed')
  }
  if (view.killed === char) return said('citadels-web-why-killed')
  if (view.bewitched === char) return said('citadels-web-why-bewitched')
  const turn = turnOf(view)
  return turn ? said('citadels-web-why-rank', { char: charArg(actingAs(turn)) }) : null
}
