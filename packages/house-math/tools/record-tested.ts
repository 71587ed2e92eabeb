/**
 * `npm run games:tested [-- --all]`: tests the games that changed since they were last recorded,
 * or all, and writes tested-games.json when nothing failed.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-folder.ts';
import { hashesDue, recordPath, recordText, RECORDED_TESTS } from './tested/due-games.ts';

const folder = packageFolder();
const root = join(folder, '../..');
// Of the files as they are before the tests read them: what is changed meanwhile is due again.
const hashes = hashesDue(folder);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const files = RECORDED_TESTS.map((path) => `packages/house-math/${path}`);
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'pure', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(process.argv.includes('--all') && { NOKSHI_TEST_FULL: '1' }) },
});
if (status === 0) writeFileSync(recordPath(folder), recordText(hashes));
process.exitCode = status ?? 1;
