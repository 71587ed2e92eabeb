import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { expect, test } from 'vitest';
import {
  type Bet,
  countedIn,
  type Counting,
  expectedOf,
  periodsOf,
  takenBack,
} from './slips-sums.ts';

const bet = (given: Partial<Bet>): Bet => ({
  wagerId: 'wgr_1',
  memberId: 'mbr_1',
  stake: 100_00n,
  valid: 100_00n,
  paid: 0n,
  rebate: 0n,
  settledAt: 0,
  voidAt: null,
  ...given,
});
const counting = (bets: readonly Bet[], more: Partial<Counting> = {}): Counting => ({
  bets,
  activeFrom: 100_00n,
  costs: { wages: 0n, promotions: 0n },
  carryIn: 0n,
  ...more,
});

const DIVIDEND: ContractTerms = {
  kind: 'dividend',
  period: 'D',
  carries: true,
  includesSelf: false,
  tiers: [
    { validBet: '0', loss: '0', activeMembers: 0, rate: '10' },
    { validBet: '200', loss: '100', activeMembers: 2, rate: '33.33' },
  ],
};
const REAL_TIME: ContractTerms = {
  kind: 'real-time',
  includesSelf: false,
  tiers: [
    { singleBet: '1', winRate: '0.3', lossRate: '0.6' },
    { singleBet: '20', winRate: '0.45', lossRate: '0.9' },
  ],
};

test('periods of days begin at midnight in Dhaka, those of the clock within it', () => {
  const midnight = Date.parse('2026-01-14T18:00:00.000Z');
  const until = midnight + 24 * 3_600_000;
  expect(periodsOf('daily', midnight, until)).toEqual([{ from: midnight, to: until }]);
  expect(periodsOf('daily', midnight + 1, until)).toEqual([]);
  expect(periodsOf('hourly', midnight, until)).toHaveLength(24);
  expect(periodsOf('real-time', midnight + 1, midnight + 900_000)).toHaveLength(2);
});

test('a bet counts where it was settled, unless it was void before the period was over', () => {
  const period = { from: 10, to: 20 };
  const at = (settledAt: number, voidAt: number | null = null) =>
    countedIn([bet({ settledAt, voidAt })], period).length;
  expect([at(9), at(10), at(19), at(20), at(10, 19), at(10, 20)]).toEqual([0, 1, 1, 0, 0, 1]);
});

test('a dividend takes what was lost, less costs and carry, at the highest tier that was reached', () => {
  const two = [bet({}), bet({ memberId: 'mbr_2', paid: 30_00n })];
  expect(expectedOf(DIVIDEND, counting(two))).toMatchObject({
    loss: 170_00n,
    tier: 2n,
    activeMembers: 2n,
    earned: 56_66n,
    carryOut: 0n,
  });
  const costs = { wages: 60_00n, promotions: 20_00n };
  expect(expectedOf(DIVIDEND, counting(two, { costs, carryIn: -10_00n }))).toMatchObject({
    loss: 90_00n,
    tier: 1n,
    earned: 8_00n,
  });
  const won = [bet({ paid: 500_00n })];
  expect(expectedOf(DIVIDEND, counting(won))).toMatchObject({ earned: 0n, carryOut: -400_00n });
});

test('a real-time wage has a rate for each bet, and rounds what won and what lost once', () => {
  const bets = [
    bet({ stake: 50n, valid: 50n }),
    bet({ stake: 1_99n, valid: 1_99n }),
    bet({ stake: 20_00n, valid: 10_00n }),
    // A rebate alone is no win.
    bet({ stake: 20_00n, valid: 20_00n, paid: 1_00n, rebate: 1_00n }),
    bet({ stake: 20_00n, valid: 20_00n, paid: 40_00n }),
  ];
  expect(expectedOf(REAL_TIME, counting(bets))).toMatchObject({
    bets: 4n,
    wonPart: 9n,
    lostPart: 28n,
    earned: 37n,
  });
});

test('what is taken back is rounded in favour of who pays', () => {
  const then = expectedOf(REAL_TIME, counting([]));
  expect(takenBack(REAL_TIME, bet({ stake: 20_01n, valid: 20_01n }), then)).toBe(-19n);
});
