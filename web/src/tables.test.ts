import { beforeEach, describe, expect, it, vi } from 'vitest';

/** As after a reload: what is known comes from the store. */
async function fresh() {
  vi.resetModules();
  return import('./tables.svelte');
}

beforeEach(() => localStorage.clear());

describe('my tables', () => {
  it('are kept with their seats, the newest first, over a reload', async () => {
    const { keepTable } = await fresh();
    keepTable('a', [0]);
    keepTable('b', [1, 2]);
    expect((await fresh()).myTables.all).toEqual([
      { id: 'b', seats: [1, 2] },
      { id: 'a', seats: [0] },
    ]);
  });

  it('stay in their place when a seat comes or goes', async () => {
    const { keepTable, myTables } = await fresh();
    keepTable('a', [0]);
    keepTable('b', [1]);
    keepTable('a', [0, 3]);
    expect(myTables.all).toEqual([
      { id: 'b', seats: [1] },
      { id: 'a', seats: [0, 3] },
    ]);
  });

  it('are forgotten when no seat is left', async () => {
    const { forgetTable, keepTable, myTables } = await fresh();
    keepTable('a', [0]);
    keepTable('b', [1]);
    keepTable('a', []);
    forgetTable('b');
    expect(myTables.all).toEqual([]);
  });

  it('of another window are not lost', async () => {
    const { keepTable, myTables } = await fresh();
    keepTable('a', [0]);
    (await fresh()).keepTable('elsewhere', [1]);
    keepTable('c', [2]);
    expect(myTables.all.map((table) => table.id)).toEqual(['c', 'elsewhere', 'a']);
  });

  it('survive a store that holds nonsense', async () => {
    localStorage.setItem('tables', '[3, {"id": 5}, {"id": "a", "seats": [0]}]');
    expect((await fresh()).myTables.all).toEqual([{ id: 'a', seats: [0] }]);
    localStorage.setItem('tables', '{broken');
    expect((await fresh()).myTables.all).toEqual([]);
  });
});
