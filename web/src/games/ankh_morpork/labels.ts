/** Full names of things on the map, for tooltips and screen readers. */
import { language, text } from '$/lib/words.svelte'
import type { Tally, View } from './wire'
import { said, who, type Said } from '$/lib/said'
import { ALL_MINIONS, areaAt, OWNERS, TROLL } from './facts'
import type { Seen } from './seen'

type Names = readonly string[]
const listed = (parts: (string | false)[]): string => parts.filter(Boolean).join(', ')

/** "2 minions of Chloe", "1 troll". */
export const minionsLabel = (owner: number, n: number, names: Names): string =>
  owner >= TROLL ? text('ankh_morpork-board-neutrals', { kind: OWNERS[owner]!, n }) : text('ankh_morpork-board-minions-of', { seat: { seat: owner }, n }, { names })

export const areaShort = (id: string): string => text(`ankh_morpork-area-${id}`)

/** Names of areas as they were last made: an event changes one or two of the twelve. */
const made = new Map<number, { key: string; label: string }>()

/** "3 Dragon's Landing, building $12, Anna's building, 1 minion of Anna, trouble, controlled by Anna". */
export function areaLabel(seen: Seen, number: number, names: Names): string {
  const { view } = seen
  const ruler = seen.tally.controllers[number]!
  const { id } = areaAt(number)
  const key = [language(), view.buildings[number], view.trouble.includes(id), ...view.minions.map((row) => row[number]), ...names].join()
  const before = made.get(number)
  if (before?.key === key) return before.label
  const label = freshLabel(view, number, ruler, names)
  made.set(number, { key, label })
  return label
}

function freshLabel(view: View, number: number, ruler: number, names: Names): string {
  const { id, cost } = areaAt(number)
  const owner = view.buildings[number]!
  return listed([
    text('ankh_morpork-board-area-label', { n: number, name: areaShort(id), cost }),
    owner >= 0 && text('ankh_morpork-board-label-building', { seat: { seat: owner } }, { names }),
    ...view.minions.map((row, whose) => !!row[number] && minionsLabel(whose, row[number]!, names)),
    view.trouble.includes(id) && text('ankh_morpork-board-label-trouble'),
    ruler >= 0 && text('ankh_morpork-board-label-control', { seat: { seat: ruler } }, { names }),
  ])
}

/** The same with the neighbours, for text mode. */
export const areaLine = (seen: Seen, number: number, names: Names): string =>
  listed([areaLabel(seen, number, names), text('ankh_morpork-board-label-near', { areas: areaAt(number).near.map((near) => `${near} ${areaShort(areaAt(near).id)}`) })])

export const houseLabel = (id: string, owner: number, names: Names): string => text('ankh_morpork-board-label-house', { seat: { seat: owner }, area: areaShort(id) }, { names })
export const crowdLabel = (owner: number, n: number, id: string, names: Names): string => text('ankh_morpork-board-label-pieces', { minions: minionsLabel(owner, n, names), area: areaShort(id) })

/** "Bence: $7, 5 cards in hand, 6 of 12 minions and 1 of 6 buildings on the board". */
export function plateLabel(seat: number, seen: Seen): Said {
  const { cash, cards, minions, buildings } = seen.view.players[seat]!
  return said('ankh_morpork-board-text-player', { seat: who(seat), cash, cards, minions: ALL_MINIONS - minions, buildings })
}

/** How far a secret goal is: "2 of 4". */
export const far = ({ kind, n, of }: NonNullable<Tally['goal']>): string =>
  kind === 'deck' ? text('ankh_morpork-board-goal-deck', { n }) : text(kind === 'worth' ? 'ankh_morpork-board-goal-worth' : 'ankh_morpork-board-goal', { n, of })
