import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';

const EVERYBODY: Omit<CampaignTerms, 'name' | 'title' | 'trigger' | 'reward'> = {
  about: { EN: '', BN: '' },
  picture: null,
  tabs: [],
  badge: 'none',
  position: 0,
  // Long before, so that the period of the evening counts.
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  audience: [],
  limits: { budget: '20000', places: null, perMember: null, perDay: 2 },
};

const cash = (amount: string) =>
  ({ kind: 'cash', sum: { of: 'fixed', amount }, multiple: 100 }) as const;

/** What operators open for a day, by what it is called there. Amounts are BDT. */
export const CAMPAIGNS: Readonly<
  Record<'bonus' | 'rounds' | 'mission' | 'rebate' | 'manual', CampaignTerms>
> = {
  bonus: {
    ...EVERYBODY,
    name: 'Bonus of the day',
    title: { EN: 'Bonus of the day', BN: 'দিনের বোনাস' },
    trigger: { kind: 'claim' },
    reward: {
      kind: 'bonus',
      sum: { of: 'fixed', amount: '100' },
      wagering: {
        multiple: 100,
        base: 'bonus',
        contributions: null,
        largestBet: '50',
        days: 7,
        largestConversion: '80',
      },
    },
    limits: { ...EVERYBODY.limits, perMember: 1 },
  },
  rounds: {
    ...EVERYBODY,
    name: 'Free rounds of the day',
    title: { EN: 'Free rounds of the day', BN: 'দিনের ফ্রি রাউন্ড' },
    trigger: { kind: 'claim' },
    reward: { kind: 'free-rounds', gameId: 'kantha-lines', rounds: 5, stake: '2.00', days: 1 },
    limits: { ...EVERYBODY.limits, perMember: 1 },
  },
  mission: {
    ...EVERYBODY,
    name: 'Evening mission',
    title: { EN: 'Evening mission', BN: 'সন্ধ্যার মিশন' },
    trigger: {
      kind: 'mission',
      window: 'day',
      counts: 'turnover',
      categories: ['RNG'],
      target: '100',
    },
    reward: cash('15'),
  },
  rebate: {
    ...EVERYBODY,
    name: 'Rebate of a day',
    title: { EN: 'Rebate of a day', BN: 'দৈনিক রিবেট' },
    trigger: {
      kind: 'period',
      period: 'D',
      of: 'turnover',
      categories: [],
      tiers: [{ from: '1', percent: '1' }],
      least: '0.50',
      claimDays: 3,
    },
    reward: { kind: 'cash', sum: { of: 'share', percent: '100', most: '500' }, multiple: 100 },
  },
  manual: {
    ...EVERYBODY,
    name: 'Goodwill',
    title: { EN: 'From us', BN: 'আমাদের পক্ষ থেকে' },
    trigger: { kind: 'manual' },
    reward: cash('30'),
  },
};
