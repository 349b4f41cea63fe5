/** Genoa's legal moves as choices: which verb, which thing on the table, in which words. */
import { parseMove } from '$/lib/moves'
import { moveSaid } from '$/lib/sentences'
import { said, type Said } from '$/lib/said'
import { FORMS, type Move, type View } from '$/lib/wire/genoa'
import type { Choice, IdleVerb } from '$/table/game'
import { boardOfView, BUILDINGS, CARDS, isCommodity, isTile, icons, MARKER, isBuilding, isDeck } from './data'
import { beginnable, desk, noteSpaces, rebidSpace, startFor } from './desk.svelte'
import type { Seen } from './seen'
import { actionsLeft, canAct, counterOf, floorOf, frameOf, isHouse, meanwhile, needsExtra, targetsOf, top } from './stand'
import { buildingArg, spaceArgs, termsSaid } from './words'

export const verbOrder = [
  'deliver', 'agree', 'accept', 'offer', 'use', 'main', 'ship', 'fill', 'roll', 'start', 'go', 'invite', 'reopen', 'counter', 'call',
  'note', 'withdraw', 'recall', 'fetch', 'trade', 'act', 'pick', 'get', 'claim',
]

/** What an item of the own hand or supply is on the table. */
export function itemTarget(item: string): string {
  if (item in CARDS) return `hand:${item}`
  if (isTile(item)) return `tile:${item}`
  return isCommodity(item) ? `good:${item}` : MARKER
}

const verb = (tag: string): Said => said(`genoa-web-verb-${tag}`)
const note = (tag: string, n = 0): Said => said(`genoa-web-note-${tag}`, { n })

/** What is said of a move that is more than its kind. */
function choiceOf(text: string, seen: Seen): Choice {
  const move = parseMove<Move>(FORMS, text)
  const { view } = seen
  const common: Choice = { move: text, verb: move.move, verbSaid: verb(move.move), said: moveSaid('genoa', FORMS, text) }
  const tile = (kind: string): string => `tile:${kind}`
  switch (move.move) {
    case 'roll':
      return { ...common, verbIcon: icons.tokens.die_blue }
    case 'start':
      return { ...common, target: tile('start_space'), then: `space:${move.space}`, verbIcon: icons.tiles.start_space }
    case 'go':
      return { ...common, target: `space:${move.space}`, short: said(`genoa-space-${move.space}`), verbNote: note('go', targetsOf(view).length) }
    case 'accept': {
      const terms = floorOf(view)?.offers.find((offer) => offer.version === move.version)
      return { ...common, target: `space:${move.space}`, ...(terms && !move.also && { said: termsSaid('genoa-web-accept', view, terms) }), short: said(`genoa-space-${move.space}`), controls: true }
    }
    case 'reopen': {
      const left = (view.options.offer_rounds ?? 2) - (floorOf(view)?.rounds ?? 0)
      return { ...common, verbNote: note('reopen', left) }
    }
    case 'use':
      return { ...common, atOnce: true, target: `space:${view.tower}`, said: said('genoa-web-use', spaceArgs(view.tower)), ...(!actionsLeft(seen, seen.seat!) && { verbNote: note('extra') }) }
    case 'invite':
      return { ...common, verbNote: note('invite') }
    case 'stop':
      return { ...common, closing: true, verbNote: note('stop') }
    case 'lapse':
    case 'close':
      return { ...common, closing: true, verbNote: note(move.move, view.options.close_seconds ?? 10) }
    case 'pass': {
      const kind = seen.decision?.kind ?? 'ask'
      return { ...common, closing: true, verbSaid: said(`genoa-web-pass-${kind}`), said: said(`genoa-web-pass-${kind}.said`) }
    }
    case 'refuse':
      return { ...common, closing: true }
    case 'withdraw':
      return { ...common, controls: true }
    case 'wait':
      return { ...common, closing: true }
    case 'agree': {
      const counter = counterOf(view)
      return counter ? { ...common, said: termsSaid('genoa-web-agree', view, counter) } : common
    }
    case 'pick':
    case 'ship':
    case 'fill':
    case 'deliver':
      return { ...common, target: `hand:${move.card}`, verbIcon: icons.decks[CARDS[move.card]!.deck], note: note(move.move) }
    case 'main': {
      const building = actingIn(view)
      const space = building && boardOfView(view).of[building]
      if (!building || !space) return common
      const villa = space.group === 'villa'
      return {
        ...common,
        atOnce: true,
        target: `space:${building}`,
        verbSaid: villa ? said('genoa-web-verb-contract') : common.verbSaid,
        said: said(villa ? 'genoa-web-main-villa' : 'genoa-web-main', { building: buildingArg(building), text: said(`genoa-building-${building}.text`) }),
        verbIcon: icons.buildings[building],
        verbNote: said('genoa-web-note-main', { building: said(`genoa-building-${building}`) }),
      }
    }
    case 'fetch':
      return { ...common, target: tile('any_commodity'), then: `good:${move.commodity}`, verbIcon: icons.tiles.any_commodity }
    case 'trade':
      return { ...common, target: tile('trade_1_1'), then: itemTarget(move.item), verbIcon: icons.tiles.trade_1_1 }
    case 'act':
      return { ...common, target: tile('building_action'), then: `space:${move.building}`, verbIcon: icons.tiles.building_action }
    case 'get':
      return { ...common, target: `supply:${move.item}`, said: said(isDeck(move.item) ? 'genoa-web-get-deck' : 'genoa-web-get', { item: said(`genoa-item-${move.item}`, { n: 1 }) }) }
    case 'end':
      return { ...common, closing: true }
    case 'claim':
      return { ...common, target: `space:${move.street}`, short: said(`genoa-space-${move.street}`), verbNote: said('genoa-web-note-markers', { n: view.players[seen.seat!]?.markers ?? 0 }) }
    default:
      return common
  }
}

