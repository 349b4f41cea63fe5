/** Whole random games of the engine, seen through this table: nothing without words, no number that is not the engine's. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Prompt, State, TableInfo } from '$/lib/wire'
import type { Tally, View } from './wire'
import { settings } from '$/lib/settings.svelte'
import type { Said } from '$/lib/said'
import { has, language, load, say, speak } from '$/lib/words.svelte'
import type { CardText, Seen } from '$/table/game'
import type { Hands } from '$/table/hands'
import { Play, tellerOf } from '$/table/play.svelte'
import { keyOf, kindOf } from '$/table/seen'
import { told } from '$/table/story'
import { BOARDS, GUILDS, type BoardId, type Point } from './board'
import { NAMES, recorded, type Recorded } from '../recorded'
import { card } from './cards'
import { cityOf } from './city'
import type { Seen as OwnSeen } from './seen'
import { guide } from './guide'
import { table } from './index'
import { placeSaid } from './names'
import { moment, score } from './score'
import { arrange, depth, inside, nameLines, slotsIn } from './slots'

interface Counted extends Recorded<View, Tally> {
  now: { hoods: number[]; factions: number[] }
  prompt: Prompt
}

const all = recorded<View, Tally, Counted>('walled_city')

vi.setConfig({ testTimeout: 120_000 })

beforeAll(async () => {
  await Promise.all([load('common'), load('walled_city')])
})

const said = new Map<string, string>()
/** Says something: every message is there, nothing is left open in it, and places are told by their names, not by their ids. */
function spoken(words: Said, seen: Seen): string {
  const key = `${language()} ${cityOf(seen as OwnSeen).board.id} ${seen.names.length} ${JSON.stringify(words)}`
  const before = said.get(key)
  if (before !== undefined) return before
  const text = say(words, tellerOf(table, seen, seen.names))
  said.set(key, text)
  expect(text, words.id).not.toMatch(/\[walled_city|\[play|\[web|[{}\uE000-\uE002]|undefined|NaN|\b[APGTZ]\d+\b|\w:\w/)
  expect(text.trim(), words.id).not.toBe('')
  return text
}

const HANDS: Hands = { play: async () => 1, check: async () => null, undo: async () => 1, refresh: async () => undefined }

/** A table at which this was seen. */
function playAt(fixture: Counted): Play {
  const seats = NAMES.slice(0, fixture.view.players.length).map((name, seat) => ({ seat, name, kind: 'guest' }))
  const play = new Play(table, { id: 't', game: 'walled_city', seats } as unknown as TableInfo, HANDS)
  play.take({ match: 'm', seq: 1, seat: fixture.seat, observation: fixture, tally: fixture.tally, events: [] } as unknown as State)
  return play
}

describe.each(['en', 'hu'] as const)('in %s', (lang) => {
  beforeAll(async () => {
    await speak(lang)
  })

  test('every question and every legal move has its words', () => {
    for (const { fixture, seen } of all) {
      if (!seen.decision) continue
      const play = playAt(fixture)
      const found = play.choices
      expect([...new Set(found.map(({ move }) => move))].sort()).toEqual([...fixture.legal].sort())
      expect(new Set(found.map(keyOf)).size).toBe(found.length)
      if (seen.decision.kind !== 'laying') expect(found.length).toBe(fixture.legal.length)
      const sentences = found.map((choice) => spoken(choice.said, seen))
      expect(new Set(sentences).size, `${seen.decision.kind}: ${sentences.join(' / ')}`).toBe(sentences.length)
      for (const choice of found) for (const one of [choice.verbSaid, choice.note, choice.verbNote, choice.short, choice.thenShort]) if (one) spoken(one, seen)
      const { ask, help, role } = play.question()!
      expect(spoken(ask, seen).length, say(ask)).toBeLessThanOrEqual(76)
      if (help) spoken(help, seen)
      if (role) expect(spoken(role, seen).length).toBeLessThanOrEqual(34)
      for (const verb of play.verbs) if (verb.reason) spoken(verb.reason, seen)
    }
  })

  test('every event is told, or left out on purpose', () => {
    for (const { fixture, seen } of all) {
      const news = fixture.prompt.news ?? []
      const lines = told(news.map((one) => ({ seq: 1, args: {}, ...one })))
      for (const line of lines) spoken(line.said, seen)
      if (news.some(({ quiet }) => !quiet)) expect(lines.length).toBeGreaterThan(0)
      const { round, steps = [] } = moment(seen)
      for (const one of [round!, ...steps.map((step) => step.said)]) spoken(one, seen)
      const points = score(seen)
      for (const column of points.columns) spoken(column.said, seen)
      if (points.note) spoken(points.note, seen)
    }
  })

  test('everything on the table opens, and says why it cannot be chosen', () => {
    for (const { fixture, seen } of all.filter((_, at) => at % 9 === 0)) {
      const { board, view, items } = cityOf(seen)
      const play = playAt(fixture)
      const ids = [
        ...view.areas.flatMap((id) => [`area:${id}`, ...(items.has(id) ? [`item:${id}`] : [])]),
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
        for (const one of [sheet.name, sheet.kind, ...(sheet.text ?? []), ...(sheet.facts ?? [])]) if (one) spoken(one, seen)
        if (play.stateOf(id) === 'cannot' && kindOf(id) !== 'guild') expect(play.reasons(id), id).not.toEqual([])
      }
    }
  })

  test('every tip speaks', () => {
    for (const tip of guide) spoken(tip.said, all[0]!.seen)
  })

  test.each(['londonderry', 'borderlands'] as BoardId[])('%s: the places are named as in the file of the board', async (id) => {
    const files = { londonderry: await import('@games/walled_city/facts/londonderry.json'), borderlands: await import('@games/walled_city/facts/borderlands.json') }
    const file = files[id].default
    const name = (place: { name: string; name_hu: string }): string => (lang === 'en' ? place.name : place.name_hu)
    for (const place of [...file.areas, ...file.towers]) expect(say({ id: `walled_city-${id}-${place.id}` })).toBe(name(place))
    for (const place of [...file.paths, ...file.gaps]) expect(has(`walled_city-${id}-${place.id}`)).toBe(true)
    for (const zone of file.defence_zones) expect(has(`walled_city-board-zone-${zone.id}`)).toBe(true)
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
    const { now } = seen.tally
    if (!now) continue
    expect(now.map(([hoods]) => hoods)).toEqual(fixture.now.hoods)
    expect(now.map(([, factions]) => factions)).toEqual(fixture.now.factions)
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

test('fences: the browser has the same areas at each path and gap as the engine', () => {
  let fenced = 0
  for (const { seen } of all) {
    const city = cityOf(seen)
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
  const symmetric = (one: string): boolean => /^(\d)\/\1\*?$/.test(one)
  expect(laying.some(({ fixture }) => fixture.legal.some((move) => symmetric(move.slice(4))))).toBe(true)
  for (const { fixture, seen } of laying) {
    const city = cityOf(seen)
    const towers = city.board.zones.find(({ id }) => id === seen.tally.defending!.zone)!.towers
    const both = towers.map((tower) => [`tower:${tower}`, `face ${tower}`])
    for (const obvious of [true, false]) {
      settings.obvious = obvious
      const { choices } = playAt(fixture)
      for (const move of fixture.legal) {
        const found = choices.filter((choice) => choice.move === move)
        const expected = symmetric(move.slice(4)) && obvious ? [[undefined, `face ${towers[0]}`]] : both
        expect(found.map(({ then, after }) => [then, after])).toEqual(expected)
        expect(new Set(found.map(({ target }) => target))).toEqual(new Set([`hand:${move.slice(4)}`]))
      }
    }
  }
  settings.obvious = true
})
