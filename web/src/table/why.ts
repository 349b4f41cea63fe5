/** Why a thing cannot be chosen: at any time, not only while others of its kind can be. */
import { said } from '$/lib/said'
import type { Play } from './play.svelte'

/** The reasons of the prompt; for an own thing that nothing is asked about, that. None: it can be chosen, or nobody would ask. */
export function whyNot(play: Play, target: string, own: boolean): string[] {
  if (play.targets.has(target) || play.held === target) return []
  const reasons = play.reasons(target)
  if (reasons.length || !own || !play.hands || !play.seen || play.seen.outcome) return reasons
  const question = play.question(play.armed)
  return [play.say(question ? said('web-why-other', { ask: question.ask }) : said('web-why-waiting', { waiting: play.waiting() }))]
}