/** The building in which an action is being taken. */
function actingIn(view: View): (typeof BUILDINGS)[number] | undefined {
  const frame = top(view)
  const number = frame?.frame === 'choosing' ? frame.building : frameOf(view, 'window')?.building
  return number === undefined ? undefined : BUILDINGS[number]
}

/** What is put together by clicking, as choices that open the desk. */
function begins(seen: Seen): Choice[] {
  const { view } = seen
  const kinds = beginnable(view)
  const found: Choice[] = []
  const start = (tag: string, more: Partial<Choice> & { begin: () => void; move: string }): Choice => ({
    verb: tag, verbSaid: verb(tag), said: said(`genoa-web-begin-${tag}`), ...more,
  })
  if (kinds.includes('offer')) {
    const only = rebidSpace(view)
    const spaces = only ? [only] : targetsOf(view).filter((space) => mayBuy(seen, seen.seat!, space))
    const single = spaces.length === 1
    for (const space of spaces) {
      found.push(start('offer', {
        move: `offer ${space}`,
        said: said('genoa-web-begin-offer', spaceArgs(space)),
        short: said(`genoa-space-${space}`),
        verbSaid: only ? verb('rebid') : verb('offer'),
        ...(!single && { target: `space:${space}` }),
        ...(needsExtra(seen, seen.seat!, space) && { note: note('extra') }),
        begin: () => desk.begin('offer', view, { space, terms: only ? (counterOf(view) ?? startFor(view, space)) : startFor(view, space) }),
      }))
    }
  }
  if (kinds.includes('counter')) found.push(start('counter', { move: 'counter', controls: true, begin: () => desk.begin('counter', view, { space: isHouse(view) ? view.tower : null }) }))
  if (kinds.includes('call')) found.push(start('call', { move: 'call', controls: true, begin: () => desk.begin('call', view, { space: isHouse(view) ? view.tower : null, terms: { give: '20d' } }) }))
  if (kinds.includes('note')) {
    // Once a note is begun its space is chosen on the board.
    if (desk.kind === 'note') {
      for (const space of noteSpaces(view, boardOfView(view).spaces.map(({ id }) => id))) {
        found.push(start('note', {
          move: `note ${space}`, target: `space:${space}`, said: said('genoa-web-begin-note-at', spaceArgs(space)),
          begin: () => (desk.space = space),
        }))
      }
    } else found.push(start('note', { move: 'note', begin: () => desk.begin('note', view, { terms: { give: '20d' } }) }))
  }
  return found
}

/** A building is bought only by who can act there; the server says why not. */
const mayBuy = (seen: Seen, seat: number, space: string): boolean =>
  !isBuilding(space) || canAct(seen, seat) || (!!seen.view.options.move_only && space !== seen.view.tower)

