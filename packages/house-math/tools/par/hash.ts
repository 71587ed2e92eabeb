import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { SlotGame } from '../../src/slot/index.ts';
import { rulesText } from '../../src/slot/rules-text.ts';

/**
 * The code that a bundler would take in from these entries: types are not among it, nor what
 * matches `without`.
 */
export function codeOf(
  folder: string,
  entryPoints: readonly string[],
  without: readonly string[] = [],
): string[] {
  const { metafile } = buildSync({
    absWorkingDir: folder,
    entryPoints: [...entryPoints],
    external: [...without],
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
export function familyCode(folder: string, family: string): readonly string[] {
  const at = `src/slot/families/${family}`;
  const code = known.get(at) ?? codeOf(folder, [`${at}/index.ts`, `${at}/${family}-par.ts`]);
  known.set(at, code);
  return code;
}

/**
 * SHA-256 over what a game's figures depend on: its data, then `<path> LF <text> NUL` of each
 * file of its family's code with what that imports, line ends as LF. Another game or family, or
 * a better description, changes nothing.
 */
export function hashOf(folder: string, game: SlotGame): string {
  return hashOfFiles(folder, rulesText(game), familyCode(folder, game.family));
}

export function hashOfFiles(folder: string, first: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(`${first}\0`);
  for (const path of [...paths].sort()) {
    const text = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${path}\n${text}\0`);
  }
  return hash.digest('hex');
}
