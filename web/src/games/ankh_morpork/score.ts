/** Points line by line, from what everybody can count; at the end as the engine counted them. */
import { said } from '$/lib/said'
import type { View } from '$/lib/wire/ankh_morpork'
import type { Moment, ScoreTable, Seen } from '$/table/game'
import { points, POINT_LINES, tallyOf } from './count'
import { RIOT_MARKERS } from './facts'

const RULES: Record<string, string> = { minions: 'ANK-9.5', buildings: 'ANK-9.5', cash: 'ANK-9.5', loans_repaid: 'ANK-9.6', loans_owed: 'ANK-9.6' }

export function score(seen: Seen): ScoreTable {
  const view = seen.view as View
  const { outcome } = seen
  const counted = view.players.map((_, seat) => {
    return points(outcome ? (outcome.breakdown[seat] as [string, number][]) : tallyOf(seen).lines[seat]!)
  })
  // Nobody with a loan: no columns for loans.
  const used = POINT_LINES.map((_, at) => at < 3 || counted.some((row) => row[at]))
  return {
    columns: POINT_LINES.filter((_, at) => used[at]).map((line) => ({ id: line, said: said(`ankh_morpork-score-${line}`), rule: RULES[line]! })),
    rows: counted.map((values, seat) => ({ seat, values: values.filter((_, at) => used[at]), total: values.reduce((sum, n) => sum + n, 0) })),
    note: outcome ? said(`ankh_morpork-end-${outcome.reason}`) : said('ankh_morpork-web-score-note'),
  }
}

export function moment(seen: Seen): Moment {
  const view = seen.view as View
  const left = view.deck[0] + view.deck[1]
  return {
    round: said('ankh_morpork-web-turn', { n: view.turn }),
    steps: seen.outcome
      ? []
      : [{ said: said('ankh_morpork-web-step-check') }, { said: said('ankh_morpork-web-step-play'), on: true }, { said: said('ankh_morpork-web-step-refill') }],
    facts: [
      { said: said('ankh_morpork-web-bar-trouble', { n: view.trouble.length, of: RIOT_MARKERS }) },
      { said: said('ankh_morpork-web-bar-deck', { n: left }) },
    ],
  }
}
