/** The pictures of the 101 player cards: fetched when the table is shown, drawn as soon as they are there. */
type Pictures = Readonly<Record<string, string>>

let pictures = $state.raw<Pictures>({})

void import('$/icons/ankh_morpork_cards').then((module) => {
  pictures = Object.assign({}, ...Object.values(module.ankh_morpork_cards)) as Pictures
})

/** The body of a card's picture; empty as long as it is on its way. */
export const cardArt = (id: string): string => pictures[id] ?? ''
