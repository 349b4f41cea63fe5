/** Where in the house we are: the path of the address, and its query. */

export interface Route {
  path: string
  query: URLSearchParams
}

const read = (): Route => ({ path: location.pathname, query: new URLSearchParams(location.search) })

let here = $state.raw<Route>(read())

export const route = (): Route => here

/** Go to a page of ours. */
export function go(address: string, how: { replace?: boolean; keepScroll?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  here = read()
  if (!how.keepScroll) scrollTo(0, 0)
}

/** Set or remove a part of the query without a new step in the history. */
export function setQuery(name: string, value: string | null): void {
  const query = new URLSearchParams(location.search)
  if (value === null) query.delete(name)
  else query.set(name, value)
  const text = query.toString()
  go(location.pathname + (text ? `?${text}` : '') + location.hash, { replace: true, keepScroll: true })
}

/** Follow the browser's own back and forward, and ordinary links to our pages. */
export function follow(): () => void {
  const back = (): void => {
    here = read()
  }
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (/^\/(api|schema|metrics|health)\b/.test(link.pathname)) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  }
  addEventListener('popstate', back)
  document.addEventListener('click', click)
  return () => {
    removeEventListener('popstate', back)
    document.removeEventListener('click', click)
  }
}
