/** Every kind of event of every game is shown: the list is happens.md, written anew by `npx vitest run -u src/table/happens.test.ts`. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { has, load, speak } from '$/lib/words.svelte'
import { isMoment, waysOf, type Kind, type Shows } from '$/table/happening'
import { shows as ankh_morpork } from '$/games/ankh_morpork/happens'
import { shows as citadels } from '$/games/citadels/happens'
import { shows as genoa } from '$/games/genoa/happens'
import { shows as walled_city } from '$/games/walled_city/happens'

const SHOWS: Record<string, Shows> = { citadels, walled_city, ankh_morpork, genoa }

/** What the engine declares (tools/happenings.py). */
function declared(): Record<string, Record<string, Kind & { quiet: boolean }>> {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const own = `${root}.venv/bin/python`
  const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3')
  return JSON.parse(execFileSync(python, ['-m', 'tools.happenings'], { cwd: root, env: { ...process.env, PYTHONPATH: 'src' } }).toString()) as ReturnType<typeof declared>
}

beforeAll(async () => {
  globalThis.document = { documentElement: { dataset: {}, style: {} }, visibilityState: 'visible' } as unknown as Document
  for (const group of ['common', ...Object.keys(SHOWS)]) await load(group, 'en')
  await speak('en')
})

test('every kind of event has a way in which it is shown', { timeout: 60_000 }, async () => {
  const lines = ['# How each event is shown', '', 'On the table: *travel*, *rise*, *strike*, *roll*, *send*, *flash*. In words: *line* (the central line, the log), *banner*.', 'Where a game has no event for its end, the shell says in a banner who wins. Written by happens.test.ts.']
  const none: string[] = []
  for (const [game, kinds] of Object.entries(declared())) {
    lines.push('', `## ${game}`, '', '| event | shown by |', '|---|---|')
    expect(Object.keys(SHOWS[game]!).filter((id) => !(id in kinds)), `${game}: no such event`).toEqual([])
    for (const [id, kind] of Object.entries(kinds)) {
      const special = SHOWS[game]![id]
      const ways = [...waysOf(kind, special), ...(has(id) && !kind.quiet ? ['line'] : []), ...(isMoment(special) ? ['banner'] : [])]
      if (!ways.length) none.push(id)
      lines.push(`| ${id} | ${ways.join(', ')} |`)
    }
  }
  expect(none).toEqual([])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('happens.md')
})
