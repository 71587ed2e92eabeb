import { chiSquare, even } from './chi-square.ts';

/** One test of a stream: how many standard deviations it is off, and how many are too many. */
export type Finding = { readonly test: string; readonly off: number; readonly limit: number };

/** Chance alone goes past four standard deviations once in 16,000 tests. */
const LIMIT = 4;

type Stream = { readonly bytes: Uint8Array; readonly bits: Uint8Array; readonly ones: number };

/**
 * Tests in the manner of NIST SP 800-22 on a raw stream of 2^17 bytes or more. A finding whose
 * `off` is past its `limit` either way is not chance. Source: domain.md 7, promises.md T14.
 */
export function battery(bytes: Uint8Array): Finding[] {
  const bits = Uint8Array.from({ length: bytes.length * 8 }, (_, i) => bitOf(bytes, i));
  const stream = { bytes, bits, ones: bits.reduce((sum, bit) => sum + bit, 0) };
  const findings = TESTS.map(([test, off]) => ({ test, off: off(stream), limit: LIMIT }));
  return [...findings, ...LAGS.map((lag) => echo(stream, lag))];
}

export const isChance = ({ off, limit }: Finding): boolean => Math.abs(off) <= limit;

const bitOf = (bytes: Uint8Array, at: number): number =>
  ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;

const TESTS: readonly (readonly [test: string, off: (stream: Stream) => number])[] = [
  ['ones and zeros are as many', frequency],
  ['so they are in blocks of 1024 bits', blockFrequency],
  ['the stream changes as often as it should', runs],
  ['the walk of ones and zeros strays no further than chance', walk],
  ['bytes are even', ({ bytes }) => chiSquare(counts(bytes), even(256, bytes.length))],
  ['so are bytes that lie across two', ({ bytes }) => acrossBytes(bytes)],
  ['longest run of ones in blocks of 128 bits', longestRuns],
];

function frequency({ bits, ones }: Stream): number {
  return (2 * ones - bits.length) / Math.sqrt(bits.length);
}

function blockFrequency({ bits }: Stream): number {
  const blocks = Math.floor(bits.length / 1024);
  let chi = 0;
  for (let block = 0; block < blocks; block++) {
    let own = 0;
    for (let i = 0; i < 1024; i++) own += bits[block * 1024 + i] ?? 0;
    chi += (own - 512) ** 2 / 256;
  }
  return (chi - blocks) / Math.sqrt(2 * blocks);
}

function runs({ bits }: Stream): number {
  let changes = 0;
  for (let i = 1; i < bits.length; i++) if (bits[i] !== bits[i - 1]) changes++;
  return (2 * changes - bits.length + 1) / Math.sqrt(bits.length - 1);
}

/** The furthest point of the walk; one that hardly strays is as unlikely as one that strays far. */
function walk({ bits }: Stream): number {
  let at = 0;
  let furthest = 0;
  for (const bit of bits) {
    at += 2 * bit - 1;
    furthest = Math.max(furthest, Math.abs(at));
  }
  const strayed = furthest / Math.sqrt(bits.length);
  return strayed < 0.2 ? -Infinity : strayed;
}

function counts(bytes: Uint8Array): number[] {
  const seen = even(256, 0);
  for (const byte of bytes) seen[byte] = (seen[byte] ?? 0) + 1;
  return seen;
}

const acrossBytes = (bytes: Uint8Array): number => {
  const across = Uint8Array.from(
    { length: bytes.length - 1 },
    (_, i) => (((bytes[i] ?? 0) & 15) << 4) | ((bytes[i + 1] ?? 0) >> 4),
  );
  return chiSquare(counts(across), even(256, across.length));
};

/** Shares of blocks whose longest run is 4 or less, 5, 6, 7, 8, and 9 or more. NIST 2.4. */
const LONGEST = [0.1174, 0.243, 0.2493, 0.1752, 0.1027, 0.1124];

function longestRuns({ bits }: Stream): number {
  const blocks = Math.floor(bits.length / 128);
  const seen = even(LONGEST.length, 0);
  for (let block = 0; block < blocks; block++) {
    let run = 0;
    let longest = 0;
    for (let i = 0; i < 128; i++) {
      run = bits[block * 128 + i] === 1 ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    const place = Math.min(Math.max(longest, 4), 9) - 4;
    seen[place] = (seen[place] ?? 0) + 1;
  }
  return chiSquare(
    seen,
    LONGEST.map((share) => share * blocks),
  );
}

/** 1 to 64 bits, one block of the stream, and two. */
const LAGS = [...Array.from({ length: 64 }, (_, i) => i + 1), 256, 512];

/** So many lags are looked at that one of them may stray a little further. */
function echo({ bits }: Stream, lag: number): Finding {
  let different = 0;
  for (let i = lag; i < bits.length; i++) different += (bits[i] ?? 0) ^ (bits[i - lag] ?? 0);
  const pairs = bits.length - lag;
  const off = (2 * different - pairs) / Math.sqrt(pairs);
  return { test: `no bit tells of the one ${lag} later`, off, limit: LIMIT + 0.5 };
}
