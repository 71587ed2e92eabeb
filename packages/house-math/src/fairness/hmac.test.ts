import { describe, expect, test } from 'vitest';
import {
  commitmentOfBrowser,
  hmacRandomBrowser,
  replayInBrowser,
  StreamEnded,
} from './hmac-browser.ts';
import { commitmentOf, hmacRandom } from './hmac-node.ts';
import type { Random } from './random.ts';

/** Computed with OpenSSL and an independent program in another language. */
const serverSeed = `${'0'.repeat(63)}1`;
const COMMITMENT = 'c386d8e8d07342f2e39e189c8e6c57bb205bb373fe4e3a6f69404a8bb767b417';
const FIRST_BLOCK = '571f65dae9bb41b418eff09f9c94cfdee609ad14aef78839b0f4bcc8f5715826';
const BELOW = [32, 32, 32, 32, 32, 44, 100, 1, 2 ** 32, 3e9, 3e9, 3e9];
const DRAWN = [26, 20, 31, 30, 20, 5, 28, 0, 1783247162, 2462131949, 2099364715, 1202229627];

const draw = (random: Random, below: readonly number[]) => below.map((n) => random.below(n));

describe('the committed stream', () => {
  test('the commitment is the SHA-256 of the seed as text', async () => {
    expect(commitmentOf(serverSeed)).toBe(COMMITMENT);
    expect(await commitmentOfBrowser(serverSeed)).toBe(COMMITMENT);
  });
  test('block 0 is HMAC-SHA256 of client seed, nonce and 0 under the seed as text', () => {
    const random = hmacRandom({ serverSeed, clientSeed: 'nokshi', nonce: 0 });
    const words = FIRST_BLOCK.match(/.{8}/g)?.map((hex) => Number.parseInt(hex, 16));
    expect(
      draw(
        random,
        Array.from({ length: 8 }, () => 2 ** 32),
      ),
    ).toEqual(words);
  });
  test('numbers follow the documented mapping, across discarded words and blocks', () => {
    const random = hmacRandom({ serverSeed, clientSeed: 'nokshi', nonce: 0 });
    expect(draw(random, BELOW)).toEqual(DRAWN);
    const seventh = hmacRandom({ serverSeed, clientSeed: 'nokshi', nonce: 7 });
    expect(draw(seventh, [30, 44, 44, 44, 30])).toEqual([26, 7, 40, 25, 9]);
  });
  test('node and browser draw the same numbers, also from a client seed in Bengali', async () => {
    const seeds = { serverSeed: commitmentOf('x'), clientSeed: 'শাপলা', nonce: 41 };
    const below = Array.from({ length: 200 }, (_, i) => i + 1);
    const inBrowser = await hmacRandomBrowser(seeds, 40);
    expect(draw(inBrowser, below)).toEqual(draw(hmacRandom(seeds), below));
  });
  test('the browser computes more blocks when a round turns out to need them', async () => {
    const seeds = { serverSeed, clientSeed: 'long', nonce: 1 };
    const below = Array.from({ length: 1000 }, () => 100);
    const short = await hmacRandomBrowser(seeds, 2);
    expect(() => draw(short, below)).toThrow(StreamEnded);
    const replayed = await replayInBrowser(seeds, (random) => draw(random, below));
    expect(replayed).toEqual(draw(hmacRandom(seeds), below));
    const endless = (random: Random) => {
      for (;;) random.below(2);
    };
    await expect(replayInBrowser(seeds, endless)).rejects.toThrow(StreamEnded);
  });
  test.each([
    ['server seed', { serverSeed: 'AB'.repeat(32), clientSeed: 'a', nonce: 0 }],
    ['client seed', { serverSeed, clientSeed: '', nonce: 0 }],
    ['client seed', { serverSeed, clientSeed: 'a'.repeat(65), nonce: 0 }],
    ['nonce', { serverSeed, clientSeed: 'a', nonce: -1 }],
    ['nonce', { serverSeed, clientSeed: 'a', nonce: 0.5 }],
  ])('refuses a %s of another form: %j', async (what, seeds) => {
    expect(() => hmacRandom(seeds)).toThrow(what);
    await expect(hmacRandomBrowser(seeds, 1)).rejects.toThrow(what);
  });
});
