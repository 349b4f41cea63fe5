/** Whole random games of the engine, seen through this table: nothing without words, no number that is not the engine's. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Tally, View } from '$/lib/wire/citadels'
import { load, say, speak } from '$/lib/words.svelte'
import { recorded, speaker } from '../recorded'
import { card } from './cards'
import { attempt, choices, idle, reason, VERB_ORDER } from './choices'
import raw from './facts.json'
import { guide } from './guide'
import { moment, question, waiting } from './question'
import { score } from './score'
import { stories } from './story'

const seen = recorded<View, Tally>('citadels')

vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  await Promise.all([load('common'), load('citadels')])
})

const spoken = speaker('citadels')

describe.each(['en', 'hu'] as const)('in %s', (lang) => {
  beforeAll(async () => {
    await speak(lang)
  })

  test('every question, every legal move and every note has its words', () => {
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

  test('every event is told, and every reason said', () => {
    for (const { fixture, seen: now } of seen) {
      for (const line of stories(fixture.events.map((event) => ({ ...event, seq: 1 })), now)) spoken(line.said)
      const { round, steps = [], facts = [] } = moment(now)
      for (const said of [round!, ...steps.map((step) => step.said), ...facts.map((fact) => fact.said)]) spoken(said)
      const { view } = now
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

  test('every card opens, every tip speaks', () => {
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

test('what a thing costs stands on it', () => {
  let compared = 0
  for (const { seen: now } of seen) {
    const { costs } = now.tally
    for (const { move, note, said: whole } of choices(now)) {
      const told = note?.args?.n ?? whole.args?.n ?? note?.args?.gold
      if (costs[move] === undefined || typeof told !== 'number') continue
      compared += 1
      expect(told, move).toBe(costs[move])
    }
  }
  expect(compared).toBeGreaterThan(100)
})

test('points are those of the engine', () => {
  for (const { seen: now } of seen) {
    const sums = now.tally.lines.map((lines) => lines.reduce((sum, [, points]) => sum + points, 0))
    for (const row of score(now).rows) expect(row.total).toBe(sums[row.seat])
    if (now.outcome) {
      for (const row of score(now).rows) expect(row.total).toBe(now.outcome.scores[row.seat])
      expect(score(now).rows[0]!.seat).toBe(now.outcome.ranking[0]![0])
    }
  }
})
