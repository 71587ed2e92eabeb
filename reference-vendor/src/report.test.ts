import { expect, test } from 'vitest';
import { openRecord, type Step } from './record.ts';
import { handIn, lastDays } from './report.ts';
import type { WalletClient } from './wallet-client.ts';

const bet = (transactionId: string, at: string, more: Partial<Step> = {}): Step => ({
  transactionId,
  action: 'bet',
  state: 'done',
  betId: transactionId,
  roundId: 'r-1',
  account: 'member',
  currency: 'BDT',
  amount: '2.00',
  status: 'OK',
  at,
  ...more,
});

/** What the house was told, a call each. */
async function told(steps: readonly Step[], day: string) {
  const record = openRecord(null);
  for (const step of steps) record.write(step);
  const calls: { day: string; lines: { transactionId: string; taken: string; paid: string }[] }[] =
    [];
  const wallet = {
    call: async (_: string, body: object) => {
      calls.push(body as (typeof calls)[number]);
      return { http: 200, value: {} };
    },
  } as unknown as WalletClient;
  const lines = await handIn({ wallet, record }, day);
  return { lines, calls };
}

test('a day is that of Dhaka, where midnight is at six in the evening of London', () => {
  expect(lastDays(Date.parse('2026-11-25T17:59:59Z'))).toEqual(['2026-11-24', '2026-11-25']);
  expect(lastDays(Date.parse('2026-11-25T18:00:00Z'))).toEqual(['2026-11-25', '2026-11-26']);
});

test('a report of a day holds what moved money on it: no other day, nothing undecided, nothing refused', async () => {
  const noon = '2026-11-25T06:00:00Z';
  const { lines, calls } = await told(
    [
      bet('before', '2026-11-24T17:59:59Z'),
      bet('done', noon),
      bet('wanted', noon, { state: 'wanted' }),
      bet('refused', noon, { state: 'refused' }),
      bet('win', noon, { action: 'win', betId: 'done', amount: '6.00' }),
      bet('back', noon, { action: 'rollback', betId: 'wanted' }),
      bet('free', noon, { action: 'free-bet' }),
      bet('after', '2026-11-25T18:00:00Z'),
    ],
    '2026-11-25',
  );
  expect(lines).toBe(3);
  expect(
    calls[0]?.lines.map(({ transactionId, taken, paid }) => [transactionId, taken, paid]),
  ).toEqual([
    ['done', '2.00', '0.00'],
    ['win', '0.00', '6.00'],
    ['back', '0.00', '0.00'],
  ]);
});

test('a long day goes in calls of two hundred lines, an empty one not at all', async () => {
  const many = Array.from({ length: 450 }, (_, n) => bet(`b-${n}`, '2026-11-25T06:00:00Z'));
  const { calls } = await told(many, '2026-11-25');
  expect(calls.map(({ lines }) => lines.length)).toEqual([200, 200, 50]);
  expect((await told(many, '2026-11-24')).calls).toEqual([]);
});
