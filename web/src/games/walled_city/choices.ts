/** Every legal move as a thing that can be pressed, and as words. */
import { walled_city as icons } from '$/icons/walled_city'
import { parseMove } from '$/lib/moves'
import { settings } from '$/lib/settings.svelte'
import { moveSaid } from '$/lib/sentences'
import { FORMS, type Move } from '$/lib/wire/walled_city'
import { said, type Choice, type Said } from '$/table/game'
import { guildOf, numbersOf, faceOf, type GuildId } from './board'
import { areaById, butchersTarget, cityOf, colourOf, guildAsking, placeId, topAs, type City } from './city'
import { cardName, factionName, guildName, itemSaid, kindOfPlace, named, owner, ownerOf, place, placeSaid } from './names'
import type { Seen } from './seen'

/** Verbs from left to right; closing ones stand last anyway. */
export const VERBS = ['build', 'show', 'put', 'settle', 'promote', 'adjust', 'pick', 'choose', 'place-noble', 'place-peasant', 'kind-peasant', 'kind-noble', 'colour', 'guild', 'copy']

const NOBLES_PICKED: GuildId[] = ['mercers', 'fishmongers', 'ironmongers', 'barbers']
const WITH_ITEM: GuildId[] = ['haberdashers', 'clothworkers', 'curriers']

/** Which verb a move belongs to, what it is on the table, and its words where the terminal's are too general. */
type Parts = Partial<Pick<Choice, 'target' | 'then' | 'note' | 'verbNote' | 'verbIcon' | 'closing' | 'against' | 'controls'>> & {
  verb?: string
  /** The end of the verb's message, where it differs from the verb. */
  label?: string
  labelArgs?: Said['args']
  words?: Said
}

export function choices(seen: Seen): Choice[] {
  const city = cityOf(seen.view)
  const found = seen.legal.map((text) => choiceOf(text, city, seen))
  const laying = topAs.laying(city)
  return laying ? found.flatMap((choice) => faced(choice, city, city.board.zones[laying.zone]!.towers)) : found
}

/** A card for a defence zone is chosen with how it faces: others must not learn from the time between the two which card it is
 * (WAL-14.3). With equal numbers there is nothing to choose. */
function faced(choice: Choice, city: City, towers: readonly string[]): Choice[] {
  const card = choice.target!.slice('hand:'.length)
  const [large, small] = numbersOf(card.replace('*', ''))
  if (large === small && settings.obvious) return [{ ...choice, after: `face ${towers[0]}` }]
  return towers.map((tower, at) => {
    const words = said('walled_city-web-move-face', { n: large, tower: place(city, tower), small, other: place(city, towers[1 - at]!) })
    return {
      ...choice,
      then: `tower:${tower}`,
      thenShort: placeSaid(city, tower),
      after: `face ${tower}`,
      note: said('walled_city-web-note-number', { n: large }),
      said: said('walled_city-web-move-lay', { card: cardName(card), way: words }),
    }
  })
}

function choiceOf(text: string, city: City, seen: Seen): Choice {
  const move = parseMove<Move>(FORMS, text)
  const { verb = move.move, label, labelArgs, words, ...rest } = partsOf(move, city, seen)
  const general = moveSaid('walled_city', FORMS, text)
  const { move: _tag, ...fields } = move
  return {
    move: text,
    verb,
    verbSaid: said(`walled_city-web-verb-${label ?? verb}`, labelArgs),
    said: words ?? { id: general.id, args: named(city, fields) },
    ...rest,
    ...(rest.target && { short: shortOf(rest.target, city) }),
    ...(rest.then && { thenShort: shortOf(rest.then, city) }),
  }
}

