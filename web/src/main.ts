import { mount } from 'svelte'
import App from './App.svelte'
import { recognise } from './lib/me.svelte'
import { apply, set, settings } from './lib/settings.svelte'
import { load } from './lib/words.svelte'
import './ui/tokens.css'
import './ui/base.css'

apply()
if (new URLSearchParams(location.search).get('text') === '1') set({ text: true })
// Words first, and who we are; an unreachable server is not the end: pages say so themselves.
await Promise.all([load('common', settings.lang), recognise().catch(() => null)])
mount(App, { target: document.getElementById('app')! })
