import type { VipTerms } from '@nokshi/contract/vip.ts';
import { minorOf } from '@nokshi/money';

/** What levels ask for, from the first on; minor units. Rises from level to level. */
export type Needs = {
  readonly deposits: readonly bigint[];
  readonly turnover: readonly bigint[];
  readonly keep: readonly bigint[];
};

export const needsOf = ({ levels }: VipTerms): Needs => ({
  deposits: levels.map(({ deposits }) => minorOf(deposits)),
  turnover: levels.map(({ turnover }) => minorOf(turnover)),
  keep: levels.map(({ keep }) => minorOf(keep)),
});

/** The first level, from 1 on, whose needs do not fit those before it; null when all do. */
export function misfitOf(terms: VipTerms): number | null {
  const { deposits, turnover, keep } = needsOf(terms);
  const isFree = [deposits, turnover, keep].every(([first]) => first === 0n);
  if (!isFree) return 1;
  const at = terms.levels.findIndex((_, index) => {
    if (index === 0) return false;
    const grows = [deposits, turnover, keep].map(
      (each) => (each[index] ?? 0n) - (each[index - 1] ?? 0n),
    );
    // A level that asks for nothing more than the one before it would be skipped by everybody.
    return grows.some((by) => by < 0n) || (grows[0] === 0n && grows[1] === 0n);
  });
  return at === -1 ? null : at + 1;
}

const NONE = { EN: '', BN: '' };

/** What a new house begins with. */
export const USUAL_TABLE: VipTerms = {
  levels: [
    {
      name: { EN: 'Bronze', BN: 'ব্রোঞ্জ' },
      deposits: '0',
      turnover: '0',
      keep: '0',
      points: 0,
      rebate: 0,
      withdrawADay: null,
      service: false,
      note: NONE,
    },
    {
      name: { EN: 'Silver', BN: 'সিলভার' },
      deposits: '10000',
      turnover: '50000',
      keep: '10000',
      points: 10,
      rebate: 5,
      withdrawADay: null,
      service: false,
      note: NONE,
    },
    {
      name: { EN: 'Gold', BN: 'গোল্ড' },
      deposits: '50000',
      turnover: '300000',
      keep: '50000',
      points: 25,
      rebate: 10,
      withdrawADay: null,
      service: false,
      note: NONE,
    },
    {
      name: { EN: 'Platinum', BN: 'প্লাটিনাম' },
      deposits: '200000',
      turnover: '1500000',
      keep: '200000',
      points: 50,
      rebate: 20,
      withdrawADay: null,
      service: true,
      note: NONE,
    },
    {
      name: { EN: 'Diamond', BN: 'ডায়মন্ড' },
      deposits: '1000000',
      turnover: '8000000',
      keep: '1000000',
      points: 100,
      rebate: 40,
      withdrawADay: null,
      service: true,
      note: NONE,
    },
  ],
};
