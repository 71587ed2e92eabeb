import { readFileSync } from 'node:fs';
import { type AwardProof, readAwardProof } from '../../src/jackpot/award-proof.ts';
import type { AwardVerdict } from '../../src/jackpot/verify-award.ts';
import { verifyAwardNode } from '../../src/jackpot/verify-award-node.ts';
import { readRaffle } from '../../src/raffle/raffle-proof.ts';
import { verifyRaffle } from '../../src/raffle/verify-raffle.ts';
import { findSlot } from '../../src/slot/index.ts';
import type { Outcome } from '../../src/slot/outcome.ts';
import { readDraw, readKite, readTable } from '../../src/verify/draw-proof.ts';
import { readInstant } from '../../src/verify/instant-proof.ts';
import { type RoundProof, readProof } from '../../src/verify/round-proof.ts';
import type { DrawCheck, DrawVerdict, Unknown } from '../../src/verify/shared-draw.ts';
import { verifyDraw } from '../../src/verify/verify-draw.ts';
import { type InstantObstacle, verifyInstant } from '../../src/verify/verify-instant.ts';
import { verifyKite } from '../../src/verify/verify-kite.ts';
import { verifyTable } from '../../src/verify/verify-table.ts';
import { verifyRound } from '../../src/verify/verify-node.ts';
import type { Obstacle } from '../../src/verify/verify-round.ts';

const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  'seed-not-revealed': 'The server seed is not revealed yet: rotate the seed first.',
  'unknown-rules': 'This script does not know the game or this version of its rules.',
  'other-rules':
    'This script has other rules of the game under this version than those the round was played by.',
  'unknown-mapping': 'This script does not know this mapping version.',
  'bad-seeds': 'The seeds or the nonce are not of the right form.',
  'bad-stake': 'The game has no such stake.',
};

const INSTANT_OBSTACLES: Readonly<Record<InstantObstacle, string>> = {
  'seed-not-revealed': OBSTACLES['seed-not-revealed'],
  'unknown-rules': OBSTACLES['unknown-rules'],
  'unknown-mapping': OBSTACLES['unknown-mapping'],
  'bad-seeds': OBSTACLES['bad-seeds'],
  'bad-bet': 'The game does not offer such a bet.',
  'bad-acts': 'The acts are not those of a round that is over.',
};

const AWARD_OBSTACLES: Readonly<
  Record<Extract<AwardVerdict, { ok: false; obstacle: string }>['obstacle'], string>
> = {
  'unknown-mapping': OBSTACLES['unknown-mapping'],
  'bad-seeds': OBSTACLES['bad-seeds'],
  'bad-amounts': 'The amounts of the award are not of the right form.',
};

const DRAW_UNKNOWN: Readonly<Record<Unknown, string>> = {
  'not-drawn': 'not drawn yet',
  'no-numbers': 'no numbers are shown: the draw was void, or they are not entered yet',
  'not-settled': 'the bet is not settled, was cancelled or void',
  'unknown-family': 'this script does not know this kind of lottery or table',
  'unknown-mapping': 'this script does not know this mapping version',
  'unknown-ticket': 'this script cannot read this bet',
  'rests-on-wrong': 'rests on what is wrong above',
};

const CANNOT_BE_CHECKED = 2;

function stop(text: string): never {
  console.error(text);
  process.exit(CANNOT_BE_CHECKED);
}

/** An answer of the server as it came, its envelope included. */
const isAnswer = (value: unknown): value is { value: unknown } =>
  typeof value === 'object' && value !== null && 'success' in value && 'value' in value;

