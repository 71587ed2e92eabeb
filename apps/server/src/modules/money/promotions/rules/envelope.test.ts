import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { expect, test } from 'vitest';
import { cashTerms } from '../../../../../../../tests/harness/campaign-terms.ts';
import { misfitOf } from './check-terms.ts';

const limits = { budget: '100', places: null, perMember: 1, perDay: null };
const fixed = (amount: string) =>
  ({ kind: 'cash', sum: { of: 'fixed', amount }, multiple: 100 }) as const;
const envelope = (different: Partial<CampaignTerms>) =>
  cashTerms({
    startsAt: '2026-03-01T00:00:00.000Z',
    endsAt: '2026-03-02T00:00:00.000Z',
    trigger: { kind: 'envelope', pool: '100', shares: 10 },
    reward: fixed('100'),
    limits,
    ...different,
  });

test.each<[Partial<CampaignTerms>, string | null]>([
  [{}, null],
  [{ endsAt: null }, 'envelope-ends'],
  [{ endsAt: '2026-04-02T00:00:00.000Z' }, 'envelope-ends'],
  [{ trigger: { kind: 'envelope', pool: '0.09', shares: 10 } }, 'envelope-small'],
  [{ limits: { ...limits, budget: '200' } }, 'envelope-budget'],
  [{ limits: { ...limits, perMember: null } }, 'envelope-limits'],
  [{ limits: { ...limits, places: 10 } }, 'envelope-limits'],
  [{ reward: fixed('50') }, 'reward-largest'],
])('a red envelope that is different by %o is a misfit: %s', (different, misfit) => {
  expect(misfitOf(envelope(different))).toBe(misfit);
});
