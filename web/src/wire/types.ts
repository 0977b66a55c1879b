// Made by tools/make_types.py from src/bathysphere/server/wire/.

/** A seat as it shall be: whoever sits in seat `was` now (-1: nobody), or a bot. */
export interface Chair {
  was: number;
  bot: string | null;
}

/** The table as it shall be. */
export interface Wanted {
  chairs: readonly Chair[];
  options: Record<string, unknown>;
  clock: Clock;
  listed: boolean;
  pace: number;
  cover: string;
  chat: string;
  cover_after: number;
}

/**
 * So many seconds for each decision, and then those of a bank (`clocks.py`); when they are used a bot covers the seat
 * until its player is back.
 */
export interface Clock {
  kind: string;
  seconds: number;
  /** In seconds; 0: there is none. */
  bank: number;
}

/** What those who play may change by consent while they play. */
export interface Terms {
  clock: Clock;
  pace: number;
  chat: string;
  cover_after: number;
}

/** `kind`: none, live or days; `seconds` for each decision, and those of a bank for all that takes longer. */
export interface ClockInfo {
  kind: string;
  seconds: number;
  bank: number;
}

/**
 * What those who play may change by consent: the clock, the pace (milliseconds), how they talk, and after how many
 * seconds a bot covers whoever is gone (0: never by itself).
 */
export interface TermsInfo {
  clock: ClockInfo;
  pace: number;
  chat: string;
  cover_after: number;
}

/** The first message. `seq`, `log`, `chat` and `notes` say what the client has already, after a broken connection. */
export interface Hello {
  do: 'hello';
  language: string;
  seq?: number;
  log?: number;
  chat?: number;
  notes?: number;
}

/** Another language from now on; everything is said again in it. */
export interface Speak {
  do: 'speak';
  language: string;
}

/** Answered with a pong; keeps lines open. */
export interface Ping {
  do: 'ping';
}

/**
 * This question, or else this proposal (a take-back, or a motion), is shown on a page that is in sight: nobody need be
 * called. No answer.
 */
export interface InSight {
  do: 'in_sight';
  question?: number;
  proposal?: number;
  motion?: number;
}

/** Whether the page is hidden. What is touched there is not told, or answers in secret would show. */
export interface Attend {
  do: 'attend';
  hidden: boolean;
}

/** What could be added to these picks, and are they enough? Changes nothing. */
export interface Consider {
  do: 'consider';
  question: number;
  chosen: readonly unknown[];
}

export interface Answer {
  do: 'answer';
  id: string;
  question: number;
  choice: readonly unknown[];
}

export interface Interject {
  do: 'interject';
  id: string;
  question: number;
  choice: readonly unknown[];
}

/** Take back an answer that is still sealed. */
export interface Withdraw {
  do: 'withdraw';
  id: string;
  question: number;
}

/** Undo the latest own answer, free up to the barrier. */
export interface StepBack {
  do: 'step_back';
  id: string;
  question: number;
}

/** Ask everybody to let the latest own answer be undone although something came to light since. */
export interface AskTakeBack {
  do: 'ask_take_back';
  id: string;
}

/** A vote on a take-back; nobody is told who voted how. */
export interface Consent {
  do: 'consent';
  id: string;
  proposal: number;
  agree: boolean;
}

/**
 * Ask the others for something that concerns the table: other `terms`, a `pause`, to `abandon` the game; or, for the
 * `seat` of somebody who is gone, that a bot shall `cover` it or a `substitute` may take it. Where nobody has to be
 * asked it is done at once.
 */
export interface Propose {
  do: 'propose';
  id: string;
  kind: string;
  terms?: TermsInfo | null;
  seat?: number;
}

/** A vote on what was proposed; nobody is told who voted how. */
export interface Ballot {
  do: 'ballot';
  id: string;
  proposal: number;
  agree: boolean;
}

/** Ready to go on after a pause. */
export interface GoOn {
  do: 'go_on';
  id: string;
}

export interface Say {
  do: 'say';
  id: string;
  text: string;
}

/** Say one of the game's statements: the name of its phrase, then a number for each slot. */
export interface Tell {
  do: 'tell';
  id: string;
  statement: readonly unknown[];
}

/** Standing orders for questions of one kind, in the form that the game knows; null clears them. */
export interface Order {
  do: 'order';
  id: string;
  orders: Record<string, unknown> | null;
}