export function choices(seen: Seen): Choice[] {
  const { view } = seen
  const optional = meanwhile(view, !!seen.decision?.optional)
  // On the open floor time passes by itself: nothing has to be pressed for it.
  const listed = seen.legal.filter((text) => text !== 'wait' || optional)
  const found = listed.map((text) => choiceOf(text, seen))
  return optional ? found : [...found, ...begins(seen)]
}

/** Verbs that stay in their place although they cannot be used. */
export function idle(seen: Seen): IdleVerb[] {
  const { view, seat } = seen
  const found: IdleVerb[] = []
  if (seat === null) return found
  const frame = top(view)
  const mine = frame && 'seat' in frame && frame.seat === seat
  if (frame?.frame === 'live' && mine && !isHouse(view) && !seen.legal.includes('stop')) {
    found.push({ verb: 'go', verbSaid: verb('go'), reason: said('genoa-web-why-early', { n: view.options.floor_min ?? 5 }) })
    found.push({ verb: 'stop', verbSaid: verb('stop'), reason: said('genoa-web-why-early', { n: view.options.floor_min ?? 5 }) })
  }
  if ((frame?.frame === 'opening' || frame?.frame === 'deciding') && mine && isHouse(view) && !seen.legal.includes('use')) {
    found.push({ verb: 'use', verbSaid: verb('use'), reason: said('genoa-web-why-acted') })
  }
  if (frame?.frame === 'deciding' && mine && isHouse(view) && !seen.legal.includes('lapse')) {
    found.push({ verb: 'lapse', verbSaid: verb('lapse'), reason: said('genoa-web-why-duty') })
  }
  if (frame?.frame === 'window' && mine && !frame.main) {
    found.push({ verb: 'end', verbSaid: verb('end'), reason: said('genoa-web-why-main-first') })
  }
  return found
}

/** The move a press on a thing would be, were it legal: the server says why it is not. */
export function attempt(target: string, armed: string | null, seen: Seen): string | null {
  const { view, seat } = seen
  const [kind = '', name = ''] = target.split(':')
  const frame = top(view)
  if (kind === 'space') {
    if (armed === 'act') return isBuilding(name) ? `act ${name}` : null
    switch (frame?.frame) {
      case 'starting': return `start ${name}`
      case 'deciding': return `go ${name}`
      case 'asking': return desk.kind === 'note' ? `note ${name} 5d` : `offer ${name} 5d`
      case 'live': return frame.seat === seat ? `go ${name}` : `offer ${name} 5d`
      default: return null
    }
  }
  if (kind === 'hand') {
    const deck = CARDS[name]?.deck
    if (frame?.frame !== 'window') return deck === 'message' ? `deliver ${name}` : null
    return deck === 'small_order' ? `fill ${name}` : deck === 'large_order' ? `ship ${name}` : deck === 'message' ? `deliver ${name}` : null
  }
  if (kind === 'tile' && frame?.frame === 'window') return name === 'start_space' ? `start ${view.tower}` : null
  if (kind === 'good' && armed === 'fetch') return `fetch ${name}`
  return null
}

/** Reasons the view itself tells. */
export function reason(target: string, _armed: string | null, seen: Seen): Said | null {
  const { view } = seen
  const [kind = '', name = ''] = target.split(':')
  const frame = top(view)?.frame
  if (kind === 'space' && frame === 'acquiring') {
    const space = boardOfView(view).of[name]
    if (space?.kind !== 'street') return said('genoa-web-why-street-only')
    return view.discs[boardOfView(view).spaces.indexOf(space)] ? said('genoa-web-why-no-building') : said('genoa-web-why-no-disc')
  }
  if (kind === 'space' && name === view.tower && (frame === 'deciding' || frame === 'asking') && !isHouse(view)) return said('genoa-web-why-tower')
  if (kind === 'space' && view.path.includes(name) && (frame === 'deciding' || frame === 'asking')) return said('genoa-web-why-visited')
  return null
}

/** Words for the settings that may be changed at any time. */
export const asides = (seen: Seen): { move: string; said: Said }[] => seen.aside.map((move) => ({ move, said: moveSaid('genoa', FORMS, move) }))
