import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claim, claimAgain } from './claiming';
import type { Claim } from './types';

const fetched = vi.fn<typeof fetch>();
const seated = () => fetched.mockResolvedValueOnce(new Response('{"table": "abc", "seats": [1], "invite": ""}', { status: 201 }));
const broken = () => fetched.mockRejectedValueOnce(new TypeError('the line broke'));
const refused = (status: number) =>
  fetched.mockResolvedValueOnce(new Response('{"code": "table_full", "text": "All seats are taken."}', { status }));
const asked = () => fetched.mock.calls.map(([, request]) => JSON.parse(String(request!.body)) as Claim);

let kept: Record<string, string> = {};
beforeEach(() => {
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('a claim', () => {
  it('has a name that nobody can guess', async () => {
    seated();
    await claim('abc', { name: 'Vera', invite: 'key' });
    expect(asked()[0]).toMatchObject({ name: 'Vera', invite: 'key', id: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  });

  it('of which nothing was heard is made again under the same name', async () => {
    broken();
    await expect(claim('abc', { name: 'Vera' })).rejects.toMatchObject({ code: 'offline' });
    seated();
    expect((await claim('abc', { name: 'Vera' })).seats).toEqual([1]);
    expect(asked()[1]!.id).toBe(asked()[0]!.id);
  });

  it('that was answered is over: the next one is another', async () => {
    seated();
    await claim('abc', { name: 'Vera', seat: 1 });
    refused(409);
    await expect(claim('abc', { name: 'Vera', seat: 1 })).rejects.toMatchObject({ code: 'table_full' });
    seated();
    await claim('abc', { name: 'Vera', seat: 1 });
    expect(new Set(asked().map((each) => each.id)).size).toBe(3);
  });

  it('that a server in trouble could not answer is not over', async () => {
    refused(503);
    await expect(claim('abc', { name: 'Vera' })).rejects.toThrow();
    seated();
    await claim('abc', { name: 'Vera' });
    expect(asked()[1]!.id).toBe(asked()[0]!.id);
  });

  it('for another seat or table has another name', async () => {
    for (const [table, body] of [
      ['abc', { name: 'Vera' }],
      ['abc', { name: 'Olha', seat: 2 }],
      ['xyz', { name: 'Vera' }],
    ] as const) {
      broken();
      await expect(claim(table, body)).rejects.toThrow();
    }
    expect(new Set(asked().map((each) => each.id)).size).toBe(3);
  });
});

describe('whoever comes back to a table', () => {
  it('asks for the seats of which nothing was heard, and only for those', async () => {
    broken();
    await expect(claim('abc', { name: 'Vera', invite: 'key' })).rejects.toThrow();
    broken();
    await expect(claim('xyz', { name: 'Vera' })).rejects.toThrow();
    seated();
    expect(await claimAgain('abc')).toBe(true);
    expect(asked()[2]).toEqual(asked()[0]);
    expect(await claimAgain('abc')).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