/** Ready for the deal; the nonce (64 hexadecimal digits) is mixed into the seed. */
export interface Ready {
  do: 'ready';
  id: string;
  nonce: string;
}

export interface NotReady {
  do: 'not_ready';
  id: string;
}

/** Before the deal: a bot sits down in an open seat, or (null) gets up again. */
export interface Fill {
  do: 'fill';
  id: string;
  seat: number;
  bot: string | null;
}

/** A seat as it shall be: whoever sits in seat `was` now (-1: nobody), or a bot, or (null) free. */
export interface ChairInfo {
  was?: number;
  bot?: string | null;
}

/**
 * Before the deal, by the maker: the table as it shall be. People keep their seats unless they are moved, and are asked
 * again whether they are ready.
 */
export interface ChangeTable {
  do: 'change_table';
  id: string;
  chairs: readonly ChairInfo[];
  options: Record<string, unknown>;
  clock: ClockInfo;
  listed: boolean;
  pace: number;
  cover: string;
  chat: string;
  cover_after?: number;
}

/** A bot covers the seat until its player is back. */
export interface Away {
  do: 'away';
  id: string;
}

export interface Back {
  do: 'back';
  id: string;
}

/** The command of this id is carried out and stored. */
export interface Done {
  type: 'done';
  id: string;
}

/** The command was not carried out; `text` says why in the reader's language. `id` is empty if there was none. */
export interface Refusal {
  type: 'refused';
  id: string;
  code: string;
  text: string;
}

export interface Pong {
  type: 'pong';
  now: number;
}

/**
 * The last message before the server closes the line. `code`: replaced, gone or flood, after which it makes no sense to
 * come back; moved, when the seat has another number now; stopping, or a code of the server's own, after which it does.
 */
export interface Goodbye {
  type: 'goodbye';
  code: string;
  text: string;
}

/** What the operator of the server tells everybody, in place of what they said before; empty: nothing any more. */
export interface Notice {
  type: 'notice';
  text: string;
}

/** `more` are the options that can be added; `text` says what is missing while the picks are not enough. */
export interface Considered {
  type: 'considered';
  question: number;
  chosen: readonly unknown[];
  more: readonly (readonly unknown[])[];
  enough: boolean;
  text: string;
  /** What sending these picks does, for its button; empty while they are not enough or where the game has no words. */
  label: string;
}

/**
 * Picks that can be sent as they are, or changed: what a sensible player would answer by what this seat sees. `more`
 * and `label` as in `Considered`.
 */
export interface Suggested {
  chosen: readonly unknown[];
  more: readonly (readonly unknown[])[];
  label: string;
}

export interface OptionInfo {
  choice: readonly unknown[];
  label: string;
  /** What on the table it points at: whatever of these is touched offers it. `["lord", 12]`, `["deck"]`. */
  at: readonly (readonly unknown[])[];
  /** The things that it names, which can be looked at. */
  names: readonly (readonly unknown[])[];
  /**
   * The group in which it is offered, in words: a button of a turn, a heading of a long list; empty for one that stands
   * by itself.
   */
  under: string;
  /** A power of a card that may be used beside the question itself. */
  power: boolean;
  /** It ends, declines or passes: it stands behind all else. */
  last: boolean;
  /** What would be given up with it, each in a few words: whoever chooses it is asked once more. */
  unused: readonly string[];
  /** It takes more than the usual means: a card, an item or a skill that is used up. */
  special: boolean;
}

/** One thing of a zone in words: where it lies, if the zone has places, and what it is. */
export interface ThingInfo {
  place: string;
  held: string;
  /** Nothing lies in this place. */
  empty: boolean;
  /** A thing lies there whose face the viewer may not see. */
  hidden: boolean;
  /** By what options point at it (`OptionInfo.at`). */
  at: readonly (readonly unknown[])[];
}

/** A part of the table with what lies there, for boards that are made for no game in particular. */
export interface ZoneInfo {
  name: string;
  label: string;
  /** Whose it is; null if it is common. */
  seat: number | null;
  /** It is the viewer's alone, such as a hand. */
  own: boolean;
  /** One thing at most ever lies there. */
  single: boolean;
  /** In how many columns it is laid out; 0 for a row. */
  columns: number;
  things: readonly ThingInfo[];
}

