/** What went wrong, for people: what the server said, or that it could not be reached. */
import { Problem } from '$/lib/api'
import { text } from '$/lib/words.svelte'

export function trouble(error: unknown): string {
  if (!(error instanceof Problem)) {
    console.error(error)
    return text('web-error-inside')
  }
  if (error.detail) return error.detail
  return text(error.code.startsWith('web-') ? error.code : 'web-error-answer')
}
