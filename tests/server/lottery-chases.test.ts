import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeEntries } from '../../apps/server/src/modules/games/lottery/chases/place-entries.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import {
  GAME,
  key,
  memberWith,
  MINUTE,
  money,
  plan,
  planOf,
  show,
  states,
  toNext,
} from './lottery-chases-plan.ts';
import { keepLotteries } from '../harness/only-lotteries.ts';

const { lottery, lotteryChases } = playerRoutes;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock });
  await keepLotteries(house, GAME);
  await tick();
});
afterAll(() => house.close());

const tick = () => house.house.rounds.clock.runDue();
const next = (issues?: number) => toNext(house, clock, issues);
const member = (taka?: bigint) => memberWith(house, taka);

it('a chase holds its money, places the open issue at once and each next one when it opens', async () => {
  const rina = await member();
  const { chase, balance } = await plan(rina, { count: 3, multiples: [1, 2, 4] });
  expect(balance).toBe('860.00');
  expect(chase).toMatchObject({ state: 'RUNNING', issues: 3, done: 1, cancelled: 0 });
  expect(chase).toMatchObject({ amount: '140.00', staked: '20.00', held: '120.00', won: '0.00' });
  expect(states(chase)).toEqual(['PLACED', 'WAITING', 'WAITING']);
  expect(await money(rina)).toEqual(['860.00', '120.00']);
  await next();
  const later = await show(rina, chase.chaseId);
  expect(states(later)).toEqual(['PLACED', 'PLACED', 'WAITING']);
  expect(later.entries[0]).toMatchObject({ stake: '20.00', prize: '19.60', rebate: '0.00' });
  expect(later.entries[0]?.numbers).toHaveLength(1);
  await next(2);
  const done = await show(rina, chase.chaseId);
  expect(done).toMatchObject({ state: 'DONE', done: 3, staked: '140.00', held: '0.00' });
  expect(done.won).toBe('137.20');
  expect(await money(rina)).toEqual(['997.20', '0.00']);
  const { rows } = await rina.call(lottery.bets, {});
  expect(rows.map(({ stake }) => stake)).toEqual([
    '40.00',
    '40.00',
    '20.00',
    '20.00',
    '10.00',
    '10.00',
  ]);
  expect(new Set(rows.map(({ chaseId }) => chaseId))).toEqual(new Set([chase.chaseId]));
});

it('a win stops the rest before the next issue gets a bet, and its money comes back with it', async () => {
  const rina = await member();
  const { chase } = await plan(rina, { stopOn: 'win' });
  await next();
  const won = await show(rina, chase.chaseId);
  expect(won).toMatchObject({ state: 'WON', done: 1, cancelled: 3, held: '0.00', won: '19.60' });
  expect(states(won)).toEqual(['PLACED', 'STOPPED', 'STOPPED', 'STOPPED']);
  expect(await money(rina)).toEqual(['999.60', '0.00']);
  await next(2);
  expect((await rina.call(lottery.bets, {})).rows).toHaveLength(2);
});

it('a chase that stops on profit goes on after a win that leaves it behind', async () => {
  const rina = await member();
  const { chase } = await plan(rina, { stopOn: 'profit', count: 2 });
  await next(2);
  expect(await show(rina, chase.chaseId)).toMatchObject({ state: 'DONE', done: 2, won: '39.20' });
});

it('a plan is answered once for its key, and refused with another plan under it', async () => {
  const rina = await member();
  const asked = await planOf(rina);
  const same = { key: key() };
  const answers = await Promise.all([
    rina.call(lotteryChases.placeChase, asked, same),
    rina.call(lotteryChases.placeChase, asked, same),
  ]);
  await next();
  answers.push(await rina.call(lotteryChases.placeChase, asked, same));
  expect(new Set(answers.map(({ chase, balance }) => `${chase.chaseId} ${balance}`)).size).toBe(1);
  expect((await rina.call(lotteryChases.chases, {})).rows).toHaveLength(1);
  const other = { ...asked, stopOn: 'win' as const };
  await expect(rina.call(lotteryChases.placeChase, other, same)).rejects.toThrow(
    'wallet.key-reused',
  );
});

