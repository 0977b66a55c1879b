// How The Thing speaks: the symbols of its phrases, what stands in their slots, and what is said to a question.
import Ban from '@lucide/svelte/icons/ban';
import CircleHelp from '@lucide/svelte/icons/circle-question-mark';
import Eye from '@lucide/svelte/icons/eye';
import Fingerprint from '@lucide/svelte/icons/fingerprint';
import Flame from '@lucide/svelte/icons/flame';
import Handshake from '@lucide/svelte/icons/handshake';
import HeartHandshake from '@lucide/svelte/icons/heart-handshake';
import IdCard from '@lucide/svelte/icons/id-card';
import Reply from '@lucide/svelte/icons/reply';
import ScanEye from '@lucide/svelte/icons/scan-eye';
import ShieldCheck from '@lucide/svelte/icons/shield-check';
import type { Component } from 'svelte';
import { addTexts, t, textsReady } from '../../words/words.svelte';
import type { Statement, TalkClient } from '../contract';
import { cardName, ROLES } from './cards';

const SYMBOLS = {
  claim: IdCard,
  accuse: Fingerprint,
  clear: ShieldCheck,
  ask: CircleHelp,
  reply: Reply,
  promise: Handshake,
  decline: Ban,
  saw: Eye,
  saw_clean: ScanEye,
  burn: Flame,
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

/** What the sentence `say-<phrase>` asks for; each phrase has its slots in one order. */
function facts([phrase, ...filled]: Statement, names: readonly string[]): Record<string, string> {
  const [first, second] = filled as number[];
  switch (phrase) {
    case 'claim':
      return { role_id: ROLES[first!]! };
    case 'reply':
      return { yes: first === 1 ? 'yes' : 'no' };
    case 'saw':
      return { seat: names[first!] ?? '', card: t('named', { card: cardName(second!) }) };
    default:
      return { seat: names[first!] ?? '' };
  }
}

const talk: TalkClient = {
  symbols: SYMBOLS as unknown as Record<string, Component>,
  value: (slot, number) => (slot === 'role' ? { label: t(`role-${ROLES[number]}`) } : { label: cardName(number), card: ['card', number] }),
  says: (statement, names) => t(`say-${statement[0]}`, facts(statement, names)),
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
