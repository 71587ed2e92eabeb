import { expect, test } from 'vitest';
import { SLOTS } from '../../src/slot/index.ts';
import { COUNTED_DRAFTS } from './counted-drafts.ts';
import { linesDraft, waysDraft } from './drafts.ts';
import { stripsOf } from './solve-counted.ts';
import { solveGame } from './solve-game.ts';

test.each([
  ['kantha-lines', linesDraft],
  ['river-ways', waysDraft],
] as const)('the solver finds the strips and pays that %s ships', (_, draft) => {
  const { strips, pays } = solveGame(draft);
  expect(strips).toEqual(draft.game.strips);
  expect(pays).toEqual(draft.game.pays);
});

test.each(Object.entries(COUNTED_DRAFTS))(
  'the draft of %s gives the strips it ships',
  (code, draft) => {
    const game = SLOTS.get(code);
    if (!game || !('strips' in game)) throw new Error(`there is no ${code}`);
    expect(stripsOf(draft, game.rows)).toEqual(game.strips);
  },
);
