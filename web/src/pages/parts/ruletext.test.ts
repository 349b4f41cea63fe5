import { describe, expect, it } from 'vitest'
import { find, fold, pieces, wordsOf } from './ruletext'

describe('the text of a rule', () => {
  it('links other rules and rulings, and shows options', () => {
    expect(pieces('See CIT-6.12, R-24 (option `edition`).')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', text: 'CIT-6.12' },
      { kind: 'text', text: ', ' },
      { kind: 'rule', text: 'R-24' },
      { kind: 'text', text: ' (option ' },
      { kind: 'code', text: 'edition' },
      { kind: 'text', text: ').' },
    ])
  })

  it('is searched without regard to accents and capitals', () => {
    expect(fold('Hadúr ő')).toBe('hadur o')
    expect(find('A Hadúr és a hadurak', wordsOf('hadur'))).toEqual([[2, 7], [13, 18]])
    expect(find('Hacsak nem az Ácsé', wordsOf('acs'))).toEqual([[14, 17]])
    expect(find('Only one of them', wordsOf('one two'))).toBeNull()
  })

  it('marks what was found', () => {
    expect(pieces('A Hadúr fizet', wordsOf('hadur'))).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'hit', text: 'Hadúr' },
      { kind: 'text', text: ' fizet' },
    ])
  })
})
