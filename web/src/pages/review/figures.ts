/** Shares of the win as people read them. */
import { language } from '$/lib/words.svelte'

const format = (value: number, how: Intl.NumberFormatOptions): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 0, ...how }).format(value)

/** A share, in hundredths. */
export const percent = (share: number): string => format(share, { style: 'percent' })
/** A difference of shares, with its sign. */
export const points = (share: number): string => format(100 * share, { signDisplay: 'exceptZero' }).replace('-', '−').replace(/^[+−]0$/, '0')
/** A loss, exactly. */
export const exactly = (share: number): string => format(100 * share, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Places for labels, in the same order from above, none nearer to another than it can be read. */
export function apart(places: number[], least: number, most: number): number[] {
  const found = [...places]
  let free = -Infinity
  for (const at of places.map((_, at) => at).sort((one, other) => places[one]! - places[other]!)) {
    found[at] = Math.max(places[at]!, free)
    free = found[at]! + least
  }
  const over = Math.max(0, Math.max(...found) - most)
  return found.map((place) => place - over)
}
