import { playerRoutes } from '@nokshi/contract';
import { FREE_PLAY_HOURS } from '@nokshi/contract/player/free-play.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromWire, type MemberId } from '../../apps/server/src/kernel/ids.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { trialOf } from '../harness/trial.ts';
import { give } from '../harness/winnings.ts';
import {
  GAME,
  memberWith,
  MINUTE,
  money,
  plan,
  show,
  states,
  toNext,
} from './lottery-chases-plan.ts';
import { chasesAsStored } from './lottery-chases-stored.ts';
import { keepLotteries } from '../harness/only-lotteries.ts';

const { identity, limits, security, withdrawals } = playerRoutes;

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

it('a chase of play money ends with its account, and its end waits for it', async () => {
  const trial = await trialOf(house);
  const { chase } = await plan(trial, { count: 3, skip: 1 });
  expect(await money(trial)).toEqual(['9940.00', '60.00']);
  clock.advance((FREE_PLAY_HOURS * 60 + 1) * MINUTE);
  await house.runJobs();
  const stored = async () => (await chasesAsStored(house, trial.memberId))[0];
  expect(await stored()).toMatchObject({ state: 'STOPPED', left: 0n });
  clock.advance(60 * MINUTE);
  await house.runJobs();
  const { wallet: ledger, db } = house.house;
  const of = { memberId: fromWire('mbr', trial.memberId) as MemberId, asset: 'FUN' } as const;
  expect(await db.read((tx) => ledger.isClosed(tx, of))).toBe(true);
  expect(chase.state).toBe('RUNNING');
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
