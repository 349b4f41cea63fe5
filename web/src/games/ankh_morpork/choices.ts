/** The legal moves as verbs and targets. */
import { parseMove } from '$/lib/moves'
import { said, who, type Said } from '$/lib/said'
import { moveSaid } from '$/lib/sentences'
import { FORMS, type Move, type View } from '$/lib/wire/ankh_morpork'
import type { Choice } from '$/table/game'
import { ankh_morpork as art } from '$/icons/ankh_morpork'
import { areaOf, cardAt, cardOf, DIBBLER_FINE, iconAmount, iconKind, INCOME, OWNERS, POWER_PRICE, SMALL_GODS_PRICE } from './facts'
import { areaName, cardName, cardText, minionName } from './names'
import type { Seen } from './seen'
import { mainOf, offered, top } from './stack'

export const VERBS = ['play', 'text', 'money', 'place', 'build', 'kill', 'remove', 'calm', 'stir', 'grab', 'go', 'flee', 'raze', 'buy', 'visit', 'target', 'give', 'search', 'discard', 'keep', 'save', 'interrupt', 'pay', 'refuse', 'power', 'standing', 'stop-asking']

const { action_icons: icons } = art
const ICONS: Record<string, string> = {
  play: icons.play_another, text: icons.scroll, money: icons.money, place: icons.place_minion, build: icons.place_building, kill: icons.assassinate,
  calm: icons.remove_trouble, stir: art.pieces.trouble, interrupt: icons.interrupt, save: art.powers.small_gods,
}

type Of<T extends Move['move']> = Extract<Move, { move: T }>
type Part = Partial<Choice>

const areaSaid = (id: string): Said => ({ id: `ankh_morpork-area-${id}` })
const area = (id: string): Part => ({ target: `area:${id}`, short: areaSaid(id) })
const piece = (where: string, owner: string): string => `piece:${where}:${owner}`
const house = (where: string): string => `house:${where}`
const dollars = (n: number): Said => said('ankh_morpork-web-dollars', { n })

/** Whether an arriving minion brings trouble: as the board shows it, for the note on the area (ANK-4.6). */
function arrival(seen: Seen, id: string): Part {
  const last = top(seen.view)
  if ((last?.frame === 'placing' && last.quiet) || !seen.tally.stirs.includes(id)) return {}
  return { note: said('ankh_morpork-web-adds-trouble') }
}

/** What each kind of move is on the table. */
class Offer {
  readonly view: View
  readonly own: string
  readonly seen: Seen
  /** The move that is being put into words. */
  private move = ''
  constructor(seen: Seen) {
    this.seen = seen
    this.view = seen.view
    this.own = OWNERS[seen.seat ?? 0]!
  }

  choice(text: string): Choice {
    const move = parseMove<Move>(FORMS, text)
    this.move = text
    const verb = this.verb(move)
    const icon = ICONS[verb]
    return {
      move: text,
      verb,
      verbSaid: said(`ankh_morpork-web-verb-${verb}`),
      ...(icon && { verbIcon: icon }),
      said: moveSaid('ankh_morpork', FORMS, text),
      ...this.part(move),
    }
  }

  private verb(move: Move): string {
    const frame = top(this.view)?.frame
    if (move.move === 'kill') return frame === 'menu' ? 'kill' : 'remove'
    if (move.move === 'discard' && frame === 'searching') return 'search'
    if (move.move === 'pass' && (move.rest || move.below)) return 'stop-asking'
    return move.move
  }

