// The headings of a long list of options: what kind of thing is done, or with which cryptid where that is what differs.
import { t } from '../../words/words.svelte';
import type { Choice } from '../contract';

type Heading = 'move' | 'fly' | 'evidence' | 'cards' | 'skills' | 'reserve' | 'request' | 'market' | 'sell' | 'swap' | 'bids' | 'assistant' | 'turn';

const BY_VERB: Readonly<Record<string, Heading>> = {
  move: 'move', walk: 'move', city: 'move',
  ticket: 'fly',
  collect: 'evidence', gather: 'evidence', search: 'evidence', poacher_takes: 'evidence', spend: 'evidence', lose: 'evidence',
  track: 'cards', card: 'cards', second_card: 'cards', discard: 'cards', prey: 'cards',
  learn: 'skills', restore: 'skills', renew: 'skills', gain_skill: 'skills',
  relocate: 'reserve', tile: 'reserve', take: 'reserve', return: 'reserve',
  request: 'request',
  buy: 'market', market: 'market', bargain: 'market', take_market: 'market', market_takes: 'market', remove: 'market',
  sell: 'sell',
  swap: 'swap',
  bid: 'bids', rebid: 'bids',
  up: 'assistant', down: 'assistant', paid: 'assistant', shift: 'assistant',
};

/** Tiles are told apart by how they are turned before where they lie. */
const LAID: Readonly<Record<string, number>> = { lay: 2, place: 2 };
const QUARTER = 90;

export function headingOf(choice: Choice): string {
  const [verb] = choice as [string];
  const turn = LAID[verb];
  if (turn !== undefined) return t('options-turn', { degrees: (choice[turn] as number) * QUARTER });
  const heading = BY_VERB[verb];
  return heading ? t(`options-${heading}`) : '';
}
