import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const HEADER = `/**
 * Checks a round of a Nokshi slot, a draw that many share with a bet on it, a round of a table, a
 * flight of the kite, a round of dice, plinko, mines or blackjack, an award of the jackpot, or a
 * raffle. Needs Node 20 or newer and nothing else of anybody's.
 *
 *   node verify-round.mjs round.json
 *
 * round.json is what the site gives to save; "-" reads it from the input, pasted or piped. An answer
 * of the server is read as it comes: /wps/fairness/rounds/<round> for a slot,
 * /wps/instants/rounds/<round> for dice, plinko, mines and blackjack, and
 * /lgw/lottery/games/<game>/issues/<issue>/proof for a draw.
 *
 * A round of a slot: from the seeds it computes the commitment, the screens, the credits and the
 * payout again and says whether they are what was shown. A draw: its link must follow the one before
 * and lead to the terminal that was public before the first bet; the root must be of all bets, and
 * the bet among them; the numbers must be those of link and root, and the bet pay what they give.
 * A round of a table: the same, and what lay open before the bets must follow from the link before.
 * A flight of the kite: the same; when the call to take was heard rests on the server's word.
 * Dice, plinko, mines, blackjack: from the seeds, the bet and the acts it computes all that was shown,
 * the stake and the payout again.
 * An award: it is drawn again from its seeds and its list of tickets.
 * A raffle: its chain as of a draw, the root of its prizes and list of tickets, and its winners.
 * Exit code: 0 verified, 1 not what was shown, 2 cannot be checked.
 *
 * Generated from packages/house-math by tools/build-verifier.ts; change it there.
 */
/* oxlint-disable */`;

/** The whole verifier as one readable module, formatted like the rest of the house. */
export function bundleVerifier(packageFolder: string): string {
  const root = join(packageFolder, '..', '..');
  const built = buildSync({
    absWorkingDir: root,
    entryPoints: [join(packageFolder, 'tools', 'verifier', 'main.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    charset: 'utf8',
    banner: { js: HEADER },
  });
  const code = (built.outputFiles[0] as { text: string }).text;
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'format', '--stdin-file-path=tools/verify-round.mjs'];
  return execFileSync(process.execPath, args, { cwd: root, input: code, encoding: 'utf8' });
}
