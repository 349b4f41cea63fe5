import { readFileSync } from 'node:fs'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'

/** A path written as shortly as can be, with one decimal: on a grid of a thousand nobody can see the difference. */
function shorter(path: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 1, forceAbsolutePath: false } }],
  })
  return / d="([^"]*)"/.exec(data)?.[1] ?? path
}

/** The maps' drawings are long: their paths are shortened when the client is built. */
export function shorterMaps(): Plugin {
  return {
    name: 'tetrapolis-maps',
    enforce: 'pre',
    load(id) {
      if (!/\/games\/\w+\/map\.json$/.test(id)) return undefined
      return JSON.stringify(JSON.parse(readFileSync(id, 'utf-8'), (_, value: unknown) => (typeof value === 'string' && /^M[\d\s.,-]+[A-Za-z]/.test(value) ? shorter(value) : value)))
    },
  }
}
