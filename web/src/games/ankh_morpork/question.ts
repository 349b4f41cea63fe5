/** What is asked of the own seat and why; what others are deciding. */
import { said, who, type Arg, type Said } from '$/lib/said'
import type { View, Window } from '$/lib/wire/ankh_morpork'
import type { Question } from '$/table/game'
import { areaAt, iconAmount, iconKind, isInterrupt } from './facts'
import { areaName, areaNameAt, cardName, cardNameAt, cardText, cardTextAt, eventNameAt, minionName } from './names'
import type { Seen } from './seen'
import { below, chainOf, currentCard, happeningOf, mainOf, offered, powerOf, top, type Frame } from './stack'

const now = (key: string, args?: Record<string, Arg>): Said => said(`play-ankh_morpork-now-${key}`, args)
/** Several sentences behind one another. */
const sentences = (...parts: (Said | null)[]): Said | undefined => {
  const found = parts.filter((part) => part !== null)
  return found.reduceRight<Said | undefined>((rest, part) => (rest ? said('ankh_morpork-web-both', { first: part, second: rest }) : part), undefined)
}

const [W_TEXT, W_MOVE, W_REMOVE, W_REMOVED] = [0, 1, 2, 3]
const [BY_ICON, , BY_EVENT] = [0, 1, 2]

export function question(seen: Seen): Question {
  const { view } = seen
  const last = top(view)
  if (!last) return { ask: said('ankh_morpork-ask-menu') }
  const { ask, help } = last.frame === 'menu' ? menu(view, seen) : asked(view, last, seen)
  const role = roleOf(view, seen)
  return { ask, ...(help && { help }), rules: rulesOf(seen), ...(role && { role }) }
}

/** What belongs to this very question stands first: the shell shows the first few. */
const rulesOf = ({ rules }: Seen): string[] => rules.toSorted((one, other) => Number(GENERAL.includes(one)) - Number(GENERAL.includes(other)))
const GENERAL = ['ANK-3.1', 'ANK-3.2', 'ANK-5.3', 'ANK-4.33', 'ANK-4.34', 'ANK-4.36']

type Words = { ask: Said; help?: Said | undefined }

/** "Icon 1 of 3", the power or the event that asks. */
function roleOf(view: View, seen: Seen): Said | null {
  const power = powerOf(view)
  if (power) return said('ankh_morpork-web-role', { thing: areaName(power) })
  const happening = happeningOf(view)
  if (happening) return said('ankh_morpork-web-role', { thing: eventNameAt(happening.event) })
  if (top(view)?.frame === 'window') return null
  const chain = chainOf(view)
  const own = mainOf(view)?.seat === seen.seat
  if (own && chain?.now) return said('ankh_morpork-web-role-icon', { n: chain.past + 1, of: chain.icons.length })
  return own || !chain ? null : said('ankh_morpork-web-role', { thing: cardName(chain.card) })
}

// ---- the own turn

function menu(view: View, seen: Seen): Words {
  const icon = offered(view)
  const main = mainOf(view)!
  const tags = new Set(seen.legal.map((move) => move.split(' ')[0]!))
  if (icon !== null) return iconAsked(view, icon, tags)
  if (main.plays) {
    if (!view.hand.some((card) => !isInterrupt(card))) return { ask: said('ankh_morpork-web-ask-none'), help: now('none') }
    return { ask: said(main.played ? 'ankh_morpork-web-ask-another' : 'ankh_morpork-web-ask-play'), help: main.played ? now('more', { n: main.plays }) : now('first') }
  }
  const left = tags.has('power') ? 'powers' : tags.has('interrupt') ? 'mossy' : 'nothing'
  return { ask: said('ankh_morpork-web-ask-end'), help: now('end', { left }) }
}

const ICON_MOVES: Record<string, string> = { place_minion: 'place', place_building: 'build', assassinate: 'kill', remove_trouble: 'calm', scroll: 'text', money: 'money' }

function iconAsked(view: View, icon: string, tags: ReadonlySet<string>): Words {
  const kind = iconKind(icon)
  const { card } = chainOf(view)!
  const able = tags.has(ICON_MOVES[kind] ?? '')
  const help = kind === 'scroll' ? now('text', { card: cardName(card), text: cardText(card) }) : said(`ankh_morpork-icon-${kind}.text`)
  const ask = said(`ankh_morpork-web-ask-${kind}`, { n: iconAmount(icon), card: cardName(card) })
  return { ask, help: sentences(help, able ? null : now('not-now')) }
}

// ---- what others, texts and events ask