/** Something on the board that one would try, and the reason why it is not among the options. */
export interface WhyNot {
  /** The option that one would look for, or its beginning. */
  target: readonly unknown[];
  text: string;
  /**
   * Beside what on the table the reason stands: whatever of this is touched tells it, once all that it names besides is
   * in mind.
   */
  at: readonly (readonly unknown[])[];
  /** The things that the target names: a card, and a player at whom it would be aimed. */
  names: readonly (readonly unknown[])[];
}

export interface RuleInfo {
  id: string;
  text: string;
}

/** A chapter of the rules of a game, for the reference. */
export interface RuleChapter {
  id: string;
  title: string;
  rules: readonly RuleInfo[];
}

/**
 * What this seat has to decide now. `several`: picks that `Consider` helps to make, sent as one list; it is sorted
 * unless the question is `ordered`, that is, unless their order is part of the answer.
 */
export interface DecisionInfo {
  kind: string;
  question: number;
  prompt: string;
  options: readonly OptionInfo[];
  several: boolean;
  ordered: boolean;
  more: readonly (readonly unknown[])[];
  enough: boolean;
  /** With which picks it begins; null where none are clearly sensible. */
  suggested: Suggested | null;
  /** A reaction: everybody concerned is asked at once, and the answer may be withdrawn until it closes. */
  window: boolean;
  /** What the standing orders will answer when the window closes, unless the player answers. */
  standing: readonly unknown[] | null;
  /** This seat's answer, sealed until the question closes. */
  sealed: readonly unknown[] | null;
  why_not: readonly WhyNot[];
  rules: readonly RuleInfo[];
}

/**
 * A line of the log, as this viewer may read it. `answer` is how many answers had been given when it happened: the
 * moment to jump to. `by` is the seat whose answer led to it (-1: the deal), `covered` if a bot gave it for a player
 * who was away.
 */
export interface Line {
  number: number;
  kind: string;
  text: string;
  data: Record<string, unknown>;
  answer: number;
  by: number;
  covered: boolean;
  at: number;
  /** The things that it names, which can be looked at. */
  names: readonly (readonly unknown[])[];
  /**
   * Who is told of it again when their turn comes: 0 nobody, 1 the seats that it names, 2 all, 3 all, and it comes
   * first.
   */
  concerns: number;
  /** The rules that it is about, by their ids: they stand in the reference. */
  rules: readonly string[];
}

/** Keep the first `keep` lines that you have, then append these. */
export interface Lines {
  keep: number;
  lines: readonly Line[];
}

/** Something said at the table. `text` is what somebody wrote, or a statement in the reader's language. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  /** One of the game's statements: the name of its phrase, then a number for each slot. Null for free text. */
  statement: readonly unknown[] | null;
  /** Only some could hear it while the game lasted: the talk of those who are out. */
  aside: boolean;
  at: number;
}

/** Keep the first `keep` lines that you have, then append these. At the end asides come in where they were said. */
export interface ChatLines {
  keep: number;
  lines: readonly ChatLine[];
}

/** Somebody asks to undo their latest answer. Told are whether the viewer has voted, and the result at the end. */
export interface TakeBackInfo {
  proposal: number;
  seat: number;
  /** Whether the viewer's vote is still wanted. */
  wanted: boolean;
  until: number;
  /** How many answers of the game would stay. */
  answers: number;
}

/**
 * Somebody proposes something to the table, and the others vote in secret. `kind`: terms, pause, abandon, cover or
 * substitute.
 */
export interface MotionInfo {
  proposal: number;
  kind: string;
  seat: number;
  /** Whose seat it is about; -1 if it is about the whole table. */
  target: number;
  /** The proposal in words. */
  text: string;
  /** What would be otherwise, if other terms are proposed. */
  changes: readonly string[];
  /** Whether the viewer's vote is still wanted. */
  wanted: boolean;
  until: number;
}

/** Nothing is answered and no clock runs until those who play are ready again. */
export interface PauseInfo {
  at: number;
  /** Who is not ready yet. */
  missing: readonly number[];
  /** When the game goes on without them: some time after the first was ready. */
  until: number | null;
}

/** What happened at the table beside the game, for its log: by its time it stands between the lines of the game. */
export interface NoteLine {
  number: number;
  kind: string;
  /** Of whom it tells; -1 for the whole table. */
  seat: number;
  text: string;
  at: number;
}

