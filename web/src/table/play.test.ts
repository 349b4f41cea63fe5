import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '$/lib/api'
import { set } from '$/lib/settings.svelte'
import type { Offer, Prompt, State, TableInfo } from '$/lib/wire'
import { load, speak } from '$/lib/words.svelte'
import type { Choice, GameTable } from './game'
import type { Hands } from './hands'
import { Play } from './play.svelte'

beforeAll(async () => {
  globalThis.document = { documentElement: { dataset: {}, style: {} }, visibilityState: 'visible' } as unknown as Document
  for (const group of ['common', 'citadels']) await load(group, 'en')
  await speak('en')
})
beforeEach(() => {
  vi.useFakeTimers()
  set({ motion: 'full', pace: 'normal' })
})

const TABLE = { id: 't', game: 'citadels', seats: [{ seat: 0, name: 'Anna', kind: 'guest', you: true }] } as unknown as TableInfo

/** A question whose offers are written as verb, aim and second aim. */
function prompt(offers: string[]): Prompt {
  const verbs = new Map<string, Offer[]>()
  for (const move of offers) {
    const [verb = '', aim, then] = move.split(' ')
    verbs.set(verb, [...(verbs.get(verb) ?? []), { move, said: { id: move }, ...(aim && { aim }), ...(then && { then }) }])
  }
  return offers.length ? { ask: { id: 'ask' }, verbs: [...verbs].map(([verb, all]) => ({ verb, said: { id: verb }, offers: all })) } : { waiting: { id: 'wait' } }
}

function state(seq: number, legal: string[] = [], events: string[] = []): State {
  return {
    type: 'state', table: 't', match: 'm', seq, seat: 0, events: events.map((id) => ({ seq, id, args: {}, touched: [`district:${seq}`] })), complete: true, tally: {}, clocks: [], left: {}, can_undo: false, now: 0,
    observation: {
      game: 'citadels', seat: 0, view: {}, outcome: null, prompt: prompt(legal),
      pending: legal.length ? [{ seat: 0, kind: 'turn', id: seq, optional: false }] : [{ seat: 1, kind: 'turn', id: seq, optional: false }],
    },
  }
}

const GAME = {
  id: 'citadels',
  card: () => null,
} as unknown as GameTable

function hands(more: Partial<Hands> = {}): Hands {
  return { play: vi.fn(async () => 9), check: vi.fn(async () => null), undo: vi.fn(async () => 9), refresh: vi.fn(async () => undefined), ...more }
}

test('steps of others are shown one after the other, some at most', () => {
  const play = new Play(GAME, TABLE, hands())
  play.take(state(1))
  play.take(state(2, [], ['citadels-gathers-gold']))
  for (const seq of [3, 4]) play.take(state(seq, [], ['citadels-gathers-gold']))
  expect([play.state?.seq, play.queue.length]).toEqual([2, 2])
  vi.advanceTimersByTime(700)
  expect(play.state?.seq).toBe(3)
  for (let seq = 5; seq <= 60; seq += 1) play.take(state(seq, [], ['citadels-gathers-gold']))
  expect(play.queue.length).toBe(40)
  play.skip()
  expect([play.state?.seq, play.behind, play.lines.length]).toEqual([60, false, 59])
})

/** Everything that is pointed out or flies, in its order. */
function watched(play: Play): string[] {
  const seen: string[] = []
  vi.spyOn(play.showing, 'plan').mockImplementation((gestures) => void seen.push(...gestures.map(({ at }) => at)))
  return seen
}

test('bots that are quicker than the pace: each step is still shown, shorter, and nobody is far behind', () => {
  const play = new Play(GAME, TABLE, hands())
  const seen = watched(play)
  play.take(state(1))
  for (let seq = 2; seq <= 40; seq += 1) play.take(state(seq, [], ['citadels-gathers-gold']))
  vi.advanceTimersByTime(8000)
  expect([play.state?.seq, play.behind]).toEqual([40, false])
  expect(seen).toEqual(Array.from({ length: 39 }, (_, at) => `district:${at + 2}`))
})

test('where nothing may move, what comes at once is pointed out all together', () => {
  set({ pace: 'slow', motion: 'off' })
  const play = new Play(GAME, TABLE, hands({ play: vi.fn(async () => 5) }))
  const seen = watched(play)
  for (const seq of [1, 2, 3, 4]) play.take(state(seq, [], ['citadels-gathers-gold']))
  play.sending = { move: 'x', waiting: false, seq: 5 }
  play.take(state(5, [], ['citadels-gathers-gold']))
  expect(seen).toEqual(['district:2', 'district:3', 'district:4', 'district:5'])
})

