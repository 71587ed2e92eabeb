import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { expect, test } from 'vitest';
import { bonusTerms, cashTerms } from '../../../../../../../tests/harness/campaign-terms.ts';
import { misfitOf } from './check-terms.ts';

const period: CampaignTerms['trigger'] = {
  kind: 'period',
  period: 'W',
  of: 'loss',
  categories: [],
  tiers: [
    { from: '0', percent: '5' },
    { from: '1000', percent: '8' },
  ],
  least: '10',
  claimDays: 7,
};
const share = { of: 'share', percent: '100', most: '500' } as const;

test.each<[string | null, CampaignTerms]>([
  [null, cashTerms()],
  [null, bonusTerms()],
  ['titles', cashTerms({ title: { EN: 'Gift', BN: '' } })],
  ['ends-before', cashTerms({ endsAt: '2026-01-01T00:00:00.000Z' })],
  // The same instant, written in another way.
  [
    'ends-before',
    cashTerms({ startsAt: '2026-03-01T00:00:00.000Z', endsAt: '2026-03-01T00:00:00Z' }),
  ],
  ['share-of-nothing', cashTerms({ reward: { kind: 'cash', sum: share, multiple: 100 } })],
  ['period-share', cashTerms({ trigger: period })],
  [null, cashTerms({ trigger: period, reward: { kind: 'cash', sum: share, multiple: 100 } })],
  [
    'tiers-order',
    cashTerms({
      trigger: { ...period, tiers: period.tiers.toReversed() },
      reward: { kind: 'cash', sum: share, multiple: 100 },
    }),
  ],
  ['wagering-nothing', bonusTerms({}, { multiple: 0 })],
  [
    'wagering-base',
    cashTerms({
      reward: {
        ...bonusTerms({}, { base: 'deposit-and-bonus' }).reward,
        sum: { of: 'fixed', amount: '80' },
      },
    }),
  ],
  [
    'reward-over-budget',
    cashTerms({ limits: { budget: '49.99', places: null, perMember: 1, perDay: null } }),
  ],
])('the first rule that is broken is %s', (why, terms) => {
  expect(misfitOf(terms)).toBe(why);
});