/** A target by its own name, for the row of chips. */
function shortOf(target: string, city: City): Said {
  const [kind = '', id = '', colour] = target.split(':')
  if (kind === 'hand' || kind === 'shown') return said('walled_city-web-card', { card: cardName(id) })
  if (kind === 'guild') return said(`walled_city-guild-${id}`)
  if (kind === 'mix') return said('walled_city-web-name', { thing: id })
  if (kind === 'seat') return said('walled_city-web-name', { thing: id === 'neutral' ? said('walled_city-web-neutral') : owner(city, Number(id)) })
  return colour ? said('walled_city-web-people', { colour: ownerOf(city, colour), mix: placeSaid(city, id) }) : placeSaid(city, id)
}

function partsOf(move: Move, city: City, seen: Seen): Parts {
  const seat = seen.seat ?? 0
  const [high, low] = numbersOf(city.turn ? faceOf(city.turn.card) : '')
  switch (move.move) {
    case 'join':
      return { target: `guild:${move.guild}` }
    case 'build':
      return { target: `${kindOfPlace(move.place)}:${move.place}`, label: city.top?.frame === 'start_road' ? 'build-start' : city.round === 1 ? 'build-road' : 'build-wall', verbIcon: city.round === 1 ? icons.pieces.road : icons.pieces.wall, ...over(move.place, city) }
    case 'show':
    case 'lay':
      return { target: `hand:${move.card}` }
    case 'give': {
      const frame = topAs.ability(city)
      if (!frame) return { target: `hand:${move.card}`, label: 'give-back', words: said('walled_city-web-move-give-back', { card: cardName(move.card) }) }
      const to = owner(city, butchersTarget(city, frame))
      return { target: `hand:${move.card}`, words: said('walled_city-web-move-give', { card: cardName(move.card), seat: to }) }
    }
    case 'take':
      return { target: `shown:${move.card}` }
    case 'put': {
      const other = city.top?.frame === 'settling_other'
      const n = other ? low : high
      return { target: `area:${move.place}`, controls: !other, note: said('walled_city-web-note-put', { n }), words: said('walled_city-web-move-put', { n, area: place(city, move.place) }) }
    }
    case 'settle':
      return { verb: `settle-${move.n}`, label: 'settle', labelArgs: { n: move.n }, controls: true, words: said('walled_city-web-move-settle', { n: move.n, other: high + low - move.n }) }
    case 'nobles': {
      const [area = 0, count = 0] = topAs.peopling(city)?.queue[0] ?? []
      return { target: `mix:${move.n}`, controls: true, words: said('walled_city-web-move-nobles', { area: place(city, placeId(city, area)), mix: mix(move.n, count - move.n) }) }
    }
    case 'share':
      return { target: `mix:${move.n}`, controls: true, words: shareWords(move.n, city) }
    case 'promote': {
      const own = colourOf(city, move.colour) === seat
      return { target: `noble:${move.place}:${move.colour}`, then: `tower:${move.tower}`, verbIcon: icons.pieces.guard, words: said('walled_city-web-move-promote', { own, colour: ownerOf(city, move.colour), place: place(city, move.place), tower: place(city, move.tower) }) }
    }
    case 'adjust':
      return adjustParts(move.place, move.way, city)
    case 'skip':
      return { closing: true, label: city.top?.frame === 'adjusting' ? 'skip-adjust' : topAs.promoting(city)?.begun ? 'skip-more' : 'skip-promote', words: said(`walled_city-web-verb-${city.top?.frame === 'adjusting' ? 'skip-adjust' : topAs.promoting(city)?.begun ? 'skip-more' : 'skip-promote'}`) }
    case 'end':
    case 'done':
      return { closing: true }
    case 'guild': {
      const guild = city.view.players[seat]?.guild ?? ''
      return { verbIcon: icon(guild), verbNote: said(`walled_city-guild-${guild}`), words: said('walled_city-web-move-guild', { guild: guildName(guild) }) }
    }
    case 'copy': {
      const holder = city.view.players.findIndex((player) => player.guild === move.guild)
      return { target: `seat:${holder}`, verbIcon: icons.guilds.grocers, note: said('walled_city-web-note-copy'), words: said('walled_city-web-move-copy', { guild: guildName(move.guild), seat: owner(city, holder) }) }
    }
    case 'zone':
      return { target: `zone:${move.place}` }
    case 'face': {
      const frame = topAs.facing(city)
      const towers = frame ? city.board.zones[frame.zone]!.towers : []
      const other = towers.find((tower) => tower !== move.place) ?? ''
      const [large, small] = numbersOf(faceOf(frame?.card ?? -1))
      return { target: `tower:${move.place}`, note: said('walled_city-web-note-number', { n: large }), words: said('walled_city-web-move-face', { n: large, tower: place(city, move.place), small, other: place(city, other) }) }
    }
    case 'colour': {
      const colour = colourOf(city, move.colour)
      return { target: colour < city.players ? `seat:${colour}` : 'seat:neutral', words: said('walled_city-web-move-colour', { colour: owner(city, colour) }) }
    }
    case 'kind':
      return { verb: `kind-${move.kind}`, verbIcon: icons.pieces[move.kind], words: said(`walled_city-web-verb-kind-${move.kind}`) }
    case 'place':
      return { verb: `place-${move.kind}`, target: `area:${move.place}`, verbIcon: icons.pieces[move.kind] }
    case 'pick':
      return pickParts(move.place, move.colour, city, seat)
    case 'choose':
      return chooseParts(move.place, city, seat)
  }
}