it('a plan is refused with another total, an issue out of order, a closed one, too little money, a bet above its ceiling', async () => {
  const rina = await member(100n);
  const asked = await planOf(rina);
  const refused = async (change: object) => {
    const wish = { ...asked, ...change };
    return rina.call(lotteryChases.placeChase, wish, { key: key() }).then(
      () => 'taken',
      (err: Error) => err.message.split(':')[0],
    );
  };
  const { entries } = asked;
  expect(await refused({ total: '79.99' })).toBe('lottery.total-differs');
  expect(await refused({ entries: entries.toReversed() })).toBe('lottery.chase-order');
  expect(await refused({ entries: [entries[0], entries[0]] })).toBe('lottery.chase-order');
  const unknown = { issue: '20260301-9999', multiple: 1 };
  expect(await refused({ entries: [...entries, unknown] })).toBe('lottery.issue-unknown');
  const past = { issue: '20260301-0001', multiple: 1 };
  const many = entries.map((entry) => ({ ...entry, multiple: 2 }));
  expect(await refused({ entries: [past, ...entries] })).toBe('lottery.issue-unknown');
  expect(await refused({ entries: many, total: '160.00' })).toBe('wallet.insufficient');
  const huge = entries.map((entry) => ({ ...entry, multiple: 1_000 }));
  expect(await refused({ entries: huge })).toBe('lottery.over-ceiling');
  const before = entries[0]?.issue ?? '';
  await next();
  expect(await refused({})).toBe('lottery.issue-closed');
  expect(before).not.toBe('');
  expect(await money(rina)).toEqual(['100.00', '0.00']);
});

it('the owner stops one issue that waits, then all of it, and nothing twice', async () => {
  const rina = await member();
  const { chase } = await plan(rina, { count: 4 });
  const { chaseId } = chase;
  const issue = chase.entries[2]?.issue ?? '';
  const one = await rina.call(lotteryChases.stopChase, { chaseId, issue });
  expect(states(one.chase)).toEqual(['PLACED', 'WAITING', 'STOPPED', 'WAITING']);
  expect([one.balance, one.chase.held]).toEqual(['940.00', '40.00']);
  const placed = chase.entries[0]?.issue ?? '';
  for (const again of [issue, placed, '20260301-9999'])
    await expect(rina.call(lotteryChases.stopChase, { chaseId, issue: again })).rejects.toThrow(
      'lottery.chase-over',
    );
  const all = await rina.call(lotteryChases.stopChase, { chaseId });
  expect(all.chase).toMatchObject({ state: 'STOPPED', done: 1, cancelled: 3, held: '0.00' });
  expect(all.balance).toBe('980.00');
  await expect(rina.call(lotteryChases.stopChase, { chaseId })).rejects.toThrow(
    'lottery.chase-over',
  );
  const other = await member();
  await expect(show(other, chaseId)).rejects.toThrow('lottery.chase-unknown');
  await expect(other.call(lotteryChases.stopChase, { chaseId })).rejects.toThrow(
    'lottery.chase-unknown',
  );
});

it('an issue that is left out of a plan is not bet on, and the plan waits for the one it names', async () => {
  const rina = await member();
  const asked = await planOf(rina, { count: 3, total: '40.00' });
  const entries = asked.entries.filter((_, at) => at !== 1);
  const { chase } = await rina.call(
    lotteryChases.placeChase,
    { ...asked, entries },
    { key: key() },
  );
  await next();
  expect(states(await show(rina, chase.chaseId))).toEqual(['PLACED', 'WAITING']);
  await next();
  expect(states(await show(rina, chase.chaseId))).toEqual(['PLACED', 'PLACED']);
});

it('issues that pass while nothing runs are void, and the chase goes on after them', async () => {
  const rina = await member();
  const { chase } = await plan(rina, { count: 5, stopOn: 'win' });
  clock.advance(3 * MINUTE);
  await tick();
  const later = await show(rina, chase.chaseId);
  expect(states(later)).toEqual(['VOID', 'VOID', 'VOID', 'PLACED', 'WAITING']);
  expect(await money(rina)).toEqual(['960.00', '20.00']);
});

