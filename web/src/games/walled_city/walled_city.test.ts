/** Whole random games of the engine, seen through this table: nothing without words, no number that is not the engine's. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Tally, View } from '$/lib/wire/walled_city'
import { settings } from '$/lib/settings.svelte'
import { has, load, say, speak } from '$/lib/words.svelte'
import type { CardText } from '$/table/game'
import { keyOf } from '$/table/seen'
import { BOARDS, GUILDS, stockOf, type BoardId, type Point } from './board'
import { recorded, speaker, type Recorded } from '../recorded'
import { card } from './cards'
import { choices, VERBS } from './choices'
import { cityOf, phaseOf } from './city'
import { votesNow } from './count'
import { guide } from './guide'
import { placeSaid } from './names'
import { question, waiting } from './question'
import { attempt, reason } from './reason'
import { moment, score } from './score'
import { arrange, depth, inside, nameLines, slotsIn } from './slots'
import { stories, story } from './story'

interface Counted extends Recorded<View, Tally> {
  now: { hoods: number[]; factions: number[] }
}

const all = recorded<View, Tally, Counted>('walled_city')

vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  await Promise.all([load('common'), load('walled_city')])
})

const spoken = speaker('walled_city', (text, said) => {
  expect(text, said.id).not.toMatch(/\b[APGTZ]\d+\b/) // places by their names, not by their ids
})

/** Verbs with a target, or known to the prompt. */
const KNOWN = [...VERBS, 'join', 'lay', 'give', 'take', 'zone', 'face', 'nobles', 'share']

describe.each(['en', 'hu'] as const)('in %s', (lang) => {
  beforeAll(async () => {
    await speak(lang)
  })

  test('every question and every legal move has its words', () => {
    for (const { seen } of all) {
      if (!seen.decision) continue
      const found = choices(seen)
      expect([...new Set(found.map(({ move }) => move))]).toEqual(seen.legal)
      expect(new Set(found.map(keyOf)).size).toBe(found.length)
      if (seen.decision.kind !== 'laying') expect(found.length).toBe(seen.legal.length)
      const sentences = found.map((choice) => spoken(choice.said))
      expect(new Set(sentences).size, `${seen.decision.kind}: ${sentences.join(' / ')}`).toBe(sentences.length)
      for (const choice of found) {
        spoken(choice.verbSaid)
        for (const said of [choice.note, choice.verbNote, choice.short]) if (said) spoken(said)
        expect(choice.closing || KNOWN.includes(choice.verb) || choice.verb.startsWith('settle-'), choice.verb).toBeTruthy()
      }
      const { ask, help, role } = question(seen)
      expect(spoken(ask).length, say(ask)).toBeLessThanOrEqual(76)
      if (help) spoken(help)
      if (role) expect(spoken(role).length).toBeLessThanOrEqual(34)
      spoken(waiting({ ...seen, decision: null, seat: null }))
    }
  })

  test('every event is told, or left out on purpose', () => {
    for (const { fixture, seen } of all) {
      const events = fixture.events.map((event) => ({ ...event, seq: 1 }))
      for (const event of events) expect(story(event, seen) !== null || event.id === 'walled_city-turn', event.id).toBe(true)
      for (const line of stories(events, seen)) spoken(line.said)
      const { round, steps = [] } = moment(seen)
      for (const said of [round!, ...steps.map((step) => step.said)]) spoken(said)
      const table = score(seen)
      for (const column of table.columns) spoken(column.said)
      if (table.note) spoken(table.note)
    }
  })

  test('everything on the table opens, and says why it cannot be chosen', () => {
    for (const { seen } of all.filter((_, at) => at % 9 === 0)) {
      const { board, view } = cityOf(seen.view)
      const ids = [
        ...view.areas.flatMap((id) => [`area:${id}`, ...(cityOf(view).items.has(id) ? [`item:${id}`] : [])]),
        ...board.paths.map(({ id }) => `path:${id}`),
        ...board.gaps.map(({ id }) => `gap:${id}`),
        ...board.towers.flatMap(({ id }) => [`tower:${id}`, `item:${id}`]),
        ...board.zones.map(({ id }) => `zone:${id}`),
        ...GUILDS.map(({ id }) => `guild:${id}`),
        ...['yellow', 'blue', 'purple', 'green', 'orange'].map((id) => `faction:${id}`),
        ...view.hand.map((id) => `card:${id}`),
        'kind:noble', 'kind:peasant', 'colour:neutral',
      ]
      for (const id of ids) {
        const sheet = card(id, seen) as CardText
        expect(sheet, id).not.toBeNull()
        for (const said of [sheet.name, sheet.kind, ...(sheet.text ?? []), ...(sheet.facts ?? [])]) if (said) spoken(said)
        const why = reason(id, null, seen)
        if (why) spoken(why)
        attempt(id, null, seen)
      }
    }
  })

  test('every tip speaks', () => {
    for (const tip of guide) spoken(tip.said)
  })

  test.each(['londonderry', 'borderlands'] as BoardId[])('%s: the places are named as in the file of the board', async (id) => {
    const files = { londonderry: await import('@games/walled_city/boards/londonderry.json'), borderlands: await import('@games/walled_city/boards/borderlands.json') }
    const file = files[id].default
    const name = (place: { name: string; name_hu: string }): string => (lang === 'en' ? place.name : place.name_hu)
    for (const place of [...file.areas, ...file.towers]) expect(say({ id: `walled_city-${id}-${place.id}` })).toBe(name(place))
    for (const place of [...file.paths, ...file.gaps, ...file.defence_zones]) expect(has(`walled_city-${id}-${place.id}`)).toBe(true)
    if (lang === 'en') for (const path of file.paths) expect(say({ id: `walled_city-${id}-${path.id}` })).toBe(path.name)
  })

  test.each(['londonderry', 'borderlands'] as BoardId[])('%s: citizens stand inside their area, off its die and its name', (id) => {
    const towers = BOARDS[id].peaks
    for (const area of BOARDS[id].areas) {
      const spot: Point = [area.spot.x, area.spot.y]
      const name = nameLines(say({ id: `walled_city-${id}-${area.id}` }), spot, area.polygon, towers)
      const slots = slotsIn(area.polygon, spot, name, towers)
      expect(slots.length, `${area.id} ${name.lines.join(' ')}`).toBeGreaterThanOrEqual(6)
      for (const at of slots) {
        expect(inside(at, area.polygon) && depth(at, area.polygon) > 12).toBe(true)
        expect(Math.abs(at[0] - spot[0]) > 30 || Math.abs(at[1] - spot[1]) > 26).toBe(true)
      }
      const crowds = [0, 1, 2, 3].flatMap((colour) => [{ colour, kind: 'noble' as const, count: 3 }, { colour, kind: 'peasant' as const, count: 4 }])
      const places = arrange(crowds, area.polygon, spot, name, towers).crowds.flatMap((crowd) => crowd.at.map(String))
      expect(new Set(places).size, area.id).toBe(places.length)
    }
  })
})

