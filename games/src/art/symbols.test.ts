import { SLOTS } from '@nokshi/house-math/slot/index.ts';
import { expect, test } from 'vitest';
import { motifOf } from './symbols.ts';

test.each([...SLOTS])('every symbol of %s is drawn, each another picture', (_code, game) => {
  const motifs = game.symbols.map((_, symbol) => motifOf(game, symbol));
  expect(new Set(motifs).size).toBe(motifs.length);
});
