// What can be checked of a record without playing it: that the file is whole and unaltered, and that its deal is the one
// that was promised before it. The file is described in src/bathysphere/engine/record.py, the deal in engine/deal_commitment.py.
import { sha256, sha256OfText } from './sha256';

export type CheckId = 'form' | 'whole' | 'hash' | 'ended' | 'table' | 'promise' | 'seed' | 'seen' | 'nonce';
/** `unknown`: there is nothing here to check it against, which is no fault. */
export type Verdict = 'pass' | 'fail' | 'unknown';

export interface Check {
  id: CheckId;
  verdict: Verdict;
  /** Tells apart the ways in which a check ends; the sentence is `verify-<id>-<way>`. */
  way: string;
  facts: Record<string, string | number>;
}

export interface Fair {
  commitment: string;
  secret: string;
  nonces: readonly string[];
}

/** What this browser noted before the deal, by table: the commitment it was shown, and the nonces of its own seats. */
export interface Noted {
  commitments: Readonly<Record<string, string>>;
  nonces(table: string): Readonly<Record<string, string>>;
}

/** The table that the file was fetched from, if it was: what it shows must be what the file says. */
export interface Source {
  table: string;
  fair: Fair & { seed: string };
}

/** One of the numbers behind the deal, to be read out or compared; `number` counts seats from 1. */
export interface Detail {
  what: 'commitment' | 'secret' | 'nonce' | 'seed';
  number: number;
  value: string;
}

export interface Report {
  checks: Check[];
  game: string;
  answers: number;
  /** Null where the record says nothing of its deal. */
  deal: Detail[] | null;
}

interface Header {
  game: string;
  seats: number;
  seed: string;
  fair?: Fair | null;
}

const NEWLINE = 10;
const FORMAT = 1;
const HASH = /^[0-9a-f]{64}$/;

/** Every check in the order in which a reader would ask for it; the first broken one of the file ends the list. */
export async function check(file: Uint8Array<ArrayBuffer>, noted: Noted, source: Source | null = null): Promise<Report> {
  const lines = split(file);
  const report: Report = { checks: [], game: '', answers: 0, deal: null };
  const say = (id: CheckId, verdict: Verdict, way: string = verdict, facts: Check['facts'] = {}) => {
    report.checks.push({ id, verdict, way, facts });
    return verdict !== 'fail';
  };

  const header = readHeader(lines[0]!);
  if (typeof header === 'string') {
    say('form', 'fail', header);
    return report;
  }
  report.game = header.game;
  say('form', 'pass');

  if (!isWhole(lines)) {
    say('whole', 'fail', 'fail', { line: Math.max(1, lines.length - 1) });
    return report;
  }
  say('whole', 'pass');

  report.answers = lines.length - 3;
  const body = file.subarray(0, file.length - lines.at(-2)!.length - 1);
  const closing = `{"answers":${report.answers},"hash":"${await sha256(body)}"}`;
  if (!say('hash', text(lines.at(-2)!) === closing ? 'pass' : 'fail', undefined, { answers: report.answers })) return report;
  const ended = report.answers > 0 && (parsed(lines.at(-3)!) as { last?: unknown } | null)?.last === true;
  say('ended', ended ? 'pass' : 'unknown');

  await checkDeal(header, noted, source, say);
  if (header.fair) report.deal = details(header.fair, header.seed);
  return report;
}

type Say = (id: CheckId, verdict: Verdict, way?: string, facts?: Check['facts']) => boolean;

