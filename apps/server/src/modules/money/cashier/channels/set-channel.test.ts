import { beforeEach, describe, expect, test } from 'vitest';
import { listChannels } from './list-channels.ts';
import { readDeposit } from '../deposits/read-deposit.ts';
import { channelHistory } from './set-channel.ts';
import { openTestCashier } from '../test-cashier.ts';
import { channelActs } from '../test-channels.ts';

const t = openTestCashier();
const { now, write, set, ask, house } = channelActs(t);
const WALLET = 'demo-wallet';
/** A Monday, 10:00 in Dhaka. */
beforeEach(() => t.clock.set('2026-03-02T04:00:00.000Z'));

describe('a fee', () => {
  test('is credited to the house in the posting of the deposit', async () => {
    await set(WALLET, { fee: { fixed: '5.00', points: 150 } });
    const [fees, clearing] = [await house('house:fees'), await house('clearing:cashier')];
    const member = await t.member();
    const deposit = await ask(member, { channel: WALLET, amount: 200_00n });
    expect(deposit).toMatchObject({ paid: '200.00', fee: '8.00', credited: '192.00' });
    expect(await t.cash(member)).toBe(192_00n);
    expect((await house('house:fees')) - fees).toBe(8_00n);
    expect((await house('clearing:cashier')) - clearing).toBe(-200_00n);
    expect(t.letters).toEqual(['Your deposit of ৳192.00 has arrived']);
  });

  test('stays what it was when the deposit was requested', async () => {
    await set('demo-bank', { fee: { fixed: '10.00', points: 0 } });
    const member = await t.member();
    const { id } = await ask(member, { channel: 'demo-bank', amount: 100_00n });
    await set('demo-bank', { fee: { fixed: '50.00', points: 0 }, minimum: '200.00' });
    await t.pass(10);
    const deposit = await t.db.read((tx) => readDeposit(t.room, tx, { memberId: member, id }));
    expect(deposit).toMatchObject({ state: 'CREDITED', fee: '10.00', credited: '90.00' });
  });

  test('counts toward a deposit limit together with the rest of the payment', async () => {
    await set(WALLET, { fee: { fixed: '10.00', points: 0 } });
    const member = await t.member();
    const { setLimit } = await import('../../../stakes/limits/set-limit.ts');
    const limit = { memberId: member, kind: 'deposit', period: 'D', amount: 100_00n } as const;
    await t.db.tx((tx) => setLimit(t.limits.room, tx, limit));
    await ask(member, { channel: WALLET, amount: 100_00n });
    expect(await t.cash(member)).toBe(90_00n);
    await expect(ask(member, { channel: WALLET, amount: 10_00n })).rejects.toMatchObject({
      code: 'limits.deposit-limit',
    });
  });
});

describe('hours', () => {
  const monday = { mon: '10:00-18:00', tue: '', wed: '', thu: '', fri: '', sat: '', sun: '' };

  test('include their first minute, exclude their last, and say when they begin again', async () => {
    await set(WALLET, { hours: monday });
    const member = await t.member();
    const pay = () => ask(member, { channel: WALLET, amount: 50_00n });
    t.clock.set('2026-03-02T03:59:59.999Z');
    const closed = { code: 'cashier.channel-closed' };
    await expect(pay()).rejects.toMatchObject({
      ...closed,
      facts: { value: { opensAt: '2026-03-02T04:00:00.000Z' } },
    });
    t.clock.set('2026-03-02T04:00:00.000Z');
    await pay();
    t.clock.set('2026-03-02T12:00:00.000Z');
    await expect(pay()).rejects.toMatchObject({
      ...closed,
      facts: { value: { opensAt: '2026-03-09T04:00:00.000Z' } },
    });
    const shown = await t.db.read((tx) => listChannels(t.room, tx, { memberId: member }));
    expect(shown.find(({ code }) => code === WALLET)).toMatchObject({
      open: false,
      turnsAt: '2026-03-09T04:00:00.000Z',
    });
  });
});

