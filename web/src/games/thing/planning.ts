// The options of The Thing on the page of a new table: advanced rules, other editions, and a deck of one's own.
import { addTexts, t } from '../../words/words.svelte';
import type { Planning } from '../planning';
import { categoryOf, IDS, type CardId } from './cards';
import { OPENING_HAND } from './facts';
import { texts } from './texts';

// The cards of a deck are called by their names.
addTexts({ ru: () => texts('ru'), uk: () => texts('uk'), en: () => texts('en') }, 'thing');

const WEAPONS = ['flamethrower', 'analysis'];
const kindOf = (name: string) => IDS.indexOf(name as CardId);

export const planning: Planning = {
  groups: [
    { name: 'advanced', options: ['hidden_start', 'infections', 'weapons_in_deck', 'neighbours_only', 'revenge', 'deck'] },
    { name: 'editions', options: ['fourth_infection_eliminates', 'infection_11_for_six'] },
    { name: 'table', options: ['first', 'first_game'] },
  ],
  seats: ['first'],
  sections(names) {
    const found = new Map<string, string[]>();
    for (const name of names) {
      const category = categoryOf(kindOf(name));
      found.set(category, [...(found.get(category) ?? []), name]);
    }
    return [...found].map(([category, inside]) => ({ title: t(`category-${category}`), names: inside }));
  },
  called: (name) => t(`card-${name}`),
  // Opening hands hold neither panic nor Infection! cards; the Thing card is one of them unless it starts in the deck.
  deal(copies, chosen, seats) {
    const dealt = Object.entries(copies).filter(
      ([name]) => categoryOf(kindOf(name)) !== 'panic' && !(chosen.weapons_in_deck === true && WEAPONS.includes(name)),
    );
    return {
      wanted: OPENING_HAND * seats - (chosen.hidden_start === true ? 0 : 1),
      number: dealt.reduce((sum, [, number]) => sum + number, 0),
    };
  },
};
