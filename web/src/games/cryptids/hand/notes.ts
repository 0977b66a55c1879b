// What a choice would cost and give, in a few words beside its button: by the aids, which count as the rules do.
import type { OptionInfo } from '../../../wire/types';
import { t } from '../../../words/words.svelte';
import { BONUS, NOWHERE, RUMOUR } from '../content';
import { contentFor, type Model } from '../model';
import { cardName } from '../names';
import { afterwards, gainOf } from '../parts/gains';
import type { CryptidsChoice, Odds } from '../types';

/** Short notes on an option; nothing where its label says all. */
export function notesOf(model: Model, option: OptionInfo): string[] {
  const choice = option.choice as CryptidsChoice;
  const content = contentFor(model);
  switch (choice[0]) {
    case 'track':
      return odds(model.aids?.cards[choice[2]]?.odds);
    case 'commit':
      return odds(model.aids?.odds[placeOf(model, option)]);
    case 'collect':
      return wantedBy(model, choice[3]);
    case 'gather':
      return wantedBy(model, choice[2]);
    case 'relocate':
      return [t('own-reputation', { number: content.cards[choice[2]]?.relocated ?? 0 })];
    case 'request':
      return [t('own-reputation', { number: content.pack.contracts.request_reputation })];
    default:
      return purse(model, option);
  }
}

export function odds(found: Odds | undefined): string[] {
  if (!found || found.dice < 0) return [];
  if (found.dice === 0) return [t('own-odds-sure')];
  return [t(found.best > found.chance ? 'own-odds-best' : 'own-odds', { dice: found.dice, chance: found.chance, best: found.best })];
}

/** The open cryptids with an own bid that need such a piece. */
function wantedBy(model: Model, kind: number): string[] {
  const content = contentFor(model);
  const need = kind === BONUS ? RUMOUR : kind;
  const cards = model.view.display
    .filter(({ needs, bids }) => bids.includes(model.seat) && needs.includes(need))
    .map(({ card }) => cardName(content, card));
  return cards.length > 0 ? [t('own-wanted-by', { cards: cards.join(', ') })] : [];
}

/** What is left in the purse. */
function purse(model: Model, { choice }: OptionInfo): string[] {
  const gain = gainOf(model, choice);
  return gain ? afterwards(model, gain).map(({ sort, before, after }) => t(`own-${sort}-then`, { now: before, then: after })) : [];
}

function placeOf({ decision }: Model, option: OptionInfo): number {
  return decision?.options.indexOf(option) ?? NOWHERE;
}
