import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Problem } from './api'
import { Commands, type Order } from './commands'
import type { Done, Play } from './wire'

const MOVE: Order = { type: 'move', seat: 0, move: 'end', decision: 3 }

function line(open = true): { commands: Commands; sent: Play[]; byRest: (key: string) => Promise<Done>; again: string[] } {
  const sent: Play[] = []
  const again: string[] = []
  const commands = new Commands((text) => {
    if (open) sent.push(JSON.parse(text) as Play)
    return open
  })
  return { commands, sent, again, byRest: async (key) => { again.push(key); return { seq: 99 } } }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an answer belongs to its key', async () => {
  const { commands, sent, byRest, again } = line()
  const [one, two] = [commands.carryOut(MOVE, byRest), commands.carryOut({ type: 'say', text: 'Hi' }, byRest)]
  expect(sent.map(({ key, ...rest }) => [key.length, rest])).toEqual([[32, MOVE], [32, { type: 'say', text: 'Hi' }]])
  commands.answer({ type: 'done', key: 'of somebody else', seq: 1 })
  commands.answer({ type: 'done', key: sent[1]!.key, seq: 12 })
  commands.answer({ type: 'done', key: sent[0]!.key, seq: 7 })
  expect([await one, await two]).toEqual([{ seq: 7 }, { seq: 12 }])
  expect(again).toEqual([])
})

test('a refusal is the same problem as by REST', async () => {
  const { commands, sent, byRest, again } = line()
  const done = commands.carryOut(MOVE, byRest)
  commands.answer({ type: 'problem', key: sent[0]!.key, title: '', status: 409, detail: 'Not now.', code: 'error-illegal-move', params: { a: 1 } })
  await expect(done).rejects.toEqual(new Problem(409, 'error-illegal-move', 'Not now.', { a: 1 }))
  expect(again).toEqual([])
})

test.each([
  ['without a socket', false, () => undefined],
  ['the socket is lost', true, (commands: Commands) => commands.lost()],
  ['no answer comes', true, () => void vi.advanceTimersByTime(5_000)],
  ['the server cannot just now', true, (commands: Commands, key: string) => commands.answer({ type: 'problem', key, title: '', status: 503, detail: '', code: 'server-error-later', params: {} })],
] as const)('%s: by REST, under the same key', async (_, open, happens) => {
  const { commands, sent, byRest, again } = line(open)
  const done = commands.carryOut(MOVE, byRest)
  happens(commands, sent[0]?.key ?? '')
  expect(await done).toEqual({ seq: 99 })
  expect(again).toEqual(open ? [sent[0]!.key] : [expect.any(String)])
})
