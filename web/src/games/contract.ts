// What a game gives to the frame, and what the frame gives to a game's board. A further game adds a folder with these.
import type { Component } from 'svelte';
import type { Guide } from '../guide/lessons';
import type { DecisionInfo, Line, OptionInfo, SeatInfo, ZoneInfo } from '../wire/types';

/**
 * An option, verb first, exactly as in the record: ["buy", 37]. Several picks are a list of such: sorted, unless the
 * question is an ordered one.
 */
export type Choice = readonly unknown[];

/** Something that can be enlarged, named as in options: ["lord", 12], ["card", 7]. */
export type CardRef = readonly [kind: string, ...rest: unknown[]];

/** Something said with a button, phrase first: ["accuse", 3], ["saw", 2, 1]. */
export type Statement = readonly unknown[];

/** What can stand in a slot of a statement; neighbours of one group come under one heading. */
export interface Filling {
  label: string;
  card?: CardRef;
  group?: string;
}

/** How a game speaks: the frame offers its phrases (GameInfo.talk) and asks here for what it cannot know of them. */
export interface TalkClient {
  /** The symbol of each phrase, by its name. */
  symbols: Record<string, Component>;
  /** What a number means in a slot of the game's own, named `play-say-<slot>`; the frame knows seats and yes or no. */
  value(slot: string, number: number): Filling;
  /** The sentence that a statement of this seat will say. */
  says(statement: Statement, names: readonly string[]): string;
  /** What this seat is likely to reply to somebody's statement; nothing if it was not asked. */
  replies(statement: Statement, seat: number): readonly Statement[];
  /** What the rules forbid to tell at this moment, in one line beside free words; only where they forbid anything. */
  reminder?(view: unknown): string;
  /** How statements begin that the rules forbid this seat now, by the aids of the game: ["ask_card"], ["not_mine", 3]. */
  unsaid?(aids: unknown): readonly Statement[];
}

/** What a player said at the table; `statement` if it was one of the game's phrases, verb first: ["accuse", 3]. */
export interface Said {
  seat: number;
  text: string;
  statement: Statement | null;
  /** When, on the server's clock. */
  at: number;
}

/** Who a seat secretly is: the table opens with it, and tells it again when it has changed. */
export interface Identity {
  /** Another key is another identity. */
  key: string;
  title: string;
  Symbol: Component<{ width?: string; height?: string }>;
  /** How it looks: a friend of the table, or its enemy. */
  tone: 'good' | 'danger';
  /** What wins the game for it, and who knows of it. */
  wins: string;
  knows: string;
}

/** What there is only while a table is played: not in a replay, nor in a look back at an earlier moment. */
export interface Live {
  /** The table's id, for what this browser keeps about it. */
  table: string;
  log: readonly Line[];
  said: readonly Said[];
  /** Open the area of one player. */
  openSeat(seat: number): void;
  /** Others may see the screen: what only this player knows is not drawn now. */
  covered: boolean;
  /** What may be said by the rules while nobody asks, and how it is said. */
  interjections?: readonly OptionInfo[];
  interject?(option: OptionInfo): void;
}

/** All that a board draws from. It is made again with every update; boards keep no copy of the game. */
export interface BoardModel<V = unknown, A = unknown> {
  view: V;
  aids: A;
  /** The viewer's seat; -1 for a spectator. In a replay, whose eyes these are. */
  seat: number;
  names: readonly string[];
  seats: readonly SeatInfo[];
  decision: DecisionInfo | null;
  /** The picks made so far, while several are wanted. */
  picked: readonly Choice[];
  /** Whether this choice can be clicked now: offered, or for several picks addable or already picked. */
  can(choice: Choice): boolean;
  /** How often this choice is among the picks. */
  count(choice: Choice): number;
  /** Whether one more copy of this choice can be added to the picks. */
  more(choice: Choice): boolean;
  /** Choose it: a single choice is the answer, one of several is added; `remove` takes a pick back, of equal ones the
   * `copy` that was picked first, second and so on (from 0). */
  act(choice: Choice): void;
  remove(choice: Choice, copy?: number): void;
  /** The label of an offered choice, or ''. */
  label(choice: Choice): string;
  enlarge(card: CardRef): void;
  /** What lies where, in words: for games without a board of their own. */
  zones?: readonly ZoneInfo[] | undefined;
  live?: Live | undefined;
}

type Part<P = unknown> = Component<{ model: BoardModel<never, never> } & P>;

/** A drawer of the game's own, which the frame opens beside log and chat: a player's private notes, for example. */
export interface GameDrawer {
  name: string;
  /** The id of its title among the game's texts. */
  title: string;
  Icon: Component<{ 'aria-hidden'?: 'true' }>;
  /** Only for those who sit at the table. */
  seated: boolean;
  /** Fetched when it is first opened. */
  load: () => Promise<{ default: Part }>;
}

/** A sign of the legend: how it looks; `legend-<name>` and `legend-<name>-text` say what it is called and what it means. */
export interface LegendSign {
  name: string;
  /** One or several pictures of a kind, or what is written where it is no picture. */
  Icons?: readonly Component<{ width?: string; height?: string }>[];
  /** A path on a grid of 24. */
  paths?: readonly string[];
  mark?: string;
  /** A value of CSS, from the world of the game. */
  colour?: string;
}

