/** Whole random games of the engine, seen through this table: nothing without words, no number that is not the engine's. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { parseMove, type AnyMove } from '$/lib/moves'
import { offersOf, type Composer } from '$/lib/prompt'
import { FORMS, type Tally, type View } from './wire'
import type * as wire from '$/lib/wire'
import { load, say, speak, text } from '$/lib/words.svelte'
import { begun, chosen, moveOf, switched, type Draft } from '$/table/composing'
import { offeredVerbs, questionOf } from '$/table/offers'
import { told } from '$/table/story'
import { NOTHING, things } from './bundle'
import { recorded, speaker, type Recorded } from '../recorded'
import { card } from './cards'
import { board, boardOfView, BUILDINGS, CARDS, COMMODITIES, DECKS, TILES } from './data'
import { FLAG, placed, standing } from './flags'
import { boxOf, outline, planOf, SIZE, standAt } from './geometry'
import { guide } from './guide'
import { moment } from './moment'
import { score } from './score'
import { verbIcon } from './signs'
import { below } from './stand'

interface Played extends Recorded<View, Tally> {
  aside: string[]
  played: string
  prompt: wire.Prompt
}

const seen = recorded<View, Tally, Played>('genoa')

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

beforeAll(async () => {
  await Promise.all([load('common'), load('genoa')])
})

const spoken = speaker('genoa')

describe.each(['en', 'hu'] as const)('in %s', (lang) => {
  beforeAll(async () => {
    await speak(lang)
  })

  test('every question and every legal move has its words', () => {
    for (const { fixture, seen: now } of seen) {
      if (!now.decision) continue
      const verbs = offeredVerbs(now.prompt, { icon: (verb) => verbIcon(verb, now), begin: () => undefined })
      const all = verbs.flatMap(({ choices }) => choices)
      const listed = all.filter((choice) => !choice.begin).map(({ move }) => move)
      expect([...listed].sort()).toEqual([...fixture.legal].sort())
      expect(all.length, now.decision.kind).toBeGreaterThan(0)
      for (const choice of all) {
        spoken(choice.said)
        spoken(choice.verbSaid)
        for (const more of [choice.note, choice.verbNote, choice.short]) if (more) spoken(more)
        expect(choice.verbIcon).not.toBe('')
      }
      for (const { id, reason } of verbs) {
        if (reason?.args?.text !== '') spoken(reason ?? now.prompt.ask!)
        const { ask, role } = questionOf(now.prompt, id)
        expect(spoken(ask).length, say(ask)).toBeLessThanOrEqual(72)
        if (role) spoken(role)
      }
      const { ask, help } = questionOf(now.prompt, null)
      expect(spoken(ask).length, say(ask)).toBeLessThanOrEqual(72)
      if (help) spoken(help)
      for (const { said, parts } of now.prompt.composers) {
        for (const words of [said, { id: `${said.id}.send` }, ...parts.map((part) => part.said)]) spoken(words)
        for (const item of parts.flatMap(({ items }) => items)) spoken({ id: 'web-plain', args: { text: item.label } })
      }
      for (const aside of now.prompt.asides) spoken(aside.said)
    }
  })

  test('every event is a line, or quiet on purpose; every reason and every wait has its words', () => {
    let lines = 0
    for (const { fixture, seen: now } of seen) {
      for (const line of told((fixture.prompt.news ?? []).map((event) => ({ ...event, args: event.args ?? {}, seq: 1 })))) {
        spoken(line.said)
        lines += 1
      }
      const { round, steps = [], facts = [] } = moment(now)
      for (const said of [round!, ...steps.map((step) => step.said), ...facts.map((fact) => fact.said)]) spoken(said)
      for (const { refused, why } of now.prompt.verbs) for (const said of [why, ...refused.map((one) => one.why)]) if (said) spoken(said)
      if (now.prompt.waiting) spoken(now.prompt.waiting)
    }
    expect(lines).toBeGreaterThan(200)
  })

  test('every thing has its sheet', () => {
    const all = [
      ...BUILDINGS.map((name) => `building:${name}`), ...board('main').spaces.map(({ id }) => `space:${id}`), ...TILES.map((name) => `tile:${name}`),
      ...COMMODITIES.map((name) => `commodity:${name}`), ...DECKS.map((name) => `deck:${name}`), ...Object.keys(CARDS).map((name) => `card:${name}`), 'marker', 'thing:marker',
    ]
    seen.filter((_, at) => at % 40 === 0).forEach(({ seen: now }) => {
      for (const thing of all) {
        const sheet = card(thing, now)
        expect(sheet, thing).not.toBeNull()
        for (const said of [sheet!.name, sheet!.kind, ...(sheet!.text ?? []), ...(sheet!.facts ?? [])]) if (said) spoken(said)
        for (const rule of sheet!.rules ?? []) expect(rule).toMatch(/^GEN-\d+\.\d+$/)
      }
    })
    for (const tip of guide) spoken(tip.said)
    for (const name of [...BUILDINGS, 'market']) expect(text(`genoa-board-name-${name}`).split('|').every((line) => line.length <= 13)).toBe(true)
  })
})

/** A move that was played, put together from the parts of its composer. */
function composed(composer: Composer, move: AnyMove): Draft {
  let draft = begun(composer)
  for (const part of composer.parts) {
    const value = part.name === 'seat' ? `p${Number(move.seat) + 1}` : String(move[part.name] ?? '')
    if (part.form === 'bundle') {
      for (const { value: item } of part.items) draft = chosen(composer, draft, part, { item, n: 0 })
      for (const [item, n] of things(value)) draft = chosen(composer, draft, part, { item, n })
    } else if (part.form === 'switch') draft = chosen(composer, draft, part, part.items.length ? value : switched(part, value === '1'))
    else if (part.form === 'pick') draft = chosen(composer, draft, part, value)
  }
  return draft
}