/** A card and what it does; whose it is, if it is not one's own. */
const byText = (card: number, by: number, seat: number | null): Said =>
  by === seat ? now('text', { card: cardNameAt(card), text: cardTextAt(card) }) : now('text-by', { name: who(by), card: cardNameAt(card), text: cardTextAt(card) })

/** The card or the power that puts the question. */
function cause(view: View, seat: number | null): Said {
  const power = powerOf(view)
  if (power) return now('text', { card: areaName(power), text: said(`ankh_morpork-area-${power}.text`) })
  const card = currentCard(view)
  const words = { card: cardName(card), text: cardText(card) }
  return view.active === seat ? now('text', words) : now('text-by', { ...words, name: who(view.active) })
}

function asked(view: View, frame: Frame, seen: Seen): Words {
  const plain = { ask: said(`ankh_morpork-ask-${seen.decision?.kind ?? 'menu'}`) }
  const { seat } = seen
  const withHelp = (...parts: (Said | null)[]): Words => ({ ...plain, help: sentences(...parts) })
  switch (frame.frame) {
    case 'window':
      return { ask: attack(view, frame, seen), help: sentences(aimed(view, frame), now('stake', { n: frame.stake }), answers(view, seen)) }
    case 'protecting':
      return { ...plain, help: sentences(hits(view, seen), now('stake', { n: frame.stake }), answers(view, seen)) }
    case 'choose_target':
      if (frame.other >= 0) return { ask: said('ankh_morpork-web-ask-payer'), help: now('payer', { card: cardNameAt(frame.card), name: who(frame.other) }) }
      return withHelp(byText(frame.card, frame.seat, seat))
    case 'choose_paid':
    case 'buying':
    case 'visiting':
      return withHelp(byText(frame.card, frame.seat, seat))
    case 'choose_victim':
      return withHelp(victim(view, frame))
    case 'lose_minion':
    case 'fined':
    case 'insured':
      return withHelp(byText(frame.card, frame.by, seat))
    case 'grab_minion':
      if (frame.area) return { ask: said('ankh_morpork-web-ask-swap'), help: now('swap', { minion: minionName(frame.owner, seat), area: areaNameAt(frame.area) }) }
      return withHelp(byText(frame.card, frame.seat, seat))
    case 'go_to':
      return withHelp(now('go', { card: cardNameAt(frame.card), minion: minionName(frame.owner, seat), area: areaNameAt(frame.area) }))
    case 'placing':
      if (frame.lost) return withHelp(now('back', { area: areaNameAt(frame.lost) }))
      return withHelp(frame.optional ? now('one-more') : cause(view, seat))
    case 'discarding':
      return withHelp(cause(view, seat), frame.optional ? now('discard', { n: frame.left }) : null)
    case 'giving':
      if (frame.price) return withHelp(now('sell', { card: cardName(currentCard(view)), name: who(frame.target), n: frame.price }))
      return withHelp(cause(view, seat), now('give', { n: frame.left, name: who(frame.target) }))
    case 'razing':
      return withHelp(now('raze', { name: who(frame.target) }))
    case 'searching':
      return withHelp(now('search', { name: who(frame.target) }))
    case 'keeping':
      return withHelp(now('keep', { name: who(frame.target) }))
    case 'murdering':
      return withHelp(now('murder', { event: eventNameAt(happeningOf(view)!.event), area: areaNameAt(frame.area) }))
    case 'fleeing':
      return { ask: said('ankh_morpork-web-ask-flee'), help: now('flee', { event: eventNameAt(happeningOf(view)!.event), pieces: frame.left.map(([area, n]) => said('ankh_morpork-web-times', { thing: areaNameAt(area), n })) }) }
    case 'sinking': {
      const all = view.players[frame.seat]!.buildings
      return withHelp(now(frame.keep < all ? 'sink' : 'sunk', { event: eventNameAt(happeningOf(view)!.event), n: frame.keep, all }))
    }
    default: // stirring, calming, building, donating
      return withHelp(cause(view, seat))
  }
}

function victim(view: View, frame: Extract<Frame, { frame: 'choose_victim' }>): Said {
  const under = below(view)
  if (under?.frame === 'rolled') return now('rolled', { card: cardNameAt(frame.card), areas: under.dice.map(areaNameAt) })
  if (frame.by !== frame.seat) return now('hired', { name: who(frame.by), card: cardNameAt(frame.card), text: cardTextAt(frame.card) })
  return now('text', { card: cardNameAt(frame.card), text: cardTextAt(frame.card) })
}

// ---- windows