const icon = (guild: string): string => icons.guilds[guild as GuildId] ?? icons.pieces.building_card

/** Drapers: a second piece on a built place. */
function over(id: string, city: City): Parts {
  const at = (city.round === 1 ? city.board.paths : city.board.gaps).findIndex((one) => one.id === id)
  const state = (city.round === 1 ? city.public.paths : city.public.gaps)[at] ?? 0
  return state > 0 ? { note: said('walled_city-web-note-over'), words: said('walled_city-web-move-build-over', { place: place(city, id) }) } : {}
}

/** "1 noble, 2 peasants" (the terminal's own words). */
export const mix = (nobles: number, peasants: number): Said => said('play-walled_city-mix', { n: nobles, peasants })

function shareWords(n: number, city: City): Said {
  const sharing = topAs.sharing(city)
  if (sharing) {
    const left = (city.public.supply_p[sharing.seat] ?? 0) + (city.public.supply_n[sharing.seat] ?? 0) - n
    const [one, other] = sharing.areas.map((area) => place(city, placeId(city, area)))
    return said('play-walled_city-share', { n, one: one!, other: other!, m: left })
  }
  const frame = topAs.ability(city)!
  return said('play-walled_city-share', { n, one: place(city, placeId(city, frame.place)), other: place(city, placeId(city, frame.left)), m: fenceCount(city) - n })
}

/** Carpenters: how many of the kind that is being shared out there are. */
export function fenceCount(city: City): number {
  const frame = topAs.ability(city)
  if (!frame) return 0
  const pieces = frame.done % 2 ? city.public.nobles : city.public.peasants
  return pieces[4 * frame.place + Math.floor(frame.done / 2)] ?? 0
}

function adjustParts(id: string, way: 'up' | 'down' | 'turn', city: City): Parts {
  const item = city.items.get(id)
  if (!item) return { target: `item:${id}` }
  if (item.faction === 'tile') {
    return { target: `item:${id}`, note: said('walled_city-web-note-tile', { n: item.value > 0 ? '−1' : '+1' }), words: said('walled_city-web-move-turn', { place: place(city, id), n: item.value > 0 ? '−1' : '+1' }) }
  }
  const to = item.value + (way === 'up' ? 1 : -1)
  const counts = city.round === 2 || !id.startsWith('T')
  const value = city.view.factions[item.faction] ?? 0
  return {
    target: `item:${id}`,
    note: said('walled_city-web-note-die', { faction: said(`walled_city-faction-${item.faction}`), from: value, to: counts ? value + to - item.value : value }),
    words: said('walled_city-web-move-adjust', { place: place(city, id), way, faction: factionName(item.faction), from: item.value, to }),
  }
}

