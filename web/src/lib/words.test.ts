import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { eventSaid, moveSaid } from './sentences'
import { set } from './settings.svelte'
import { FORMS } from './wire/citadels'
import { clock, has, load, parts, say, speak, text } from './words.svelte'

const names = ['Anna', 'Máté']

beforeAll(async () => {
  globalThis.document = { documentElement: { dataset: {}, style: {} } } as unknown as Document
  set({ lang: 'en' })
  await load('common', 'en')
  await load('citadels', 'en')
  await speak('en')
})

test('sentences are those of the terminal', () => {
  expect(say(eventSaid('citadels', { id: 'citadels-gathers-gold', args: { seat: 1, n: 2 } }), { names })).toBe('Máté gathers 2 gold.')
  expect(say(moveSaid('citadels', FORMS, 'destroy p2 manor+'), { names })).toBe("Destroy Máté's Manor ✦")
})

test('names stand out and open their cards', () => {
  const found = parts(moveSaid('citadels', FORMS, 'destroy p2 manor'), { names })
  expect(found.find((part) => part.card)).toEqual({ text: 'Manor', name: true, card: 'district:manor' })
  expect(found.find((part) => part.seat === 1)?.text).toBe('Máté')
  expect(found.map((part) => part.text).join('')).toBe("Destroy Máté's Manor")
})

test('another language comes with all words that are needed', async () => {
  await speak('hu')
  expect(text('web-your-decision')).toBe('A te döntésed')
  expect(say(eventSaid('citadels', { id: 'citadels-gathers-gold', args: { seat: 1, n: 2 } }), { names })).toBe('Máté 2 aranyat gyűjt.')
  await speak('en')
})

test('lists are sentences, an unknown id shows itself', () => {
  expect(text('common-wins', { seats: [{ seat: 0 }, { seat: 1 }], count: 2 }, { names })).toBe('Anna and Máté share the victory.')
  const city = { name: 'citadels-district-manor', card: 'district:manor' }
  expect(text('web-plain', { text: [city, city, { name: 'citadels-district-docks' }] })).toBe('Manor ×2 and Docks')
  expect(parts({ id: 'web-plain', args: { text: [city, city] } }).map((part) => [part.text, part.card])).toEqual([['Manor', 'district:manor'], [' ×2', undefined]])
  expect(text('no-such-message')).toBe('[no-such-message]')
})

test('clocks', () => {
  expect([clock(5), clock(65), clock(3723)]).toEqual(['0:05', '1:05', '1:02:03'])
})

test('every message the code names exists', () => {
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
