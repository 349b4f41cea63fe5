// Writes the typefaces as the pages need them into src/ui/fonts (not committed): the letters of western Europe and the
// weights in use, and the four Hungarian letters that are in no western set as files of their own. What else there is of
// Latin letters (in a guest's name) comes from the packages' own files, when it is needed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../src/ui/fonts/', import.meta.url))
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')
const WESTERN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„†•…‹›€™−·×`
const HUNGARIAN = 'ŐőŰű'

const FACES = [
  ['sofia-sans', '@fontsource-variable/sofia-sans/files/sofia-sans-SET-wght-normal.woff2', { wght: { min: 400, max: 800 } }],
  ['sofia-sans-condensed', '@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-SET-wght-normal.woff2', { wght: { min: 500, max: 700 } }],
  ['grenze', '@fontsource/grenze/files/grenze-SET-600-normal.woff2', undefined],
]

mkdirSync(folder, { recursive: true })
for (const [name, file, variationAxes] of FACES) {
  for (const [part, set, letters] of [['western', 'latin', WESTERN], ['hungarian', 'latin-ext', HUNGARIAN]]) {
    const whole = readFileSync(require.resolve(file.replace('SET', set)))
    writeFileSync(`${folder}${name}-${part}.woff2`, await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes }))
  }
}
