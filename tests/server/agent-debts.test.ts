import { isDeepStrictEqual } from 'node:util';
import { consoleRoutes, type Input, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { agentBelow, contracted, flatTerms, housed, newAgent } from '../harness/contracts.ts';
import { some } from '../harness/extent.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { bet, commissionsOf, logInAgain, recompute, settleAt, slipsOf } from '../harness/slips.ts';
import {
  logInOperators,
  makeAgent,
  moneyed,
  registerBelow,
  send,
  type Teammate,
} from '../harness/team.ts';
import { give } from '../harness/winnings.ts';

const { agentSlips, wallet, inbox } = playerRoutes;
const { agentRuns, settings, proposals } = consoleRoutes;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const reason = 'as the house decided';

let clock: FakeClock;
let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  clock = fakeClock('2026-03-10T06:00:00.000Z');
  house = await startHouse({ clock });
  admin = await house.operator();
});
afterAll(() => house.close());
beforeEach(() => logInOperators(house));

const cash = async (of: Teammate) => (await of.call(wallet.balance, {})).sumBalance;
const titles = async (of: Teammate) =>
  (await of.call(inbox.list, {})).rows.map(({ title }) => title.EN);
/** Without money, and without stakes that take part in a pot. */
async function poorAgent(): Promise<Teammate> {
  const agent = await moneyed(house, []);
  await makeAgent(house, agent);
  return agent;
}

type Setting = Input<typeof settings.setAgents>['setting'];
/** Two operators want it so, where it is otherwise. */
async function changeSetting(change: Partial<Setting>): Promise<void> {
  await logInOperators(house);
  const { version, setting: held } = await admin.call(settings.agents, {});
  const setting = { ...held, ...change };
  if (isDeepStrictEqual(setting, held)) return;
  const { proposal } = await admin.call(settings.setAgents, { setting, version, reason });
  const second = await house.operator('finance');
  if (proposal) await second.call(proposals.approve, { id: proposal });
  await house.house.site.start();
}

describe('an upline without cash', () => {
  it('pays at once where as much comes from above, as the top is paid first', async () => {
    const top = await poorAgent();
    const agent = await agentBelow(house, top);
    const member = await registerBelow(house, agent);
    await housed(house, top, flatTerms('hourly', '3'));
    await contracted(top, agent, flatTerms('hourly', '3'));
    const hour = Math.ceil(clock.now().getTime() / HOUR_MS) * HOUR_MS;
    clock.set(new Date(hour + 1).toISOString());
    await bet(house, member, { stake: 1_000_00n });
    await settleAt({ house, clock }, new Date(hour + HOUR_MS + 600_000).toISOString());
    expect(await slipsOf(agent, 'hourly')).toMatchObject([{ amount: '30.00', state: 'PAID' }]);
    expect(await commissionsOf(top)).toEqual(['wage-in 30.00', 'wage-out -30.00']);
    expect(await cash(top)).toBe('0.00');
  });
});

/**
 * The team of the agent below lost 1,000.00, which is 300.00 for the agent; another member made the
 * whole team win, so nothing comes from the house to the agent above.
 */
async function overdue() {
  const top = await poorAgent();
  const agent = await agentBelow(house, top);
  const [loser, winner] = [await registerBelow(house, agent), await registerBelow(house, top)];
  await housed(house, top, flatTerms('dividend', '30'));
  await contracted(top, agent, flatTerms('dividend', '30'));
  const day = Math.ceil((clock.now().getTime() + 6 * HOUR_MS) / DAY_MS) * DAY_MS - 6 * HOUR_MS;
  clock.set(new Date(day + HOUR_MS).toISOString());
  await bet(house, loser, { stake: 1_000_00n });
  await bet(house, winner, { stake: 1_000_00n, payout: 6_000_00n });
  await settleAt({ house, clock }, new Date(day + DAY_MS + 600_000).toISOString());
  const slip = (await slipsOf(agent, 'dividend')).at(-1);
  await logInAgain(top);
  return { top, agent, id: slip?.id ?? '' };
}