test('the preview counts as the engine does', () => {
  for (const { fixture, seen } of all) {
    if (phaseOf(cityOf(seen.view)) === 'over') continue
    const now = votesNow(fixture.tally)
    expect(now.hoods).toEqual(fixture.now.hoods)
    expect(now.factions).toEqual(fixture.now.factions)
  }
})

test('the score at the end is the outcome', () => {
  for (const { seen } of all) {
    if (!seen.outcome) continue
    for (const row of score(seen).rows) {
      expect(row.total).toBe(seen.outcome.scores?.[row.seat])
      expect(row.values.reduce((sum: number, n) => sum + (n ?? 0), 0)).toBe(row.total)
    }
  }
})

test('roads and walls of the facts are those everybody starts with', () => {
  for (const { seen } of all) {
    const city = cityOf(seen.view)
    if (phaseOf(city) !== 'a' || city.round !== 1) continue
    expect([city.public.roads[0], city.public.walls[0]]).toEqual(stockOf(city.board.id, city.players))
  }
})

test('fences: the browser has the same areas at each path and gap as the engine', () => {
  let fenced = 0
  for (const { seen } of all) {
    const city = cityOf(seen.view)
    if (!city.fences.length) continue
    fenced++
    // An open path joins all areas it touches: its sides lie in one neighbourhood.
    city.sides.forEach(([one, other], at) => {
      if (city.public.paths[at]! > 0) return
      const hood = city.hoods.find((areas) => areas.includes(one[0]!))!
      for (const area of [...one, ...other]) expect(hood).toContain(area)
    })
    for (const area of city.areas) expect(inside(area.spot, area.polygon), area.id).toBe(true)
    for (const area of city.gapArea) expect(area).toBeDefined()
    for (const area of city.areas) expect(say(placeSaid(city, area.id))).not.toBe('')
  }
  expect(fenced).toBeGreaterThan(0)
})

test('a card for a zone is chosen with the way it faces; equal numbers are not asked about, unless one wants to be (WAL-14.3)', () => {
  const laying = all.filter(({ seen }) => seen.decision?.kind === 'laying')
  const symmetric = (card: string): boolean => /^(\d)\/\1\*?$/.test(card)
  expect(laying.some(({ seen }) => seen.legal.some((move) => symmetric(move.slice(4))))).toBe(true)
  for (const { seen } of laying) {
    const city = cityOf(seen.view)
    const towers = city.board.zones[city.top?.frame === 'laying' ? city.top.zone : -1]!.towers
    const both = towers.map((tower) => [`tower:${tower}`, `face ${tower}`])
    for (const obvious of [true, false]) {
      settings.obvious = obvious
      for (const move of seen.legal) {
        const found = choices(seen).filter((choice) => choice.move === move)
        const expected = symmetric(move.slice(4)) && obvious ? [[undefined, `face ${towers[0]}`]] : both
        expect(found.map(({ then, after }) => [then, after])).toEqual(expected)
        expect(new Set(found.map(({ target }) => target))).toEqual(new Set([`hand:${move.slice(4)}`]))
      }
    }
  }
  settings.obvious = true
})
