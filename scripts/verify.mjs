// Every check of the source, one line each; a check that fails shows what it found.
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { bin, collect } from './lib/command.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { main, stepLine } from './lib/say.mjs';

const node = (/** @type {string} */ file, /** @type {string[]} */ ...args) => [bin(file), ...args];

const PARTS = [
  'apps',
  'packages',
  'games',
  'reference-vendor',
  'checkout',
  'simulate',
  'bench',
  'tests',
  'scripts',
  'tools',
];
const GRAPH = ['--config', 'module-graph.cjs', ...PARTS];
const KNIP_CACHE = ['--cache', '--cache-location', 'node_modules/.cache/knip'];
const TSC = 'typescript-native/bin/tsc';

/** The longest first, so that no processor is idle while the last one runs. */
const CHECKS = [
  { name: 'types of the server', run: node(TSC, '-p', 'tsconfig.json') },
  { name: 'module graph', run: node('dependency-cruiser/bin/dependency-cruise.mjs', ...GRAPH) },
  { name: 'types of the sites', run: node(TSC, '-p', 'tsconfig.web.json') },
  { name: 'nothing unused', run: node('knip/bin/knip.js', ...KNIP_CACHE) },
  {
    name: 'conventions',
    run: node('vitest/vitest.mjs', 'run', '--project', 'pure', 'tests/tidy'),
  },
  { name: 'lint', run: node('oxlint/bin/oxlint', '--quiet') },
  { name: 'format', run: node('@biomejs/biome/bin/biome', 'format', '.') },
];

await main(async () => {
  await ensurePackages();
  const waiting = [...CHECKS];
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await passes(check))) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: Math.min(cpus().length, 4) }, work));
  if (failed.length === 0) return;
  console.log(`${failed.length} of ${CHECKS.length} checks failed: ${failed.join(', ')}`);
  process.exitCode = 1;
});

async function passes(/** @type {{ name: string, run: string[] }} */ { name, run }) {
  const started = performance.now();
  const { code, output } = existsSync(run[0] ?? '')
    ? await collect(process.execPath, run)
    : { code: 127, output: `${run[0]} is not there` };
  console.log(stepLine(name, performance.now() - started, code === 0 ? '✓' : '✗'));
  if (code !== 0) console.log(output.trim());
  return code === 0;
}
