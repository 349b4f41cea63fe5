/** Pictures that are fetched when they are first wanted, and drawn as soon as they are there: a deck's cards, what sheets show. */
import { ankh_morpork as art } from '$/icons/ankh_morpork'
import type { Signs } from '$/table/game'
import { cardOf } from './facts'

type Pictures = Readonly<Record<string, string>>

const FETCH = {
  green: async (): Promise<Pictures> => (await import('$/icons/ankh_morpork_green')).ankh_morpork_green.green,
  brown: async (): Promise<Pictures> => (await import('$/icons/ankh_morpork_brown')).ankh_morpork_brown.brown,
  sheets: async (): Promise<Pictures> => (await import('$/icons/ankh_morpork_sheets')).ankh_morpork_sheets.sheets,
}
type Group = keyof typeof FETCH

const asked = new Set<Group>()
let pictures = $state.raw<Partial<Record<Group, Pictures>>>({})

function picture(group: Group, id: string): string {
  if (!asked.has(group)) {
    asked.add(group)
    void FETCH[group]().then((found) => { pictures = { ...pictures, [group]: found } }, () => asked.delete(group))
  }
  return pictures[group]?.[id] ?? ''
}

/** The body of a card's picture; empty as long as it is on its way. */
export const cardArt = (id: string): string => picture(cardOf(id)?.pile === 'green' ? 'green' : 'brown', id)
/** The same for an area or an event. */
export const sheetArt = (id: string): string => picture('sheets', id)

const { action_icons: icons } = art
/** What a verb looks like; where a minion arrives, it is the sign of one. */
const SIGNS: Signs = {
  play: icons.play_another, text: icons.scroll, money: icons.money, place: icons.place_minion, go: icons.place_minion, flee: icons.place_minion, build: icons.place_building,
  kill: icons.assassinate, calm: icons.remove_trouble, stir: art.pieces.trouble, interrupt: icons.interrupt, save: art.powers.small_gods,
}
export const verbIcon = (verb: string): string | undefined => SIGNS[verb]
