import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const SETTINGS = [
  'module-graph.cjs',
  '.oxlintrc.json',
  'apps/server/src/modules/wings.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'biome.json',
  'package.json',
];

/** A tree with the settings of our tools and nothing else, to plant violations in. */
export function plantedTree() {
  const tree = mkdtempSync(join(tmpdir(), 'nokshi-planted-'));
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  const run = (name: string, args: string[]) => {
    const done = spawnSync(join(root, 'node_modules/.bin', name), args, {
      cwd: tree,
      encoding: 'utf8',
      timeout: 60_000,
      maxBuffer: 64 * 1024 * 1024,
    });
    return { code: done.status, stdout: done.stdout, said: `${done.stdout}${done.stderr}` };
  };
  for (const name of SETTINGS) {
    mkdirSync(dirname(join(tree, name)), { recursive: true });
    cpSync(join(root, name), join(tree, name));
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: tree });
  return { plant, run, remove: () => rmSync(tree, { recursive: true, force: true }) };
}
