/**
 * Finds strips and pays for a target RTP and prints them as they stand in the games' data. The
 * drafts give the shipped games again; change one to make another game, then copy what it prints.
 */
import { linesDraft, waysDraft } from './solve/drafts.ts';
import { solveGame } from './solve/solve-game.ts';

for (const draft of [linesDraft, waysDraft]) {
  const { strips, pays, rtp } = solveGame(draft);
  console.log(`${draft.game.code}: RTP ${(rtp * 100).toFixed(4)} %`);
  console.log(`  strips ${JSON.stringify(strips)}`);
  console.log(`  pays   ${JSON.stringify(pays)}`);
}
