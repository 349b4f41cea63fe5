/** Whole random games of the engine, seen through this table: nothing without words, no number that is not the engine's. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Said } from '$/lib/said'
import type { Tally, View } from '$/lib/wire/citadels'
import type { Event, State, TableInfo } from '$/lib/wire'
import { language, load, say, speak } from '$/lib/words.svelte'
import { seenOf } from '$/table/seen'
import { card } from './cards'
import { attempt, choices, idle, reason, VERB_ORDER } from './choices'
import raw from './facts.json'
import { guide } from './guide'
import { moment, question, waiting } from './question'
import { score } from './score'
import { stories } from './story'

interface Fixture extends Record<string, unknown> {
  seat: number | null
  view: View
  events: Event[]
  legal: string[]
  tally: Tally
}

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Made by the engine: given as a file (tests/web/test_citadels.py), or played here if there is a Python with it. */
function fixtures(): Fixture[] {
  const given = process.env.CITADELS_FIXTURES
  if (given) return JSON.parse(readFileSync(given, 'utf-8')) as Fixture[]
  try {
    const text = execFileSync(process.env.PYTHON ?? 'python3', ['tools/citadels_fixtures.py', '4'], {
      cwd: root,
      env: { ...process.env, PYTHONPATH: 'src' },
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return JSON.parse(text.toString()) as Fixture[]
  } catch {
    return []
  }
}

const NAMES = ['Anna', 'Bence', 'Chloe', 'Dániel', 'Eszter', 'Ferenc', 'Gergő', 'Hanna']
const TABLE = { seats: NAMES.map((name, seat) => ({ seat, name })) } as unknown as TableInfo
const seen = fixtures().map((fixture) => ({
  fixture,
  seen: seenOf({ seat: fixture.seat, seq: 1, observation: fixture, tally: fixture.tally } as unknown as State, TABLE),
}))

vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  await Promise.all([load('common'), load('citadels')])
})

const told = new Map<string, string>()

/** Every message is there, and nothing is left open in it. */
function spoken(said: Said): string {
  const key = `${language()} ${JSON.stringify(said)}`
  const before = told.get(key)
  if (before !== undefined) return before
  const text = say(said, { names: NAMES })
  told.set(key, text)
  expect(text, said.id).not.toMatch(/\[citadels|\[play|\[web|[{}\uE000-\uE002]|undefined|NaN/)
  expect(text.trim(), said.id).not.toBe('')
  return text
}

describe.each(['en', 'hu'] as const)('in %s', (lang) => {
  beforeAll(async () => {
    await speak(lang)
  })

  test.skipIf(!seen.length)('every question, every legal move and every note has its words', () => {
    for (const { seen: now } of seen) {
      if (!now.decision) continue
      const all = choices(now)
      expect(all.map(({ move }) => move)).toEqual(now.legal)
      for (const choice of all) {
        spoken(choice.said)
        spoken(choice.verbSaid)
        if (choice.note) spoken(choice.note)
        if (choice.verbNote) spoken(choice.verbNote)
        expect(choice.closing || VERB_ORDER.includes(choice.verb) || choice.target || choice.verb.startsWith('tribute'), choice.verb).toBeTruthy()
      }
      for (const verb of idle(now)) spoken(verb.reason)
      for (const armed of [null, ...new Set(all.map(({ verb }) => verb))]) {
        const { ask, help, role } = question(now, armed)
        expect(spoken(ask).length, say(ask)).toBeLessThanOrEqual(72)
        if (help) expect(spoken(help).length, say(help)).toBeLessThanOrEqual(135)
        if (role) spoken(role)
      }
      spoken(waiting({ ...now, decision: null, seat: null }))
    }
  })

  test.skipIf(!seen.length)('every event is told, and every reason said', () => {
    for (const { fixture, seen: now } of seen) {
      for (const line of stories(fixture.events.map((event) => ({ ...event, seq: 1 })), now)) spoken(line.said)
      const { round, steps = [], facts = [] } = moment(now)
      for (const said of [round!, ...steps.map((step) => step.said), ...facts.map((fact) => fact.said)]) spoken(said)
      const view = now.view as View
      const things = [...view.hand.map((name) => `hand:${name}`), ...view.cast.map((name) => `char:${name}`), ...view.players.flatMap(({ city }, seat) => city.map((name) => `district:${seat}:${name}`))]
      for (const thing of things) {
        for (const verb of [null, ...new Set(now.legal.map((move) => move.split(' ')[0]!))]) {
          const why = reason(thing, verb, now)
          if (why) spoken(why)
          attempt(thing, verb, now)
        }
      }
    }
  })

  test.skipIf(!seen.length)('every card opens, every tip speaks', () => {
    const { seen: now } = seen[0]!
    const ids = [...raw.districts.map(({ id }) => `district:${id}`), ...raw.characters.map(({ id }) => `char:${id}`), 'type:noble', 'type:unique']
    for (const id of ids) {
      const sheet = card(id, now)
      expect(sheet, id).not.toBeNull()
      for (const said of [sheet!.name, sheet!.kind, ...(sheet!.text ?? []), ...(sheet!.facts ?? [])]) if (said) spoken(said)
      expect(sheet!.icon, id).not.toBe('')
    }
    for (const { id } of raw.characters) expect(spoken({ id: `citadels-web-char-${id}` }).length).toBeLessThanOrEqual(90)
    for (const { id, type } of raw.districts) if (type === 'unique') expect(spoken({ id: `citadels-web-unique-${id}` }).length).toBeLessThanOrEqual(60)
    for (const tip of guide) spoken(tip.said)
  })
})

test.skipIf(!seen.length)('what a thing costs stands on it', () => {
  let compared = 0
  for (const { seen: now } of seen) {
    const { costs } = now.tally as Tally
    for (const { move, note, said: whole } of choices(now)) {
      const told = note?.args?.n ?? whole.args?.n ?? note?.args?.gold
      if (costs[move] === undefined || typeof told !== 'number') continue
      compared += 1
      expect(told, move).toBe(costs[move])
    }
  }
  expect(compared).toBeGreaterThan(100)
})

test.skipIf(!seen.length)('points are those of the engine', () => {
  for (const { seen: now } of seen) {
    const sums = (now.tally as Tally).lines.map((lines) => lines.reduce((sum, [, points]) => sum + points, 0))
    for (const row of score(now).rows) expect(row.total).toBe(sums[row.seat])
    if (now.outcome) {
      for (const row of score(now).rows) expect(row.total).toBe(now.outcome.scores[row.seat])
      expect(score(now).rows[0]!.seat).toBe(now.outcome.ranking[0]![0])
    }
  }
})
