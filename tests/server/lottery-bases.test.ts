import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../apps/server/src/kernel/calendar.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { keepLotteries } from '../harness/only-lotteries.ts';
import { idOf, logInOperators, makeAgent, registerBelow, type Teammate } from '../harness/team.ts';
import { trialOf } from '../harness/trial.ts';
import { richMember } from '../harness/vendor.ts';

const { lottery, lotteryChases } = playerRoutes;
const { memberBase, proposals, lottery: desk, records } = consoleRoutes;
const GAME = 'ssc-1m';
const DAY_MS = 86_400_000;
const BEFORE_MIDNIGHT = Date.parse('2026-03-01T17:57:10.000Z');
const reason = 'As the house agreed';

let clock: FakeClock;
let house: RunningHouse;
let [first, second]: HttpClient[] = [];
let rina: Teammate;
let day = 0;
beforeAll(async () => {
  clock = fakeClock(new Date(BEFORE_MIDNIGHT).toISOString());
  house = await startHouse({ clock, issuesAheadMs: 1_800_000 });
  await keepLotteries(house, GAME);
});
afterAll(() => house.close());
/** Each test begins on another day, three minutes before midnight in Dhaka. */
beforeEach(async () => {
  clock.set(new Date(BEFORE_MIDNIGHT + day++ * DAY_MS).toISOString());
  await house.runJobs();
  await tick();
  await logInOperators(house);
  [first, second] = [await house.operator(), await house.operator('finance')];
  rina = await richMember(house);
});

let keys = 0;
const key = () => `bases-key-${++keys}`;
const tick = () => house.house.rounds.clock.runDue();
const ahead = (days: number) => dayOf(new Date(clock.now().getTime() + days * DAY_MS));
const one = () => first as HttpClient;
const two = () => second as HttpClient;

/** To the next issue: the one before is closed, drawn and paid. */
async function next(issues = 1): Promise<void> {
  for (let left = issues; left > 0; left -= 1) {
    clock.advance(46_000);
    await tick();
    clock.advance(14_000);
    await tick();
  }
}

/** As the room of agents gives it: from today in the commit that registers the member. */
const give = (member: Teammate, base: number, from = ahead(0)) =>
  house.house.identity.db.tx((tx) =>
    house.house.lottery.bases.give(tx, { memberId: idOf(member), base, from, by: 'rahim01' }),
  );
const baseOn = (member: Teammate, of: string) =>
  house.house.identity.db.read(async (tx) =>
    (await house.house.lottery.bases.of(tx, [idOf(member)], of)).get(idOf(member)),
  );
/** What a member staked by base on a day, over all lanes. */
async function stakeOn(member: Teammate, of: string): Promise<bigint> {
  const { bases, lanes } = house.house.lottery;
  return house.house.identity.db.read(async (tx) => {
    let sum = 0n;
    for (const lane of lanes)
      for await (const { memberId, stake } of bases.stakes(tx, { day: of, lane }))
        if (memberId === idOf(member)) sum += stake;
    return sum;
  });
}

const digit = (base: number) => ({
  play: 'five-position',
  selection: '1||||',
  unitPrice: '2.00' as const,
  multiple: 20,
  base,
});
const BIG = { ...digit(1_700), play: 'place-size-parity', selection: '0||||' };
const termsFor = async (who: HttpClient) =>
  (await who.call(lottery.game, { gameCode: GAME })).terms;

/** A bet of 40.00 on the open issue. */
async function place(who: HttpClient, bet = digit(1_900), mode: 'Lott' | 'ZY' = 'Lott') {
  const { game } = await who.call(lottery.game, { gameCode: GAME });
  const issue = game.now?.issue ?? '';
  const slip = { gameCode: GAME, issue, mode, bets: [bet], total: '40.00' };
  const { bets } = await who.call(lottery.place, slip, { key: key() });
  return { issue, bet: bets[0] as (typeof bets)[number] };
}
async function planOf(who: HttpClient, base: number, count: number) {
  const { data } = await who.call(lottery.issues, { gameCode: GAME, count });
  const entries = data.map(({ issue }) => ({ issue, multiple: 1 }));
  const total = `${40 * count}.00`;
  const plan = { gameCode: GAME, mode: 'Lott' as const, bets: [digit(base)], entries, total };
  return who.call(lotteryChases.placeChase, { ...plan, stopOn: 'never' }, { key: key() });
}

async function makeVoid(issue: string): Promise<void> {
  const { proposal } = await one().call(desk.voidIssue, { gameCode: GAME, issue, reason });
  await two().call(proposals.approve, { id: proposal ?? '' });
  await tick();
}

