import type { ContractKind, ContractTerms } from '@nokshi/contract/player/agent-terms.ts';

export type TierField =
  | 'validBet'
  | 'loss'
  | 'activeMembers'
  | 'rate'
  | 'dailyBet'
  | 'hourBet'
  | 'singleBet'
  | 'winRate'
  | 'lossRate';

type Unit = 'taka' | 'heads' | 'percent';

/** What a tier of each kind consists of: conditions first, then what is paid. */
export const TIER_FIELDS: Readonly<Record<ContractKind, readonly TierField[]>> = {
  dividend: ['validBet', 'loss', 'activeMembers', 'rate'],
  daily: ['dailyBet', 'activeMembers', 'rate'],
  hourly: ['hourBet', 'rate'],
  'real-time': ['singleBet', 'winRate', 'lossRate'],
};

export const UNITS: Readonly<Record<TierField, Unit>> = {
  validBet: 'taka',
  loss: 'taka',
  activeMembers: 'heads',
  rate: 'percent',
  dailyBet: 'taka',
  hourBet: 'taka',
  singleBet: 'taka',
  winRate: 'percent',
  lossRate: 'percent',
};

export type TierValues = Partial<Readonly<Record<TierField, string>>>;

/** The tiers of any kind, each field as text. */
export const tierValues = ({ tiers }: ContractTerms): readonly TierValues[] =>
  tiers.map((tier) =>
    Object.fromEntries(Object.entries(tier).map(([name, value]) => [name, String(value)])),
  );
