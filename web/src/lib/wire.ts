// Written by tools/wire_types.py from the server's schemas. Do not change it here: change the structs.

export type GameId = 'ankh_morpork' | 'citadels' | 'genoa' | 'walled_city'

export type ServerMessage = StateNews | TableNews | ChatLine | Presence | Condition | Pong | Accepted | Rejected | Refused

export type ClientMessage = Ping | Resume | Play | Undo | Say

/** What was sent under this key is recorded: the number of the last record (of chat: of the line). */
export interface Accepted {
  type: 'done'
  key: string
  seq: number
}

/** A move a bot would think of. */
export interface Advice {
  move: string
  share: number
  reasons: Reason[]
}

/** Which bot takes over; empty: the player comes back. */
export interface BotWish {
  bot?: string
}

/** A new table from a record of this match; of a running one as the own seat knows it. */
export interface BranchWish {
  seq: number
  seats: SeatWish[]
  seat?: number | null
  title?: string
  free_undo?: boolean
}

/** Something somebody said: from a seat, as the host, or as somebody who watches. */
export interface ChatLine {
  type: 'chat'
  number: number
  name: string
  text: string
  at: number
  seat: number | null
  role: 'host' | 'player' | 'spectator'
}

/** Something to say. */
export interface ChatWish {
  text: string
}

/** How the server is, told when it is not well or has changed. */
export interface Condition {
  type: 'condition'
  writable: boolean
  thinking: number
}

/** Where the match of a table began: at a record of another table's match. */
export interface Continued {
  table: string
  title: string
  seq: number
  anew: boolean
}

/** A question put to a seat. `id` is the ply at which it was put: a late click names an old one. */
export interface Decision {
  seat: number
  kind: string
  id: number
  optional: boolean
}

/** It is recorded: the number of the last record. */
export interface Done {
  seq: number
}

/** A clock that runs: a seat's time, or an alarm of the game; `at` in seconds since 1970. `absent`: there is no clock, but then a bot sits in by itself for whoever lets the others wait. */
export interface Due {
  at: number
  seat: number
  alarm: string
  absent: boolean
  stand_in_from: number
}

/** Something that happened, as a message id with its values, and who may know of it. An event is never cut down for somebody: where seats learn different things there are different events with different audiences. */
export interface Event {
  id: string
  args: { [key: string]: unknown }
  audience: number
}

/** A game on offer. */
export interface GameInfo {
  id: string
  players: number[]
  bots: string[]
  options: { [key: string]: unknown }
}

/** A person at a table; or a program, whose token is a seat's: it plays there and does nothing else. */
export interface Guest {
  id: string
  name: string
  lang: string
  program: boolean
}

/** The guest, and the secret token for programs (browsers get it as a cookie). */
export interface GuestAnswer {
  guest: Guest
  token: string
}

/** A name to sit down with. */
export interface GuestWish {
  name: string
  lang?: 'en' | 'hu'
}

/** An event as this seat may know it, with the number of the record that made it. */
export interface Happened {
  seq: number
  id: string
  args: { [key: string]: unknown }
}

/** Who plays what, under which options. */
export interface Header {
  tetrapolis: number
  game: string
  engine: string
  players: number
  options: { [key: string]: unknown }
  names: string[]
  seed: string
  bots: string[]
  start: string
  salt: string
  taken_over: number
}

/** Whether this process can serve: what `/health/ready` answers. */
export interface Health {
  ok: boolean
  version: string
  state: 'corrupt' | 'nearly-full' | 'replaced' | 'starting' | 'unreadable' | 'unwritable' | 'well'
  redis: boolean | null
}

/** What a bot would do at this seat, the best first, from what the seat knows. For which question (`decision`), and at which record. */
export interface HintAnswer {
  seq: number
  decision: number
  choices: Advice[]
}

/** A hint for an own seat that is asked. */
export interface HintWish {
  seat: number
}

/** Where to call when a seat has to decide; empty: nowhere. */
export interface HookWish {
  seat: number
  url?: string
}

/** Where to sit down. */
export interface JoinWish {
  seat?: number | null
  password?: string
}

/** What a seat may know at one record, and what would be counted then: the part of a state that is patched. */
export interface Knowledge {
  observation: Observed
  tally: { [key: string]: unknown }
}

/** The move would be legal. */
export interface Legal {
  legal: boolean
}

/** A code for another device. */
export interface LinkAnswer {
  code: string
  seconds: number
}

/** The code another device has shown. */
export interface LinkWish {
  code: string
}

/** A table in a list: whose decision it waits for, and how it ended. */
export interface Listed {
  table: TableInfo
  asked: number[]
  outcome: Outcome | null
}

/** A finished match: everything, seed included. */
export interface MatchRecord {
  header: Header
  records: Record[]
}

/** A move of an own seat, as its text; `decision`: the id of the question it answers. */
export interface MoveWish {
  seat: number
  move: string
  decision?: number | null
}

/** What a host sets up. */
export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: { [key: string]: unknown }
  title?: string
  listed?: boolean
  password?: string
  spectators?: boolean
  pace?: 'live' | 'turns'
  clock?: 'decision' | 'none' | 'player'
  seconds?: number
  free_undo?: boolean
  hints?: boolean
}

