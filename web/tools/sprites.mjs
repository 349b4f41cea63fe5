// Writes typed modules with the icons in use, split by game: src/icons/*.ts (not committed).
// The maps icons.json, here and in the games' folders, say which picture stands for what; the pictures come from the npm packages.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { optimize } from 'svgo'

const require = createRequire(import.meta.url)
const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const read = (path) => JSON.parse(readFileSync(path, 'utf-8'))

const map = read(here('icons.json'))
for (const id of readdirSync(here('src/games'))) {
  const own = here(`src/games/${id}/icons.json`)
  if (existsSync(own)) map[id] = read(own)
}
const game = read(require.resolve('@iconify-json/game-icons/icons.json'))
const lucide = read(require.resolve('@iconify-json/lucide/icons.json'))

/** The drawing of an icon. */
function body(set, name) {
  let found = set.icons[name]
  if (!found && set.aliases?.[name]) found = set.icons[set.aliases[name].parent]
  if (!found) throw new Error(`no icon "${name}" in ${set.prefix}`)
  return found.body
}

/** The same drawing on the whole numbers of its grid of 512: nobody can see the difference, and it is half as long. */
function shorter(drawing) {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${drawing}</svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, transformPrecision: 3 } }, 'convertShapeToPath'],
  })
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '')
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

/** A group named `later_…` gets a module of its own, to be loaded when it is needed. */
const LATER = /^later_/
for (const [id, groups] of Object.entries(map)) {
  if (id.startsWith('_') || id.startsWith('ui')) continue
  const all = Object.entries(id === 'shared' ? { shared: groups } : groups)
  module(id, Object.fromEntries(all.filter(([group]) => !LATER.test(group))))
  for (const [group, names] of all) if (LATER.test(group)) module(`${id}_${group.replace(LATER, '')}`, { [group.replace(LATER, '')]: names })
}
