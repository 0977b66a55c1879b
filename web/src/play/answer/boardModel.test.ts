import { describe, expect, test, vi } from 'vitest';
import type { Choice } from '../../games/contract';
import type { DecisionInfo } from '../../wire/types';
import { inWords, listed } from './choices';
import { boardModel } from './boardModel';
import { add, begin, type Picking } from './picking';
import { decision, play, update } from '../testing';

function model(asked: DecisionInfo | null, { picking = begin(asked), still = false }: { picking?: Picking; still?: boolean } = {}) {
  const wished = { answer: vi.fn(), add: vi.fn(), remove: vi.fn(), enlarge: vi.fn() };
  const played = play({ decision: asked });
  return { ...wished, model: boardModel(update(played), played, picking, still, wished) };
}

const explore: Choice = ['explore'];
const recruit: Choice = ['recruit', 12];

describe('a single choice', () => {
  const asked = decision({
    options: [explore, recruit],
    powers: [['oracle', 2]],
    why_not: [],
  });

  test('what is offered can be clicked and is the answer at once', () => {
    const { model: board, answer } = model(asked);
    expect(board.can(['recruit', 12])).toBe(true);
    board.act(['recruit', 12]);
    expect(answer).toHaveBeenCalledExactlyOnceWith(['recruit', 12]);
  });

  test('what is not offered is inert and tells why', () => {
    const { model: board, answer } = model(asked);
    board.act(['recruit', 9]);
    expect(answer).not.toHaveBeenCalled();
    expect(board.can(['recruit', 9])).toBe(false);
  });

  test('labels are those of the options', () => {
    const { model: board } = model(asked);
    expect(board.label(recruit)).toBe('recruit 12');
    expect(board.label(['recruit', 9])).toBe('');
  });

  test.each([
    ['while an answer is on its way', model(asked, { still: true })],
    ['after a sealed answer', model({ ...asked, sealed: explore })],
    ['when nobody asks', model(null)],
  ])('nothing can be chosen %s', (_, { model: board, answer }) => {
    board.act(explore);
    expect(board.can(explore)).toBe(false);
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('several picks', () => {
  const [squid, crab]: Choice[] = [
    ['ally', 3],
    ['ally', 11],
  ];
  const asked = decision({ several: true, options: [squid!, squid!, crab!], more: [squid!] });

  test('an addable one is added, copies are counted', () => {
    const { model: board, add: added } = model(asked, { picking: add(begin(asked), squid!) });
    expect(board.count(['ally', 3])).toBe(1);
    board.act(squid!);
    expect(added).toHaveBeenCalledExactlyOnceWith(squid);
  });

  test('one that cannot be added again is taken back by the same click', () => {
    const { model: board, add: added, remove } = model(asked, { picking: add(add(begin(asked), squid!), squid!) });
    expect(board.can(squid!)).toBe(true);
    board.act(squid!);
    expect(added).not.toHaveBeenCalled();
    expect(remove).toHaveBeenCalledExactlyOnceWith(squid);
  });

  test('one that does not go with the others is inert', () => {
    const { model: board } = model(asked);
    expect(board.can(crab!)).toBe(false);
  });

  test('only what was picked can be taken back', () => {
    const { model: board, remove } = model(asked, { picking: add(begin(asked), squid!) });
    board.remove(crab!);
    expect(remove).not.toHaveBeenCalled();
    board.remove(squid!);
    expect(remove).toHaveBeenCalledOnce();
  });

  test('an answer in words joins the labels of its picks', () => {
    expect(inWords(asked, [squid, squid, crab])).toBe('ally 3, ally 3, ally 11');
    expect(inWords(decision({ options: [explore] }), explore)).toBe('explore');
  });
});

test('options are listed once each, powers last', () => {
  const asked = decision({ options: [['ally', 3], ['ally', 3], ['pass']], powers: [['slaver', 3]] });
  const powersFirst = { ...asked, options: asked.options.toReversed() };
  expect(listed(asked).map((option) => option.label)).toEqual(['ally 3', 'pass', 'slaver 3']);
  expect(listed(powersFirst).at(-1)?.label).toBe('slaver 3');
});
