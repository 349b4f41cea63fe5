/** Whole random games of the engine, seen through this table: nothing without words, no number that is not the engine's. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { parseMove, writeMove, type AnyMove } from '$/lib/moves'
import { FORMS, type Tally, type View } from '$/lib/wire/genoa'
import type { Event } from '$/lib/wire'
import { load, say, speak, text } from '$/lib/words.svelte'
import { NOTHING, read, write } from './bundle'
import { recorded, speaker, type Recorded } from '../recorded'
import { card } from './cards'
import { asides, attempt, choices, idle, reason, verbOrder } from './choices'
import { board, boardOfView, BUILDINGS, CARDS, COMMODITIES, DECKS, TILES } from './data'
import { beginnable, desk, startFor } from './desk.svelte'
import { FLAG, placed, standing } from './flags'
import { boxOf, outline, planOf, SIZE, standAt } from './geometry'
import { guide } from './guide'
import { moment, question, waiting } from './question'
import { score } from './score'
import { pledgeable, targetsOf } from './stand'
import { NEEDLESS, story } from './story'

interface Played extends Recorded<View, Tally> {
  aside: string[]
  played: string
}

const seen = recorded<View, Tally, Played>('genoa')

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

beforeAll(async () => {
  await Promise.all([load('common'), load('genoa')])
})

const spoken = speaker('genoa')

/** What the engine can say that a random game may not: args of the same kinds. */
const SELDOM: Pick<Event, 'id' | 'args'>[] = [
  { id: 'genoa-auto', args: { seat: 1, setting: 'on' } },
  { id: 'genoa-purse', args: { seat: 1, setting: 'open' } },
  { id: 'genoa-counter-void', args: { seat: 0 } },
  { id: 'genoa-offer-void', args: { seat: 1, space: 'harbor' } },
  { id: 'genoa-own-offer-void', args: { space: 'street_3_2' } },
  { id: 'genoa-pledge-fails', args: { seat: 1, pledge: '10d+silk' } },
  { id: 'genoa-reshuffled', args: { deck: 'message', n: 4 } },
]

describe.each(['en', 'hu'] as const)('in %s', (lang) => {
  beforeAll(async () => {
    await speak(lang)
  })

  test('every question and every legal move has its words', () => {
    for (const { seen: now } of seen) {
      if (!now.decision) continue
      desk.close()
      const all = choices(now)
      const listed = all.filter((choice) => !choice.begin).map(({ move }) => move)
      // only on the open floor waiting is no choice: time passes by itself
      expect(listed).toEqual(now.legal.filter((move) => move !== 'wait' || listed.includes('wait')))
      expect(listed.length + all.filter((choice) => choice.begin).length, now.decision.kind).toBeGreaterThan(0)
      for (const choice of all) {
        spoken(choice.said)
        spoken(choice.verbSaid)
        for (const more of [choice.note, choice.verbNote, choice.short]) if (more) spoken(more)
        expect(choice.closing || verbOrder.includes(choice.verb), choice.verb).toBeTruthy()
      }
      for (const verb of idle(now)) spoken(verb.reason)
      const { ask, help, role } = question(now)
      expect(spoken(ask).length, say(ask)).toBeLessThanOrEqual(72)
      if (help) spoken(help)
      if (role) spoken(role)
      spoken(waiting({ ...now, decision: null, seat: null }))
      for (const aside of asides(now)) spoken(aside.said)
    }
  })

  test('every event is a line, or left out on purpose', () => {
    for (const { fixture, seen: now } of seen) {
      for (const event of [...fixture.events, ...SELDOM]) {
        const line = story({ ...event, seq: 1 }, now)
        expect(line === null, event.id).toBe(NEEDLESS.has(event.id))
        if (line) spoken(line.said)
      }
      const { round, steps = [], facts = [] } = moment(now)
      for (const said of [round!, ...steps.map((step) => step.said), ...facts.map((fact) => fact.said)]) spoken(said)
    }
  })

  test('every thing has its sheet, every reason its words', () => {
    const things = [
      ...BUILDINGS.map((name) => `building:${name}`), ...board('main').spaces.map(({ id }) => `space:${id}`), ...TILES.map((name) => `tile:${name}`),
      ...COMMODITIES.map((name) => `commodity:${name}`), ...DECKS.map((name) => `deck:${name}`), ...Object.keys(CARDS).map((name) => `card:${name}`), 'marker', 'thing:marker',
    ]
    seen.filter((_, at) => at % 40 === 0).forEach(({ seen: now }) => {
      for (const thing of things) {
        const sheet = card(thing, now)
        expect(sheet, thing).not.toBeNull()
        for (const said of [sheet!.name, sheet!.kind, ...(sheet!.text ?? []), ...(sheet!.facts ?? [])]) if (said) spoken(said)
        for (const rule of sheet!.rules ?? []) expect(rule).toMatch(/^GEN-\d+\.\d+$/)
      }
      for (const target of [...board('main').spaces.map(({ id }) => `space:${id}`), ...now.view.hand.map((name) => `hand:${name}`)]) {
        const why = reason(target, null, now)
        if (why) spoken(why)
        const tried = attempt(target, null, now)
        if (tried) expect(writeMove(FORMS, parseMove<AnyMove>(FORMS, tried))).toBe(tried)
      }
    })
    for (const tip of guide) spoken(tip.said)
    expect(guide.length).toBeGreaterThanOrEqual(8)
    for (const name of [...BUILDINGS, 'market']) expect(text(`genoa-web-board-${name}`).split('|').every((line) => line.length <= 13)).toBe(true)
  })
})

