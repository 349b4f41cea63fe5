import { beforeAll, expect, test } from 'vitest'
import { promptOf } from '$/lib/prompt'
import { set } from '$/lib/settings.svelte'
import type { Prompt, State, TableInfo } from '$/lib/wire'
import { load, speak } from '$/lib/words.svelte'
import type { GameTable } from './game'
import { offeredVerbs, questionOf, reasonsOf, refusalsOf } from './offers'
import type { Hands } from './hands'
import { Play } from './play.svelte'
import { told } from './story'

beforeAll(async () => {
  globalThis.document = { documentElement: { dataset: {}, style: {} }, visibilityState: 'visible' } as unknown as Document
  set({ lang: 'en' })
  for (const group of ['common', 'citadels']) await load(group, 'en')
  await speak('en')
})

const said = (text: string) => ({ id: 'web-plain', args: { text } })

/** A turn: something to build (two of three cards), something to exchange (two things), something final, and the end. */
const TURN: Prompt = {
  ask: said('What now?'),
  role: said('Warlord'),
  step: [1, 3],
  rules: ['CIT-4.1'],
  verbs: [
    {
      verb: 'build', said: said('Build'), ask: { id: 'citadels-ask-turn' }, rules: ['CIT-4.5'],
      offers: [
        { move: 'build manor', said: said('Build the Manor'), aim: 'hand:manor', label: 'district:manor', price: { gold: 3 }, note: said('pay 3') },
        { move: 'build tavern', said: said('Build the Tavern'), aim: 'hand:tavern', label: 'district:tavern', against: true },
      ],
      refused: [{ aims: ['hand:palace'], why: said('2 gold short'), rule: 'CIT-4.6' }],
    },
    {
      verb: 'exchange', said: said('Exchange'), pairs: said('They must cost the same'),
      offers: [
        { move: 'exchange a x', said: said('a for x'), aim: 'district:0:a', then: 'district:1:x', then_label: 'district:docks' },
        { move: 'exchange b y', said: said('b for y'), aim: 'district:0:b', then: 'district:1:y' },
      ],
      refused: [{ aims: ['district:1:keep'], why: said('Nothing can be done to it'), second: true }, { aims: ['hand:palace'], why: said('Not in your city') }],
    },
    { verb: 'look', said: said('Look'), offers: [{ move: 'look', said: said('Look at a hand'), final: true }] },
    { verb: 'museum', said: said('Museum'), why: said('Used already'), rule: 'CIT-15.21' },
    { verb: 'armory', said: said('Armory'), refused: [{ aims: ['hand:palace'], why: said('Not in your city') }] },
    { verb: 'end', said: said('End'), closing: true, offers: [{ move: 'end', said: said('End the turn'), final: true }] },
  ],
  asides: [{ move: 'always no', said: said('Always refuse') }],
}

const prompt = promptOf(TURN)
const ways = { icon: (verb: string) => (verb === 'build' ? 'hammer' : undefined), begin: () => undefined }

test('verbs stand as the prompt has them, with sign, note and reason', () => {
  const verbs = offeredVerbs(prompt, ways)
  expect(verbs.map(({ id }) => id)).toEqual(['build', 'exchange', 'look', 'museum', 'end'])
  expect(verbs[0]).toMatchObject({ icon: 'hammer', choices: [{ target: 'hand:manor', price: { gold: 3 }, verb: 'build' }, { against: true }] })
  expect(verbs[3]).toMatchObject({ choices: [], reason: said('Used already'), rule: 'CIT-15.21' })
  expect(verbs[4]!.closing).toBe(true)
})

test('under a verb stands how many things it can be done to; that it cannot be taken back where other things can, and not of the end', () => {
  const notes = offeredVerbs(prompt, ways).map(({ note }) => note)
  expect(notes.map((note) => note?.id)).toEqual(['web-choices', 'web-choices', 'web-final', undefined, undefined])
  expect(notes[0]!.args).toEqual({ count: 2 })
  const draft = promptOf({ ask: said('?'), verbs: [{ verb: 'pick', said: said('Pick'), offers: [{ move: 'pick king', said: said('King'), final: true }] }] })
  expect(offeredVerbs(draft, ways)[0]!.note).toBe(undefined)
})

test('the question is that of the verb that is taken up', () => {
  expect(questionOf(prompt, null)).toEqual({ ask: TURN.ask, role: { id: 'web-role-step', args: { role: TURN.role, n: 1, of: 3 } }, rules: ['CIT-4.1'] })
  expect(questionOf(prompt, 'build')).toMatchObject({ ask: { id: 'citadels-ask-turn' }, help: { id: 'citadels-ask-turn.help' }, rules: ['CIT-4.5'] })
  expect(questionOf(prompt, 'look').ask).toEqual(TURN.ask)
})

