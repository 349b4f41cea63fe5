/** How seats look: shape, letter and colour always go together (UI.md 3). */
import { settings } from '$/lib/settings.svelte'

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

export interface Look {
  letter: string
  key: string
  shape: string
  /** Where the letter stands, and how large. */
  y: number
  size: number
}

const SHAPES: [string, number, number][] = [
  ['<circle cx="12" cy="12" r="10.4"/>', 16.4, 12.5],
  ['<rect x="2.2" y="2.2" width="19.6" height="19.6" rx="2.6"/>', 16.4, 12.5],
  ['<path d="M12 1.6 23 21.4H1Z"/>', 19.2, 10.5],
  ['<path d="M12 .9 23.1 12 12 23.1.9 12Z"/>', 16.3, 11.5],
  ['<path d="M6.4 2.4h11.2L23.2 12l-5.6 9.6H6.4L.8 12Z"/>', 16.4, 12.5],
  ['<path d="M12 1.1 22.9 9 18.7 21.8H5.3L1.1 9Z"/>', 17.2, 12],
  ['<path d="M7.8 1.5h8.4v6.3h6.3v8.4h-6.3v6.3H7.8v-6.3H1.5V7.8h6.3Z"/>', 16.4, 11.5],
  ['<path d="M2.4 2.2h19.2v9.4c0 6-4.6 9.5-9.6 11.4-5-1.9-9.6-5.4-9.6-11.4Z"/>', 15.8, 12.5],
]

/** The look of a seat; its colours are --seat-a, --on-seat-a, --seat-a-line. */
export function look(seat: number): Look {
  const at = settings.looks[seat] ?? seat
  const letter = LETTERS[at] ?? '?'
  const [shape, y, size] = SHAPES[at] ?? SHAPES[0]!
  return { letter, key: letter.toLowerCase(), shape, y, size }
}

export const seatColour = (seat: number): string => `var(--seat-${look(seat).key})`
export const seatLine = (seat: number): string => `var(--seat-${look(seat).key}-line)`

/** The patterns of Hatches.svelte. */
export type Hatch = 'dots' | 'level' | 'falling' | 'upright' | 'rising'
