// Table options as they are planned: what their numbers and words may be at a table of so many, and what is worth sending.
import type { GameInfo, NumberRange, OptionKind } from '../wire/types';

export type Chosen = Readonly<Record<string, unknown>>;

export interface Span {
  least: number;
  most: number;
  usual: number;
}

/** What a number may be at a table of so many seats. */
export function spanFor(range: NumberRange, game: GameInfo, seats: number): Span {
  const at = seats - game.fewest;
  return { least: range.least[at] ?? 0, most: range.most[at] ?? 0, usual: range.default[at] ?? 0 };
}

const within = (number: number, { least, most }: Span) => Math.max(least, Math.min(most, number));

/** The value of an option that is a number. */
export function numberOf(chosen: Chosen, option: OptionKind, span: Span): number {
  const value = chosen[option.name];
  return typeof value === 'number' ? within(value, span) : span.usual;
}

/** The value of an option that is one of several words. */
export function wordOf(chosen: Chosen, option: OptionKind): string {
  const value = chosen[option.name];
  return option.words.find((word) => word === value) ?? String(option.default);
}

/** The value of one name in an option that gives numbers by name. */
export function numberIn(chosen: Chosen, option: OptionKind, name: string, span: Span): number {
  const value = (chosen[option.name] as Record<string, number> | undefined)?.[name];
  return typeof value === 'number' ? within(value, span) : span.usual;
}

/** The options that differ from the usual at a table of so many seats; whatever does not fit there is left out. */
export function changes(chosen: Chosen, game: GameInfo, seats: number): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const option of game.options) {
    const value = changeOf(chosen, option, game, seats);
    if (value !== undefined) found[option.name] = value;
  }
  return found;
}

function changeOf(chosen: Chosen, option: OptionKind, game: GameInfo, seats: number): unknown {
  const value = chosen[option.name];
  if (typeof option.default === 'boolean') return value === !option.default ? value : undefined;
  if (option.words.length > 0) {
    const word = wordOf(chosen, option);
    return word === option.default ? undefined : word;
  }
  if (typeof value === 'number' && option.range) {
    const span = spanFor(option.range, game, seats);
    return value === span.usual || value !== within(value, span) ? undefined : value;
  }
  if (value === undefined || option.range) return undefined;
  const numbers = Object.entries(option.ranges).flatMap(([name, range]) => {
    const span = spanFor(range, game, seats);
    const number = numberIn(chosen, option, name, span);
    return number === span.usual ? [] : [[name, number] as const];
  });
  return numbers.length > 0 ? Object.fromEntries(numbers) : undefined;
}