/** Keep the first `keep` notes that you have, then append these. */
export interface NoteLines {
  keep: number;
  lines: readonly NoteLine[];
}

export interface Points {
  source: string;
  label: string;
  points: number;
}

/**
 * What came of a challenge of the day. `rating` is the id of its text; `sign-<sign>` is that of each of the signs,
 * which say how it went and nothing of the deal.
 */
export interface Scored {
  points: number;
  won: boolean;
  rating: string;
  signs: readonly string[];
}

export interface ResultInfo {
  winners: readonly number[];
  reason: string;
  /** By seat; where they came from. */
  points: readonly (readonly Points[])[];
  totals: readonly number[];
  /** By seat, in words: the side on which it ended. Empty if the game has no sides. */
  sides: readonly string[];
  /** At a table of the day. */
  scored: Scored | null;
}

/** The fair deal. Secret, nonces and seed stay empty until the game is over. */
export interface Fairness {
  commitment: string;
  secret: string;
  nonces: readonly string[];
  seed: string;
}

/**
 * `state`: open, held (kept for somebody of the table before), present, away (a bot covers it), vacated (its player
 * left, a bot covers it) or bot.
 */
export interface SeatInfo {
  name: string;
  state: string;
  /** The bot that sits here or covers; empty if there is none. */
  bot: string;
  ready: boolean;
  /** Whether its player is here, idle or gone; coarse, and told a little later than it happens. Empty in lists. */
  presence: string;
  /** Since when. */
  seen_at: number;
  /** The others voted that somebody else may take it: anybody seated may make a link for a substitute. */
  released: boolean;
  /** Before the deal: from when on anybody seated may free it, since its player is gone; 0: not. */
  free_from: number;
}

/** A table that the rules of now would play otherwise: as it is stored. */
export interface ClosedTable {
  id: string;
  game: string;
  status: string;
  /** Of all seats. */
  names: readonly string[];
  /** That this browser holds: whoever has one may end the table. */
  seats: readonly number[];
  /** The version by which it was dealt. */
  rules: number;
  /** That which this server has. */
  known: number;
  answers: number;
  /** As far as the game is over. */
  winners: readonly number[];
  /** The log, as whoever asks may read it. */
  lines: readonly string[];
}

/** Of a table that was dealt as the challenge of a day: of each person the first one counts, others are practice. */
export interface DailyInfo {
  day: string;
  practice: boolean;
  /** A bot has played a part of it, so that it does not count. */
  covered: boolean;
}

/** What everybody may know of a table. `status`: waiting, playing or over. */
export interface TableInfo {
  id: string;
  game: string;
  status: string;
  options: Record<string, unknown>;
  seats: readonly SeatInfo[];
  /** The seat of the table's maker: before the deal it may free the seats of those who do not get ready. */
  maker: number;
  clock: ClockInfo;
  listed: boolean;
  /** Milliseconds: how long a window stays open at least, and how long bots take. */
  pace: number;
  /** The bot that covers seats whose players are away. */
  cover: string;
  /** After so many seconds a bot covers whoever is gone; 0: only if the table votes for it. */
  cover_after: number;
  /**
   * How those seated may talk: open (in words of their own), reminded (so, and told what the rules forbid to tell) or
   * phrases (until the game is over only with statements). Spectators only listen.
   */
  chat: string;
  /** The ways to talk that this game has, the usual one first. */
  chats: readonly string[];
  /**
   * Where the next game is played: what stands behind `/t/` in its link, with the invitation for those seated here.
   * Empty if there is none yet.
   */
  rematch: string;
  /** The table of which this is the rematch, for whose players seats are kept; empty if it is none. */
  before: string;
  /** Until when they are kept; null if all have come. */
  held_until: number | null;
  made: number;
  fair: Fairness;
  /** Its deal stays secret beyond its end, for as long as others may come across it. */
  daily: DailyInfo | null;
}

/**
 * The game as this viewer sees it. `view` and `aids` have the types of the game; `zones` say in words what lies where,
 * if the client has no board for this game.
 */
