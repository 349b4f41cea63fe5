import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qr } from './qr'

const written = (text: string): string => qr(text)!.map((row) => row.map(Number).join('')).join('\n')

// The same squares as python-qrcode 8 draws with the same mask.
test.each([
  ['A', 21, 'bc9009ae87ca68f1'],
  ['árvíztűrő', 21, '40d7cad919ed639f'],
  ['https://tetrapolis.example.org/table/Zk3hYq9x1PbT', 33, '3b2cca04c2415f5d'],
  [`https://${'x'.repeat(90)}`, 41, 'fcb10904d99e3e80'],
  [`https://${'w'.repeat(105)}`, 45, '7dbb8976cb2eab3b'], // from here on it says its version
  [`https://${'z'.repeat(165)}`, 53, 'c16a93b305c57df9'], // blocks of two lengths
  [`https://${'z'.repeat(205)}`, 57, 'be8478363b6518a1'], // full to the last byte
])('a QR code: %s', (text, size, digest) => {
  const code = written(text)
  expect(code.split('\n')).toHaveLength(size)
  expect(createHash('sha256').update(code).digest('hex').slice(0, 16)).toBe(digest)
})

test('what is too long has no code', () => {
  expect(qr('z'.repeat(214))).toBeNull()
})
