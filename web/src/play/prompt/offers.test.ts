import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../../wire/types';
import { decision, optionInfo } from '../testing';
import { isMain, leftOut, offersOf, type Offer } from './offers';

const END = optionInfo(['end'], { last: true, unused: ['an action'] });
const EXPLORE = optionInfo(['explore']);
const group = (verb: string, number: number, under = verb) => Array.from({ length: number }, (_, at) => optionInfo([verb, at], { under }));
const asked = (...options: OptionInfo[]) => ({ ...decision(), options });
const said = (offers: readonly Offer[]) =>
  offers.map((offer) => (offer.sort === 'group' ? `${offer.name} (${offer.options.length})` : offer.option.label));

describe('the buttons of a turn', () => {
  it('are its actions by name: groups, and what stands by itself', () => {
    const turn = asked(END, EXPLORE, ...group('council', 3), ...group('recruit', 2));
    expect(said(offersOf(turn, false))).toEqual(['explore', 'council (3)', 'recruit (2)', 'end']);
    expect(leftOut(turn, offersOf(turn, false))).toBe(0);
  });

  it('name the option itself where a group has only one', () => {
    expect(said(offersOf(asked(...group('recruit', 1), EXPLORE, ...group('council', 4)), false))).toEqual([
      'recruit 0',
      'explore',
      'council (4)',
    ]);
  });

  it('end with what ends the turn, so that digit 1 never does', () => {
    expect(said(offersOf(asked(END, EXPLORE), false))).toEqual(['explore', 'end']);
    expect(said(offersOf(asked(END, optionInfo(['power'], { power: true }), EXPLORE), false))).toEqual(['explore', 'power', 'end']);
  });

  it('are one for each of few options, whatever their groups', () => {
    expect(said(offersOf(asked(...group('go', 2), ...group('take', 2)), false))).toHaveLength(4);
  });

  it('leave many options of one sort to board and list, unless there is room for all', () => {
    const places = asked(...group('go', 7), optionInfo(['stay'], { last: true }));
    expect(said(offersOf(places, false))).toEqual(['stay']);
    expect(leftOut(places, offersOf(places, false))).toBe(7);
    expect(said(offersOf(places, true))).toHaveLength(8);
    expect(said(offersOf(asked(...group('pick', 12, '')), true))).toEqual([]);
  });

  it('are only powers while several picks are wanted', () => {
    const options = [...group('ally', 3), optionInfo(['slaver', 1], { power: true })];
    expect(said(offersOf({ ...decision({ several: true }), options }, false))).toEqual(['slaver 1']);
  });
});

describe('the main button', () => {
  const [explore, end]: Offer[] = [
    { sort: 'option', option: EXPLORE },
    { sort: 'option', option: END },
  ];
  const ticket: Offer = { sort: 'group', name: 'fly', options: group('ticket', 3).map((option) => ({ ...option, special: true })) };

  it('is the only one', () => {
    expect(isMain(explore!, [explore!], 0)).toBe(true);
    expect(isMain(explore!, [explore!], 3)).toBe(false);
  });

  it('is the end of a turn once nothing usual is left', () => {
    expect(isMain(end!, [ticket, end!], 0)).toBe(true);
    expect(isMain(end!, [explore!, ticket, end!], 0)).toBe(false);
    expect(isMain(explore!, [explore!, ticket, end!], 0)).toBe(false);
  });
});