/** All that a seat may know: what `Observation.to_json` writes. >>> text = '''{"game": "citadels", "seat": 1, "view": {}, "events": [], "aside": [], "rules": [], "outcome": null, ... "pending": [{"seat": 1, "kind": "draft", "id": 4}], "legal": ["pick king", "pick thief"]}''' >>> seen = msgspec.json.decode(text, type=Observed) >>> seen.decision.kind, seen.moves ('draft', ['pick king', 'pick thief']) */
export interface Observed {
  game: string
  seat: number | null
  view: { [key: string]: unknown }
  events: Event[]
  pending: Decision[]
  legal: string[] | { [key: string]: unknown }
  aside: string[]
  rules: string[]
  outcome: Outcome | null
}

/** How a game ended: places (ties share one), points, each line of them, and what broke a tie. */
export interface Outcome {
  reason: string
  ranking: number[][]
  scores: number[]
  breakdown: [string, number][][]
  tiebreak: [number, string, number | string][]
}

/** Keep the connection open. */
export interface Ping {
  type: 'ping'
}

/** A move of an own seat, as `POST .../moves`. */
export interface Play {
  type: 'move'
  key: string
  seat: number
  move: string
  decision?: number | null
}

/** Answer to a ping. */
export interface Pong {
  type: 'pong'
  now: number
}

/** Which seats' players are connected now, and how many watch. */
export interface Presence {
  type: 'presence'
  seats: number[]
  watching: number
}

/** What a client gets (RFC 9457): `detail` is for people, `code` for programs. */
export interface ProblemBody {
  title: string
  status: number
  detail: string
  code: string
  params: { [key: string]: unknown }
}

/** Why a move is good or bad, as a message id with its values. */
export interface Reason {
  id: string
  args: { [key: string]: unknown }
}

/** One step of a match. Record 0 is the set-up; an undo takes back the last move that still stands. `back` takes back everything after a record (where a table allows that; see `Match.rewind`). */
export interface Record {
  seq: number
  seat?: number | null
  move?: string | null
  chance?: number[][]
  undo?: boolean
  back?: number | null
}

/** A frame that could not be understood; or why the connection is closed. */
export interface Refused {
  type: 'error'
  code: string
  detail: string
}

/** What was sent under this key is refused, as REST would refuse it. */
export interface Rejected {
  type: 'problem'
  key: string
  title: string
  status: number
  detail: string
  code: string
  params: { [key: string]: unknown }
}

/** Send whole states again, with the events after this record. */
export interface Resume {
  type: 'resume'
  seq?: number
}

/** Something to say, as `POST .../chat`. */
export interface Say {
  type: 'say'
  key: string
  text: string
}

/** A seat of a table; `you`: it is the looking guest's own. */
export interface Seat {
  seat: number
  kind: 'bot' | 'guest' | 'open'
  name: string
  bot: string
  you: boolean
  absent: boolean
  program: boolean
}

/** What is new for one seat (null: a spectator). Of `whole` and `patch` one is there. `whole` on connecting, after a gap, or where it is shorter; `patch` changes what this socket sent of the seat last. */
export interface SeatNews {
  seat: number | null
  events: Happened[]
  complete: boolean
  can_undo: boolean
  whole: Knowledge | null
  patch: unknown[][] | null
}

/** A seat of a new table: me, open for others, or a bot with its level. */
export interface SeatWish {
  kind?: 'bot' | 'me' | 'open'
  bot?: string
  name?: string
}

/** A match at one record, for one seat (null: a spectator): by REST, and what a client makes of news. */
export interface State {
  type: 'state'
  table: string
  match: string
  seq: number
  seat: number | null
  observation: Observed
  tally: { [key: string]: unknown }
  events: Happened[]
  complete: boolean
  clocks: Due[]
  left: { [key: string]: number }
  can_undo: boolean
  now: number
}

/** A match has moved on: one message for all seats of this client that are concerned. */
export interface StateNews {
  type: 'news'
  table: string
  match: string
  seq: number
  now: number
  clocks: Due[]
  left: { [key: string]: number }
  seats: SeatNews[]
}

/** A bot for a seat; empty: its player comes back, or, before the game, the seat is open. */
export interface SubstituteWish {
  seat: number
  bot?: string
}

/** What anybody may know of a table who may see it. */
export interface TableInfo {
  id: string
  game: string
  title: string
  options: { [key: string]: unknown }
  seats: Seat[]
  host: boolean
  listed: boolean
  locked: boolean
  spectators: boolean
  pace: string
  clock: string
  seconds: number
  free_undo: boolean
  hints: boolean
  state: 'closed' | 'open' | 'over' | 'running'
  code: string
  match: string
  next_table: string
  created: number
  changed: number
  version: number
  continued: Continued | null
  commitment: string
}

/** The table has changed: seats, names, state. */
export interface TableNews {
  type: 'table'
  table: TableInfo
}

/** The seat token: who has it plays this seat and can do nothing else. */
export interface TokenAnswer {
  table: string
  seat: number
  token: string
}

/** The seat whose token ends. */
export interface TokenEnd {
  seat: number
}

/** An open seat for a program, and what it is called there. */
export interface TokenWish {
  seat: number
  name?: string
}

/** Take back, as `POST .../undo`. */
export interface Undo {
  type: 'undo'
  key: string
  seat: number
  to?: number | null
}

/** Take back; `to`: everything after this record, where the table allows it. */
export interface UndoWish {
  seat: number
  to?: number | null
}
