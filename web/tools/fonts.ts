import type { Plugin } from 'vite'

/** The faces every page needs at once: the interface's own, and the names'. */
const FIRST = [/sofia-sans-western.*\.woff2$/, /grenze-western.*\.woff2$/]

/** Puts `<link rel="preload">` for the first fonts into the page: their names carry a hash, so it is done at the build. */
export function preloadFonts(): Plugin {
  return {
    name: 'tetrapolis-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => FIRST.some((wanted) => wanted.test(file)))
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}
