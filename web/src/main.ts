import { mount } from 'svelte'
import App from './App.svelte'
import { api } from './lib/api'
import { games, stock } from './lib/catalogue.svelte'
import { recognise } from './lib/me.svelte'
import { apply, set, settings } from './lib/settings.svelte'
import { load } from './lib/words.svelte'
import './ui/tokens.css'
import './ui/base.css'

apply()
// The server has a newer client than this page: its files have other names. Load the page again, but not for ever.
addEventListener('vite:preloadError', () => {
  const before = Number(sessionStorage.getItem('tetrapolis-reloaded') ?? 0)
  if (Date.now() - before < 30_000) return
  sessionStorage.setItem('tetrapolis-reloaded', String(Date.now()))
  location.reload()
})
if (new URLSearchParams(location.search).get('text') === '1') set({ text: true })
// Words first, and who we are; an unreachable server is not the end: pages say so themselves.
const known = games().length ? null : api.games().then(stock, () => null) // `vite dev` serves the page without the catalogue in it
await Promise.all([load('common', settings.lang), recognise().catch(() => null), known])
mount(App, { target: document.getElementById('app')! })
