/** What happened, as lines of the log: told from the events alone, for every game alike. */
import { toldOf, type Told } from '$/lib/prompt'
import { said, type Arg, type Said } from '$/lib/said'
import type * as wire from '$/lib/wire'
import { has, text } from '$/lib/words.svelte'
import type { Happened, Line } from './game'
import { kindOf } from './seen'

/**
 * Events as lines; several of one kind in a row become one where there are words for that, equal ones become one with their
 * number. What has no words has no line.
 */
export function told(events: readonly Happened[], own: number | null = null): Line[] {
  const lines: Line[] = []
  const before = new Set<string>()
  for (let at = 0; at < events.length; ) {
    const first = events[at]!
    const key = keyOf(first)
    const together = has(`${first.id}-run`)
    let end = at + 1
    while (end < events.length && (together ? events[end]!.id === first.id : keyOf(events[end]!) === key)) end += 1
    const run = events.slice(at, end).map((event) => toldOf(event as wire.Told))
    const { quiet, once } = run[0]!
    if (has(first.id) && !quiet && !(once && before.has(key))) lines.push(lineOf(run, own))
    before.add(key)
    at = end
  }
  return lines
}

const keyOf = ({ id, args }: Happened): string => `${id} ${JSON.stringify(args)}`

function lineOf(run: Told[], own: number | null): Line {
  const [first] = run as [Told, ...Told[]]
  const touched = [...new Set(run.flatMap((one) => one.touched))]
  const by = run.every((one) => one.by === first.by) ? first.by : -1
  const secret = run.some((one) => one.private)
  const seat = by >= 0 ? by : secret ? own : null
  const rules = has(`${first.id}.rule`) ? text(`${first.id}.rule`).split(' ') : []
  return {
    said: saidOf(run),
    ...(seat !== null && { seat }),
    targets: touched,
    changed: touched.filter((target) => kindOf(target) !== 'seat'),
    ...(first.heading && { heading: true }),
    ...(secret && { private: true }),
    ...(rules.length && { rules }),
  }
}

function saidOf(run: Told[]): Said {
  const [{ id, args, once, heading }] = run as [Told, ...Told[]]
  if (heading && has(`${id}.heading`)) return { id: `${id}.heading`, args }
  if (run.length === 1 || once) return { id, args }
  return has(`${id}-run`) ? { id: `${id}-run`, args: together(run) } : said('web-told-times', { line: { id, args }, n: run.length })
}

/** The values of all as lists, and how many they are. */
function together(run: Told[]): Record<string, Arg> {
  const names = new Set(run.flatMap((one) => Object.keys(one.args)))
  const args = Object.fromEntries([...names].map((name) => [name, run.flatMap((one): Arg[] => [one.args[name] ?? []].flat())]))
  return { ...args, count: run.length }
}
