/** What is asked, and what others are deciding. */
import { said, type Question, type Said } from '$/table/game'
import { who } from '$/lib/said'
import { faceOf, GUILDS, numbersOf, stockOf } from './board'
import { butchersTarget, butchery, cityOf, fenceKind, hoodOfTurn, placeId, placeOfTurn, topAs, towersOfTurn, type City } from './city'
import { fenceCount, mix } from './choices'
import { cardName, guildName, itemSaid, owner, place, places } from './names'
import type { Seen } from './seen'

const now = (key: string, args?: Said['args']): Said => said(`play-walled_city-now-${key}`, args)
const ask = (key: string, args?: Said['args']): Said => said(`walled_city-web-ask-${key}`, args)

export function question(seen: Seen): Question {
  const city = cityOf(seen.view)
  const found = asked(city, seen)
  const role = roleOf(city)
  return { rules: seen.rules, ...found, ...(role && { role }) }
}

/** "Road 3 of 4 · step 2 of 3". */
function roleOf(city: City): Said | null {
  const { turn, round, top } = city
  if (!turn || !top || (top.frame !== 'ability' && turn.step > 3)) return turn && top ? said('walled_city-web-role-end') : null
  if (top.frame === 'ability') return said('walled_city-web-role-guild', { guild: said(`walled_city-guild-${GUILDS[top.guild]!.id}`) })
  if (top.frame === 'answering' || top.frame === 'taking') return null
  const total = stockOf(city.board.id, city.players)[round - 1] ?? 0
  const left = (round === 1 ? city.public.roads : city.public.walls)[turn.seat] ?? 0
  const n = total - left + (turn.place < 0 ? 1 : 0)
  const settled = top.frame === 'peopling' || top.frame === 'sharing' || top.frame === 'settling_other'
  const step = settled ? 2 : round === 1 ? [1, 2, 2, 3][turn.step]! : turn.step + 1
  return said('walled_city-web-role-step', { round, n, of: total, step, steps: round === 1 ? 3 : 4 })
}

function asked(city: City, seen: Seen): Question {
  const { top, turn, round, public: lists } = city
  const seat = seen.seat ?? 0
  const at = placeOfTurn(city)
  const where = at ? place(city, at) : ''
  const areaOf = (number: number): ReturnType<typeof place> => place(city, placeId(city, number))
  const card = turn ? faceOf(turn.card) : ''
  const [high, low] = numbersOf(card)
  const supply = now('supply', { peasants: lists.supply_p[seat] ?? 0, nobles: lists.supply_n[seat] ?? 0 })
  const both = (one: Said, other: Said): Said => said('walled_city-web-two', { one, other })
  switch (top?.frame) {
    case 'start_road':
      return { ask: said('walled_city-ask-start_road'), help: now('start', { n: city.view.stack.filter((frame) => frame.frame === 'start_road').length }) }
    case 'joining':
      return { ask: said('walled_city-ask-joining'), help: now('joining', { round }) }
    case 'building': {
      const stock = (round === 1 ? lists.roads : lists.walls)[seat] ?? 0
      return { ask: ask(turn?.over_built ? 'build-over' : 'build', { round }), help: now(round === 1 ? 'road' : 'wall', { n: stock }) }
    }
    case 'showing':
      return { ask: ask('show', { place: where }), help: both(ask(round === 1 ? 'show-help' : 'show-wall-help'), supply) }
    case 'settling':
      return { ask: ask('settle', { card: cardName(card) }), help: ask('settle-help', { mix: mix(lists.supply_n[seat] ?? 0, lists.supply_p[seat] ?? 0) }), rules: seen.rules.slice(0, 1) }
    case 'settling_other':
      return { ask: ask('other', { n: low }), help: now('settling-other', { n: high, area: areaOf(top.area), other: low }) }
    case 'sharing':
      return { ask: ask('share'), help: now('sharing', { n: top.counts[0], one: areaOf(top.areas[0]), m: top.counts[1], other: areaOf(top.areas[1]) }) }
    case 'peopling': {
      const [area = 0, n = 0] = top.queue[0] ?? []
      const next = top.queue.slice(1).find(([, count]) => count)
      const help = next ? both(now('peopling-next', { n: next[1], area: areaOf(next[0]) }), supply) : supply
      return { ask: ask('people', { n, area: areaOf(area) }), help }
    }
    case 'promoting':
      return { ask: ask('promote', { n: top.left }), help: now('promoting', { n: top.left, areas: places(city, hoodOfTurn(city).map((area) => area.id)), towers: places(city, towersOfTurn(city)) }) }
    case 'adjusting':
      return {
        ask: said('walled_city-ask-adjusting'),
        help: round === 1 ? now('adjusting', { place: where }) : now('adjusting-wall', { areas: places(city, hoodOfTurn(city).map((area) => area.id)), towers: places(city, towersOfTurn(city)) }),
      }
    case 'ending':
      return { ask: said('walled_city-ask-ending'), help: now('ending') }
    case 'ability':
      return ability(city)
    case 'answering':
      return { ask: said('walled_city-ask-answering'), help: now('answering', { name: owner(city, butchery(city)?.by ?? 0), card: cardName(faceOf(top.got)), n: numbersOf(faceOf(top.got))[0] + numbersOf(faceOf(top.got))[1] }) }
    case 'taking':
      return { ask: said('walled_city-ask-taking'), help: now('taking', { name: who(top.target) }) }
    case 'zoning':
      return { ask: said('walled_city-ask-zoning'), help: ask('zone-help') }
    case 'laying': {
      const [one, other] = city.board.zones[top.zone]!.towers
      const help = now('laying', { zone: place(city, city.board.zones[top.zone]!.id), one: place(city, one), other: place(city, other) })
      return { ask: said('walled_city-ask-laying'), help: city.view.hand.some((held) => held.endsWith('*')) ? both(help, ask('off-colour')) : help }
    }
    case 'facing': {
      const zone = city.board.zones[top.zone]!
      return { ask: ask('face', { n: numbersOf(faceOf(top.card))[0] }), help: now('facing', { card: cardName(faceOf(top.card)), zone: place(city, zone.id), one: place(city, zone.towers[0]), other: place(city, zone.towers[1]) }) }
    }
    default:
      return { ask: said(`walled_city-ask-${seen.decision?.kind ?? 'ending'}`) }
  }
}

