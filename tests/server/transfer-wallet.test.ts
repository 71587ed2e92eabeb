import type { AddressInfo } from 'node:net';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createReferenceVendor,
  type ReferenceVendor,
} from '../../reference-vendor/src/reference-vendor.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { walletClient } from '../../reference-vendor/src/wallet-client.ts';
import { registerVendor, richMember } from '../harness/vendor.ts';

const { transfers, wallet, limits } = playerRoutes;

let clock: FakeClock;
let house: RunningHouse;
let vendor: ReferenceVendor;
let walletUrl = '';
/** What happens to the next answers of the vendor: they are lost, or the call never arrives. */
const mishaps: ('lost-answer' | 'lost-call')[] = [];
const keys = { vendor: 'OWNWALLET', scheme: 'HMAC-SHA256', key: Buffer.alloc(32, 3) } as const;

beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock });
  vendor = createReferenceVendor({
    walletUrl: house.playerOrigin,
    keys,
    gameId: 'own-wheel',
    page: '',
    recordFile: null,
    ownWallet: null,
    now: () => clock.now().getTime(),
  });
  const [handle] = vendor.server.listeners('request') as ((...of: unknown[]) => void)[];
  vendor.server.removeAllListeners('request');
  vendor.server.on('request', (request, response) => {
    const mishap = request.url?.endsWith('/balance') ? undefined : mishaps.shift();
    if (mishap === 'lost-call') return void request.socket.destroy();
    if (mishap === 'lost-answer') response.end = () => request.socket.destroy() && response;
    handle?.(request, response);
  });
  await new Promise<void>((done) => vendor.server.listen(0, '127.0.0.1', done));
  const { port } = vendor.server.address() as AddressInfo;
  walletUrl = `http://127.0.0.1:${port}/wallet`;
  const gameUrl = 'http://localhost:3002/';
  await registerVendor(house, { keys, gameId: 'own-wheel', points: { walletUrl }, gameUrl });
});
afterAll(async () => {
  vendor.server.closeAllConnections();
  await new Promise((done) => vendor.server.close(done));
  await house.close();
});

let count = 0;
const move = (
  member: HttpClient,
  direction: 'IN' | 'OUT',
  given: { amount?: string; vassalage?: string; key?: string } = {},
) => {
  count += 1;
  const { key = `transfer-key-${count}`, vassalage = 'OWNWALLET', ...rest } = given;
  return member.call(transfers.transfer, { direction, vassalage, ...rest }, { key });
};
const cash = async (member: HttpClient) => (await member.call(wallet.balance, {})).sumBalance;
const there = async (member: HttpClient) => {
  const { wallets } = await member.call(transfers.wallets, {});
  return wallets.map(({ balance, booked }) => [balance, booked])[0];
};
const due = async (ms = 5_000) => {
  clock.advance(ms);
  await house.runJobs();
};

describe('a transfer to a vendor’s own wallet', () => {
  it('moves the money once, and the ledger has it as the member’s there', async () => {
    const member = await richMember(house, ['100.00']);
    const { transfers: done } = await move(member, 'IN', { amount: '40.00' });
    expect(done).toMatchObject([{ state: 'DONE', amount: '40.00', vassalage: 'OWNWALLET' }]);
    expect([await cash(member), await there(member)]).toEqual(['60.00', ['40.00', '40.00']]);
    expect(vendor.own?.balance(member.memberId)).toBe(40_00n);
    expect((await member.call(wallet.merchantWallet, {})).isSingle).toBe(false);
  });

  it('comes back with what was won or lost there, all of it with one press', async () => {
    const member = await richMember(house, ['100.00']);
    await move(member, 'IN', { amount: '40.00' });
    vendor.own?.play(member.memberId, { stake: 10_00n, win: 35_00n });
    const key = `all-back-${member.memberId.slice(-12)}`;
    const all = () => member.call(transfers.transfer, { direction: 'OUT' }, { key });
    expect((await all()).transfers).toMatchObject([{ state: 'DONE', amount: '65.00' }]);
    expect((await all()).transfers).toHaveLength(1);
    expect([await cash(member), await there(member)]).toEqual(['125.00', ['0.00', '0.00']]);
    expect(await refused(move(member, 'OUT'))).toBe('vendors.nothing-there');
    expect((await house.prove()).differences).toBe(0);
  });

  it('with the same key moves once, however often and at the same time it is sent', async () => {
    const member = await richMember(house, ['100.00']);
    const key = `same-key-${member.memberId.slice(-12)}`;
    const asked = { amount: '30.00', key };
    const all = await Promise.all([1, 2, 3, 4].map(() => move(member, 'IN', asked)));
    expect(new Set(all.flatMap((one) => one.transfers.map((t) => t.reference))).size).toBe(1);
    expect(vendor.own?.balance(member.memberId)).toBe(30_00n);
    expect(await refused(move(member, 'IN', { ...asked, amount: '31.00' }))).toBe(
      'edge.key-reused',
    );
  });

  it.each([
    ['the call', 'lost-call'],
    ['the answer', 'lost-answer'],
  ] as const)('whose first %s is lost is asked about, and done once', async (_, mishap) => {
    const member = await richMember(house, ['100.00']);
    mishaps.push(mishap);
    const { transfers: begun } = await move(member, 'IN', { amount: '40.00' });
    expect(begun).toMatchObject([{ state: 'ASKED' }]);
    expect(await cash(member)).toBe('60.00');
    expect(await refused(move(member, 'IN', { amount: '1.00' }))).toBe(
      'vendors.transfer-under-way',
    );
    await due();
    expect(await there(member)).toEqual(['40.00', '40.00']);
    mishaps.push(mishap);
    expect((await move(member, 'OUT')).transfers).toMatchObject([{ state: 'ASKED' }]);
    expect(await cash(member)).toBe('60.00');
    await due();
    expect([await cash(member), await there(member)]).toEqual(['100.00', ['0.00', '0.00']]);
  });

  it('that nobody answers is given up after ten minutes, and only when the vendor promises it', async () => {
    const member = await richMember(house, ['100.00']);
    mishaps.push(...Array.from({ length: 30 }, () => 'lost-call' as const));
    await move(member, 'IN', { amount: '40.00' });
    for (let n = 0; n < 8; n += 1) await due(100_000);
    expect(await cash(member)).toBe('60.00');
    mishaps.length = 0;
    await due(300_000);
    expect([await cash(member), await there(member)]).toEqual(['100.00', ['0.00', '0.00']]);
    const { transfers: ended } = await member.call(transfers.wallets, {});
    expect(ended).toMatchObject([{ state: 'REFUSED' }]);
  });

  it('is refused for nothing, for more than there is, and for a vendor without a wallet', async () => {
    const member = await richMember(house, ['100.00']);
    const into = (amount: string, vassalage?: string) =>
      refused(move(member, 'IN', { amount, ...(vassalage && { vassalage }) }));
    expect(await into('0.00')).toBe('edge.invalid-input');
    expect(await into('100.01')).toBe('wallet.insufficient');
    expect(await into('1.00', 'NOBODY')).toBe('vendors.unknown');
    expect(await refused(move(member, 'OUT', { amount: '5.00' }))).toBe('done');
    expect(await cash(member)).toBe('100.00');
    const said = await house
      .visitor()
      .send(transfers.transfer, { direction: 'OUT' }, { key: 'visitor-key' });
    expect([said.status, said.answer.success]).toEqual([401, false]);
  });
});

