/** Rules as text: pieces with links and marks, and a search that does not mind accents and capitals. */

export interface Piece {
  kind: 'text' | 'rule' | 'code' | 'hit'
  text: string
}

/** Letters without accents and capitals, one for one: places in it are places in the original. */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    const same = plain.length === letter.length ? plain : letter
    return same === '’' || same === '‘' ? "'" : same
  }).join('')
}

const SHORT = 3

/** Where folded words occur; null unless every word does. Short ones count only where a word begins. */
export function find(text: string, words: readonly string[]): [number, number][] | null {
  const folded = fold(text)
  const hits: [number, number][] = []
  for (const word of words) {
    const form = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const found = [...folded.matchAll(new RegExp(word.length <= SHORT ? `(?<![\\p{L}\\d])${form}` : form, 'gu'))]
    if (!found.length) return null
    hits.push(...found.map((hit): [number, number] => [hit.index, hit.index + word.length]))
  }
  return hits.sort((one, other) => one[0] - other[0])
}

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean)

function marked(text: string, words: readonly string[]): Piece[] {
  const hits = words.flatMap((word) => find(text, [word]) ?? []).sort((one, other) => one[0] - other[0])
  const found: Piece[] = []
  let at = 0
  for (const [start, end] of hits) {
    if (start < at) continue
    if (start > at) found.push({ kind: 'text', text: text.slice(at, start) })
    found.push({ kind: 'hit', text: text.slice(start, end) })
    at = end
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

/** A text in pieces: `TEA-6.12` and `R-24` are links, `backticks` are options. */
export function pieces(text: string, words: readonly string[] = []): Piece[] {
  return text
    .split(/(\b(?:CIT|WAL|ANK|GEN)-\d+\.\d+|\bR-\d{2}\b|`[^`]+`)/)
    .filter(Boolean)
    .flatMap((part): Piece[] => {
      if (part.startsWith('`')) return [{ kind: 'code', text: part.slice(1, -1) }]
      if (/^(?:(?:CIT|WAL|ANK|GEN)-\d+\.\d+|R-\d{2})$/.test(part)) return [{ kind: 'rule', text: part }]
      return marked(part, words)
    })
}