test('what cannot be chosen says why: of the verb, of the second thing, of what does not go together', () => {
  const whys = (armed: string | null, held: string | null): [string, unknown[]][] =>
    [...refusalsOf(prompt, armed, held)].map(([aim, all]) => [aim, all.map(({ why }) => why.args?.text)])
  expect(whys('build', null)).toEqual([['hand:palace', ['2 gold short']]])
  expect(whys(null, null)).toEqual([['hand:palace', ['2 gold short', 'Not in your city', 'Not in your city']]])
  expect(whys('exchange', 'district:0:a')).toEqual([['district:1:keep', ['Nothing can be done to it']], ['district:1:y', ['They must cost the same']]])
})

test('all others of a kind are refused in one, but not what the verb names or offers', () => {
  const go: Prompt = {
    ask: said('?'),
    verbs: [
      { verb: 'go', said: said('Go'), offers: [{ move: 'go inn', said: said('To the Inn'), aim: 'space:inn' }], refused: [{ aims: ['space:park'], why: said('Visited') }, { aims: ['space:*'], why: said('Too far') }] },
      { verb: 'offer', said: said('Offer'), refused: [{ aims: ['space:*'], why: said('Not for sale') }] },
    ],
    composers: [{ verb: 'offer', move: 'offer', said: said('Offer'), parts: [{ name: 'space', said: said('For'), form: 'pick', items: [{ aim: 'space:inn' }], names: { space: ['harbor'] } }] }],
  }
  const found = promptOf(go)
  const whys = (target: string): unknown[] => reasonsOf(refusalsOf(found, null, null), target).map(({ why }) => why.args?.text)
  expect(whys('space:park')).toEqual(['Visited', 'Not for sale'])
  expect(whys('space:market')).toEqual(['Too far', 'Not for sale'])
  expect([whys('space:inn'), whys('hand:m05')]).toEqual([[], []])
  expect(found.composers[0]!.parts[0]!.items.map(({ value, label }) => [value, label])).toEqual([['inn', 'space:inn'], ['harbor', 'space:harbor']])
})

const TABLE = { id: 't', game: 'citadels', seats: [{ seat: 0, name: 'Anna', kind: 'guest', you: true }] } as unknown as TableInfo

function atTable(): Play {
  const hands = { play: async () => 9, check: async () => null, undo: async () => 9, refresh: async () => undefined } as Hands
  const play = new Play({ id: 'citadels', card: () => null } as unknown as GameTable, TABLE, hands)
  const observation = { game: 'citadels', seat: 0, view: {}, events: [], outcome: null, prompt: TURN, pending: [{ seat: 0, kind: 'turn', id: 1, optional: false }] }
  play.take({ type: 'state', table: 't', match: 'm', seq: 1, seat: 0, events: [], tally: {}, observation } as unknown as State)
  return play
}

test('a table needs nothing but the prompt', () => {
  const play = atTable()
  expect(play.choices.map(({ move }) => move)).toEqual(['build manor', 'build tavern', 'exchange a x', 'exchange b y', 'look', 'end'])
  expect(play.asides.map(({ move }) => move)).toEqual(['always no'])
  expect(['hand:manor', 'hand:tavern', 'hand:palace', 'seat:1'].map((id) => play.stateOf(id))).toEqual(['can', 'against', 'cannot', 'rest'])
  expect(play.say(play.targets.get('hand:manor')!.choices[0]!.short!)).toBe('Manor')
  expect(play.say(play.noteOf('hand:manor')!)).toBe('pay 3')
})

test('a person who is refused is told why, with the rule; several verbs each say theirs', () => {
  const play = atTable()
  expect(play.reasons('hand:palace')).toEqual(['Build: 2 gold short (CIT-4.6)', 'Exchange: Not in your city'])
  play.pressVerb(play.verbs[0]!, {} as Element)
  expect(play.reasons('hand:palace')).toEqual(['2 gold short (CIT-4.6)'])
  expect(play.noteOf('hand:palace')).toEqual(said('2 gold short'))
  expect(play.reasons('hand:manor')).toEqual([])
})

test('events become lines: whose deed, what it touched, headings, runs', () => {
  const at = (id: string, more: object = {}) => ({ seq: 1, id, args: {}, ...more })
  const lines = told([
    at('citadels-round', { args: { round: 2, seat: 'seat:0' }, heading: true }),
    at('citadels-builds', { args: { seat: 'seat:0', district: 'district:manor', n: 3 }, by: 0, touched: ['district:0:manor', 'seat:0'] }),
    at('citadels-no-such-event'),
    at('citadels-you-draw', { private: true }),
  ])
  expect(lines.map(({ said: { id } }) => id)).toEqual(['citadels-round', 'citadels-builds', 'citadels-you-draw'])
  expect([lines[0]!.heading, lines[2]!.private]).toEqual([true, true])
  expect(lines[1]).toMatchObject({ seat: 0, targets: ['district:0:manor', 'seat:0'], changed: ['district:0:manor'] })
  expect(atTable().say(lines[1]!.said)).toBe('Anna builds Manor for 3 gold.')
})