function readSaved(path: string | undefined): unknown {
  if (path === undefined) stop('Usage: node verify-round.mjs round.json   (or - for stdin)');
  try {
    const value: unknown = JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8'));
    return proofIn(isAnswer(value) ? value.value : value);
  } catch (error) {
    stop(`Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The answer for a round of an instant game has its proof beside it. */
const proofIn = (value: unknown): unknown =>
  formatOf(value) === undefined ? ((value as { proof?: unknown } | null)?.proof ?? value) : value;

const formatOf = (saved: unknown): unknown => (saved as { format?: unknown } | null)?.format;

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

type Line = {
  readonly what: string;
  readonly shown: string;
  readonly computed: string;
  readonly ok: boolean;
};

function conclude(lines: readonly Line[], { ok, what }: { ok: boolean; what: string }): void {
  for (const line of lines) {
    const { shown, computed } = line;
    const text = line.ok || line.what === 'outcome' ? '' : `: shown ${shown}, computed ${computed}`;
    console.log(`${line.ok ? 'ok   ' : 'WRONG'} ${line.what}${text}`);
  }
  console.log(
    ok
      ? `VERIFIED: this ${what} is what the committed seeds give.`
      : 'NOT VERIFIED: what was shown is not what the seeds give.',
  );
  process.exitCode = ok ? 0 : 1;
}

function tellRound(saved: unknown): void {
  const read = readProof(saved);
  if ('wrong' in read) stop(`This is not a round of Nokshi: "${read.wrong}" is missing or wrong.`);
  const proof: RoundProof = read.proof;
  const verdict = verifyRound(proof);
  if (verdict.obstacle !== null) stop(OBSTACLES[verdict.obstacle]);
  console.log(`${proof.gameCode}, rules ${proof.ruleVersion}, stake ${proof.stake}`);
  console.log(story(verdict.outcome));
  conclude(verdict.checks, { ok: verdict.ok, what: 'round' });
}

async function tellAward(saved: unknown): Promise<void> {
  const read = readAwardProof(saved);
  if ('wrong' in read) stop(`This is not an award of Nokshi: "${read.wrong}" is missing or wrong.`);
  const proof: AwardProof = read.proof;
  const verdict = await verifyAwardNode(proof);
  if (verdict.obstacle !== null) stop(AWARD_OBSTACLES[verdict.obstacle]);
  console.log(`${proof.amount} to place ${proof.place} of ${proof.entrants.length}`);
  conclude(verdict.checks, { ok: verdict.ok, what: 'award' });
}

function tellDraw(saved: unknown): void {
  const read = readDraw(saved);
  if ('wrong' in read) stop(`This is not a draw of Nokshi: "${read.wrong}" is missing or wrong.`);
  const { family, purpose, issue, number, numbers, ticket } = read.proof;
  const { state, checks } = verifyDraw(read.proof);
  console.log(`${purpose} ${issue} (${family}), draw ${number} of its chain`);
  console.log(`  numbers ${numbers?.join(' ') ?? 'not known yet'}`);
  if (ticket) console.log(`  ${ticket.text}`);
  tellChecks({ state, checks }, 'draw');
}

function tellTable(saved: unknown): void {
  const read = readTable(saved);
  if ('wrong' in read) stop(`This is not a round of Nokshi: "${read.wrong}" is missing or wrong.`);
  const { game, rules, purpose, issue, number, numbers, bet } = read.proof;
  console.log(`${purpose} ${issue} (${game}, ${rules}), draw ${number} of its chain`);
  console.log(`  result ${numbers?.join(' ') ?? 'not known yet'}`);
  if (bet) console.log(`  ${bet.text}`);
  tellChecks(verifyTable(read.proof), 'round');
}

function tellKite(saved: unknown): void {
  const read = readKite(saved);
  if ('wrong' in read) stop(`This is not a flight of Nokshi: "${read.wrong}" is missing or wrong.`);
  const { purpose, issue, number, cut, bet, wasAway } = read.proof;
  console.log(`${purpose} ${issue}, draw ${number} of its chain`);
  console.log(`  cut at ${cut === null ? 'not known yet' : (cut / 100).toFixed(2)}`);
  if (bet) {
    console.log(`  ${bet.text}`);
    console.log(
      bet.calledMs === null
        ? '  the server heard no call. That rests on its word.'
        : `  the server heard the call ${bet.calledMs} ms after the rise. That rests on its word: ` +
            'it is what the call was answered with.',
    );
  }
  if (wasAway) console.log('  the house was away at the cut: untaken stakes went back.');
  tellChecks(verifyKite(read.proof), 'flight');
}

function tellRaffle(saved: unknown): void {
  const read = readRaffle(saved);
  if ('wrong' in read) stop(`This is not a raffle of Nokshi: "${read.wrong}" is missing or wrong.`);
  const { issue, number, entrants, winners } = read.proof;
  console.log(`raffle ${issue}, draw ${number} of its chain, ${entrants.length} entrants`);
  for (const { place, ticket } of winners ?? [])
    console.log(`  ticket ${ticket} of ${entrants[place]?.entrant ?? 'nobody'}`);
  tellChecks(verifyRaffle(read.proof), 'raffle');
}

function tellInstant(saved: unknown): void {
  const read = readInstant(saved);
  if ('wrong' in read) stop(`This is not a round of Nokshi: "${read.wrong}" is missing or wrong.`);
  const verdict = verifyInstant(read.proof);
  if (verdict.obstacle !== null) stop(INSTANT_OBSTACLES[verdict.obstacle]);
  const { game, bet, acts } = read.proof;
  console.log(`${game}, ${JSON.stringify(bet)}`);
  if (acts.length > 0) console.log(`  ${acts.map((act) => JSON.stringify(act)).join(' ')}`);
  console.log(`  ${JSON.stringify(verdict.round.state)}`);
  conclude(
    verdict.checks.map((check) => ({
      ...check,
      what: check.what === 'state' ? 'outcome' : check.what,
    })),
    { ok: verdict.ok, what: 'round' },
  );
}

function tellChecks({ state, checks }: DrawVerdict, what: string): void {
  for (const check of checks) console.log(drawLine(check));
  if (state === 'unknown')
    stop('NOT VERIFIED YET: nothing is wrong, and something cannot be checked.');
  conclude([], { ok: state === 'verified', what });
}

function drawLine(check: DrawCheck): string {
  switch (check.state) {
    case 'ok':
      return `ok    ${check.what}`;
    case 'wrong':
      return `WRONG ${check.what}: shown ${check.shown}, computed ${check.computed}`;
    case 'unknown':
      return `?     ${check.what}: ${DRAW_UNKNOWN[check.why]}`;
  }
}

const saved = readSaved(process.argv[2]);
switch (formatOf(saved)) {
  case 'nokshi-jackpot-1':
    await tellAward(saved);
    break;
  case 'nokshi-draw-1':
    tellDraw(saved);
    break;
  case 'nokshi-table-1':
    tellTable(saved);
    break;
  case 'nokshi-kite-1':
    tellKite(saved);
    break;
  case 'nokshi-raffle-1':
    tellRaffle(saved);
    break;
  case 'nokshi-instant-1':
    tellInstant(saved);
    break;
  default:
    tellRound(saved);
}