  private part(move: Move): Part {
    switch (move.move) {
      case 'play':
        return { target: `hand:${move.card}`, short: { id: `ankh_morpork-card-${move.card}` } }
      case 'give':
      case 'interrupt':
        return { target: `hand:${move.card}` }
      case 'discard':
        return this.discard(move)
      case 'keep':
        return { target: `shown:${move.card}` }
      case 'place':
        return this.place(move)
      case 'build':
        return this.build(move)
      case 'buy':
        return this.buy(move)
      case 'kill':
      case 'grab':
        return this.minion(move)
      case 'go':
        return { ...area(move.area), ...arrival(this.seen, move.area) }
      case 'flee':
        return { target: piece(move.area, this.own), then: `area:${move.to}`, short: areaSaid(move.area), thenShort: areaSaid(move.to), ...arrival(this.seen, move.to) }
      case 'raze':
        return { target: house(move.area), short: areaSaid(move.area), note: dollars(areaOf(move.area).cost), against: this.view.buildings[areaOf(move.area).number] === this.seen.seat }
      case 'calm':
      case 'stir':
        return area(move.area)
      case 'visit':
        return { ...area(move.area), note: said('ankh_morpork-web-plus', { n: this.cash }) }
      case 'save':
        return this.save(move)
      case 'power':
        return this.power(move.area)
      case 'target':
        return this.target(move.target)
      default:
        return this.answer(move)
    }
  }

  private discard(move: Of<'discard'>): Part {
    const last = top(this.view)
    if (last?.frame === 'searching') return { target: `shown:${move.card}` }
    const pays = last?.frame === 'discarding' ? last.pays : 0
    return { target: `hand:${move.card}`, ...(pays && { note: said('ankh_morpork-web-plus', { n: pays }) }) }
  }

  private place(move: Of<'place'>): Part {
    const note = arrival(this.seen, move.area)
    if (!move.lift) return { ...area(move.area), ...note }
    return { target: piece(move.lift, this.own), then: `area:${move.area}`, short: areaSaid(move.lift), thenShort: areaSaid(move.area), verbNote: said('ankh_morpork-web-lift-minion'), ...note }
  }

  private build(move: Of<'build'>): Part {
    const price = -this.cash
    const words = { said: said('ankh_morpork-web-build', { area: areaName(move.area), n: price, lift: move.lift ? areaName(move.lift) : 'none' }), note: dollars(price) }
    if (!move.lift) return { ...area(move.area), ...words }
    return { ...words, target: house(move.lift), then: `area:${move.area}`, short: areaSaid(move.lift), thenShort: areaSaid(move.area), verbNote: said('ankh_morpork-web-lift-building') }
  }

  private buy(move: Of<'buy'>): Part {
    const { cost, number } = areaOf(move.area)
    const owner = this.view.buildings[number]!
    const words = { said: said('ankh_morpork-web-buy', { area: areaName(move.area), target: who(owner), n: cost, lift: move.lift ? areaName(move.lift) : 'none' }), note: dollars(cost), short: areaSaid(move.area) }
    return move.lift ? { ...words, target: house(move.area), then: house(move.lift), thenShort: areaSaid(move.lift), verbNote: said('ankh_morpork-web-lift-building') } : { ...words, target: house(move.area) }
  }

  private minion(move: Of<'kill'> | Of<'grab'>): Part {
    const own = move.minion === this.own
    const last = top(this.view)
    const owner = OWNERS.indexOf(move.minion)
    const kind = move.move === 'grab' ? (last?.frame === 'grab_minion' && cardAt(last.card).text === 'exchange_minions' ? 'swap' : 'grab') : last?.frame === 'menu' ? 'kill' : 'remove'
    return {
      said: said(`ankh_morpork-web-${kind}`, { minion: minionName(owner, this.seen.seat), area: areaName(move.area) }),
      short: said('ankh_morpork-web-piece', { minion: minionName(owner, this.seen.seat), area: areaSaid(move.area) }),
      target: piece(move.area, move.minion),
      ...(move.move === 'kill' && { against: own }),
    }
  }

  /** What it does to the own cash. */
  private get cash(): number {
    return this.seen.tally.cash[this.move] ?? 0
  }

  private save(move: Of<'save'>): Part {
    const note = { note: dollars(SMALL_GODS_PRICE), short: said('ankh_morpork-web-save', { what: said(`play-ankh_morpork-hit-${move.what}`), area: areaSaid(move.area) }) }
    if (move.what === 'minion') return { ...note, target: piece(move.area, this.own) }
    return { ...note, target: move.what === 'building' || move.what === 'card' ? house(move.area) : `area:${move.area}` }
  }

