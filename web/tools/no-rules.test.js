import { Linter } from 'eslint'
import svelteParser from 'svelte-eslint-parser'
import { parser } from 'typescript-eslint'
import { expect, test } from 'vitest'
import tetrapolis, { namesOf, verbsOf } from './no-rules.js'

const linter = new Linter()

/** What is found in a piece of a game's folder: the kinds of findings, in their order. */
function found(code, file = 'stand.ts', game = 'genoa') {
  const svelte = file.endsWith('.svelte')
  const messages = linter.verify(
    code,
    [{
      files: ['**/*.ts', '**/*.svelte'],
      languageOptions: { parser: svelte ? svelteParser : parser, ...(svelte && { parserOptions: { parser } }) },
      plugins: { tetrapolis },
      rules: { 'tetrapolis/no-rules': 'error' },
    }],
    `src/games/${game}/${file}`,
  )
  expect(messages.filter(({ ruleId }) => ruleId === null)).toEqual([])
  return messages.map(({ messageId }) => messageId ?? '')
}

test('the verbs of a game are known', () => {
  expect([...verbsOf('genoa')]).toEqual(expect.arrayContaining(['offer', 'counter', 'go', 'ship', 'claim']))
  expect([...verbsOf('citadels')]).toEqual(expect.arrayContaining(['build', 'destroy', 'end']))
})

test.each([
  ['const left = view.options.offer_rounds ?? 2', 'option'],
  ['const left = (view.options.offer_rounds ?? 2) - floor.rounds', 'option'],
  ['if (view.options.tax) draw()', 'option'],
  ["const open = options.money === 'open'", 'option'],
  ['const { options } = view; const more = options.max_notes > 2', 'option'],
  ['const rounds = view.options.offer_rounds; const last = rounds === 1', 'option'],
  ['const { max_notes = 3 } = view.options', 'option'],
  ['const { max_notes } = view.options; const some = !max_notes', 'option'],
  ["const words = options['tax'] ? one : two", 'option'],
  ['const fine = (view.options.tax as number) || 1', 'option'],
])('an option is compared or given a default: %s', (code, kind) => expect(found(code)).toContain(kind))

test.each([
  ["const ORDER = ['deliver', 'agree', 'accept']", 'verbs'],
  ["const CLOSING = new Set(['stop', 'lapse'])", 'verbs'],
  ["const closing = ['stop', 'lapse'].includes(verb)", 'verbs'],
  ["const RULES = { ship: ['GEN-7.1'], fill: ['GEN-7.2'] }", 'verbs'],
  ["const rule = { ship: 'GEN-7.1', fill: 'GEN-7.2' }[verb]", 'verbs'],
  ["const SIGNS: Signs = { ship: 'GEN-7.1', fill: 'GEN-7.2' }", 'verbs'],
  ["switch (move.move) { case 'ship': break; case 'fill': break; default: }", 'verbs'],
  ["const orders = verb === 'ship' || choice.verb === 'fill'", 'verbs'],
])('verbs are listed: %s', (code, kind) => expect(found(code)).toEqual([kind]))

test.each([
  ['const short = cost - view.players[0].gold', 'money'],
  ['const can = player.ducats >= price', 'money'],
  ['const pays = tally.costs[text] + 1', 'money'],
  ['const most = Math.min(5, me.cash)', 'money'],
  ['let gold = 0; gold += part.cost', 'money'],
  ['const all = buildCost * 2', 'money'],
])('a price is reckoned with: %s', (code, kind) => expect(found(code)).toEqual([kind]))

test.each([
  ["import { parseMove } from '$/lib/moves'", 'text'],
  ["import { FORMS } from './wire'", 'text'],
  ["const [tag] = choice.move.split(' ')", 'text'],
  ["const moves = choices.filter(({ move }) => move.startsWith('go '))", 'text'],
  ['const can = seen.legal.length > 0', 'text'],
  ['void play.play(`note ${space}`)', 'text'],
  ['const go = /^go /.test(choice.move)', 'text'],
])('the text of a move is read or written: %s', (code, kind) => expect(found(code)).toEqual([kind]))

test.each([['const used = turn.used & USED_CROWN'], ['const barred = (frame.barred >> seat)']])("the engine's bits are taken apart: %s", (code) => expect(found(code)).toEqual(['bits']))

test('the single things of a game are known, from the facts of browser and engine', () => {
  expect([...namesOf('citadels')]).toEqual(expect.arrayContaining(['museum', 'witch', 'keep']))
  expect([...namesOf('walled_city')]).toEqual(expect.arrayContaining(['mercers', 'yellow', 'A3']))
  expect([...namesOf('ankh_morpork')]).toEqual(expect.arrayContaining(['the_shades', 'groat', 'fog', 'chrysoprase']))
  expect([...namesOf('genoa')]).toEqual(expect.arrayContaining(['harbor', 'extra_action', 'silk', 'message', 'm05']))
  for (const word of ['market', 'main', 'londonderry', 'noble', 'unique', 'street']) for (const game of ['walled_city', 'genoa', 'ankh_morpork']) expect(namesOf(game).has(word), word).toBe(false)
})

