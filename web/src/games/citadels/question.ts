/** What is asked of me and why, and what others are deciding, from public knowledge only. */
import { has } from '$/lib/words.svelte'
import type { Turn, View } from '$/lib/wire/citadels'
import { said, who, type Arg, type Moment, type Question, type Said } from '$/table/game'
import { charArg, districtArg } from './choices'
import { characterOf, districtOfKind } from './facts'
import type { Seen } from './seen'
import { actingAs, MODE, phaseOf, topFrame, turnOf, type Phase } from './state'

const goldOf = (view: View): number => view.players[view.seat ?? 0]?.gold ?? 0

/** The shell passes the verb that is armed: then the question is about its targets. */
export function question(seen: Seen, armed: string | null = null): Question {
  const { view } = seen
  const asked = armed !== null && has(`citadels-web-armed-${armed}`) ? armedQuestion(view, armed) : plainQuestion(view, seen)
  return { ...asked, rules: asked.rules ?? seen.rules.slice(0, 4), role: roleOf(view) }
}

function roleOf(view: View): Said {
  const turn = turnOf(view)
  const gold = goldOf(view)
  if (turn && turn.seat === view.seat) return said('citadels-web-role', { char: said(`citadels-char-${actingAs(turn)}`), n: gold })
  return said('citadels-web-role-none', { n: gold })
}

/** The rules behind a verb, where they are not those of the whole turn. */
const VERB_RULES: Record<string, string[]> = {
  build: ['CIT-4.5', 'CIT-4.7', 'CIT-4.9'],
  destroy: ['CIT-13.2', 'CIT-13.3'],
  exchange: ['CIT-13.5', 'CIT-13.6', 'CIT-13.8'],
  seize: ['CIT-13.10', 'CIT-13.12'],
  beautify: ['CIT-14.4', 'CIT-14.5'],
  laboratory: ['CIT-15.16'],
  museum: ['CIT-15.21'],
  armory: ['CIT-15.1', 'CIT-15.2'],
}

function armedQuestion(view: View, verb: string): Question {
  const turn = turnOf(view)
  const id = `citadels-web-armed-${verb}`
  const args = { gold: goldOf(view), n: turn?.built ?? 0, limit: turn ? (characterOf(actingAs(turn))?.limit ?? 1) : 1 }
  const rules = VERB_RULES[verb] ?? (turn ? characterOf(actingAs(turn))?.rules : undefined)
  return { ask: said(id, args), ...(has(`${id}.help`) && { help: said(`${id}.help`, args) }), ...(rules && { rules }) }
}

const ask = (key: string, args: Record<string, Arg> = {}): Question => ({
  ask: said(`citadels-web-ask-${key}`, args),
  ...(has(`citadels-web-ask-${key}.help`) && { help: said(`citadels-web-ask-${key}.help`, args) }),
})

const chars = (view: View, ranks: readonly number[]): Arg => ranks.map((rank) => charArg(view.cast[rank - 1] ?? ''))

