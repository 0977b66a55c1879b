import { describe, expect, it } from 'vitest';
import type { ChatLine, Line, NoteLine } from '../../wire/types';
import { withNotes } from '../consent/consent';
import { asText, byDays, filtered } from './arrange';

const line = (number: number, by: number, at: number, names: unknown[][] = [], covered = false): Line => ({
  number,
  kind: 'moved',
  text: `line ${number}`,
  data: {},
  answer: number,
  by,
  covered,
  at,
  names,
  concerns: 1,
  rules: [],
});
const NOTES: NoteLine[] = [{ number: 0, kind: 'away', seat: 1, text: 'Bela has stepped away.', at: 25 }];
const SAID: ChatLine[] = [{ number: 0, seat: 1, name: 'Bela', text: 'Hello', statement: null, aside: false, at: 15 }];
const LOG = [line(0, 0, 10), line(1, 1, 20, [['seat', 0]]), line(2, 1, 30, [['seat', 1]], true)];
const keys = (items: readonly { key: string }[]) => items.map((item) => item.key);

describe('the log', () => {
  it('shows all, what concerns a seat, or what was said', () => {
    const items = withNotes(LOG, NOTES);
    expect(keys(filtered(items, SAID, 0, 'all'))).toEqual(['line 0', 'line 1', 'note 0', 'line 2']);
    expect(keys(filtered(items, SAID, 0, 'mine'))).toEqual(['line 0', 'line 1']);
    expect(keys(filtered(items, SAID, 1, 'mine'))).toEqual(['line 1', 'note 0', 'line 2']);
    expect(filtered(items, SAID, 0, 'talk').map((item) => item.note?.text)).toEqual(['Bela: Hello']);
  });

  it('is parted by days when there is more than one', () => {
    const items = withNotes(LOG, []);
    expect(byDays(items, () => 'Monday')).toBe(items);
    expect(keys(byDays(items, (at) => (at < 20 ? 'Monday' : 'Tuesday')))).toEqual([
      'day line 0',
      'line 0',
      'day line 1',
      'line 1',
      'line 2',
    ]);
  });

  it('can be kept as a text, with what bots did and what was said', () => {
    expect(asText(LOG, NOTES, SAID, String, 'a bot')).toBe(
      '10  line 0\n15  Bela: Hello\n20  line 1\n25  Bela has stepped away.\n30  line 2 (a bot)\n',
    );
  });
});
