import { readFileSync } from 'node:fs';
import { findSlot } from '../../src/slot/index.ts';
import type { Outcome } from '../../src/slot/outcome.ts';
import { type RoundProof, readProof } from '../../src/verify/round-proof.ts';
import { verifyRound } from '../../src/verify/verify-node.ts';
import type { Obstacle } from '../../src/verify/verify-round.ts';

const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  'seed-not-revealed': 'The server seed is not revealed yet: rotate the seed first.',
  'unknown-rules': 'This script does not know the game or this version of its rules.',
  'unknown-mapping': 'This script does not know this mapping version.',
  'bad-seeds': 'The seeds or the nonce are not of the right form.',
  'bad-stake': 'The game has no such stake.',
};

const CANNOT_BE_CHECKED = 2;

function stop(text: string): never {
  console.error(text);
  process.exit(CANNOT_BE_CHECKED);
}

/** An answer of the server as it came, its envelope included. */
const isAnswer = (value: unknown): value is { value: unknown } =>
  typeof value === 'object' && value !== null && 'success' in value && 'value' in value;

function readRound(path: string | undefined): RoundProof {
  if (path === undefined) stop('Usage: node verify-round.mjs round.json   (or - for stdin)');
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8'));
  } catch (error) {
    stop(`Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const read = readProof(isAnswer(value) ? value.value : value);
  if ('wrong' in read) stop(`This is not a round of Nokshi: "${read.wrong}" is missing or wrong.`);
  return read.proof;
}

/** The screens of the round, row by row, so that they can be compared with what was seen. */
function story(outcome: Outcome): string {
  const symbols = findSlot(outcome.game, outcome.ruleVersion)?.symbols ?? [];
  return outcome.steps
    .map((step, index) => {
      const rows = (step.screen[0] ?? []).map((_, row) =>
        step.screen.map((reel) => (symbols[reel[row] ?? -1]?.id ?? '?').padEnd(12)).join(''),
      );
      const title = `  ${index + 1}. ${step.kind}, ${step.credits} credits`;
      return [title, ...rows.map((row) => `     ${row.trimEnd()}`)].join('\n');
    })
    .join('\n');
}

const proof = readRound(process.argv[2]);
const verdict = verifyRound(proof);
if (verdict.obstacle !== null) stop(OBSTACLES[verdict.obstacle]);

console.log(`${proof.gameCode}, rules ${proof.ruleVersion}, stake ${proof.stake}`);
console.log(story(verdict.outcome));
for (const { what, shown, computed, ok } of verdict.checks) {
  const text = ok || what === 'outcome' ? '' : `: shown ${shown}, computed ${computed}`;
  console.log(`${ok ? 'ok   ' : 'WRONG'} ${what}${text}`);
}
console.log(
  verdict.ok
    ? 'VERIFIED: this round is what the committed seeds give.'
    : 'NOT VERIFIED: what was shown is not what the seeds give.',
);
process.exitCode = verdict.ok ? 0 : 1;