/** Who does what to which piece with which card. */
function attack(view: View, frame: Window, seen: Seen): Said {
  const name = who(frame.by)
  if (frame.kind === W_REMOVED) {
    return now('lost', { area: areaNameAt(frame.area), cause: frame.cause === BY_EVENT ? eventNameAt(frame.card) : cardNameAt(frame.card) })
  }
  const card = cardNameAt(frame.card)
  const under = below(view)
  switch (under?.frame) {
    case 'shift':
      return now('hit-move', { name, area: areaNameAt(under.area), area2: areaNameAt(under.to), card })
    case 'swap': {
      const here: [number, number] = [under.area, under.owner]
      const there: [number, number] = [under.area2, under.owner2]
      const [mine, other] = frame.area === under.area2 ? [there, here] : [here, there]
      return now('hit-swap', { name, area: areaNameAt(mine[0]), minion: minionName(other[1], seen.seat), area2: areaNameAt(other[0]), card })
    }
    case 'paying':
      return now('hit-buy', { name, area: areaNameAt(under.area), n: areaAt(under.area).cost, card })
    case 'removal':
      if (frame.by === seen.seat) return now('hit-own', { area: areaNameAt(under.area), card })
      return now(under.cause === BY_ICON ? 'hit-kill' : 'hit-remove', { name, area: areaNameAt(under.area), card })
    default:
      return said('ankh_morpork-web-ask-aim', { name, card })
  }
}

/** What the text that is aimed at the seat does, where the question does not say it. */
function aimed(view: View, frame: Window): Said | null {
  const told = ['shift', 'swap', 'paying', 'removal']
  return frame.kind === W_TEXT && !told.includes(below(view)?.frame ?? '') ? cardTextAt(frame.card) : null
}

/** The interrupts that fit a window (ANK-4.39): told to who holds none of them, so that the question makes sense. */
function fitting(frame: Frame, seat: number | null): string[] {
  if (frame.frame !== 'window') return ['susan']
  if (frame.kind === W_TEXT) return ['wallace_sonky']
  if (frame.kind === W_MOVE) return ['gaspode']
  if (frame.kind === W_REMOVED) return ['igor', 'fresh_start_club']
  return frame.kind === W_REMOVE && (frame.cause === BY_EVENT || frame.by === seat) ? ['susan'] : ['susan', 'gaspode']
}

function answers(view: View, seen: Seen): Said | null {
  const cards = seen.legal.filter((move) => move.startsWith('interrupt ')).map((move) => move.split(' ')[1]!)
  const saves = seen.legal.some((move) => move.startsWith('save '))
  const found = [
    cards.length ? now('answers', { cards: cards.map(cardName) }) : null,
    saves && seen.seat !== null ? now('small-gods', { n: view.players[seen.seat]!.cash }) : null,
  ]
  if (cards.length || saves) return sentences(...found) ?? null
  const missing = fitting(top(view)!, seen.seat)
  return now('no-answer', { cards: missing.map(cardName), n: missing.length })
}

/** What of the own an event is about to hit, without what was saved. */
function hits(view: View, seen: Seen): Said | null {
  const happening = happeningOf(view)
  if (!happening) return null
  const pieces = happening.hits.flatMap(([owner, area, what, count], at): Arg[] => {
    const left = count - (happening.saved[at] ?? 0)
    return owner === seen.seat && left > 0 ? [said('ankh_morpork-web-hit', { area: areaNameAt(area), what: said(`play-ankh_morpork-hit-${SAVED[what]}`), n: left })] : []
  })
  return now('event', { event: eventNameAt(happening.event), pieces })
}
/** What an event hits, by its number (games/ankh_morpork/hits.py). */
const SAVED = ['minion', 'building', 'card', 'demon', 'troll']

// ---- others

/** What others are deciding. Windows open by public facts alone, so nothing is given away. */
export function waiting(seen: Seen): Said {
  const { view } = seen
  const [first] = seen.pending
  if (!first) return said('web-waiting-plain')
  const seat = who(first.seat)
  const chain = chainOf(view)
  const happening = happeningOf(view)
  const last = top(view)
  if (first.kind === 'menu') {
    const icon = offered(view)
    if (icon && chain) return said('ankh_morpork-web-wait-icon', { seat, card: cardName(chain.card), icon: said(`ankh_morpork-icon-${iconKind(icon)}`) })
    return said(mainOf(view)?.plays ? 'ankh_morpork-web-wait-play' : 'ankh_morpork-web-wait-end', { seat })
  }
  if (last?.frame === 'window') return said('ankh_morpork-web-wait-window', { seat, cause: last.cause === BY_EVENT ? eventNameAt(last.card) : cardNameAt(last.card) })
  const what = happening ? eventNameAt(happening.event) : powerOf(view) ? areaName(powerOf(view)!) : chain ? cardName(chain.card) : null
  return what ? said('ankh_morpork-web-wait-for', { seat, cause: what }) : said('ankh_morpork-web-wait-play', { seat })
}

