import { full } from '../harness/extent.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReferenceVendor } from '../../reference-vendor/src/reference-vendor.ts';
import { unreliable } from '../../reference-vendor/src/unreliable.ts';
import { minorOf } from '../../reference-vendor/src/wheel.ts';
import { dayOf } from '../../apps/server/src/kernel/calendar.ts';
import { seededRandom } from '../harness/random.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { newVendor, richMember, tokenFor } from '../harness/vendor.ts';

let house: RunningHouse;
const folder = mkdtempSync(join(tmpdir(), 'nokshi-studio-'));
beforeAll(async () => {
  house = await startHouse();
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

const MISHAPS = { lostAnswer: 12, lostCall: 8, twice: 15, again: 15 };
const PLAYERS = full ? 6 : 4;
const ROUNDS = full ? 20 : 8;

const random = seededRandom();
const below = (n: number) => random.bytes(4).readUInt32BE() % n;
const minor = (text: string) => minorOf(text) ?? 0n;

test('a vendor that loses answers, repeats, comes late and crashes keeps the same money as the house', async () => {
  const { keys, gameId } = await newVendor(house);
  const members = await Promise.all(Array.from({ length: PLAYERS }, () => richMember(house)));
  const recordFile = join(folder, 'chaos.jsonl');
  const line = unreliable(fetch, MISHAPS, below);
  const open = () =>
    createReferenceVendor({
      walletUrl: house.playerOrigin,
      keys,
      gameId,
      page: '',
      recordFile,
      random: below,
      fetch: line.fetch,
    });
  // It crashes in the middle: what comes after knows only the file.
  for (const vendor of [open(), open()])
    await Promise.all(
      members.map(async (member) => {
        const token = await tokenFor(member, gameId);
        const who = { token, account: member.memberId, currency: 'BDT', stake: '7.50' };
        for (let n = 0; n < ROUNDS / 2; n += 1) await vendor.play(who);
      }),
    );
  const after = open();
  for (let tries = 0; tries < 5 && (await after.recover()) > 0; tries += 1);
  await line.settle();
  expect(after.open()).toBe(0);

  for (const member of members) {
    const own = after.record.all().filter(({ account }) => account === member.memberId);
    const back = new Set(
      own.flatMap(({ action, betId }) => (action === 'rollback' ? [betId] : [])),
    );
    let expected = 5_000_00n;
    for (const { action, state, betId, amount } of own) {
      if (action === 'bet' && state === 'done' && !back.has(betId)) expected -= minor(amount);
      if (action === 'win' && state === 'done') expected += minor(amount);
    }
    const { sumBalance } = await member.call(playerRoutes.wallet.balance, {});
    expect(minor(sumBalance)).toBe(expected);
  }
  const { rows } = await house.database.pool.query<{ least: string; open: string }>(
    `select (select min(balance) from wallet_account where member_id is not null) as least,
       (select count(*) from wagers_wager w where paid_at_once is null and not exists (
         select from wagers_settlement s where s.wager_id = w.id)) as open`,
  );
  expect(Number(rows[0]?.least)).toBeGreaterThanOrEqual(0);
  expect(Number(rows[0]?.open)).toBe(0);
  expect((await house.prove()).differences).toBe(0);
  process.stdout.write(`chaos: ${PLAYERS * ROUNDS} rounds, ${JSON.stringify(line.happened())}\n`);

  // The vendor's own record of the day: what it never heard of is explained line by line.
  const day = dayOf(new Date());
  const quiet = createReferenceVendor({
    walletUrl: house.playerOrigin,
    keys,
    gameId,
    page: '',
    recordFile,
  });
  await quiet.handIn(day);
  const admin = await house.operator('finance');
  const { reconcile, differences } = consoleRoutes.vendors;
  const found = await admin.call(reconcile, { vendor: keys.vendor, day });
  expect(found.theirNet).toBe(found.ourNet);
  const { rows: lines } = await admin.call(differences, { vendor: keys.vendor, day });
  expect(lines).toHaveLength(found.differences);
  const lost = new Set(lines.filter(({ action }) => action === 'bet').map((l) => l.transactionId));
  for (const { kind, action, transactionId } of lines) {
    if (action === 'bet') expect(kind).toBe('only-ours');
    else expect(lost.has(transactionId.replace(/^x-/, ''))).toBe(true);
  }
}, 180_000);

test('bet, win and rollback in every order end at the same balance where a rollback undoes the win', async () => {
  const { wallet, gameId } = await newVendor(house, 'UNDOES', {
    points: { rollbackAfterWin: 'undo' },
  });
  const member = await richMember(house);
  const token = await tokenFor(member, gameId);
  const account = member.memberId;
  const orders = [0, 1, 2].flatMap((a) =>
    [0, 1, 2].flatMap((b) => (a === b ? [] : [[a, b, 3 - a - b]])),
  );
  for (const [turn, order] of orders.entries()) {
    const usual = { currency: 'BDT', roundId: `round-${turn}` };
    const named = { ...usual, account, betId: `bet-${turn}` };
    const bet = { ...usual, token, transactionId: `bet-${turn}`, gameId, amount: '10.00' };
    const calls = [
      () => wallet.call('/vendor/v1/bet', bet),
      () => wallet.call('/vendor/v1/win', { ...named, transactionId: `win-${turn}`, amount: '25' }),
      () => wallet.call('/vendor/v1/rollback', { ...named, transactionId: `back-${turn}` }),
    ];
    // Twice each, then all once more, as a vendor does that hears nothing.
    for (const n of [...order, ...order, ...order]) {
      await calls[n]?.();
      await calls[n]?.();
    }
    const { sumBalance } = await member.call(playerRoutes.wallet.balance, {});
    expect(`${order.join('')} ${sumBalance}`).toBe(`${order.join('')} 5000.00`);
  }
});

test('a win that was played away is not undone: the rollback waits, and the balance is never negative', async () => {
  const { wallet, gameId } = await newVendor(house, 'WAITS', {
    points: { rollbackAfterWin: 'undo' },
  });
  const member = await richMember(house, ['100.00']);
  const token = await tokenFor(member, gameId);
  const usual = { currency: 'BDT', roundId: 'one' };
  const named = { ...usual, account: member.memberId, betId: 'first' };
  const bet = (transactionId: string, amount: string, roundId: string) =>
    wallet.call('/vendor/v1/bet', { ...usual, roundId, token, transactionId, gameId, amount });
  await bet('first', '10.00', 'one');
  await wallet.call('/vendor/v1/win', { ...named, transactionId: 'won', amount: '50.00' });
  expect((await bet('second', '140.00', 'two')).value?.['balance']).toBe('0.00');
  const back = () => wallet.call('/vendor/v1/rollback', { ...named, transactionId: 'back' });
  expect((await back()).value).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: '0.00' });
  const second = { ...named, betId: 'second', roundId: 'two' };
  await wallet.call('/vendor/v1/rollback', { ...second, transactionId: 'back-2' });
  expect((await back()).value).toMatchObject({ status: 'OK', balance: '100.00' });
});
