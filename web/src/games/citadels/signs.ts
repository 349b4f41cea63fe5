/** The signs on the verbs. */
import type { Signs } from '$/table/game'
import { characterIcon, districtIcon, tokens, typeIcon } from './facts'
import type { Seen } from './seen'

const SIGNS: Signs = {
  build: tokens.city, kill: tokens.killed, rob: tokens.robbed, bewitch: tokens.bewitched, sign: tokens.warrant, warrant: tokens.warrant,
  flower: tokens.threat, threaten: tokens.threat, crown: tokens.crown, enthrone: tokens.crown, destroy: typeIcon('military'), beautify: tokens.beautified,
  confiscate: tokens.warrant, reveal: tokens.threat, collect: tokens.tax, tithe: tokens.gold, bribe: tokens.gold,
  smithy: districtIcon('smithy'), laboratory: districtIcon('laboratory'), museum: districtIcon('museum'), armory: districtIcon('armory'),
  swap_characters: districtIcon('theater'),
}

/** A sign of its own, of what it brings, or of the character who acts. */
export function verbIcon(verb: string, seen: Seen): string | undefined {
  if (SIGNS[verb]) return SIGNS[verb]
  const found = seen.prompt.verbs.find((one) => one.verb === verb)
  const [first] = found?.offers ?? []
  if (first && 'cards' in { ...first.gain, ...(!first.aim && first.price) }) return tokens.card
  if (first && 'gold' in { ...first.gain, ...(!first.aim && first.price) }) return tokens.gold
  const { turn } = seen.tally
  return turn && !found?.closing && seen.prompt.kind === 'turn' ? characterIcon(turn.char) : undefined
}