describe('a deposit form', () => {
  test('is refused when the terms changed after it was drawn', async () => {
    const member = await t.member();
    await set(WALLET, { fee: { fixed: '1.00', points: 0 } });
    const { version } = await now(WALLET);
    await set(WALLET, { fee: { fixed: '2.00', points: 0 } });
    const wish = { channel: WALLET, amount: 50_00n };
    await expect(ask(member, { ...wish, version })).rejects.toMatchObject({
      code: 'cashier.terms-changed',
    });
    expect(await ask(member, { ...wish, version: version + 1 })).toMatchObject({ fee: '2.00' });
    expect(await ask(member, wish)).toMatchObject({ fee: '2.00' });
  });

  test('asks for fields, and the deposit keeps what was filled in', async () => {
    const label = { EN: 'Sent from', BN: 'যেখান থেকে পাঠিয়েছেন' };
    const sender = {
      field: 'sender',
      label,
      kind: 'phone',
      minLength: 11,
      maxLength: 14,
      required: true,
    } as const;
    await set(WALLET, { fields: [sender] });
    const member = await t.member();
    const pay = (fields: Record<string, string>) =>
      ask(member, { channel: WALLET, amount: 50_00n, fields });
    await expect(pay({})).rejects.toMatchObject({
      code: 'cashier.field-missing',
      facts: { field: 'sender' },
    });
    await expect(pay({ sender: 'my phone' })).rejects.toMatchObject({
      code: 'cashier.field-wrong',
    });
    const deposit = await pay({ sender: '01712-345678', other: 'dropped' });
    expect(deposit.fields).toEqual([{ label, value: '01712345678' }]);
    const without = { channel: WALLET, fields: { sender: '01712345678' } };
    await expect(ask(member, without)).rejects.toMatchObject({ code: 'edge.invalid-input' });
  });
});

describe('rules', () => {
  const shown = async (member: Awaited<ReturnType<typeof t.member>>) =>
    (await t.db.read((tx) => listChannels(t.room, tx, { memberId: member }))).find(
      ({ code }) => code === WALLET,
    );

  test('bound the first deposit only', async () => {
    await set(WALLET, { rules: { firstDepositMaximum: '100.00' } });
    const member = await t.member();
    expect(await shown(member)).toMatchObject({ maximum: '100.00', because: 'first' });
    const pay = (amount: bigint) => ask(member, { channel: WALLET, amount });
    await expect(pay(100_01n)).rejects.toMatchObject({
      code: 'cashier.amount-out-of-range',
      facts: { value: { maximum: '100.00' } },
    });
    await pay(100_00n);
    expect(await shown(member)).toMatchObject({ maximum: '50000.00', because: 'channel' });
    await pay(100_01n);
  });

  test('bound a new account until the moment it is old enough', async () => {
    await set(WALLET, { rules: { newMemberDays: 7, newMemberMaximum: '300.00' } });
    // Members of these tests registered in 1970.
    const member = await t.member();
    t.clock.set('1970-01-07T23:59:59.999Z');
    expect(await shown(member)).toMatchObject({ maximum: '300.00', because: 'new' });
    t.clock.set('1970-01-08T00:00:00.000Z');
    expect(await shown(member)).toMatchObject({ maximum: '50000.00', because: 'channel' });
  });

  test('open a channel after a number of deposits, or for some account types only', async () => {
    await set(WALLET, { rules: { earlierDeposits: 1 } });
    await set('demo-bank', {});
    const member = await t.member();
    expect(await shown(member)).toMatchObject({ depositsMissing: 1 });
    const pay = () => ask(member, { channel: WALLET, amount: 50_00n });
    await expect(pay()).rejects.toMatchObject({ code: 'cashier.deposits-missing' });
    await ask(member, { channel: 'demo-bank', amount: 100_00n });
    await t.pass(10);
    await pay();
    await set(WALLET, { rules: { accountTypes: [1, 2] } });
    expect(await shown(member)).toBeUndefined();
    await expect(pay()).rejects.toMatchObject({ code: 'cashier.channel-off' });
  });
});

describe('terms', () => {
  test('are stored once per version, and unchanged terms are not stored', async () => {
    await set(WALLET, { minimum: '20.00' });
    const { terms, version } = await now(WALLET);
    const wish = { code: WALLET, version, terms: { ...terms, minimum: '30.0' } };
    const written = await Promise.allSettled([write(wish), write(wish), write(wish)]);
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(write(wish)).rejects.toMatchObject({ code: 'cashier.terms-changed' });
    await expect(write({ ...wish, version: version + 1 })).rejects.toMatchObject({
      code: 'cashier.terms-same',
    });
    await expect(write({ ...wish, code: 'no-bank' })).rejects.toMatchObject({
      code: 'cashier.channel-unknown',
    });
  });

  test('list what changed, who changed it and why, and earlier terms can be restored', async () => {
    await set(WALLET, { maximum: '900.00' });
    await set(WALLET, { maximum: '800.00', on: false });
    const read = () => t.db.read((tx) => channelHistory(t.room, tx, { code: WALLET, pageSize: 1 }));
    const { rows, next } = await read();
    expect(rows[0]).toMatchObject({ by: 'fatima', reason: 'a new season' });
    expect(rows[0]?.changes).toEqual([
      { field: 'channel.on', from: 'true', to: 'false' },
      { field: 'channel.maximum', from: '900.00', to: '800.00' },
    ]);
    expect(next).toBe(String(rows[0]?.version));
    const { version } = await now(WALLET);
    await write({ code: WALLET, version, terms: rows[0]!.before });
    expect((await now(WALLET)).terms).toMatchObject({ on: true, maximum: '900.00' });
  });
});
