import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hash } from './draw-chain.ts';
import {
  append,
  climb,
  EMPTY_PEAKS,
  leafOf,
  type Peaks,
  pathFromLeaves,
  pathOf,
  peaksOf,
  rootOf,
  rootOfLanes,
  rootOfPeaks,
  sidesOf,
} from './merkle.ts';

const hash: Hash = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
const bets = fc.array(fc.string(), { minLength: 1, maxLength: 70 });

/** Level by level, as the shape of the tree is described. */
function rootByLevels(texts: readonly string[]): string {
  let level = texts.map((text) => hash(`leaf ${text}`));
  while (level.length > 1)
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, i) => {
      const [left, right] = [level[2 * i] ?? '', level[2 * i + 1]];
      return right === undefined ? left : hash(`node ${left} ${right}`);
    });
  return level[0] ?? hash('empty');
}

test('a list that grows has after each text the root of its tree built level by level', () => {
  fc.assert(
    fc.property(bets, (texts) => {
      let peaks: Peaks = EMPTY_PEAKS;
      for (const [place, text] of texts.entries()) {
        peaks = append(hash, peaks, leafOf(hash, text));
        const sofar = texts.slice(0, place + 1);
        expect(rootOfPeaks(hash, peaks)).toBe(rootByLevels(sofar));
        expect(peaks).toEqual(peaksOf(hash, sofar));
      }
      expect(rootOf(hash, texts)).toBe(rootByLevels(texts));
    }),
  );
});

test('a list has one peak for each 1 in the binary digits of its length', () => {
  for (let count = 0; count <= 130; count++) {
    const peaks = peaksOf(hash, Array.from({ length: count }, String));
    const ones = count.toString(2).replaceAll('0', '').length;
    expect(peaks).toMatchObject({ count });
    expect(peaks.hashes).toHaveLength(ones);
  }
});

test('every bet of a list leads to its root by its path, from texts or from stored leaves', () => {
  fc.assert(
    fc.property(bets, (texts) => {
      const root = rootOf(hash, texts);
      const leaves = texts.map((text) => leafOf(hash, text));
      for (const [place, text] of texts.entries()) {
        const path = pathFromLeaves(hash, leaves, place);
        expect(climb(hash, text, path)).toBe(root);
        expect(path).toEqual(pathOf(hash, texts, place));
        expect(path.map(({ side }) => side)).toEqual(sidesOf(texts.length, place));
      }
    }),
  );
});

test('a bet that is changed, left out, added or moved makes another root', () => {
  fc.assert(
    fc.property(bets, fc.nat(), (texts, at) => {
      const place = at % texts.length;
      const root = rootOf(hash, texts);
      const changed = texts.with(place, `${texts[place]}!`);
      const longer = [...texts, texts[place] ?? ''];
      const shorter = texts.toSpliced(place, 1);
      for (const list of [changed, longer, shorter]) expect(rootOf(hash, list)).not.toBe(root);
      expect(climb(hash, `${texts[place]}!`, pathOf(hash, texts, place))).not.toBe(root);
      if (texts[0] !== texts.at(-1))
        expect(rootOf(hash, [...texts.slice(1), texts[0] ?? ''])).not.toBe(root);
    }),
  );
});

test('a node of the tree cannot be passed off as a bet', () => {
  const texts = ['a', 'b', 'c', 'd'];
  const [left, right] = [hash('leaf a'), hash('leaf b')];
  const two = pathOf(hash, texts, 0).slice(1);
  expect(climb(hash, `${left} ${right}`, two)).not.toBe(rootOf(hash, texts));
});

test('a list of no bets has the hash of the word empty as its root', () => {
  expect(rootOf(hash, [])).toBe(hash('empty'));
  expect(rootOfPeaks(hash, EMPTY_PEAKS)).toBe(hash('empty'));
  expect(() => pathOf(hash, [], 0)).toThrow('no place 0');
});

test('the root of all lanes is of one line a lane with bets, in the order of lanes', () => {
  const two = { lane: 2, count: 1, root: rootOf(hash, ['x']) };
  const ten = { lane: 10, count: 3, root: rootOf(hash, ['a', 'b', 'c']) };
  const none = { lane: 5, count: 0, root: rootOf(hash, []) };
  const lines = [`lane 2 1 ${two.root}`, `lane 10 3 ${ten.root}`];
  expect(rootOfLanes(hash, [ten, none, two])).toBe(rootOf(hash, lines));
  expect(rootOfLanes(hash, [none])).toBe(hash('empty'));
});

test('the hashes are of these exact texts: printf "leaf a" | sha256sum', () => {
  expect(leafOf(hash, 'a')).toBe(
    '6d7d9e080c19f5bc98f9aa229eb2578ff0d3d007e0a4ee23aa6299ffa563869e',
  );
  expect(rootOf(hash, ['a', 'b', 'c'])).toBe(
    '9c7d740aa42279022b4009d036946313a40cf8241da41481c640467f15cb98e7',
  );
});
