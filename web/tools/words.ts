import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What is loaded together: everything common, a game's words, its rules, its hints. */
const GAMES = ['citadels', 'walled_city', 'ankh_morpork', 'genoa']
const RULES = /-(rules|rulings|sections)\b/

/** The group a file of the locales belongs to; null: not for the browser. */
export function groupOf(file: string): string | null {
  const name = file.replace(/\.ftl$/, '')
  if (name === 'common' || name === 'web' || name.startsWith('web-')) return 'common'
  if (name === 'play') return 'citadels' // the oldest game's terminal words live in the terminal's own file
  const game = GAMES.find((id) => name.startsWith(`${id}-`))
  if (game === undefined) return null
  if (name === `${game}-hints`) return `hints-${game}`
  return RULES.test(name) ? `rules-${game}` : game
}

/**
 * `virtual:words` is a map from `en/citadels` to a function that loads that chunk: the Fluent files of one language
 * and one group as one text, without comments.
 */
export function words(folder: string): Plugin {
  const groups = ['common', ...GAMES, ...GAMES.flatMap((game) => [`rules-${game}`, `hints-${game}`])]
  const files = (lang: string, group: string): string[] =>
    readdirSync(join(folder, lang))
      .filter((file) => file.endsWith('.ftl') && groupOf(file) === group)
      .sort()
      .map((file) => join(folder, lang, file))
  return {
    name: 'tetrapolis-words',
    resolveId: (id) => (id.startsWith('virtual:words') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:words') {
        const all = ['en', 'hu'].flatMap((lang) => groups.map((group) => `${lang}/${group}`))
        const lines = all.map((key) => `  '${key}': () => import('virtual:words/${key}'),`)
        return `export default {\n${lines.join('\n')}\n}\n`
      }
      const found = /^\0virtual:words\/(\w+)\/([\w-]+)$/.exec(id)
      if (!found) return undefined
      const texts = files(found[1]!, found[2]!).map((file) => {
        this.addWatchFile(file)
        return readFileSync(file, 'utf-8').replace(/^#.*\n/gm, '')
      })
      return `export default ${JSON.stringify(texts.join('\n').replace(/\n{2,}/g, '\n'))}`
    },
  }
}
