import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { GIFT_WHEEL, type GiftVendor, startGiftVendor } from '../harness/gift-vendor.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { grantRounds, newVendor, richMember, tokenFor } from '../harness/vendor.ts';

const { freeRounds, records, proposals } = consoleRoutes;
const gameId = GIFT_WHEEL;

let clock: FakeClock;
let house: RunningHouse;
let admin: HttpClient;
let gifts: GiftVendor;
let vendor: GiftVendor['vendor'];

beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock });
  admin = await house.operator();
  gifts = await startGiftVendor(house, { clock });
  ({ vendor } = gifts);
});
afterAll(async () => {
  await gifts.close();
  await house.close();
});

const due = async (ms = 5_000) => {
  clock.advance(ms);
  await house.runJobs();
};
/** Time passes here, so an operator logs in for each look. */
const desk = () => house.operator('finance');
const rowsOf = async () => (await (await desk()).call(freeRounds.list, {})).rows;
const grantOf = async (reference: string) =>
  (await rowsOf()).find((row) => row.reference === reference);
const stateOf = async (reference: string) => (await grantOf(reference))?.state;
const houseHas = async () => {
  const names = ['promotion', 'house:vendor-GIFTS'] as const;
  const { db, wallet } = house.house;
  const sums = await db.read((tx) => wallet.houseBalances(tx, { names, asset: 'BDT' }));
  return { promotion: sums.get(names[0]) ?? 0n, vendor: sums.get(names[1]) ?? 0n };
};
const takeBack = async (reference: string) =>
  (await desk()).call(freeRounds.takeBack, { reference, reason: 'given to the wrong member' });

type Member = Awaited<ReturnType<typeof richMember>>;
/** One free round of a member at the vendor, which the house asked to give it. */
async function seat(given: { rounds?: number; days?: number } = {}, member?: Member) {
  const player = member ?? (await richMember(house, ['100.00']));
  const { username } = player;
  const wish = { username, gameId, rounds: 3, stake: '2.00', ...given };
  const reference = await grantRounds(house, wish);
  const token = await tokenFor(player, gameId);
  const who = { token, account: player.memberId, currency: 'BDT', stake: '2.00' };
  return { player, reference, token, play: () => vendor.play({ ...who, free: true }), who };
}

describe('the desk of free rounds', () => {
  const wish = { gameId, rounds: 10, stake: '2.00', days: 7 };

  it('shows before what the rounds are, and what they may cost', async () => {
    const { username } = await richMember(house, ['10.00']);
    const { changes } = await admin.call(freeRounds.preview, { ...wish, username });
    const told = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
    expect(told).toMatchObject({
      'free-rounds.member': username,
      'free-rounds.rounds': '10',
      'free-rounds.expected': '19.00',
      'free-rounds.most': '100.00',
    });
  });

  it('names the games that take them, and none of a vendor that does not', async () => {
    const { gameId: plain } = await newVendor(house, 'NOROUNDS');
    const { games } = await admin.call(freeRounds.games, {});
    const ids = games.map((game) => game.gameId);
    expect(ids).toContain(gameId);
    expect(ids).not.toContain(plain);
  });

  it('refuses whom and what it cannot give them to', async () => {
    const { gameId: plain } = await newVendor(house, 'NOGIFTS');
    const { username } = await richMember(house, ['10.00']);
    const preview = (more: object) =>
      refused(admin.call(freeRounds.preview, { ...wish, username, ...more }));
    expect(await preview({ gameId: plain })).toBe('vendors.no-free-rounds');
    expect(await preview({ gameId: 'no-such-wheel' })).toBe('catalogue.game-unknown');
    expect(await preview({ username: 'nobody-here' })).toBe('identity.member-unknown');
    expect(await preview({ stake: '0.50' })).toBe('vendors.stake-below');
    const resting = await house.member();
    await resting.call(playerRoutes.limits.takeTimeOut, { hours: 24 });
    expect(await preview({ username: resting.username })).toBe('vendors.may-not-play');
  });

  it('gives them once for a key, and not before a second person where the rule asks for one', async () => {
    const { username } = await richMember(house, ['10.00']);
    const given = { ...wish, username, reason: 'for a long wait' };
    const grant = () => admin.call(freeRounds.grant, given, { key: 'grant-key-once' });
    await Promise.all([grant(), grant()]).catch(() => undefined);
    await grant();
    const mine = async () =>
      (await admin.call(freeRounds.list, {})).rows.filter((row) => row.username === username);
    expect(await mine()).toHaveLength(1);
    await house.database.pool.query(
      `insert into operators_operator select (jsonb_populate_record(o, jsonb_build_object(
         'operator_id', gen_random_uuid(), 'username', 'second', 'roles', array['admin']))).*
       from operators_operator o where o.username = 'admin'`,
    );
    const rule = { act: 'vendors.grant-rounds', needed: true, above: '19.99' } as const;
    await admin.call(proposals.setRule, { ...rule, reason: 'money of the house' });
    const { proposal } = await admin.call(freeRounds.grant, given, { key: 'grant-key-two' });
    expect(proposal).toMatch(/^prp_/);
    expect(await mine()).toHaveLength(1);
  });
});

