import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentOf } from '../fairness/hmac-node.ts';
import type { InstantBet } from '../instants/play.ts';
import { playOut, plays, seedsOf } from '../instants/testing/played-round.ts';
import { type InstantDocument, readInstant } from './instant-proof.ts';
import { type InstantCheck, verifyInstant } from './verify-instant.ts';

function documentOf({ bet, seed }: { bet: InstantBet; seed: number }): InstantDocument {
  const { acts, rounds } = playOut(bet, seed);
  const { serverSeed, clientSeed, nonce } = seedsOf(seed);
  const { state, wagers } = rounds.at(-1) as (typeof rounds)[number];
  return {
    format: 'nokshi-instant-1',
    game: bet.kind,
    ruleVersion: '1',
    mappingVersion: 1,
    commitment: commitmentOf(serverSeed),
    serverSeed,
    clientSeed,
    nonce: String(nonce),
    bet,
    acts,
    state,
    stake: wagers.reduce((sum, { stake }) => sum + stake, 0n).toString(),
    payout: wagers.reduce((sum, { payout }) => sum + (payout ?? 0n), 0n).toString(),
  };
}
const wrongIn = (proof: InstantDocument): readonly InstantCheck['what'][] => {
  const verdict = verifyInstant(proof);
  if (verdict.obstacle !== null) throw new Error(verdict.obstacle);
  return verdict.checks.flatMap(({ what, ok }) => (ok ? [] : [what]));
};

test('a round of any instant game is verified from its document alone', () => {
  fc.assert(
    fc.property(plays, (each) => {
      const proof = documentOf(each);
      expect(readInstant(JSON.parse(JSON.stringify(proof)))).toEqual({ proof });
      expect(wrongIn(proof)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test.each<[InstantCheck['what'], (proof: InstantDocument) => Partial<InstantDocument>]>([
  ['commitment', () => ({ commitment: commitmentOf('another') })],
  ['stake', ({ stake }) => ({ stake: `${stake}0` })],
  ['payout', ({ payout }) => ({ payout: `1${payout}` })],
  ['state', ({ state }) => ({ state: { ...(state as object), more: 1 } })],
])('when the %s is changed its check says so', (what, change) => {
  fc.assert(
    fc.property(plays, (each) => {
      const proof = documentOf(each);
      expect(wrongIn({ ...proof, ...change(proof) })).toEqual([what]);
    }),
    { numRuns: 30 },
  );
});

const mines = () => documentOf({ bet: { kind: 'mines', stake: '2.00', mines: 3 }, seed: 4 });

test('a changed bet or nonce never gives what was shown and paid', () => {
  const dice = documentOf({
    bet: { kind: 'dice', stake: '2.00', side: 'under', at: 9_600 },
    seed: 11,
  });
  expect(wrongIn(dice)).toEqual([]);
  const over = { ...dice.bet, side: 'over', at: 9_000 } as InstantBet;
  expect(wrongIn({ ...dice, bet: over })).toContain('payout');
  expect(wrongIn({ ...dice, nonce: '12' })).toContain('state');
});

test.each([
  ['seed-not-revealed', { serverSeed: null }],
  ['unknown-rules', { ruleVersion: '2' }],
  ['unknown-rules', { game: 'dice' }],
  ['unknown-mapping', { mappingVersion: 2 }],
  ['bad-seeds', { serverSeed: 'short' }],
  ['bad-bet', { bet: { kind: 'mines', stake: '2.00', mines: 25 } }],
  ['bad-acts', { acts: [] }],
  ['bad-acts', { acts: [{ act: 'hit', at: 0 }] }],
  ['bad-acts', { acts: [{ act: 'take', at: 1 }] }],
] as const)('a round cannot be checked: %s', (obstacle, change) => {
  expect(verifyInstant({ ...mines(), ...change } as InstantDocument)).toEqual({
    ok: false,
    obstacle,
  });
});

test.each([
  ['format', { format: 'nokshi-round-1' }],
  ['bet', { bet: { kind: 'mines', stake: 2, mines: 3 } }],
  ['bet', { bet: { kind: 'chess', stake: '2.00' } }],
  ['acts', { acts: [{ act: 'open', at: 0 }] }],
  ['nonce', { nonce: 3 }],
  ['payout', { payout: '2.00' }],
])('a document with a wrong %s is refused by its name', (wrong, change) => {
  expect(readInstant({ ...mines(), ...change })).toEqual({ wrong });
});
