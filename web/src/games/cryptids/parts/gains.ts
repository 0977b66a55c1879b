// What an option would change at once, from the aids of the table.
import { keyOf } from '../../../play/answer/choices';
import type { Choice } from '../../contract';
import type { Model } from '../model';
import type { Gain } from '../types';

export function gainOf({ decision, aids }: Model, choice: Choice): Gain | null {
  const key = keyOf(choice);
  const at = decision?.options.findIndex((option) => keyOf(option.choice) === key) ?? -1;
  return aids?.gains.find(({ option }) => option === at) ?? null;
}

/** What is left of one's own after it, for each number that changes. */
export function afterwards(model: Model, { coins, xp }: Gain): { sort: 'coin' | 'xp'; before: number; after: number }[] {
  const own = model.view.players[model.seat];
  if (!own) return [];
  return [
    ...(coins ? [{ sort: 'coin' as const, before: own.coins, after: own.coins + coins }] : []),
    ...(xp ? [{ sort: 'xp' as const, before: own.xp, after: own.xp + xp }] : []),
  ];
}
