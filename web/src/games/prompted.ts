/** For the games' tests: everything a prompt can bring in whole games, laid out by the shell alone and said. */
import { expect } from 'vitest'
import type { Prompt, State, TableInfo } from '$/lib/wire'
import { begun, moveOf } from '$/table/composing'
import type { GameTable } from '$/table/game'
import type { Hands } from '$/table/hands'
import { Play } from '$/table/play.svelte'
import { told } from '$/table/story'
import { undrawnTable } from './plain/undrawn'
import { thingsOf } from './plain/things'
import { NAMES, recorded, speaker, type Recorded } from './recorded'

interface Prompted extends Recorded<{ players: unknown[] }, unknown> {
  prompt: Prompt
}

const HANDS: Hands = { play: async () => 1, check: async () => null, undo: async () => 1, refresh: async () => undefined }

/** Every question, verb, choice, note, reason and line of all recorded games, in the language that is spoken; how many there were. */
export function laidOut(game: string, drawing: GameTable = undrawnTable(game)): number {
  const speak = speaker(game)
  let said = 0
  const spoken = (...all: Parameters<typeof speak>): void => {
    speak(...all)
    said += 1
  }
  for (const { fixture } of recorded<{ players: unknown[] }, unknown, Prompted>(game)) {
    const seats = NAMES.slice(0, fixture.view.players.length).map((name, seat) => ({ seat, name, kind: 'guest' }))
    const play = new Play(drawing, { id: 't', game, seats } as unknown as TableInfo, HANDS)
    const state = { match: 'm', seq: 1, seat: fixture.seat, observation: fixture, tally: fixture.tally, events: [] }
    play.take(state as unknown as State)
    for (const line of told((fixture.prompt.news ?? []).map((one) => ({ seq: 1, args: {}, ...one })))) spoken(line.said)
    spoken(play.waiting())
    if (!play.asked) continue
    expect(new Set(play.choices.filter(({ begin }) => !begin).map(({ move }) => move))).toEqual(new Set(fixture.legal))
    for (const verb of play.verbs) {
      const asked = play.question(verb.id)!
      for (const one of [verb.said, verb.note, verb.reason, asked.ask, asked.help, asked.role]) if (one) spoken(one)
      expect(!verb.choices.length).toBe(!!verb.reason)
    }
    for (const choice of play.choices) for (const one of [choice.said, choice.short, choice.thenShort, choice.note]) if (one) spoken(one)
    for (const { said: one } of play.asides) spoken(one)
    // Whatever is drawn as forbidden says why: pressed alone, and for each verb.
    const things = thingsOf(play.seen!.prompt).flatMap((kind) => kind.things)
    for (const { label } of things) spoken(label)
    for (const armed of [null, ...play.verbs.filter((verb) => verb.choices.some(({ target }) => target)).map(({ id }) => id)]) {
      play.armed = armed
      for (const { ref } of things) if (play.stateOf(ref) === 'cannot') expect(play.reasons(ref), `${armed}: ${ref}`).not.toEqual([])
    }
    play.armed = null
    for (const composer of play.seen!.prompt.composers) {
      spoken(composer.said)
      for (const part of composer.parts) spoken(part.said)
      moveOf(composer, begun(composer))
    }
  }
  return said
}
