/** The sheet of any district, character or type: what it is, what it does, where it stands now. */
import { has } from '$/lib/words.svelte'
import type { Tally, View } from './wire'
import { said, type CardText, type Said } from '$/table/game'
import { characterIcon, characterLook, characterOf, districtIcon, districtOf, field, onField, plainName, typeIcon, TYPES, type Type } from './facts'
import { seatRef } from './refs'
import type { Seen } from './seen'
import { fateOf, NOBODY } from './state'

export function card(id: string, seen: Seen): CardText | null {
  const [kind = '', ...rest] = id.split(':')
  const name = plainName(rest.at(-1) ?? '')
  const { view } = seen
  if (kind === 'char') return characterCard(name, seen.tally)
  if (kind === 'type') return TYPES.includes(name as Type) ? typeCard(name as Type) : null
  if (kind === 'district' || kind === 'hand' || kind === 'offer') return districtCard(name, view)
  return null
}

function districtCard(name: string, view: View): CardText | null {
  const found = districtOf(name)
  if (!found) return null
  const where = view.players.flatMap(({ city }, seat): Said[] =>
    city.some((one) => plainName(one) === name) ? [said('citadels-board-stands', { seat: seatRef(seat) })] : [],
  )
  return {
    name: said(`citadels-district-${name}`),
    kind: said('citadels-board-kind-district', { type: `type:${found.type}`, cost: found.cost ?? 'none' }),
    text: [said(`citadels-district-${name}.text`)],
    facts: [said('citadels-board-copies', { n: found.copies }), ...where],
    rules: found.rules,
    icon: districtIcon(name),
    field: field(found.type),
    on: onField(found.type),
  }
}

function characterCard(name: string, tally: Tally): CardText | null {
  const found = characterOf(name)
  if (!found) return null
  const look = characterLook(name)
  return {
    name: said(`citadels-char-${name}`),
    kind: said('citadels-board-kind-char', { rank: found.rank, limit: found.limit }),
    text: [said(`citadels-char-${name}.text`)],
    facts: fateSaid(tally, name),
    rules: found.rules,
    icon: characterIcon(name),
    field: look.field,
    on: look.on,
  }
}

/** What everybody may know of a character this round, in words. */
export function fateSaid(tally: Tally, name: string): Said[] {
  const fate = fateOf(tally, name)
  if (!fate) return []
  const found: Said[] = []
  if (fate.seat !== NOBODY) found.push(said('citadels-board-fate-shown', { seat: seatRef(fate.seat) }))
  else if (fate.mine) found.push(said('citadels-board-fate-mine'))
  if (fate.killed) found.push(said('citadels-board-fate-killed'))
  else if (fate.out) found.push(said('citadels-error-face-up'))
  else if (fate.silent) found.push(said('citadels-board-fate-silent'))
  for (const mark of fate.marks) found.push(said(`citadels-board-mark-${mark}`))
  return found
}

function typeCard(type: Type): CardText {
  return {
    name: said('citadels-board-type', { type: `type:${type}` }),
    ...(has(`citadels-board-type-${type}`) && { text: [said(`citadels-board-type-${type}`)] }),
    rules: ['CIT-5.1'],
    icon: typeIcon(type),
    field: field(type),
    on: onField(type),
  }
}
