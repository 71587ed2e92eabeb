import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refused } from '../harness/client.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { GAME, key, memberWith, money, plan, show, states, toNext } from './lottery-chases-plan.ts';
import { holdsThatDiffer } from './lottery-chases-stored.ts';

const { lottery } = playerRoutes;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock });
  await house.house.rounds.clock.runDue();
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<typeof memberWith>>;

const big = {
  play: 'size',
  selection: '0' as const,
  unitPrice: '2.00' as const,
  multiple: 5,
  base: 1_960,
};
const openIssue = async (member: Member, gameCode: string): Promise<string> => {
  const { game } = await member.call(lottery.game, { gameCode });
  return game.now?.issue ?? '';
};
async function placeBig(member: Member, many: number) {
  const issue = await openIssue(member, GAME);
  const bets = Array.from({ length: many }, () => big);
  const total = (10 * many).toFixed(2);
  const slip = { gameCode: GAME, issue, mode: 'Elott' as const, bets, total };
  return member.call(lottery.place, slip, { key: key() });
}
const cancel = (member: Member, betId: string) => member.call(lottery.cancel, { betId });

it('a bet that is cancelled again makes room for its stake once', async () => {
  const rina = await memberWith(house);
  const { bets } = await placeBig(rina, 2);
  const { rounds, db, lottery: room } = house.house;
  const issue = bets[0]?.issue ?? '';
  const round = await db.read((tx) => rounds.find(tx, { series: GAME, issue }));
  if (!round) throw new Error('no such issue');
  const staked = async () => (await room.exposure.rows(round))[0]?.staked;
  const before = (await staked()) ?? 0n;
  for (let again = 0; again < 3; again += 1) await cancel(rina, bets[0]?.betId ?? '');
  expect(await staked()).toBe(before - 10_00n);
  expect(await money(rina)).toEqual(['990.00', '0.00']);
});

it('a bet is not cancelled once its issue is closed or void, also by a server whose clock is behind', async () => {
  const rina = await memberWith(house);
  const { rounds, db } = house.house;
  const closing = await placeBig(rina, 1);
  const issue = closing.bets[0]?.issue ?? '';
  const find = () => db.read((tx) => rounds.find(tx, { series: GAME, issue }));
  const round = await find();
  if (!round) throw new Error('no such issue');
  const before = clock.now();
  clock.set(round.closesAt.toISOString());
  await rounds.clock.runDue();
  expect((await find())?.state).toBe('CLOSED');
  clock.set(before.toISOString());
  const again = () => refused(cancel(rina, closing.bets[0]?.betId ?? ''));
  expect(await again()).toBe('lottery.too-late-to-cancel');
  const closed = await find();
  if (closed) await db.tx((tx) => rounds.void(tx, { round: closed, reason: 'a test' }));
  await rounds.clock.runDue();
  expect(await again()).toBe('lottery.too-late-to-cancel');
  expect(await money(rina)).toEqual(['1000.00', '0.00']);
  await toNext(house, clock);
});

it('an open bet is found behind any number of bets that are over', async () => {
  const rina = await memberWith(house);
  const slip = {
    gameCode: 'ssc-5m',
    issue: await openIssue(rina, 'ssc-5m'),
    mode: 'Lott' as const,
    bets: [{ ...big, play: 'five-straight', selection: '1|2|3|4|5', multiple: 1, base: 1_956 }],
    total: '2.00',
  };
  await rina.call(lottery.place, slip, { key: key() });
  await placeBig(rina, 25);
  await toNext(house, clock);
  const open = await rina.call(lottery.bets, { open: 'yes', pageSize: 20 });
  expect(open.rows.map(({ gameCode }) => gameCode)).toEqual(['ssc-5m']);
  expect(open.next).toBeNull();
  const first = await rina.call(lottery.bets, { open: 'no', pageSize: 20 });
  const second = await rina.call(lottery.bets, {
    open: 'no',
    pageSize: 20,
    cursor: first.next ?? '',
  });
  const over = [...first.rows, ...second.rows];
  expect(new Set(over.map(({ betId }) => betId)).size).toBe(25);
  expect(over.some(({ state }) => state === 'OPEN')).toBe(false);
  expect(second.next).toBeNull();
});

it('a chase whose bets their owner cancels goes on with its next issue', async () => {
  const rina = await memberWith(house);
  const { chase } = await plan(rina, { count: 3 });
  const { rows } = await rina.call(lottery.bets, { gameCode: GAME });
  const [one, other] = rows;
  expect(one?.cancelUntil).not.toBeNull();
  await cancel(rina, one?.betId ?? '');
  const less = await show(rina, chase.chaseId);
  expect(less.entries[0]).toMatchObject({ state: 'PLACED', stake: '10.00' });
  expect(less).toMatchObject({ state: 'RUNNING', staked: '10.00', held: '40.00' });
  expect(await money(rina)).toEqual(['950.00', '40.00']);
  await cancel(rina, other?.betId ?? '');
  const none = await show(rina, chase.chaseId);
  expect(states(none)).toEqual(['STOPPED', 'WAITING', 'WAITING']);
  expect(none).toMatchObject({ state: 'RUNNING', done: 0, cancelled: 1, staked: '0.00' });
  expect(await money(rina)).toEqual(['960.00', '40.00']);
  await toNext(house, clock);
  expect(states(await show(rina, chase.chaseId))).toEqual(['STOPPED', 'PLACED', 'WAITING']);
  await toNext(house, clock, 2);
  const done = await show(rina, chase.chaseId);
  expect(done).toMatchObject({ state: 'DONE', done: 2, staked: '40.00', won: '39.20' });
  expect(await money(rina)).toEqual(['999.20', '0.00']);
  expect(await holdsThatDiffer(house)).toEqual([]);
});

it('a chase is over when the bets of its last issue are cancelled', async () => {
  const rina = await memberWith(house);
  const { chase } = await plan(rina, { count: 2, bets: [big] });
  await toNext(house, clock);
  const { rows } = await rina.call(lottery.bets, { open: 'yes' });
  for (const { betId } of rows) await cancel(rina, betId);
  const over = await show(rina, chase.chaseId);
  expect(states(over)).toEqual(['PLACED', 'STOPPED']);
  expect(over).toMatchObject({ state: 'DONE', done: 1, cancelled: 1, held: '0.00' });
  expect(await holdsThatDiffer(house)).toEqual([]);
});
