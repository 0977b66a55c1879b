import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { t } from '../../../words/words.svelte';
import { clear, draw, words } from '../../drawing';
import { speaking } from '../../testing';
import { contentAt } from '../content';
import Ending from '../Ending.svelte';
import { modelOf, viewWith } from '../fixtures/model';
import { JOURNEYS } from '../fixtures/moments';
import { contractText, wantedName } from '../names';
import { texts } from '../texts';
import type { CryptidsView, PlayerView } from '../types';
import { bandOf, meets, shareOf, tieOf, wealthOf, worthOf } from './counting';

const content = contentAt('');
const card = (id: string): number => content.cards.findIndex((each) => each.id === id);
const EMPTY = {
  place: 0,
  coins: 0,
  xp: 0,
  evidence: [],
  skills: 1,
  ready: 1,
  found: [],
  waiting: [],
  granted: [],
  bids: [],
  tiles: [],
  tokens: [],
  contracts: [0, 7],
} satisfies PlayerView;
const points = (found: number) =>
  [
    ['found', found],
    ['coins', 0],
  ] as const;

beforeAll(() => speaking('cryptids', texts));
afterEach(clear);

function over(players: readonly Partial<PlayerView>[], totals: readonly number[], more: Partial<CryptidsView> = {}): CryptidsView {
  return viewWith(
    {},
    {
      players: players.map((player) => ({ ...EMPTY, ...player })),
      laid: [],
      terrain: [],
      rows: players.map((_, at) => at + 1),
      outcome: { winners: [0], points: totals.map(points), reason: 'arrived', sides: [] },
      ...more,
    },
  );
}

describe('contracts', () => {
  const bare = { terrain: [], laid: [] };

  it('count finds by what is printed', () => {
    const serpent = card('karadag_serpent');
    expect(meets(content, bare, serpent, { sort: 'evidence', value: 5 })).toBe(true);
    expect(meets(content, bare, serpent, { sort: 'evidence', value: 0 })).toBe(false);
    expect(meets(content, bare, serpent, { sort: 'kind', value: 2 })).toBe(true);
    expect(meets(content, bare, serpent, { sort: 'habitat', value: 2 })).toBe(true);
    expect(meets(content, bare, serpent, { sort: 'zone', value: 1 })).toBe(true);
    expect(meets(content, bare, -1, { sort: 'zone', value: 1 })).toBe(false);
  });

  it('find the Korkodil where its tile lies, and nowhere before', () => {
    const korkodil = card('korkodil');
    const [forest, water] = [1, 2].map((kind) => content.terrain.findIndex((tile) => tile.kind === kind));
    const lives = (laid: boolean) =>
      [0, 1, 2].filter((value) =>
        meets(
          content,
          {
            terrain: [
              { tile: forest!, turn: 0, row: 0, column: 0, owner: -1 },
              { tile: water!, turn: 0, row: 0, column: 0, owner: -1 },
            ],
            laid: laid ? [{ tile: korkodil, turn: 0, row: 0, column: 0, owner: 0 }] : [],
          },
          korkodil,
          { sort: 'habitat', value },
        ),
      );
    expect(lives(false)).toEqual([]);
    expect(lives(true)).toEqual([1, 2]);
  });

  it('agree with what the table says on the way', () => {
    for (const { view, aids } of [...JOURNEYS.two, ...JOURNEYS.four, ...JOURNEYS.alone]) {
      const player = view.players[aids.seat]!;
      expect(player.contracts.map((contract) => worthOf(content, view, player.found, contract))).toEqual(aids.contracts);
    }
  });
});

