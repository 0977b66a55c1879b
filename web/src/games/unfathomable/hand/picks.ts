// Which options get a button of their own beside the hand: those that nothing on the board or before the player stands
// for, if they are more than the prompt has room for.
import type { DecisionInfo, OptionInfo } from '../../../wire/types';
import type { Choice } from '../../contract';

/** So many stand in the prompt itself. */
const IN_PROMPT = 4;

type Mark = { kind: 'skill' | 'seat' | 'item' | 'none'; number: number };

/** What the first part of such a choice is. */
const FIRST: Readonly<Record<string, Mark['kind']>> = {
  draw: 'skill',
  decline: 'skill',
  treachery: 'none',
  gain: 'none',
  ritual: 'none',
  risk: 'none',
  accuse: 'seat',
  comes_first: 'seat',
  defeat_character: 'seat',
  lock_up: 'seat',
  pass_to: 'seat',
  victim: 'seat',
  ward: 'seat',
  steal: 'seat',
};

/** Each once, whatever copies are offered. */
export function asButtons(decision: DecisionInfo | null): OptionInfo[] {
  if (!decision || decision.answered !== null) return [];
  const found = new Map(decision.options.map((option) => [JSON.stringify(option.choice), option]));
  const options = [...found.values()];
  if (!decision.several && options.length <= IN_PROMPT) return [];
  return options.filter(({ choice }) => (choice[0] as string) in FIRST && choice.length > 1);
}

export function markOf(choice: Choice): Mark {
  const [verb, first, second] = choice as [string, unknown, unknown];
  if (verb === 'steal') return { kind: 'item', number: second as number };
  const kind = FIRST[verb] ?? 'none';
  return { kind, number: typeof first === 'number' ? first : -1 };
}
