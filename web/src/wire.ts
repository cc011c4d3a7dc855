// Written by `make types-web` from src/tocca/server/protocol.py. Don't edit.

export const PROTOCOL = 2;

/** An action of any game: its kind, its notation, and the fields that the game's own types name. */
export interface Action {
  kind: string;
  text: string;
}

/** The time control. none: no clock; move: time for each action; game: time for the whole match, and */
export interface Clock {
  kind?: "none" | "move" | "game" | "days";
  seconds?: number;
  increment?: number;
  days?: number;
}

/** The first message. Without a token the server creates a new guest. */
export interface Hello {
  t: "hello";
  version: number;
  token?: string;
}

/** Join a table. `key` is the key in a link: for a seat, for any free seat, or to watch. */
export interface Join {
  t: "join";
  id: string;
  table: string;
  key?: string;
  name?: string;
  seq?: number;
  seats?: number[];
}

/** Leave the table; seats are kept. */
export interface Leave {
  t: "leave";
  id: string;
}

/** Take a free seat, also a second one at the same device; or take one's own seat back from a bot. */
export interface Sit {
  t: "sit";
  id: string;
  seat: number;
  name: string;
}

/** Another name for whoever holds a seat of one's own. */
export interface Rename {
  t: "rename";
  id: string;
  seat: number;
  name: string;
}

/** Give a seat up. The host may clear anybody's before the start. */
export interface Stand {
  t: "stand";
  id: string;
  seat: number;
}

/** The host puts a bot on a free seat, or in place of a player who has left. */
export interface SeatBot {
  t: "seat-bot";
  id: string;
  seat: number;
  bot: string;
}

/** The host changes the options, before the start. */
export interface Configure {
  t: "configure";
  id: string;
  seats: number;
  options: Record<string, unknown>;
  clock?: Clock;
  public?: boolean;
  hints?: boolean;
}

/** The host starts the match; every seat must be taken. `ready_check`: in a race everybody is asked first, and time */
export interface Start {
  t: "start";
  id: string;
  ready_check?: boolean;
}

/** Ready for the race. With the last one the countdown begins. */
export interface Ready {
  t: "ready";
  id: string;
}

/** An action. `seq`: the state it was meant for, where that matters (a claim for an */
export interface Act {
  t: "act";
  id: string;
  seat: number;
  action: string | { kind: string };
  seq?: number | null;
  since?: number | null;
}

/** What would this action do, as far as the seat may know? */
export interface Preview {
  t: "preview";
  id: string;
  seat: number;
  action: string | { kind: string };
}

/** Ask what a bot would do. The answer goes to the sender alone. Where people play against each other, only if the */
export interface Hint {
  t: "hint";
  id: string;
  seat: number;
}

/** What was to be seen after an earlier move of this match? `seq` is that of its line, `seat` a seat of one's own, */
export interface Look {
  t: "look";
  id: string;
  seat: number | null;
  seq: number;
}

/** Undo one's last action: at once if nobody learned anything, else if the others agree. `sure`: also if a part of */
export interface TakeBack {
  t: "take-back";
  id: string;
  seat: number;
  sure?: boolean;
}

/** Answer yes or no to a player who asks to take back. */
export interface Answer {
  t: "answer";
  id: string;
  seat: number;
  yes: boolean;
}

/** Pause the match; any player may. */
export interface Pause {
  t: "pause";
  id: string;
}

/** Go on. */
export interface Resume {
  t: "resume";
  id: string;
}

/** Resign the match. */
export interface Resign {
  t: "resign";
  id: string;
  seat: number;
}

/** Another match; it starts when every person at the table wants it. */
export interface Rematch {
  t: "rematch";
  id: string;
  seating?: "same" | "swapped" | "rotated";
}

/** Chat. Table talk is part of the games (TN-21). */
export interface Say {
  t: "say";
  id: string;
  text: string;
}

/** The host silences a seat, or everybody who only watches (no seat). */
export interface Mute {
  t: "mute";
  id: string;
  seat: number | null;
  on?: boolean;
}

/** Check the connection. Answered by Pong at once, at any time. */
export interface Ping {
  t: "ping";
  id: string;
}

/** One press of a race as it was judged (TC-16), in milliseconds after the scheduled show: when it */
export interface PressReport {
  seat: number;
  arrived: number;
  claimed: number | null;
  round_trip: number;
  believed: number;
  counted: number;
  action?: Action;
  drawn?: boolean;
  head?: number;
  bound?: number;
  late?: boolean;
}

/** A seat's choice that was sealed. */
export interface SealedChoice {
  seat: number;
  action: Action;
}

