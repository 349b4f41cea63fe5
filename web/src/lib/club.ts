/** The club's pages: people, games, rankings. */
import { ask } from './api'
import type * as wire from './wire'

export const club = {
  info: () => ask<wire.ClubInfo>('GET', '/api/club'),
  person: (id: string) => ask<wire.PersonInfo>('GET', `/api/people/${encodeURIComponent(id)}`),
  invitable: (table: string, name: string) => ask<wire.Invitable[]>('GET', `/api/tables/${encodeURIComponent(table)}/people?name=${encodeURIComponent(name)}`),
  invite: (table: string, person: string) => ask<wire.Invitable>('POST', `/api/tables/${encodeURIComponent(table)}/invite`, { person }),
  hide: (hidden: boolean) => ask<wire.PersonInfo>('PUT', '/api/me/profile', { hidden }),
  game: (game: string) => ask<wire.GameStats>('GET', `/api/games/${encodeURIComponent(game)}/stats`),
  tournaments: () => ask<wire.TournamentInfo[]>('GET', '/api/tournaments'),
  tournament: (id: string) => ask<wire.TournamentPage>('GET', `/api/tournaments/${encodeURIComponent(id)}`),
  announce: (wish: wire.NewTournament) => ask<wire.TournamentPage>('POST', '/api/tournaments', wish),
  /** Enter, leave; for the host: the next round, call it off. */
  change: (id: string, what: 'enter' | 'leave' | 'round' | 'cancel') => ask<wire.TournamentPage>('POST', `/api/tournaments/${encodeURIComponent(id)}/${what}`),
  rankings: () => ask<wire.Ranking[]>('GET', '/api/rankings'),
}
