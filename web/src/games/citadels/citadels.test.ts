/** Whole random games of the engine, seen through this table: nothing without words, no number that is not the engine's. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { offersOf } from '$/lib/prompt'
import type * as wire from '$/lib/wire'
import type { Tally, View } from './wire'
import { load, say, speak } from '$/lib/words.svelte'
import { offeredVerbs, questionOf } from '$/table/offers'
import { told } from '$/table/story'
import { recorded, speaker, type Recorded } from '../recorded'
import { card } from './cards'
import raw from './facts.json'
import { guide } from './guide'
import { moment } from './moment'
import { score, scoreParts } from './score'
import { verbIcon } from './signs'

const seen = recorded<View, Tally, Recorded<View, Tally> & { prompt: wire.Prompt }>('citadels')

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
    for (const { fixture, seen: now } of seen) {
      if (!now.decision) continue
      const verbs = offeredVerbs(now.prompt, { icon: (verb) => verbIcon(verb, now), begin: () => undefined })
      const all = verbs.flatMap(({ choices }) => choices)
      expect(all.map(({ move }) => move).sort()).toEqual([...fixture.legal].sort())
      for (const choice of all) {
        spoken(choice.said)
        spoken(choice.verbSaid)
        if (choice.short) spoken(choice.short)
        if (choice.note) spoken(choice.note)
        if (choice.verbNote) spoken(choice.verbNote)
        expect(choice.verbIcon).not.toBe('')
      }
      for (const { id, reason } of verbs) {
        if (reason) spoken(reason)
        const { ask, help, role } = questionOf(now.prompt, id)
        expect(spoken(ask).length, say(ask)).toBeLessThanOrEqual(72)
        if (help) expect(spoken(help).length, say(help)).toBeLessThanOrEqual(135)
        if (role) spoken(role)
      }
      const { help } = questionOf(now.prompt, null)
      if (help) expect(spoken(help).length, say(help)).toBeLessThanOrEqual(135)
    }
  })

  test('every event is told, and every reason said', () => {
    for (const { fixture, seen: now } of seen) {
      for (const line of told((fixture.prompt.news ?? []).map((event) => ({ ...event, args: event.args ?? {}, seq: 1 })))) spoken(line.said)
      const { round, steps = [], facts = [] } = moment(now)
      for (const said of [round!, ...steps.map((step) => step.said), ...facts.map((fact) => fact.said)]) spoken(said)
      for (const { refused, why, pairs } of now.prompt.verbs) {
        for (const said of [why, pairs, ...refused.map((one) => one.why)]) if (said) spoken(said)
      }
      if (now.prompt.waiting) spoken(now.prompt.waiting)
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
    for (const { id } of raw.characters) expect(spoken({ id: `citadels-board-char-${id}` }).length).toBeLessThanOrEqual(90)
    for (const { id, type } of raw.districts) if (type === 'unique') expect(spoken({ id: `citadels-board-unique-${id}` }).length).toBeLessThanOrEqual(60)
    for (const tip of guide) spoken(tip.said)
  })
})

test('what a thing costs stands on it', () => {
  let compared = 0
  for (const { seen: now } of seen) {
    for (const { move, price, note, said: whole } of offersOf(now.prompt)) {
      const told = note?.args?.n ?? whole.args?.n ?? note?.args?.gold
      if (price.gold === undefined || price.cards !== undefined || typeof told !== 'number') continue
      compared += 1
      expect(told, move).toBe(price.gold)
    }
  }
  expect(compared).toBeGreaterThan(100)
})

test('points are those of the engine', () => {
  for (const { seen: now } of seen) {
    const sums = now.tally.lines.map((lines) => lines.reduce((sum, [, points]) => sum + points, 0))
    for (const row of score(now).rows) {
      expect(row.total).toBe(sums[row.seat])
      expect(scoreParts(now, row.seat).reduce((sum, { n }) => sum + n, 0)).toBe(row.values[0])
    }
    if (now.outcome) {
      for (const row of score(now).rows) expect(row.total).toBe(now.outcome.scores[row.seat])
      expect(score(now).rows[0]!.seat).toBe(now.outcome.ranking[0]![0])
    }
  }
})
