import { describe, expect, it } from 'vitest'
import { botOf } from '../parts/bots'
import { alone, fieldsOf, fitBots, fitSeats, freshDraft, freshSeat, placeOf, wishOf, withoutValues } from './setup'

const schema = {
  $ref: '#/$defs/Options',
  $defs: {
    Options: {
      properties: {
        edition: { enum: ['2016', '2021'], default: '2021' },
        ninth: { anyOf: [{ type: 'boolean' }, { type: 'null' }], default: null },
        cast: { anyOf: [{ type: 'array' }, { enum: ['random'] }, { type: 'null' }], default: null },
        first_crown: { anyOf: [{ type: 'integer', minimum: 0, maximum: 7 }, { enum: ['random'] }], default: 'random' },
        max_offers: { type: 'integer', minimum: 1, maximum: 20, default: 3 },
        check: { type: 'boolean', default: false },
      },
    },
  },
}

describe('options', () => {
  it('become controls, with the recommended value first', () => {
    const fields = fieldsOf(schema)
    expect(fields.map(({ name, form }) => `${name} ${form}`)).toEqual([
      'edition choice', 'ninth choice', 'cast list', 'first_crown seat', 'max_offers number', 'check choice',
    ])
    expect(fields[0]!.values).toEqual(['2021', '2016'])
    expect(fields[1]!.values).toEqual([null, true, false])
    expect(fields[5]!.values).toEqual([false, true])
    expect([fields[4]!.low, fields[4]!.high]).toEqual([1, 20])
  })

  it('are explained without the words of the command line', () => {
    expect(withoutValues('As each likes (personal), or open (open).', ['personal', 'open'])).toBe('As each likes, or open.')
  })

  it('have their refusals beside them', () => {
    expect(placeOf('tea-error-cups', { players: 4, option: 'kettle' })).toBe('kettle')
    expect(placeOf('tea-error-first-cup', {}, fieldsOf({ properties: { first_cup: { type: 'integer' } } }))).toBe('first_cup')
    expect(placeOf('tea-error-first-cup', {}, [])).toBe('')
    expect(placeOf('error-option-value', { option: 'money' })).toBe('money')
    expect(placeOf('server-error-rate')).toBe('')
  })
})

describe('a new table', () => {
  it('has as many seats as the game takes', () => {
    expect(fitSeats([freshSeat('me')], [2, 3, 4])).toHaveLength(2)
    expect(fitSeats(Array.from({ length: 8 }, () => freshSeat('bot')), [2, 3, 4])).toHaveLength(4)
  })

  it('names the others at this device', () => {
    const draft = { ...freshDraft(), seats: [freshSeat('me'), { ...freshSeat('me'), name: 'Bence' }, freshSeat('me')] }
    expect(wishOf('genoa', draft, 'Anna').seats).toEqual([{ kind: 'me' }, { kind: 'me', name: 'Bence' }, { kind: 'me', name: 'Anna 3' }])
  })

  it('is neither listed nor locked when nobody is awaited, and then undo is free', () => {
    const draft = { ...freshDraft(), listed: true, password: 'x' }
    expect(alone(draft)).toBe(true)
    expect(wishOf('genoa', draft, 'Anna')).toMatchObject({ listed: false, password: '', free_undo: true, seconds: 0 })
    const awaited = { ...draft, seats: [freshSeat('me'), freshSeat('open')] }
    expect(wishOf('genoa', awaited, 'Anna')).toMatchObject({ listed: true, password: 'x', free_undo: false })
  })

  it('knows only bots that are on offer, a program by its whole name', () => {
    const seats = [freshSeat('me'), freshSeat('bot', 'program:botond'), freshSeat('bot', 'hard')]
    expect(fitBots(seats, ['random', 'normal', 'hard'])).toEqual([seats[0], freshSeat('bot', 'normal'), seats[2]])
    expect(fitBots(seats, ['random', 'hard', 'program:botond'])).toEqual(seats)
    expect(botOf('bot:program:botond')).toBe('program:botond')
    expect(wishOf('genoa', { ...freshDraft(), hints: false }, 'Anna').hints).toBe(false)
  })

  it('sends only options that differ from the recommended ones', () => {
    const draft = { ...freshDraft(), options: { money: 'open', board: 'main' } }
    expect(wishOf('genoa', draft, 'Anna', { money: 'hidden', board: 'main' }).options).toEqual({ money: 'open' })
  })
})
