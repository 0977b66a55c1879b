import { describe, expect, it } from 'vitest';
import { contentAt } from './content';
import { JOURNEYS } from './fixtures/moments';
import { anchorsOf, labelsOf, offeredAt } from './where';
import { optionInfo } from '../../play/testing';

const MOMENTS = Object.values(JOURNEYS).flat();
const view = { seat: 1, players: [{ place: 16 }, { place: 20 }], display: [{ card: 12, region: 3 }, { card: 8, region: -1 }] };
const rows = { above: 4, below: 6 };
const at = (...choice: unknown[]) => anchorsOf(choice, view, rows);

describe('where a choice can be made', () => {
  it.each([
    [['move', 5], ['place:5']],
    [['collect', 'skill', 7, 2], ['place:7']],
    [['gather', 7, 2], ['place:7']],
    [['search', 'action', 0], ['place:20']],
    [['track', 'action', 0], ['card:0', 'place:3']],
    [['track', 'action', 1], ['card:1']],
    [['rebid', 0, 4], ['card:4']],
    [['swap', 6, 2], ['evidence:6', 'market:2']],
    [['sell', 6, 2], ['evidence:6', 'market:2']],
    [['prey', 12], ['own:12', 'card:0']],
    [['prey', 30], ['own:30']],
    [['commit', 0, 0, 'token', 'dice'], ['attempt']],
    [['hare_reroll', '0'], ['attempt']],
    [['lose', 6, 7], ['attempt']],
    [['spend', 12, 1, 2], ['poacher']],
    [['hare', 'coins'], ['hare:coins']],
    [['learn', 8], ['skill:8']],
    [['second_chance', '01'], ['skill:4', 'attempt']],
    [['up'], ['row:4']],
    [['paid', 'down'], ['row:6']],
    [['shift', 'down', 1], ['row:6']],
    [['shift', 'down', 2], []],
    [['down', 3], ['die:3']],
    [['down', -1], []],
    [['lay', 3, 0, 1, 2], ['reserve']],
    [['place', 3, 0, 1, 2], ['reserve']],
    [['request', 'action', 5, 1, 2], ['request:5']],
    [['relocate', 'skill', 9], ['own:9']],
    [['end'], []],
  ])('%j', (choice, anchors) => expect(at(...choice)).toEqual(anchors));

  it('is nowhere on the track without a free row', () => {
    expect(anchorsOf(['up'], view, { above: 0, below: 6 })).toEqual([]);
    expect(anchorsOf(['up'], view, null)).toEqual([]);
  });
});

describe.each(MOMENTS.map((moment) => [`${moment.kind} of ${moment.view.players.length}`, moment] as const))('%s', (_, { options, view: seen, aids }) => {
  const content = contentAt(seen.options.content);
  const infos = options.map((choice) => optionInfo(choice, { label: String(choice) }));
  const offered = offeredAt(infos, seen, aids);

  it('points only at what is there', () => {
    const most: Record<string, number> = { place: content.places.length, card: seen.display.length, market: seen.market.length, skill: 10, row: content.pack.board.track.rows + 1, die: 6, tile: content.terrain.length, own: content.cards.length, request: content.requests.length, evidence: 8 };
    for (const anchor of offered.keys()) {
      const [sort, number] = anchor.split(':');
      if (sort !== 'reserve') expect(Number(number), anchor).toBeLessThan(most[sort!]!);
    }
  });

  it('leaves to the prompt alone only what belongs to nothing', () => {
    const placed = new Set([...offered.values()].flat());
    const verbs = new Set(infos.filter((option) => !placed.has(option)).map(({ choice }) => choice[0]));
    expect([...verbs].filter((verb) => !['end', 'refresh', 'market'].includes(verb as string))).toEqual([]);
  });
});

it('says all that can be done in one place', () => {
  const options = [optionInfo(['move', 5], { label: 'Go' }), optionInfo(['collect', 'action', 5, 1], { label: 'Collect' })];
  expect(labelsOf(offeredAt(options, view, rows), 'place')).toEqual({ 5: 'Go. Collect' });
});
