/** The boards and card lists a game plays with on this server, where they are not those it comes with: a content pack. */
import { api } from './api'
import { cardOf } from './catalogue.svelte'
import type { FactsAnswer } from './wire'

const asked = new Map<string, Promise<FactsAnswer>>()

/** Asked for once; null, without asking: the game plays with its own. */
export function factsOf(game: string): Promise<FactsAnswer> | null {
  const { content } = cardOf(game)
  if (!content) return null
  let found = asked.get(game)
  if (!found) {
    asked.set(game, (found = api.facts(game, content.digest)))
    found.catch(() => asked.delete(game)) // ask again next time
  }
  return found
}
