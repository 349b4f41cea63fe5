import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { shorterMaps } from './tools/drawings.ts'
import { preloadFonts } from './tools/fonts.ts'
import { words } from './tools/words.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

// The server's address in development: `npm run dev` beside `tetrapolis serve`.
const server = process.env.TETRAPOLIS_URL ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [shorterMaps(), svelte(), words(`${root}src/tetrapolis/locales`, `${root}src/tetrapolis/games`, `${root}web/src/games`), preloadFonts()],
  resolve: {
    // vitest runs in Node, but tests what browsers get
    ...(process.env.VITEST && { conditions: ['browser'] }),
    // `@games/<game>/facts/board.json`: the facts the engine plays with are drawn, never a copy of them.
    alias: { '@games': `${root}src/tetrapolis/games`, $: fileURLToPath(new URL('src', import.meta.url)) },
  },
  build: {
    outDir: '../src/tetrapolis/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // our content security policy allows no data: but for pictures
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // A table in few files: what all pages share (but not what no table needs), the shell of a table, a game's drawing. Words,
    // cards' pictures and other pages keep chunks of their own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'kit', test: /node_modules\/(svelte|@fluent|esm-env|clsx)|web\/src\/(ui\/(?!Panel|Art)|lib\/(?!club|passkeys)|icons\/ui)|pages\/(Tools|Message)/, priority: 30 },
            { name: 'table', test: /web\/src\/table\//, priority: 20 },
          ],
        },
      },
    },
  },
  json: { stringify: true },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/schema': { target: server } },
  },
  test: { include: ['src/**/*.test.ts', 'tools/*.test.js'], environment: 'node' },
})
