// Choices as the record writes them: small lists with a verb first. They are compared by what they say.
import type { Choice } from '../../games/contract';
import type { DecisionInfo, OptionInfo } from '../../wire/types';

export function keyOf(choice: Choice): string {
  return JSON.stringify(choice);
}

export function same(one: Choice, other: Choice): boolean {
  return keyOf(one) === keyOf(other);
}

export function countOf(choices: readonly Choice[], choice: Choice): number {
  const key = keyOf(choice);
  return choices.reduce((count, each) => count + (keyOf(each) === key ? 1 : 0), 0);
}

/** Where the choice stands in the list, each copy by itself. */
export function placesOf(choices: readonly Choice[], choice: Choice): number[] {
  return choices.flatMap((each, at) => (same(each, choice) ? [at] : []));
}

/** The list without one copy of the choice; `copy` counts those that are there from 0. */
export function without(choices: readonly Choice[], choice: Choice, copy = 0): Choice[] {
  const places = placesOf(choices, choice);
  const at = places[copy] ?? places[0];
  return at === undefined ? [...choices] : choices.toSpliced(at, 1);
}

/** The order in which the record keeps several picks, unless theirs is part of the answer: item by item, numbers by
 * value, words by their letters. */
export function inOrder(one: unknown, other: unknown): number {
  if (Array.isArray(one) && Array.isArray(other)) {
    for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
      const step = inOrder(one[at], other[at]);
      if (step !== 0) return step;
    }
    return one.length - other.length;
  }
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Options as a person reads them: copies that nobody can tell apart are one, powers come behind, and last what ends or declines. */
export function listed(decision: DecisionInfo): OptionInfo[] {
  const seen = new Map<string, OptionInfo>();
  for (const option of decision.options) {
    const key = keyOf(option.choice);
    if (!seen.has(key)) seen.set(key, option);
  }
  const options = [...seen.values()];
  const place = ({ last, power }: OptionInfo) => (last ? 2 : power ? 1 : 0);
  return options.sort((one, other) => place(one) - place(other));
}

/** Fewer options than this are read at a glance. */
const MANY = 10;

interface Part {
  /** '' for options that stand by themselves. */
  heading: string;
  inside: { option: OptionInfo; at: number }[];
}

/**
 * A long list in parts: what stands by itself comes first, then the others under the headings that the server sends, and last of all
 * what ends or declines. Each keeps its place in the list, which is its number on the keyboard. A heading over a single
 * option would only hide it.
 */
export function underHeadings(options: readonly OptionInfo[]): Part[] {
  const placed = options.map((option, at) => ({ option, at, heading: options.length < MANY ? '' : option.under }));
  const found = new Map<string, Part>([['', { heading: '', inside: [] }]]);
  for (const { option, at, heading } of placed.filter((each) => !each.option.last)) {
    const alone = placed.filter((each) => each.heading === heading).length === 1;
    const name = alone ? '' : heading;
    const part = found.get(name) ?? { heading: name, inside: [] };
    part.inside.push({ option, at });
    found.set(name, part);
  }
  const behind = placed.filter(({ option }) => option.last);
  return [...found.values(), { heading: '', inside: behind }].filter(({ inside }) => inside.length > 0);
}

/** What an answer to this question says in words; several picks are joined. */
export function inWords(decision: DecisionInfo, answer: Choice): string {
  const labels = new Map(decision.options.map((option) => [keyOf(option.choice), option.label]));
  if (!decision.several) return labels.get(keyOf(answer)) ?? '';
  return (answer as readonly Choice[])
    .map((pick) => labels.get(keyOf(pick)) ?? '')
    .filter(Boolean)
    .join(', ');
}
