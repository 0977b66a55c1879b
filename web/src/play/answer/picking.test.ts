import { describe, expect, test } from 'vitest';
import type { Considered } from '../../wire/types';
import { add, addable, begin, complete, heard, judged, revert, remove, suggested } from './picking';
import { decision } from '../testing';

const squid = ['ally', 3];
const crab = ['ally', 11];
const pay = decision({ several: true, options: [squid, squid, crab], more: [squid, crab] });

function judgement(chosen: unknown[][], more: unknown[][], enough: boolean, text = '', label = ''): Considered {
  return { type: 'considered', question: pay.question, chosen, more, enough, text, label };
}

describe('several picks', () => {
  test('a pick shows at once, in the order of the record', () => {
    const picking = add(add(begin(pay), crab), squid);
    expect(picking.picked).toEqual([squid, crab]);
    expect(judged(picking)).toBe(false);
    expect(complete(picking)).toBe(false);
  });

  test('until the server has spoken, copies that are left can be added and no more', () => {
    const once = add(begin(pay), squid);
    expect(addable(once, pay, squid)).toBe(true);
    expect(addable(add(once, squid), pay, squid)).toBe(false);
    expect(addable(once, pay, ['ally', 40])).toBe(false);
  });

  test('the judgement of exactly these picks says what can be added and whether they are enough', () => {
    const picking = heard(add(begin(pay), squid), judgement([squid], [crab], true));
    expect(complete(picking)).toBe(true);
    expect(addable(picking, pay, squid)).toBe(false);
    expect(addable(picking, pay, crab)).toBe(true);
  });

  test('a judgement of earlier picks changes nothing', () => {
    const picking = add(add(begin(pay), squid), crab);
    expect(heard(picking, judgement([squid], [], true))).toBe(picking);
  });

  test('refused picks go back to the latest that were judged', () => {
    const judgedOnce = heard(add(begin(pay), squid), judgement([squid], [crab], false, 'Two races are wanted.'));
    const back = revert(add(judgedOnce, crab));
    expect(back.picked).toEqual([squid]);
    expect(back.known.text).toBe('Two races are wanted.');
  });

  test('removing takes one copy', () => {
    const picking = remove(add(add(begin(pay), squid), squid), squid);
    expect(picking.picked).toEqual([squid]);
  });

  test('where the order is part of the answer, picks stay as they were made, and the copy that is meant is taken back', () => {
    const picking = [squid, crab, squid].reduce((before, choice) => add(before, choice, true), begin(pay));
    expect(picking.picked).toEqual([squid, crab, squid]);
    expect(remove(picking, squid, 1).picked).toEqual([squid, crab]);
    expect(remove(picking, squid, 0).picked).toEqual([crab, squid]);
  });

  test('a question that wants nothing is complete from the start', () => {
    expect(complete(begin(decision({ several: true, options: [squid], more: [squid], enough: true })))).toBe(true);
  });
});

describe('suggested picks', () => {
  const asked = { ...pay, suggested: { chosen: [squid, crab], more: [squid], label: 'Pay: 3+2' } };

  test('are a whole answer that can be sent, or added to, as it is', () => {
    const picking = suggested(asked);
    expect([picking.picked, complete(picking), picking.known.label]).toEqual([[squid, crab], true, 'Pay: 3+2']);
    expect(addable(picking, asked, squid)).toBe(true);
    expect(addable(picking, asked, crab)).toBe(false);
  });

  test('can be changed: the server judges and words what is left', () => {
    const fewer = remove(suggested(asked), crab);
    expect(complete(fewer)).toBe(false);
    expect(heard(fewer, judgement([squid], [crab], true, '', 'Pay: 3')).known.label).toBe('Pay: 3');
  });

  test('are none where nothing is clearly sensible', () => {
    expect(suggested(pay)).toEqual(begin(pay));
  });
});
