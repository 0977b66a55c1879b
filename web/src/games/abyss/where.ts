// Where a card lies, in a sentence.
import { t } from '../../words/words.svelte';
import type { CardRef } from '../contract';
import type { Model } from './model';
import { locationName } from './names';

export function whereIs(card: CardRef, { view, names }: Model): string {
  const [kind, number] = card as [string, number];
  for (const [seat, name] of names.entries()) {
    if (kind === 'lord' && view.free[seat]?.includes(number)) return t('abyss-where-free', { name });
    if (kind === 'lord' && view.turned[seat]?.includes(number)) return t('abyss-where-turned', { name });
    for (const [tile, covered] of view.places[seat] ?? []) {
      if (kind === 'lord' && covered.includes(number)) return t('abyss-where-covered', { name, location: locationName(tile) });
      if (kind === 'location' && tile === number) return t('abyss-where-controlled', { name });
    }
  }
  if (kind === 'lord' && view.court.includes(number)) return t('abyss-where-court');
  if (kind === 'lord' && view.lord_discard.includes(number)) return t('abyss-where-discarded');
  if (kind === 'location' && (view.available.includes(number) || view.drawn.includes(number))) return t('abyss-where-available');
  return '';
}
