// The headings of a long list of options: where each is done.
import { t } from '../../words/words.svelte';
import type { Choice } from '../contract';

type Heading = 'move' | 'evidence' | 'cards' | 'skills' | 'reserve' | 'market' | 'bids';

const BY_VERB: Readonly<Record<string, Heading>> = {
  move: 'move', ticket: 'move', walk: 'move', city: 'move',
  collect: 'evidence', gather: 'evidence', search: 'evidence',
  track: 'cards', card: 'cards', second_card: 'cards', discard: 'cards',
  learn: 'skills', restore: 'skills', renew: 'skills', gain_skill: 'skills',
  relocate: 'reserve', request: 'reserve', place: 'reserve', lay: 'reserve', take: 'reserve', tile: 'reserve',
  buy: 'market', sell: 'market', swap: 'market', bargain: 'market',
  bid: 'bids', rebid: 'bids',
};

export function headingOf([verb]: Choice): string {
  const heading = BY_VERB[verb as string];
  return heading ? t(`options-${heading}`) : '';
}
