import { expect, test } from 'vitest'
import { parseMove, writeMove } from './moves'
import { FORMS as CITADELS } from '$/games/citadels/wire'
import { FORMS as GENOA } from '$/games/genoa/wire'

test('a text becomes a move with all its fields, and a text again', () => {
  expect(parseMove(CITADELS, 'destroy p2 manor+')).toEqual({ move: 'destroy', target: 1, district: 'manor+' })
  expect(parseMove(GENOA, 'offer harbor 15d take=silk')).toMatchObject({ space: 'harbor', give: '15d', take: 'silk', pledge: '-' })
  for (const text of ['offer harbor 15d take=silk', 'accept p3 street_4 2', 'pass']) {
    expect(writeMove(GENOA, parseMove(GENOA, text))).toBe(text)
  }
})

test('defaults are not written', () => {
  expect(writeMove(GENOA, { move: 'offer', space: 'harbor', give: '15d', take: '-', pledge: '-', extra: 0, face: '', order: '' })).toBe('offer harbor 15d')
})
