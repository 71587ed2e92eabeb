import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hmacRandom } from '../fairness/hmac-node.ts';
import { sha256 } from '../fairness/sha256.ts';
import { simulationRandom } from '../fairness/simulation.ts';
import { type EnvelopeDocument, readEnvelope } from './envelope-proof.ts';
import { sharesOf } from './shares.ts';
import { envelopeDocument } from './testing/envelope-document.ts';
import { verifyEnvelope } from './verify-envelope.ts';

const envelopes = fc
  .record({ shares: fc.integer({ min: 1, max: 300 }), more: fc.bigInt(0n, 10n ** 12n) })
  .map(({ shares, more }) => ({ shares, pool: BigInt(shares) + more }));

describe('the shares of an envelope', () => {
  test('come to the pool exactly, each a paisa or more', () => {
    fc.assert(
      fc.property(envelopes, fc.integer({ min: 1, max: 1_000_000 }), (envelope, seed) => {
        const seeds = { serverSeed: sha256(`${seed}`), clientSeed: 'member', nonce: 0 };
        const shares = sharesOf(hmacRandom(seeds), envelope);
        expect(shares).toHaveLength(envelope.shares);
        expect(shares.every((share) => share >= 1n)).toBe(true);
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(envelope.pool);
      }),
    );
  });

  test('have the same mean at each place, within 3 sigma over 100,000 envelopes', () => {
    const [times, envelope] = [100_000, { pool: 1_003n, shares: 8 }];
    const random = simulationRandom(39);
    const sums = Array.from({ length: envelope.shares }, () => 0);
    const squares = [...sums];
    for (let time = 0; time < times; time += 1)
      for (const [place, share] of sharesOf(random, envelope).entries()) {
        sums[place] = (sums[place] ?? 0) + Number(share);
        squares[place] = (squares[place] ?? 0) + Number(share) ** 2;
      }
    const mean = Number(envelope.pool) / envelope.shares;
    for (const [place, sum] of sums.entries()) {
      const variance = (squares[place] ?? 0) / times - (sum / times) ** 2;
      expect(Math.abs(sum / times - mean)).toBeLessThan(3 * Math.sqrt(variance / times));
    }
  });

  test('are not made where there is less than a paisa for each', () => {
    expect(() => sharesOf(simulationRandom(1), { pool: 2n, shares: 3 })).toThrow('no 3 shares');
    expect(sharesOf(simulationRandom(1), { pool: 3n, shares: 3 })).toEqual([1n, 1n, 1n]);
  });
});

describe('its proof', () => {
  const PROOF: EnvelopeDocument = envelopeDocument();
  const amounts = PROOF.amounts ?? [];
  const wrongOf = (proof: EnvelopeDocument) =>
    verifyEnvelope(proof).checks.flatMap(({ what, state }) => (state === 'wrong' ? [what] : []));

  test('holds, and says what it does not know while the envelope is open', () => {
    expect(verifyEnvelope(PROOF).state).toBe('verified');
    expect(verifyEnvelope({ ...PROOF, link: null, amounts: null }).state).not.toBe('verified');
  });

  test.each<[string, Partial<EnvelopeDocument>, string]>([
    [
      'another share',
      { amounts: [String(Number(amounts[0]) + 1), ...amounts.slice(1)] },
      'numbers',
    ],
    ['another pool', { pool: '10001' }, 'root'],
    ['other shares', { shares: 11 }, 'root'],
    ['another link', { link: sha256('other') }, 'chain'],
  ])('finds %s', (_, change, wrong) => {
    expect(wrongOf({ ...PROOF, ...change })).toContain(wrong);
  });

  test('is read from what was saved, or says which field is wrong', () => {
    expect(readEnvelope(JSON.parse(JSON.stringify(PROOF)))).toEqual({ proof: PROOF });
    expect(readEnvelope({ ...PROOF, shares: 0 })).toEqual({ wrong: 'shares' });
    expect(readEnvelope({ ...PROOF, pool: '3' })).toEqual({ wrong: 'pool' });
  });
});