describe('free rounds of a vendor’s game', () => {
  it('are known to the vendor within seconds, played there, and paid as promotion money', async () => {
    const { player, reference, play } = await seat();
    expect(await stateOf(reference)).toBe('ASKED');
    await due();
    expect(await stateOf(reference)).toBe('OPEN');
    expect(vendor.freeRounds.next(player.memberId)).toMatchObject({ left: 3, stake: '2.00' });
    const before = await houseHas();
    const [first, second] = [await play(), await play()];
    expect(first).toMatchObject({ ok: true, win: '6.00', balance: '106.00' });
    expect(second).toMatchObject({ ok: true, balance: '112.00' });
    expect(await grantOf(reference)).toMatchObject({ played: 2, won: '12.00', rounds: 3 });
    // What is left of them waits in the reward centre. MC-012
    const waiting = async () => (await player.call(playerRoutes.promotions.freeRounds, {})).rows;
    expect(await waiting()).toMatchObject([
      { id: reference, gameId, left: 1, rounds: 3, stake: '2.00' },
    ]);
    // No stake, so neither turnover nor a result of the game: the promotion paid it.
    const wagers = await player.call(playerRoutes.records.wagers, { pageSize: 10 });
    expect(wagers.rows).toEqual([]);
    const after = await houseHas();
    expect(after.promotion - before.promotion).toBe(-12_00n);
    expect(after.vendor).toBe(before.vendor);
    await play();
    expect(await stateOf(reference)).toBe('PLAYED');
    expect(await waiting()).toEqual([]);
    expect(await play()).toMatchObject({ ok: false, status: 'GRANT_OVER' });
    expect((await house.prove()).differences).toBe(0);
  });

  it('reach the member by a letter once the vendor has them, and show on the page of the game', async () => {
    const { player } = await seat();
    const letters = async () =>
      (await player.call(playerRoutes.inbox.list, {})).rows
        .map(({ title }) => title.EN)
        .filter((title) => title.includes('free rounds'));
    const waiting = async () =>
      (await player.call(playerRoutes.vendors.launch, { gameId })).freeRounds;
    expect(await letters()).toEqual([]);
    expect(await waiting()).toEqual([]);
    await due();
    expect(await letters()).toEqual([expect.stringMatching(/^3 free rounds of /)]);
    expect(await waiting()).toEqual([
      { left: 3, stake: '2.00', expiresAt: expect.stringMatching(/Z$/) },
    ]);
    const other = await richMember(house, ['10.00']);
    expect((await other.call(playerRoutes.vendors.launch, { gameId })).freeRounds).toEqual([]);
  });

  it('are not more than were given, however many begin at once', async () => {
    const { token, reference } = await seat({ rounds: 2 });
    const begin = (n: number) =>
      vendor.wallet.call('/vendor/v1/free-bet', {
        token,
        transactionId: `rush-${n}`,
        roundId: `rush-${n}`,
        grantId: reference,
        gameId,
        currency: 'BDT',
      });
    const heard = await Promise.all([1, 2, 3, 4, 5].map(begin));
    const said = heard.map(({ value }) => value?.['status']);
    expect(said.filter((status) => status === 'OK')).toHaveLength(2);
    expect(await grantOf(reference)).toMatchObject({ played: 2, state: 'PLAYED' });
  });

  it('are offered again until the vendor hears of them, and withdrawn when it never does', async () => {
    const { reference } = await seat();
    gifts.lose(2);
    await due();
    expect(await stateOf(reference)).toBe('ASKED');
    await due(10_000);
    await due(10_000);
    expect(await stateOf(reference)).toBe('OPEN');
    const never = await seat();
    gifts.lose(3);
    await due();
    await due(10 * 60_000);
    await due(10 * 60_000);
    gifts.lose(0);
    await due(10 * 60_000);
    expect(await stateOf(never.reference)).toBe('REFUSED');
    expect(vendor.freeRounds.next(never.player.memberId)).toBeNull();
  });

  it('are taken back at once, the vendor is notified after; what was played stays', async () => {
    const { reference, play, player } = await seat();
    await due();
    await play();
    gifts.lose(1);
    await takeBack(reference);
    expect(await play()).toMatchObject({ ok: false, status: 'GRANT_OVER' });
    await due();
    expect(await stateOf(reference)).toBe('TAKING');
    await due(10_000);
    expect(await grantOf(reference)).toMatchObject({ state: 'TAKEN', played: 1, won: '6.00' });
    expect(await refused(takeBack(reference))).toBe('vendors.grant-over');
    expect((await player.call(playerRoutes.wallet.balance, {})).sumBalance).toBe('106.00');
    const risk = await house.operator('risk');
    const { rows } = await risk.call(records.audit, { act: 'vendors.take-back-rounds' });
    expect(rows[0]).toMatchObject({ object: reference });
  });

  it('end with their day; what was won before is paid after', async () => {
    const { reference, token, player } = await seat();
    const { memberId: account } = player;
    const ids = { transactionId: 'late-1', roundId: 'late-1' };
    const money = { ...ids, currency: 'BDT' };
    const begin = (more: object) =>
      vendor.wallet.call('/vendor/v1/free-bet', {
        token,
        grantId: reference,
        gameId,
        ...money,
        ...more,
      });
    expect((await begin({})).value).toMatchObject({ status: 'OK' });
    await house.database.pool.query('update vendors_grant set expires_at = $1', [
      new Date(clock.now().getTime() + 60_000),
    ]);
    clock.advance(60_000);
    expect(await stateOf(reference)).toBe('EXPIRED');
    const win = { ...money, account, betId: 'late-1', transactionId: 'late-2', amount: '9.00' };
    const paid = await vendor.wallet.call('/vendor/v1/free-win', win);
    expect(paid.value).toMatchObject({ status: 'OK', balance: '109.00' });
    const again = { transactionId: 'late-3', roundId: 'late-3' };
    expect((await begin(again)).value).toMatchObject({ status: 'GRANT_OVER' });
  });

  it('are not played on a break, and a round that came back may be played again', async () => {
    const { player, reference, token } = await seat({ rounds: 1 });
    const begin = (transactionId: string) =>
      vendor.wallet.call('/vendor/v1/free-bet', {
        token,
        transactionId,
        roundId: transactionId,
        grantId: reference,
        gameId,
        currency: 'BDT',
      });
    await begin('back-1');
    const { memberId: account } = player;
    const back = { account, currency: 'BDT', betId: 'back-1', roundId: 'back-1' };
    await vendor.wallet.call('/vendor/v1/rollback', { ...back, transactionId: 'back-2' });
    expect(await grantOf(reference)).toMatchObject({ played: 0, state: 'OPEN' });
    await player.call(playerRoutes.limits.takeTimeOut, { hours: 24 });
    const { value } = await begin('back-3');
    expect(['PLAYER_BLOCKED', 'SESSION_ENDED']).toContain(value?.['status']);
    expect(await grantOf(reference)).toMatchObject({ played: 0 });
  });
});