test('the desk writes what the engine understands', () => {
  for (const { fixture, seen: now } of seen) {
    const { played } = fixture
    if (!/^(offer|counter|note|call) /.test(played) || now.seat === null) continue
    const move = parseMove<AnyMove>(FORMS, played)
    for (const side of ['give', 'take', 'pledge', 'price', 'want'] as const) {
      const things = move[side]
      if (typeof things === 'string') expect(write(read(things))).toBe(things)
    }
    const kind = move.move as 'offer' | 'counter' | 'note' | 'call'
    const { view } = now
    expect(beginnable(view), played).toContain(kind)
    desk.begin(kind, view, {
      space: String(move.space), seat: typeof move.seat === 'number' ? move.seat : null,
      terms: { give: String(move.give ?? move.price ?? move.want), take: String(move.take ?? NOTHING), pledge: String(move.pledge ?? NOTHING) },
    })
    desk.standing = move.standing === 1
    if (move.face) desk.face = move.face as 'trader' | 'back'
    const written = parseMove<AnyMove>(FORMS, desk.text(now)!)
    expect({ ...written, order: '', extra: 0 }).toEqual({ ...move, order: '', extra: 0 })
    if (kind === 'offer') expect(written.extra, played).toBe(move.extra)
    if (move.pledge && move.pledge !== NOTHING) {
      const may = Object.fromEntries(pledgeable(view, String(move.space)))
      for (const [thing, n] of Object.entries(read(String(move.pledge)))) expect(may[thing] ?? 0, `${played}: ${thing}`).toBeGreaterThanOrEqual(n)
    }
    desk.close()
  }
})

test('what can be bought is what the floor says, and runs are made of own contracts', () => {
  for (const { seen: now } of seen) {
    const { view } = now
    for (const space of targetsOf(view)) {
      expect(boardOfView(view).of[space], space).toBeDefined()
      if (view.tower !== space) expect(boardOfView(view).of[view.tower]!.adjacent).toContain(space)
      expect(startFor(view, space).give).not.toBe('')
    }
    for (const { buildings } of now.tally.runs) for (const building of buildings) expect(view.hand.map((card) => CARDS[card]!.places[0])).toContain(building)
    const table = score(now)
    expect(table.rows).toHaveLength(view.players.length)
    if (now.outcome) for (const row of table.rows) expect(row.values.reduce((sum: number, n) => sum + (n ?? 0), 0)).toBe(row.total)
  }
})

test.each(['main', 'alt'] as const)('the %s board is drawn inside its frame, and its outlines close', (name) => {
  for (const space of board(name).spaces) {
    const points = outline(space.cells, 2)
    expect(points.length).toBe(space.cells.length === 3 && new Set(space.cells.map(([x]) => x)).size === 2 && new Set(space.cells.map(([, y]) => y)).size === 2 ? 6 : 4)
    for (const { x, y } of [...points, standAt(space)]) {
      expect(Math.min(x, y)).toBeGreaterThan(20)
      expect(Math.max(x, y)).toBeLessThan(SIZE)
    }
    if (space.kind === 'building') expect(planOf(space, 2).icon.size).toBeGreaterThan(20)
  }
})

test('flags of offers stand beside a building, on the board, and hide neither it nor the tower', () => {
  const { spaces, of } = board('main')
  const faults: string[] = []
  for (const space of spaces.filter(({ kind }) => kind === 'building')) {
    for (const tower of spaces.filter(({ kind }) => kind === 'street')) {
      const { x, y } = standAt(tower)
      const piece = { x: x - 20, y: y - 20, w: 40, h: 40 }
      const flags = placed(space, [52, 52, 61], [...standing(spaces, () => false), { box: piece, weight: 4 }])
      if (flags.every(({ tip }) => tip === 'in')) faults.push(`${space.id}: no tip`)
      flags.forEach((flag, at) => {
        const box = { ...flag, w: at === 2 ? 61 : 52, h: FLAG }
        const meets = (other: typeof piece): boolean => box.x < other.x + other.w && other.x < box.x + box.w && box.y < other.y + other.h && other.y < box.y + box.h
        if (box.x < 0 || box.y < 0 || box.x + box.w > SIZE || box.y + box.h > SIZE) faults.push(`${space.id}: outside`)
        if (space.cells.some((cell) => meets(boxOf([cell])))) faults.push(`${space.id}: hidden`)
        if (meets(piece)) faults.push(`${space.id}: hides the tower at ${tower.id}`)
      })
    }
  }
  expect(faults).toEqual([])
  expect(placed(of.street_3_2!, [52], standing(spaces, () => true))[0]!.tip).toBe('in')
})
