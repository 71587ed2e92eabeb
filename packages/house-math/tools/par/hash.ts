import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { SlotGame } from '../../src/slot/index.ts';

/** The code that a bundler would take in from these entries: types and tests are not among it. */
function codeOf(folder: string, entryPoints: readonly string[]): string[] {
  const { metafile } = buildSync({
    absWorkingDir: folder,
    entryPoints: [...entryPoints],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unwritten',
    format: 'esm',
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}

const known = new Map<string, readonly string[]>();

/** Of a family: how its games are played and what is computed of them, with all they import. */
function familyCode(folder: string, family: string): readonly string[] {
  const at = `src/slot/families/${family}`;
  const code = known.get(at) ?? codeOf(folder, [`${at}/index.ts`, `${at}/${family}-par.ts`]);
  known.set(at, code);
  return code;
}

/**
 * SHA-256 over `<path> LF <text> NUL` of each file that a game's figures depend on, line ends as
 * LF: its data, its family's code, and what those import. Another game or family changes nothing.
 */
export function hashOf(folder: string, game: SlotGame): string {
  const own = codeOf(folder, [`src/slot/games/${game.code}/game.ts`]);
  const hash = createHash('sha256');
  for (const path of [...new Set([...own, ...familyCode(folder, game.family)])].sort()) {
    const text = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${path}\n${text}\0`);
  }
  return hash.digest('hex');
}