export interface PlayInfo {
  view: unknown;
  aids: unknown;
  decision: DecisionInfo | null;
  interjections: readonly OptionInfo[];
  /** How many answers have been given: the number of this moment. */
  answers: number;
  /** When the open question was asked. */
  since: number;
  deadline: number | null;
  /**
   * What the banks of all seats hold, in milliseconds, before this decision; empty without banks. Those who are asked
   * use theirs when the decision has taken longer than its own time, whether or not they have answered.
   */
  banks: readonly number[];
  can_step_back: boolean;
  can_ask_take_back: boolean;
  take_back: TakeBackInfo | null;
  /** What the viewer may propose to the table now: terms, pause, abandon. */
  proposals: readonly string[];
  /** For each seat, from when on the others may vote that a bot covers it or a substitute takes it; null: not now. */
  absent_from: readonly (number | null)[];
  motion: MotionInfo | null;
  pause: PauseInfo | null;
  orders: Record<string, unknown> | null;
  /** The other seats that hear what this seat says now; null if everybody does, spectators included. */
  hears: readonly number[] | null;
  /** [from, to) in the log: what happened while a bot covered this seat, right after coming back. */
  digest: readonly number[] | null;
  result: ResultInfo | null;
  zones: readonly ZoneInfo[];
}

/** All that one viewer sees, and what is new in log, chat and notes since the one before. */
export interface Update {
  type: 'update';
  seq: number;
  /** -1 for a spectator. */
  seat: number;
  now: number;
  table: TableInfo;
  play: PlayInfo | null;
  log: Lines;
  chat: ChatLines;
  notes: NoteLines;
}

/** `bots`: for each seat the name of a bot, or null for a person. The maker takes the first seat for a person. */
export interface NewTable {
  game: string;
  name: string;
  bots: readonly (string | null)[];
  options?: Record<string, unknown>;
  clock?: ClockInfo;
  listed?: boolean;
  pace?: number;
  cover?: string;
  /** One of the game's `chats`; empty: the usual one. */
  chat?: string;
  /** After so many seconds a bot covers whoever is gone; 0: only if the table votes for it. */
  cover_after?: number;
  /** Names of further people on the same device: they take the next seats for persons. */
  also?: readonly string[];
}

/** A seat was taken; its token came as a cookie that scripts cannot read. */
export interface Seated {
  table: string;
  seats: readonly number[];
  invite: string;
}

/**
 * `invite` is wanted at tables by invitation; `substitute` takes over one seat, whose old token dies. `id` is a random
 * name that the client makes up for this claim and tells nobody: a client that comes again with it, because the answer
 * was lost, gets a new token for the same seat.
 */
export interface Claim {
  name: string;
  seat?: number | null;
  invite?: string;
  substitute?: string;
  id?: string;
}

export interface Leave {
  seat: number;
}

/** By the seat's own player, or by anybody seated if the seat is vacated. */
export interface MakeSubstitute {
  seat: number;
}

export interface SubstituteLink {
  seat: number;
  substitute: string;
}

/** Play on from a moment of a finished game, against bots. */
export interface Branch {
  /**
   * How many answers of the game are kept. Where somebody had answered in secret by then and others had not, it is
   * played on from the latest moment before that: `Branched` says from which.
   */
  answers: number;
  seat: number;
  name: string;
}

/** A seat at a game that is played on from a moment of another one; `answers` is the number of that moment. */
export interface Branched {
  table: string;
  seats: readonly number[];
  invite: string;
  answers: number;
}

/** A table in a list. `asked` are the seats that the game waits for. */
export interface Listed {
  id: string;
  game: string;
  status: string;
  seats: readonly SeatInfo[];
  clock: ClockInfo;
  options: Record<string, unknown>;
  asked: readonly number[];
  winners: readonly number[];
  made: number;
  changed: number;
  /** As in `TableInfo`; tables that were stored without it are open. */
  chat: string;
  daily: DailyInfo | null;
  /** What came of a challenge of the day, if it counts. */
  scored: Scored | null;
  /** On which side each seat was, told when the game is over; not for a challenge that others may still play. */
  sides: readonly string[];
  /** It came to its end, and was not broken off. */
  finished: boolean;
  /** It was played on from a moment of another one. */
  branch: boolean;
  /** The table of the next game, if there is one. */
  rematch: string;
}

export interface BotInfo {
  name: string;
}

/** What a number may be, by the number of players: the first of each list is for the fewest of them. */
export interface NumberRange {
  least: readonly number[];
  most: readonly number[];
  default: readonly number[];
}

