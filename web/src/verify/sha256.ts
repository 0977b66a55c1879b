// SHA-256 of bytes, as hexadecimal digits. Browsers keep WebCrypto from pages that come without https, such as those of
// a table in a home network; there the same sum is done by hand.

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (globalThis.crypto?.subtle) return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  return sha256ByHand(bytes);
}

export function sha256OfText(text: string): Promise<string> {
  return sha256(new TextEncoder().encode(text));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const BLOCK = 64;
const [START, ROUNDS] = constants();

/** FIPS 180-4, section 6.2. */
export function sha256ByHand(message: Uint8Array): string {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(message.length / 0x2000_0000));
  words.setUint32(padded.length - 4, message.length << 3);

  const sum = Uint32Array.from(START);
  const schedule = new Uint32Array(64);
  for (let block = 0; block < blocks; block += 1) {
    for (let at = 0; at < 16; at += 1) schedule[at] = words.getUint32(block * BLOCK + at * 4);
    for (let at = 16; at < 64; at += 1) {
      const [near, far] = [schedule[at - 2]!, schedule[at - 15]!];
      const one = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      const other = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      schedule[at] = one + schedule[at - 7]! + other + schedule[at - 16]!;
    }
    mix(sum, schedule);
  }
  const result = new DataView(new ArrayBuffer(32));
  sum.forEach((word, at) => result.setUint32(at * 4, word));
  return hex(new Uint8Array(result.buffer));
}

function mix(sum: Uint32Array, schedule: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round += 1) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + ROUNDS[round]! + schedule[round]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (sum[at] = sum[at]! + word));
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first bits behind the point of the square roots of the first 8 primes, and of the cube roots of the first 64. */
function constants(): [Uint32Array, Uint32Array] {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number += 1) if (primes.every((prime) => number % prime)) primes.push(number);
  const behindPoint = (root: number) => ((root % 1) * 0x1_0000_0000) | 0;
  return [
    Uint32Array.from(primes.slice(0, 8), (prime) => behindPoint(Math.sqrt(prime))),
    Uint32Array.from(primes, (prime) => behindPoint(Math.cbrt(prime))),
  ];
}
