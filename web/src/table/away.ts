/** When somebody left a table, and what was the last they saw: kept in the browser, so that they can be told what they missed. */

/** Who was gone for less than this has missed nothing. */
export const LONG = 20_000
/** So many tables are kept in mind. */
const MOST = 12
const KEY = 'tetrapolis-left'

type Left = [table: string, seq: number, at: number]

function read(): Left[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Left[]
  } catch {
    return []
  }
}

export function leave(table: string, seq: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...read().filter(([one]) => one !== table), [table, seq, Date.now()]].slice(-MOST)))
  } catch {
    // no storage: then nothing is told
  }
}

/** The last record that was seen before a long absence; null: there was none. */
export function missedSince(table: string): number | null {
  const found = read().find(([one]) => one === table)
  return found && Date.now() - found[2] >= LONG ? found[1] : null
}
