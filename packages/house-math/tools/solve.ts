/**
 * `node scripts/run.mjs packages/house-math/tools/solve.ts [--game code]`: finds strips and pays
 * for a target RTP and prints them as they stand in the games' data. The drafts give the shipped
 * games again; change one to make another game, then copy what it prints.
 */
import { parseArgs } from 'node:util';
import { SLOTS } from '../src/slot/index.ts';
import { COUNTED_DRAFTS } from './solve/counted-drafts.ts';
import { linesDraft, waysDraft } from './solve/drafts.ts';
import { PROGRESSIVE_DRAFTS } from './solve/progressive-drafts.ts';
import { solveCounted } from './solve/solve-counted.ts';
import { solveGame } from './solve/solve-game.ts';

const { values } = parseArgs({ options: { game: { type: 'string' } } });
const isAsked = (code: string): boolean => values.game === undefined || values.game === code;

type Solved = { strips: unknown; pays: unknown; rtp: number };
function print(code: string, { strips, pays, rtp }: Solved): void {
  console.log(`${code}: RTP ${(rtp * 100).toFixed(4)} %`);
  console.log(`  strips ${JSON.stringify(strips)}`);
  console.log(`  pays   ${JSON.stringify(pays)}`);
}

for (const draft of [linesDraft, waysDraft])
  if (isAsked(draft.game.code)) print(draft.game.code, solveGame(draft));

for (const [code, draft] of Object.entries({ ...COUNTED_DRAFTS, ...PROGRESSIVE_DRAFTS })) {
  const game = SLOTS.get(code);
  if (game && isAsked(code)) print(code, solveCounted(game, draft));
}