test('no moment is lost where several steps are shown at once', () => {
  const play = new Play({ ...GAME, shows: { 'citadels-crown': 'banner', 'citadels-round': 'banner' } }, TABLE, hands({ play: vi.fn(async () => 4) }))
  play.take(state(1))
  play.take(state(2))
  play.take(state(3, [], ['citadels-crown']))
  play.sending = { move: 'x', waiting: false, seq: 4 }
  play.take(state(4, [], ['citadels-round']))
  expect(play.moments.map(({ said }) => said.id)).toEqual(['citadels-crown', 'citadels-round'])
})

test('the end of a game that has no words for it is told, once', () => {
  const play = new Play(GAME, TABLE, hands())
  play.take(state(1))
  const end = state(2, [], ['citadels-gathers-gold'])
  const over = { ...end, observation: { ...end.observation, outcome: { ranking: [[0]] } } } as unknown as State
  play.take(over)
  expect(play.moments.map(({ said }) => said)).toEqual([{ id: 'common-wins', args: { seats: [{ seat: 0 }], count: 1 } }])
  const told = play.moments
  play.take({ ...over, events: [] })
  expect(play.moments).toBe(told)
})

test('a thing that says the same keeps what is attached to it', () => {
  const play = new Play(GAME, TABLE, hands())
  expect(play.target('seat:0', { label: 'Anna' })).toBe(play.target('seat:0', { label: 'Anna' }))
  expect(play.target('seat:0', { label: 'Anna' })).not.toBe(play.target('seat:0', { label: 'Anna, 2 gold' }))
})

test.each([
  ['slow', 'full', 1500], ['normal', 'full', 650], ['fast', 'full', 300], ['once', 'full', 0],
  ['slow', 'off', 1500], ['normal', 'off', 0],
] as const)('%s, with movement %s: a step lasts %i milliseconds, and the last state is the server\'s', (pace, motion, lasts) => {
  set({ pace, motion })
  const play = new Play(GAME, TABLE, hands())
  for (const seq of [1, 2, 3]) play.take(state(seq, [], ['citadels-gathers-gold']))
  expect(play.state?.seq).toBe(lasts ? 2 : 3)
  vi.advanceTimersByTime(lasts)
  expect(play.state?.seq).toBe(3)
  expect(play.lines.map(({ seq }) => seq)).toEqual([1, 2, 3])
})

test('alone with bots one can hold what they do, and go step by step; the own move is never held', async () => {
  const alone = { ...TABLE, seats: [...TABLE.seats, { seat: 1, name: 'Bot', kind: 'bot' }] } as TableInfo
  const play = new Play(GAME, alone, hands({ play: vi.fn(async () => 7) }))
  play.take(state(1))
  expect(play.canPause).toBe(true)
  play.pause(true)
  for (const seq of [2, 3, 4, 5]) play.take(state(seq))
  vi.advanceTimersByTime(60_000)
  expect([play.state?.seq, play.behind]).toEqual([1, true])
  play.step()
  play.hurry()
  expect(play.state?.seq).toBe(3)
  play.pause(false)
  vi.advanceTimersByTime(60_000)
  expect([play.state?.seq, play.behind]).toEqual([5, false])
  play.pause(true)
  play.take(state(6, ['build']))
  play.step()
  await play.play('build')
  play.take(state(7))
  expect([play.state?.seq, play.paused]).toEqual([7, true])
  const other = new Play(GAME, { ...alone, seats: [...alone.seats, { seat: 2, name: 'Bea', kind: 'guest' }] } as TableInfo, hands())
  other.take(state(1))
  expect(other.canPause).toBe(false)
})

test('a target with one choice is played, with two targets the first is held', async () => {
  const own = hands()
  const play = new Play(GAME, TABLE, own)
  play.take(state(1, ['move area:1 area:2', 'move area:1 area:3', 'pass']))
  expect(play.stateOf('area:1')).toBe('can')
  expect(play.stateOf('area:5')).toBe('cannot')
  expect(play.stateOf('hand:1')).toBe('rest')
  play.press('area:1')
  expect([play.held, play.stateOf('area:3')]).toEqual(['area:1', 'can'])
  play.press('area:3')
  await vi.waitFor(() => expect(own.play).toHaveBeenCalledWith(0, 'move area:1 area:3', 1, expect.any(Function)))
  expect(play.sending?.seq).toBe(9)
  play.take(state(9, ['pass']))
  expect([play.sending, play.state?.seq]).toEqual([null, 9])
})

test('a refused move says why, and nothing stays armed', async () => {
  const own = hands({
    play: async () => {
      throw new Problem(409, 'error-illegal-move', 'Not now.')
    },
  })
  const play = new Play(GAME, TABLE, own)
  play.take(state(1, ['build hand:1', 'build hand:2']))
  play.pressVerb(play.verbs[0]!, {} as Element)
  expect(play.armed).toBe('build')
  play.press('hand:1')
  await vi.waitFor(() => expect(play.refusal?.detail).toBe('Not now.'))
  expect([play.armed, play.sending]).toEqual([null, null])
})