  private power(id: string): Part {
    const income = INCOME[id]
    const price = POWER_PRICE[id]
    const note = income ? said('ankh_morpork-web-plus', { n: income }) : price ? dollars(price) : null
    return {
      said: said('ankh_morpork-web-power', { area: areaName(id), text: powerText(id) }),
      short: { id: `ankh_morpork-area-${id}` },
      target: house(id),
      ...(note && { note }),
    }
  }

  private target(seat: number): Part {
    const { cash, cards } = this.view.players[seat]!
    return { target: `seat:${seat}`, said: said('ankh_morpork-web-target', { target: who(seat), cash, cards }) }
  }

  private answer(move: Move): Part {
    const last = top(this.view)
    const main = mainOf(this.view)
    switch (move.move) {
      case 'text':
        return this.text(main && main.card >= 0 ? cardAt(main.card).id : '')
      case 'money': {
        const n = iconAmount(offered(this.view) ?? '')
        return { verbSaid: said('ankh_morpork-web-verb-take', { n }), said: said('ankh_morpork-web-verb-take', { n }) }
      }
      case 'pay': {
        const words = said('ankh_morpork-web-verb-pay', { n: this.asked() })
        return { verbSaid: words, said: words }
      }
      case 'refuse': {
        const words = said('ankh_morpork-web-verb-refuse', { kind: last?.frame ?? 'none' })
        return { verbSaid: words, said: words }
      }
      case 'pass':
        return this.pass(move)
      case 'skip': {
        const words = last?.frame === 'razing' ? 'spare' : offered(this.view) ? 'skip-icon' : 'skip-play'
        return { closing: true, verbSaid: said(`ankh_morpork-web-verb-${words}`), said: said(`ankh_morpork-web-verb-${words}`), ...(words === 'skip-icon' && { verbNote: said('ankh_morpork-web-no-way-back') }) }
      }
      case 'end':
        return { closing: true, verbNote: said('ankh_morpork-web-refill') }
      case 'done':
        return { closing: true, verbSaid: said('ankh_morpork-web-verb-done'), said: said('ankh_morpork-web-verb-done') }
      default:
        return {}
    }
  }

  private text(id: string): Part {
    const card = cardOf(id)
    const seals = card && SEALED.includes(card.text)
    return {
      said: said('ankh_morpork-web-carry-out', { card: cardName(id), text: cardText(id) }),
      ...(seals && { verbNote: said('ankh_morpork-web-no-undo') }),
    }
  }

  private pass(move: Of<'pass'>): Part {
    if (top(this.view)?.frame === 'menu') return { closing: true, verbSaid: said('ankh_morpork-web-verb-pass'), said: said('ankh_morpork-web-verb-pass') }
    if (move.rest || move.below) return {}
    return { closing: true, verbSaid: said('ankh_morpork-web-verb-let'), said: said('ankh_morpork-web-verb-let') }
  }

  /** What a player is asked to pay. */
  private asked(): number {
    const last = top(this.view)
    if (last?.frame === 'lose_minion') return DIBBLER_FINE
    if (last?.frame === 'donating') return last.amount
    return last?.frame === 'fined' || last?.frame === 'insured' ? cardAt(last.card).n : 0
  }
}

/** Texts that show something hidden, or roll: they cannot be taken back. */
const SEALED = ['draw', 'dibbler', 'here_n_now', 'errol', 'carcer', 'see_personalities', 'new_personality', 'from_discard', 'draw_per_building']

/** What a power does, in a few words. */
export function powerText(id: string): Said {
  const income = INCOME[id]
  return income ? said('play-ankh_morpork-power-income', { n: income }) : said(`ankh_morpork-web-power-${id}`)
}

