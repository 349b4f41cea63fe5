import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { preloadFonts } from './tools/fonts.ts'
import { words } from './tools/words.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

// The server's address in development: `npm run dev` beside `tetrapolis serve`.
const server = process.env.TETRAPOLIS_URL ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), words(`${root}src/tetrapolis/locales`), preloadFonts()],
  resolve: {
    // vitest runs in Node, but tests what browsers get
    ...(process.env.VITEST && { conditions: ['browser'] }),
    // `@games/genoa/facts/board.json`: the facts the engine plays with are drawn, never a copy of them.
    alias: { '@games': `${root}src/tetrapolis/games`, $: fileURLToPath(new URL('src', import.meta.url)) },
  },
  build: {
    outDir: '../src/tetrapolis/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // our content security policy allows no data: but for pictures
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  json: { stringify: true },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/schema': { target: server } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
