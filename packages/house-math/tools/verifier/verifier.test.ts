import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDecimal } from '@nokshi/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitmentOf, hmacRandom } from '../../src/fairness/hmac-node.ts';
import { readAwardProof } from '../../src/jackpot/award-proof.ts';
import { drawTicket, thresholdOf } from '../../src/jackpot/draw.ts';
import { verifyAwardNode } from '../../src/jackpot/verify-award-node.ts';
import { type InstantBet, playInstant } from '../../src/instants/play.ts';
import { game } from '../../src/slot/games/monsoon-clusters/game.ts';
import { payoutMinor, play } from '../../src/slot/index.ts';
import { sha256 } from '../../src/fairness/sha256.ts';
import { drawDocument } from '../../src/verify/testing/draw-document.ts';
import { kiteDocument } from '../../src/verify/testing/kite-document.ts';
import { tableDocument } from '../../src/verify/testing/table-document.ts';
import { packageFolder } from '../package-folder.ts';
import { bundleVerifier } from './bundle-verifier.ts';

const script = join(packageFolder(), '..', '..', 'tools', 'verify-round.mjs');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-round-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const serverSeed = commitmentOf('of the script');
const seeds = { serverSeed, clientSeed: 'reader', nonce: 12 };
const { totalCredits } = play(game, hmacRandom(seeds));
const round = {
  format: 'nokshi-round-1',
  roundId: 'round_1',
  gameCode: game.code,
  ruleVersion: '1',
  mappingVersion: 1,
  commitment: commitmentOf(serverSeed),
  ...seeds,
  stake: '1.00',
  payout: toDecimal(payoutMinor(game, 100n, totalCredits)),
  totalCredits,
  playedAt: '2026-01-01T00:00:00.000Z',
};

/** Runs a copy of the checked-in script where nothing of ours is near. */
function run(input: unknown) {
  const copy = join(folder, 'verify-round.mjs');
  writeFileSync(copy, readFileSync(script));
  writeFileSync(join(folder, 'round.json'), JSON.stringify(input));
  return spawnSync(process.execPath, [copy, 'round.json'], { cwd: folder, encoding: 'utf8' });
}

test('the checked-in script is what the package gives; else run tools/build-verifier.ts', () => {
  expect(readFileSync(script, 'utf8')).toBe(bundleVerifier(packageFolder()));
});

test('it verifies a round', () => {
  const { status, stdout } = run(round);
  expect(stdout).toContain('VERIFIED: this round is what the committed seeds give.');
  expect(status).toBe(0);
});

// What else may be changed is tried in this process: src/verify/verify.test.ts.
test('it rejects a round that was tampered with, also inside the answer of the server', () => {
  const { status, stdout } = run({ success: true, value: { ...round, payout: '500.00' } });
  expect(stdout).toContain('WRONG payout');
  expect(stdout).toContain('NOT VERIFIED');
  expect(status).toBe(1);
});

test('it says in one sentence why it cannot check', () => {
  const sealed = run({ ...round, serverSeed: null });
  expect(sealed.stderr.trim()).toBe('The server seed is not revealed yet: rotate the seed first.');
  expect(sealed.status).toBe(2);
});

const entrants = [
  { entrant: 'a'.repeat(32), tickets: '3' },
  { entrant: 'b'.repeat(32), tickets: '9' },
];
const lines = entrants.map((each) => `${each.entrant} ${each.tickets}\n`).join('');
const entrantsDigest = commitmentOf(lines);
const pool = { seed: 10_000n, cap: 20_000n };
const word = { serverSeed, clientSeed: 'the word' };
const threshold = thresholdOf(hmacRandom({ ...word, nonce: 0 }), pool);
const won = drawTicket(
  hmacRandom({ serverSeed, clientSeed: entrantsDigest, nonce: 1 }),
  entrants.map((each) => ({ ...each, tickets: BigInt(each.tickets) })),
);
const award = {
  format: 'nokshi-jackpot-1',
  awardId: 'jaw_1',
  mappingVersion: 1,
  commitment: commitmentOf(serverSeed),
  ...word,
  seed: '100.00',
  cap: '200.00',
  threshold: toDecimal(threshold),
  amount: '200.00',
  because: 'threshold',
  entrantsDigest,
  tickets: '12',
  passed: [],
  ticket: String(won.ticket),
  place: won.place,
  entrants,
};

test('it verifies an award of the jackpot, and rejects one that was tampered with', () => {
  const alone = run(award);
  expect(alone.stdout).toContain('VERIFIED: this award is what the committed seeds give.');
  expect(alone.status).toBe(0);
  expect(run({ ...award, amount: '100.00' }).status).toBe(1);
  expect(run({ ...award, tickets: 12 }).stderr).toContain('"tickets" is missing or wrong');
});

