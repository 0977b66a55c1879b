// Statements of a game that is declared in Python: what its sentences ask for, and what is said to a question.
import type { Statement } from '../contract';

/** What can be said with buttons, as the game declares it. */
export interface Phrases {
  /** What each phrase speaks of, in order. */
  slots: Readonly<Record<string, readonly string[]>>;
  /** The words for which the numbers in a slot stand. */
  words: Readonly<Record<string, readonly string[]>>;
  /** The phrases that want yes or no from whom they name first. */
  questions: readonly string[];
}

/**
 * What the sentence `say-<phrase>` asks for: each slot by its name, and its word by `<slot>_id`. `called` is the name of
 * what stands in a slot; without one it is called by its word.
 */
export function factsOf(
  [phrase, ...filled]: Statement,
  names: readonly string[],
  { slots, words }: Phrases,
  called: (slot: string, number: number) => string | undefined,
): Record<string, string> {
  const facts = (slots[String(phrase)] ?? []).flatMap((slot, at) => {
    const number = filled[at] as number;
    if (slot === 'seat') return [[slot, names[number] ?? '']];
    const word = words[slot]?.[number] ?? '';
    return [
      [slot, called(slot, number) ?? word],
      [`${slot}_id`, word],
    ];
  });
  return Object.fromEntries(facts) as Record<string, string>;
}

/** What this seat is likely to reply to a statement: nothing, unless it was asked. */
export function repliesTo([phrase, asked]: Statement, seat: number, { slots, questions }: Phrases): readonly Statement[] {
  if (!questions.includes(String(phrase)) || asked !== seat) return [];
  const reply = Object.keys(slots).find((each) => slots[each]!.join() === 'yes');
  return reply === undefined
    ? []
    : [
        [reply, 1],
        [reply, 0],
      ];
}
