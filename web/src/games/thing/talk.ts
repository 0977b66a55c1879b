// How The Thing speaks: the symbols of its phrases, what stands in their slots, and what is said to a question.
import Ban from '@lucide/svelte/icons/ban';
import CircleHelp from '@lucide/svelte/icons/circle-question-mark';
import Handshake from '@lucide/svelte/icons/handshake';
import HeartHandshake from '@lucide/svelte/icons/heart-handshake';
import Reply from '@lucide/svelte/icons/reply';
import ShieldCheck from '@lucide/svelte/icons/shield-check';
import type { Component } from 'svelte';
import { addTexts, t, textsReady } from '../../words/words.svelte';
import type { TalkClient } from '../contract';
import { cardName, ROLES } from './cards';
import { TALK_SIGNS } from './talkSigns';
import type { ThingStatement } from './types';

const SYMBOLS: Record<ThingStatement[0], unknown> = {
  ...TALK_SIGNS,
  clear: ShieldCheck,
  ask: CircleHelp,
  reply: Reply,
  promise: Handshake,
  decline: Ban,
  trust: HeartHandshake,
};

// The sentences are the server's own, so that what is shown before is what will be said.
addTexts(
  {
    ru: () => import('../../../../src/bathysphere/games/thing/text/play.ru.ftl?raw'),
    uk: () => import('../../../../src/bathysphere/games/thing/text/play.uk.ftl?raw'),
    en: () => import('../../../../src/bathysphere/games/thing/text/play.en.ftl?raw'),
  },
  'thing',
);

/** What the sentence `say-<phrase>` asks for. */
function facts(statement: ThingStatement, names: readonly string[]): Record<string, string> {
  switch (statement[0]) {
    case 'claim':
      return { role_id: ROLES[statement[1]]! };
    case 'reply':
      return { yes: statement[1] === 1 ? 'yes' : 'no' };
    case 'saw':
      return { seat: names[statement[1]] ?? '', card: t('named', { card: cardName(statement[2]) }) };
    default:
      return { seat: names[statement[1]] ?? '' };
  }
}

const talk: TalkClient = {
  symbols: SYMBOLS as unknown as Record<string, Component>,
  value: (slot, number) => (slot === 'role' ? { label: t(`role-${ROLES[number]}`) } : { label: cardName(number), card: ['card', number] }),
  says: (statement, names) => t(`say-${statement[0]}`, facts(statement as unknown as ThingStatement, names)),
  replies: ([phrase, seat], mine) =>
    phrase === 'ask' && seat === mine
      ? [
          ['reply', 1],
          ['reply', 0],
        ]
      : [],
};

export async function openTalk(): Promise<TalkClient> {
  await textsReady();
  return talk;
}