describe('a member who protects themselves', () => {
  it('moves no more in than a loss limit leaves, and what comes back is room again', async () => {
    const member = await richMember(house, ['100.00']);
    await member.call(limits.setLimit, { kind: 'loss', period: 'D', amount: '50.00' });
    await move(member, 'IN', { amount: '40.00' });
    expect(await refused(move(member, 'IN', { amount: '20.00' }))).toBe('limits.loss-limit');
    await move(member, 'OUT');
    expect((await move(member, 'IN', { amount: '20.00' })).transfers).toMatchObject([
      { state: 'DONE' },
    ]);
  });

  it('moves nothing in during self-exclusion, and everything out', async () => {
    const member = await richMember(house, ['100.00']);
    await move(member, 'IN', { amount: '40.00' });
    await house.database.pool.query(
      `update limits_guard set excluded_until = $1 where member_id = $2`,
      [new Date(clock.now().getTime() + 86_400_000), idOf(member.memberId)],
    );
    expect(await refused(move(member, 'IN', { amount: '1.00' }))).toMatch(/limits\.self-excluded/);
    expect((await move(member, 'OUT')).transfers).toMatchObject([{ state: 'DONE' }]);
    expect(await cash(member)).toBe('100.00');
  });
});

describe('the desk', () => {
  it('shows what is under way, and asks again when an operator wants it', async () => {
    const admin = await house.operator();
    const member = await richMember(house, ['100.00']);
    mishaps.push('lost-answer');
    await move(member, 'IN', { amount: '40.00' });
    const { rows } = await admin.call(consoleRoutes.transfers.list, {});
    const row = rows.find(({ account }) => account === member.memberId);
    expect(row).toMatchObject({ state: 'ASKED', tries: 1, heard: 'LOST', amount: '40.00' });
    expect(row?.username).toBe(member.username);
    const asked = { reference: row?.reference ?? '' };
    const after = await admin.call(consoleRoutes.transfers.askAgain, asked);
    expect(after).toMatchObject({ state: 'DONE', heard: 'DONE', nextAt: null });
    const { rows: acts } = await admin.call(consoleRoutes.records.audit, {
      act: 'vendors.ask-again',
    });
    expect(acts[0]).toMatchObject({ object: row?.reference });
  });
});

describe('a vendor that keeps the money', () => {
  it('takes no stake from the balance here, and is not registered away while money is there', async () => {
    const member = await richMember(house, ['100.00']);
    await move(member, 'IN', { amount: '40.00' });
    const given = { keys, gameId: 'own-wheel', gameUrl: 'http://localhost:3002/' };
    await expect(registerVendor(house, { ...given, points: {} })).rejects.toThrow(
      'come back first',
    );
    const { url } = await member.call(playerRoutes.vendors.launch, { gameId: 'own-wheel' });
    const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '';
    const bet = {
      token,
      transactionId: 'b',
      roundId: 'r',
      gameId: 'own-wheel',
      amount: '1.00',
      currency: 'BDT',
    };
    const now = () => clock.now().getTime();

    const said = await walletClient(house.playerOrigin, keys, { now }).call('/vendor/v1/bet', bet);
    expect(said.value).toMatchObject({ status: 'BETS_OFF', balance: '60.00' });
  });
});

const idOf = (wire: string) => wire.replace(/^mbr_/, '');
