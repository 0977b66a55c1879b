// The tile in hand: how it is turned, where it is held over the reserve, and whether it may lie there.
import type { OptionInfo } from '../../../wire/types';
import type { Choice } from '../../contract';
import type { VerbOf } from '../../vocabulary';
import type { Content } from '../content';
import type { CryptidsChoice } from '../types';
import { areaOf, kept, QUARTERS, shapeName, shapeOf, signOf, sizeOf, spotUnder, type Piece, type Spot } from './geometry';

export interface Offer extends Spot {
  choice: Choice;
  /** What happens when the tile is laid there. */
  label: string;
}

/** The options that lay a tile, and what they lay. */
type Laying = Extract<CryptidsChoice, readonly ['lay' | 'place', ...unknown[]]>;
const SORTS: Readonly<Record<VerbOf<Laying>, Piece['sort']>> = { lay: 'terrain', place: 'cryptid' };

/** The tile that a question asks to lay, with all that it allows; null for a question about something else. */
export function heldBy(content: Content, players: number, options: readonly OptionInfo[]): Hold | null {
  const laying = options.filter(({ choice }) => (choice[0] as string) in SORTS);
  if (!laying[0]) return null;
  const [verb, tile] = laying[0].choice as Laying;
  const offers = laying.map(({ choice, label }): Offer => {
    const [, , turn, row, column] = choice as Laying;
    return { turn, row, column, choice, label };
  });
  return new Hold(content, players, { sort: SORTS[verb], tile }, offers);
}

export class Hold {
  turn = $state(0);
  /** Where it is held; null until somebody points at the reserve. */
  at = $state<{ row: number; column: number } | null>(null);

  /** It was put down here, by a click or a key: a mouse that moves on does not take it along. */
  pinned = $state(false);

  constructor(
    readonly content: Content,
    readonly players: number,
    readonly piece: Piece,
    readonly offers: readonly Offer[],
  ) {
    this.#bySign = new Map(offers.map((offer) => [signOf(content, piece, offer), offer]));
    const first = offers[0];
    if (first) this.turn = first.turn;
  }

  readonly #bySign: ReadonlyMap<string, Offer>;

  get cells() {
    return shapeOf(this.content, shapeName(this.content, this.piece), this.turn);
  }

  get spot(): Spot | null {
    return this.at && { turn: this.turn, ...this.at };
  }

  /** What is offered there; turns that look alike are one. */
  get offer(): Offer | null {
    return this.spot && (this.#bySign.get(signOf(this.content, this.piece, this.spot)) ?? null);
  }

  /** All that is offered for tiles which are turned like this one: the upper left corners of their drawings. */
  get allowed(): Spot[] {
    const area = areaOf(this.content, this.players);
    const found: Spot[] = [];
    for (let row = area.top; row <= area.bottom; row++) {
      for (let column = area.left; column <= area.right; column++) {
        const spot = { turn: this.turn, row, column };
        if (this.#bySign.has(signOf(this.content, this.piece, spot))) found.push(spot);
      }
    }
    return found;
  }

  /** Held over a point, in cells. A place where it may lie draws it in, if one is near. */
  point(x: number, y: number): void {
    const wanted = this.#kept(spotUnder(this.cells, this.turn, x, y));
    this.#put(this.#nearest({ x, y }, 1) ?? wanted);
  }

  /** Shown where it may lie, for those who cannot point at it without touching; nothing is decided by that. */
  show(): void {
    const first = this.offers[0];
    if (!this.at && first) this.#put(first);
  }

  step(rows: number, columns: number): void {
    this.pinned = true;
    // The first step only shows it: where it may lie.
    if (!this.at) return this.#put(this.#start());
    this.#put(this.#kept({ turn: this.turn, row: this.at.row + rows, column: this.at.column + columns }));
  }

  /** Turned by quarters around its middle; it stays on the board, and one that fits still does, as near as it can. */
  rotate(quarters = 1): void {
    const { rows, columns } = sizeOf(this.cells);
    const middle = this.at && { x: this.at.column + columns / 2, y: this.at.row + rows / 2 };
    const fitted = this.offer !== null;
    this.turn = (this.turn + quarters + QUARTERS) % QUARTERS;
    if (!middle) return;
    const turned = this.#kept(spotUnder(this.cells, this.turn, middle.x, middle.y));
    this.#put((fitted ? this.#nearest(middle) : undefined) ?? turned);
  }

  /** To the next of all places where it may lie, in any turn, or to the one before. */
  next(forward = true): void {
    const now = this.offer ? this.offers.indexOf(this.offer) : -1;
    const to = this.offers[(now + (forward ? 1 : -1) + this.offers.length) % this.offers.length] ?? this.offers[0];
    if (!to) return;
    this.pinned = true;
    this.turn = to.turn;
    this.#put(to);
  }

  /** The mouse has left the reserve; what was put down by a click or a key stays. */
  leave(): void {
    if (this.pinned) return;
    this.at = null;
  }

  /** Of the places where it may lie as it is turned now, the one nearest to a point and not farther than so many cells. */
  #nearest({ x, y }: { x: number; y: number }, most = Infinity): Spot | undefined {
    const { rows, columns } = sizeOf(this.cells);
    const far = ({ row, column }: Spot): number => Math.hypot(column + columns / 2 - x, row + rows / 2 - y);
    return this.allowed.filter((spot) => far(spot) < most).sort((one, other) => far(one) - far(other))[0];
  }

  #start(): Spot {
    return this.allowed[0] ?? this.#kept({ turn: this.turn, row: 0, column: 0 });
  }

  #kept(spot: Spot): Spot {
    return kept(this.cells, spot, areaOf(this.content, this.players));
  }

  #put({ row, column }: { row: number; column: number }): void {
    this.at = { row, column };
  }
}
