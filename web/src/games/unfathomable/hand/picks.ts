// Which options get a button of their own beside the hand: those that neither the ship nor anything before the player
// stands for, if they are more than the prompt has room for.
import type { OptionInfo } from '../../../wire/types';
import type { CardRef } from '../../contract';
import type { Model } from '../model';
import { cardToTake } from '../where';
import { isOwn } from './things';

/** So many stand in the prompt itself. */
const IN_PROMPT = 4;
/** What is shown on such a button, the most telling first. */
const MARKS = ['item', 'skill', 'seat'];

/** Each once, whatever copies are offered. Where a space answers the question, the ship does. */
export function asButtons(model: Model): OptionInfo[] {
  const { decision } = model;
  if (!decision || decision.sealed !== null) return [];
  const options = [...new Map(decision.options.map((option) => [JSON.stringify(option.choice), option])).values()];
  if (!decision.several && options.length <= IN_PROMPT) return [];
  const found = options.filter(({ choice, power }) => choice.length > 1 && !power);
  return found.every((option) => standsAlone(model, option)) ? found : [];
}

function standsAlone(model: Model, option: OptionInfo): boolean {
  return !isOwn(model, option) && cardToTake(option) === null && option.names.every(([kind]) => kind !== 'space');
}

/** What the button shows besides its label, if anything. */
export function markOf({ names }: OptionInfo): CardRef | null {
  return MARKS.flatMap((kind) => names.filter(([each]) => each === kind) as CardRef[])[0] ?? null;
}
