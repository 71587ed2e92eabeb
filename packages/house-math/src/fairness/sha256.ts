import type { Hash } from './draw-chain.ts';
import { blockRandom, type Random } from './random.ts';
import { assertSeeds, blockMessage, type Seeds, STREAM_BLOCKS } from './seeds.ts';

/**
 * SHA-256 and HMAC in plain arithmetic (FIPS 180-4 and 198-1), the same in every place that runs
 * JavaScript, and at once: a chain of 10,000 links is hashed in some 80 ms, where a browser's own
 * digest answers each link by a promise of its own, and only on https. For what is public: it is
 * not written to keep a secret from those who can measure its time.
 */
export const sha256: Hash = (text) => hexOf(digestOf(utf8.encode(text)));

/** The numbers of one draw or round, or of one stream of it; what `hmacRandom` gives. */
export function plainRandom(seeds: Seeds, stream = 0): Random {
  assertSeeds(seeds);
  const mac = hmacBy(utf8.encode(seeds.serverSeed));
  const from = stream * STREAM_BLOCKS;
  return blockRandom((block) => mac(utf8.encode(blockMessage(seeds, from + block))));
}

const utf8 = new TextEncoder();
const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const BLOCK = 64;
const FRACTION = 2 ** 32;

/** The first 32 bits of the fractions of roots of the first primes. */
const PRIMES = primes(64);
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fractionOf(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++)
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

function fractionOf(root: number): number {
  return Math.floor((root - Math.floor(root)) * FRACTION);
}

function hmacBy(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? digestOf(key) : key);
  const inner = padded.map((byte) => byte ^ 0x36);
  const outer = padded.map((byte) => byte ^ 0x5c);
  return (message) => digestOf(joined(outer, digestOf(joined(inner, message))));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function digestOf(message: Uint8Array): Uint8Array {
  // The message, a 1, as many 0 as fill the last block but eight bytes, and the length in bits.
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((message.length * 8) / FRACTION));
  view.setUint32(padded.length - 4, message.length * 8);
  const state = Uint32Array.from(START);
  const schedule = new Uint32Array(BLOCK);
  for (let at = 0; at < padded.length; at += BLOCK) {
    fill(schedule, view, at);
    compress(state, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [place, each] of state.entries()) digest.setUint32(4 * place, each);
  return new Uint8Array(digest.buffer);
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The value at a place that is there. */
const word = (words: Uint32Array, place: number): number => words[place] as number;

function fill(w: Uint32Array, block: DataView, from: number): void {
  for (let t = 0; t < 16; t++) w[t] = block.getUint32(from + 4 * t);
  for (let t = 16; t < 64; t++) {
    const near = word(w, t - 2);
    const far = word(w, t - 15);
    const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const nil = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    w[t] = one + word(w, t - 7) + nil + word(w, t - 16);
  }
}

function compress(state: Uint32Array, w: Uint32Array): void {
  let a = word(state, 0);
  let b = word(state, 1);
  let c = word(state, 2);
  let d = word(state, 3);
  let e = word(state, 4);
  let f = word(state, 5);
  let g = word(state, 6);
  let h = word(state, 7);
  for (let t = 0; t < 64; t++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + word(ROUNDS, t) + word(w, t)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const after = [a, b, c, d, e, f, g, h];
  for (let place = 0; place < 8; place++)
    state[place] = word(state, place) + (after[place] as number);
}

function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += DIGITS[byte];
  return text;
}
