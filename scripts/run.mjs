// node scripts/run.mjs FILE.ts [arguments]: bundles a TypeScript entry and runs it.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundleOptions } from './lib/bundle.mjs';
import { attach, bin } from './lib/command.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { main, Refusal } from './lib/say.mjs';

await main(async () => {
  const [entry, ...args] = process.argv.slice(2);
  if (!entry) throw new Refusal('Name the file to run: node scripts/run.mjs FILE.ts [arguments].');
  if (!existsSync(entry)) throw new Refusal(`There is no file ${entry}.`);
  await ensurePackages();
  const { build } = await import('esbuild');
  const name = createHash('sha256').update(resolve(entry)).digest('hex').slice(0, 16);
  // Where bare imports resolve as they do for the source.
  const bundle = bin(`.cache/run/${name}.mjs`);
  await build(bundleOptions(resolve(entry), bundle));
  // Room for the young as `npm start` gives it: what lives for one commit is not copied.
  const options = ['--enable-source-maps', '--max-semi-space-size=128'];
  process.exitCode = await attach(process.execPath, [...options, bundle, ...args]);
});
