// Writes typed modules with the icons in use, split by game: src/icons/*.ts (not committed).
// The map icons.json says which picture stands for what; the pictures come from the npm packages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const read = (path) => JSON.parse(readFileSync(path, 'utf-8'))

const map = read(here('icons.json'))
const game = read(require.resolve('@iconify-json/game-icons/icons.json'))
const lucide = read(require.resolve('@iconify-json/lucide/icons.json'))

/** The drawing of an icon. */
function body(set, name) {
  let found = set.icons[name]
  if (!found && set.aliases?.[name]) found = set.icons[set.aliases[name].parent]
  if (!found) throw new Error(`no icon "${name}" in ${set.prefix}`)
  return found.body
}

/** A path on a grid of 512 with one decimal: nobody can see the difference, and it is half as long. */
function shorter(drawing) {
  return drawing.replace(/ d="([^"]*)"/g, (_, path) => {
    let text = ''
    let before = ''
    for (const token of path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi)) {
      if (/^-?0\d/.test(token)) throw new Error(`flags and numbers run together: ${token}`)
      const letter = /[a-z]/i.test(token)
      let written = letter ? token : Number(token).toFixed(1).replace(/\.0$/, '').replace(/^(-?)0\./, '$1.')
      if (written === '-0') written = '0'
      const apart = letter || before === '' || written.startsWith('-') || (written.startsWith('.') && before.includes('.'))
      text += apart ? written : ` ${written}`
      before = letter ? '' : written
    }
    return ` d="${text}"`
  })
}

mkdirSync(here('src/icons'), { recursive: true })
const write = (name, text) => writeFileSync(here(`src/icons/${name}.ts`), `// Written by tools/sprites.mjs.\n${text}`)

const ui = Object.entries({ ...map.ui, ...map.ui_more })
write(
  'ui',
  `export const ui = {\n${ui.map(([key, name]) => `  ${key}: ${JSON.stringify(body(lucide, name))},`).join('\n')}\n} as const\nexport type UiIcon = keyof typeof ui\n`,
)

/** A module with the pictures of some groups. */
function module(id, groups) {
  const drawn = new Map()
  const place = (name) => {
    if (!drawn.has(name)) drawn.set(name, `i${drawn.size}`)
    return drawn.get(name)
  }
  const lines = Object.entries(groups).map(([group, names]) => {
    const entries = Object.entries(names).map(([key, name]) => `    ${key}: ${place(name)},`)
    return `  ${group}: {\n${entries.join('\n')}\n  },`
  })
  const bodies = [...drawn].map(([name, variable]) => `const ${variable} = ${JSON.stringify(shorter(body(game, name)))}`)
  write(id, `${bodies.join('\n')}\nexport const ${id} = {\n${lines.join('\n')}\n} as const\n`)
}

/** A group with more pictures than this gets a module of its own, to be loaded when it is needed. */
const MANY = 60
for (const [id, groups] of Object.entries(map)) {
  if (id.startsWith('_') || id.startsWith('ui')) continue
  const all = Object.entries(id === 'shared' ? { shared: groups } : groups)
  const small = all.filter(([, names]) => Object.keys(names).length <= MANY)
  module(id, Object.fromEntries(small))
  for (const [group, names] of all) if (Object.keys(names).length > MANY) module(`${id}_${group}`, { [group]: names })
}
