// Written by tools/wire_types.py from the server's schemas. Do not change it here: change the structs.

/** What a message is told: a number, a truth value, a word, a reference, a message, or some of these. */
export type Arg = number | boolean | string | Said | Arg[]

export type ServerMessage = StateNews | TableNews | ChatLine | Presence | Condition | Pong | Accepted | Rejected | Complaint

export type ServerMessage1 = StateNews1 | TableNews | ChatLine | Presence | Condition | Pong | Accepted | Rejected | Complaint

export type ClientMessage = Ping | Resume | Looking | Play | Undo | AskUndo | AnswerUndo | Say

/** What was sent under this key is recorded: the number of the last record (of chat: of the line). */
export interface Accepted {
  type: 'done'
  key: string
  seq: number
}

/** The ways back to one's name. */
export interface Account {
  guest: Guest
  passkeys: Passkey[]
  code: number
  offered: 'address' | 'missing' | 'off' | 'yes'
  codes: boolean
  mail: 'confirmed' | 'none' | 'off'
}

/** Something to be done; each act needs some of the rest. */
export interface ActWish {
  act: 'ban' | 'bot' | 'delete' | 'hide' | 'invite' | 'merge' | 'mute' | 'remove' | 'rename' | 'revoke' | 'role' | 'settle' | 'show' | 'sign-up' | 'unban' | 'unmute'
  about?: string
  note?: string
  name?: string
  other?: string
  table?: string
  seat?: number
  line?: number
  days?: number
  uses?: number
}

/** It is done; of an invitation: its secret, told this once. */
export interface Acted {
  code: string
}

/** A move a bot would think of. */
export interface Advice {
  move: string
  share: number
  reasons: Reason[]
  said?: Said | null
}

/** Agree or refuse, as `POST .../undo/answer`. */
export interface AnswerUndo {
  type: 'answer_undo'
  key: string
  number: number
  agree?: boolean
}

/** Agree to what somebody asked to take back (by its number), or refuse it; who asked withdraws it. */
export interface AnswerUndoWish {
  number: number
  agree?: boolean
}

/** Ask the others to take back, as `POST .../undo/ask`. */
export interface AskUndo {
  type: 'ask_undo'
  key: string
  seat: number
}

/** Ask the other people at the table to take back one's last move, and all that came since. */
export interface AskUndoWish {
  seat: number
}

