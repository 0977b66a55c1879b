// Whoever wants to buy stands in line: all are asked at once, and the first clockwise who agrees gets the Ally (A6.4).
import type { Line } from '../../wire/types';
import { language, t } from '../../words/words.svelte';
import type { Choice } from '../contract';
import type { Model } from './model';
import { allyName } from './names';

type Asked = Pick<Model, 'view' | 'seat' | 'names'>;

/** Those who are asked the same and come first, in the order of the table. */
function ahead({ view, seat, names }: Asked): number[] {
  const place = (each: number): number => (each - view.turn.seat + names.length) % names.length;
  return view.asked
    .map(([each]) => each)
    .filter((each) => place(each) < place(seat))
    .sort((one, other) => place(one) - place(other));
}

/** What has to happen before a choice comes true; the order of the seats is known to all. */
export function condition([verb]: Choice, model: Asked): string {
  if (verb !== 'buy') return '';
  const before = ahead(model).map((each) => model.names[each] ?? '');
  if (before.length === 0) return '';
  return t('abyss-if-they-pass', { names: new Intl.ListFormat(language(), { type: 'conjunction' }).format(before), count: before.length });
}

/** Why the viewer did not get what they wanted to buy, out of the lines since: somebody was first. */
export function inVain([verb, ally]: Choice, lines: readonly Line[], seat: number, names: readonly string[]): string {
  const bought = verb === 'buy' ? lines.find((line) => line.kind === 'ally_bought') : undefined;
  const { seat: buyer, ally: card } = (bought?.data ?? {}) as { seat?: number; ally?: number };
  if (buyer === undefined || buyer === seat || card !== ally) return '';
  return t('abyss-first-in-line', { name: names[buyer] ?? '', ally: allyName(ally as number) });
}
