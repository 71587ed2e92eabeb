import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Chain,
  checkPointsOf,
  follows,
  type Hash,
  linkFrom,
  linkOf,
  seedsOfDraw,
  terminalOf,
} from './draw-chain.ts';
import { hmacRandom } from './hmac-node.ts';

const hash: Hash = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
const chains = fc.record({
  seed: fc.string().map(hash),
  length: fc.integer({ min: 1, max: 40 }),
});

test('each link of a chain follows the one before it, the first one the terminal', () => {
  fc.assert(
    fc.property(chains, (chain) => {
      let before = terminalOf(hash, chain);
      for (let draw = 1; draw <= chain.length; draw++) {
        const link = linkOf(hash, chain, draw);
        expect(follows(hash, link, before)).toBe(true);
        before = link;
      }
      expect(before).toBe(chain.seed);
    }),
  );
});

test('a link is the same by check points as by plain hashing, and costs fewer hashes than their distance', () => {
  fc.assert(
    fc.property(chains, fc.integer({ min: 1, max: 50 }), (chain, every) => {
      const { terminal, points } = checkPointsOf(hash, chain, every);
      expect(terminal).toBe(terminalOf(hash, chain));
      expect(points.links).toHaveLength(Math.ceil(chain.length / every));
      for (let draw = 1; draw <= chain.length; draw++) {
        let hashes = 0;
        const counted: Hash = (text) => {
          hashes += 1;
          return hash(text);
        };
        expect(linkFrom(counted, points, draw)).toBe(linkOf(hash, chain, draw));
        expect(hashes).toBeLessThan(every);
      }
      for (const draw of [0, chain.length + 1, 1.5])
        expect(() => linkFrom(hash, points, draw)).toThrow(`1 to ${chain.length}`);
    }),
  );
});

test('no link follows another than its own', () => {
  const chain: Chain = { seed: hash('one'), length: 5 };
  const other: Chain = { seed: hash('another'), length: 5 };
  expect(follows(hash, linkOf(hash, other, 1), terminalOf(hash, chain))).toBe(false);
  expect(follows(hash, linkOf(hash, chain, 3), linkOf(hash, chain, 1))).toBe(false);
});

test.each([0, 6, 1.5, -1])('a chain of five has no draw %d', (draw) => {
  expect(() => linkOf(hash, { seed: hash('one'), length: 5 }, draw)).toThrow('1 to 5');
});

test('a draw is another one with other bets, another purpose, issue or link', () => {
  const chain: Chain = { seed: hash('one'), length: 5 };
  const draw = {
    link: linkOf(hash, chain, 2),
    draw: 2,
    purpose: 'wingo-1m',
    issue: '20261122-002',
    root: hash('bets'),
  };
  const drawn = (change: Partial<typeof draw> = {}) => {
    const random = hmacRandom(seedsOfDraw(hash, { ...draw, ...change }));
    return Array.from({ length: 8 }, () => random.below(2 ** 32)).join();
  };
  const link = linkOf(hash, chain, 3);
  const other = [
    { root: hash('more bets') },
    { purpose: 'wingo-3m' },
    { issue: '20261122-003' },
    { link },
    { draw: 3 },
  ];
  expect(new Set([{}, ...other].map(drawn)).size).toBe(6);
  expect(drawn()).toBe(drawn());
});
