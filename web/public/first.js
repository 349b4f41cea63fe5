// Before anything is drawn: light or dark, and the language, so that nothing flashes (lib/settings keeps them up to date).
var kept = {}
try {
  kept = JSON.parse(localStorage.getItem('tetrapolis-settings') || '{}')
} catch {
  // no storage here: the defaults will do
}
var dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
document.documentElement.dataset.theme = kept.theme && kept.theme !== 'system' ? kept.theme : dark
if (kept.lang) document.documentElement.lang = kept.lang
