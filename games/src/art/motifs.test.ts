import { SLOTS } from '@nokshi/house-math/slot/index.ts';
import { SYMBOLS } from '@nokshi/house-math/slot/symbols.ts';
import { expect, test } from 'vitest';
import { faultsIn } from '../../../tests/harness/faults-in.ts';
import { ALL_MOTIFS } from './all-motifs.ts';
import { loadMotifs } from './motifs.ts';

test('every symbol of every world is drawn, and no two drawings are the same', () => {
  expect(Object.keys(ALL_MOTIFS).toSorted()).toEqual(Object.keys(SYMBOLS).toSorted());
  const outlines = Object.values(ALL_MOTIFS).map((motif) => motif.map(({ path }) => path).join());
  expect(new Set(outlines).size).toBe(outlines.length);
});

test('every drawing stays on its patch', () => {
  for (const [id, motif] of Object.entries(ALL_MOTIFS))
    for (const { path } of motif) {
      expect(path, id).not.toMatch(/NaN|undefined/);
      const places = path.matchAll(/[ML](-?[\d.]+)[ ,]?(-?[\d.]+)/g);
      for (const [, x, y] of places) {
        expect(Math.abs(Number(x)), id).toBeLessThanOrEqual(54);
        expect(Math.abs(Number(y)), id).toBeLessThanOrEqual(54);
      }
    }
});

test('every symbol of a game is another picture', async () => {
  const faults = await faultsIn(SLOTS, async ([, game]) => {
    const motifs = await loadMotifs(game);
    expect(new Set(motifs).size).toBe(game.symbols.length);
  });
  expect(faults).toEqual([]);
});
