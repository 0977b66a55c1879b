// What this browser keeps so that it can check the fair deal later: its own nonces, and the commitment as it stood
// before they were handed over.
import { recall, remember } from '../store';

type Nonces = Record<string, Record<string, string>>;
type Commitments = Record<string, string>;

/** Hexadecimal digits by chance. `crypto.randomUUID` is missing where a table is served without https in a home network. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The nonce of a seat of ours. It is made once: being ready a second time hands over the same one. */
export function nonceFor(table: string, seat: number): string {
  const kept = recall<Nonces>('nonces', {});
  const nonce = kept[table]?.[seat] ?? randomHex(32);
  remember('nonces', { ...kept, [table]: { ...kept[table], [seat]: nonce } });
  return nonce;
}

export function noncesOf(table: string): Record<string, string> {
  return recall<Nonces>('nonces', {})[table] ?? {};
}

/** The first commitment seen is kept: a later one could have been made with knowledge of the nonces. */
export function keepCommitment(table: string, commitment: string): void {
  const kept = recall<Commitments>('commitments', {});
  if (commitment && !kept[table]) remember('commitments', { ...kept, [table]: commitment });
}

export function commitmentOf(table: string): string {
  return recall<Commitments>('commitments', {})[table] ?? '';
}
