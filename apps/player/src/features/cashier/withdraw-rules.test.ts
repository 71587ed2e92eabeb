import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  isPart,
  isResting,
  less,
  limitsOf,
  quickWithdrawals,
  whyStopped,
} from './withdraw-rules.ts';
import type { WithdrawalTerms } from './withdrawals.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const EARLIER = '2026-11-21T12:00:00.000Z';
const LATER = '2026-11-23T12:00:00.000Z';
const BOTH = { EN: 'A', BN: 'ক' };

const method = (code: string, minimum: string): WithdrawalTerms['methods'][number] => ({
  code,
  name: BOTH,
  description: BOTH,
  kind: 'automatic',
  account: { label: BOTH, pattern: '01[3-9][0-9]{8}', digits: true },
  minimum,
  maximum: '25000.00',
  paidWithinMinutes: 60,
  demo: false,
});
const payee = (usableFrom: string, code = 'wallet'): WithdrawalTerms['payees'][number] => ({
  id: `${code} ${usableFrom}`,
  method: code,
  methodName: BOTH,
  holder: 'Rahima',
  account: '•••• 5678',
  verified: false,
  addedAt: EARLIER,
  usableFrom,
});
const TERMS: WithdrawalTerms = {
  cash: '900.00',
  available: '500.00',
  turnover: { needed: '0.00', done: '0.00', missing: '0.00' },
  obligations: [],
  bonus: null,
  debt: null,
  review: null,
  leftToday: null,
  open: 0,
  openAtMost: 3,
  payeesAtMost: 5,
  restHours: 24,
  confirmMinutes: 1440,
  hasPaymentPassword: true,
  methods: [method('wallet', '200.00'), method('bank', '1000.00')],
  payees: [payee(EARLIER)],
};

it('lets out no more than there is, and no more than the method pays at once', () => {
  const of = { minimum: '200.00', maximum: '1000.00' };
  expect(boundsOf(of, '350.50')).toEqual({ minimum: '200.00', maximum: '350.50' });
  expect(boundsOf(of, '99999999999.99')).toEqual(of);
});

it('offers all of it first, and then round amounts that are less', () => {
  const quick = (maximum: string) => quickWithdrawals({ minimum: '500.00', maximum });
  expect(quick('1234.56')).toEqual(['1234.56', '500', '1000']);
  expect(quick('1000.00')).toEqual(['1000.00', '500']);
});

it('takes a part from an amount to the paisa', () => {
  expect(less('0.30', '0.10')).toBe('0.20');
  expect(less('9007199254740993.00', '0.01')).toBe('9007199254740992.99');
});

it('takes as a part more than nothing and less than all', () => {
  expect(['0.01', '499.99'].every((each) => isPart(each, '500.00'))).toBe(true);
  for (const each of ['', '0', '500', '500.01', '-1', 'x', '1.234'])
    expect(isPart(each, '500.00'), each).toBe(false);
});

it('lets an account rest until its moment, and not at it', () => {
  expect(isResting(payee(LATER), NOW)).toBe(true);
  expect(isResting(payee(new Date(NOW).toISOString()), NOW)).toBe(false);
  // The first of a member does not rest, whatever the reader's clock says.
  expect(isResting({ addedAt: LATER, usableFrom: LATER }, NOW)).toBe(false);
});

it('asks for what the account takes, and before there is one for what any method does', () => {
  const wide = { ...TERMS, available: '5000.00' };
  const bank = limitsOf(wide, payee(EARLIER, 'bank'));
  expect(bank).toEqual({ bounds: { minimum: '1000.00', maximum: '5000.00' }, maximum: '25000.00' });
  expect(limitsOf(wide, undefined).bounds).toEqual({ minimum: '200.00', maximum: '5000.00' });
});

describe('nothing can be asked for', () => {
  const why = (change: Partial<WithdrawalTerms>) => whyStopped({ ...TERMS, ...change }, NOW);

  it('while too many are open, or the accounts belong to methods that are closed', () => {
    expect(why({})).toBeNull();
    expect(why({ open: 3 })).toEqual({ why: 'too-many' });
    expect(why({ payees: [payee(EARLIER, 'gone')] })).toEqual({ why: 'method-off' });
  });

  it('unless it is only that a payment password or an account is still to be made', () => {
    expect(why({ hasPaymentPassword: false, payees: [] })).toBeNull();
    expect(why({ payees: [] })).toBeNull();
    // Neither is worth making for less than any method pays.
    const little = { available: '199.99', payees: [], hasPaymentPassword: false };
    expect(why(little)).toEqual({ why: 'too-little', minimum: '200.00' });
  });

  it('while every account rests; the first to be ready is named', () => {
    const latest = payee('2026-11-24T12:00:00.000Z');
    expect(why({ payees: [latest, payee(LATER)] })).toEqual({ why: 'resting', from: LATER });
    expect(why({ payees: [latest, payee(EARLIER)] })).toBeNull();
  });

  it('below the least that one of the accounts takes', () => {
    const payees = [payee(EARLIER, 'bank'), payee(EARLIER)];
    expect(why({ payees, available: '199.99' })).toEqual({ why: 'too-little', minimum: '200.00' });
    expect(why({ payees, available: '200.00' })).toBeNull();
  });
});
