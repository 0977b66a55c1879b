import { describe, expect, test, vi } from 'vitest';
import written from '../../../tests/records/abyss-2-random.record?raw';
import { check, commitment, seed, tableIn, type Noted, type Source } from './check';
import { sha256, sha256ByHand } from './sha256';

const NOBODY: Noted = { commitments: {}, nonces: () => ({}) };
const SECRET = 'ab'.repeat(32);
const NONCES = ['11'.repeat(32), '', '22'.repeat(32)];
/** As src/bathysphere/engine/deal_commitment.py works them out from these. */
const COMMITMENT = 'e2ad4bbbbf98637adbb248a687944d8303df2cf2990b777c068b38c1d1735265';
const SEED = '01d86934416cf91d60c0b65a7910d62ca8affe8db2749ec6d1067eff57a72c06';

const bytes = (text: string) => new TextEncoder().encode(text);

interface Given {
  seed?: string;
  seats?: number;
  fair?: object | null;
}

/** A record of two answers, rightly closed whatever it says. */
async function record({ seed: dealt = SEED, seats = 3, fair = { commitment: COMMITMENT, secret: SECRET, nonces: NONCES } }: Given = {}) {
  const header = { game: 'abyss', rules: 1, seats, options: {}, seed: dealt, players: [], format: 1, made_by: 'bathysphere', fair };
  const lines = [
    header,
    { seat: 0, kind: 'turn.action', choice: ['explore'] },
    { seat: 1, kind: 'turn.action', choice: ['pass'], last: true },
  ];
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  return `${body}{"answers":2,"hash":"${await sha256(bytes(body))}"}\n`;
}

async function verdicts(text: string, noted = NOBODY, source: Source | null = null) {
  const { checks } = await check(bytes(text), noted, source);
  return Object.fromEntries(checks.map(({ id, way }) => [id, way]));
}

describe('the file', () => {
  test('one that the engine wrote is whole and unaltered; without a fair deal nothing is said of the seed', async () => {
    const report = await check(bytes(written), NOBODY);
    expect(report).toMatchObject({ game: 'abyss', answers: 176 });
    expect(report.checks.map(({ id, way }) => [id, way])).toEqual([
      ['form', 'pass'],
      ['whole', 'pass'],
      ['hash', 'pass'],
      ['ended', 'pass'],
      ['promise', 'unknown'],
    ]);
  });

  test.each([
    ['an answer', '["explore"]', '["council",4]'],
    ['the seed', '36786a7f', '36786a70'],
    ['the number of answers', '{"answers":176', '{"answers":175'],
  ])('altering %s breaks the hash, and nothing behind it is believed', async (_, before, after) => {
    expect(await verdicts(written.replace(before, after))).toEqual({ form: 'pass', whole: 'pass', hash: 'fail' });
  });

  test('a line that was taken out breaks the hash', async () => {
    const lines = written.split('\n');
    expect(await verdicts([...lines.slice(0, 5), ...lines.slice(6)].join('\n'))).toMatchObject({ hash: 'fail' });
  });

  test.each([5000, written.length - 1, written.length - 40])('a file torn after %i letters is said to be torn', async (length) => {
    const torn = written.slice(0, length);
    const { checks } = await check(bytes(torn), NOBODY);
    expect(checks.at(-1)).toMatchObject({ id: 'whole', verdict: 'fail', facts: { line: torn.split('\n').length - 1 || 1 } });
  });

  test.each([
    ['', 'foreign'],
    ['a letter to a friend', 'foreign'],
    ['{"made_by":"somebody"}\n', 'foreign'],
    ['{"made_by":"bathysphere","format":9}\n', 'format'],
    ['{"made_by":"bathysphere","format":1,"game":"abyss","seats":2,"seed":"short"}\n', 'broken'],
  ])('what is no record is called so: %s', async (text, way) => {
    expect(await verdicts(text)).toEqual({ form: way });
  });

  test('a game that was broken off is no fault', async () => {
    const body = written.split('\n').slice(0, 4).join('\n') + '\n';
    const closing = `{"answers":3,"hash":"${await sha256(bytes(body))}"}\n`;
    expect(await verdicts(body + closing)).toMatchObject({ hash: 'pass', ended: 'unknown' });
  });
});

