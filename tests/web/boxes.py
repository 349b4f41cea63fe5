"""Compares the boxes of a page: texts that are cut off, and texts that lie over one another.

What scrolls may be scrolled to; what is cut with an ellipsis on purpose is marked `data-cut`
(all of it stands elsewhere). What lies over a page on paper of its own, with a shadow, hides what is below it.
Drawings (SVG) have sizes of their own.
"""

from __future__ import annotations

from playwright.sync_api import Page

FIND = r"""() => {
  const found = [], texts = []
  const tell = (kind, node, words, how) => found.push(`${kind}: ${name(node)} "${words.slice(0, 50)}" (${how})`)
  const name = (node) => {
    const names = []
    for (let at = node; at && at !== document.body && names.length < 3; at = at.parentElement) {
      const own = [...at.classList].filter((one) => !one.startsWith('svelte-')).slice(0, 2).join('.')
      names.unshift(at.tagName.toLowerCase() + (own && `.${own}`))
    }
    return names.join(' > ')
  }
  const styles = new Map()
  const styleOf = (node) => styles.get(node) ?? (styles.set(node, getComputedStyle(node)), styles.get(node))
  // Clipped to nothing: there for readers and keys, shown with the focus.
  const clipped = (node) => !!node && (styleOf(node).clipPath === 'inset(50%)' || clipped(node.parentElement))
  const SLACK = 2
  const dialog = document.querySelector('dialog[open]')
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim()
    const home = node.parentElement
    if (!words || home.closest('svg,.seen-by-readers,option,script,style,[data-cut],.skip')) continue
    if (!home.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || clipped(home)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    let cut = null
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const shown = []
    for (const { left, top, right, bottom } of rects) {
      // The letters themselves are lower than their line.
      const thin = Math.max(0, (bottom - top - parseFloat(styleOf(home).fontSize) * 0.9) / 2)
      let box = { left, top: top + thin, right, bottom: bottom - thin }
      let fixed = false
      for (let around = home; around && box && !fixed; around = around.parentElement) {
        const { overflowX, overflowY, position, display } = styleOf(around)
        if (display !== 'contents' && (overflowX !== 'visible' || overflowY !== 'visible')) {
          const edge = around.getBoundingClientRect()
          const over = [['x', edge.left - box.left, box.right - edge.right, overflowX],
            ['y', edge.top - box.top, box.bottom - edge.bottom, overflowY]]
          for (const [axis, before, after, flow] of over) {
            if (Math.max(before, after) <= SLACK) continue
            if (/auto|scroll/.test(flow)) box = null
            else if (around !== document.body) {
              cut ??= `${axis} ${Math.round(Math.max(before, after))} by ${name(around)}`
            }
            if (!box) break
          }
        }
        fixed = position === 'fixed'
      }
      if (box) shown.push(box)
    }
    if (cut) tell('cut', home, words, cut)
    else {
      const wide = shown.find(({ left, right }) => left < -SLACK || right > innerWidth + SLACK)
      if (wide) tell('beyond', home, words, `${Math.round(wide.right)} of ${innerWidth}`)
      for (const box of shown) texts.push({ box, home, words })
    }
  }
  const layer = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const { position, zIndex, backgroundColor, boxShadow } = styleOf(at)
      const opaque = backgroundColor.startsWith('rgb(') && boxShadow !== 'none'
      if (position === 'fixed' || (position === 'absolute' && (Number(zIndex) >= 20 || opaque))) return at
    }
    return null
  }
  texts.sort((one, other) => one.box.top - other.box.top)
  for (let a = 0; a < texts.length; a++) {
    for (let b = a + 1; b < texts.length && texts[b].box.top < texts[a].box.bottom; b++) {
      const [one, other] = [texts[a], texts[b]]
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      if (across <= SLACK || down <= SLACK || one.home === other.home) continue
      if (layer(one.home) !== layer(other.home)) continue
      tell('over', one.home, one.words, `${name(other.home)} "${other.words.slice(0, 40)}"`)
    }
  }
  // Pages that are wider than the window.
  const { documentElement: root } = document
  if (root.scrollWidth > innerWidth) tell('wide', root, '', root.scrollWidth)
  return found
}"""


def broken(page: Page) -> list[str]:
    """What is cut off, lies over something else, or reaches beyond the window."""
    found: list[str] = page.evaluate(FIND)
    return found
