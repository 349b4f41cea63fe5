/** References to the things of this table, as the prompt names them. In a sentence they are said by name, and open the card. */
export const handRef = (district: string): string => `hand:${district}`
export const cityRef = (seat: number, district: string): string => `district:${seat}:${district}`
export const charRef = (char: string): string => `char:${char}`
export const seatRef = (seat: number): string => `seat:${seat}`
export const offerRef = (district: string): string => `offer:${district}`
/** A district wherever it is; a `+` behind its name stands for the Artist's coin. */
export const districtRef = (name: string): string => `district:${name}`
/** What of its kind a reference names. */
export const nameIn = (ref: string): string => ref.slice(ref.lastIndexOf(':') + 1)
