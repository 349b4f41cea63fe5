import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Words of a game that are loaded by themselves, by what their files' names begin with; all others come with the game. */
const LATER: [RegExp, string][] = [
  [/^(rules|rulings|sections)\b/, 'rules-'],
  [/^hints\b/, 'hints-'],
  [/^lessons\b/, 'lessons-'],
]

const ending = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ftl')).sort() : [])

/** Fluent files without their comments. */
const wordsOf = (files: string[]): string =>
  files.map((file) => readFileSync(file, 'utf-8').replace(/^#.*\n/gm, '')).join('\n').replace(/\n{2,}/g, '\n')

/**
 * `virtual:words` has the languages by what each calls itself, and a map from `en/common`, `en/club`, `en/review`, `en/<game>`, `en/rules-<game>` to a
 * function that loads that chunk: the Fluent files of one language and one group as one text. A language is a folder of
 * `shared`; the games are those with a drawing (their words lie in their packages, `games`): others' words the server has.
 * What the client can draw is told to the server in games.json.
 */
export function words(shared: string, games: string, drawings: string): Plugin {
  const drawn = readdirSync(drawings).filter((id) => existsSync(join(drawings, id, 'index.ts'))).sort()
  const folders = readdirSync(shared).filter((lang) => existsSync(join(shared, lang, 'common.ftl'))).sort()
  const languages = ['en', ...folders.filter((lang) => lang !== 'en')]
  const groups = ['common', 'club', 'review', ...drawn.flatMap((game) => [game, `rules-${game}`, `hints-${game}`, `lessons-${game}`])]

  function files(lang: string, group: string): string[] {
    const own = { common: /^(common|web)\b/, club: /^club\b/, review: /^review\b/ }[group] // these come when they are asked for
    if (own) return ending(join(shared, lang)).filter((file) => own.test(file)).map((file) => join(shared, lang, file))
    const game = group.replace(/^(rules|hints|lessons)-/, '')
    const groupOf = (name: string): string => (LATER.find(([form]) => form.test(name))?.[1] ?? '') + game
    const folder = join(games, game, 'words', lang)
    return ending(folder).filter((name) => groupOf(name) === group).map((name) => join(folder, name))
  }

  /** The words of one message, where it is one line. */
  const line = (lang: string, id: string): string => new RegExp(`^${id} = (.*)$`, 'm').exec(wordsOf(files(lang, 'common')))?.[1] ?? lang

  return {
    name: 'tetrapolis-words',
    resolveId: (id) => (id.startsWith('virtual:words') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:words') {
        const lines = languages.flatMap((lang) => groups.map((group) => `  '${lang}/${group}': () => import('virtual:words/${lang}/${group}'),`))
        const named = Object.fromEntries(languages.map((lang) => [lang, line(lang, 'common-language')]))
        return `export const languages = ${JSON.stringify(named)}\nexport default {\n${lines.join('\n')}\n}\n`
      }
      const found = /^\0virtual:words\/(\w+)\/([\w-]+)$/.exec(id)
      if (!found) return undefined
      const parts = files(found[1]!, found[2]!)
      for (const file of parts) this.addWatchFile(file)
      return `export default ${JSON.stringify(wordsOf(parts))}`
    },
    transformIndexHtml: (html) => html.replace('<!-- web-no-script -->', languages.map((lang) => line(lang, 'web-no-script')).join(' ')),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'games.json', source: JSON.stringify(drawn) })
    },
  }
}