test('a lost connection takes the choices away, not the board', () => {
  const play = new Play(GAME, TABLE, hands())
  play.take(state(1, ['build hand:1']))
  play.offline = true
  expect([play.targets.size, play.seen?.seq]).toEqual([0, 1])
})

test('a hint is asked for once, is kept while the question stands, and goes with it', async () => {
  const found = { seq: 1, decision: 1, choices: [{ move: 'build', share: 0.5, reasons: [] }] }
  const own = hands({ hint: vi.fn(async () => found) })
  const play = new Play(GAME, { ...TABLE, hints: true }, own)
  play.take(state(1, ['build', 'end']))
  expect([play.hint, play.canHint]).toEqual([null, true])
  const asked = play.askHint()
  expect(play.hint?.choices).toBe(null)
  await asked
  expect(play.hint?.choices).toEqual(found.choices)
  expect(own.hint).toHaveBeenCalledExactlyOnceWith(0)
  play.take(state(2, ['end', 'build']))
  play.skip()
  expect(play.hint).toBe(null)
  await play.askHint() // the answer is to an older question
  expect(play.hint).toBe(null)
})

test('no hint where the table has none, nobody is asked, or there is nothing to choose', async () => {
  const ask = vi.fn(async () => { throw new Problem(429, 'server-error-rate', 'Too many.') })
  const play = new Play(GAME, { ...TABLE, hints: false }, hands({ hint: ask }))
  play.take(state(1, ['build', 'end']))
  expect(play.canHint).toBe(false)
  play.table = { ...TABLE, hints: true }
  expect(play.canHint).toBe(true)
  await play.askHint()
  expect(play.hint?.problem?.detail).toBe('Too many.')
  play.toggleHint()
  expect(play.hint).toBe(null)
  play.take(state(2, ['end']))
  play.skip()
  expect(play.canHint).toBe(false)
})

const LAY: Choice = { move: 'lay 1/1', verb: 'lay', verbSaid: { id: 'lay' }, said: { id: 'lay' }, after: 'face T1' }

test('what was chosen for the next question is sent as soon as that is asked', async () => {
  for (const early of [true, false]) {
    // the news may come before the answer, or after it
    let answer: (seq: number) => void = () => undefined
    const own = hands({ play: vi.fn(() => new Promise<number>((resolve) => (answer = resolve))) })
    const play = new Play(GAME, TABLE, own)
    play.take(state(1, ['lay 1/1']))
    const done = play.play(LAY)
    if (early) play.take(state(2, ['face T1', 'face T2']))
    answer(2)
    await done
    if (!early) play.take(state(2, ['face T1', 'face T2']))
    await vi.waitFor(() => expect(own.play).toHaveBeenLastCalledWith(0, 'face T1', 2, expect.any(Function)))
    expect(own.play).toHaveBeenCalledTimes(2)
  }
})

test('if something else is asked, or the move was refused, the player decides', async () => {
  const own = hands({ play: vi.fn(async () => 2) })
  const play = new Play(GAME, TABLE, own)
  play.take(state(1, ['lay 1/1']))
  await play.play(LAY)
  play.take(state(2, ['pass', 'end']))
  play.take(state(3, ['face T1', 'face T2']))
  play.skip()
  expect(own.play).toHaveBeenCalledTimes(1)
  const refused = new Play(GAME, TABLE, hands({ play: vi.fn(async () => Promise.reject(new Problem(409, 'server-error-stale', ''))) }))
  refused.take(state(1, ['lay 1/1']))
  await refused.play(LAY)
  refused.take(state(2, ['face T1', 'face T2']))
  refused.skip()
  expect(refused.hands!.play).toHaveBeenCalledTimes(1)
})

test('a hint that leaves open how a card lies asks for that first', async () => {
  const own = hands()
  const offers = ['T1', 'T2'].map((tower) => ({ move: 'lay 1/1', said: { id: tower }, aim: 'hand:1', then: `tower:${tower}`, after: `face ${tower}` }))
  const asked = state(1, ['lay 1/1'])
  asked.observation.prompt = { ask: { id: 'ask' }, verbs: [{ verb: 'lay', said: { id: 'lay' }, offers }] }
  const play = new Play(GAME, TABLE, own)
  play.take(asked)
  play.heed('lay 1/1')
  expect([play.held, play.sending]).toEqual(['hand:1', null])
  play.press('tower:T2')
  await vi.waitFor(() => expect(own.play).toHaveBeenCalledWith(0, 'lay 1/1', 1, expect.any(Function)))
})
