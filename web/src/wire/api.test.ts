import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage, t } from '../words/words.svelte';
import * as api from './api';

const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) => fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

beforeEach(async () => {
  await setLanguage('uk');
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('a request', () => {
  it('asks in the chosen language and reads the answer', async () => {
    answer([{ name: 'abyss' }]);
    expect(await api.games()).toEqual([{ name: 'abyss' }]);
    const [path, request] = fetched.mock.lastCall!;
    expect(path).toBe('/api/games');
    expect(request).toMatchObject({ method: 'GET', headers: { 'Accept-Language': 'uk' }, body: null });
  });

  it('sends what is wished as JSON', async () => {
    answer({ table: 'abc', seats: [1], invite: '' }, 201);
    await api.claim('abc', { name: 'Vera', invite: 'key' });
    const [path, request] = fetched.mock.lastCall!;
    expect(path).toBe('/api/tables/abc/claim');
    expect(request).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
    expect(JSON.parse(String(request!.body))).toEqual({ name: 'Vera', invite: 'key' });
  });

  it('that is refused says why, in the words of the server', async () => {
    answer({ code: 'table_full', text: 'Усі місця зайняті.' }, 409);
    await expect(api.claim('abc', { name: 'Vera' })).rejects.toMatchObject({
      code: 'table_full',
      message: 'Усі місця зайняті.',
      status: 409,
    });
  });

  it.each([
    ['an error page', new Response('<html>', { status: 502 })],
    ['an answer that is no JSON', new Response('<html>', { status: 200 })],
    ['a refusal without a sentence', new Response('{"detail": "no"}', { status: 500 })],
  ])('that meets %s has a sentence of our own', async (_, response) => {
    fetched.mockResolvedValueOnce(response);
    await expect(api.games()).rejects.toMatchObject({ code: 'broken', message: t('web-broken') });
  });

  it('that reaches nobody says so', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(api.games()).rejects.toMatchObject({ code: 'offline', message: t('web-offline') });
  });

  it('for leaving wants no answer', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await expect(api.leave('abc', { seat: 0 })).resolves.toBeUndefined();
  });

  it('cannot be led astray by what stands in an address', async () => {
    answer({});
    await api.table('../games');
    expect(fetched.mock.lastCall![0]).toBe('/api/tables/..%2Fgames');
  });
});

describe('the address of a socket', () => {
  it('is that of the page, with the seat if there is one', () => {
    const { host } = location;
    expect(api.socketAddress('abc', 2)).toBe(`ws://${host}/api/tables/abc/socket?seat=2`);
    expect(api.socketAddress('abc', null)).toBe(`ws://${host}/api/tables/abc/socket`);
  });
});
