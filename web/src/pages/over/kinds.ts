/** What the points of Citadels' districts are made of: their types, as they stand in the city. */

export const KINDS = ['noble', 'religious', 'trade', 'military', 'unique'] as const

export interface Kind {
  id: (typeof KINDS)[number]
  n: number
}

/** The parts of a seat's district points, by type; nothing where they do not add up to what was counted. */
export type Kinds = (view: unknown, seat: number, base: number) => Kind[]

interface Facts {
  districts: { id: string; type: string; cost: number }[]
}

export const kindsOf =
  (facts: Facts): Kinds =>
  (view, seat, base) => {
    const { players = [] } = view as { players?: { city?: string[] }[] }
    const sums = new Map<string, number>()
    for (const name of players[seat]?.city ?? []) {
      // A beautified district is worth one more.
      const found = facts.districts.find(({ id }) => id === name.replace(/\W+$/, ''))
      if (found) sums.set(found.type, (sums.get(found.type) ?? 0) + found.cost + (name.endsWith('+') ? 1 : 0))
    }
    const parts = KINDS.flatMap((id) => (sums.has(id) ? [{ id, n: sums.get(id)! }] : []))
    return parts.reduce((sum, { n }) => sum + n, 0) === base ? parts : []
  }

export const citadelsKinds = async (): Promise<Kinds> => kindsOf((await import('$/games/citadels/facts.json')).default as unknown as Facts)
