// The buttons of a question, in the order of their digits: options by name, and groups of options that open in place.
import type { DecisionInfo, OptionInfo } from '../../wire/types';
import { listed } from '../answer/choices';

export interface OptionOffer {
  sort: 'option';
  option: OptionInfo;
}

/** Several options of one group, under the name that the server sends. */
export interface GroupOffer {
  sort: 'group';
  name: string;
  options: readonly OptionInfo[];
}

export type Offer = OptionOffer | GroupOffer;

/** More options than this are grouped, or left to board and list. */
export const FEW = 4;
/** So many have a digit. */
export const DIGITS = 9;

const alone = (option: OptionInfo): OptionOffer => ({ sort: 'option', option });

/**
 * What the buttons of a question offer. Few options have a button each. Many are grouped as the game says; a group of one is
 * its option. Options of one sort need no group: board, hand and list have them all, unless there is room for a button
 * each (`roomy`). What ends, passes or declines comes last.
 */
export function offersOf(decision: DecisionInfo, roomy: boolean): Offer[] {
  const options = listed(decision).filter((option) => !decision.several || option.power);
  if (options.length <= FEW) return options.map(alone);
  const offers: Offer[] = [];
  const unnamed = options.filter((option) => !option.last && option.under === '' && option.choice.length > 1);
  for (const option of options) {
    const alike = option.last || option.under === '' ? [option] : options.filter((each) => !each.last && each.under === option.under);
    if (alike.length > 1) {
      if (alike[0] === option) offers.push({ sort: 'group', name: option.under, options: alike });
    } else if (!unnamed.includes(option) || unnamed.length <= FEW) offers.push(alone(option));
  }
  const sorts = offers.filter((offer) => offer.sort === 'group' || !offer.option.last);
  const [only] = sorts;
  if (sorts.length > 1 || (only?.sort === 'option' && unnamed.length <= FEW)) return offers;
  if (roomy && options.length <= DIGITS) return options.map(alone);
  return offers.filter((offer) => offer.sort === 'option');
}

/** How many options of a question no button leads to. */
export function leftOut(decision: DecisionInfo, offers: readonly Offer[]): number {
  const shown = offers.reduce((sum, offer) => sum + (offer.sort === 'group' ? offer.options.length : 1), 0);
  return listed(decision).length - shown;
}

/**
 * Whether a button is the main one: the only one, or the end of what has nothing usual left before it.
 */
export function isMain(offer: Offer, offers: readonly Offer[], hidden: number): boolean {
  if (offer.sort === 'group' || hidden > 0) return false;
  const others = offers.filter((each) => each !== offer).flatMap((each) => (each.sort === 'group' ? each.options : [each.option]));
  return others.length === 0 || (offer.option.last && others.every((option) => option.special || option.power));
}
