import { describe, expect, it } from 'vitest';
import { bonusesOf, fits, missed, plansOf, proposed, switched, waysAt } from './attempt';
import { optionInfo } from '../../../play/testing';

const option = (...choice: unknown[]) => optionInfo(choice);
const odds = (dice: number) => ({ dice, chance: 100 / 2 ** dice, best: 100 / 2 ** dice });
const options = [
  option('commit', 2, 0, 'token', 'dice'),
  option('commit', 2, 0, 'token', 'pair'),
  option('commit', 2, 1, 'token', 'pair'),
  option('commit', 2, 0, 'dice', 'pair'),
  option('commit', 2, 1, 'dice', 'pair'),
  option('commit', 2, 0, 'pair', 'dice'),
];
const plans = plansOf(
  options,
  options.map(({ choice }) => odds(choice.filter((way) => way === 'dice').length)),
);

describe('an attempt', () => {
  it('is planned by what each requirement is met with', () => {
    expect(plans).toHaveLength(6);
    expect(plans[2]).toEqual({
      choice: ['commit', 2, 1, 'token', 'pair'],
      ways: ['token', 'pair'],
      bonus: 1,
      dice: 0,
      odds: { dice: 0, chance: 100, best: 100 },
    });
    expect(plansOf([option('accept')], [])).toEqual([]);
  });

  it('is proposed with as few dice and as few pairs as possible', () => {
    expect(proposed(plans)).toBe(plans[1]);
    expect(proposed([plans[5]!, plans[0]!])).toBe(plans[0]);
    expect(proposed([])).toBeNull();
  });

  it('changes one requirement and keeps the others where it can', () => {
    expect(waysAt(plans, 0)).toEqual(['token', 'dice', 'pair']);
    expect(switched(plans, plans[2]!, 0, 'dice')).toBe(plans[4]);
    expect(switched(plans, plans[1]!, 0, 'pair')).toBe(plans[5]);
    expect(switched(plans, plans[1]!, 0, 'bones')).toBe(plans[1]);
  });

  it('lets the player keep either sort of rumour', () => {
    expect(bonusesOf(plans, plans[1]!)).toEqual([plans[1], plans[2]]);
    expect(bonusesOf(plans, plans[0]!)).toEqual([plans[0]]);
  });
});

describe('dice', () => {
  it('that failed are thrown again', () => {
    expect(missed(['success', 'luck'])).toEqual([1]);
    expect(missed(['failure', 'luck'])).toEqual([0, 1]);
  });

  it('are named by their places', () => {
    const again = [option('second_chance', '0'), option('second_chance', '1'), option('second_chance', '01'), option('hare_reroll', '1')];
    const about = (...dice: number[]) => again.filter((each) => fits(each, dice));
    expect(about(1, 0)).toEqual([again[2]]);
    expect(about(1)).toEqual([again[1], again[3]]);
    expect(about()).toEqual([]);
    expect(fits(option('accept'), [1])).toBe(true);
  });
});
