import { describe, expect, it } from 'vitest';
import { contentAt } from '../content';
import { SKILLS } from '../facts';
import { modelOf } from '../fixtures/model';
import { stateOf, stayOf } from './states';
import { counted, refOf, usesOf, whyNot, type Thing } from './things';

const content = contentAt('');
const skill = (id: (typeof SKILLS)[number]): Thing => ({ kind: 'skill', number: SKILLS.indexOf(id) });
const of = (kind: Thing['kind'], number = 0): Thing => ({ kind, number });
describe('what can be done', () => {
  const options = [
    [['relocate', 'action', 12], 'Relocate: Dahu', [['cryptid', 12], ['action']]],
    [
      ['relocate', 'skill', 12],
      'Relocate: Dahu (skill)',
      [
        ['cryptid', 12],
        ['skill', 5],
      ],
    ],
    [['hare', 'coins'], 'Coins', [['hare', 'coins']]],
    [['end'], 'End'],
  ] as const;

  it('is found with each thing', () => {
    const { model } = modelOf({ options });
    expect(usesOf(model, of('cryptid', 12)).map(({ label }) => label)).toEqual(['Relocate: Dahu', 'Relocate: Dahu (skill)']);
    expect(usesOf(model, of('action')).map(({ label }) => label)).toEqual(['Relocate: Dahu']);
    expect(usesOf(model, skill('relocate')).map(({ label }) => label)).toEqual(['Relocate: Dahu (skill)']);
    expect(usesOf(model, of('hare', 1)).map(({ label }) => label)).toEqual(['Coins']);
    expect(usesOf(model, of('movement'))).toEqual([]);
  });

  it('or the server says why not, each reason once', () => {
    const { model } = modelOf({
      reasons: [
        ['In a city.', ['cryptid', 12]],
        ['Nothing here.', ['place', 4], ['action']],
        ['Nothing here.', ['action']],
        ['The map is full.', ['action']],
      ],
    });
    expect(whyNot(model, of('cryptid', 12))).toEqual(['In a city.']);
    expect(whyNot(model, of('cryptid', 13))).toEqual([]);
    expect(whyNot(model, of('action'))).toEqual(['Nothing here.', 'The map is full.']);
    expect(whyNot(model, of('xp'))).toEqual([]);
  });
});

describe('how things stand', () => {
  it('a skill is ready, used, lasting or not learned', () => {
    const me = { skills: 0b1000000011, ready: 0b01 };
    expect([0, 1, 2, 9].map((number) => stateOf(me, number))).toEqual(['ready', 'used', 'unlearned', 'lasting']);
  });

  it('a find waits, lives in the reserve or was given away', () => {
    const me = { waiting: [3], granted: [{ request: 1, cards: [5, 6] }] };
    expect([3, 4, 5].map((card) => stayOf(me, card))).toEqual(['waiting', 'settled', 'granted']);
  });

  it('equal things are counted', () => {
    expect(counted([1, 0, 1, 1])).toEqual([
      { number: 1, count: 3 },
      { number: 0, count: 1 },
    ]);
  });

  it('cards among them can be read in full', () => {
    expect(refOf(content, of('cryptid', 4))).toEqual(['cryptid', 4]);
    expect(refOf(content, of('coins'))).toBeNull();
    expect(content.hares[refOf(content, of('hare', 3))?.[1] as number]?.sort).toBe('reroll');
  });
});