describe('the prize base of a member', () => {
  it('is the ceiling of their bets and what their rebate is shared from; others have the usual one', async () => {
    await give(rina, 1_950);
    expect((await termsFor(rina)).ceiling).toBe(1_950);
    for (const other of [house.visitor(), await richMember(house), await trialOf(house)])
      expect((await termsFor(other)).ceiling).toBe(1_956);
    const { answer } = await rina.send(
      lottery.place,
      {
        gameCode: GAME,
        issue: (await rina.call(lottery.game, { gameCode: GAME })).game.now?.issue ?? '',
        mode: 'Lott',
        bets: [digit(1_952)],
        total: '40.00',
      },
      { key: key() },
    );
    expect(answer).toMatchObject({
      code: 'lottery.base-not-offered',
      field: 'bets.0.base',
      value: { least: 1_700, most: 1_950 },
    });
    const { bet } = await place(rina);
    expect(bet).toMatchObject({ base: 1_900, ceiling: 1_950 });
    await next();
    const { rows } = await rina.call(lottery.bets, {});
    expect(rows[0]?.rebate).toBe('1.00');
    await place(await trialOf(house), digit(1_956));
  });

  it('rises only, from tomorrow, once a day, and is known for every day', async () => {
    await give(rina, 1_950);
    const today = ahead(0);
    await place(rina);
    await expect(give(rina, 1_948, ahead(1))).rejects.toThrow('lottery.base-rises-only');
    await expect(give(rina, 1_951, ahead(1))).rejects.toThrow('lottery.base-not-offered');
    await expect(give(rina, 1_982, ahead(1))).rejects.toThrow('lottery.base-not-offered');
    await expect(give(rina, 1_954)).rejects.toThrow('lottery.base-given');
    await give(rina, 1_954, ahead(1));
    await give(rina, 1_954, ahead(1));
    await expect(give(rina, 1_956, ahead(1))).rejects.toThrow('lottery.base-given');
    expect((await termsFor(rina)).ceiling).toBe(1_950);
    expect((await place(rina)).bet.ceiling).toBe(1_950);
    await next(4);
    expect(ahead(-1)).toBe(today);
    expect((await termsFor(rina)).ceiling).toBe(1_954);
    expect((await place(rina)).bet.ceiling).toBe(1_954);
    await give(rina, 1_980, ahead(1));
    const known = [-1, 0, 1].map(ahead).map((of) => baseOn(rina, of));
    expect(await Promise.all(known)).toEqual([1_950, 1_954, 1_980]);
    expect(await baseOn(await richMember(house), today)).toBe(1_960);
  });

  it('binds a chase when it is planned, and each of its bets has the ceiling of its day', async () => {
    await give(rina, 1_950);
    expect(await refused(planOf(rina, 1_952, 2))).toBe('lottery.base-not-offered');
    await give(rina, 1_980, ahead(1));
    await planOf(rina, 1_950, 5);
    await next(4);
    const { rows } = await rina.call(lottery.bets, {});
    expect(rows.map(({ base, ceiling }) => [base, ceiling])).toEqual([
      [1_950, 1_956],
      [1_950, 1_956],
      [1_950, 1_950],
      [1_950, 1_950],
      [1_950, 1_950],
    ]);
  });
});

describe('what bets with a prize base staked on a day', () => {
  it('counts when an issue is paid, without fixed odds, cancelled bets and play money', async () => {
    const trial = await trialOf(house);
    await place(rina);
    await place(rina, BIG, 'ZY');
    await place(trial);
    const { bet } = await place(rina);
    await rina.call(lottery.cancel, { betId: bet.betId });
    expect(await stakeOn(rina, ahead(0))).toBe(0n);
    await next();
    expect(await stakeOn(rina, ahead(0))).toBe(4_000n);
    expect(await stakeOn(trial, ahead(0))).toBe(0n);
    await place(rina);
    await next(3);
    expect([await stakeOn(rina, ahead(-1)), await stakeOn(rina, ahead(0))]).toEqual([8_000n, 0n]);
  });

  it('is less by what is void: on its own day nothing, later the day on which it is refunded', async () => {
    const { issue: sameDay } = await place(rina);
    await next();
    await makeVoid(sameDay);
    expect(await stakeOn(rina, ahead(0))).toBe(0n);
    const { issue: later } = await place(rina);
    await next(3);
    expect(await stakeOn(rina, ahead(-1))).toBe(4_000n);
    await makeVoid(later);
    expect([await stakeOn(rina, ahead(-1)), await stakeOn(rina, ahead(0))]).toEqual([
      4_000n,
      -4_000n,
    ]);
    const { issue: unpaid } = await place(rina);
    await makeVoid(unpaid);
    expect(await stakeOn(rina, ahead(0))).toBe(-4_000n);
    expect(await house.prove()).toMatchObject({ differences: 0 });
  });
});

describe('two operators raise a prize base', () => {
  const raise = ({ memberId: id }: { memberId: string }, base: number) =>
    one().call(memberBase.set, { id, base, reason });

  it('of a member without an agent above: from the day after, shown with who did it', async () => {
    const { proposal } = await raise(rina, 1_970);
    const [waiting] = (await two().call(proposals.proposals, { state: 'PENDING' })).rows;
    expect(waiting?.changes).toEqual([{ field: 'lottery.member-base', from: '1960', to: '1970' }]);
    await two().call(proposals.approve, { id: proposal ?? '' });
    const id = rina.memberId;
    expect(await two().call(memberBase.show, { id })).toEqual({
      today: ahead(0),
      base: 1_960,
      given: [{ base: 1_970, since: ahead(1), by: 'opfinance' }],
      upline: null,
      limits: { least: 1_700, usual: 1_960, most: 1_980, step: 2 },
    });
    const { rows } = await one().call(records.audit, { act: 'lottery.set-member-base' });
    expect(rows[0]).toMatchObject({ object: id, facts: { from: 1_960, to: 1_970, reason } });
    expect(await refused(raise(rina, 1_960))).toBe('lottery.base-given');
    await next(3);
    expect((await two().call(memberBase.show, { id })).base).toBe(1_970);
    expect(await refused(raise(rina, 1_970))).toBe('lottery.base-rises-only');
    expect(await refused(raise(rina, 1_990))).toBe('lottery.base-not-offered');
  });

  it('of no member of an agent, and of no trial account', async () => {
    const agent = await richMember(house);
    await makeAgent(house, agent);
    const below = await registerBelow(house, agent);
    expect(await refused(raise(below, 1_970))).toBe('lottery.base-of-upline');
    const { upline } = await one().call(memberBase.show, { id: below.memberId });
    expect(upline).toEqual({ id: agent.memberId, username: agent.username });
    expect(await refused(raise(await trialOf(house), 1_970))).toBe('identity.account-fixed');
    const { proposal } = await raise(agent, 1_980);
    expect(proposal).not.toBeNull();
  });
});
