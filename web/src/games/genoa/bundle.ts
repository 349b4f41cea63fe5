/** Things that change hands, as the view writes them: "15d+silk+2ale+trade_1_1+2marker+m05"; nothing is "-". For drawing only. */
export const NOTHING = '-'
/** Ducats among the things of a bundle. */
export const DUCATS = 'd'

/** What there is, and how many, as it is written: ducats first. */
export function things(text: string): [string, number][] {
  if (!text || text === NOTHING) return []
  return text.split('+').map((word): [string, number] => {
    const [, count = '', name = ''] = /^(\d*)(.+)$/.exec(word) ?? []
    return [name, Number(count || 1)]
  })
}