test('an award is rejected whatever of it was changed', async () => {
  const verdictOf = async (change: object) => {
    const read = readAwardProof({ ...award, ...change });
    return 'wrong' in read ? null : (await verifyAwardNode(read.proof)).ok;
  };
  expect(await verdictOf({})).toBe(true);
  for (const change of [
    { place: 1 - won.place },
    { threshold: '100.01' },
    { entrants: [entrants[0], { ...entrants[1], tickets: '90' }] },
    { passed: [won.place] },
    { amount: '100.00' },
  ])
    expect([change, await verdictOf(change)]).toEqual([change, false]);
});

const draw = drawDocument({
  family: 'k3',
  seed: 4,
  lanes: [5, 0, 2],
  chain: { seed: sha256('of the script'), length: 40 },
  number: 17,
});

test('it verifies a shared draw with a bet on it, and names what was changed', () => {
  const alone = run({ success: true, value: draw });
  for (const line of ['chain', 'terminal', 'root', 'inclusion', 'numbers', 'payout'])
    expect(alone.stdout).toContain(`ok    ${line}`);
  expect(alone.stdout).toContain('VERIFIED: this draw is what the committed seeds give.');
  expect(alone.status).toBe(0);
  const numbers = (draw.numbers ?? []).map((face) => (face % 6) + 1);
  const changed = run({ ...draw, numbers });
  expect(changed.stdout).toContain(`WRONG numbers: shown ${numbers.join(' ')}`);
  expect(changed.stdout).toContain('?     payout: rests on what is wrong above');
  expect(changed.status).toBe(1);
});

test('it says of a draw what cannot be checked yet', () => {
  const early = run({ ...draw, link: null, numbers: null });
  expect(early.stdout).toContain('ok    inclusion');
  expect(early.stdout).toContain('?     numbers: not drawn yet');
  expect(early.stderr).toContain('NOT VERIFIED YET');
  expect(early.status).toBe(2);
  expect(run({ ...draw, lanes: [{}] }).stderr).toContain('"lanes" is missing or wrong');
});

test('it verifies a round of a table, and names what was changed', () => {
  const proof = tableDocument({ game: 'andar-bahar', rule: 0, length: 9, at: 4, seed: 5, bets: 3 });
  expect(run(proof)).toMatchObject({ status: 0, stdout: expect.stringContaining('ok    opening') });
  const changed = run({ ...proof, opening: [(proof.opening[0] ?? 0) === 0 ? 4 : 0] });
  expect(changed).toMatchObject({ status: 1, stdout: expect.stringContaining('WRONG opening') });
});

test('it verifies a flight of the kite, and says what rests on the word of the server', () => {
  const flown = { length: 9, at: 4, seed: 5, bets: 3, takesAt: 150, calledMs: 40, wasAway: false };
  const proof = kiteDocument(flown);
  const alone = run(proof);
  expect(alone).toMatchObject({ status: 0, stdout: expect.stringContaining('ok    numbers') });
  expect(alone.stdout).toContain('heard the call 40 ms after the rise. That rests on its word');
  const changed = run({ ...proof, cut: (proof.cut ?? 0) + 1 });
  expect(changed).toMatchObject({ status: 1, stdout: expect.stringContaining('WRONG numbers') });
});

test('it verifies a round of an instant game, also inside the answer of the server', () => {
  const { clientSeed, nonce } = seeds;
  const bet: InstantBet = { kind: 'plinko', stake: '2.00', rows: 12, risk: 'high' };
  const streams = (stream: number) => hmacRandom({ serverSeed, clientSeed, nonce }, stream);
  const { state, wagers } = playInstant({ bet, acts: [] }, streams);
  const proof = {
    format: 'nokshi-instant-1',
    game: 'plinko',
    ruleVersion: '1',
    mappingVersion: 1,
    commitment: commitmentOf(serverSeed),
    serverSeed,
    clientSeed,
    nonce: String(nonce),
    bet,
    acts: [],
    state,
    stake: '200',
    payout: String(wagers[0]?.payout),
  };
  const alone = run({ success: true, value: { round: {}, proof } });
  expect(alone.stdout).toContain('VERIFIED: this round is what the committed seeds give.');
  expect(alone.status).toBe(0);
  const changed = run({ ...proof, payout: '99999' });
  expect(changed).toMatchObject({ status: 1, stdout: expect.stringContaining('WRONG payout') });
  expect(run({ ...proof, acts: [{ act: 'take', at: 0 }] })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('The acts are not those of a round that is over.'),
  });
});
