import type { CampaignTerms, MoneyReward, Wagering } from '@nokshi/contract/promotions/terms.ts';

type BonusReward = Extract<MoneyReward, { kind: 'bonus' }>;

/** A promotion that a member claims: 50.00 in cash, to be staked once. */
export const cashTerms = (given: Partial<CampaignTerms> = {}): CampaignTerms => ({
  name: 'A gift',
  title: { EN: 'A gift', BN: 'উপহার' },
  about: { EN: '', BN: '' },
  picture: null,
  tabs: [],
  badge: 'none',
  position: 0,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  audience: [],
  trigger: { kind: 'claim' },
  reward: { kind: 'cash', sum: { of: 'fixed', amount: '50' }, multiple: 100 },
  limits: { budget: '10000', places: null, perMember: 1, perDay: null },
  ...given,
});

export const WAGERING: Wagering = {
  multiple: 1_000,
  base: 'bonus',
  contributions: null,
  largestBet: '200',
  days: 7,
  largestConversion: null,
};

/** The first deposit is matched as bonus money, up to 1,000.00. */
export const bonusTerms = (
  given: Partial<CampaignTerms> = {},
  wagering: Partial<Wagering> = {},
): CampaignTerms =>
  cashTerms({
    name: 'Welcome',
    title: { EN: 'Welcome', BN: 'স্বাগতম' },
    trigger: { kind: 'deposit', nth: [1], least: '100', joins: false },
    reward: bonusReward({}, wagering),
    ...given,
  });

/** Bonus money: a share of 100 % of what counts, up to 1,000.00. */
export const bonusReward = (
  given: Partial<BonusReward> = {},
  wagering: Partial<Wagering> = {},
): BonusReward => ({
  kind: 'bonus',
  sum: { of: 'share', percent: '100', most: '1000' },
  wagering: { ...WAGERING, ...wagering },
  ...given,
});
