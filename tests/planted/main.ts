/**
 * `npm run test:planted [-- FEATURE ...]`: plants each fault of faults.ts in a copy of the tree and
 * expects that its tests fail there, and pass without it. Ends with 1 when a fault is not noticed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FAULTS, type Fault } from './faults.ts';
import { copyTree, type PlantedTree } from './planted-tree.ts';

type Report = {
  readonly numFailedTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

function testsOf(tree: PlantedTree, faults: readonly Fault[]): string[] {
  const ends = new Set(faults.flatMap(({ caughtBy }) => caughtBy));
  return [...ends].map((end) => {
    const found = tree.ending(end);
    if (found.length !== 1) throw new Error(`${found.length} tests end in ${end}`);
    return found[0] as string;
  });
}

function runTests({ root }: PlantedTree, files: readonly string[]): Report {
  const report = join(root, 'report.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=json', `--outputFile=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...files];
  const { stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (!existsSync(report)) throw new Error(`the tests did not run: ${stderr}`);
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

const failuresIn = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );

/** Files that could not even be read: nothing was noticed by a test then. */
const unrunIn = ({ testResults }: Report): string[] =>
  testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => `${name}: ${message}`);

/** The first test that noticed the fault; null where none did. */
function noticed(tree: PlantedTree, fault: Fault): string | null {
  const takeOut = tree.plant(fault);
  try {
    const report = runTests(tree, testsOf(tree, [fault]));
    const unrun = unrunIn(report);
    if (unrun.length > 0) throw new Error(unrun.join('\n'));
    return failuresIn(report)[0] ?? null;
  } finally {
    takeOut();
  }
}

const asked = process.argv.slice(2);
const faults = FAULTS.filter(({ feature }) => asked.length === 0 || asked.includes(feature));
const tree = copyTree(resolve('.'));
let missed = 0;
try {
  const calm = runTests(tree, testsOf(tree, faults));
  const broken = [...failuresIn(calm), ...unrunIn(calm)];
  if (broken.length > 0) throw new Error(`without a fault: ${broken.join('; ')}`);
  say(`without a fault ${calm.numPassedTests} tests pass`);
  for (const fault of faults) {
    const test = noticed(tree, fault);
    if (test === null) missed += 1;
    say(`${test === null ? 'MISSED ' : 'noticed'} ${fault.feature}: ${fault.fault}`);
    if (test !== null) say(`        by: ${test}`);
  }
} finally {
  tree.remove();
}
say(`${faults.length - missed} of ${faults.length} faults noticed`);
process.exitCode = missed === 0 && faults.length > 0 ? 0 : 1;
