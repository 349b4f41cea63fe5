/** What is asked, why, and what others are deciding: from the top of the stack, without anybody's secrets. */
import { said, who, type Arg, type Said } from '$/lib/said'
import type { View } from '$/lib/wire/genoa'
import { has } from '$/lib/words.svelte'
import type { Moment, Question } from '$/table/game'
import { BUILDINGS, cardNumbered, DECKS, isBuilding, NOBODY, OWNER_PAY, TILES } from './data'
import { NOTHING } from './bundle'
import type { Seen } from './seen'
import { actionsLeft, canAct, draftOf, extraTiles, floorOf, isHouse, meanwhile, top } from './stand'
import { buildingArg, bundleArg, cardArg, itemSaid, spaceArgs, termsSaid } from './words'

const ask = (key: string, args?: Record<string, Arg>): Said => said(`genoa-web-ask-${key}`, args)
const help = (key: string, args?: Record<string, Arg>): Said => said(`genoa-web-help-${key}`, args)

/** Several sentences as one line. */
const lines = (...parts: (Said | null)[]): Said => {
  const found = parts.filter((part): part is Said => part !== null)
  return found.slice(1).reduce((all, next) => said('genoa-web-both', { first: all, next }), found[0]!)
}

const brings = (building: string): Said => said(`genoa-building-${building}.text`)

function owner(view: View, building: string): Said | null {
  const at = BUILDINGS.indexOf(building as (typeof BUILDINGS)[number])
  const seat = view.owner[at] ?? NOBODY
  return seat === NOBODY ? null : help('owner', { seat: who(seat), n: OWNER_PAY })
}

const actions = (seen: Seen, seat: number): Said => help('actions', { n: actionsLeft(seen, seat), extra: extraTiles(seen.view, seat) })

/** What is asked of the own seat. */
export function question(seen: Seen): Question {
  const { view, seat, rules } = seen
  const found = seat === null ? { ask: ask('live') } : meanwhile(view, !!seen.decision?.optional) ? { ask: ask('meanwhile'), help: help('meanwhile') } : asked(view, seat, seen)
  return { rules, ...found, ...(seat !== null && { role: role(seen, seat) }) }
}

function role(seen: Seen, seat: number): Said {
  const { view } = seen
  const left = 5 - view.path.length
  if (seat === view.trader) return said('genoa-web-role-trader', { left: view.path.length ? left : -1 })
  return said('genoa-web-role-other', { n: actionsLeft(seen, seat), extra: extraTiles(view, seat) })
}