/** One line of the log, as this audience may see it. `kind` says which of the fields are there. `shows`: the sealed */
export interface Line {
  seq: number;
  at: number;
  kind: "created" | "seated" | "stood" | "bot" | "configured" | "started" | "acted" | "chose" | "waited" | "asked-back" | "answered" | "taken-back" | "paused" | "resumed" | "resigned" | "flagged" | "rematch" | "said" | "muted" | "verdict" | "host" | "renamed" | "ready" | "countdown" | "began" | "missed";
  seat?: number | null;
  name?: string;
  action?: Action;
  mark?: string;
  text?: string;
  yes?: boolean | null;
  presses?: PressReport[];
  shows?: SealedChoice[];
  secret?: boolean;
  told?: unknown;
  part?: number;
}

/** Who sits there. */
export interface SeatInfo {
  name?: string;
  bot?: string;
  persona?: string;
  taken?: boolean;
  here?: boolean;
  muted?: boolean;
  away_bot?: boolean;
  left_ms?: number | null;
  bot_in_ms?: number | null;
}

/** The view as the server draws it, for a client that has no board for the game: as text, and as SVG if it can. */
export interface Drawing {
  text?: string;
  svg?: string;
}

/** What a seat sees (None: a spectator): the game's view without its options, its legal actions, and in `scene` what */
export interface Eye {
  seat: number | null;
  view: unknown;
  legal?: Action[];
  scene?: unknown;
  drawing?: Drawing | null;
}

/** How the match ended: the fields of tocca.Outcome; `reason` may also be one of the table's own. */
export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
  places: number[];
}

/** The table apart from the board. */
export interface About {
  table: string;
  game: string;
  phase: "lobby" | "playing" | "paused" | "over";
  options: Record<string, unknown>;
  clock: Clock;
  public: boolean;
  match: number;
  seats: SeatInfo[];
  real_time?: boolean;
  hides?: boolean;
  hints?: boolean;
  may_hint?: boolean;
  may_look?: boolean;
  host?: boolean;
  host_in_ms?: number | null;
  yours?: number[];
  running?: number[];
  awaited?: number[];
  asks_back?: number | null;
  wants_rematch?: number[];
  watchers?: number;
  result?: Result | null;
  ready?: number[] | null;
  begins_in_ms?: number | null;
}

/** The answer to Hello. Keep the token: it identifies the guest. */
export interface Welcome {
  t: "welcome";
  version: number;
  token: string;
  now: number;
}

/** The answer to Ping. */
export interface Pong {
  t: "pong";
  id: string;
  now: number;
}

/** The whole table as the receiver may know it, with the lines it has not seen yet. */
export interface Table {
  t: "table";
  seq: number;
  about: About;
  lines: Line[];
  eyes: Eye[];
  id?: string;
  now?: number;
  watches?: boolean;
}

/** One more line. `eyes` when the board changed, and then without an `about` the field of it that goes with the */
export interface Happened {
  t: "happened";
  line: Line;
  eyes?: Eye[];
  about?: About | null;
  id?: string;
  awaited?: number[] | null;
}

/** Who is connected right now; not part of the log. `bot_in` by seat, and `host_in`: see SeatInfo and About. */
export interface Present {
  t: "present";
  here: number[];
  watchers: number;
  bot_in: (number | null)[];
  host_in: number | null;
}

/** The request was carried out, durably, unless a Happened said so already. */
export interface Done {
  t: "done";
  id: string;
  seq: number;
}

/** What the action would do. */
export interface Previewed {
  t: "previewed";
  id: string;
  effect: unknown;
}

/** What that seat saw then; nothing can be done there. */
export interface Looked {
  t: "looked";
  id: string;
  eye: Eye;
}

/** An action that a bot thinks of. `chance`: how likely it makes winning, where the bot can tell. */
export interface HintCandidate {
  action: Action;
  chance?: number | null;
}

/** What that bot would do, the best first. */
export interface Hinted {
  t: "hinted";
  id: string;
  seat: number;
  bot: string;
  candidates: HintCandidate[];
}

/** The request was not carried out, and nothing changed. `reason` is a stable code. */
export interface Refused {
  t: "refused";
  id: string;
  reason: string;
  message: string;
}

/** The server is about to close the connection. Reconnect after: draining, slow, crowded, not-loaded, not-stored. */
export interface Goodbye {
  t: "goodbye";
  reason: string;
  message: string;
}

export type ClientMessage =
  | Hello
  | Ping
  | Join
  | Leave
  | Sit
  | Rename
  | Stand
  | SeatBot
  | Configure
  | Start
  | Ready
  | Act
  | Preview
  | Hint
  | Look
  | TakeBack
  | Answer
  | Pause
  | Resume
  | Resign
  | Rematch
  | Say
  | Mute;

export type ServerMessage =
  | Welcome
  | Pong
  | Table
  | Happened
  | Present
  | Done
  | Previewed
  | Looked
  | Hinted
  | Refused
  | Goodbye;
