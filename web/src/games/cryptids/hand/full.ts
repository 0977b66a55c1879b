// What is said of a token, a tile, a skill, a die or a place when it is read in full: short notes, and sentences.
import { t } from '../../../words/words.svelte';
import type { CardRef } from '../../contract';
import { BONUS, NOWHERE, RUMOUR, SYMBOLS, type Content } from '../content';
import type { CardKind } from '../cards';
import { ACTIVE, EVIDENCE } from '../facts';
import type { Model } from '../model';
import { cardName, evidenceList, placeName, skillText } from '../names';
import { shapeOf } from '../reserve/geometry';
import { stateOf } from './states';

export interface Full {
  notes: string[];
  texts: string[];
}

const NOTHING: Full = { notes: [], texts: [] };

export function fullOf(content: Content, [kind, value]: CardRef, model: Model | null): Full {
  const number = value as number;
  switch (kind as CardKind) {
    case 'evidence':
      return {
        notes: [
          t('own-price', { number: content.evidencePrices[number] ?? 0 }),
          t('own-evidence-count', { number: copiesOf(content, number) }),
        ],
        texts: [t(number === BONUS ? 'own-bonus-text' : number === RUMOUR ? 'own-rumour-text' : 'own-evidence-text')],
      };
    case 'skill':
      return skillFull(content, number, model);
    case 'tile':
      return tileFull(content, number);
    case 'hare':
      return { notes: [], texts: [content.hares[number] ? t(`hare-${content.hares[number].sort}-text`) : t('own-hidden')] };
    case 'die':
      return { notes: [], texts: [t('own-die-text')] };
    case 'place':
      return placeFull(content, number, model);
    default:
      return NOTHING;
  }
}

function copiesOf(content: Content, kind: number): number {
  return kind === BONUS
    ? content.pack.evidence.bonus_rumours
    : content.pack.evidence.tokens.filter((token) => token.kind === EVIDENCE[kind]).length;
}

function skillFull(content: Content, skill: number, model: Model | null): Full {
  const me = model?.view.players[model.seat];
  const price = model?.aids?.skills[skill] ?? content.prices[skill] ?? 0;
  return {
    notes: [
      t(skill < ACTIVE.length ? 'own-skill-active' : 'own-skill-lasting'),
      ...(me ? [t(`own-skill-${stateOf(me, skill)}`, { price })] : []),
    ].filter((note, at, all) => all.indexOf(note) === at),
    texts: [skillText(skill)],
  };
}

function tileFull(content: Content, tile: number): Full {
  const facts = content.terrain[tile];
  if (!facts) return NOTHING;
  const symbols = facts.symbols.filter((symbol) => symbol !== NOWHERE).map((symbol) => t(`symbol-${SYMBOLS[symbol]}`));
  return {
    notes: [t('own-tile-cells', { number: shapeOf(content, facts.shape).length })],
    texts: [t('own-tile-text'), symbols.length > 0 ? t('own-tile-symbols', { symbols: symbols.join(', ') }) : t('own-tile-plain')],
  };
}

function placeFull(content: Content, place: number, model: Model | null): Full {
  const facts = content.places[place];
  if (!facts) return NOTHING;
  const view = model?.view;
  const evidence = view?.map[place] ?? [];
  const trails = view?.display.filter(({ card, region }) => card !== NOWHERE && region === place) ?? [];
  const people = view?.players.flatMap((player, seat) => (player.place === place ? [model?.names[seat] ?? ''] : [])) ?? [];
  return {
    notes: [t(facts.city ? 'own-place-city' : 'own-place-region')],
    texts: [
      t(facts.city ? 'own-place-city-text' : 'own-place-region-text'),
      ...(evidence.length > 0 ? [t('own-place-evidence', { evidence: evidenceList(evidence) })] : []),
      ...(trails.length > 0 ? [t('own-place-trail', { cards: trails.map(({ card }) => cardName(content, card)).join(', ') })] : []),
      ...(people.length > 0 ? [t('own-place-who', { names: people.join(', ') })] : []),
      t('own-place-lines', { places: facts.lines.map((other) => placeName(content, other)).join(', ') }),
    ],
  };
}