/** Somebody has come back to a name. */
export interface Back {
  guest: Guest
  token: string
  left: Left | null
  code: string
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

/** What could have been done, and the share of the win it keeps. */
export interface Choice {
  move: string
  share: number
  error: number
  worlds: number
  said: Said | null
  reasons: Reason[]
}

/** What this server offers beside its tables. */
export interface ClubInfo {
  profiles: boolean
  ratings: boolean
  tournaments: boolean
}

/** Whether a move is fine; if not, the best choice that was found and the move, in this order. */
export interface CoachAnswer {
  fine: boolean
  choices: Choice[]
}

/** What the coach thinks of a move that is about to be made. */
export interface CoachWish {
  seat: number
  move: string
}

/** A new printed code: it is told this once. */
export interface CodeAnswer {
  code: string
}

/** A printed code. */
export interface CodeWish {
  code: string
}

/** A frame that could not be understood; or why the connection is closed. */
export interface Complaint {
  type: 'error'
  code: string
  detail: string
}

/** A move that is put together from parts, where there are too many to list. */
export interface Composer {
  verb: string
  move: string
  said: Said
  parts: Part[]
  aim?: string
  starts?: ({ [key: string]: string })[]
  also?: string[]
  quick?: ({ [key: string]: string })[]
  after?: string
}

/** How the server is, told when it is not well or has changed. */
export interface Condition {
  type: 'condition'
  writable: boolean
  thinking: number
}

/** What a game plays with: the name of a pack and what changes when one of its facts does; both empty: its own. */
export interface Content {
  name: string
  digest: string
}

/** Where the match of a table began: at a record of another table's match. */
export interface Continued {
  table: string
  title: string
  seq: number
  anew: boolean
}

/** What a key has signed, as the browser's `toJSON` says it. */
export interface CredentialWish {
  credential: { [key: string]: unknown }
}

/** A decision of the seat. */
export interface Decided {
  seq: number
  at: number
  kind: string
  verdict: Verdict
  mark: 'doubtful' | 'good' | 'mistake'
}

/** A question put to a seat. `id` is the ply at which it was put: a late click names an old one. */
export interface Decision {
  seat: number
  kind: string
  id: number
  optional: boolean
}

/** What a moderator finds: how one comes in, what is open, what was done last. */
export interface Desk {
  role: 'host' | 'moderator'
  sign_up: 'closed' | 'invitation' | 'open'
  reports: Report[]
  log: Entry[]
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

/** A line of the log. */
export interface Entry {
  number: number
  at: number
  act: string
  about: string
  actor: string
  by: string
  note: string
  detail: { [key: string]: string | number }
}

/** Somebody who takes part. */
export interface EntryInfo {
  number: number
  name: string
  person: string
  you: boolean
  out: boolean
}

/** Something that happened, as a message id with its values, and who may know of it. An event is never cut down for somebody: where seats learn different things there are different events with different audiences. */
export interface Event {
  id: string
  args: { [key: string]: unknown }
  audience: number
}

/** The boards and card lists a game plays with. */
export interface FactsAnswer {
  content: Content
  files: { [key: string]: unknown }
  words: { [key: string]: string }
}

/** How a plain table reads a view. */
export interface Fields {
  by_seat: string[]
  aside: string[]
  kinds: { [key: string]: string }
}

/** All there is to know of somebody to keep order. */
export interface File {
  person: Person
  seats: SatAt[]
  log: Entry[]
}

/** A game in the catalogue: what is known of it before anybody plays it. */
export interface GameCard {
  id: string
  players: number[]
  minutes: number
  colour: string
  status: 'complete' | 'draft' | 'reconstructed'
  first_options: string[]
  rule_prefix: string
  version: string
  drawn: boolean
  brain: boolean
  fields: Fields | null
  languages: { [key: string]: Title }
  content: Content | null
  lessons: LessonCard[]
}

/** A game on offer. */
export interface GameInfo {
  id: string
  players: number[]
  minutes: number
  colour: string
  status: 'complete' | 'draft' | 'reconstructed'
  first_options: string[]
  rule_prefix: string
  version: string
  drawn: boolean
  brain: boolean
  fields: Fields | null
  languages: { [key: string]: Title }
  content: Content | null
  lessons: LessonCard[]
  name: string
  bots: string[]
  options: { [key: string]: unknown }
}

/** How somebody did in a game with so many at the table. */
export interface GameLine {
  game: string
  players: number
  plays: number
  wins: number
  place: number
  score: number
  best: number
}

/** A game as it is played here. */
export interface GameStats {
  game: string
  plays: number
  people: number
  sizes: SizeStats[]
}

/** A person at a table; or a program, whose token is a seat's: it plays there and does nothing else. */
export interface Guest {
  id: string
  name: string
  lang: string
  program: boolean
  role: '' | 'host' | 'moderator'
  banned: number
}

/** The guest, and the secret token for programs (browsers get it as a cookie). */
export interface GuestAnswer {
  guest: Guest
  token: string
}

/** A name to sit down with; and the secret of an invitation, where one is needed to come. */
export interface GuestWish {
  name: string
  lang?: 'en' | 'hu'
  invitation?: string
}

/** An event as this seat may know it, with the number of the record that made it: see `Told` of the core. In the first protocol it has `args` and no more, and their values have no kinds. */
export interface Happened {
  seq: number
  id: string
  args: { [key: string]: Arg }
  moved?: Moved[]
  touched?: string[]
  by?: number
  heading?: boolean
  private?: boolean
  quiet?: boolean
  once?: boolean
  only?: number[]
}

/** An event as this seat may know it, with the number of the record that made it. */
export interface Happened1 {
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
  bots?: string[]
  start?: string
  salt?: string
  taken_over?: number
  version?: string
  content?: string
  content_name?: string
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

/** What somebody may know before arriving: how one comes in here. */
export interface House {
  passkeys: 'address' | 'missing' | 'off' | 'yes'
  codes: boolean
  sign_up: 'closed' | 'invitation' | 'open'
  mail: boolean
}

/** Somebody a host can invite to his table. */
export interface Invitable {
  person: string
  name: string
  plays: number
  invited: boolean
}

/** Whom. */
export interface InviteWish {
  person: string
}

/** Something a part of a composed move can be, or can hold several of. */
export interface Item {
  value?: string
  label?: Arg
  most?: number
  step?: number
  aim?: string
  certain?: boolean
  note?: Said | null
  only?: { [key: string]: string[] }
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

/** What a seat may know at one record, and what would be counted then: the part of a state that is patched. */
export interface Knowledge1 {
  observation: Observed1
  tally: { [key: string]: unknown }
}

/** A line of a ranking. */
export interface Leader {
  place: number
  person: string
  name: string
  you: boolean
  rating: number
  margin: number
  provisional: boolean
  games: number
}

/** Who this device was before: the two can become one, with this secret, for a quarter of an hour. */
export interface Left {
  name: string
  tables: number
  secret: string
}

/** The move would be legal. */
export interface Legal {
  legal: boolean
  said?: Said | null
}

/** Where a learner is in a lesson, and what he sees. */
export interface LessonAnswer {
  table: TableInfo
  at: number
  steps: LessonStep[]
  states: State[]
  said: Said | null
}

/** A lesson in the catalogue; its words are `<game>-lesson-<id>` and `.goal`. */
export interface LessonCard {
  id: string
  steps: number
  core: boolean
}

/** A step of a lesson; its words: `<game>-lesson-<lesson>-<id>`, `.done` (after it), `.wrong` (to other moves). */
export interface LessonStep {
  id: string
  act: boolean
  lit: string[]
  rule: string
}

/** What a learner has done in a lesson so far, and what he does now: moves, `next` or `show`. */
export interface LessonWish {
  acts?: string[]
  act?: string
  trial?: boolean
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

/** Whether the page of this table is before somebody's eyes: then this device needs no notices of it. */
export interface Looking {
  type: 'looking'
  visible: boolean
}

/** Between two points of the chart: what the seat's share changed by, beside its own decisions. */
export interface Luck {
  start: number
  end: number
  change: number
}

/** What was in the link of a mail. */
export interface MailCode {
  code: string
}

/** Where one wants mail; empty: nowhere. */
export interface MailWish {
  address?: string
}

/** A finished match in somebody's list. */
export interface MatchLine {
  table: string
  game: string
  finished: number
  place: number
  score: number
  seats: ResultSeat[]
  rated: boolean
  before: number | null
  after: number | null
}

/** A finished match: everything, seed included. */
export interface MatchRecord {
  header: Header
  records: Record[]
}

/** The two names become one person: which of them goes on. */
export interface MergeWish {
  secret: string
  name: 'left' | 'this'
}

/** A move of an own seat, as its text; `decision`: the id of the question it answers. */
export interface MoveWish {
  seat: number
  move: string
  decision?: number | null
}

/** Something that went from one place of the table to another. */
export interface Moved {
  what: string
  start: string
  end: string
  n?: number
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
  rated?: boolean
  hours?: PlayingHours | null
}

/** What a host announces. */
export interface NewTournament {
  game: string
  title: string
  kind?: 'duplicate' | 'league'
  rounds?: number
  size?: number
  options?: { [key: string]: unknown }
  pace?: 'live' | 'turns'
  clock?: 'decision' | 'none' | 'player'
  seconds?: number
  round_seconds?: number
  auto?: boolean
  late?: boolean
  rated?: boolean
  listed?: boolean
}

/** One thing somebody is told. */
export interface Notice {
  kind: 'full' | 'invited' | 'over' | 'paired' | 'reminder' | 'turn'
  about: string
  at: number
  seen: boolean
  game: string
  title: string
  who: string
  name: string
  link: string
  until: number | null
}

/** How somebody wants to be told. */
export interface NoticeSettings {
  skip?: { [key: string]: ('mail' | 'page' | 'push' | 'webhook')[] }
  zone?: string
  quiet?: boolean
  quiet_from?: number
  quiet_to?: number
  digest?: boolean
  digest_at?: number
  no_invitations?: boolean
  webhook?: string
}

/** How one can be told here, and how one wants to be. */
export interface NoticeWays {
  settings: NoticeSettings
  push_key: string
  browsers: number
  ways: ('mail' | 'page' | 'push' | 'webhook')[]
  mail: string
  mail_confirmed: boolean
}

/** What one is told now, the newest first. */
export interface Notices {
  notices: Notice[]
  unseen: number
}

/** All that a seat may know. */
export interface Observed {
  game: string
  seat: number | null
  view: { [key: string]: unknown }
  pending: Decision[]
  outcome: Outcome | null
  prompt: Prompt
  news?: number
}

/** All that a seat may know. */
export interface Observed1 {
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

/** Something the seat may do. */
export interface Offer {
  move: string
  said: Said
  aim?: string
  then?: string
  label?: Arg
  then_label?: Arg
  price?: { [key: string]: number }
  gain?: { [key: string]: number }
  final?: boolean
  note?: Said | null
  against?: boolean
  after?: string
}

/** Somebody, against somebody else. */
export interface OpponentLine {
  person: string
  name: string
  plays: number
  ahead: number
  level: number
  behind: number
}

/** What the browser needs to make a key, or to sign with one: `PublicKeyCredential.parse...OptionsFromJSON`. */
export interface Options {
  options: { [key: string]: unknown }
}

/** How a game ended: places (ties share one), points, each line of them, and what broke a tie. */
export interface Outcome {
  reason: string
  ranking: number[][]
  scores: number[]
  breakdown: [string, number][][]
  tiebreak: [number, string, number | string][]
}

/** What pairing goes by, for one who plays. */
export interface PairEntry {
  number: number
  points: number
  met: { [key: string]: number }
  seats: number[]
}

/** All that pairing goes by, beside the seed. */
export interface PairInput {
  size: number
  least: number
  entries: PairEntry[]
}

/** A field of a composed move: one step a person makes. */
export interface Part {
  name: string
  said: Said
  form: 'bundle' | 'fixed' | 'pick' | 'switch'
  items?: Item[]
  start?: string
  needed?: boolean
  not_with?: { [key: string]: string }
  names?: { [key: string]: string[] }
}

/** A key with which somebody comes in without a name or a password. */
export interface Passkey {
  id: string
  device: string
  synced: boolean
  created: number
  used: number
}

/** Somebody as moderators see him. */
export interface Person {
  id: string
  name: string
  lang: string
  role: '' | 'host' | 'moderator'
  muted: boolean
  banned: number
  gone: boolean
  created: number
  seen: number
  tables: number
  sessions: number
}

/** A person's page. */
export interface PersonInfo {
  id: string
  name: string
  you: boolean
  hidden: boolean
  plays: number
  wins: number
  ratings: RatingInfo[]
  games: GameLine[]
  opponents: OpponentLine[]
  matches: MatchLine[]
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

/** The hours of the day in which it is played; outside of them clocks stand still. */
export interface PlayingHours {
  start: number
  end: number
  zone: string
}

/** How everybody stood after a record, by the whole of the table. */
export interface Point {
  seq: number
  shares: number[]
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

/** Whether others may see my page, and my name on others' pages and in rankings. */
export interface ProfileWish {
  hidden: boolean
}

/** What a seat is asked now, or (without `ask`) what others are deciding. */
export interface Prompt {
  ask?: Said | null
  help?: Said | null
  role?: Said | null
  waiting?: Said | null
  kind?: string
  turn?: number
  step?: [number, number] | null
  rules?: string[]
  default?: string
  verbs?: Verb[]
  asides?: Offer[]
  composers?: Composer[]
  news?: Told[]
}

/** The browser that wants to hear no more. */
export interface PushEnd {
  endpoint: string
}

/** A browser that wants to be told: as its subscription says. */
export interface PushWish {
  endpoint: string
  p256dh: string
  auth: string
}

/** Who plays a game best at tables of a size. */
export interface Ranking {
  game: string
  bracket: number
  leaders: Leader[]
}

/** How well somebody plays a game at tables of a size, as it is shown: 1500 and about so many. */
export interface RatingInfo {
  game: string
  bracket: number
  rating: number
  margin: number
  provisional: boolean
  games: number
}

/** Why a move is good or bad, as a message id with its values. */
export interface Reason {
  id: string
  args: { [key: string]: Arg }
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

/** What a person would try and may not do, and why. */
export interface Refused {
  aims: string[]
  why: Said
  rule?: string
  second?: boolean
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

/** What somebody told of somebody else. */
export interface Report {
  id: string
  at: number
  by: string
  about: string
  name: string
  table: string
  line: number
  said: string
  text: string
  taken: string
  mine: boolean
  settled: number
}

/** Tell the moderators of a line of chat, or of who sits on a seat. */
export interface ReportWish {
  text: string
  line?: number
  seat?: number | null
}

/** It is noted. */
export interface Reported {
  id: string
}

/** A seat of a finished match. */
export interface ResultSeat {
  name: string
  person: string
  bot: string
  place: number
  score: number
  left: boolean
  you: boolean
}

/** Send whole states again, with the events after this record. */
export interface Resume {
  type: 'resume'
  seq?: number
}

/** A seat's review. All shares are of the win, from 0 to 1. */
export interface Review {
  game: string
  names: string[]
  seat: number
  version: string
  decisions: Decided[]
  moves: number
  chart: Point[]
  accuracy: number | null
  start: number
  lost: number
  luck: number
  end: number
  moments: number[]
  lucky: Luck[]
}

/** A seat's review of a finished match, or how far it is (from 0 to 1); `none`: nobody has asked for it. */
export interface ReviewAnswer {
  state: 'done' | 'failed' | 'none' | 'running'
  done: number
  review: Review | null
}

/** A review of an own seat's decisions in a finished match. */
export interface ReviewWish {
  seat: number
}

/** A round, with all it was paired by. */
export interface RoundInfo {
  number: number
  seed: string
  paired: PairInput
  tables: RoundTable[]
  started: number
  deadline: number | null
  ended: number | null
  commitment: string
}

/** A table of a round. */
export interface RoundTable {
  table: string
  seats: number[]
  over: boolean
  result: TableResult | null
}

/** A message with its values. */
export interface Said {
  id: string
  args?: { [key: string]: Arg }
}

/** A seat somebody has at a table that is on. */
export interface SatAt {
  table: string
  title: string
  game: string
  seat: number
  state: string
  bot: boolean
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
  can_undo?: boolean
  whole?: Knowledge | null
  patch?: unknown[][] | null
  undo_to?: number | null
  no_undo?: string
}

/** What is new for one seat (null: a spectator). Of `whole` and `patch` one is there. */
export interface SeatNews1 {
  seat: number | null
  events: Happened1[]
  complete: boolean
  can_undo: boolean
  whole?: Knowledge1 | null
  patch?: unknown[][] | null
}

/** A seat of a new table: me, open for others, or a bot with its level. */
export interface SeatWish {
  kind?: 'bot' | 'me' | 'open'
  bot?: string
  name?: string
}

/** Which notices were seen: those about this, or all. */
export interface SeenWish {
  about?: string
}

/** A device on which somebody is signed in. */
export interface Session {
  id: string
  device: string
  created: number
  seen: number
  here: boolean
}

/** A game as it is played here with so many. */
export interface SizeStats {
  players: number
  plays: number
  score: number
  winner: number
  best: number
  minutes: number
  moves: number
  seats: number[]
}

/** Of a table with playing hours where a clock runs: how much time of play is left, and when it stands still. */
export interface StandStill {
  left: { [key: string]: number }
  stops: [number, number][]
}

/** Where somebody stands. */
export interface StandingLine {
  number: number
  place: number
  points: number
  opposition: number
  wins: number
  performance: number
  rounds: (number | null)[]
  late: number
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
  undo_to?: number | null
  no_undo?: string
  undo_ask?: UndoAsk | null
  still?: StandStill | null
}

/** A match at one record, for one seat (null: a spectator). */
export interface State1 {
  type: 'state'
  table: string
  match: string
  seq: number
  seat: number | null
  observation: Observed1
  tally: { [key: string]: unknown }
  events: Happened1[]
  complete: boolean
  clocks: Due[]
  left: { [key: string]: number }
  can_undo: boolean
  now: number
}

/** The match of the table has moved on: one message for all seats of this client that are concerned. */
export interface StateNews {
  type: 'news'
  seq: number
  now: number
  seats: SeatNews[]
  events?: Happened[]
  complete?: boolean
  clocks?: Due[]
  left?: { [key: string]: number }
  undo_ask?: UndoAsk | null
  still?: StandStill | null
}

/** A match has moved on: one message for all seats of this client that are concerned. */
export interface StateNews1 {
  type: 'news'
  table: string
  match: string
  seq: number
  now: number
  clocks: Due[]
  left: { [key: string]: number }
  seats: SeatNews1[]
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
  hours: PlayingHours | null
  notices: string
  rated: boolean
  tournament: string
  sealed: boolean
}

/** The table has changed: seats, names, state. */
export interface TableNews {
  type: 'table'
  table: TableInfo
}

/** Whether one wants notices of a table; empty: as usual at its pace. */
export interface TableNoticesWish {
  notices: '' | 'off' | 'on'
}

/** How a table of a round ended. */
export interface TableResult {
  table: string
  seats: number[]
  ranking: number[][]
  scores: number[]
  late: number[]
}

/** Where a notice for trying went, and where that failed. */
export interface TestSent {
  sent: ('mail' | 'page' | 'push' | 'webhook')[]
  failed: ('mail' | 'page' | 'push' | 'webhook')[]
}

/** What a game is called in a language, and one line about it. */
export interface Title {
  name: string
  short: string
  plate: string
  words: string
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

/** Something that happened, as a seat that may know of it is told: a message, and what moved in it. */
export interface Told {
  id: string
  args?: { [key: string]: Arg }
  moved?: Moved[]
  touched?: string[]
  by?: number
  heading?: boolean
  private?: boolean
  quiet?: boolean
  once?: boolean
}

/** A tournament, in short. */
export interface TournamentInfo {
  id: string
  title: string
  game: string
  kind: 'duplicate' | 'league'
  state: 'cancelled' | 'open' | 'over' | 'running'
  rounds: number
  round: number
  size: number
  people: number
  hosted: string
  host: boolean
  entered: boolean
  pace: 'live' | 'turns'
  clock: 'decision' | 'none' | 'player'
  seconds: number
  round_seconds: number
  auto: boolean
  late: boolean
  rated: boolean
  listed: boolean
  options: { [key: string]: unknown }
  created: number
  changed: number
}

/** A tournament, whole. */
export interface TournamentPage {
  tournament: TournamentInfo
  anchor: string
  entries: EntryInfo[]
  standings: StandingLine[]
  played: RoundInfo[]
}

/** Take back, as `POST .../undo`. */
export interface Undo {
  type: 'undo'
  key: string
  seat: number
  to?: number | null
}

/** Somebody asks the other people at the table to take back what he did: everything after his last decision. It lapses with the next move of a person, and at a time. */
export interface UndoAsk {
  number: number
  seat: number
  moves: number
  until: number
  waiting?: number[]
  refused?: number
}

/** Take back; `to`: everything after this record, where the table allows it. */
export interface UndoWish {
  seat: number
  to?: number | null
}

/** Offers that are one thing to do, with different aims; a button of the prompt, a heading of a list. */
export interface Verb {
  verb: string
  said: Said
  offers?: Offer[]
  refused?: Refused[]
  note?: Said | null
  ask?: Said | null
  rules?: string[]
  closing?: boolean
  at_once?: boolean
  aside?: boolean
  pairs?: Said | null
  why?: Said | null
  rule?: string
  leaves?: Said[]
}

/** A decision as it is judged. */
export interface Verdict {
  played: string
  choices: Choice[]
  own: string
  loss: number
  error: number
  deep: boolean
}
