import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { set } from './settings.svelte'
import type { Arg } from './said'
import { accusative, article } from './grammar'
import { clock, has, load, moment, parts, say, speak, text, type Teller } from './words.svelte'

const teller = { names: ['Anna', 'Máté'], game: 'citadels' }
const { names } = teller
const GATHERS = { id: 'citadels-gathers-gold', args: { seat: 'seat:1', n: 2 } }
const destroy = (district: string) => ({ id: 'citadels-move-destroy', args: { target: 'seat:1', district: `district:${district}` } })

beforeAll(async () => {
  globalThis.document = { documentElement: { dataset: {}, style: {} } } as unknown as Document
  set({ lang: 'en' })
  await load('common', 'en')
  await load('club', 'en')
  await load('citadels', 'en')
  await speak('en')
})

test('sentences are those of the terminal', () => {
  expect(say(GATHERS, teller)).toBe('Máté gathers 2 gold.')
  expect(say(destroy('manor+'), teller)).toBe("Destroy Máté's Manor ✦")
})

test('names stand out and open their cards', () => {
  const found = parts(destroy('manor'), teller)
  expect(found.find((part) => part.card)).toEqual({ text: 'Manor', name: true, card: 'district:manor' })
  expect(found.find((part) => part.seat === 1)?.text).toBe('Máté')
  expect(found.map((part) => part.text).join('')).toBe("Destroy Máté's Manor")
})

test('another language comes with all words that are needed', async () => {
  await speak('hu')
  expect(text('web-your-decision')).toBe('A te döntésed')
  expect(say(GATHERS, teller)).toBe('Máté 2 aranyat gyűjt.')
  await speak('en')
})

test('lists are sentences, an unknown id shows itself', () => {
  expect(text('common-wins', { seats: [{ seat: 0 }, { seat: 1 }], count: 2 }, { names })).toBe('Anna and Máté share the victory.')
  const city = { name: 'citadels-district-manor', card: 'district:manor' }
  expect(text('web-plain', { text: [city, city, { name: 'citadels-district-docks' }] })).toBe('Manor ×2 and Docks')
  expect(parts({ id: 'web-plain', args: { text: [city, city] } }).map((part) => [part.text, part.card])).toEqual([['Manor', 'district:manor'], [' ×2', undefined]])
  expect(text('no-such-message')).toBe('[no-such-message]')
})

test('a reference is a name only for whoever tells of a game; a word is for selecting', () => {
  const plain = (text: Arg, who: Teller = teller): string => say({ id: 'web-plain', args: { text } }, who)
  expect(plain('district:manor', { names })).toBe('district:manor')
  expect(['seat:0', 'seat:-1', 'district:no_such_thing', '12:05', 'gold', true].map((one) => plain(one))).toEqual(['Anna', 'nobody', 'no_such_thing', '12:05', 'gold', 'true'])
  expect(plain(['seat:1', 'district:manor', { id: 'citadels-char-king' }])).toBe('Máté, Manor and King')
  expect(plain([])).toBe('none')
})

/** What the terminal's words are tried with, too (tests/test_grammar.py). */
interface Cases {
  article: [string, string][]
  accusative: [string, string][]
  sentences: { game: string; said: { id: string; args: Record<string, Arg> }; text: string }[]
  names: string[]
}

test('names take the form that a sentence asks for, as they do in the terminal', async () => {
  const cases = JSON.parse(readFileSync('../tests/grammar.json', 'utf-8')) as Cases
  for (const [word, found] of cases.article) expect(`${article(word)} ${word}`).toBe(found)
  for (const [word, found] of cases.accusative) expect(accusative(word)).toBe(found)
  await speak('hu')
  for (const game of new Set(cases.sentences.map((each) => each.game))) await load(game, 'hu')
  for (const { game, said, text } of cases.sentences) expect(say(said, { game, names: cases.names })).toBe(text)
  await speak('en')
})

test('a name in a form can still be pressed', async () => {
  await speak('hu')
  const found = parts(destroy('manor'), teller)
  expect(found.map((part) => part.text).join('')).toBe('Elpusztítom Máté városában az Uradalmat')
  expect(found.find((part) => part.card)).toEqual({ text: 'Uradalmat', name: true, card: 'district:manor' })
  await speak('en')
})

test('days and hours are written as the browser does it at home', () => {
  const noon = new Date(2020, 10, 5, 13, 5).getTime() / 1000
  const now = Date.now() / 1000
  const said = (languages: string[], at: number): string => {
    vi.stubGlobal('navigator', { language: languages[0], languages })
    try {
      return moment(at)
    } finally {
      vi.unstubAllGlobals()
    }
  }
  expect(said(['en-US', 'en'], noon)).toBe('Thursday, Nov 5')
  expect(said(['en-GB', 'en'], noon)).toBe('Thursday 5 Nov')
  expect(said(['en-US'], now)).toMatch(/[AP]M$/)
  expect(said(['en-GB'], now)).toMatch(/^\d+:\d\d$/)
  expect(said(['hu-HU', 'en-US'], now)).toMatch(/^\d+:\d\d$/)
})

test('clocks', () => {
  expect([clock(5), clock(65), clock(3723)]).toEqual(['0:05', '1:05', '1:02:03'])
})

test('every message the code names exists', async () => {
  for (const group of ['club', 'review']) await load(group, 'en') // these come with their pages
  const files = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((file) => /\.(svelte|ts)$/.test(file) && !/test\.ts$/.test(file))
  const missing = new Set<string>()
  for (const folder of ['src/table', 'src/ui', 'src/lib', 'src/pages']) {
    for (const file of files(folder)) {
      const code = readFileSync(`${folder}/${file}`, 'utf-8')
      for (const [, id] of code.matchAll(/['"`]((?:web|common)-[a-z][\w-]*(?:\.\w+)?)['"`]/g)) if (!has(id!)) missing.add(`${file}: ${id}`)
    }
  }
  expect([...missing]).toEqual([])
})
