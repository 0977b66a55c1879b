// How Unfathomable speaks: the symbols of its phrases, what stands in their slots, what is said to a question, and what
// may not be told.
import Ban from '@lucide/svelte/icons/ban';
import CircleHelp from '@lucide/svelte/icons/circle-question-mark';
import FileQuestion from '@lucide/svelte/icons/file-question-mark';
import Fingerprint from '@lucide/svelte/icons/fingerprint';
import HandHeart from '@lucide/svelte/icons/hand-heart';
import HandHelping from '@lucide/svelte/icons/hand-helping';
import LifeBuoy from '@lucide/svelte/icons/life-buoy';
import Reply from '@lucide/svelte/icons/reply';
import ShieldCheck from '@lucide/svelte/icons/shield-check';
import ThumbsDown from '@lucide/svelte/icons/thumbs-down';
import ThumbsUp from '@lucide/svelte/icons/thumbs-up';
import UserCheck from '@lucide/svelte/icons/user-check';
import UserX from '@lucide/svelte/icons/user-x';
import type { Component } from 'svelte';
import { addTexts, t, textsReady } from '../../words/words.svelte';
import type { Filling, TalkClient } from '../contract';
import { factsOf, repliesTo } from '../parts/statements';
import { ABILITIES } from './facts';
import { nameOf, skillName, skillOf } from './names';
import { PHRASES } from './phrases';
import type { UnfathomableAids, UnfathomableStatement, UnfathomableView } from './types';

const SYMBOLS: Record<UnfathomableStatement[0], unknown> = {
  help_one: HandHelping,
  help_some: HandHeart,
  no_help: Ban,
  can_help: LifeBuoy,
  ask_help: CircleHelp,
  ask_card: FileQuestion,
  reply: Reply,
  not_mine: UserX,
  only_mine: UserCheck,
  accuse: Fingerprint,
  clear: ShieldCheck,
  good: ThumbsUp,
  bad: ThumbsDown,
};

// The sentences are the server's own, so that what is shown before is what will be said.
addTexts(
  {
    ru: () =>
      Promise.all([import('../../../../src/bathysphere/games/unfathomable/text/talk.ru.ftl?raw'), import('./text/talk.ru.ftl?raw')]),
    uk: () =>
      Promise.all([import('../../../../src/bathysphere/games/unfathomable/text/talk.uk.ftl?raw'), import('./text/talk.uk.ftl?raw')]),
    en: () =>
      Promise.all([import('../../../../src/bathysphere/games/unfathomable/text/talk.en.ftl?raw'), import('./text/talk.en.ftl?raw')]),
  },
  'unfathomable',
);

const { words } = PHRASES;

const ability = (number: number) => words.ability![number] ?? words.ability![0]!;
const named = (slot: string, number: number) =>
  slot === 'ability' ? t('talk-named', { name: nameOf('ability', ability(number)) }) : undefined;

/** Cards are many: they stand under their skills. */
function value(slot: string, number: number): Filling {
  if (slot === 'skill') return { label: skillName(number) };
  if (slot !== 'ability') return { label: t(`talk-${slot}-${words[slot]?.[number]}`) };
  const id = ability(number);
  return { label: nameOf('ability', id), group: skillName(skillOf(ABILITIES.findIndex((each) => each.id === id))) };
}

const talk: TalkClient = {
  symbols: SYMBOLS as unknown as Record<string, Component>,
  value,
  says: (statement, names) => t(`say-${statement[0]}`, factsOf(statement, names, PHRASES, named)),
  replies: (statement, seat) => repliesTo(statement, seat, PHRASES),
  unsaid: (aids) => (aids as UnfathomableAids | null)?.unsaid ?? [],
  reminder: (view) => t((view as UnfathomableView).check ? 'talk-reminder-check' : 'talk-reminder'),
};

export async function openTalk(): Promise<TalkClient> {
  await textsReady();
  return talk;
}