it('an issue that operators make void gives back what was placed on it and what waited for it', async () => {
  const [rina, rafi] = [await member(), await member()];
  const { chase } = await plan(rina, { count: 3, stopOn: 'win' });
  const { chase: later } = await plan(rafi, { count: 2, skip: 1 });
  const { rounds, db } = house.house;
  for (const issue of [chase.entries[0]?.issue, chase.entries[1]?.issue]) {
    await db.tx(async (tx) => {
      const round = await rounds.find(tx, { series: GAME, issue: issue ?? '' });
      if (!round) throw new Error('no such issue');
      await rounds.void(tx, { round, reason: 'a test' });
    });
    await next();
  }
  const now = await show(rina, chase.chaseId);
  expect(states(now)).toEqual(['VOID', 'VOID', 'PLACED']);
  expect(now).toMatchObject({ state: 'RUNNING', staked: '20.00', cancelled: 2 });
  expect(await money(rina)).toEqual(['980.00', '0.00']);
  const both = await show(rafi, later.chaseId);
  expect(states(both)).toEqual(['VOID', 'PLACED']);
});

it('of chases at one moment twenty run, and one that is stopped makes room', async () => {
  const rina = await member();
  const asked = await planOf(rina, { count: 2, skip: 1 });
  const planned = await Promise.allSettled(
    Array.from({ length: 22 }, () => rina.call(lotteryChases.placeChase, asked, { key: key() })),
  );
  const refused = planned.filter((one) => one.status === 'rejected');
  expect(refused.map(({ reason }) => String(reason))).toEqual(
    [1, 2].map(() => expect.stringContaining('lottery.too-many-chases')),
  );
  const first = await rina.call(lotteryChases.chases, { pageSize: 15 });
  const second = await rina.call(lotteryChases.chases, { pageSize: 15, cursor: first.next ?? '' });
  const all = [...first.rows, ...second.rows];
  expect(new Set(all.map(({ chaseId }) => chaseId)).size).toBe(20);
  expect(second.next).toBeNull();
  expect((await rina.call(lotteryChases.chases, { gameCode: 'ssc-1m' })).rows).toEqual([]);
  await rina.call(lotteryChases.stopChase, { chaseId: all[0]?.chaseId ?? '' });
  expect((await plan(rina, { count: 2, skip: 1 })).chase.state).toBe('RUNNING');
});

/** All servers that heard of the opening, at once. */
async function placeFromSix(issue: string): Promise<void> {
  const { lottery: room, rounds, db } = house.house;
  const round = await db.read((tx) => rounds.find(tx, { series: GAME, issue }));
  if (!round) throw new Error('no such issue');
  await Promise.all(Array.from({ length: 6 }, () => placeEntries(room, round)));
}

it('servers that place an issue at the same moment place each entry once', async () => {
  const rina = await member();
  const { chase } = await plan(rina, { count: 3, skip: 1 });
  // The issue before takes no bets any more and is closed; nothing has seen yet that this one is open.
  clock.advance(MINUTE - 14_000);
  await tick();
  clock.advance(14_000);
  await placeFromSix(chase.startIssue);
  expect(states(await show(rina, chase.chaseId))).toEqual(['PLACED', 'WAITING', 'WAITING']);
  expect((await rina.call(lottery.bets, {})).rows).toHaveLength(2);
  expect(await money(rina)).toEqual(['940.00', '40.00']);
});

it('an entry waits while the issue before has bets and is not closed, and is placed once that is over', async () => {
  const rina = await member();
  const { chase: before } = await plan(rina, { count: 2 });
  const { chase } = await plan(rina, { count: 2, skip: 1 });
  clock.advance(MINUTE);
  await placeFromSix(chase.startIssue);
  expect(states(await show(rina, chase.chaseId))).toEqual(['WAITING', 'WAITING']);
  await tick();
  expect(states(await show(rina, chase.chaseId))).toEqual(['PLACED', 'WAITING']);
  expect(states(await show(rina, before.chaseId))).toEqual(['VOID', 'PLACED']);
});