describe('a tie', () => {
  const found = (number: number) => ({ found: Array.from({ length: number }, (_, at) => at) });

  it('is no tie where one has most', () => {
    expect(tieOf(content, over([{}, {}], [5, 4]))).toBeNull();
  });

  it('is decided by finds first', () => {
    expect(tieOf(content, over([found(3), found(2), {}], [9, 9, 4]))).toEqual({
      seats: [0, 1],
      compared: [{ by: 'found', numbers: [3, 2], decided: true }],
    });
  });

  it('then by those that were relocated, in the reserve or for a request', () => {
    const view = over([{ ...found(2), granted: [{ request: 0, cards: [0, 1] }] }, found(2)], [9, 9], {
      laid: [
        { tile: 0, turn: 0, row: 0, column: 0, owner: 0 },
        { tile: 5, turn: 0, row: 3, column: 3, owner: 1 },
      ],
    });
    expect(tieOf(content, view)!.compared).toEqual([
      { by: 'found', numbers: [2, 2], decided: false },
      { by: 'relocated', numbers: [2, 1], decided: true },
    ]);
  });

  it('then by experience and coins, with evidence sold', () => {
    const view = over([{ coins: 1, evidence: [3] }, { coins: 3 }], [9, 9]);
    expect(wealthOf(content, view.players[0]!)).toBe(1 + content.evidencePrices[3]!);
    expect(tieOf(content, view)!.compared[2]).toEqual({ by: 'wealth', numbers: [4, 3], decided: true });
  });

  it('is shared in the end', () => {
    const tie = tieOf(content, over([{}, {}], [9, 9]))!;
    expect(tie.compared.some(({ decided }) => decided)).toBe(false);
  });
});

describe('the ending', () => {
  it('of several lays contracts open and says which one counted', () => {
    const view = over([{ found: [card('karadag_serpent')], contracts: [5, 7] }, {}], [5, 4]);
    const root = draw(Ending, { model: modelOf({ view }).model });
    const [counts, lost] = [...root.querySelectorAll('.contracts')[0]!.children].map(words);
    expect([counts, lost].map((each) => /does not count/.test(each ?? '')).sort()).toEqual([false, true]);
    for (const contract of [5, 7]) expect(words(root)).toContain(wantedName(content.contracts[contract]!));
    expect(words(root)).toContain('found 2');
    expect(words(root)).not.toContain(t('ending-tie'));
    expect(words(root)).toContain(contractText(content.contracts[view.shared]!));
  });

  it('tells what decided a tie', () => {
    const root = draw(Ending, { model: modelOf({ view: over([{ found: [1] }, {}], [5, 5]) }).model });
    expect(words(root.querySelector('.decided'))).toBe(`${t('ending-tie-found')}${t('ending-tie-decided')}10`);
  });

  it('measures shares of the reserve', () => {
    const laid = [
      { tile: card('trochus'), turn: 0, row: 0, column: 0, owner: 0 },
      { tile: card('lossie'), turn: 0, row: 0, column: 0, owner: 0 },
    ];
    expect(shareOf(content, { laid }, 0).number).toBe(2);
    expect(shareOf(content, { laid: [laid[0]!, laid[0]!] }, 0).cells).toBe(shareOf(content, { laid: [laid[0]!] }, 0).cells);
    expect(shareOf(content, { laid }, 1)).toEqual({ number: 0, cells: 0 });
  });
});

describe('a journey against the poacher', () => {
  const alone = JOURNEYS.alone[2];
  const ended = (captives: readonly number[], total: number | null): CryptidsView => ({
    ...alone.view,
    poacher: { ...alone.view.poacher!, captives },
    outcome: {
      winners: total === null ? [] : [0],
      points: total === null ? [] : [points(total)],
      reason: total === null ? 'too_many_lost' : 'arrived',
      sides: [],
    },
  });

  it.each([
    [0, 'trainee'],
    [11, 'trainee'],
    [12, 'novice'],
    [15, 'novice'],
    [16, 'ordinary'],
    [20, 'splendid'],
    [25, 'splendid'],
    [26, 'monument'],
    [80, 'monument'],
  ] as const)('with %i is rated %s', (total, rating) => {
    expect(bandOf(total).rating).toBe(rating);
  });

  it('shows all bands and where it lies', () => {
    const root = draw(Ending, { model: modelOf({ view: ended([], 17), aids: alone.aids }).model });
    expect(root.querySelectorAll('[aria-label="How the journey is rated"] li')).toHaveLength(5);
    expect(words(root.querySelector('.here'))).toBe(`16–19 ${t('rating-ordinary')} ${t('ending-here', { number: 17 })}`);
    expect(words(root)).not.toContain('does not count');
  });

  it('tells how it was lost', () => {
    const root = draw(Ending, { model: modelOf({ view: ended([0, 1, 2, 3, 4], null), aids: alone.aids }).model });
    expect(words(root.querySelector('.over'))).toBe('Caught by the poacher: 5 of 5');
    expect(root.querySelectorAll('.captives button')).toHaveLength(5);
    expect(root.querySelector('.here')).toBeNull();
  });
});