function asked(view: View, seat: number, seen: Seen): { ask: Said; help?: Said } {
  const frame = top(view)!
  const house = isHouse(view)
  switch (frame.frame) {
    case 'starting': {
      const tile = view.players[seat]!.tiles[TILES.indexOf('start_space')]
      return { ask: ask('start'), help: lines(help('start', { n: view.spaces_left }), tile ? help('start-tile') : null) }
    }
    case 'opening': {
      const others = view.players.flatMap((_, other) => (other !== seat && canAct(seen, other) ? [who(other)] : []))
      return { ask: ask('house', spaceArgs(view.tower)), help: lines(brings(view.tower), owner(view, view.tower), others.length ? help('buyers', { seats: others }) : help('no-buyer')) }
    }
    case 'asking': {
      const draft = draftOf(view)
      const written = (draft?.offers.length ?? 0) + (draft?.notes.length ?? 0)
      const sealed = help(written ? 'sealed-written' : 'sealed', { n: written })
      if (house) return { ask: ask('offer-house', spaceArgs(view.tower)), help: lines(brings(view.tower), canAct(seen, seat) ? null : actions(seen, seat), sealed) }
      return { ask: ask('offer-road'), help: lines(actions(seen, seat), sealed) }
    }
    case 'deciding': {
      if (!house) return { ask: ask('decide-road'), help: help(floorOf(view)?.offers.length ? 'decide-road' : 'decide-none') }
      const duty = !seen.legal.includes('lapse')
      return { ask: ask('decide-house', spaceArgs(view.tower)), help: lines(brings(view.tower), duty ? help('duty') : help('decide-house')) }
    }
    case 'replying':
      return { ask: ask('reply', { seat: who(view.trader) }), help: termsSaid('genoa-web-counter-terms', view, frame.terms) }
    case 'live': {
      const trader = seat === frame.seat
      const key = frame.late ? 'live-late' : frame.closing ? 'live-closing' : trader ? 'live-trader' : frame.counter?.by === seat ? 'live-counter' : 'live-other'
      return { ask: ask(`${trader ? 'live-trader' : 'live-other'}-${house ? 'house' : 'road'}`, house ? spaceArgs(view.tower) : {}), help: lines(house ? brings(view.tower) : null, help(key, { seat: who(view.trader) })) }
    }
    case 'picking':
      return { ask: ask('pick', { n: frame.left, seat: who(frame.to) }), help: help('pick', { deck: said(`genoa-deck-${DECKS[frame.deck]}`) }) }
    case 'window': {
      const building = BUILDINGS[frame.building]!
      const pledge = frame.pledge === NOTHING ? null : help('pledged', { seat: who(view.trader), things: bundleArg(frame.pledge) })
      const order = cardNumbered(frame.order)
      const bound = order ? help('order-bound', { card: cardArg(order) }) : null
      return frame.main
        ? { ask: ask('action-done', { building: buildingArg(building) }), help: lines(frame.ordered ? help('ordered') : help('action-done'), pledge, bound) }
        : { ask: ask('action', { building: buildingArg(building) }), help: lines(brings(building), pledge, bound) }
    }
    case 'trading':
      return { ask: ask('trade'), help: help('trade', { item: itemOf(frame.item) }) }
    case 'shipping':
      return { ask: ask('bonus'), help: help('bonus') }
    case 'choosing':
      return { ask: ask('villa', { building: buildingArg(BUILDINGS[frame.building]!) }), help: brings(BUILDINGS[frame.building]!) }
    case 'delivering':
      return { ask: ask('deliver'), help: help('deliver') }
    case 'acquiring':
      return { ask: ask('acquire'), help: help('acquire', { n: view.players[seat]!.markers }) }
    default:
      return { ask: ask('live') }
  }
}

const itemOf = (item: string): Arg => (has(`genoa-item-${item}`) ? itemSaid(item, 1) : cardArg(item))

/** What others are deciding. It never depends on what anybody holds. */
export function waiting(seen: Seen): Said {
  const { view } = seen
  const first = seen.pending.find((decision) => !decision.optional) ?? seen.pending[0]
  const kind = first?.kind ?? 'live'
  const args = { seat: who(first?.seat ?? view.trader), trader: who(view.trader), ...(view.tower ? spaceArgs(view.tower) : { space: 'none', sort: 'none' }) }
  const count = top(view)?.frame === 'asking' ? answered(view) : null
  if (kind === 'ask' && count) return said(isHouse(view) ? 'genoa-web-wait-ask-house' : 'genoa-web-wait-ask-road', { ...args, ...count })
  if (kind === 'action') return said('genoa-web-wait-action', { ...args, here: isBuilding(view.tower) ? 1 : 0 })
  const id = `genoa-web-wait-${kind}${kind === 'decide' || kind === 'live' ? (isHouse(view) ? '-house' : '-road') : ''}`
  return said(has(id) ? id : 'web-waiting-plain', args)
}

/** How many have answered, and of how many: no names before all are in. */
function answered(view: View): { n: number; of: number } {
  const frame = top(view)
  const others = view.players.length - 1
  const open = frame?.frame === 'asking' ? view.players.filter((_, seat) => (frame.waiting >> seat) & 1).length : 0
  return { n: others - open, of: others }
}

/** Where in the game we are. */
export function moment(seen: Seen): Moment {
  const { view } = seen
  const phase = Math.min(3, Math.max(1, view.phase))
  return {
    round: said('genoa-web-round', { n: view.round }),
    steps: [1, 2, 3].map((step) => ({ said: said(`genoa-web-phase-${step}`), on: step === phase && !seen.outcome })),
    facts: [{ icon: 'hourglass', said: said('genoa-web-left', { n: view.spaces_left }) }],
  }
}

