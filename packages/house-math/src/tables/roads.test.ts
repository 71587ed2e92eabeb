import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beadPlate, bigRoad, derivedRoad, previewOf, type RoadResult, ROWS } from './roads.ts';

/** `b` the one side, `p` the other, `t` a tie. */
const results = (text: string): readonly RoadResult[] =>
  [...text].map((letter) => ({
    winner: letter === 'b' ? 'one' : letter === 'p' ? 'other' : 'tie',
  }));
const places = (of: readonly { column: number; row: number }[]) =>
  of.map(({ column, row }) => [column, row]);
const colours = (road: Parameters<typeof derivedRoad>[0], text: string) =>
  derivedRoad(road, results(text))
    .map(({ colour }) => colour[0])
    .join('');

test('bead plate: six rows, filled downwards', () => {
  expect(places(beadPlate(results('bbpptbb')))).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [0, 5],
    [1, 0],
  ]);
});

test('big road: a new column for each side that takes over, ties at the win before them', () => {
  const { first, marks } = bigRoad(results('ttbbtpb'));
  expect(first).toBe(2);
  expect(places(marks)).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [2, 0],
  ]);
  expect(marks.map(({ ties }) => ties)).toEqual([0, 1, 0, 0]);
});

test('big road: a seventh win turns to the right along the lowest row, the dragon’s tail', () => {
  expect(places(bigRoad(results('bbbbbbbb')).marks).slice(5)).toEqual([
    [0, 5],
    [1, 5],
    [2, 5],
  ]);
});

test('big road: a run that meets a tail turns to the right above it', () => {
  expect(places(bigRoad(results('bbbbbbbpppppp')).marks).slice(7)).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 4],
  ]);
});

test('big road: a side that takes over under a long tail begins in the first column that is free at the top', () => {
  const marks = bigRoad(results(`${'b'.repeat(12)}p`)).marks;
  expect(places(marks).at(-1)).toEqual([1, 0]);
});

test.each([
  // Begins at the second win of the second column, or at the first of the third.
  ['big-eye', 'bp', ''],
  ['big-eye', 'bpp', 'b'],
  ['big-eye', 'bbpp', 'r'],
  ['big-eye', 'bbppp', 'rb'],
  ['big-eye', 'bbpppp', 'rbr'],
  ['big-eye', 'bpb', 'r'],
  ['big-eye', 'bbpb', 'b'],
  ['small', 'bpbb', 'b'],
  ['small', 'bpbp', 'r'],
  ['small', 'bbpbpp', 'bb'],
  ['cockroach', 'bpbpp', 'b'],
  ['cockroach', 'bpbpb', 'r'],
] as const)('derived roads: %s of %s shows %s', (road, text, ought) => {
  expect(colours(road, text)).toBe(ought);
});

test('derived roads: ties change nothing', () => {
  expect(colours('big-eye', 'tbtbpttpb')).toBe(colours('big-eye', 'bbppb'));
});

const anyResults = fc
  .array(fc.constantFrom('b', 'p', 't'), { maxLength: 200 })
  .map((letters) => letters.join(''));

test('roads: no two marks share a place, all lie in six rows, and every win has one', () => {
  fc.assert(
    fc.property(anyResults, (text) => {
      const all = results(text);
      const { marks } = bigRoad(all);
      expect(marks).toHaveLength(all.filter(({ winner }) => winner !== 'tie').length);
      for (const each of [
        marks,
        derivedRoad('big-eye', all),
        derivedRoad('small', all),
        derivedRoad('cockroach', all),
      ]) {
        expect(new Set(each.map(({ column, row }) => `${column} ${row}`)).size).toBe(each.length);
        expect(each.every(({ row }) => row >= 0 && row < ROWS)).toBe(true);
      }
    }),
  );
});

test('roads: the preview is what the road shows once that side has won', () => {
  fc.assert(
    fc.property(anyResults, fc.constantFrom('one' as const, 'other' as const), (text, winner) => {
      const before = results(text);
      const preview = previewOf(before, winner);
      for (const road of ['big-eye', 'small', 'cockroach'] as const) {
        const now = derivedRoad(road, before);
        const then = derivedRoad(road, [...before, { winner }]);
        expect(then.length - now.length).toBe(preview[road] === null ? 0 : 1);
        expect(then.at(-1)?.colour ?? null).toBe(preview[road] ?? now.at(-1)?.colour ?? null);
      }
    }),
  );
});
