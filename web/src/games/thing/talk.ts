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
import { factsOf, repliesTo } from '../parts/statements';
import { cardName } from './cards';
import { PHRASES } from './phrases';
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

const named = (slot: string, number: number) => (slot === 'card' ? t('named', { card: cardName(number) }) : undefined);

const talk: TalkClient = {
  symbols: SYMBOLS as unknown as Record<string, Component>,
  value: (slot, number) =>
    slot === 'role' ? { label: t(`role-${PHRASES.words.role?.[number]}`) } : { label: cardName(number), card: ['card', number] },
  says: (statement, names) => t(`say-${statement[0]}`, factsOf(statement, names, PHRASES, named)),
  replies: (statement, seat) => repliesTo(statement, seat, PHRASES),
};

export async function openTalk(): Promise<TalkClient> {
  await textsReady();
  return talk;
}
