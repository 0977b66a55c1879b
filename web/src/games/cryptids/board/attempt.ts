// How an attempt to find a cryptid can be made, and how its dice can be thrown again.
import type { OptionInfo } from '../../../wire/types';
import type { Choice } from '../../contract';
import type { CryptidsChoice, Odds } from '../types';

/** What is used for each requirement, in their order: "token", "pair" of rumours, "dice", or a kind of evidence. */
export interface Plan {
  choice: Choice;
  ways: readonly string[];
  /** How many bonus rumours are among what is used. */
  bonus: number;
  dice: number;
  odds: Odds | null;
}

const DICE = 'dice';

/** `odds` stand in the order of the options. */
export function plansOf(options: readonly OptionInfo[], odds: readonly Odds[]): Plan[] {
  return options.flatMap(({ choice }, at): Plan[] => {
    const commit = choice as CryptidsChoice;
    if (commit[0] !== 'commit') return [];
    const [, , bonus, ...ways] = commit;
    return [{ choice, ways, bonus, dice: ways.filter((way) => way === DICE).length, odds: odds[at] ?? null }];
  });
}

/** What is proposed: as few dice as possible, and no pair of rumours where a token does. */
export function proposed(plans: readonly Plan[]): Plan | null {
  const pairs = ({ ways }: Plan): number => ways.filter((way) => way === 'pair').length;
  return plans.toSorted((one, other) => one.dice - other.dice || pairs(one) - pairs(other) || one.bonus - other.bonus)[0] ?? null;
}

/** The ways to meet one requirement, each once. */
export function waysAt(plans: readonly Plan[], at: number): string[] {
  return [...new Set(plans.flatMap(({ ways }) => ways[at] ?? []))];
}

/** One requirement met otherwise; the others stay as they are as far as that is possible. */
export function switched(plans: readonly Plan[], now: Plan, at: number, way: string): Plan {
  const alike = ({ ways }: Plan): number => ways.filter((each, place) => each === now.ways[place]).length;
  const rank = (plan: Plan): number => 100 * alike(plan) - 10 * plan.dice - Math.abs(plan.bonus - now.bonus);
  return plans.filter(({ ways }) => ways[at] === way).toSorted((one, other) => rank(other) - rank(one))[0] ?? now;
}

/** The same with other rumours. */
export function bonusesOf(plans: readonly Plan[], now: Plan): Plan[] {
  return plans.filter(({ ways }) => ways.join() === now.ways.join());
}

/** The dice that are worth another throw: whatever is no success. */
export function missed(dice: readonly string[]): number[] {
  return dice.flatMap((face, at) => (face === 'success' ? [] : [at]));
}

/** Whether an option throws dice again, which it names by their places: "02". */
export function namesDice({ choice }: OptionInfo): boolean {
  return choice.length > 1;
}

/** Whether an option is about just these dice; one that names none always is. */
export function fits(option: OptionInfo, dice: readonly number[]): boolean {
  return !namesDice(option) || option.choice[1] === dice.toSorted((one, other) => one - other).join('');
}
