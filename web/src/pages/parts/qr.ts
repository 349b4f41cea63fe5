/**
 * A QR code (ISO/IEC 18004) of a short text: bytes at error level M, versions 1 to 10, which is room for an address.
 * Made here because that is all we need of it; it is loaded when somebody opens the code.
 */

/** By version: check bytes of each block, and how many blocks there are. */
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26] as const
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5] as const
/** Where the small squares stand, in both directions. */
const SQUARES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]] as const
/** The eight patterns one of which is laid over what is written, so that it is neither too plain nor looks like a finder. */
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

type Grid = boolean[][]

/** The rows of the code, true is dark; null: the text is too long. */
export function qr(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text)
  const version = CHECKS.findIndex((_, at) => bytes.length <= roomOf(at + 1)) + 1
  if (!version) return null
  const { grid, taken } = frame(version)
  write(grid, taken, woven(dataOf(bytes, version), version))
  const tries = MASKS.map((mask, number) => masked(grid, taken, mask, number))
  const costs = tries.map(cost)
  return tries[costs.indexOf(Math.min(...costs))]!
}

// ---- bytes

/** All bytes of a version, with those that check. */
function bytesOf(version: number): number {
  const squares = SQUARES[version - 1]!.length
  const bits = (16 * version + 128) * version + 64 - (squares ? (25 * squares - 10) * squares - 55 : 0) - (version >= 7 ? 36 : 0)
  return Math.floor(bits / 8)
}

const dataBytes = (version: number): number => bytesOf(version) - CHECKS[version - 1]! * BLOCKS[version - 1]!
/** Before the text stand four bits that say "bytes", and its length. */
const roomOf = (version: number): number => dataBytes(version) - (version < 10 ? 2 : 3)

function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const put = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at -= 1) bits.push((value >> at) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, dataBytes(version) * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const data = Array.from({ length: bits.length / 8 }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  for (let fill = 0xec; data.length < dataBytes(version); fill ^= 0xec ^ 0x11) data.push(fill)
  return data
}

/** In blocks with their check bytes, one byte of each block after the other. */
function woven(data: number[], version: number): number[] {
  const count = BLOCKS[version - 1]!
  const short = Math.floor(data.length / count)
  const long = data.length % count
  const blocks = Array.from({ length: count }, (_, at) => {
    const start = at * short + Math.max(0, at - (count - long))
    return data.slice(start, start + short + (at >= count - long ? 1 : 0))
  })
  const checks = blocks.map((block) => remainder(block, divisorOf(CHECKS[version - 1]!)))
  const turns = (rows: number[][], length: number): number[] => Array.from({ length }, (_, at) => rows.flatMap((row) => row.slice(at, at + 1))).flat()
  return [...turns(blocks, short + 1), ...turns(checks, CHECKS[version - 1]!)]
}

/** Product in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0
  for (let at = 7; at >= 0; at -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> at) & 1) * a
  }
  return product
}

function divisorOf(degree: number): number[] {
  const divisor = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1) divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0)
    root = times(root, 2)
  }
  return divisor
}

function remainder(data: number[], divisor: number[]): number[] {
  const rest = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ rest.shift()!
    rest.push(0)
    for (const [at, part] of divisor.entries()) rest[at]! ^= times(part, factor)
  }
  return rest
}

// ---- squares

/** Everything that is the same in every code of a version; `taken`: where nothing is written. */
function frame(version: number): { grid: Grid; taken: Grid } {
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const taken: Grid = grid.map((row) => [...row])
  const set = (x: number, y: number, dark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    grid[y]![x] = dark
    taken[y]![x] = true
  }
  const ring = (x: number, y: number, most: number, light: number[]): void => {
    for (let dy = -most; dy <= most; dy += 1) for (let dx = -most; dx <= most; dx += 1) set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) ring(x, y, 4, [2, 4])
  const squares = SQUARES[version - 1]!
  const last = squares.at(-1)
  for (const x of squares) {
    for (const y of squares) {
      const corner = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6)
      if (!corner) ring(x, y, 2, [1])
    }
  }
  for (const [x, y] of formatPlaces(size)) set(x, y, false)
  set(8, size - 8, true)
  if (version >= 7) {
    const bits = (version << 12) | rest(version, 0x1f25, 12)
    for (let at = 0; at < 18; at += 1) {
      const [a, b] = [size - 11 + (at % 3), Math.floor(at / 3)]
      set(a, b, ((bits >> at) & 1) === 1)
      set(b, a, ((bits >> at) & 1) === 1)
    }
  }
  return { grid, taken }
}

/** The check bits of a number: what remains of dividing by a polynomial of this degree. */
function rest(value: number, divisor: number, degree: number): number {
  let left = value
  for (let at = 0; at < degree; at += 1) left = (left << 1) ^ ((left >> (degree - 1)) * divisor)
  return left
}

/** Where the fifteen bits of level and mask stand, twice. */
function formatPlaces(size: number): [number, number][] {
  const near = Array.from({ length: 15 }, (_, at): [number, number] =>
    at < 6 ? [8, at] : at === 6 ? [8, 7] : at === 7 ? [8, 8] : at === 8 ? [7, 8] : [14 - at, 8],
  )
  const far = Array.from({ length: 15 }, (_, at): [number, number] => (at < 8 ? [size - 1 - at, 8] : [8, size - 15 + at]))
  return [...near, ...far]
}

/** Up and down in columns of two, from the right, around what is taken. */
function write(grid: Grid, taken: Grid, bytes: number[]): void {
  const size = grid.length
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (taken[y]![x] || at >= bytes.length * 8) continue
        grid[y]![x] = ((bytes[at >> 3]! >> (7 - (at & 7))) & 1) === 1
        at += 1
      }
    }
  }
}

function masked(grid: Grid, taken: Grid, mask: (x: number, y: number) => boolean, number: number): Grid {
  const made = grid.map((row, y) => row.map((dark, x) => (taken[y]![x] ? dark : dark !== mask(x, y))))
  const bits = ((number << 10) | rest(number, 0x537, 10)) ^ 0x5412 // level M is written as 00
  for (const [at, [x, y]] of formatPlaces(grid.length).entries()) made[y]![x] = ((bits >> (at % 15)) & 1) === 1
  return made
}

/** How hard a code is to read: long runs, blocks of one colour, what looks like a finder, too dark or too light. */
function cost(grid: Grid): number {
  const size = grid.length
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))].map((line) => line.map(Number).join(''))
  let sum = 0
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    for (const found of ['00001011101', '10111010000']) for (let at = line.indexOf(found); at >= 0; at = line.indexOf(found, at + 1)) sum += 40
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const dark = grid[y]![x]
      if (grid[y - 1]![x] === dark && grid[y]![x - 1] === dark && grid[y - 1]![x - 1] === dark) sum += 3
    }
  }
  const dark = grid.flat().filter(Boolean).length
  return sum + Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size)) * 10
}
