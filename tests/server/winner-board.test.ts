import { playerRoutes } from '@nokshi/contract';
import { parseDecimal } from '@nokshi/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { cashier, slots, records } = playerRoutes;
const clock = fakeClock('2026-05-01T06:00:00.000Z');

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ clock, spinIntervalMs: 0 });
});
afterAll(() => house.close());

const board = (asked: object = {}) =>
  house.visitor().call(records.winnerBoard, { gameCategory: 'ALL', ...asked });
/** A reading is shared for five seconds. */
const later = () => clock.advance(6_000);
const minor = (text: string) => parseDecimal(text) ?? 0n;

it('is empty before the first win', async () => {
  expect(await board()).toEqual({ list: [] });
});

it('shows the real rounds that paid more than their stake, newest first, and no other', async () => {
  later();
  const member = await house.member('shapla7');
  const key = 'board-deposit-1';
  await member.call(cashier.requestDeposit, { channel: 'demo-wallet', amount: '500' }, { key });
  const { launchToken: bearer } = await member.call(slots.launch, { gameId: 'kantha-lines' });
  for (let at = 0; at < 60; at += 1) {
    clock.advance(1_000);
    await member.call(slots.spin, { stake: '1.00' }, { key: `board-spin-${at}`, bearer });
  }
  later();
  const played = (await member.call(records.wagers, { pageSize: 99 })).rows;
  const won = played.filter((row) => minor(row.payout) > minor(row.stake)).slice(0, 20);
  const { list } = await board();
  expect(list.map(({ vo }) => [vo.prize, vo.at])).toEqual(
    won.map((row) => [row.payout, row.placedAt]),
  );
  expect(list.length).toBeGreaterThan(0);
  for (const { vo } of list)
    expect(vo).toMatchObject({
      player: 'sh***',
      gameId: 'kantha-lines',
      gameName: { EN: 'Kantha chest', BN: 'কাঁথার সিন্দুক' },
      image: expect.any(String),
    });
});

it('gives at most twenty, fewer when asked, and only the category that is named', async () => {
  // Thirty more rounds that paid two and a half times their stake.
  await house.database.pool.query(
    `insert into wagers_wager (lane, id, member_id, game_id, category, asset, stake, paid_at_once,
       rule_version, placed_at, batch)
     select lane, gen_random_uuid(), member_id, game_id, category, asset, 100, 250, rule_version,
       $1, 0 from (select * from wagers_wager limit 1) one, generate_series(1, 30)`,
    [clock.now()],
  );
  later();
  for (const limitNum of [500, 20, undefined])
    expect((await board({ limitNum })).list).toHaveLength(20);
  expect((await board({ limitNum: 1 })).list).toHaveLength(1);
  expect((await board({ gameCategory: 'FISH' })).list).toEqual([]);
});

it('ranks the rounds of the board by what they paid', async () => {
  const { list } = await house.visitor().call(records.rankList, { gameCategory: 'ALL' });
  const shown = (await board()).list.map(({ vo }) => vo);
  expect(list.map(({ rank }) => rank)).toEqual(shown.map((_, at) => at + 1));
  expect(list.length).toBeGreaterThan(0);
  const prizes = list.map(({ prize }) => minor(prize));
  expect(prizes).toEqual([...prizes].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
  expect(prizes).toEqual(expect.arrayContaining(shown.map(({ prize }) => minor(prize))));
});

it('never names a member', async () => {
  expect(JSON.stringify(await board())).not.toContain('shapla7');
});
