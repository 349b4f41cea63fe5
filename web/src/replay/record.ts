/** A match as the file `tetrapolis replay` reads: the header, one line for each record, and a closing line with a digest. */
import type { MatchRecord, Outcome } from '$/lib/wire'
import { sha256 } from './sha256'

/** The lines of the file. */
export function recordFile(match: MatchRecord, outcome: Outcome | null): string {
  const lines = [match.header, ...match.records].map((part) => JSON.stringify(part))
  const digest = sha256(lines.join('\n'))
  lines.push(JSON.stringify({ end: { records: match.records.length, outcome, digest } }))
  return `${lines.join('\n')}\n`
}

/** Hand a text to the browser as a file. */
export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
