import { expect, test } from 'vitest';
import { linesDraft, waysDraft } from './drafts.ts';
import { solveGame } from './solve-game.ts';

test.each([
  ['kantha-lines', linesDraft],
  ['river-ways', waysDraft],
] as const)('the solver finds the strips and pays that %s ships', (_, draft) => {
  const { strips, pays } = solveGame(draft);
  expect(strips).toEqual(draft.game.strips);
  expect(pays).toEqual(draft.game.pays);
});
