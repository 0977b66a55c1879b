// Things of Abyss in words, as a reader or a screen reader wants them.
import { t } from '../../words/words.svelte';
import { allyOf, keysOn, locationOf, lordOf, lordTextId } from './cards';
import { MONSTER } from './facts';
import type { Model } from './model';
import type { Change, LordPrice } from './types';

export function allyName(kind: number): string {
  if (kind === MONSTER) return t('monster');
  const { race, value } = allyOf(kind);
  return t('abyss-ally', { race: t(`race-${race}-one`), value });
}

export function lordName(number: number): string {
  return t(`lord-${lordOf(number).id}`);
}

export { breakable } from '../breakable';

export function locationName(number: number): string {
  return t(`location-${locationOf(number).id}`);
}

/** All that is printed on a Lord, in a sentence. */
export function lordSaid(number: number, { view, aids }: Model, price?: LordPrice): string {
  const lord = lordOf(number);
  const printed = t('abyss-lord', {
    lord: t(`lord-${lord.id}`),
    guild: t(`guild-${lord.guild}-one`),
    points: lord.points,
    keys: keysOn(number, aids),
    price: price?.price ?? lord.cost,
    races: lord.races,
    text: t(lordTextId(lord, view.options)),
  });
  return lord.kind === 'none' ? printed : `${printed} ${t(`abyss-card-${lord.kind}`)}`;
}

export function locationSaid(number: number): string {
  return `${locationName(number)}. ${t(`location-${locationOf(number).id}-text`)}`;
}

/** Why a price is not the printed one: who changes it, and how. */
export function changeSaid(change: Change, model: Model): string {
  const facts = { lord: lordName(change.lord), name: model.names[change.seat] ?? '' };
  if (change.lifts_must) return t('abyss-change-race', facts);
  if (change.times > 1) return t('abyss-change-times', { ...facts, times: change.times });
  return t(change.plus < 0 ? 'abyss-change-less' : 'abyss-change-more', { ...facts, value: Math.abs(change.plus) });
}

/** Whether a change is to the payer's good. */
export function helps(change: Change): boolean {
  return change.lifts_must || change.plus < 0;
}
