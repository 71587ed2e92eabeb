// Prepares everything, runs the tests and ends with `N passed, N failed`.
// --full: every variant; --faults: only the faults, at their full length; --model: only the ledger
// against its model, a million operations; the rest is vitest's.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { attach, bin } from './lib/command.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { main } from './lib/say.mjs';

const REPORT = bin('.cache/test-report.json');

await main(async () => {
  const given = process.argv.slice(2);
  const full = given.includes('--full');
  const faults = given.includes('--faults');
  const model = given.includes('--model');
  const rest = given.filter((arg) => !['--full', '--faults', '--model'].includes(arg));
  await ensurePackages();
  const env = { ...process.env };
  if (full || model) env.NOKSHI_TEST_FULL = '1';
  if (faults) env.NOKSHI_TEST_FAULTS = '1';
  if (!faults && !model && needsBrowser(rest)) {
    const { ensureChromium } = await import('./lib/chromium.mjs');
    env.CHROME_PATH = await ensureChromium();
  }
  const { buildChanged } = await import('./lib/targets.mjs');
  await buildChanged();
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  // Faults say their figures; one after another they have the machine to themselves.
  const alone = ['tests/house/faults', '--no-file-parallelism', '--disableConsoleIntercept'];
  const only = faults ? alone : model ? ['apps/server/src/modules/base/wallet/model'] : [];
  const which = [...only, ...rest];
  const args = [bin('vitest/vitest.mjs'), 'run', ...reporters, ...which];
  const code = await attach(process.execPath, args, env);
  const { passed, failed, skipped } = count(code);
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exitCode = code === 0 && failed === 0 ? 0 : 1;
});

/** Only runs that leave the journeys out can do without. @param {string[]} args */
function needsBrowser(args) {
  const projects = args.flatMap((arg, at) =>
    arg === '--project' ? [args[at + 1]] : arg.startsWith('--project=') ? [arg.slice(10)] : [],
  );
  return projects.length === 0 || projects.includes('journeys');
}

/** A file that could not run counts as a failure, and so does a run that broke off. */
function count(/** @type {number} */ code) {
  if (!existsSync(REPORT)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults;
  const unrun = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unrun.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
