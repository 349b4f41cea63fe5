/** Whole games of the engine without a drawing: the prompt alone has words for everything, and a reason for what cannot be done. */
import { beforeAll, expect, test } from 'vitest'
import { set } from '$/lib/settings.svelte'
import { load, speak } from '$/lib/words.svelte'
import { laidOut } from '../prompted'

/** tests/web/npm.py says which one it has recorded. */
const game = (process.env.RECORDED_GAME ?? 'citadels')

beforeAll(() => {
  globalThis.document = { documentElement: { dataset: {}, style: {} }, visibilityState: 'visible' } as unknown as Document
})

test.each(['en', 'hu'] as const)(`${game} is laid out by the shell alone, in %s`, { timeout: 120_000 }, async (lang) => {
  set({ lang })
  for (const group of ['common', game]) await load(group, lang)
  await speak(lang)
  expect(laidOut(game)).toBeGreaterThan(1000)
})
