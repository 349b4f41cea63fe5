import { beforeAll, expect, test, vi } from 'vitest'
import { set } from '$/lib/settings.svelte'
import type { Seat, State, TableInfo, UndoAsk, Verb } from '$/lib/wire'
import { load, speak } from '$/lib/words.svelte'
import type { GameTable } from './game'
import type { Hands } from './hands'
import { Play } from './play.svelte'

beforeAll(async () => {
  globalThis.document = { documentElement: { dataset: {}, style: {} }, visibilityState: 'visible' } as unknown as Document
  await load('common', 'en')
  await speak('en')
  vi.useFakeTimers()
  set({ pace: 'once', obvious: true, careful: true })
})

const seat = (number: number, kind: Seat['kind'], you = false): Partial<Seat> => ({ seat: number, name: `p${number}`, kind, you, program: false })
const table = (...others: Partial<Seat>[]): TableInfo => ({ id: 't', game: 'citadels', seats: [seat(0, 'guest', true), ...others] }) as unknown as TableInfo
const BOTS = table(seat(1, 'bot'), seat(2, 'bot'))
const PEOPLE = table(seat(1, 'guest'), seat(2, 'bot'))
const GAME = { id: 'citadels', card: () => null } as unknown as GameTable
const build: Verb = { verb: 'build', said: { id: 'build' }, offers: [{ move: 'build inn', said: { id: 'offer' }, aim: 'hand:inn' }] } as Verb
const end: Verb = { verb: 'end', said: { id: 'end' }, offers: [{ move: 'end', said: { id: 'end' } }], closing: true, leaves: [{ id: 'income' }] } as Verb

function state(seq: number, verbs: Verb[], more: Partial<State> = {}): State {
  const pending = [{ seat: verbs.length ? 0 : 1, kind: 'turn', id: seq, optional: false }]
  const observation = { game: 'citadels', seat: 0, view: {}, outcome: null, pending, prompt: verbs.length ? { ask: { id: 'ask' }, verbs } : { waiting: { id: 'wait' } } }
  return { type: 'state', table: 't', match: 'm', seq, seat: 0, events: [], complete: true, tally: {}, clocks: [], left: {}, can_undo: false, now: 0, observation, ...more } as State
}
const hands = (): Hands => ({
  play: vi.fn(async () => 9), check: vi.fn(async () => null), undo: vi.fn(async () => 9), askUndo: vi.fn(async () => 9), answerUndo: vi.fn(async () => 9), refresh: vi.fn(async () => undefined),
})

test('the only thing that can be chosen is chosen, with a line, where one plays alone with bots', async () => {
  for (const [where, verbs, sent] of [[BOTS, [build], 1], [PEOPLE, [build], 0], [BOTS, [build, end], 0], [BOTS, [end], 0]] as const) {
    const on = hands()
    const play = new Play(GAME, where, on)
    play.take(state(1, [...verbs]))
    await vi.runOnlyPendingTimersAsync()
    expect(on.play).toHaveBeenCalledTimes(sent)
    expect(play.lines.map(({ said }) => said.id)).toEqual(sent ? ['web-log-forced'] : [])
  }
})

test('who has just gone back is not carried on', async () => {
  const on = hands()
  const play = new Play(GAME, BOTS, on)
  play.take(state(1, [], { undo_to: 0 }))
  await play.undo()
  expect(on.undo).toHaveBeenCalledWith(0, 0)
  play.take(state(9, [build]))
  await vi.runOnlyPendingTimersAsync()
  expect(on.play).not.toHaveBeenCalled()
  await play.play('build inn')
  expect(on.play).toHaveBeenCalledTimes(1)
})

test('who leaves something undone that costs nothing is asked once', async () => {
  const on = hands()
  const play = new Play(GAME, PEOPLE, on)
  play.take(state(1, [build, end]))
  const [, closing] = play.verbs
  play.pressVerb(closing!, {} as Element)
  expect(on.play).not.toHaveBeenCalled()
  expect(play.question()?.ask).toEqual({ id: 'web-leaves', args: { left: [{ id: 'income' }] } })
  play.pressVerb(closing!, {} as Element)
  expect(on.play).toHaveBeenCalledTimes(1)
  set({ careful: false })
  const bold = new Play(GAME, PEOPLE, on)
  bold.take(state(1, [build, end]))
  bold.pressVerb(bold.verbs[1]!, {} as Element)
  expect(on.play).toHaveBeenCalledTimes(2)
  set({ careful: true })
})

test('what cannot be taken back is asked of the others, or it is said why not', async () => {
  const on = hands()
  const alone = new Play(GAME, BOTS, on)
  alone.take(state(1, [], { no_undo: 'sealed' }))
  expect([alone.canUndo, alone.canAskUndo]).toEqual([false, false])
  await alone.undo()
  expect(alone.refusal?.detail).toBe(alone.noUndo)
  expect(alone.noUndo).toContain('hidden')
  const play = new Play(GAME, PEOPLE, on)
  play.take(state(1, [], { no_undo: 'nothing' }))
  expect(play.canAskUndo).toBe(false)
  play.take(state(2, [], { no_undo: 'others' }))
  expect(play.canAskUndo).toBe(true)
  await play.undo()
  expect(on.askUndo).toHaveBeenCalledWith(0)
  expect(on.undo).not.toHaveBeenCalled()
  const ask: UndoAsk = { number: 1, seat: 0, moves: 2, until: 9, waiting: [1] }
  play.take(state(2, [], { no_undo: 'others', undo_ask: ask }))
  expect(play.canAskUndo).toBe(false)
  play.take(state(3, [build, end]))
  expect(play.lines.at(-1)?.said).toEqual({ id: 'web-log-undone-by', args: { seat: 'seat:0', count: 2 } })
})