/** A table option; `default` tells its type. */
export interface OptionKind {
  name: string;
  default: unknown;
  /** For an option that is a number. */
  range: NumberRange | null;
  /**
   * For an option that gives numbers by name, such as copies of a card: the range of each name, in order. What such an
   * option leaves out is at its default.
   */
  ranges: Record<string, NumberRange>;
  /** For an option that is one of several words: all of them, in the order in which they are offered. */
  words: readonly string[];
}

/** A statement that the game knows. `slots`: what it speaks of, each seat, yes or a name of the game's own. */
export interface PhraseInfo {
  name: string;
  slots: readonly string[];
}

/**
 * The components with which new tables are dealt. `name`: by language; `reconstructed`: the parts whose faces are not
 * those of the box.
 */
export interface ContentInfo {
  name: Record<string, string>;
  reconstructed: readonly string[];
}

export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  bots: readonly BotInfo[];
  options: readonly OptionKind[];
  /** How people may talk at its tables, the usual way first: open, reminded, phrases (see `TableInfo.chat`). */
  chats: readonly string[];
  talk: readonly PhraseInfo[];
  /** The numbers that a slot takes, by its kind; a seat is any other one at the table. */
  values: Record<string, readonly number[]>;
  /** For a game whose components come in packs. */
  content: ContentInfo | null;
  /** Whether it has a challenge of the day (`game-<name>-daily`, with `-text`). */
  daily: boolean;
}

/** Which seats of a table this browser holds; `invite` for those who may pass it on. */
export interface Mine {
  seats: readonly number[];
  invite: string;
}

/** One moment of a game. `views` has one view for each of the eyes asked for. */
export interface ReplayFrame {
  answers: number;
  views: readonly unknown[];
  aids: readonly unknown[];
  asked: readonly (readonly unknown[])[];
  /** The seat whose answer led here; -1 for the deal. */
  by: number;
  /** Its answer in words, if the viewer may know it; else empty. */
  label: string;
  lines: readonly Line[];
  /** What these eyes heard said at this moment, before the next answer. */
  said: readonly ChatLine[];
  /** With the eyes of each, in words, if the client has no board for this game. */
  zones: readonly (readonly ZoneInfo[])[];
}

/** `total` is the number of answers that can be shown. */
export interface ReplayFrames {
  total: number;
  eyes: readonly number[];
  frames: readonly ReplayFrame[];
}

/** Of somebody who has finished. Equal results have equal places. */
export interface DailyResult {
  place: number;
  name: string;
  mine: boolean;
  scored: Scored;
}

/** The best results of a day, and one's own; `finished` is how many there are. */
export interface Standings {
  day: string;
  finished: number;
  results: readonly DailyResult[];
}

/** The challenge of the day, which is a day of UTC. `table` is one's own table that counts, if there is one. */
export interface DailyBoard {
  day: string;
  /** To the secret of the deal: the same for everybody who plays it. */
  commitment: string;
  table: string;
  finished: boolean;
  /** All that there are: `sign-<sign>`, with `-text`. */
  signs: readonly string[];
  today: Standings;
  yesterday: Standings;
}

/** Why a request was not carried out. */
export interface Fault {
  code: string;
  text: string;
}

/**
 * When somebody wants to be called. Times of day are minutes after midnight in `zone`, an IANA name; -1: none.
 * `gather`: at_once, hourly (at most once an hour) or daily (at `daily_at`).
 */
export interface CallWishes {
  zone: string;
  quiet_from?: number;
  quiet_to?: number;
  gather?: string;
  daily_at?: number;
}

/** A place where somebody is called. `kind`: push, webhook or mail. */
export interface ChannelInfo {
  id: string;
  kind: string;
  /** A device by its name, a receiver by its host, a mailbox by its address. */
  label: string;
  /** Of a webhook: json, discord, slack or telegram. */
  form: string;
  /** It tells of everybody's decisions at this table; empty: of its owner's at all of theirs. */
  table: string;
  made: number;
  /** The latest message could not be sent there. */
  failing: boolean;
  /** The code that was sent to this mailbox has not been said yet. */
  unconfirmed: boolean;
}

/** All that is kept of somebody who wants to be called. Nothing is, until they ask for it. */
export interface CallState {
  /** With which this server signs its push messages. */
  key: string;
  /** Whether this server can send mail. */
  mail: boolean;
  wishes: CallWishes | null;
  channels: readonly ChannelInfo[];
  /** At which they are called. */
  tables: readonly string[];
}

