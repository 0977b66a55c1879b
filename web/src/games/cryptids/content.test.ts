import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ANY,
  BONUS,
  contentAt,
  contentOf,
  contentOpened,
  effectOf,
  hasContent,
  keepContent,
  placementOf,
  prepareContent,
  RUMOUR,
  skillPrice,
} from './content';
import type { Unnamed } from '../parts/named';
import { BUILT_IN, type Pack } from './facts';

const content = contentAt('');
const card = (id: string) => content.cards.find((each) => each.id === id)!;

describe('the built-in pack', () => {
  it('numbers places as views do: regions first', () => {
    expect(content.places).toHaveLength(27);
    expect(content.regions).toBe(16);
    expect(content.places[0]).toMatchObject({ id: 'N1', city: false, zone: 0, number: 1 });
    expect(content.places[16]).toMatchObject({ id: 'aachen', city: true, zone: ANY, number: 0 });
  });

  it('has lines that lead both ways', () => {
    for (const [here, { lines }] of content.places.entries())
      for (const there of lines) expect(content.places[there]!.lines).toContain(here);
  });

  it('reads cards', () => {
    expect(card('karadag_serpent')).toMatchObject({
      level: 2,
      habitat: 2,
      needs: [2, 5],
      when: 'found',
      does: [{ verb: 'xp', number: 1 }],
    });
    expect(card('achlis').at).toBe(ANY);
    expect(card('selma').needs).toEqual([5, ANY]);
    expect([card('aspid'), card('korkodil'), card('lagopus'), card('nessie')].map(placementOf)).toEqual([
      'empty',
      'two_terrains',
      'on_top',
      '',
    ]);
    expect(card('korkodil').habitat).toBe(ANY);
  });

  it('reads effects: a kind, the least of something, and a number', () => {
    expect(effectOf('kind_each reptile 2 1')).toEqual({ verb: 'kind_each', number: 1, least: 2, kind: 2 });
    expect(effectOf('refresh')).toEqual({ verb: 'refresh', number: 1, least: 0, kind: ANY });
  });

  it('numbers tiles of terrain from mountain to water', () => {
    expect(content.terrain).toHaveLength(51);
    expect(content.terrain[1]).toEqual({ kind: 0, shape: 'D2', symbols: [0, -1] });
    expect(content.terrain[50]).toEqual({ kind: 2, shape: 'Z4', symbols: [-1, -1, -1, -1] });
  });

  it('knows prices', () => {
    expect(content.evidencePrices[RUMOUR]).toBe(2);
    expect(content.evidencePrices[BONUS]).toBe(2);
    expect(skillPrice(content, 'collect', 3, false)).toBe(1);
    expect(skillPrice(content, 'collect', 2, false)).toBe(2);
    expect(skillPrice(content, 'collect', 2, true)).toBe(1);
  });

  it('reads contracts, dice and starting places', () => {
    expect(content.contracts[4]).toEqual({ sort: 'evidence', value: 4 });
    expect(content.requests.map(({ sort }) => sort)).toEqual(['zone', 'zone', 'zone', 'zone', 'kind', 'kind', 'kind', 'kind']);
    expect(content.die[4]).toEqual({ sort: 'restore', number: 2 });
    expect(content.hares[0]).toEqual({ sort: 'hare', number: 1 });
    expect(content.starts.map((cells) => cells.length)).toEqual([2, 2, 2]);
  });
});

describe('another pack', () => {
  const other: Unnamed<Pack> = {
    ...BUILT_IN,
    about: { ...BUILT_IN.about, id: 'mine' },
    cryptids: { cryptids: BUILT_IN.cryptids.cryptids.slice(0, 3) },
  };

  it('takes the place of the built-in one at its tables', () => {
    expect(hasContent('mine-1')).toBe(false);
    expect(() => contentAt('mine-1')).toThrow('The content pack mine-1 is not here.');
    expect(keepContent('mine-1', other).cards).toHaveLength(3);
    expect(contentAt('mine-1').cards).toHaveLength(3);
    expect(contentAt('').cards).toHaveLength(43);
  });

  it('comes out the same when it was sent as JSON', () => {
    expect(contentOf(JSON.parse(JSON.stringify(BUILT_IN)) as Pack)).toEqual(content);
  });
});

describe('the pack of a table', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is fetched once, by its name, and only if it is not here', async () => {
    const theirs = { ...BUILT_IN, about: { ...BUILT_IN.about, id: 'theirs', reconstructed: ['map'] } };
    const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(theirs))));
    vi.stubGlobal('fetch', asked);
    await prepareContent({});
    await prepareContent({ content: '' });
    expect(asked).not.toHaveBeenCalled();
    await prepareContent({ content: 'theirs-1-0badcafe' });
    await prepareContent({ content: 'theirs-1-0badcafe' });
    expect(contentOpened()).toBe(contentAt('theirs-1-0badcafe'));
    await prepareContent({});
    expect(contentOpened()).toBe(contentAt(''));
    expect(asked).toHaveBeenCalledExactlyOnceWith('/api/games/cryptids/content/theirs-1-0badcafe', expect.anything());
    expect(contentAt('theirs-1-0badcafe').pack.about.reconstructed).toEqual(['map']);
  });

  it('is not taken for another one when it cannot be had', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ code: 'pack_absent', text: 'It is not here.' }), { status: 409 })),
    );
    await expect(prepareContent({ content: 'gone-1-0badcafe' })).rejects.toThrow('It is not here.');
    expect(hasContent('gone-1-0badcafe')).toBe(false);
  });
});
