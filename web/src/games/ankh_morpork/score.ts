/** Points line by line, from what everybody can count; at the end as the engine counted them. */
import { said } from '$/lib/said'
import type { Moment, ScoreTable } from '$/table/game'
import { points, POINT_LINES } from './count'
import { RIOT_MARKERS } from './facts'
import type { Seen } from './seen'

const RULES: Record<string, string> = { minions: 'ANK-9.5', buildings: 'ANK-9.5', cash: 'ANK-9.5', loans_repaid: 'ANK-9.6', loans_owed: 'ANK-9.6' }

export function score(seen: Seen): ScoreTable {
  const { view, outcome } = seen
  const counted = view.players.map((_, seat) => {
    return points(outcome ? outcome.breakdown[seat]! : seen.tally.lines[seat]!)
  })
  // Nobody with a loan: no columns for loans.
  const used = POINT_LINES.map((_, at) => at < 3 || counted.some((row) => row[at]))
  return {
    columns: POINT_LINES.filter((_, at) => used[at]).map((line) => ({ id: line, said: said(`ankh_morpork-score-${line}`), rule: RULES[line]! })),
    rows: counted.map((values, seat) => ({ seat, values: values.filter((_, at) => used[at]), total: values.reduce((sum, n) => sum + n, 0) })),
    note: outcome ? said(`ankh_morpork-end-${outcome.reason}`) : said('ankh_morpork-board-score-note'),
  }
}

export const money = (seen: Seen): number[] => seen.view.players.map(({ cash }) => cash)

export function moment(seen: Seen): Moment {
  const { view } = seen
  const left = view.deck[0] + view.deck[1]
  return {
    round: said('ankh_morpork-board-turn', { n: view.turn }),
    steps: seen.outcome
      ? []
      : [{ said: said('ankh_morpork-board-step-check') }, { said: said('ankh_morpork-board-step-play'), on: true }, { said: said('ankh_morpork-board-step-refill') }],
    facts: [
      { said: said('ankh_morpork-board-bar-trouble', { n: view.trouble.length, of: RIOT_MARKERS }) },
      { said: said('ankh_morpork-board-bar-deck', { n: left }) },
    ],
  }
}
