import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cashTerms } from '../../../../../../../tests/harness/campaign-terms.ts';
import { times } from '../../../../../../../tests/harness/extent.ts';
import { promotionsGround } from '../../../../../../../tests/harness/promotions.ts';
import { type CampaignId, fromWire } from '../../../../kernel/ids.ts';
import { campaignById } from './campaigns.ts';
import { countGrant, holdCounts, uncountGrant } from './counts.ts';

const { now, running } = promotionsGround();
const db = () => now().house.house.db;

type Limits = { readonly budget: bigint; readonly places: number | null };

/** A running campaign with so much to give; minor units of whole taka. */
async function campaignOf({ budget, places }: Limits): Promise<CampaignId> {
  const limits = { budget: String(budget / 100n), places, perMember: null, perDay: null };
  const sum = { of: 'fixed', amount: '0.01' } as const;
  const reward = { kind: 'cash', sum, multiple: 0 } as const;
  const id = fromWire('cmp', await running(cashTerms({ limits, reward })));
  if (!id) throw new Error('a campaign has an id');
  return id;
}

const given = async (campaignId: CampaignId) => {
  const row = await db().read((tx) => campaignById(tx, campaignId));
  return row && { given: row.given, granted: row.granted };
};

const limits = fc.record({
  budget: fc.integer({ min: 1, max: 400 }).map((taka) => BigInt(taka) * 100n),
  places: fc.option(fc.integer({ min: 1, max: 150 })),
});

type Step =
  | { readonly do: 'grant'; readonly cost: bigint; readonly times: number }
  | { readonly do: 'give-back'; readonly which: number }
  | { readonly do: 'hold' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      cost: fc.oneof(fc.bigInt({ min: 1n, max: 300n }), fc.bigInt({ min: 1n, max: 20_000n })),
      times: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('give-back' as const), which: fc.nat({ max: 1_000 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'hold' as const }) },
);

/** What a single row would answer. */
function plainly({ budget, places }: Limits, taken: readonly bigint[], cost: bigint) {
  if (places !== null && taken.length >= places) return 'no-places';
  return taken.reduce((sum, each) => sum + each, 0n) + cost > budget ? 'budget-spent' : 'counted';
}

test('a campaign that sets grants aside gives what one row would, and says what it gave', async () => {
  await fc.assert(
    fc.asyncProperty(limits, fc.array(step, { maxLength: 25 }), async (most, steps) => {
      const campaignId = await campaignOf(most);
      const taken: bigint[] = [];
      for (const each of steps) {
        if (each.do === 'grant')
          for (let n = 0; n < each.times; n += 1) {
            const { cost } = each;
            const counted = await db().tx((tx) => countGrant(tx, { campaignId, cost }));
            expect(counted).toBe(plainly(most, taken, cost));
            if (counted === 'counted') taken.push(cost);
          }
        if (each.do === 'give-back' && taken.length > 0) {
          const [cost = 0n] = taken.splice(each.which % taken.length, 1);
          await db().tx((tx) => uncountGrant(tx, { campaignId, cost }));
        }
        if (each.do === 'hold') await db().tx((tx) => holdCounts(tx, campaignId));
        expect(await given(campaignId)).toEqual({
          given: taken.reduce((sum, cost) => sum + cost, 0n),
          granted: taken.length,
        });
      }
    }),
    { numRuns: times(12) },
  );
});

test('many who claim at once get all there is and no more, also where some of them fail', async () => {
  await fc.assert(
    fc.asyncProperty(limits, fc.integer({ min: 1, max: 400 }), async (most, cents) => {
      const campaignId = await campaignOf(most);
      const cost = BigInt(cents);
      const byBudget = Number(most.budget / cost);
      const there = Math.min(byBudget, most.places ?? byBudget);
      const claims = Array.from({ length: Math.min(there, 60) + 12 }, (_, n) => n);
      let done = 0;
      // Every fifth is undone; whatever it counted in has it again.
      const claim = (n: number) =>
        db()
          .tx(async (tx) => {
            const counted = await countGrant(tx, { campaignId, cost });
            if (n % 5 === 4) throw new Error('undone');
            return counted;
          })
          .then(
            (counted) => void (done += counted === 'counted' ? 1 : 0),
            () => undefined,
          );
      await Promise.all(claims.map(claim));
      expect(done).toBeLessThanOrEqual(there);
      expect(await given(campaignId)).toEqual({ given: cost * BigInt(done), granted: done });
      // What was undone is there for others.
      for (let left = Math.min(there - done, 12); left > 0; left -= 1) {
        expect(await db().tx((tx) => countGrant(tx, { campaignId, cost }))).toBe('counted');
        done += 1;
      }
      await db().tx((tx) => holdCounts(tx, campaignId));
      expect(await given(campaignId)).toEqual({ given: cost * BigInt(done), granted: done });
    }),
    { numRuns: times(6) },
  );
});