test('what was played can be put together from the parts', () => {
  let found = 0
  for (const { fixture, seen: now } of seen) {
    if (!/^(offer|counter|note|call) /.test(fixture.played)) continue
    const move = parseMove<AnyMove>(FORMS, fixture.played)
    const composer = now.prompt.composers.find((one) => one.move === move.move)
    expect(composer, fixture.played).toBeDefined()
    const written = parseMove<AnyMove>(FORMS, moveOf(composer!, composed(composer!, move))!)
    const tidy = (one: AnyMove): AnyMove => Object.fromEntries(Object.entries(one).map(([name, value]) => [name, typeof value === 'string' ? things(value).map(([item, n]) => `${n} ${item}`).join() : value])) as AnyMove
    expect(tidy({ ...written, order: '' })).toEqual(tidy({ ...move, order: '' }))
    found += 1
  }
  expect(found).toBeGreaterThan(20)
})

test('what can be bought is what the floor says, and runs are made of own contracts', () => {
  for (const { seen: now } of seen) {
    const { view } = now
    for (const space of now.tally.floor?.targets ?? []) {
      expect(boardOfView(view).of[space], space).toBeDefined()
      if (view.tower !== space) expect(boardOfView(view).of[view.tower]!.adjacent).toContain(space)
    }
    for (const { move, price } of offersOf(now.prompt)) expect(Object.values(price).every((n) => n > 0), move).toBe(true)
    expect(things(NOTHING)).toEqual([])
    for (const { buildings } of now.tally.runs) for (const building of buildings) expect(view.hand.map((card) => CARDS[card]!.places[0])).toContain(building)
    const table = score(now)
    expect(table.rows).toHaveLength(view.players.length)
    if (now.outcome) for (const row of table.rows) expect(row.values.reduce((sum: number, n) => sum + (n ?? 0), 0)).toBe(row.total)
  }
})

test('whoever presses a space may mean the offers whose flags stand on it', () => {
  let found = 0
  for (const { seen: now } of seen) {
    for (const { aim } of offersOf(now.prompt).filter(({ aim }) => aim.startsWith('offer:'))) {
      const space = below(aim, now)
      if (aim.endsWith(`:${now.seat}`)) expect(space).toBeNull()
      else expect(boardOfView(now.view).of[space!.replace('space:', '')], aim).toBeDefined()
      found += 1
    }
  }
  expect(found).toBeGreaterThan(20)
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

test('no flag covers a square that can be chosen, however many there are', () => {
  for (const { spaces } of [board('main'), board('alt')]) {
    const faults: string[] = []
    spaces.forEach((tower) => {
      const near = new Set(spaces.filter((space) => space !== tower && space.cells.some(([c, r]) => tower.cells.some(([d, q]) => Math.abs(c - d) + Math.abs(r - q) === 1))).map(({ id }) => id))
      const things = standing(spaces, (id) => near.has(id))
      const legal = spaces.filter(({ id }) => near.has(id)).flatMap(({ id, cells }) => cells.map((cell) => ({ id, box: boxOf([cell]) })))
      for (const space of spaces.filter(({ id }) => near.has(id))) {
        const widths = [52, 61, 52]
        placed(space, widths, things).forEach(({ x, y }, at) => {
          const over = legal.find(({ box }) => x < box.x + box.w && box.x < x + widths[at]! && y < box.y + box.h && box.y < y + FLAG)
          if (over) faults.push(`${tower.id}: the flag of ${space.id} over ${over.id}`)
          things.push({ box: { x, y, w: widths[at]!, h: FLAG }, weight: 9 })
        })
      }
    })
    expect(faults).toEqual([])
  }
})
