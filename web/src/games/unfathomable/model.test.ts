import { expect, test } from 'vitest';
import { viewOf } from './fixtures/model';
import { DISTRESS } from './fixtures/voyage';
import { actionsLeft } from './model';

test('the actions of a seat are those it has now and those it has when others are done', () => {
  const view = viewOf(DISTRESS, {
    acting: {
      seat: 1,
      left: 2,
      waiting: [
        [2, 1],
        [0, 1],
        [1, 1],
      ],
    },
  });
  expect([0, 1, 2].map((seat) => actionsLeft(view, seat))).toEqual([1, 3, 1]);
  expect(actionsLeft(viewOf(), 0)).toBe(0);
});
