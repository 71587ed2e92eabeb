import { expect, test } from 'vitest';
import { issuesBetween } from './issue-times.ts';
import { lotteryOf } from './rules/lotteries.ts';

const termsOf = (gameCode: string) => {
  const lottery = lotteryOf(gameCode);
  if (!lottery) throw new Error(gameCode);
  return lottery.terms;
};
const at = (iso: string) => new Date(iso);

test('a day has an issue every interval, numbered from midnight in Dhaka', () => {
  const day = { from: at('2026-02-28T18:00:00Z'), until: at('2026-03-01T18:00:00Z') };
  const issues = issuesBetween(termsOf('wingo-30s'), day);
  expect(issues).toHaveLength(2_880);
  expect(issues[0]).toMatchObject({
    issue: '20260301-0001',
    opensAt: at('2026-02-28T18:00:00Z'),
    closesAt: at('2026-02-28T18:00:25Z'),
    drawsAt: at('2026-02-28T18:00:30Z'),
  });
  expect(issues.at(-1)).toMatchObject({
    issue: '20260301-2880',
    drawsAt: at('2026-03-01T18:00:00Z'),
  });
});

test('two spans that follow one another make each issue once, and numbers grow over midnight', () => {
  const terms = termsOf('ssc-1m');
  const [from, between, until] = [
    at('2026-03-01T17:50:10Z'),
    at('2026-03-01T17:58:59.999Z'),
    at('2026-03-01T18:05:00Z'),
  ];
  const whole = issuesBetween(terms, { from, until });
  const parts = [
    ...issuesBetween(terms, { from, until: between }),
    ...issuesBetween(terms, { from: between, until }),
  ];
  expect(parts).toEqual(whole);
  expect(whole[0]?.opensAt).toEqual(at('2026-03-01T17:51:00Z'));
  const numbers = whole.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => (a < b ? -1 : 1)));
  expect(new Set(numbers).size).toBe(whole.length);
});

test('a draw of others is on its days, and takes bets from the day before on', () => {
  const week = { from: at('2026-03-01T18:00:00Z'), until: at('2026-03-08T18:00:00Z') };
  const lao = issuesBetween(termsOf('lao'), week).map(({ drawsAt }) => drawsAt.toISOString());
  expect(lao).toEqual([
    '2026-03-04T13:20:00.000Z',
    '2026-03-06T13:20:00.000Z',
    '2026-03-09T13:20:00.000Z',
  ]);
  const month = { from: at('2026-03-01T18:00:00Z'), until: at('2026-04-01T18:00:00Z') };
  const thai = issuesBetween(termsOf('thai'), month).map(({ issue }) => issue);
  expect(thai).toEqual(['20260316-0001', '20260401-0001']);
});
