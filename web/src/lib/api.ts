/** The server's REST interface. A request that changes something carries a key, so trying it again is safe. */
import { settings } from './settings.svelte'
import type * as wire from './wire'

/** What the server refused, in the reader's language. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
    readonly params: Record<string, unknown> = {},
  ) {
    super(`${status} ${code}`)
  }
}

/** Milliseconds after which an unreachable server is given up. A move is kept much longer. */
const PATIENCE = 8_000
export const LONG_PATIENCE = 300_000
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 4_000
/** Something in front of the server that does not reach it. */
const PASSING = [502, 503, 504]
/** Whether it may go well a little later: then it is tried again. */
export const isPassing = (problem: Problem): boolean => PASSING.includes(problem.status) || problem.code === 'server-error-busy'

/** A fresh key; `randomUUID` is missing where the page came by plain http. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** How the server is to speak to us: the question as data, events with typed values. */
export const PROTOCOL = 2

interface More {
  patience?: number
  key?: string
  /** Told that the server cannot be reached, and when it is tried again (milliseconds from now). */
  waiting?: (pause: number) => void
  signal?: AbortSignal
  /** The answer is no JSON but text. */
  plain?: boolean
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const body = (await answer.json()) as wire.ProblemBody
    return new Problem(answer.status, body.code, body.detail, body.params)
  } catch {
    return new Problem(answer.status, 'web-error-answer', '')
  }
}

const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('stopped', 'AbortError'))
    })
  })

export async function ask<T>(method: string, path: string, body?: unknown, more: More = {}): Promise<T> {
  const headers: Record<string, string> = { 'X-Tetrapolis': '1', 'Accept-Language': settings.lang }
  if (method !== 'GET') {
    headers['Idempotency-Key'] = more.key ?? freshKey()
    headers['Content-Type'] = 'application/json'
  }
  const end = Date.now() + (more.patience ?? PATIENCE)
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    let problem: Problem
    try {
      const answer = await fetch(path, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
        credentials: 'same-origin',
        signal: more.signal,
      })
      if (answer.ok) return (answer.status === 204 ? undefined : await (more.plain ? answer.text() : answer.json())) as T
      problem = await problemOf(answer)
      if (!isPassing(problem)) throw problem
    } catch (error) {
      if (error instanceof Problem && !PASSING.includes(error.status)) throw error
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      problem = new Problem(0, 'web-error-unreachable', '')
    }
    if (Date.now() + wait > end) throw problem
    more.waiting?.(wait)
    await pause(wait, more.signal)
  }
}

const table = (id: string, what = ''): string => `/api/tables/${encodeURIComponent(id)}${what && `/${what}`}`
const query = (values: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : ''
}

