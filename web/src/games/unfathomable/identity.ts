// Who the viewer is in Unfathomable by their loyalty cards, what wins the game for them, and who knows it.
import { t } from '../../words/words.svelte';
import type { Identity } from '../contract';
import { textOf } from './cardTexts';
import { ROLES, type Role } from './facts';
import type { Model } from './model';
import { nameOf } from './names';
import { ROLE_SYMBOLS } from './symbols';

/** One card of a traitor outweighs any number of human ones; a Hybrid outranks a Cultist. */
const ORDER: readonly Role[] = ['hybrid', 'cultist', 'human'];

export function identityOf({ view, seat }: Model): Identity | null {
  const me = view.players[seat];
  if (!me || me.roles.length === 0 || me.roles.some((each) => each < 0) || me.revealed >= 0 || view.outcome !== null) return null;
  const role = ORDER.find((each) => me.roles.includes(ROLES.indexOf(each))) ?? 'human';
  return {
    // A further card is told as well when it changes nothing: that everybody gets one is plain to all.
    key: me.roles.toSorted((one, other) => one - other).join(' '),
    title: t(`stage-i-am-${role}`, { number: me.roles.length }),
    Symbol: ROLE_SYMBOLS[ROLES.indexOf(role)]!,
    tone: role === 'human' ? 'good' : 'danger',
    wins: textOf('role', role) || nameOf('role', role),
    knows: t(`stage-known-${role}`),
  };
}
