/** The pages by their paths. A page is a file of src/pages; it gets what stands in braces, and is loaded when needed. */
import type { Component } from 'svelte'

const ROUTES: [path: string, page: string][] = [
  ['/', 'Home'],
  ['/new', 'NewTable'],
  ['/new/{game}', 'NewTable'],
  ['/join/{code}', 'Join'],
  ['/table/{id}', 'Table'],
  ['/table/{id}/over', 'Over'],
  ['/table/{id}/replay', 'Replay'],
  ['/review/{id}', 'Review'],
  ['/rules', 'Rules'],
  ['/rules/{game}', 'Rules'],
  ['/rules/{game}/{at}', 'Rules'],
  ['/guide/{game}', 'GuidePage'],
  ['/learn/{game}/{lesson}', 'Lesson'],
  ['/sheet/{game}', 'Sheet'],
  ['/settings', 'Settings'],
  ['/account', 'Account'],
  ['/back', 'Back'],
  ['/invite/{code}', 'Invite'],
  ['/about', 'About'],
  ['/link', 'Link'],
  ['/link/{code}', 'Link'],
  ['/history', 'History'],
  ['/notices', 'Notices'],
  ['/club', 'Club'],
  ['/club/{game}', 'ClubGame'],
  ['/people/{id}', 'Person'],
  ['/tournaments/new', 'NewTournament'],
  ['/tournaments/{id}', 'Tournament'],
]

const pages = import.meta.glob<{ default: Component<Record<string, string>> }>('./pages/*.svelte')

export interface Found {
  /** The same key: the same page, only its props changed. */
  key: string
  load: () => Promise<{ default: Component<Record<string, string>> }>
  props: Record<string, string>
}

/** The page of a path; null: there is none. */
export function find(path: string): Found | null {
  const parts = path.split('/').filter(Boolean)
  for (const [route, page] of ROUTES) {
    const wanted = route.split('/').filter(Boolean)
    const load = pages[`./pages/${page}.svelte`]
    if (!load || wanted.length !== parts.length) continue
    const props: Record<string, string> = {}
    const fits = wanted.every((part, at) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      if (name) props[name] = decodeURIComponent(parts[at]!)
      return name !== undefined || part === parts[at]
    })
    if (fits) return { key: `${page} ${props.id ?? props.lesson ?? ''}`, load, props }
  }
  return null
}
