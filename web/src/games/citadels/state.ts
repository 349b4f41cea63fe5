/** Where the game stands, read from the view. */
import type { Turn, View } from './wire'
import { characterOfNumber, plainName, rankOf } from './facts'

export type Frame = View['stack'][number]
export const NOBODY = -1

export const topFrame = (view: View): Frame | undefined => view.stack.at(-1)
/** The turn that is being played, whatever interrupts it. */
export const turnOf = (view: View): Turn | undefined => view.stack.findLast((frame): frame is Turn => frame.frame === 'turn')
/** Whom the player of a turn acts as: for the resumed Witch the bewitched character. */
export const actingAs = (turn: Turn): string => characterOfNumber(turn.char)

const SELECTING: readonly Frame['frame'][] = ['draft', 'draft_drop', 'theater']
export type Phase = 'selection' | 'turns' | 'end'
export function phaseOf(view: View): Phase {
  const open = view.stack.map(({ frame }) => frame)
  if (open.includes('round_end')) return 'end'
  return SELECTING.some((frame) => open.includes(frame)) ? 'selection' : 'turns'
}

/** The seats in the order they are drawn: the own one last, nearest to the hand. */
export function seatOrder(view: View): number[] {
  const { length } = view.players
  const first = view.seat === null ? 0 : view.seat + 1
  return Array.from({ length }, (_, at) => (first + at) % length)
}

/** Whether a city holds a district, with a coin on it or not. */
export const stands = (city: readonly string[], name: string): boolean => city.some((one) => plainName(one) === name)

/** What has become of a character this round, as everybody (and the own seat) may know. */
export interface Fate {
  /** It acts right now. */
  now: boolean
  /** Who revealed it; NOBODY: not revealed. */
  seat: number
  /** The own seat holds it. */
  mine: boolean
  out: boolean
  silent: boolean
  killed: boolean
  marks: Mark[]
}
export type Mark = 'robbed' | 'bewitched' | 'warrant' | 'signed' | 'threat' | 'flowered' | 'bribed'

export function fateOf(view: View, name: string): Fate {
  const rank = rankOf(name)
  const marks: Mark[] = []
  if (view.robbed === name) marks.push('robbed')
  if (view.bewitched === name) marks.push('bewitched')
  if (view.warrants.includes(name)) marks.push(view.signed === name ? 'signed' : 'warrant')
  if (view.bribed.includes(name)) marks.push('bribed')
  else if (view.threats.includes(name)) marks.push(view.flowered === name ? 'flowered' : 'threat')
  marks.push(...placing(view, rank))
  return {
    now: phaseOf(view) === 'turns' && turnOf(view)?.rank === rank,
    seat: view.draft.shown[rank] ?? NOBODY,
    mine: view.characters.includes(name),
    out: view.face_up.includes(name),
    silent: phaseOf(view) !== 'selection' && view.draft.silent.includes(rank),
    killed: view.killed === name,
    marks,
  }
}

/** Markers that are just being placed: only their owner sees where. */
function placing(view: View, rank: number): Mark[] {
  const frame = topFrame(view)
  if (frame?.frame !== 'warrants' && frame?.frame !== 'threats') return []
  const at = frame.ranks.indexOf(rank)
  if (at < 0) return []
  if (frame.frame === 'warrants') return [at === 0 ? 'signed' : 'warrant']
  return [at === 0 ? 'flowered' : 'threat']
}