describe('the fair deal', () => {
  test('is worked out as the server does it', async () => {
    expect(await commitment(SECRET)).toBe(COMMITMENT);
    expect(await seed({ secret: SECRET, nonces: NONCES })).toBe(SEED);
  });

  test('holds in a good record', async () => {
    expect(await verdicts(await record())).toMatchObject({ promise: 'pass', seed: 'pass', seen: 'unknown' });
  });

  test('another secret than the promised one is noticed', async () => {
    const fair = { commitment: COMMITMENT, secret: 'cd'.repeat(32), nonces: NONCES };
    const dealt = await seed(fair);
    expect(await verdicts(await record({ fair, seed: dealt }))).toMatchObject({ promise: 'fail', seed: 'pass' });
  });

  test('a seed that does not follow is noticed', async () => {
    expect(await verdicts(await record({ seed: 'ef'.repeat(32) }))).toMatchObject({ promise: 'pass', seed: 'fail' });
  });

  test('a nonce too many or too few is noticed', async () => {
    expect(await verdicts(await record({ seats: 2 }))).toMatchObject({ seed: 'fail' });
  });

  test('what this browser saw before the deal is compared', async () => {
    const noted = (seen: string): Noted => ({ commitments: { abc: seen }, nonces: () => ({}) });
    const source = { table: 'abc', fair: { commitment: COMMITMENT, secret: SECRET, nonces: NONCES, seed: SEED } };
    expect(await verdicts(await record(), noted(COMMITMENT), source)).toMatchObject({ table: 'pass', seen: 'pass' });
    expect(await verdicts(await record(), noted('00'.repeat(32)), source)).toMatchObject({ seen: 'fail' });
    expect(await verdicts(await record(), noted('00'.repeat(32)))).toMatchObject({ seen: 'unknown' });
    expect(await verdicts(await record(), noted(COMMITMENT))).toMatchObject({ seen: 'pass' });
  });

  test('our own nonce must be in the deal', async () => {
    const noted = (nonce: string): Noted => ({ commitments: { abc: COMMITMENT }, nonces: () => ({ 2: nonce }) });
    expect(await verdicts(await record(), noted(NONCES[2]!))).toMatchObject({ nonce: 'pass' });
    expect(await verdicts(await record(), noted(NONCES[0]!))).toMatchObject({ nonce: 'fail' });
  });

  test('a file that says something else than its table is noticed', async () => {
    const source = { table: 'abc', fair: { commitment: COMMITMENT, secret: SECRET, nonces: NONCES, seed: '00'.repeat(32) } };
    expect(await verdicts(await record(), NOBODY, source)).toMatchObject({ table: 'fail' });
  });
});

test('a table is found in its link or by its bare id', () => {
  expect(tableIn(' k3v9TqWm ')).toBe('k3v9TqWm');
  expect(tableIn('https://play.example/t/k3v9TqWm')).toBe('k3v9TqWm');
  expect(tableIn('https://play.example/t/k3v9TqWm/replay?at=5')).toBe('k3v9TqWm');
  expect(tableIn('https://play.example/t/k3v9TqWm#invite=zzz')).toBe('k3v9TqWm');
  expect(tableIn('https://play.example/about')).toBe('');
  expect(tableIn('two words')).toBe('');
});

describe('SHA-256 by hand', () => {
  test.each([0, 1, 55, 56, 63, 64, 65, 119, 1000])('equals that of the browser for %i bytes', async (length) => {
    const message = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
    expect(sha256ByHand(message)).toBe(await sha256(message));
  });

  test('serves where the browser keeps its own from the page', async () => {
    vi.stubGlobal('crypto', {});
    expect(await sha256(bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    vi.unstubAllGlobals();
  });
});
