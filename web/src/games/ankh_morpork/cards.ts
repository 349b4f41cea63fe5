/** The sheets of everything that can be opened: cards, areas, events, personalities, icons, piles, players. */
import { ankh_morpork as art } from '$/icons/ankh_morpork'
import { said, who, type Arg, type Said } from '$/lib/said'
import { has } from '$/lib/words.svelte'
import type { View } from './wire'
import type { CardText } from '$/table/game'
import { cardArt, sheetArt } from './art.svelte'
import { demonIn } from './count'
import { areaAt, AREAS, cardOf, EVENTS, iconAmount, iconKind, isArea, OWNERS, TROLL } from './facts'
import { areaName, cardName, eventName, hasText, personalityName } from './names'
import type { Seen } from './seen'

const FIELD = { green: 'var(--k-green)', brown: 'var(--k-brown)' } as Record<string, string>
const EVENT_RULES: Record<string, string[]> = {
  the_dragon: ['ANK-6.5', 'ANK-6.6'], flood: ['ANK-6.7', 'ANK-6.8', 'ANK-6.9'], fire: ['ANK-6.10', 'ANK-6.11', 'ANK-6.12'], fog: ['ANK-6.13'], riots: ['ANK-6.14', 'ANK-9.3'],
  explosion: ['ANK-6.15'], mysterious_murders: ['ANK-6.16', 'ANK-6.17'], demons_from_the_dungeon_dimensions: ['ANK-6.18', 'ANK-6.19', 'ANK-6.20'], subsidence: ['ANK-6.21'],
  bloody_stupid_johnson: ['ANK-6.22', 'ANK-6.23'], trolls: ['ANK-6.24'], earthquake: ['ANK-6.25'],
}
const AREA_RULES: Record<string, string> = {
  dolly_sisters: 'ANK-5.7', unreal_estate: 'ANK-5.8', dragons_landing: 'ANK-5.9', small_gods: 'ANK-5.10', the_scours: 'ANK-5.11', the_hippo: 'ANK-5.12', the_shades: 'ANK-5.13',
  dimwell: 'ANK-5.7', longwall: 'ANK-5.14', isle_of_gods: 'ANK-5.15', seven_sleepers: 'ANK-5.16', nap_hill: 'ANK-5.17',
}
const PERSON_RULES: Record<string, string[]> = { lord_vetinari: ['ANK-8.2'], chrysoprase: ['ANK-8.6'], dragon_king_of_arms: ['ANK-8.7'], commander_vimes: ['ANK-8.8', 'ANK-9.4'] }
const ICON_RULES: Record<string, string[]> = {
  place_minion: ['ANK-4.1', 'ANK-4.2', 'ANK-4.6'], place_building: ['ANK-4.14', 'ANK-4.15', 'ANK-4.16'], assassinate: ['ANK-4.19', 'ANK-4.20'], remove_trouble: ['ANK-4.21'],
  money: ['ANK-4.22'], scroll: ['ANK-4.23'], event: ['ANK-4.29', 'ANK-3.3'], play_another: ['ANK-4.30'], interrupt: ['ANK-4.32', 'ANK-4.33', 'ANK-4.39'],
}

export function card(id: string, seen: Seen): CardText | null {
  const [kind = '', thing = ''] = id.split(':')
  const { view } = seen
  switch (kind) {
    case 'card':
    case 'hand':
    case 'shown':
      return playerCard(thing)
    case 'area':
    case 'house':
    case 'piece':
      return isArea(thing) ? area(thing, view, seen) : null
    case 'event':
      return { name: said(`ankh_morpork-event-${thing}`), kind: said('ankh_morpork-board-kind-event'), text: [said(`ankh_morpork-event-${thing}.text`)], rules: EVENT_RULES[thing] ?? [], icon: sheetArt(thing), field: 'var(--k-event)' }
    case 'personality':
      return { name: said(`ankh_morpork-personality-${thing}`), kind: said('ankh_morpork-board-kind-personality'), text: [said(`ankh_morpork-personality-${thing}.text`)], rules: ['ANK-8.1', ...(PERSON_RULES[thing] ?? ['ANK-8.3', 'ANK-8.4'])], icon: art.personalities[thing as keyof typeof art.personalities], field: 'var(--city)' }
    case 'icon':
      return { name: said(`ankh_morpork-icon-${iconKind(thing)}`), kind: said('ankh_morpork-board-kind-icon'), text: [said(`ankh_morpork-icon-${iconKind(thing)}.text`)], rules: ICON_RULES[iconKind(thing)] ?? [], icon: art.action_icons[iconKind(thing) as keyof typeof art.action_icons], field: 'var(--slab)', on: 'var(--on-slab)' }
    case 'piece-kind':
      return has(`ankh_morpork-piece-${thing}`) ? { name: said(`ankh_morpork-piece-${thing}`) } : null
    case 'pile':
      return thing === 'discard' ? discard(view) : thing === 'events' ? events(view) : thing === 'trouble' ? trouble(view) : null
    case 'seat':
      return player(Number(thing), view, seen)
    default:
      return null
  }
}

/** An icon of a card in words: "$3", "Place a minion". */
export const iconSaid = (icon: string): Said =>
  iconKind(icon) === 'money' ? said('ankh_morpork-board-icon-money', { n: iconAmount(icon) }) : said(`ankh_morpork-icon-${iconKind(icon)}`)

