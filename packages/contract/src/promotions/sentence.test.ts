import { describe, expect, test } from 'vitest';
import { conditionOf, sentenceOf } from './sentence.ts';
import type { Reward, Trigger } from './terms.ts';

const cash: Reward = { kind: 'cash', sum: { of: 'fixed', amount: '50' }, multiple: 100 };
const share = { of: 'share', percent: '100', most: '1000' } as const;
const bonus: Reward = {
  kind: 'bonus',
  sum: share,
  wagering: {
    multiple: 1_000,
    base: 'bonus',
    contributions: null,
    largestBet: '200',
    days: 7,
    largestConversion: '5000',
  },
};
const period: Trigger = {
  kind: 'period',
  period: 'W',
  of: 'loss',
  categories: [],
  tiers: [
    { from: '500', percent: '5' },
    { from: '10000', percent: '8' },
  ],
  least: '10',
  claimDays: 7,
};

describe('the sentence of a promotion', () => {
  test.each<[Trigger, Reward, string]>([
    [
      { kind: 'deposit', nth: [1], least: '200', joins: true },
      bonus,
      'Make your first deposit, ৳200.00 or more, and get 100 % of it as a bonus, up to ৳1,000.00. Stake the bonus 10 times within 7 days and it is cash, at most ৳5,000.00; until then one bet is at most ৳200.00.',
    ],
    [
      { kind: 'deposit', nth: [], least: '500', joins: false },
      { ...cash, multiple: 0 },
      'Deposit ৳500.00 or more and get ৳50.00 in cash.',
    ],
    [
      { kind: 'claim' },
      cash,
      'Claim ৳50.00 in cash. It has to be staked once before you withdraw it.',
    ],
    [{ kind: 'claim' }, { kind: 'points', points: 1_500, worth: '15' }, 'Claim 1,500 points.'],
    [
      { kind: 'code', code: 'FRIDAY' },
      { kind: 'free-rounds', gameId: 'wheel', rounds: 10, stake: '2', days: 7 },
      'Enter the code and get 10 free rounds at ৳2.00. Play them within 7 days; what they win is yours at once.',
    ],
    [
      { kind: 'application', pictures: 'needed' },
      { ...cash, multiple: 0 },
      'Apply with a comment and pictures; when we agree, you get ৳50.00 in cash.',
    ],
    [
      {
        kind: 'referral',
        firstDeposit: '500',
        turnover: 100,
        tiers: [
          { from: 1, amount: '30' },
          { from: 5, amount: '50' },
        ],
      },
      { ...cash, multiple: 0 },
      'For each friend you invite who deposits ৳500.00 or more and stakes it once you get up to ৳50.00 in cash.',
    ],
    [
      period,
      { kind: 'cash', sum: share, multiple: 0 },
      'Each week you get 5 to 8 % of what you lost in cash, up to ৳1,000.00.',
    ],
    [
      {
        kind: 'board',
        window: 'week',
        score: 'return',
        leastBets: 20,
        categories: [],
        prizes: [
          { from: 1, to: 1, amount: '50' },
          { from: 2, to: 10, amount: '20' },
        ],
      },
      { ...cash, multiple: 0 },
      'Each week be among the first 10 by what your bets pay back of their stakes, with 20 bets or more, and get up to ৳50.00 in cash.',
    ],
  ])('says what to do, what it brings and what has to be staked', (trigger, reward, said) => {
    expect(sentenceOf({ trigger, reward }, 'EN')).toBe(said);
    expect(sentenceOf({ trigger, reward }, 'BN')).toMatch(/।$/);
  });

  test('names each condition', () => {
    expect(conditionOf({ kind: 'never-deposited' }, 'EN')).toBe('has never deposited');
    expect(conditionOf({ kind: 'deposited-at-least', amount: '1000' }, 'EN')).toBe(
      'deposited ৳1,000.00 or more',
    );
    expect(conditionOf({ kind: 'turnover-at-least', amount: '500', days: 30 }, 'EN')).toBe(
      'staked ৳500.00 or more in 30 days',
    );
  });
});
