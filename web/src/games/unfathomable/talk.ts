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
import type { Filling, Statement, TalkClient } from '../contract';
import { ABILITIES, AMOUNTS, SKILLS, SPOKEN_ABILITIES, SPOKEN_DECKS, TASKS } from './facts';
import { nameOf, skillName, skillOf } from './names';
import type { UnfathomableAids, UnfathomableView } from './types';

const SYMBOLS = {
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

const YES_OR_NO = ['no', 'yes'] as const;
/** The words by which the sentences tell apart what stands in a slot. */
const WORDS: Record<string, readonly string[]> = {
  much: YES_OR_NO,
  yes: YES_OR_NO,
  amount: AMOUNTS,
  task: TASKS,
  deck: SPOKEN_DECKS,
  skill: SKILLS,
};
const SLOTS: Record<string, readonly string[]> = {
  help_one: ['much'],
  help_some: ['amount'],
  can_help: ['task'],
  ask_help: ['seat', 'task'],
  ask_card: ['seat', 'ability'],
  reply: ['yes'],
  not_mine: ['skill'],
  only_mine: ['skill'],
  accuse: ['seat'],
  clear: ['seat'],
  good: ['deck'],
  bad: ['deck'],
};

const ability = (number: number) => SPOKEN_ABILITIES[number] ?? SPOKEN_ABILITIES[0];

function said(slot: string, number: number, names: readonly string[]): string {
  if (slot === 'seat') return names[number] ?? '';
  if (slot === 'ability') return t('talk-named', { name: nameOf('ability', ability(number)) });
  return WORDS[slot]?.[number] ?? '';
}

/** What the sentence `say-<phrase>` asks for. */
function facts([phrase, ...filled]: Statement, names: readonly string[]): Record<string, string> {
  const slots = SLOTS[String(phrase)] ?? [];
  return Object.fromEntries(slots.map((slot, at) => [slot, said(slot, filled[at] as number, names)]));
}

/** Cards are many: they stand under their skills. */
function value(slot: string, number: number): Filling {
  if (slot === 'skill') return { label: skillName(number) };
  if (slot !== 'ability') return { label: t(`talk-${slot}-${WORDS[slot]?.[number]}`) };
  const id = ability(number);
  return { label: nameOf('ability', id), group: skillName(skillOf(ABILITIES.findIndex((each) => each.id === id))) };
}

const ASKING = ['ask_help', 'ask_card'];

const talk: TalkClient = {
  symbols: SYMBOLS as unknown as Record<string, Component>,
  value,
  says: (statement, names) => t(`say-${statement[0]}`, facts(statement, names)),
  replies: ([phrase, seat], mine) =>
    ASKING.includes(String(phrase)) && seat === mine
      ? [
          ['reply', 1],
          ['reply', 0],
        ]
      : [],
  unsaid: (aids) => (aids as UnfathomableAids | null)?.unsaid ?? [],
  reminder: (view) => t((view as UnfathomableView).check ? 'talk-reminder-check' : 'talk-reminder'),
};

export async function openTalk(): Promise<TalkClient> {
  await textsReady();
  return talk;
}