/** A guild's ability asks step by step. */
function ability(city: City): Question {
  const frame = topAs.ability(city)!
  const guild = GUILDS[frame.guild]!.id
  const areaOf = (number: number): ReturnType<typeof place> => place(city, placeId(city, number))
  const help = said(`walled_city-guild-${guild}.text`)
  const step = (key: string, args: Said['args'] = {}): Question => ({ ask: said(`walled_city-web-ability-${guild}${key}`, { n: frame.left, ...args }), help })
  switch (guild) {
    case 'ironmongers': {
      const name = owner(city, city.colours - frame.left)
      return frame.place < 0 ? step('', { name }) : step('-to', { name, area: areaOf(frame.place) })
    }
    case 'vintners':
      return frame.colour < 0 ? step('') : step('-peasants', { name: owner(city, frame.colour) })
    case 'saddlers':
      if (!frame.stage) return step('')
      return frame.place < 0 ? step('-who', { kind: frame.stage === 1 ? 'peasants' : 'nobles' }) : step('-to', { name: owner(city, frame.colour), area: areaOf(frame.place) })
    case 'clothworkers':
    case 'curriers': {
      const item = frame.place < 0 ? null : itemSaid(city, placeId(city, frame.place))
      return item ? step('-second', { place: areaOf(frame.place), item }) : step('')
    }
    case 'carpenters': {
      if (!frame.stage) return step('')
      const args = { one: areaOf(frame.place), other: areaOf(frame.left) }
      if (frame.stage === 2) return { ...step('-item', { item: itemSaid(city, placeId(city, frame.place)) ?? '' }), help: said('walled_city-web-ability-carpenters-item-help', args) }
      const { colour, kind } = fenceKind(frame)
      return step('-share', { count: fenceCount(city), kind, name: owner(city, colour) })
    }
    case 'butchers':
      return step('', { name: owner(city, butchersTarget(city, frame)) })
    case 'salters':
      return step('', { done: frame.done })
    default:
      return step('')
  }
}

/** What others are deciding: only what everybody sees. */
export function waiting(seen: Seen): Said {
  const city = cityOf(seen.view)
  const first = seen.pending[0]
  const seat = who(first?.seat ?? 0)
  const top = city.top
  if (top?.frame === 'ability') return said('walled_city-web-wait-ability', { seat, guild: guildName(GUILDS[top.guild]!.id) })
  const at = placeOfTurn(city)
  const known = first?.kind ?? 'ending'
  if (at && ['showing', 'settling', 'settling_other', 'sharing', 'peopling'].includes(known)) {
    return said('walled_city-web-wait-at', { kind: known === 'showing' ? 'showing' : 'settling', seat, place: place(city, at), round: city.round })
  }
  return said(`walled_city-web-wait-${known}`, { seat, round: city.round })
}
