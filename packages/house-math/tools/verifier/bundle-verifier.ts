import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const HEADER = `/**
 * Checks a round of a Nokshi slot, or an award of its jackpot. Needs Node 18 or newer and nothing else of anybody's.
 *
 *   node verify-round.mjs round.json
 *
 * round.json is what "save this round" on the site gives, or the answer of
 * /wps/fairness/rounds/<round>. From the seeds it computes the commitment, the screens, the
 * credits and the payout again and says whether they are what was shown. A jackpot's award is saved
 * beside it in the list of awards; from its seeds and its list of tickets it is drawn again.
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
    target: 'node18',
    format: 'esm',
    charset: 'utf8',
    banner: { js: HEADER },
  });
  const code = (built.outputFiles[0] as { text: string }).text;
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'format', '--stdin-file-path=tools/verify-round.mjs'];
  return execFileSync(process.execPath, args, { cwd: root, input: code, encoding: 'utf8' });
}
