import type { ContractKind, ContractTerms } from '@nokshi/contract/player/agent-terms.ts';

/** What a field of a tier holds: an amount in BDT, a number of members, or percent. */
export type Unit = 'taka' | 'members' | 'percent';

const taka = <Name extends string>(name: Name) => ({ name, unit: 'taka' }) as const;
const percent = <Name extends string>(name: Name) => ({ name, unit: 'percent' }) as const;
const ACTIVE = { name: 'activeMembers', unit: 'members' } as const;

/** The fields of a tier of each kind: its conditions, then what it pays. E-106, E-107. */
export const TIER_FIELDS = {
  dividend: [taka('validBet'), taka('loss'), ACTIVE, percent('rate')],
  daily: [taka('dailyBet'), ACTIVE, percent('rate')],
  hourly: [taka('hourBet'), percent('rate')],
  'real-time': [taka('singleBet'), percent('winRate'), percent('lossRate')],
} as const satisfies Readonly<
  Record<ContractKind, readonly { readonly name: string; readonly unit: Unit }[]>
>;

export type TierField = (typeof TIER_FIELDS)[ContractKind][number];

/** A tier by the names of its fields. */
export type Tier = Readonly<Record<string, string | number>>;

export const tiersOf = (terms: ContractTerms): readonly Tier[] => terms.tiers;