function playerCard(id: string): CardText | null {
  const found = cardOf(id)
  if (!found) return null
  const text = hasText(id, found.text, found.icons.includes('interrupt')) ? [said(`ankh_morpork-card-${id}.text`)] : []
  const chain = found.icons.map((icon): Arg => iconSaid(icon))
  return {
    name: said(`ankh_morpork-card-${id}`),
    kind: said(`ankh_morpork-board-kind-${found.pile}`),
    facts: [chain.length ? said('ankh_morpork-board-icons', { icons: said('common-thing', { thing: ordered(chain) }) }) : said('ankh_morpork-board-no-icons')],
    text,
    rules: [found.rule, ...new Set(found.icons.flatMap((icon) => ICON_RULES[iconKind(icon)]?.slice(0, 1) ?? []))],
    ...(cardArt(id) && { icon: cardArt(id) }),
    field: FIELD[found.pile]!,
  }
}

/** "one, then two, then three": the order matters, and equal ones are not counted together. */
function ordered(things: Arg[]): Arg {
  return things.slice(1).reduce<Arg>((first, next) => ({ id: 'ankh_morpork-board-then', args: { first, next } }), things[0]!)
}

function area(id: string, view: View, seen: Seen): CardText {
  const found = AREAS.find((one) => one.id === id)!
  const owner = view.buildings[found.number]!
  const ruler = seen.tally.controllers[found.number]!
  const here = view.minions.flatMap((row, whose): Arg[] => {
    const n = row[found.number]!
    if (!n) return []
    return [whose >= TROLL ? said('ankh_morpork-board-neutrals', { kind: OWNERS[whose]!, n }) : said('ankh_morpork-board-minions-of', { seat: who(whose), n })]
  })
  return {
    name: said(`ankh_morpork-area-${id}`),
    kind: said('ankh_morpork-board-area-kind', { n: found.number, cost: found.cost, river: found.river }),
    facts: [
      said('ankh_morpork-board-area-house', { state: view.gone.includes(id) ? 'gone' : owner < 0 ? 'none' : 'built', seat: who(owner) }),
      ...(here.length ? [said('ankh_morpork-board-area-here', { pieces: here })] : []),
      ...(view.trouble.includes(id) ? [said('ankh_morpork-board-area-trouble')] : []),
      ...(demonIn(view, found.number) ? [said('ankh_morpork-board-area-demon')] : ruler >= 0 ? [said('ankh_morpork-board-area-control', { seat: who(ruler), own: ruler === seen.seat })] : []),
    ],
    text: [said(`ankh_morpork-area-${id}.text`), said('ankh_morpork-board-neighbours', { areas: found.near.map((number) => areaName(areaAt(number).id)) })],
    rules: [AREA_RULES[id]!, 'ANK-1.4', 'ANK-5.2'],
    icon: sheetArt(id),
    field: 'var(--city)',
  }
}

function discard(view: View): CardText {
  const pile = view.discard.toReversed()
  return {
    name: said('ankh_morpork-board-discard'),
    kind: said('ankh_morpork-board-discard-count', { n: pile.length }),
    text: pile.length ? [said('common-thing', { thing: pile.map(cardName) })] : [said('ankh_morpork-board-discard-empty')],
    facts: view.box.length ? [said('ankh_morpork-board-box', { cards: view.box.map(cardName) })] : [],
    rules: ['ANK-11.6', 'ANK-2.9'],
  }
}

function events(view: View): CardText {
  const coming = EVENTS.filter((name) => !view.events_used.includes(name))
  const listed = (key: string, names: readonly string[]): Said[] => (names.length ? [said(key, { events: names.map(eventName) })] : [])
  return {
    name: said('ankh_morpork-board-events'),
    kind: said('ankh_morpork-board-events-left', { n: view.events_left, of: EVENTS.length }),
    text: [...listed('ankh_morpork-board-events-used', view.events_used), ...listed('ankh_morpork-board-events-coming', coming)],
    rules: ['ANK-4.29', 'ANK-11.7'],
    icon: art.action_icons.event,
    field: 'var(--k-event)',
  }
}

function trouble(view: View): CardText {
  return {
    name: said('ankh_morpork-piece-trouble'),
    facts: [said('ankh_morpork-board-trouble', { n: view.trouble.length })],
    text: [said('ankh_morpork-board-sign-trouble.text'), ...(view.trouble.length ? [said('ankh_morpork-board-trouble-in', { areas: view.trouble.map(areaName) })] : []), said('ankh_morpork-board-trouble-help')],
    rules: ['ANK-4.6', 'ANK-4.9', 'ANK-4.13', 'ANK-8.7', 'ANK-6.14'],
    icon: art.pieces.trouble,
    field: '#F2C11E',
    on: '#14202B',
  }
}

function player(seat: number, view: View, seen: Seen): CardText | null {
  const found = view.players[seat]
  if (!found) return null
  const suspects = seen.tally.suspects[seat] ?? []
  const text = [
    ...found.area_cards.map((id) => said('ankh_morpork-now-text', { card: areaName(id), text: said(`ankh_morpork-area-${id}.text`) })),
    ...(found.loans.length ? [said('ankh_morpork-board-loans', { cards: found.loans.map(cardName) })] : []),
    ...(found.penalties.length ? [said('ankh_morpork-board-penalties', { cards: found.penalties.map(cardName) })] : []),
    ...(seat !== view.seat && found.known.length ? [said('ankh_morpork-board-known', { cards: found.known.map(cardName) })] : []),
    ...(suspects.length ? [said('ankh_morpork-board-suspects', { n: suspects.length, people: suspects.map(personalityName) })] : []),
  ]
  return { name: { id: 'web-plain', args: { text: seen.names[seat] ?? '' } }, text: text.length ? text : [said('ankh_morpork-board-nothing-known')], rules: ['ANK-11.1', 'ANK-11.3', 'ANK-11.4'] }
}
