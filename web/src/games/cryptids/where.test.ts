import { describe, expect, it } from 'vitest';
import { optionInfo } from '../../play/testing';
import { contentAt } from './content';
import { JOURNEYS } from './fixtures/moments';
import { labelsOf, offeredAt } from './where';

const MOMENTS = Object.values(JOURNEYS).flat();

describe.each(MOMENTS.map((moment) => [`${moment.kind} of ${moment.view.players.length}`, moment] as const))(
  '%s',
  (_, { options, at, view: seen }) => {
    const content = contentAt(seen.options.content);
    const infos = options.map((choice, number) => optionInfo(choice, { at: at[number]! }));
    const offered = offeredAt(infos);

    it('points only at what is there', () => {
      const most: Record<string, number> = {
        place: content.places.length,
        display: seen.display.length,
        market: seen.market.length,
        skill: 10,
        row: content.pack.board.track.rows + 1,
        die: 6,
        tile: content.terrain.length,
        cryptid: content.cards.length,
        request: content.requests.length,
        evidence: 8,
      };
      for (const anchor of offered.keys()) {
        const [sort, number] = anchor.split(':');
        if (number !== undefined) expect(Number(number), anchor).toBeLessThan(most[sort!]!);
        else expect(['reserve', 'movement', 'action', 'assistant', 'coins', 'xp', 'bid']).toContain(sort);
      }
    });

    it('leaves to the prompt alone only what belongs to nothing', () => {
      const placed = new Set([...offered.values()].flat());
      expect(
        [...new Set(infos.filter((option) => !placed.has(option)).map(({ choice }) => choice[0]))].filter((verb) => verb !== 'end'),
      ).toEqual([]);
    });
  },
);

it('says all that can be done in one place', () => {
  const options = [
    optionInfo(['move', 5], { label: 'Go', at: [['place', 5], ['movement']] }),
    optionInfo(['collect', 'action', 5, 1], { label: 'Collect', at: [['place', 5]] }),
  ];
  expect(labelsOf(offeredAt(options), 'place')).toEqual({ 5: 'Go. Collect' });
  expect(offeredAt(options).get('movement')).toEqual([options[0]]);
});
