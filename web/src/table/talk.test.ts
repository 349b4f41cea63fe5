import { beforeEach, expect, test, vi } from 'vitest'
import type { ChatLine, Done, TableInfo } from '$/lib/wire'
import { REACTIONS, reactionOf } from './reactions'
import { BUBBLE, Talk } from './talk.svelte'

const kept = new Map<string, string>()
beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as unknown as Storage
})

const line = (number: number, seat: number | null, text: string, ago = 0): ChatLine => ({ type: 'chat', number, name: `P${seat}`, text, at: Date.now() / 1000 - ago, seat, role: seat === null ? 'spectator' : 'player' })
const table = { seats: [{ seat: 0, you: true }, { seat: 1, you: false }] } as unknown as TableInfo
function room(say: () => Promise<Done> = async () => ({ seq: 1 })) {
  return { id: 't', chat: [] as ChatLine[], table, skew: 0, say }
}

test('what others say is unread until it is looked at, also after a reload; what was said long ago gets no bubble', () => {
  const live = room()
  const talk = new Talk(live)
  live.chat = [line(3, 1, 'long ago', 600), line(4, 1, 'hello'), line(5, 0, 'mine'), line(6, null, 'and I watch')]
  talk.hear(live.chat)
  expect(talk.unread).toBe(3)
  expect(talk.bubbles.map(({ number }) => number)).toEqual([4, 5, 6])
  expect(talk.newest?.number).toBe(6)
  const close = talk.open()
  expect([talk.unread, talk.bubbles]).toEqual([0, []])
  live.chat = [...live.chat, line(7, 1, 'read at once')]
  talk.hear(live.chat)
  close()
  expect([talk.unread, talk.bubbles]).toEqual([0, []])
  expect(new Talk(live).unread).toBe(0)
})

test('a bubble stays for a while, and who speaks again has one bubble', () => {
  const live = room()
  const talk = new Talk(live)
  live.chat = [line(1, 1, 'one')]
  talk.hear(live.chat)
  vi.advanceTimersByTime(BUBBLE - 1000)
  live.chat = [...live.chat, line(2, 1, 'two')]
  talk.hear(live.chat)
  expect(talk.bubbles.map(({ text }) => text)).toEqual(['two'])
  vi.advanceTimersByTime(BUBBLE - 1)
  expect(talk.bubbles).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(talk.bubbles).toEqual([])
})

test('an own line can be seen at once, and once; one that was refused goes away', async () => {
  const live = room()
  const talk = new Talk(live)
  live.chat = [line(1, 0, 'again')]
  const said = talk.say('again')
  expect(talk.sent.map(({ text }) => text)).toEqual(['again'])
  live.chat = [...live.chat, line(2, 1, 'again')] // somebody else says the same
  expect(talk.sent).toHaveLength(1)
  live.chat = [...live.chat, line(3, 0, 'again')]
  expect(talk.sent).toEqual([])
  await said
  const refused = new Talk(room(() => Promise.reject(new Error('too much'))))
  await expect(refused.say('no')).rejects.toThrow('too much')
  expect(refused.sent).toEqual([])
})

test('a reaction is a sign that every client can show', () => {
  expect(REACTIONS).toHaveLength(6)
  for (const reaction of REACTIONS) expect(reactionOf(reaction.sign)).toBe(reaction)
  expect(reactionOf('well played')).toBeUndefined()
})
