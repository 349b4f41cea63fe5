/** Taking back with the others' leave: who can be asked, and what came of it. */
import { said } from '$/lib/said'
import type { State, TableInfo } from '$/lib/wire'
import type { Line } from './game'

/** Whether there is somebody to ask, something to take back, and nobody is being asked already. */
export function asksOthers({ no_undo, undo_ask }: State, { seats }: TableInfo): boolean {
  const others = seats.some(({ kind, you, program }) => kind === 'guest' && !you && !program)
  return others && !!no_undo && no_undo !== 'nothing' && no_undo !== 'over' && !undo_ask
}

/** The line that tells that something was taken back with everybody's leave: it makes no event. */
export function takenBack(before: State | null, now: State): Line | null {
  const ask = before?.undo_ask
  if (!ask || ask.refused !== undefined || now.undo_ask || now.seat !== before.seat || now.seq === before.seq || now.events.length) return null
  return { said: said('web-log-undone-by', { seat: `seat:${ask.seat}`, count: ask.moves }), seat: ask.seat }
}
