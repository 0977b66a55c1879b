// What can be done with one thing, ordered by what is done: choices of one verb stand together, under what their labels
// have in common.
import type { OptionInfo } from '../../wire/types';

/** Uses of one verb, with what their labels have in common: "Relocate: Dahu" is "Dahu" under it. */
export interface ActionGroup {
  heading: string;
  uses: { option: OptionInfo; short: string }[];
}

export function actionGroups(options: readonly OptionInfo[]): ActionGroup[] {
  const verbs = [...new Set(options.map(({ choice }) => choice[0]))];
  return verbs.map((verb) => {
    const alike = options.filter(({ choice }) => choice[0] === verb);
    const { heading, rest } = shortened(alike.map(({ label }) => label));
    return { heading, uses: alike.map((option, at) => ({ option, short: rest[at]! })) };
  });
}

/** What stands before the last colon that all labels share, and what is left of each of them. */
export function shortened(labels: readonly string[]): { heading: string; rest: string[] } {
  const [first = ''] = labels;
  let shared = 0;
  while (shared < first.length && labels.every((label) => label[shared] === first[shared])) shared += 1;
  const colon = labels.length > 1 ? first.slice(0, shared).lastIndexOf(': ') : -1;
  const rest = labels.map((label) => label.slice(colon + 2));
  if (colon < 0 || !rest.every(Boolean)) return { heading: '', rest: [...labels] };
  return { heading: first.slice(0, colon), rest: rest.map((label) => label.charAt(0).toLocaleUpperCase() + label.slice(1)) };
}
