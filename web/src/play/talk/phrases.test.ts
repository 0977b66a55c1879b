import { describe, expect, test } from 'vitest';
import type { Statement } from '../../games/contract';
import type { ChatLine } from '../../wire/types';
import { back, begin, fill, openSlot, unheard, wantedReply, whole } from './phrases';

const SAW = { name: 'saw', slots: ['seat', 'card'] };
const line = (number: number, seat: number, statement: Statement | null = null): ChatLine => ({
  number,
  seat,
  name: `seat ${seat}`,
  text: 'words',
  statement,
  aside: false,
  at: 0,
});
const replies = ([phrase, seat]: Statement, mine: number): Statement[] => (phrase === 'ask' && seat === mine ? [['reply', 1]] : []);

describe('a statement under way', () => {
  test('is filled slot by slot and can be said when it is whole', () => {
    const named = fill(begin(SAW), 3);
    expect([openSlot(begin(SAW)), openSlot(named), whole(named)]).toEqual(['seat', 'card', null]);
    const ready = fill(named, 1);
    expect(openSlot(ready)).toBeNull();
    expect(whole(ready)).toEqual(['saw', 3, 1]);
    expect(fill(ready, 5)).toEqual(ready);
  });

  test('goes back a slot at a time, and at last to the choice of a phrase', () => {
    const named = fill(begin(SAW), 3);
    expect(back(fill(named, 1))).toEqual(named);
    expect(back(named)).toEqual(begin(SAW));
    expect(back(begin(SAW))).toBeNull();
  });

  test('a phrase without slots is whole at once', () => {
    expect(whole(begin({ name: 'hello', slots: [] }))).toEqual(['hello']);
  });
});

describe('a reply is wanted', () => {
  test('of the one who was asked, whatever others have said since', () => {
    const asked = line(1, 2, ['ask', 0]);
    const chat = [line(0, 1), asked, line(2, 1, ['accuse', 0])];
    expect(wantedReply(chat, 0, replies)).toEqual({ line: asked, replies: [['reply', 1]] });
    expect(wantedReply(chat, 1, replies)).toBeNull();
  });

  test('until they have spoken', () => {
    expect(wantedReply([line(0, 2, ['ask', 0]), line(1, 0)], 0, replies)).toBeNull();
    expect(wantedReply([line(0, 0), line(1, 2, ['ask', 0])], 0, replies)).not.toBeNull();
  });
});

test('what others said since the last look is news; own words are not', () => {
  const chat = [line(0, 1), line(1, 0), line(2, 1), line(3, 2)];
  expect(unheard(chat, 1, 0).map(({ number }) => number)).toEqual([2, 3]);
  expect(unheard(chat, 0, -1)).toHaveLength(4);
});

test('a question that was answered is no news, what else was said still is', () => {
  const chat = [line(0, 1), line(1, 2, ['ask', 0]), line(2, 0, ['reply', 1]), line(3, 2, ['ask', 0])];
  expect(unheard(chat, 0, 0, replies).map(({ number }) => number)).toEqual([0, 3]);
  expect(unheard(chat.slice(0, 2), 0, 0, replies)).toHaveLength(2);
});
