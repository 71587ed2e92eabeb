import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { give } from '../harness/winnings.ts';

const { identity, lottery, lotteryChases, wallet, limits, security, withdrawals } = playerRoutes;
const GAME = 'wingo-1m';
const MINUTE = 60_000;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock });
});
afterAll(() => house.close());

let keys = 0;
const key = () => `chase-key-${++keys}`;
const tick = () => house.house.rounds.clock.runDue();
/** To the next issue: the one before is closed, drawn and paid. */
async function next(issues = 1): Promise<void> {
  for (let left = issues; left > 0; left -= 1) {
    clock.advance(MINUTE - 14_000);
    await tick();
    clock.advance(14_000);
    await tick();
  }
}

async function member(taka = 1_000n) {
  const client = await house.member();
  await give(house, client.memberId, taka * 100n);
  return client;
}

const side = (selection: '0' | '1', multiple = 5) => ({
  play: 'size',
  selection,
  unitPrice: '2.00' as const,
  multiple,
  base: 1_960,
});
/** Big and small: one of them wins, and the two together lose a little. */
const BOTH = [side('0'), side('1')];

type Wish = {
  readonly count?: number;
  readonly stopOn?: 'win' | 'profit' | 'never';
  readonly bets?: readonly ReturnType<typeof side>[];
  readonly multiples?: readonly number[];
  readonly total?: string;
  readonly skip?: number;
};

/** The plan of {@link Wish} as it is asked for: the next issues, one after another. */
async function planOf(client: HttpClient, wish: Wish = {}) {
  const { count = 4, stopOn = 'never', bets = BOTH, skip = 0 } = wish;
  const multiples = wish.multiples ?? Array.from({ length: count }, () => 1);
  const asked = { gameCode: GAME, count: count + skip };
  const { data } = await client.call(lottery.issues, asked);
  const entries = data
    .slice(skip)
    .map(({ issue }, at) => ({ issue, multiple: multiples[at] ?? 1 }));
  const each = bets.reduce((sum, { multiple }) => sum + 2 * multiple, 0);
  const times = entries.reduce((sum, { multiple }) => sum + multiple, 0);
  const total = wish.total ?? (each * times).toFixed(2);
  return { gameCode: GAME, mode: 'Elott' as const, bets: [...bets], entries, stopOn, total };
}

const plan = async (client: HttpClient, wish: Wish = {}) =>
  client.call(lotteryChases.placeChase, await planOf(client, wish), { key: key() });
const money = async (client: HttpClient) => {
  const { sumBalance, held } = await client.call(wallet.balance, {});
  return [sumBalance, held];
};
const show = (client: HttpClient, chaseId: string) => client.call(lotteryChases.chase, { chaseId });
const states = ({ entries }: { entries: readonly { state: string }[] }) =>
  entries.map(({ state }) => state);

it('a chase holds its money, places the open issue at once and each next one when it opens', async () => {
  await tick();
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

it('self-exclusion frees what waits, and what was placed stands', async () => {
  const rina = await member();
  const { chase } = await plan(rina, { count: 4 });
  await rina.call(limits.excludeSelf, { months: 6 });
  await house.runJobs();
  expect(await money(rina)).toEqual(['980.00', '0.00']);
  const stopped = await show(rina, chase.chaseId);
  expect(stopped).toMatchObject({ state: 'STOPPED' });
  expect(states(stopped)).toEqual(['PLACED', 'STOPPED', 'STOPPED', 'STOPPED']);
  await next();
  expect(await money(rina)).toEqual(['999.60', '0.00']);
});

it('should an issue open before the job of an exclusion runs, its stake is refused and the chase stops', async () => {
  const rina = await member();
  const { chase } = await plan(rina, { count: 3 });
  await rina.call(limits.excludeSelf, { months: 6 });
  await next();
  const stopped = await show(rina, chase.chaseId);
  expect(states(stopped)).toEqual(['PLACED', 'REFUSED', 'STOPPED']);
  expect(stopped.entries[1]?.refusedBy).toBe('limits.self-excluded');
  expect(await money(rina)).toEqual(['999.60', '0.00']);
});

it('a limit refuses one issue after another and gives its money back; the chase goes on to its end', async () => {
  const rina = await member();
  await rina.call(limits.setLimit, { kind: 'stake', period: 'D', amount: '50.00' });
  const { chase } = await plan(rina, { count: 4 });
  await next(3);
  const done = await show(rina, chase.chaseId);
  expect(done).toMatchObject({ state: 'DONE', done: 2, cancelled: 2, staked: '40.00' });
  expect(states(done)).toEqual(['PLACED', 'PLACED', 'REFUSED', 'REFUSED']);
  expect(done.entries[2]?.refusedBy).toBe('limits.stake-limit');
  expect(await money(rina)).toEqual(['999.20', '0.00']);
});

it('a log-out ends no chase', async () => {
  const rina = await member();
  const { chase } = await plan(rina, { count: 3 });
  await rina.call(security.logoutEverywhere, {});
  await next();
  await rina.call(identity.login, { username: rina.username, password: PASSWORD });
  expect(states(await show(rina, chase.chaseId))).toEqual(['PLACED', 'PLACED', 'WAITING']);
});

it('what is on hold for a chase is neither withdrawable nor there for another bet', async () => {
  const rina = await member(100n);
  await plan(rina, { count: 4 });
  const { cash, available } = await rina.call(withdrawals.terms, {});
  expect([cash, available]).toEqual(['20.00', '20.00']);
  await expect(plan(rina, { count: 2 })).rejects.toThrow('wallet.insufficient');
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

it('an account is not closed while a chase runs: what waits is stopped first', async () => {
  const rina = await house.member();
  await rina.call(security.requestClosing, { password: PASSWORD });
  await give(house, rina.memberId, 40_00n);
  const { chase } = await plan(rina, { count: 2, skip: 1 });
  clock.advance(24 * 60 * MINUTE);
  await house.runJobs();
  await rina.call(identity.login, { username: rina.username, password: PASSWORD });
  expect(await show(rina, chase.chaseId)).toMatchObject({ state: 'STOPPED', held: '0.00' });
  expect(await money(rina)).toEqual(['40.00', '0.00']);
  expect(await house.prove()).toMatchObject({ differences: 0 });
});
