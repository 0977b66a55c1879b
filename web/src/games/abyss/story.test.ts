import { beforeAll, expect, test } from 'vitest';
import { line } from '../../play/testing';
import { speaking } from '../testing';
import type { Model } from './model';
import { storyOf } from './story';
import { texts } from './texts';
import type { AbyssAids } from './types';

const standing = (total: number, locations: [number, number][]) => ({
  keys: 0,
  lords: 7,
  total,
  points: { locations, lords: 40, companions: 10, monsters: 0 },
});
const model = (totals: [number, number]): Pick<Model, 'aids' | 'names' | 'live'> => ({
  names: ['Anna', 'Mir'],
  aids: { standings: [standing(totals[0], [[3, 9]]), standing(totals[1], [[5, 14]])] } as unknown as AbyssAids,
  live: {
    table: 'reef',
    log: [line(1, { kind: 'last_round', data: { seat: 1, reason: 'lords' } })],
    said: [],
    covered: false,
    openSeat: () => undefined,
  },
});

beforeAll(() => speaking('abyss', texts));

test('tells what ended the game, what was worth most, and by how much it was won', () => {
  const story = storyOf(model([80, 74]));
  expect(story).toHaveLength(3);
  expect(story[0]).toContain('Mir');
  expect(story[1]).toMatch(/14.*Mir/);
  expect(story[2]).toMatch(/Anna.*6.*Mir/);
});

test('tells of a tie, and of nothing that no line says', () => {
  const { live: _, ...watched } = model([74, 74]);
  const story = storyOf(watched);
  expect(story).toHaveLength(2);
  expect(story[1]).toMatch(/Anna.*Mir.*74/);
});
