// The headings of a long list of options: what kind of thing is done, or with whom where that is what differs.
import { t } from '../../words/words.svelte';
import type { Choice } from '../contract';
import { CHARACTERS, SPACES } from './facts';
import { nameOf } from './names';

type Heading = 'move' | 'room' | 'cards' | 'items' | 'character' | 'attack';

const BY_VERB: Readonly<Record<string, Heading>> = {
  move: 'move',
  break_out: 'move',
  room: 'room',
  repair: 'room',
  play: 'cards',
  add: 'cards',
  discard: 'cards',
  item: 'items',
  give: 'items',
  almanac: 'items',
  attack: 'attack',
  attack_in: 'attack',
  keeper: 'character',
  reveal: 'character',
  revelation: 'character',
  sacrifice_deep_one: 'character',
  memory_of_the_deep: 'character',
};

/** Verbs whose options are told apart by where they begin, or whom they are about. */
const BY_ORIGIN = new Set(['drive', 'drive_all', 'send_deep_one']);
const BY_SEAT = new Set(['send', 'steal']);
const SHEETS = new Set(CHARACTERS.flatMap(({ ability, feat }) => [ability, feat]));

export function headingOf(choice: Choice, names: readonly string[]): string {
  const [verb, first] = choice as [string, unknown];
  if (BY_ORIGIN.has(verb)) return nameOf('space', SPACES[first as number] ?? '');
  if (BY_SEAT.has(verb)) return names[first as number] ?? '';
  const heading = BY_VERB[verb] ?? (SHEETS.has(verb) ? 'character' : '');
  return heading && t(`options-${heading}`);
}
