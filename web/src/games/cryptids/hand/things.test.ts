import { describe, expect, it } from 'vitest';
import type { Choice } from '../../contract';
import { BONUS, contentAt, RUMOUR } from '../content';
import { SKILLS } from '../facts';
import { modelOf, viewWith } from '../fixtures/model';
import { stateOf, stayOf } from './standing';
import { answerOf, counted, refOf, thingsOf, usesOf, whyNot, type Thing } from './things';

const content = contentAt('');
const skill = (id: (typeof SKILLS)[number]): Thing => ({ kind: 'skill', number: SKILLS.indexOf(id) });
const of = (kind: Thing['kind'], number = 0): Thing => ({ kind, number });
const turn = (more: object = {}) => ({ turn: { ...viewWith().turn, ...more } });
const things = (...choice: Choice) => thingsOf(choice, turn());

describe('a choice belongs to', () => {
  it('the marker that it uses: movement, action, or what is left of a split movement', () => {
    expect(thingsOf(['move', 3], turn())).toEqual([of('movement')]);
    expect(thingsOf(['move', 3], turn({ moved: true }))).toEqual([of('action')]);
    expect(thingsOf(['move', 3], turn({ moved: true, steps: 1 }))).toEqual([of('movement')]);
    expect(things('refresh')).toEqual([of('action')]);
  });

  it('the main action, or the skill that repeats it', () => {
    expect(things('collect', 'action', 3, 4)).toEqual([of('action')]);
    expect(things('collect', 'skill', 3, 4)).toEqual([skill('collect')]);
    expect(things('track', 'skill', 2)).toEqual([skill('track')]);
    expect(things('search', 'action', 0)).toEqual([of('action'), of('evidence', RUMOUR)]);
    expect(things('search', 'skill', 1)).toEqual([skill('track'), of('evidence', BONUS)]);
    expect(things('relocate', 'skill', 12)).toEqual([skill('relocate'), of('cryptid', 12)]);
    expect(things('request', 'action', 5, 12, 14)).toEqual([of('action'), of('cryptid', 12), of('cryptid', 14)]);
  });

  it('skills that are used, learned, restored or gained', () => {
    expect(things('ticket', 20)).toEqual([skill('ticket')]);
    expect(things('luck')).toEqual([skill('luck')]);
    expect(things('second_chance', '01')).toEqual([skill('second_chance')]);
    expect(things('learn', 3)).toEqual([of('skill', 3), of('xp')]);
    expect(things('restore', 3)).toEqual([of('skill', 3), of('coins')]);
    expect(things('renew', 3)).toEqual([of('skill', 3)]);
    expect(things('gain_skill', 3)).toEqual([of('skill', 3)]);
  });

  it('the assistant, coins, bids, evidence, tiles, cryptids and tokens', () => {
    expect(things('down', 2)).toEqual([of('assistant')]);
    expect(things('paid', 'up')).toEqual([of('assistant'), of('coins')]);
    expect(things('rebid', 1, 4)).toEqual([of('bid')]);
    expect(things('sell', 3, 0)).toEqual([of('evidence', 3)]);
    expect(things('lose', 6, 6, 7)).toEqual([of('evidence', 6), of('evidence', 7)]);
    expect(things('tile', 20)).toEqual([of('tile', 20)]);
    expect(things('ability', 9)).toEqual([of('cryptid', 9)]);
    expect(things('hare', 'coins')).toEqual([of('hare', 1)]);
    expect(things('hare_reroll', '0')).toEqual([of('hare', 3)]);
  });

  it('nothing of one’s own where it is aimed at the board', () => {
    expect([things('end'), things('city', 16), things('lay', 3, 0, 2, 2), things('commit', 2, 0, 'token'), things('take', 4)].flat()).toEqual([]);
  });
});

describe('what can be done', () => {
  const options = [[['relocate', 'action', 12], 'Relocate: Dahu'], [['relocate', 'skill', 12], 'Relocate: Dahu (skill)'], [['end'], 'End']] as const;

  it('is found with each thing', () => {
    const { model } = modelOf({ options });
    expect(usesOf(model, of('cryptid', 12)).map(({ label }) => label)).toEqual(['Relocate: Dahu', 'Relocate: Dahu (skill)']);
    expect(usesOf(model, of('action')).map(({ label }) => label)).toEqual(['Relocate: Dahu']);
    expect(usesOf(model, of('movement'))).toEqual([]);
  });

  it('is done at a touch only where the question is about nothing else', () => {
    const tiles = [[['tile', 3], 'Lay: I3'], [['tile', 20], 'Lay: L4']] as const;
    expect(answerOf(modelOf({ options: tiles, kind: 'terrain.tile' }).model, of('tile', 3))).toEqual(['tile', 3]);
    expect(answerOf(modelOf({ options }).model, of('action'))).toBeNull();
    const pairs = [[['lose', 6, 6], 'Both'], [['lose', 6], 'One']] as const;
    expect(answerOf(modelOf({ options: pairs, kind: 'track.lose' }).model, of('evidence', 6))).toBeNull();
  });

  it('or the server says why not, each reason once', () => {
    const view = viewWith({ waiting: [12], skills: 0b101, ready: 0b001, place: 4 });
    const reasons = [
      [['relocate', 12], 'In a city.'], [['learn', 3], 'Too dear.'], [['restore', 2], 'Only after a step up.'], [['refresh'], 'The map is full.'], [['collect', 4], 'Nothing here.'], [['search'], 'Nothing here.'],
    ] as const;
    const { model } = modelOf({ view, reasons });
    expect(whyNot(model, of('cryptid', 12))).toEqual(['In a city.']);
    expect(whyNot(model, of('cryptid', 13))).toEqual([]);
    expect(whyNot(model, of('skill', 3))).toEqual(['Too dear.']);
    expect(whyNot(model, of('skill', 2))).toEqual(['Only after a step up.']);
    expect(whyNot(model, of('action'))).toEqual(['Nothing here.', 'The map is full.']);
    expect(whyNot(model, of('xp'))).toEqual([]);
  });

  it('asks of a ready skill what it would be used for', () => {
    const view = viewWith({ waiting: [12], skills: 0b111111, ready: 0b111111, place: 4, bids: [2, -1] });
    const reasons = [[['collect', 4], 'a'], [['track', 2], 'b'], [['luck'], 'c'], [['second_chance'], 'd'], [['relocate', 12], 'e']] as const;
    const { model } = modelOf({ view, reasons });
    expect((['collect', 'track', 'luck', 'second_chance', 'relocate', 'ticket'] as const).map((id) => whyNot(model, skill(id)).join())).toEqual(['a', 'b', 'c', 'd', 'e', '']);
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
    expect(counted([1, 0, 1, 1])).toEqual([{ number: 1, count: 3 }, { number: 0, count: 1 }]);
  });

  it('cards among them can be read in full', () => {
    expect(refOf(content, of('cryptid', 4))).toEqual(['cryptid', 4]);
    expect(refOf(content, of('coins'))).toBeNull();
    expect(content.hares[refOf(content, of('hare', 3))?.[1] as number]?.sort).toBe('reroll');
  });
});
