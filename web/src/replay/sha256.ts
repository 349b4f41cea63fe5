/** SHA-256 (FIPS 180-4). The browser has one of its own, but not on pages that came by plain http. */

const primes: number[] = []
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n)
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0
const K = primes.map((prime) => fraction(Math.cbrt(prime)))
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The digest of a text, as hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const blocks = Math.ceil((bytes.length + 9) / 64)
  const padded = new DataView(new ArrayBuffer(blocks * 64))
  new Uint8Array(padded.buffer).set(bytes)
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(blocks * 64 - 8, Math.floor(bytes.length / 2 ** 29))
  padded.setUint32(blocks * 64 - 4, bytes.length << 3)
  const hash = Int32Array.from(START)
  const w = new Int32Array(64)
  for (let block = 0; block < blocks; block += 1) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) w[i] = padded.getInt32(block * 64 + i * 4)
      else {
        const [x, y] = [w[i - 15]!, w[i - 2]!]
        w[i] = w[i - 16]! + (turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)) + w[i - 7]! + (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10))
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i += 1) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((part, i) => (hash[i] = (hash[i]! + part) | 0))
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
