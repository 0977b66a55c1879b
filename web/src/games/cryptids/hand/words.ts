// What a thing is called and what it says when it is picked up: its state, and its text.
import { t } from '../../../words/words.svelte';
import { BONUS, RUMOUR, type Content } from '../content';
import { contentFor, type Model } from '../model';
import {
  abilityText,
  cardName,
  evidenceName,
  placeName,
  placementText,
  requestText,
  skillName,
  skillText,
  tileName,
  wantedName,
} from '../names';
import type { PlayerView } from '../types';
import { stateOf, stayOf } from './states';
import { HARES, type Thing } from './things';

export interface Said {
  title: string;
  note: string;
  text: string;
}

const NOTHING: Said = { title: '', note: '', text: '' };

export function wordsOf(model: Model, { kind, number }: Thing): Said {
  const { view, aids } = model;
  const content = contentFor(model);
  const me = view.players[model.seat];
  if (!me) return NOTHING;
  const mine = view.turn.seat === model.seat;
  switch (kind) {
    case 'movement':
      return {
        title: t('board-main-movement'),
        note: t(mine && view.turn.moved && view.turn.steps === 0 ? 'own-used' : 'own-ready'),
        text: t('own-movement-text', { range: aids?.range ?? content.pack.board.range }),
      };
    case 'action':
      return { title: t('board-main-action'), note: t(mine && view.turn.acted ? 'own-used' : 'own-ready'), text: t('own-action-text') };
    case 'assistant':
      return { title: t('own-assistant'), note: t('own-row', { number: view.rows[model.seat] ?? 0 }), text: t('own-assistant-text') };
    case 'coins':
      return { title: t('board-coins', { number: me.coins }), note: '', text: t('own-coins-text') };
    case 'xp':
      return { title: t('board-xp', { number: me.xp }), note: '', text: t('own-xp-text') };
    case 'bid':
      return {
        title: t('own-bids'),
        note: t('board-loose-bids', { number: me.bids.filter((place) => place < 0).length }),
        text: bidsText(model, content, me),
      };
    case 'evidence':
      return {
        title: evidenceName(number),
        note: t('own-price', { number: content.evidencePrices[number] ?? 0 }),
        text: t(number === BONUS ? 'own-bonus-text' : number === RUMOUR ? 'own-rumour-text' : 'own-evidence-text'),
      };
    case 'skill':
      return {
        title: skillName(number),
        note: t(`own-skill-${stateOf(me, number)}`, { price: aids?.skills[number] ?? content.prices[number] ?? 0 }),
        text: skillText(number),
      };
    case 'tile':
      return { title: tileName(content, number), note: t('board-terrain'), text: t('own-tile-text') };
    case 'request':
      return requestSaid(content, me, number);
    case 'cryptid':
      return cryptidSaid(content, me, number);
    case 'hare': {
      const sort = HARES[number] ?? 'hare';
      return { title: hareTitle(content, sort), note: t('option-cryptids-wolpertinger'), text: t(`hare-${sort}-text`) };
    }
  }
}

export function hareTitle(content: Content, sort: string): string {
  return t(`hare-${sort}`, { number: content.hares.find((each) => each.sort === sort)?.number ?? 1 });
}

function cryptidSaid(content: Content, me: PlayerView, card: number): Said {
  const facts = content.cards[card];
  if (!facts) return NOTHING;
  const points = `${t('board-found-points', { number: facts.found })}, ${t('board-relocated-points', { number: facts.relocated })}`;
  const stay = stayOf(me, card);
  const where = stay === 'waiting' ? t('board-tile', { where: placementText(facts) }) : '';
  return {
    title: cardName(content, card),
    note: t(`own-${stay}`),
    text: [`${points}.`, where && `${where}.`, abilityText(facts)].filter(Boolean).join(' '),
  };
}

function requestSaid(content: Content, me: PlayerView, request: number): Said {
  const wanted = content.requests[request];
  const cards = me.granted.find((each) => each.request === request)?.cards ?? [];
  if (!wanted) return NOTHING;
  return {
    title: t('own-request', { name: wantedName(wanted) }),
    note: cards.map((card) => cardName(content, card)).join(', '),
    text: requestText(content, wanted),
  };
}

function bidsText({ view }: Model, content: Content, { bids }: PlayerView): string {
  const placed = bids.flatMap((place) => {
    const card = view.display[place];
    return card ? [t('own-bid-on', { card: cardName(content, card.card), place: placeName(content, card.region) })] : [];
  });
  return [...placed, t('own-bids-text')].join(' ');
}
