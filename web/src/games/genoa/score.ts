/** Ducats line by line: at the end from the outcome, before it from what everybody may know. */
import { said } from '$/lib/said'
import type { View } from '$/lib/wire/genoa'
import type { ScoreTable, Seen } from '$/table/game'
import { boardOfView, CARDS, runPay, runs } from './data'

const COLUMNS = [
  { id: 'ducats', said: said('genoa-score-ducats'), rule: 'GEN-11.5' },
  { id: 'buildings', said: said('genoa-score-buildings'), rule: 'GEN-11.3' },
  { id: 'contracts', said: said('genoa-score-contracts'), rule: 'GEN-11.4' },
]
const PER_MARKER = 10

export const buildingsOf = (view: View, seat: number): number => view.owner.filter((owner) => owner === seat).length

/** What contracts would pay, run by run. */
export function contractRuns(view: View, cards: readonly string[]): { places: string[]; pay: number }[] {
  const held = new Set(cards.filter((card) => CARDS[card]?.deck === 'contract').map((card) => CARDS[card]!.places[0] as string))
  return runs(boardOfView(view).ring, held).map((places) => ({ places, pay: runPay(places.length) }))
}
export const contractPay = (view: View, cards: readonly string[]): number => contractRuns(view, cards).reduce((sum, run) => sum + run.pay, 0)

export function score(seen: Seen<View>): ScoreTable {
  const { view, outcome } = seen
  if (outcome) {
    const rows = view.players.map((_, seat) => {
      const lines = Object.fromEntries(outcome.breakdown[seat] ?? []) as Record<string, number>
      return { seat, values: COLUMNS.map(({ id }) => lines[id] ?? 0), total: outcome.scores[seat] ?? 0 }
    })
    return { columns: COLUMNS, rows }
  }
  const rows = view.players.map((player, seat) => {
    const own = seat === seen.seat
    // Where money is hidden, it stays so here too, although whoever kept count could know it.
    const { ducats } = player
    const contracts = own ? contractPay(view, view.hand) : player.cards[0] ? null : 0
    const buildings = PER_MARKER * buildingsOf(view, seat)
    return { seat, values: [ducats, buildings, contracts], total: (ducats ?? 0) + buildings + (contracts ?? 0) }
  })
  return { columns: COLUMNS, rows, note: said('genoa-web-score-note') }
}
