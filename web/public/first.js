// Before anything is drawn: the chosen light and language, so that nothing flashes.
try {
  var kept = JSON.parse(localStorage.getItem('tetrapolis-settings') || '{}')
  if (kept.theme && kept.theme !== 'system') document.documentElement.dataset.theme = kept.theme
  if (kept.lang) document.documentElement.lang = kept.lang
} catch {
  // no storage here: the defaults will do
}
