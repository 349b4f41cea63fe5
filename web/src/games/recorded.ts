/** For the games' tests: whole games as the engine recorded them, seen through a table, and words that must all be there. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { Said } from '$/lib/said'
import type { Event, State, TableInfo } from '$/lib/wire'
import { language, say } from '$/lib/words.svelte'
import type { Seen } from '$/table/game'
import { seenOf } from '$/table/seen'

/** What a seat saw, with the engine's tally. */
export interface Recorded<V, T> {
  seat: number | null
  view: V
  tally: T
  events: Event[]
  /** The engine's own list of legal moves, as far as they can be listed. */
  legal: string[]
}

export const NAMES = ['Anna', 'Bence', 'Chloe', 'Dániel', 'Eszter', 'Ferenc', 'Gergő', 'Hanna']

/** Made by tools/recorded.py: given as a file (tests/web/npm.py), or played now by the Python of the checkout. */
function read(game: string): string {
  const given = process.env.RECORDED_GAMES
  if (given) return readFileSync(given, 'utf-8')
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const own = `${root}.venv/bin/python`
  return execFileSync(process.env.PYTHON ?? (existsSync(own) ? own : 'python3'), ['-m', 'tools.recorded', game], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: 'src' },
    maxBuffer: 2 ** 28,
  }).toString()
}

/** Everything that was recorded of a game, as its table sees it. */
export function recorded<V extends { players: unknown[] }, T, R extends Recorded<V, T> = Recorded<V, T>>(game: string): { fixture: R; seen: Seen<V, T> }[] {
  return (JSON.parse(read(game)) as R[]).map((written) => {
    const { listed = written.legal } = written.legal as { listed?: string[] } // an open space is described
    const fixture = { ...written, legal: listed }
    const seats = NAMES.slice(0, fixture.view.players.length).map((name, seat) => ({ seat, name }))
    const state = { seat: fixture.seat, seq: 1, observation: fixture, tally: fixture.tally } as unknown as State
    return { fixture, seen: seenOf(state, { seats } as unknown as TableInfo) as Seen<V, T> }
  })
}

/** Says something: every message is there, and nothing is left open in it. `also`: what else must be so. */
export function speaker(game: string, also: (text: string, said: Said) => void = () => undefined): (said: Said) => string {
  const told = new Map<string, string>()
  const open = new RegExp(`\\[${game}|\\[play|\\[web|[{}\\uE000-\\uE002]|undefined|NaN`)
  return (said) => {
    const key = `${language()} ${JSON.stringify(said)}`
    const before = told.get(key)
    if (before !== undefined) return before
    const text = say(said, { names: NAMES, game })
    told.set(key, text)
    expect(text, said.id).not.toMatch(open)
    expect(text.trim(), said.id).not.toBe('')
    also(text, said)
    return text
  }
}
