// Whoever wants to buy stands in line: all are asked at once, and the first clockwise who agrees gets the Ally (A6.5).
import type { Line } from '../../wire/types';
import { language, t } from '../../words/words.svelte';
import type { Choice } from '../contract';
import { verbOf, type Model, type Told } from './model';
import { allyName } from './names';
import type { AbyssChoice } from './types';

/** What has to happen before a choice comes true; the order of the seats is known to all. */
export function condition(choice: Choice, { aids, names }: Pick<Model, 'aids' | 'names'>): string {
  if (verbOf(choice) !== 'buy') return '';
  const before = (aids?.ahead ?? []).map((each) => names[each] ?? '');
  if (before.length === 0) return '';
  return t('abyss-if-they-pass', { names: new Intl.ListFormat(language(), { type: 'conjunction' }).format(before), count: before.length });
}

/** Why the viewer did not get what they wanted to buy, out of the lines since: somebody was first. */
export function inVain(choice: Choice, lines: readonly Line[], seat: number, names: readonly string[]): string {
  const [verb, ally] = choice as AbyssChoice;
  const bought = verb === 'buy' ? (lines as readonly Told[]).find((line) => line.kind === 'ally_bought')?.data : undefined;
  if (!bought || bought.seat === seat || bought.ally !== ally) return '';
  return t('abyss-first-in-line', { name: names[bought.seat] ?? '', ally: allyName(bought.ally) });
}
