/** The first-game guide: a tip at the first decision it fits. */
import { said, type Tip } from '$/table/game'
import type { Seen } from './seen'
import { actingAs, topFrame, turnOf } from './state'

const kind = (seen: Seen): string => seen.decision?.kind ?? ''
const can = (seen: Seen, tag: string): boolean => seen.legal.some((move) => move === tag || move.startsWith(`${tag} `))
const mine = (seen: Seen): boolean => kind(seen) === 'turn'
const gathered = (seen: Seen): boolean => !!turnOf(seen.view)?.gathered
const acts = (seen: Seen, ...chars: string[]): boolean => {
  const turn = turnOf(seen.view)
  return mine(seen) && !!turn && chars.includes(actingAs(turn))
}

const tip = (id: string, when: (seen: Seen) => boolean, rules: string[], targets?: string[]): Tip => ({
  id,
  when,
  said: said(`citadels-web-tip-${id}`),
  rules,
  ...(targets && { targets }),
})

export const guide: Tip[] = [
  tip('draft', (seen) => kind(seen) === 'draft', ['CIT-2.9', 'CIT-3.1']),
  tip('two', (seen) => kind(seen) === 'draft' && seen.view.setup.two_each && seen.view.characters.length === 1, ['CIT-17.1']),
  tip('gather', (seen) => mine(seen) && !gathered(seen), ['CIT-4.1', 'CIT-4.2', 'CIT-4.3']),
  tip('keep', (seen) => kind(seen) === 'keep', ['CIT-4.3']),
  tip('name', (seen) => can(seen, 'kill') || can(seen, 'rob') || kind(seen) === 'bewitch', ['CIT-6.1', 'CIT-7.1', 'CIT-3.9']),
  tip('income', (seen) => can(seen, 'income') || can(seen, 'tithe'), ['CIT-4.14']),
  tip('crown', (seen) => acts(seen, 'king', 'patrician', 'emperor'), ['CIT-9.2', 'CIT-9.3']),
  tip('build', (seen) => can(seen, 'build'), ['CIT-4.5', 'CIT-4.7', 'CIT-4.9']),
  tip('magician', (seen) => can(seen, 'swap_hands'), ['CIT-8.1']),
  tip('bluff', (seen) => can(seen, 'sign') || can(seen, 'flower'), ['CIT-6.20', 'CIT-7.8']),
  tip('destroy', (seen) => can(seen, 'destroy') || can(seen, 'seize') || can(seen, 'exchange'), ['CIT-13.2']),
  tip('unique', (seen) => seen.view.seat !== null && ['smithy', 'laboratory', 'museum', 'armory'].some((tag) => can(seen, tag)), ['CIT-4.15']),
  tip('end', (seen) => mine(seen) && gathered(seen) && seen.legal.length === 1, ['CIT-4.20']),
  tip('goal', (seen) => seen.view.players.some(({ size }) => size >= seen.view.goal - 2) && topFrame(seen.view)?.frame === 'draft', ['CIT-16.1', 'CIT-16.4']),
  tip('points', (seen) => seen.view.completed.length > 0, ['CIT-16.2', 'CIT-16.3', 'CIT-16.5']),
]
