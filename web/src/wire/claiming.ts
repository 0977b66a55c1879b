// Sitting down so that a lost answer costs nothing: a claim has a name of its own, which this browser keeps until it has
// heard what became of it. Whoever asks again with the same name gets the same seat.
import { recall, remember } from '../store';
import * as api from './api';
import { randomHex } from './fair';
import type { Claim, Seated } from './types';

const KEY = 'claims';
const MOST = 20;

interface Asked {
  table: string;
  body: Claim;
}

const unheard = (): Asked[] => recall<Asked[]>(KEY, []);
const isSame = (asked: Asked, table: string, seat: number | null) => asked.table === table && (asked.body.seat ?? null) === seat;

function keep(table: string, body: Claim): void {
  remember(KEY, [...unheard().filter((each) => !isSame(each, table, body.seat ?? null)), { table, body }].slice(-MOST));
}

function forget(table: string, body: Claim): void {
  remember(
    KEY,
    unheard().filter((each) => !isSame(each, table, body.seat ?? null)),
  );
}

/** Takes a seat. After a broken line the next call asks for the same one. */
export async function claim(table: string, body: Claim): Promise<Seated> {
  const before = unheard().find((each) => isSame(each, table, body.seat ?? null));
  const named = { ...body, id: before?.body.id ?? randomHex(16) };
  keep(table, named);
  try {
    const seated = await api.claim(table, named);
    forget(table, named);
    return seated;
  } catch (error) {
    // A refusal is an answer. Nothing heard at all, or a server in trouble, is none.
    if (error instanceof api.RequestError && error.status >= 400 && error.status < 500) forget(table, named);
    throw error;
  }
}

/** Asks once more for the seats of which nothing was heard; whether there were any. */
export async function claimAgain(table: string): Promise<boolean> {
  let any = false;
  for (const asked of unheard().filter((each) => each.table === table)) {
    try {
      await claim(table, asked.body);
      any = true;
    } catch {
      // It stays as it is: whoever wants the seat asks for it on the page.
    }
  }
  return any;
}
