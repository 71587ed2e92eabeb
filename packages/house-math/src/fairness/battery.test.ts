import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { blockMessage } from './seeds.ts';

/**
 * Tests in the manner of NIST SP 800-22 on the raw committed stream, 2^21 bits of fixed seeds
 * so that nothing fails by chance. Each answers how many standard deviations the stream is off.
 * Source: domain.md 7, promises.md T14.
 */
const BITS = 2 ** 21;
const LIMIT = 4;

const bytes = Buffer.concat(
  Array.from({ length: BITS / 256 }, (_, nonce) => {
    const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'battery', nonce };
    return createHmac('sha256', seeds.serverSeed).update(blockMessage(seeds, 0)).digest();
  }),
);
const bits = Uint8Array.from({ length: BITS }, (_, i) => (bytes[i >> 3]! >> (7 - (i & 7))) & 1);
const ones = bits.reduce((sum, bit) => sum + bit, 0);

const chiSquare = (seen: readonly number[], expected: readonly number[]): number => {
  const chi = seen.reduce((sum, n, i) => sum + (n - expected[i]!) ** 2 / expected[i]!, 0);
  return (chi - (seen.length - 1)) / Math.sqrt(2 * (seen.length - 1));
};

test('frequency: ones and zeros are as many', () => {
  expect(Math.abs((2 * ones - BITS) / Math.sqrt(BITS))).toBeLessThan(LIMIT);
});

test('frequency within blocks of 1024 bits', () => {
  let chi = 0;
  const blocks = BITS / 1024;
  for (let block = 0; block < blocks; block++) {
    let own = 0;
    for (let i = 0; i < 1024; i++) own += bits[block * 1024 + i]!;
    chi += (own - 512) ** 2 / 256;
  }
  expect(Math.abs((chi - blocks) / Math.sqrt(2 * blocks))).toBeLessThan(LIMIT);
});

test('runs: the stream changes as often as it should', () => {
  let changes = 0;
  for (let i = 1; i < BITS; i++) if (bits[i] !== bits[i - 1]) changes++;
  expect(Math.abs((2 * changes - BITS + 1) / Math.sqrt(BITS - 1))).toBeLessThan(LIMIT);
});

test('cumulative sums: the walk of ones and zeros strays no further than chance', () => {
  let walk = 0;
  let furthest = 0;
  for (const bit of bits) {
    walk += 2 * bit - 1;
    furthest = Math.max(furthest, Math.abs(walk));
  }
  expect(furthest / Math.sqrt(BITS)).toBeGreaterThan(0.2);
  expect(furthest / Math.sqrt(BITS)).toBeLessThan(LIMIT);
});

test('bytes and pairs of nibbles are even', () => {
  const single = Array.from({ length: 256 }, () => 0);
  const across = Array.from({ length: 256 }, () => 0);
  bytes.forEach((byte, i) => {
    single[byte]!++;
    if (i > 0) across[((bytes[i - 1]! & 15) << 4) | (byte >> 4)]!++;
  });
  const even = (total: number) => Array.from({ length: 256 }, () => total / 256);
  expect(Math.abs(chiSquare(single, even(bytes.length)))).toBeLessThan(LIMIT);
  expect(Math.abs(chiSquare(across, even(bytes.length - 1)))).toBeLessThan(LIMIT);
});

test('longest run of ones in blocks of 128 bits (NIST 2.4)', () => {
  const shares = [0.1174, 0.243, 0.2493, 0.1752, 0.1027, 0.1124];
  const seen = Array.from({ length: 6 }, () => 0);
  const blocks = BITS / 128;
  for (let block = 0; block < blocks; block++) {
    let run = 0;
    let longest = 0;
    for (let i = 0; i < 128; i++) {
      run = bits[block * 128 + i] === 1 ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    seen[Math.min(Math.max(longest, 4), 9) - 4]!++;
  }
  expect(
    Math.abs(
      chiSquare(
        seen,
        shares.map((share) => share * blocks),
      ),
    ),
  ).toBeLessThan(LIMIT);
});

test('no bit tells of one that comes 1 to 64 bits or one block later', () => {
  for (const lag of [...Array.from({ length: 64 }, (_, i) => i + 1), 256, 512]) {
    let different = 0;
    for (let i = lag; i < BITS; i++) different += bits[i]! ^ bits[i - lag]!;
    const pairs = BITS - lag;
    expect(Math.abs((2 * different - pairs) / Math.sqrt(pairs))).toBeLessThan(LIMIT + 0.5);
  }
});
