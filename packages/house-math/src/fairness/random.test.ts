import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chiSquare, even } from './chi-square.ts';
import { hmacRandom } from './hmac-node.ts';
import { blockRandom, MAPPING_VERSION } from './random.ts';
import { simulationRandom } from './simulation.ts';

const words = (...values: number[]) =>
  blockRandom((round) => {
    const view = new DataView(new ArrayBuffer(4));
    const value = values[round];
    if (value === undefined) throw new Error('no more words');
    view.setUint32(0, value);
    return new Uint8Array(view.buffer);
  });

describe('mapping version 1', () => {
  test('reads words big-endian and takes the remainder', () => {
    expect(MAPPING_VERSION).toBe(1);
    expect(blockRandom(() => Uint8Array.of(0, 0, 1, 2)).below(1000)).toBe(258);
  });
  test('throws away words of the last, incomplete run of n', () => {
    // 2^32 = 3 x 1431655765 + 1: only the very last word is refused.
    expect(words(0xffffffff, 5).below(3)).toBe(2);
    expect(words(0xfffffffe).below(3)).toBe(2);
    expect(words(3_000_000_000, 2_999_999_999).below(3_000_000_000)).toBe(2_999_999_999);
  });
  test('takes one word even where there is nothing to choose', () => {
    const random = words(9, 7);
    expect([random.below(1), random.below(2 ** 32)]).toEqual([0, 7]);
  });
  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('has no meaning below %d', (n) =>
    expect(() => words(1).below(n)).toThrow('has no meaning'),
  );
  test('uses a block to its last word and never twice', () => {
    const random = blockRandom((round) => Uint8Array.of(0, 0, 0, round, 0, 0, 1, round));
    expect([1, 2, 3, 4].map(() => random.below(1000))).toEqual([0, 256, 1, 257]);
  });
});

/** How uneven draws below n are, in standard deviations. */
function unevenness(n: number, draws: number, next: () => number): number {
  const seen = even(n, 0);
  for (let i = 0; i < draws; i++) seen[next()]!++;
  return chiSquare(seen, even(n, draws));
}

/** Strip lengths and the sum of weights of our games, dice, cards, and an awkward prime. */
const CHOICES = [2, 6, 30, 32, 37, 44, 52, 97, 100];

test.each(CHOICES)('the committed stream is even below %d', (n) => {
  let nonce = 0;
  const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'even' };
  let random = hmacRandom({ ...seeds, nonce });
  let left = 1000;
  const next = () => {
    if (left-- === 0) {
      random = hmacRandom({ ...seeds, nonce: ++nonce });
      left = 999;
    }
    return random.below(n);
  };
  expect(Math.abs(unevenness(n, 60_000, next))).toBeLessThan(4);
});

test.each(CHOICES)('the simulation generator is even below %d', (n) => {
  const random = simulationRandom(5);
  expect(Math.abs(unevenness(n, 500_000, () => random.below(n)))).toBeLessThan(4);
});

test('the simulation generator repeats itself and refuses what it cannot draw', () => {
  const [one, other] = [simulationRandom(3), simulationRandom(3)];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 21 }), (n) => {
      const drawn = one.below(n);
      return drawn === other.below(n) && drawn >= 0 && drawn < n && Number.isInteger(drawn);
    }),
  );
  expect(() => one.below(2 ** 21 + 1)).toThrow('below 2^21');
});
