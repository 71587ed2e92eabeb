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
    [
      period,
      { kind: 'cash', sum: share, multiple: 0 },
      'Each week you get 5 to 8 % of what you lost in cash, up to ৳1,000.00.',
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
  });
});
