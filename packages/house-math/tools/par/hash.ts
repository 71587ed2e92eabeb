import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SlotGame } from '../../src/slot/game.ts';

/** What a game's figures depend on, besides its own folder and its family's. */
const SHARED = [
  'src/fairness/random.ts',
  'src/fairness/simulation.ts',
  'src/slot/reels.ts',
  'src/slot/strip.ts',
  'src/slot/fast.ts',
];

const isCode = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.test.ts');

/** Those files, relative to the package, in order. */
function filesOf(folder: string, game: SlotGame): string[] {
  const folders = [`src/slot/${game.code}`, `src/slot/${game.family}`, 'tools/par'];
  const own = folders.flatMap((each) =>
    readdirSync(join(folder, each))
      .filter(isCode)
      .map((name) => `${each}/${name}`),
  );
  return [...SHARED, ...own].sort();
}

/** SHA-256 over `<path> LF <text> NUL` of each file, line ends as LF. */
export function hashOf(folder: string, game: SlotGame): string {
  const hash = createHash('sha256');
  for (const path of filesOf(folder, game)) {
    const text = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${path}\n${text}\0`);
  }
  return hash.digest('hex');
}