async function checkDeal(header: Header, noted: Noted, source: Source | null, say: Say): Promise<void> {
  const fair = header.fair ?? null;
  if (source) say('table', agrees(header, source) ? 'pass' : 'fail');
  if (!fair) {
    say('promise', 'unknown');
    return;
  }
  say('promise', (await commitment(fair.secret)) === fair.commitment ? 'pass' : 'fail');
  const rightSeed = fair.nonces.length === header.seats && (await seed(fair)) === header.seed;
  say('seed', rightSeed ? 'pass' : 'fail');

  const table = source?.table ?? Object.keys(noted.commitments).find((id) => noted.commitments[id] === fair.commitment);
  const seen = table === undefined ? '' : (noted.commitments[table] ?? '');
  say('seen', seen === '' ? 'unknown' : seen === fair.commitment ? 'pass' : 'fail');
  const own = table === undefined ? [] : Object.entries(noted.nonces(table));
  if (own.length > 0) {
    const counted = own.every(([place, nonce]) => fair.nonces[Number(place)] === nonce);
    say('nonce', counted ? 'pass' : 'fail');
  }
}

function details(fair: Fair, dealt: string): Detail[] {
  return [
    { what: 'commitment', number: 0, value: fair.commitment },
    { what: 'secret', number: 0, value: fair.secret },
    ...fair.nonces.map((value, seat): Detail => ({ what: 'nonce', number: seat + 1, value })),
    { what: 'seed', number: 0, value: dealt },
  ];
}

function agrees(header: Header, { fair }: Source): boolean {
  if (!header.fair) return fair.seed === '' || fair.seed === header.seed;
  const { commitment: promised, secret, nonces } = header.fair;
  const same = fair.seed === header.seed && fair.commitment === promised && fair.secret === secret;
  return same && fair.nonces.join() === nonces.join();
}

export function commitment(secret: string): Promise<string> {
  return sha256OfText(`bathysphere secret 1\n${secret}`);
}

export function seed(fair: Pick<Fair, 'secret' | 'nonces'>): Promise<string> {
  return sha256OfText(`bathysphere seed 1\n${[fair.secret, ...fair.nonces].join('\n')}`);
}

/** The table that a link or a bare id names; '' if it is neither. */
export function tableIn(written: string): string {
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{1,64})(?:$|[/?#])/.exec(written.trim());
  return found?.[1] ?? '';
}

function split(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const lines: Uint8Array<ArrayBuffer>[] = [];
  let from = 0;
  for (let end = file.indexOf(NEWLINE); end >= 0; end = file.indexOf(NEWLINE, from)) {
    lines.push(file.subarray(from, end));
    from = end + 1;
  }
  return [...lines, file.subarray(from)];
}

function text(line: Uint8Array): string {
  return new TextDecoder().decode(line);
}

function parsed(line: Uint8Array): unknown {
  try {
    return JSON.parse(text(line));
  } catch {
    return null;
  }
}

/** A file that does not end with a closing line was cut off. */
function isWhole(lines: readonly Uint8Array[]): boolean {
  if (lines.length < 3 || lines.at(-1)!.length > 0) return false;
  const end = parsed(lines.at(-2)!) as { answers?: unknown; hash?: unknown } | null;
  return typeof end?.answers === 'number' && typeof end.hash === 'string';
}

/** The header, or the way in which this is no record of ours. */
function readHeader(line: Uint8Array): Header | 'foreign' | 'format' | 'broken' {
  const raw = parsed(line) as (Partial<Header> & { made_by?: unknown; format?: unknown }) | null;
  if (typeof raw !== 'object' || raw?.made_by !== 'bathysphere') return 'foreign';
  if (raw.format !== FORMAT) return 'format';
  const { game, seats, seed: dealt, fair } = raw;
  if (typeof game !== 'string' || typeof seats !== 'number' || typeof dealt !== 'string' || !HASH.test(dealt)) return 'broken';
  if (fair !== undefined && fair !== null && !isFair(fair)) return 'broken';
  return { game, seats, seed: dealt, fair: fair ?? null };
}

function isFair(fair: Partial<Fair>): fair is Fair {
  const { commitment: promised, secret, nonces } = fair;
  const words = typeof promised === 'string' && typeof secret === 'string' && Array.isArray(nonces);
  return words && nonces.every((nonce) => typeof nonce === 'string');
}