export function choices(seen: Seen): Choice[] {
  const offer = new Offer(seen)
  const found = seen.legal.map((text) => offer.choice(text))
  const counts = new Map<string, number>()
  for (const { verb } of found) counts.set(verb, (counts.get(verb) ?? 0) + 1)
  // A verb that stands for several things says how many.
  return found.map((choice) =>
    counts.get(choice.verb)! > 1 && !choice.verbNote && choice.target ? { ...choice, verbNote: said('ankh_morpork-web-count', { n: targetsOf(found, choice.verb) }) } : choice,
  )
}

const targetsOf = (all: Choice[], verb: string): number => new Set(all.filter((choice) => choice.verb === verb).map((choice) => choice.target)).size

/** The move a press on a thing would be, so that the server can say why it is not one. */
export function attempt(target: string, verb: string | null, seen: Seen): string | null {
  const { view } = seen
  const [kind, id] = target.split(':')
  const icon = offered(view)
  if (top(view)?.frame !== 'menu') return null
  if (kind === 'hand') return `play ${id}`
  if (kind === 'house' && view.buildings[areaOf(id!).number] === seen.seat) return `power ${id}`
  if (kind === 'area' && (verb === 'build' || icon === 'place_building')) return `build ${id}`
  return null
}

/** Why a thing cannot be chosen, where the view itself tells it. */
export function reason(target: string, verb: string | null, seen: Seen): Said | null {
  const { view } = seen
  const [kind, id] = target.split(':')
  const last = top(view)
  const icon = offered(view)
  if (kind === 'hand') return handReason(last?.frame, icon)
  if (kind === 'seat') return Number(id) === seen.seat ? said('ankh_morpork-web-why-self') : view.immune.includes(Number(id)) ? said('ankh_morpork-web-why-immune') : said('ankh_morpork-web-why-seat')
  if (kind === 'piece') return pieceReason(view, target, icon, seen)
  if (kind === 'house') return houseReason(view, id!, last?.frame, seen)
  if (kind !== 'area') return null
  return areaReason(view, id!, last?.frame, verb, icon)
}

function handReason(frame: string | undefined, icon: string | null): Said | null {
  if (frame === 'window' || frame === 'protecting') return said('ankh_morpork-web-why-no-answer')
  return icon && frame === 'menu' ? said('ankh_morpork-web-why-icon-first') : null
}

function pieceReason(view: View, target: string, icon: string | null, seen: Seen): Said | null {
  const [, id = '', owner] = target.split(':')
  if (icon && iconKind(icon) === 'assassinate') {
    if (owner === OWNERS[seen.seat ?? 0]) return said('ankh_morpork-web-why-own')
    return view.trouble.includes(id) ? null : said('ankh_morpork-web-why-calm')
  }
  return said('ankh_morpork-web-why-piece')
}

function houseReason(view: View, id: string, frame: string | undefined, seen: Seen): Said | null {
  if (frame === 'buying') {
    const owner = view.buildings[areaOf(id).number]
    return owner === seen.seat ? said('ankh_morpork-web-why-yours') : said('ankh_morpork-web-why-buy')
  }
  if (frame === 'menu' && id === 'small_gods') return said('ankh_morpork-web-why-small-gods')
  return null
}

function areaReason(view: View, id: string, frame: string | undefined, verb: string | null, icon: string | null): Said | null {
  const troubled = view.trouble.includes(id)
  const asked = frame === 'menu' ? iconKind(icon ?? '') : frame
  if (verb === 'build' || asked === 'place_building') return null // the server knows
  switch (asked) {
    case 'place_minion':
      return said('ankh_morpork-web-why-reach', { area: areaName(id) })
    case 'remove_trouble':
    case 'calming':
    case 'visiting':
      return troubled ? null : said('ankh_morpork-web-why-no-marker')
    case 'stirring':
      return troubled ? said('ankh_morpork-web-why-marker') : said('ankh_morpork-web-why-text')
    case 'fleeing':
      return said('ankh_morpork-web-why-flood')
    case 'building':
      return said('ankh_morpork-web-why-build')
    case 'placing':
    case 'go_to':
      return said('ankh_morpork-web-why-text')
    default:
      return null
  }
}
