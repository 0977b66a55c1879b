// Who the viewer is in The Thing, what wins the game for them, and who knows it.
import { t } from '../../words/words.svelte';
import type { Identity } from '../contract';
import { roleOf, ROLES } from './cards';
import type { Model } from './model';
import { ROLE_SYMBOLS } from './symbols';

export function identityOf({ view, names }: Model): Identity | null {
  const role = roleOf(view.role);
  if (!role || view.out[view.seat] || view.outcome !== null) return null;
  const thing = view.roles.indexOf(ROLES.indexOf('thing'));
  return {
    key: role,
    title: t(`thing-i-am-${role}`),
    Symbol: ROLE_SYMBOLS[role],
    tone: role === 'human' ? 'good' : 'danger',
    wins: t(`role-${role}-text`),
    knows: t(`thing-known-${role}`, { name: names[thing] ?? '' }),
  };
}
