import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { checkCharacter } from '@nokshi/contract/voucher-code.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { cashier, wallet } = playerRoutes;
const { vouchers, channels } = consoleRoutes;
const REASON = 'for the fair of books';

let clock: FakeClock;
let house: RunningHouse;
let finance: HttpClient;
beforeAll(async () => {
  clock = fakeClock('2026-03-02T06:00:00.000Z');
  house = await startHouse({ clock });
  finance = await house.operator('finance');
});
afterAll(() => house.close());

async function codes(count: number): Promise<string[]> {
  const expiresAt = '2026-04-01T00:00:00.000Z';
  const wish = { count, amount: '250.00', expiresAt, note: 'Fair of books', reason: REASON };
  await finance.call(vouchers.issue, wish, { key: randomUUID() });
  const { rows } = await finance.call(vouchers.list, {});
  return (await finance.call(vouchers.codes, { id: rows[0]?.id ?? '' })).codes;
}
const redeem = (member: HttpClient, code: string, key: string = randomUUID()) =>
  member.call(cashier.requestDeposit, { channel: 'voucher', fields: { code } }, { key });
/** A code that is written as ours are. */
const wrong = (n: number) => {
  const body = `ABCDEFGHJKMNP${String(n + 22)}`;
  return body + checkCharacter(body);
};

test('a voucher sent twenty times at once under one key is one deposit with one answer', async () => {
  const [code = ''] = await codes(1);
  const member = await house.member();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(member, code, key)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect((await member.call(wallet.balance, {})).sumBalance).toBe('250.00');
});

test('who guesses codes has to wait, and the right one waits too', async () => {
  const [code = ''] = await codes(1);
  const member = await house.member();
  for (let n = 0; n < 8; n += 1)
    expect(await refused(redeem(member, wrong(n)))).toBe('cashier.voucher-unknown');
  expect(await refused(redeem(member, code))).toBe('identity.too-many-attempts');
  clock.advance(300_000);
  expect(await redeem(member, code)).toMatchObject({ state: 'CREDITED' });
});

test('support may look at channels and vouchers, and change neither', async () => {
  const support = await house.operator('support');
  const [first] = await support.call(channels.list, {});
  await support.call(vouchers.list, {});
  const { code = '', terms, version = 0 } = first ?? {};
  if (!terms) throw new Error('there is no channel');
  const wish = { code, version, terms: { ...terms, on: false }, reason: REASON };
  expect(await refused(support.call(channels.set, wish))).toBe('edge.forbidden');
  const { rows } = await support.call(vouchers.list, {});
  const id = rows[0]?.id ?? '';
  expect(await refused(support.call(vouchers.codes, { id }))).toBe('edge.forbidden');
  expect(await refused(support.call(vouchers.void, { id, reason: REASON }))).toBe('edge.forbidden');
});

test('terms that make no sense are refused with the field that is wrong', async () => {
  const [first] = await finance.call(channels.list, {});
  const { code = '', terms, version = 0 } = first ?? {};
  if (!terms) throw new Error('there is no channel');
  const set = (part: object) =>
    finance.call(channels.set, { code, version, terms: { ...terms, ...part }, reason: REASON });
  const fee = { fixed: '20.00', points: 0 };
  for (const part of [{ minimum: '600.00', maximum: '500.00' }, { fee }, { fields: 'none' }])
    expect(await refused(set(part))).toBe('edge.invalid-input');
  expect(await refused(set({ hours: { ...terms.hours, mon: '18:00-10:00' } }))).toBe(
    'edge.invalid-input',
  );
});