/** A subscription as the browser made it. */
export interface AddPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  label: string;
  zone?: string;
}

/** `form` may be left empty where the address tells it; `chat` is wanted by Telegram. */
export interface AddWebhook {
  address: string;
  form?: string;
  chat?: string;
  zone?: string;
}

export interface AddMail {
  address: string;
  zone?: string;
}

/** `secret` signs what a webhook is sent; it is told once. */
export interface ChannelAdded {
  id: string;
  secret: string;
  state: CallState;
}

export interface ConfirmMail {
  channel: string;
  code: string;
}

export interface OneChannel {
  channel: string;
}

/** For the seats that this browser holds at a table, or no longer. */
export interface CallHere {
  on: boolean;
}

/** A browser that speaks for them; `own` is the one that asks. */
export interface DeviceInfo {
  id: string;
  label: string;
  made: number;
  seen: number;
  own: boolean;
}

export interface HeldSeat {
  table: string;
  seat: number;
}

/** Who asks, as far as we know them. Nothing is kept of anybody who has not asked for it. */
export interface Me {
  known: boolean;
  name: string;
  /** Nobody else may bear this name here. */
  protected: boolean;
  made: number;
  devices: readonly DeviceInfo[];
  settings: Record<string, unknown>;
  /** At tables that are not over, the latest first. */
  seats: readonly HeldSeat[];
  /** Where they sit or sat, the latest first. */
  tables: readonly string[];
}

/** `settings` are the client's own; they are kept and given back. */
export interface NewMe {
  name: string;
  label: string;
  settings?: Record<string, unknown>;
}

/** The words that bring somebody back on any device. They are told once. */
export interface Phrase {
  words: readonly string[];
}

export interface MeMade {
  me: Me;
  phrase: Phrase;
}

/** By a phrase, or by a link from another device. */
export interface Enter {
  label: string;
  phrase?: string;
  link?: string;
}

export interface LinkKey {
  link: string;
}

/** Lets one more device in, until it `ends`. */
export interface DeviceLink {
  link: string;
  ends: number;
}

export interface LinkOwner {
  name: string;
}

export interface MyThings {
  name: string;
  settings: Record<string, unknown>;
}

export interface ProtectName {
  on: boolean;
}

/** `devices` by their ids; the one that asks may be among them. */
export interface SignOut {
  devices: readonly string[];
}

export interface KeptSeats {
  seats: readonly number[];
}

/** A table at which somebody sits or sat; `left`: they do not any more. */
export interface PlayedTable {
  table: Listed;
  seats: readonly number[];
  left: boolean;
}

/** How often somebody played a game, and won, with so many at the table and on one side of it, if it has sides. */
export interface GameResults {
  game: string;
  players: number;
  side: string;
  played: number;
  won: number;
}

/** Somebody with whom they played to the end, how often, and the latest table of it. */
export interface MetPerson {
  name: string;
  times: number;
  table: string;
}

/** The latest first. Results are of games that are over. */
export interface History {
  tables: readonly PlayedTable[];
  results: readonly GameResults[];
  people: readonly MetPerson[];
}

export interface SaidLine {
  table: string;
  at: number;
  text: string;
}

/** All that is kept of somebody here, but for credentials, which are kept as hashes only. */
export interface Export {
  made: number;
  name: string;
  protected: boolean;
  settings: Record<string, unknown>;
  devices: readonly DeviceInfo[];
  history: History;
  said: readonly SaidLine[];
  calls: Record<string, unknown>;
  daily: readonly string[];
}

/** Whatever a client may say over the socket. */
export type ClientMessages =
  | Hello
  | Speak
  | Ping
  | InSight
  | Attend
  | Consider
  | Answer
  | Interject
  | Withdraw
  | StepBack
  | AskTakeBack
  | Consent
  | Propose
  | Ballot
  | GoOn
  | Say
  | Tell
  | Order
  | Ready
  | NotReady
  | Fill
  | ChangeTable
  | Away
  | Back;

/** Whatever a client may hear over the socket. */
export type ServerMessages =
  | Update
  | Done
  | Refusal
  | Considered
  | Pong
  | Goodbye
  | Notice;
