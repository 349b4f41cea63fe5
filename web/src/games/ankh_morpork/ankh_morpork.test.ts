/** Whole random games of the engine, seen through this table: nothing without words, no number that is not the engine's. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Tally, View } from './wire'
import { language, load, say, speak } from '$/lib/words.svelte'
import type { Choice } from '$/table/game'
import { offeredVerbs, questionOf, refusalsOf } from '$/table/offers'
import { told } from '$/table/story'
import { NAMES, recorded, speaker } from '../recorded'
import { verbIcon } from './art.svelte'
import { card } from './cards'
import { AREAS, cardOf, CARDS, EVENTS, OWNERS, PERSONALITIES } from './facts'
import { guide } from './guide'
import { areaLine } from './labels'
import { Keys, nextSpot, PLACES, SMALL_PLACES, stand } from './layout'
import { moment, score } from './score'
import type { Seen } from './seen'

const seen = recorded<View, Tally>('ankh_morpork')

vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  await Promise.all([load('common'), load('ankh_morpork')])
})

const spoken = speaker('ankh_morpork', (text, said) => {
  if (language() === 'hu') expect(text, said.id).not.toMatch(/\bnone\b/) // the engine's word for nothing; in English it is a word
})

const verbs = (now: Seen) => offeredVerbs(now.prompt, { icon: verbIcon, begin: () => undefined })
const choices = (now: Seen): Choice[] => verbs(now).flatMap((verb) => verb.choices)

function wordsOf(choice: Choice): void {
  for (const part of [choice.said, choice.verbSaid, choice.note, choice.verbNote, choice.short]) if (part) spoken(part)
}

describe.each(['en', 'hu'] as const)('in %s', (lang) => {
  beforeAll(async () => {
    await speak(lang)
  })

  test('every legal move is a choice with words, and a verb with its place', () => {
    for (const { seen: now, fixture } of seen) {
      if (!now.decision) continue
      const all = choices(now)
      expect(all.map(({ move }) => move).toSorted()).toEqual(fixture.legal.toSorted())
      for (const choice of all) wordsOf(choice)
      for (const verb of verbs(now)) if (verb.reason && !verb.controls) spoken(verb.reason)
      expect(new Set(all.map((choice) => say(choice.said, { names: NAMES, game: 'ankh_morpork' }))).size, 'no two moves sound the same').toBe(all.length)
    }
  })

  test('every question and everything one waits for has its words', () => {
    for (const { seen: now } of seen) {
      if (now.decision) {
        const { ask, help, role, rules } = questionOf(now.prompt, null)
        spoken(ask)
        expect(help, ask.id).toBeDefined()
        spoken(help!)
        if (role) spoken(role)
        expect(rules?.length).toBeGreaterThan(0)
        for (const { verb } of now.prompt.verbs) spoken(questionOf(now.prompt, verb).ask)
      } else if (!now.outcome) spoken(now.prompt.waiting!)
      const { round, steps, facts } = moment(now)
      for (const part of [round, ...(steps ?? []).map(({ said }) => said), ...(facts ?? []).map(({ said }) => said)]) if (part) spoken(part)
      const { columns, note } = score(now)
      for (const part of [...columns.map(({ said }) => said), note]) if (part) spoken(part)
    }
  })

  test('everything that happened is a line, and what it touched is on the map', () => {
    const known = new Set(PLACES.map(({ id }) => id))
    const before = new Set<string>()
    for (const { fixture } of seen) {
      // A round is told again and again: what is new counts.
      const events = fixture.events.flatMap((event) => {
        const key = JSON.stringify(event)
        return before.has(key) ? [] : (before.add(key), [{ ...event, seq: 1 }])
      })
      const lines = told(events)
      expect(lines.length, 'nothing is left out').toBe(events.length)
      for (const line of lines) {
        spoken(line.said)
        for (const target of line.targets ?? []) {
          const [kind, id] = target.split(':')
          expect(kind === 'seat' || known.has(id!), target).toBe(true)
        }
      }
    }
  })

  test('whatever cannot be chosen says why', () => {
    for (const { seen: now } of seen) {
      if (!now.decision) continue
      const { view } = now
      const refused = refusalsOf(now.prompt, null, null)
      const legal = new Set(choices(now).map(({ target }) => target))
      const kinds = new Set([...legal].map((target) => target?.split(':')[0]))
      const things = [...PLACES.map(({ id }) => `area:${id}`), ...view.hand.map((id) => `hand:${id}`), ...stand(view.minions, new Keys(), false).crowds.map(({ target }) => target)]
      for (const target of things) {
        if (legal.has(target) || !kinds.has(target.split(':')[0])) continue
        const why = refused.get(target) ?? []
        expect(why.length, `${now.decision.kind} ${target}`).toBeGreaterThan(0)
        for (const one of why) spoken(one.why)
      }
    }
  })

  test('every thing has its sheet', () => {
    const { seen: now } = seen[0]!
    const things = [
      ...CARDS.map(({ id }) => `card:${id}`), ...AREAS.map(({ id }) => `area:${id}`), ...EVENTS.map((id) => `event:${id}`), ...PERSONALITIES.map((id) => `personality:${id}`),
      ...new Set(CARDS.flatMap(({ icons }) => icons.map((icon) => `icon:${icon}`))), 'pile:discard', 'pile:events', 'pile:trouble', 'seat:0', 'seat:1',
    ]
    for (const id of things) {
      const sheet = card(id, now)
      expect(sheet, id).not.toBeNull()
      for (const part of [sheet!.name, sheet!.kind, ...(sheet!.text ?? []), ...(sheet!.facts ?? [])]) if (part) spoken(part)
      expect(sheet!.rules?.length, id).toBeGreaterThan(0)
    }
    for (const { seen: later } of seen.slice(-40)) for (const id of ['pile:discard', 'pile:events', 'seat:0', 'seat:1', 'area:the_shades']) for (const part of card(id, later)!.text ?? []) spoken(part)
  })

  test('areas have full names; tips have words and all find their moment', () => {
    for (const { seen: now } of seen.slice(0, 60)) for (const { number } of AREAS) expect(areaLine(now, number, NAMES)).not.toMatch(/\[|undefined/)
    for (const tip of guide) {
      spoken(tip.said)
      expect(seen.some(({ seen: now }) => tip.when(now)), tip.id).toBe(true)
    }
  })
})

describe('numbers', () => {
  test('points are the engine’s, line by line', () => {
    for (const { seen: now } of seen) {
      const totals = now.tally.lines.map((lines) => lines.reduce((sum, [, n]) => sum + n, 0))
      expect(score(now).rows.map(({ total }) => total)).toEqual(totals)
    }
  })

  test('prices and gains on the board are the engine’s', () => {
    let compared = 0
    for (const { seen: now } of seen) {
      for (const choice of choices(now)) {
        const cash = choice.price?.dollars ?? choice.gain?.dollars
        const n = (choice.note ?? choice.verbSaid).args?.n
        if (cash === undefined || typeof n !== 'number' || !['build', 'visit', 'save', 'money', 'pay', 'buy'].includes(choice.verb)) continue
        expect(cash, `${choice.move} ${now.decision?.kind}`).toBe(n)
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(50)
  })
})

describe('the board', () => {
  test('shows every minion, and every target of a choice', () => {
    for (const heaps of [false, true]) {
      const keys = new Keys()
      for (const { seen: now } of seen) {
        const { view } = now
        const { pieces, crowds } = stand(view.minions, keys, heaps)
        const all = view.minions.flat().reduce((sum, n) => sum + n, 0)
        expect(crowds.reduce((sum, { count }) => sum + count, 0)).toBe(all)
        expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length)
        const shown = new Set([
          ...crowds.map(({ target }) => target), ...PLACES.map(({ id }) => `area:${id}`), ...PLACES.flatMap(({ id, number }) => (view.buildings[number]! >= 0 ? [`house:${id}`] : [])),
          ...view.hand.map((id) => `hand:${id}`), ...view.players.map((_, seat) => `seat:${seat}`),
        ])
        for (const { target, then, move } of choices(now)) {
          if (target && !target.startsWith('shown:')) expect(shown.has(target), `${move} ${target}`).toBe(true)
          if (then) expect(shown.has(then), `${move} ${then}`).toBe(true)
        }
      }
    }
  })

  test('a piece that leaves one area and comes to another is the same piece', () => {
    const keys = new Keys()
    const rows = (at: Record<number, number>): number[][] => OWNERS.map((_, owner) => Array.from({ length: 13 }, (__, area) => (owner === 0 ? (at[area] ?? 0) : 0)))
    const before = stand(rows({ 1: 2, 5: 1 }), keys, false).pieces
    const after = stand(rows({ 1: 1, 5: 1, 7: 1 }), keys, false).pieces
    const moved = after.find(({ area }) => area === 7)!
    expect(before.filter(({ area }) => area === 1).map(({ key }) => key)).toContain(moved.key)
  })

  test('48 minions in one area are heaps, and there is room for one more', () => {
    const minions = OWNERS.map((_, owner) => Array.from({ length: 13 }, (__, area) => (area === 10 && owner < 4 ? 12 : 0)))
    const { pieces } = stand(minions, new Keys(), false)
    expect(pieces.map(({ count }) => count)).toEqual([12, 12, 12, 12])
    for (const own of [0, 3]) expect(nextSpot(10, minions, own).every(Number.isFinite)).toBe(true)
  })

  test('on a small drawing nothing lies over anything else', () => {
    for (const each of [1, 3]) {
      const minions = OWNERS.map((_, owner) => Array.from({ length: 13 }, (__, area) => (area && owner < 4 ? each : 0)))
      const { pieces } = stand(minions, new Keys(), true)
      for (const { number, house, trouble, badge } of SMALL_PLACES) {
        const spots = pieces.filter(({ area }) => area === number)
        expect(spots.map(({ count }) => count)).toEqual(each > 1 ? [3, 3, 3, 3] : [1, 1, 1, 1])
        const things = [...spots.map(({ x, y }) => [x, y] as const), house, trouble, badge]
        things.forEach(([x, y], at) => things.slice(at + 1).forEach(([otherX, otherY]) => expect(Math.hypot(x - otherX, y - otherY), `${number}`).toBeGreaterThanOrEqual(39)))
      }
    }
  })

  test('the icons of the card in play are past, now or to come', () => {
    for (const { seen: now } of seen) {
      const { chain } = now.tally
      if (chain) expect(chain.past).toBeLessThanOrEqual(cardOf(chain.card)!.icons.length)
    }
  })
})