function plainQuestion(view: View, seen: Seen): Question {
  const frame = topFrame(view)
  switch (frame?.frame) {
    case 'draft':
      return ask('draft', { n: seen.legal.length, two: view.setup.two_each ? view.characters.length + 1 : 0 })
    case 'draft_drop':
      return ask('draft_drop')
    case 'theater':
      return ask('theater')
    case 'turn':
      return turnQuestion(view, frame)
    case 'keep':
      return ask(frame.study ? 'study' : 'keep', { n: frame.count })
    case 'bewitching':
      return ask('bewitch')
    case 'warrants':
      return ask('warrants', { n: frame.ranks.length + 1, char: chars(view, frame.ranks.slice(0, 1)) })
    case 'threats':
      return ask('threats', { char: chars(view, frame.ranks.slice(0, 1)) })
    case 'threatened':
      return ask('threatened', { seat: who(view.blackmailer), n: Math.floor(goldOf(view) / 2), gold: goldOf(view) })
    case 'blackmail':
      return ask('blackmail', {
        seat: who(frame.victim),
        char: chars(view, [frame.rank]),
        n: view.players[frame.victim]?.gold ?? 0,
        flowered: view.cast[frame.rank - 1] === view.flowered,
      })
    case 'redrawing':
      return ask('redraw', { n: frame.chosen.length })
    case 'wizard_take':
      return ask('wizard_take', { seat: who(frame.target) })
    case 'wizard_put':
      return ask(seen.legal.length > 1 ? 'wizard_put' : 'wizard_keep', { district: districtArg(districtOfKind(frame.kind)) })
    case 'seer_give':
      return ask('seer_give', { seat: who(frame.targets[0] ?? 0), n: frame.targets.length })
    case 'crowning':
      return ask('crowning', { tribute: frame.tribute })
    case 'tributing':
      return ask(frame.emperor === view.seat ? 'tribute' : 'tribute_pay', { seat: who(frame.emperor === view.seat ? frame.target : frame.emperor) })
    case 'payment':
      return frame.spend
        ? ask('spend', { n: frame.spend, district: districtArg(districtOfKind(frame.kind)) })
        : ask('give', { n: frame.give, district: districtArg(districtOfKind(frame.kind)), seat: who(frame.lender) })
    case 'confiscation':
      return ask(seen.legal.length > 1 ? 'confiscation' : 'confiscation_bluff', { seat: who(frame.builder), district: districtArg(districtOfKind(frame.kind)), n: frame.gold })
    case 'exchanging':
      return ask('exchange', { seat: who(frame.target), district: districtArg(districtOfKind(frame.theirs)), gold: goldOf(view) })
    default:
      return { ask: said(`citadels-ask-${seen.decision?.kind ?? 'turn'}`) }
  }
}

function turnQuestion(view: View, turn: Turn): Question {
  const char = charArg(actingAs(turn))
  const limit = characterOf(actingAs(turn))?.limit ?? 1
  if (!turn.gathered) {
    if (turn.mode === MODE.bewitched) return ask('bewitched', { seat: who(view.witch) })
    if (turn.mode === MODE.witchFirst) return ask('witch_first')
    if (turn.threatened) return ask('threat_ahead', { seat: who(view.blackmailer) })
    return ask('gather', { char })
  }
  if (turn.mode === MODE.resumed) return ask('resumed', { char, n: turn.built, limit })
  return ask('turn', { char, n: turn.built, limit })
}

// ---- others

const WAITS = [
  'draft', 'draft_drop', 'theater', 'turn', 'keep', 'bewitch', 'warrants', 'threats', 'threatened', 'blackmail', 'redraw', 'wizard_take', 'wizard_put',
  'seer_give', 'crowning', 'tribute', 'payment', 'confiscation', 'exchange',
]

export function waiting(seen: Seen): Said {
  const { view } = seen
  const [first] = seen.pending
  if (!first || !WAITS.includes(first.kind)) return said('web-waiting-plain')
  const turn = turnOf(view)
  return said(`citadels-web-wait-${first.kind}`, { seat: who(first.seat), char: turn ? charArg(actingAs(turn)) : '' })
}

// ---- the bar

const PHASES: readonly Phase[] = ['selection', 'turns', 'end']

export function moment(seen: Seen): Moment {
  const { view } = seen
  const now = phaseOf(view)
  return {
    round: said('citadels-web-round', { n: view.round }),
    steps: PHASES.map((phase) => ({ said: said(`citadels-web-phase-${phase}`), ...(phase === now && !seen.outcome && { on: true }) })),
    facts: [
      { icon: 'deck', said: said('citadels-web-deck', { n: view.deck }) },
      ...(view.setup.tax ? [{ icon: 'tag', said: said('citadels-web-tax', { n: view.tax }) }] : []),
    ],
  }
}