describe('a slip that could not be paid', () => {
  it('is overdue for both, keeps the debt from leaving, and is paid late', async () => {
    const { top, agent, id } = await overdue();
    const [given] = (await slipsOf(top, 'dividend', 'given')).slice(-1);
    expect(given).toMatchObject({ id, amount: '300.00', state: 'OVERDUE', paidAt: null });
    expect((await titles(top))[0]).toBe(`You owe ৳300.00 to ${agent.username}`);
    expect((await titles(agent))[0]).toBe('Dividend of ৳300.00 is overdue');
    await give(house, top.memberId, 310_00n);
    await logInOperators(house);
    const sent = send(top, agent, '100.00');
    expect(await refused(sent)).toBe('agents.debt-open');
    expect(await refused(agent.call(agentSlips.paySlip, { slipId: id }))).toBe(
      'agents.slip-unknown',
    );
    expect(await top.call(agentSlips.paySlip, { slipId: id })).toMatchObject({
      state: 'PAID_LATE',
    });
    expect(await refused(top.call(agentSlips.paySlip, { slipId: id }))).toBe('agents.slip-state');
    expect(await cash(top)).toBe('10.00');
    expect((await titles(agent))[0]).toBe('Dividend: ৳300.00');
    expect((await recompute(house, 'dividend')).differences).toEqual([]);
  });

  it('is tried again every 15 minutes, and is a bad record after the days of grace', {
    timeout: 180_000,
  }, async () => {
    const { top, agent } = await overdue();
    await changeSetting({ graceDays: 1 });
    clock.advance(DAY_MS + HOUR_MS);
    await house.runJobs();
    expect((await slipsOf(agent, 'dividend'))[0]).toMatchObject({
      state: 'OVERDUE',
      isBadRecord: true,
    });
    await give(house, top.memberId, 500_00n);
    clock.advance(900_000);
    await house.runJobs();
    const slip = (await slipsOf(agent, 'dividend'))[0];
    expect(slip).toMatchObject({ state: 'PAID_LATE', isBadRecord: true });
  });

  it('is paid by the house in place of the upline, who owes it from then on', async () => {
    const { top, agent, id } = await overdue();
    await logInOperators(house);
    const wish = { id, amount: '300.00', reason };
    const other = { ...wish, amount: '299.00' };
    expect(await refused(admin.call(agentRuns.payInstead, other))).toBe('agents.slip-state');
    expect(await admin.call(agentRuns.payInstead, wish)).toEqual({ proposal: null });
    expect((await slipsOf(agent, 'dividend')).at(-1)).toMatchObject({ state: 'PAID_BY_HOUSE' });
    await logInOperators(house);
    expect(await refused(admin.call(agentRuns.payInstead, wish))).toBe('agents.slip-state');
    expect((await admin.call(agentRuns.slip, { id })).collectedAt).toBeNull();
    await give(house, top.memberId, 305_00n);
    await logInAgain(top);
    expect(await refused(send(top, agent, '100.00'))).toBe('agents.debt-open');
    clock.advance(900_000);
    await house.runJobs();
    await logInAgain(top);
    expect(await cash(top)).toBe('5.00');
    expect((await commissionsOf(top)).at(-1)).toBe('dividend-out -300.00');
    await logInOperators(house);
    expect((await admin.call(agentRuns.slip, { id })).collectedAt).not.toBeNull();
    const days = { from: '2026-03-10', to: '2026-04-05' };
    const { columns } = await admin.call(consoleRoutes.reports.check, days);
    expect(columns.filter(({ difference }) => difference !== '0.00')).toEqual([]);
    expect(columns.find(({ column }) => column === 'commissions')?.report).not.toBe('0.00');
    expect(await house.prove()).toMatchObject({ differences: 0 });
  });
});

/** What a chain of three gets of a day on which the team lost 100,000.00, at 10 %, 6 % and 2 %. */
const NETS = {
  house: [['dividend-in 4000.00'], ['dividend-in 4000.00'], ['dividend-in 2000.00']],
  upline: [
    ['dividend-in 10000.00', 'dividend-out -6000.00'],
    ['dividend-in 6000.00', 'dividend-out -2000.00'],
    ['dividend-in 2000.00'],
  ],
} as const;

describe('the house’s own way of paying', () => {
  it('gives each agent the part that is not paid on, and the same nets', {
    timeout: 180_000,
  }, async () => {
    const root = await newAgent(house);
    const child = await agentBelow(house, root);
    const grandchild = await agentBelow(house, child);
    const member = await registerBelow(house, grandchild);
    await housed(house, root, flatTerms('dividend', '10'));
    await contracted(root, child, flatTerms('dividend', '6'));
    await contracted(child, grandchild, flatTerms('dividend', '2'));
    const first = Math.ceil((clock.now().getTime() + 6 * HOUR_MS) / DAY_MS) * DAY_MS - 6 * HOUR_MS;
    const day = (n: number, ms: number) => new Date(first + n * DAY_MS + ms).toISOString();
    const known = [0, 0, 0];
    // What uplines pay is in agent-settlement.test.ts as well.
    for (const [n, payMode] of some(['house', 'upline'] as const).entries()) {
      await changeSetting({ payMode });
      clock.set(day(n, HOUR_MS));
      await bet(house, member, { stake: 100_000_00n });
      await settleAt({ house, clock }, day(n + 1, 600_000));
      for (const [nth, one] of [root, child, grandchild].entries()) {
        const all = await commissionsOf(one);
        expect(all.slice(known[nth])).toEqual(NETS[payMode][nth]);
        known[nth] = all.length;
      }
    }
    await changeSetting({ payMode: 'upline' });
  });
});