function pickParts(id: string, colourText: string, city: City, seat: number): Parts {
  const guild = guildAsking(city)
  const frame = topAs.ability(city)
  const noble = (guild && NOBLES_PICKED.includes(guild)) || (guild === 'saddlers' && frame?.stage === 2)
  const tower = id.startsWith('T')
  const colour = colourOf(city, colourText)
  return {
    verb: 'pick',
    label: `pick-${guild}`,
    verbIcon: icon(guild),
    target: `${noble || tower ? 'noble' : 'peasant'}:${id}:${colourText}`,
    // Barbers and Fishmongers may hit oneself.
    against: colour === seat && (guild === 'barbers' || guild === 'fishmongers'),
    words: said('walled_city-web-move-pick', { sort: tower ? 'guard' : noble ? 'noble' : 'peasant', own: colour === seat, colour: owner(city, colour), place: place(city, id) }),
  }
}

function chooseParts(id: string, city: City, seat: number): Parts {
  const guild = guildAsking(city)
  const frame = topAs.ability(city)!
  const common: Parts = { verb: 'choose', label: `choose-${guild}`, verbIcon: icon(guild) }
  if (guild === 'carpenters' && id.includes('-')) {
    const base = id.split('-')[0]!
    const cut = city.board.cuts.find((one) => one.id === id)!
    return { ...common, target: `area:${base}`, then: `cut:${id}`, words: said('walled_city-web-move-cut', { area: place(city, base), n: city.board.cuts.filter((one) => one.area === base).indexOf(cut) + 1, ...halves(city, id) }) }
  }
  if (guild === 'vintners') return { ...common, target: `peasant:${id}:${frame.colour >= city.players ? 'neutral' : `p${frame.colour + 1}`}`, words: said('walled_city-web-move-vintners', { place: place(city, id), colour: owner(city, frame.colour) }) }
  if (guild === 'bakers') return { ...common, target: `noble:${id}:p${seat + 1}`, words: said('walled_city-web-move-bakers', { place: place(city, id), sort: id.startsWith('T') ? 'tower' : 'area' }) }
  if (guild && WITH_ITEM.includes(guild)) {
    const item = itemSaid(city, id)
    return { ...common, target: `item:${id}`, words: said('walled_city-web-move-item', { verb: said(`walled_city-web-verb-choose-${guild}`), place: place(city, id), item: item ?? '' }) }
  }
  const kind = kindOfPlace(id)
  return { ...common, target: `${kind}:${id}`, words: said('walled_city-web-move-choose', { verb: said(`walled_city-web-verb-choose-${guild}`), place: place(city, id) }) }
}

/** What only the one part of a fenced area will touch, and what only the other. */
function halves(city: City, id: string): Record<'one' | 'other', Said | string> {
  const cut = city.board.cuts.find((found) => found.id === id)!
  const own = (half: 0 | 1): Said | string => {
    const { paths, gaps } = cut.halves[half]!
    const across = cut.halves[half === 0 ? 1 : 0]!
    const ids = [...paths.filter((path) => !across.paths.includes(path)), ...gaps]
    return ids.length ? said('walled_city-web-name', { thing: ids.map((one) => place(city, one)) }) : '–'
  }
  return { one: own(0), other: own(1) }
}

/** What a target is, for tooltips and readers: "Harbour Bastion, blue 2, guards of Anna 2". */
export function labelOf(city: City, id: string): Said {
  const area = areaById(city, id)
  const item = itemSaid(city, id)
  return item || area ? said('walled_city-web-label', { name: place(city, id), item: item ?? said('walled_city-web-no-item') }) : placeSaid(city, id)
}
export const rulesOfGuild = (guild: string): string[] => guildOf(guild)?.rules ?? []
