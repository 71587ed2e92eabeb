import { toDecimal } from '@nokshi/money';
import { expect, test } from 'vitest';
import { faultsIn } from '../../../../tests/harness/faults-in.ts';
import { triedGames } from '../../tools/tested/due-games.ts';
import { commitmentOf, hmacRandom } from '../fairness/hmac-node.ts';
import { MAPPING_VERSION } from '../fairness/random.ts';
import { findSlot, payoutMinor, play, rulesText, SLOTS } from '../slot/index.ts';
import { type RoundProof, readProof } from './round-proof.ts';
import { verifyRoundBrowser } from './verify-browser.ts';
import { verifyRound } from './verify-node.ts';

const serverSeed = commitmentOf('a seed for tests');

function proofOf(code: string, nonce: number): RoundProof {
  const game = findSlot(code, 1);
  if (!game) throw new Error(`there is no ${code}`);
  const outcome = play(game, hmacRandom({ serverSeed, clientSeed: 'mine', nonce }));
  return {
    format: 'nokshi-round-1',
    gameCode: code,
    ruleVersion: String(game.ruleVersion),
    mappingVersion: MAPPING_VERSION,
    commitment: commitmentOf(serverSeed),
    serverSeed,
    clientSeed: 'mine',
    nonce,
    stake: '2.00',
    payout: toDecimal(payoutMinor(game, 200n, outcome.totalCredits)),
    totalCredits: outcome.totalCredits,
    outcome: JSON.parse(JSON.stringify(outcome)) as unknown,
  };
}

const failed = (proof: RoundProof) => {
  const verdict = verifyRound(proof);
  if (verdict.obstacle !== null) return verdict.obstacle;
  return verdict.checks.filter((check) => !check.ok).map((check) => check.what);
};

/** Games that did not change since they were recorded are not tried again: tools/tested. */
const CODES = triedGames().map(({ code }) => code);

test('a round as it was played is verified, in node and in a browser alike', async () => {
  const faults = await faultsIn(CODES, async (code) => {
    for (let nonce = 0; nonce < 30; nonce++) {
      const proof = proofOf(code, nonce);
      expect(verifyRound(proof)).toMatchObject({ ok: true, obstacle: null });
      expect(await verifyRoundBrowser(proof)).toEqual(verifyRound(proof));
    }
  });
  expect(faults).toEqual([]);
}, 300_000);

test('a round is rejected when anything that was shown was changed', async () => {
  const faults = await faultsIn(CODES, (code) => {
    const proof = proofOf(code, 3);
    const other = proof.commitment.replace(/./, (first) => (first === '0' ? '1' : '0'));
    expect(failed({ ...proof, commitment: other })).toEqual(['commitment']);
    expect(failed({ ...proof, totalCredits: proof.totalCredits + 1 })).toEqual(['totalCredits']);
    expect(failed({ ...proof, payout: '999.99' })).toEqual(['payout']);
    expect(failed({ ...proof, outcome: { steps: [] } })).toEqual(['outcome']);
    expect(failed({ ...proof, nonce: 4 })).toContain('outcome');
    expect(failed({ ...proof, clientSeed: 'yours' })).toContain('outcome');
  });
  expect(faults).toEqual([]);
});

test('a round that cannot be checked says why', () => {
  const proof = proofOf('river-ways', 0);
  expect(failed({ ...proof, serverSeed: null })).toBe('seed-not-revealed');
  expect(failed({ ...proof, ruleVersion: '7' })).toBe('unknown-rules');
  expect(failed({ ...proof, gameCode: 'other' })).toBe('unknown-rules');
  expect(failed({ ...proof, mappingVersion: 2 })).toBe('unknown-mapping');
  expect(failed({ ...proof, serverSeed: 'short' })).toBe('bad-seeds');
  expect(failed({ ...proof, stake: '0.07' })).toBe('bad-stake');
});

test('verify: a round states the hash of its rules, and other rules are detected', async () => {
  const proof = proofOf('river-ways', 0);
  const played = commitmentOf(rulesText(SLOTS.get('river-ways')!));
  expect(verifyRound({ ...proof, rulesHash: played })).toMatchObject({ ok: true });
  const other = { ...proof, rulesHash: commitmentOf('other rules') };
  expect(failed(other)).toBe('other-rules');
  expect(await verifyRoundBrowser(other)).toEqual({ ok: false, obstacle: 'other-rules' });
});

test('what is not a proof is refused by the name of its first wrong field', () => {
  const proof = proofOf('kantha-lines', 0);
  expect(readProof(null)).toEqual({ wrong: 'format' });
  expect(readProof({ ...proof, format: 'x' })).toEqual({ wrong: 'format' });
  expect(readProof({ ...proof, nonce: '1' })).toEqual({ wrong: 'nonce' });
  expect(readProof({ ...proof, serverSeed: 5 })).toEqual({ wrong: 'serverSeed' });
  expect(readProof({ ...proof, ruleVersion: 'one' })).toEqual({ wrong: 'ruleVersion' });
  expect(readProof({ ...proof, ruleVersion: 1 })).toEqual({ proof });
});