test.each([
  ['const last = view.stack.at(-1)'],
  ['const { stack } = here.view'],
  ["const top = view['stack']"],
  ["type Frame = View['stack'][number]"],
  ["const joining = city.top?.frame === 'joining'"],
])("the engine's frames are read: %s", (code) => expect(found(code)).toEqual(['frame']))

test.each([
  ["const holds = city.some((one) => one === 'museum')", 'citadels'],
  ["const witch = name !== 'witch'", 'citadels'],
  ["const three = city.includes('district:quarry')", 'citadels'],
  ["const PAYING = ['merchant', 'trader']", 'citadels'],
  ["const named = name === 'keep'", 'citadels'],
  ["if (view.used.includes('small_gods')) rest()", 'ankh_morpork'],
  ["switch (personality) { case 'commander_vimes': wait(); break; default: }", 'ankh_morpork'],
  ['const WORTH = { chrysoprase: 50, lord_vetinari: 11 }', 'ankh_morpork'],
  ["const WORTH: Looks = { chrysoprase: 50, lord_vetinari: 11 }", 'ankh_morpork'],
  ["const kind = { harbor: 'tile', inn: 'tile' }[building]", 'genoa'],
  ["const paid = card.deck === 'contract'", 'genoa'],
  ["const again = new Set(['mercers', 'salters'])", 'walled_city'],
  ["const held = guilds.has('grocers')", 'walled_city'],
  ["const big = item.faction === 'yellow' ? 3 : 2", 'walled_city'],
])('one particular thing is asked for: %s', (code, game) => expect(found(code, 'stand.ts', game)).toEqual(['thing']))

test.each([
  ["const RULES = { harbor: ['GEN-7.10'], inn: ['GEN-7.11'] }", 'genoa'],
  ["const COLOURS: Looks<Commodity> = { ale: '#A8741A', wine: 'var(--wine)' }", 'genoa'],
  ['const NEAR: Looks<string, Near> = { the_shades: near([626, 643], [650, 643]) }', 'ankh_morpork'],
  ["const SIGNS: Signs = { smithy: districtIcon('smithy'), museum: icons.museum }", 'citadels'],
  ["const words = text('genoa-board-plate-cards', { contract: 1, message: 2 })", 'genoa'],
  ["const kept = kind(seen) === 'keep'", 'citadels'],
  ["const kept = prompt.kind === 'keep'", 'citadels'],
  ["const tips = [tip('magician', can, ['CIT-8.1'])]", 'citadels'],
  ["const square = space.kind === 'market'", 'genoa'],
  ["const robbed = view.robbed === name", 'citadels'],
  ["const stacked = width < 900; const FRAMES = { londonderry: '34 14 932 956' }", 'walled_city'],
])('names that are only drawn or mean something else are let be: %s', (code, game) => expect(found(code, 'stand.ts', game)).toEqual([]))

test('the same in components, in their script and in what they draw', () => {
  expect(found('<script lang="ts">const left = view.options.rounds ?? 2</script>{#if view.options.tax}<b></b>{/if}{#if me.ducats > 5}<i>{price - 1}</i>{/if}', 'Stage.svelte'))
    .toEqual(['option', 'option', 'money', 'money'])
  expect(found('<script lang="ts">const { view } = here</script>{#if view.stack.length}<b class:dear={building === \'harbor\'}></b>{/if}', 'Stage.svelte')).toEqual(['frame', 'thing'])
})

test.each([
  ["import type { View } from './wire'"],
  ["const SIGNS: Signs = { ship: icons.ship, fill: icons.decks.small, go: arrow('go') }"],
  ["const words = said('genoa-open', { n: view.options.offer_rounds })"],
  ['const board = BOARDS[view.options.board]'],
  ['const known = player.ducats === null ? hidden : player.ducats'],
  ['const coins = Array.from({ length: player.ducats })'],
  ['const x = place.cost[0] + 20'],
  ["const shown = play.verbs.find((verb) => verb.id === 'claim')"],
  ["const claims = play.choices.filter((choice) => choice.verb === 'claim')"],
  ["const chips = ['space', 'tile', 'good', 'hand', 'go', 'note', 'street']"],
  ["const words = said('genoa-web-terms', { note: one, call: two })"],
  ["switch (kind) { case 'note': break; case 'call': break }"],
  ['const width = box.width * 2 - 3; const wide = width > 40'],
  ['void play.play(choice); const why = await play.check(move)'],
  ['const plain = name.slice(0, -1)'],
])('what only draws is let be: %s', (code) => expect(found(code)).toEqual([]))