export const api = {
  // people
  me: () => ask<wire.Guest>('GET', '/api/me'),
  arrive: (wish: wire.GuestWish) => ask<wire.GuestAnswer>('POST', '/api/guests', wish),
  rename: (wish: wire.GuestWish) => ask<wire.Guest>('PUT', '/api/me', wish),
  makeLink: () => ask<wire.LinkAnswer>('POST', '/api/me/link'),
  useLink: (code: string) => ask<wire.GuestAnswer>('POST', '/api/links', { code }),
  /** Only this one stays. */
  endDevices: () => ask<wire.Guest>('POST', '/api/me/devices/end'),
  sessions: () => ask<wire.Session[]>('GET', '/api/me/sessions'),
  endSession: (id: string) => ask<wire.Session[]>('POST', `/api/me/sessions/${encodeURIComponent(id)}/end`),
  signOut: () => ask<wire.Guest>('POST', '/api/me/sign-out'),
  // notices
  notices: () => ask<wire.Notices>('GET', '/api/notices'),
  /** Those about something were seen, or all. */
  seen: (about = '') => ask<undefined>('POST', '/api/notices/seen', { about }),
  noticeWays: () => ask<wire.NoticeWays>('GET', '/api/notices/settings'),
  chooseNotices: (settings: wire.NoticeSettings) => ask<wire.NoticeWays>('PUT', '/api/notices/settings', settings),
  tryNotices: () => ask<wire.TestSent>('POST', '/api/notices/test'),
  push: (wish: wire.PushWish) => ask<wire.NoticeWays>('POST', '/api/push', wish),
  endPush: (endpoint: string) => ask<wire.NoticeWays>('POST', '/api/push/end', { endpoint }),
  /** A link is sent there; empty: no mail. */
  mail: (address: string) => ask<wire.NoticeWays>('PUT', '/api/mail', { address }),
  confirmMail: (code: string) => ask<undefined>('POST', '/api/mail/confirm', { code }),
  endMail: (token: string) => ask<undefined>('POST', `/api/mail/end/${encodeURIComponent(token)}`),
  tableNotices: (id: string, notices: wire.TableNoticesWish['notices']) => ask<wire.TableInfo>('PUT', table(id, 'notices'), { notices }),
  // ways back to a name
  house: () => ask<wire.House>('GET', '/api/house'),
  account: () => ask<wire.Account>('GET', '/api/me/account'),
  beginPasskey: () => ask<wire.Options>('POST', '/api/me/passkeys/begin'),
  addPasskey: (credential: unknown) => ask<wire.Account>('POST', '/api/me/passkeys', { credential }),
  endPasskey: (id: string) => ask<wire.Account>('POST', `/api/me/passkeys/${encodeURIComponent(id)}/end`),
  beginLogin: () => ask<wire.Options>('POST', '/api/passkeys/begin'),
  login: (credential: unknown) => ask<wire.Back>('POST', '/api/passkeys', { credential }),
  makeCode: () => ask<wire.CodeAnswer>('POST', '/api/me/code'),
  recover: (code: string) => ask<wire.Back>('POST', '/api/recovery', { code }),
  /** A link is sent there, if a name has this address: nobody is told. */
  mailBack: (address: string) => ask<undefined>('POST', '/api/mail/back', { address }),
  useMailBack: (code: string) => ask<wire.Back>('POST', '/api/mail/back/use', { code }),
  ownLog: () => ask<wire.Entry[]>('GET', '/api/me/order'),
  deleteMe: () => ask<wire.Guest>('POST', '/api/me/delete'),
  merge: (wish: wire.MergeWish) => ask<wire.Guest>('POST', '/api/me/merge', wish),
  // tables
  games: () => ask<wire.GameInfo[]>('GET', '/api/games'),
  /** All words of a game in a language, as one Fluent text; the digest lets the browser keep them. */
  words: (game: string, lang: string, digest: string) => ask<string>('GET', `/api/games/${game}/words/${lang}` + query({ digest }), undefined, { plain: true }),
  /** The boards and card lists it plays with. */
  facts: (game: string, digest: string) => ask<wire.FactsAnswer>('GET', `/api/games/${game}/facts` + query({ digest })),
  tables: (which: 'mine' | 'open' | 'archive') => ask<wire.Listed[]>('GET', `/api/tables${query({ which })}`),
  /** By the six letters the host has on the screen. */
  byCode: (code: string) => ask<wire.TableInfo>('GET', `/api/codes/${encodeURIComponent(code)}`),
  table: (id: string) => ask<wire.TableInfo>('GET', table(id)),
  create: (wish: wire.NewTable, key?: string) => ask<wire.TableInfo>('POST', '/api/tables', wish, key ? { key } : {}),
  join: (id: string, wish: wire.JoinWish = {}) => ask<wire.TableInfo>('POST', table(id, 'join'), wish),
  leave: (id: string, wish: wire.BotWish = {}) => ask<wire.TableInfo>('POST', table(id, 'leave'), wish),
  substitute: (id: string, wish: wire.SubstituteWish) => ask<wire.TableInfo>('POST', table(id, 'substitute'), wish),
  /** An open seat for a program: the token is told once. */
  giveToken: (id: string, wish: wire.TokenWish) => ask<wire.TokenAnswer>('POST', table(id, 'token'), wish),
  endToken: (id: string, wish: wire.TokenEnd) => ask<wire.TableInfo>('POST', table(id, 'token/end'), wish),
  rematch: (id: string) => ask<wire.TableInfo>('POST', table(id, 'rematch'), {}),
  close: (id: string) => ask<wire.TableInfo>('POST', table(id, 'close'), {}),
  // play
  state: (id: string, seat: number | null, since = -1) =>
    ask<wire.State>('GET', table(id, 'state') + query({ seat, since, protocol: PROTOCOL })),
  play: (id: string, wish: wire.MoveWish, more: More = {}) =>
    ask<wire.Done>('POST', table(id, 'moves'), wish, { patience: LONG_PATIENCE, ...more }),
  check: (id: string, wish: wire.MoveWish) => ask<wire.Legal>('POST', table(id, 'check') + query({ protocol: PROTOCOL }), wish),
  /** What a bot would do, from what the own seat knows. */
  hint: (id: string, wish: wire.HintWish) => ask<wire.HintAnswer>('POST', table(id, 'hint') + query({ protocol: PROTOCOL }), wish),
  undo: (id: string, wish: wire.UndoWish, more: More = {}) => ask<wire.Done>('POST', table(id, 'undo'), wish, more),
  askUndo: (id: string, wish: wire.AskUndoWish, more: More = {}) => ask<wire.Done>('POST', table(id, 'undo/ask'), wish, more),
  answerUndo: (id: string, wish: wire.AnswerUndoWish, more: More = {}) => ask<wire.Done>('POST', table(id, 'undo/answer'), wish, more),
  chat: (id: string, text: string, more: More = {}) => ask<wire.Done>('POST', table(id, 'chat'), { text }, more),
  /** A lesson: where a learner is who has done this, and what comes of an act. */
  lesson: (game: string, lesson: string, wish: wire.LessonWish) => ask<wire.LessonAnswer>('POST', `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, wish),
  // looking back
  replay: (id: string, seq: number, seat: number | null) =>
    ask<wire.State>('GET', table(id, 'replay') + query({ seq, seat, protocol: PROTOCOL })),
  /** A finished match as the file `tetrapolis replay` reads. */
  /** Whether a move gives much away: alone with bots. */
  coach: (id: string, wish: wire.CoachWish) => ask<wire.CoachAnswer>('POST', table(id, 'coach'), wish, { patience: 0 }),
  /** How far the review of an own seat is, or the review. */
  review: (id: string, seat: number) => ask<wire.ReviewAnswer>('GET', table(id, 'review') + query({ seat })),
  askReview: (id: string, seat: number) => ask<wire.ReviewAnswer>('POST', table(id, 'review'), { seat }),
  stopReview: (id: string, seat: number) => ask<wire.ReviewAnswer>('DELETE', table(id, 'review') + query({ seat })),
  record: (id: string) => ask<string>('GET', table(id, 'record'), undefined, { plain: true }),
  branch: (id: string, wish: wire.BranchWish) => ask<wire.TableInfo>('POST', table(id, 'branch'), wish),
}