/** What the reference of a game shows besides its rules (text/reference.*.ftl): `about-goal`, `about-turn-1` and so on. */
export interface GameReference {
  /** So many steps has a turn in short. */
  steps: number;
  signs: readonly LegendSign[];
  /** Every card, tile and token by group; `about-cards-<name>` is the title of a group. */
  cards(): readonly { name: string; cards: readonly CardRef[] }[];
}

/** Kinds of log lines that stand out: where a turn begins, and what one looks for later. */
export interface Marks<Kind extends string = string> {
  turn: readonly Kind[];
  landmark: readonly Kind[];
}

export interface GameClient {
  /** The board in the middle: everything that is public and common. */
  Board: Part;
  /** The viewer's own cards; never scrolls away. Whoever only watches does not fetch it. */
  hand: () => Promise<{ default: Part }>;
  /** One player's area, for the drawer of another player and the column on wide screens. */
  Area: Part<{ seat: number; wide: boolean }>;
  /** A few signs and numbers of one player for the seat strip; at a big table it stands only in the column of wide screens. */
  SeatSummary: Part<{ seat: number }>;
  /**
   * The board itself shows who sits where with all that `SeatSummary` says, and opens their areas (`live.openSeat`): narrow
   * screens need no strip of seats beside it.
   */
  seatsOnBoard?: boolean;
  /** Whatever names a card or a seat can be chosen on hand and board: the prompt keeps many such options in their list. */
  pointed?: boolean;
  /** A turn is a plan of many steps: the way back stands among the buttons, by its name, as long as it is open. */
  undo?: boolean;
  /** Whether the prompt has no button for a choice, only board and list do: it gives away what lies under a cover, or is one of many
   * places for what is held over the board. */
  covered?(choice: Choice): boolean;
  /** Whether an interjection, which is possible all the time, waits in the hand rather than under every question. */
  tucked?(choice: Choice, model: BoardModel<never, never>): boolean;
  /** Drawers of the game's own. */
  drawers?: readonly GameDrawer[];
  /** A card in full: text, numbers, rule ids. Fetched with the first card that is enlarged. */
  enlarged: () => Promise<{ default: Component<{ card: CardRef; model: BoardModel<never, never> | null }> }>;
  /** A small picture of a card for log lines and options. */
  CardChip: Component<{ card: CardRef }>;
  /** The editor of the game's standing orders, if it has any. Fetched when it is first opened. */
  orders:
    | (() => Promise<{
        default: Component<{ orders: Record<string, unknown> | null; save(orders: Record<string, unknown> | null): void }>;
      }>)
    | null;
  /** How the game's statements look and what they can be filled with, if it has any. */
  talk?: () => Promise<TalkClient>;
  /** Where sides are hidden: who the viewer is. Fetched when the game begins. */
  identity?: () => Promise<{ identityOf(model: never): Identity | null }>;
  /** What it teaches while it is played for the first time, if it does. */
  guide?: () => Promise<{ guide: Guide<never> }>;
  /** Whether a table is one for beginners: there the guide speaks to whoever has not refused it. */
  suits?(view: unknown): boolean;
  /** Goal, turn, signs and all cards, to be read without a table. */
  reference?: () => Promise<{ reference: GameReference }>;
  /** What the end screen tells besides winners, sides and points: all that was hidden. Fetched at the end. */
  ending?: () => Promise<{ default: Part }>;
  /** The kinds of things among those that options and log lines name (OptionInfo.names, Line.names) of which there is a `CardChip`. */
  pictured?: readonly string[];
  cardsOf?(line: Line): CardRef[];
  /** What has to happen before a choice comes true, in words for its button: that others do not want it. Public things only. */
  condition?(choice: Choice, model: BoardModel<never, never>): string;
  /** Why an answer given in secret came to nothing, told by the lines since; '' if it did not. */
  inVain?(choice: Choice, lines: readonly Line[], seat: number, names: readonly string[]): string;
  /** What the button says that sends several picks, where the game has better words for it; '' where it has not. */
  confirm?(model: BoardModel<never, never>): string;
  /** What the prompt says while the board still reveals what the question, or the end screen, would give away; '' if it
   * does not. */
  suspense?(): string;
  /** The kind of the line with which something new to talk about begins: what was said before is not shown beside it. */
  topic?: string;
  /** The kind of the line, or lines in a row, that begin to tell it: the log waits there as well. */
  spoiler?: string;
  /**
   * Texts of the game, by language, as Fluent source: names and texts of cards and whatever the board says; the labels
   * of its phrases (talk-<name>), and sure-<verb> with sure-<verb>-text for what a player
   * should think about twice: such an answer or interjection is asked about once more.
   */
  texts(language: string): Promise<string[]>;
  /** What a replay marks on its line of time. */
  marks?: Marks;
  /** Fetches what a table with these options needs besides, such as components of its own; a board is drawn only then. */
  prepare?(options: Readonly<Record<string, unknown>>): Promise<void>;
  /** The world of the game: the name of its token set in tokens.css, and its display face. */
  world: string;
}
