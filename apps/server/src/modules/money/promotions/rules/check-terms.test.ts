import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { expect, test } from 'vitest';
import {
  bonusReward,
  bonusTerms,
  cashTerms,
} from '../../../../../../../tests/harness/campaign-terms.ts';
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
const referral = {
  kind: 'referral',
  firstDeposit: '500',
  turnover: 100,
  tiers: [
    { from: 1, amount: '30' },
    { from: 5, amount: '50' },
  ],
} as const;
const invites = (different: Partial<Extract<CampaignTerms['trigger'], { kind: 'referral' }>>) =>
  cashTerms({ trigger: { ...referral, tiers: [...referral.tiers], ...different } });
const board = {
  kind: 'board',
  window: 'day',
  score: 'turnover',
  leastBets: 1,
  categories: [],
  prizes: [
    { from: 1, to: 1, amount: '50' },
    { from: 2, to: 3, amount: '20' },
  ],
} as const;
const ofBoard = (
  different: Partial<Extract<CampaignTerms['trigger'], { kind: 'board' }>>,
  limits: Partial<CampaignTerms['limits']> = {},
) =>
  cashTerms({
    trigger: { ...board, categories: [], prizes: [...board.prizes], ...different },
    limits: { budget: '90', places: null, perMember: null, perDay: null, ...limits },
  });
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
      reward: bonusReward({ sum: { of: 'fixed', amount: '80' } }, { base: 'deposit-and-bonus' }),
    }),
  ],
  [null, ofBoard({})],
  ['board-places', ofBoard({ prizes: [{ from: 2, to: 3, amount: '50' }] })],
  ['board-places', ofBoard({ prizes: [board.prizes[0], { from: 3, to: 3, amount: '20' }] })],
  ['board-end', ofBoard({ window: 'campaign' })],
  ['board-limits', ofBoard({}, { perMember: 1 })],
  ['board-over-budget', ofBoard({}, { budget: '89.99' })],
  ['reward-largest', ofBoard({ prizes: [{ from: 1, to: 1, amount: '49' }] })],
  [null, invites({})],
  ['tiers-order', invites({ tiers: referral.tiers.toReversed() })],
  ['tiers-first', invites({ tiers: referral.tiers.slice(1) })],
  ['friend-stakes', invites({ turnover: 99 })],
  ['reward-largest', invites({ tiers: referral.tiers.slice(0, 1) })],
  [
    'reward-over-budget',
    cashTerms({ limits: { budget: '49.99', places: null, perMember: 1, perDay: null } }),
  ],
])('the first rule that is broken is %s', (why, terms) => {
  expect(misfitOf(terms)).toBe(why);
});
