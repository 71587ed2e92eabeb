import { CONTRACT_KINDS, contractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { expect, test } from 'vitest';
import { TERMS } from '../../../testing/contracts.ts';
import { emptyTier, startValues, termsOf, wrongFields } from './offer-values.ts';
import { periodText, sumOf } from './slips.ts';

test.each(CONTRACT_KINDS)(
  'terms of kind %s come back from the form as they went into it',
  (kind) => {
    const terms = TERMS[kind];
    const values = startValues({ own: terms, today: terms, periods: ['M'] });
    expect(wrongFields(kind, values.tiers)).toEqual(new Map());
    const built = termsOf(kind, values);
    expect(built).toEqual(terms);
    expect(contractTerms.safeParse(built).success).toBe(true);
  },
);

test('a first offer has the own conditions and leaves the rates open', () => {
  const { tiers, carries, includesSelf } = startValues({
    own: TERMS['real-time'],
    today: null,
    periods: [],
  });
  expect(tiers).toEqual([{ singleBet: '10', winRate: '', lossRate: '' }]);
  expect([carries, includesSelf]).toEqual([false, false]);
});

test('Bengali digits, signs and groups are read as they are meant', () => {
  const tiers = [{ validBet: '৳১,০০,০০০', loss: '0', activeMembers: '১২', rate: '১২.৫ %' }];
  expect(wrongFields('dividend', tiers).size).toBe(0);
  const values = { period: 'W', carries: false, includesSelf: true, tiers } as const;
  expect(termsOf('dividend', values)).toMatchObject({
    tiers: [{ validBet: '100000', loss: '0', activeMembers: 12, rate: '12.5' }],
  });
});

test.each(['', '0', '0.00', '100.01', '12.345', '-1', 'ten'])(
  'the rate %j is not one that a tier may have',
  (rate) => {
    const wrong = wrongFields('hourly', [
      { hourBet: '1', rate: '1' },
      { hourBet: '2', rate },
    ]);
    expect([...wrong]).toEqual([['tiers.1.rate', 'percent']]);
  },
);

test('an empty tier lacks every field of its kind', () => {
  const wrong = wrongFields('daily', [emptyTier('daily')]);
  expect([...wrong.keys()]).toEqual(['tiers.0.dailyBet', 'tiers.0.activeMembers', 'tiers.0.rate']);
});

test.each([
  ['dividend', '2026-02-28T18:00:00.000Z', '2026-03-15T18:00:00.000Z', '2026-03-01 – 2026-03-15'],
  ['dividend', '2026-03-09T18:00:00.000Z', '2026-03-10T18:00:00.000Z', '2026-03-10'],
  ['daily', '2026-03-09T18:00:00.000Z', '2026-03-10T18:00:00.000Z', '2026-03-10'],
  ['hourly', '2026-03-10T17:00:00.000Z', '2026-03-10T18:00:00.000Z', '2026-03-10 23:00 – 00:00'],
  ['real-time', '2026-03-10T06:05:00.000Z', '2026-03-10T06:10:00.000Z', '2026-03-10 12:05 – 12:10'],
] as const)('a period of a %s contract is said in the time of Dhaka', (kind, from, to, text) => {
  expect(periodText({ kind, from, to })).toBe(text);
});

test('amounts are added up to the paisa, without floating point', () => {
  expect(sumOf('0.10', '0.20', '-0.05')).toBe('0.25');
  expect(sumOf('9007199254740993.01', '-0.01')).toBe('9007199254740993.00');
});
