import { consoleRoutes, type Outcome } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { flatTerms, housed, newAgent } from '../harness/contracts.ts';
import { refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import {
  bet,
  commissionsOf,
  logInAgain,
  recompute,
  settleAt,
  slipsOf,
  voidBet,
} from '../harness/slips.ts';
import { logInOperators, registerBelow, setType, type Teammate } from '../harness/team.ts';

const { agentContracts, agentRuns, proposals } = consoleRoutes;
const reason = 'as the house decided';

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-10T06:00:00.000Z');
  house = await startHouse({ clock });
});
afterAll(() => house.close());

const settle = (iso: string) => settleAt({ house, clock }, iso);
const byTwo = async (propose: () => Promise<Outcome>) => {
  await logInOperators(house);
  const { proposal } = await propose();
  await (await house.operator('finance')).call(proposals.approve, { id: proposal ?? '' });
};
/** An agent of the house with one member. */
async function team(terms: Parameters<typeof housed>[2]) {
  await logInOperators(house);
  const agent = await newAgent(house);
  const member = await registerBelow(house, agent);
  return { agent, member, contractId: await housed(house, agent, terms) };
}
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A moment of the nth day after today; the first one is that in which new contracts count. */
const ofDay = (nth: number, ms: number) => {
  const today = Math.floor((clock.now().getTime() + 6 * HOUR_MS) / DAY_MS) * DAY_MS - 6 * HOUR_MS;
  return new Date(today + nth * DAY_MS + ms).toISOString();
};
const SETTLED_MS = 600_000;
const amounts = async (agent: Teammate, kind: 'daily' | 'hourly' | 'dividend') =>
  (await slipsOf(agent, kind)).map(({ version, amount }) => [version, amount]);

it('a half of a month ends with its last millisecond, and so does the month', async () => {
  const terms = { ...flatTerms('dividend', '10'), period: 'H' } as Parameters<typeof team>[0];
  const { agent, member } = await team(terms);
  const [from, to] = ['2026-03-15T18:00:00.000Z', '2026-03-31T18:00:00.000Z'];
  const bets = [
    ['2026-03-15T17:59:59.999Z', 10_00n],
    [from, 20_00n],
    ['2026-03-31T17:59:59.999Z', 40_00n],
    [to, 80_00n],
  ] as const;
  for (const [at, stake] of bets) {
    clock.set(at);
    await bet(house, member, { stake });
  }
  await settle('2026-03-31T18:10:00.000Z');
  expect(await slipsOf(agent, 'dividend')).toMatchObject([
    { from, to, loss: '60.00', amount: '6.00', state: 'PAID' },
  ]);
  expect(await recompute(house, 'dividend')).toEqual({ slips: 1, differences: [] });
});

// Supersession: agent-contracts.test.ts; two versions of a kind: agent-real-time.test.ts.
inFull(
  'a contract that changes at noon counts from the next day on: no day has two versions',
  async () => {
    const { agent, member } = await team(flatTerms('daily', '1'));
    clock.set(ofDay(1, 10 * HOUR_MS));
    await bet(house, member, { stake: 1_000_00n });
    clock.set(ofDay(0, 12 * HOUR_MS));
    await logInOperators(house);
    await logInAgain(agent);
    await housed(house, agent, flatTerms('daily', '2'));
    await bet(house, member, { stake: 500_00n });
    await settle(ofDay(1, SETTLED_MS));
    clock.set(ofDay(0, 12 * HOUR_MS));
    await bet(house, member, { stake: 1_000_00n });
    await settle(ofDay(1, SETTLED_MS));
    expect(await amounts(agent, 'daily')).toEqual([
      [1, '15.00'],
      [2, '20.00'],
    ]);
  },
);

// The rule: add-up.test.ts of agents.
inFull('an agent’s own bets count only where the terms include them', async () => {
  const without = await team(flatTerms('daily', '1'));
  const within = await team({ ...flatTerms('daily', '1'), includesSelf: true });
  clock.set(ofDay(1, HOUR_MS));
  for (const { agent, member } of [without, within])
    for (const one of [agent, member]) await bet(house, one, { stake: 300_00n });
  await settle(ofDay(1, SETTLED_MS));
  expect((await slipsOf(without.agent, 'daily')).at(-1)).toMatchObject({
    valid: '300.00',
    activeMembers: 1,
    amount: '3.00',
  });
  expect((await slipsOf(within.agent, 'daily')).at(-1)).toMatchObject({
    valid: '600.00',
    activeMembers: 2,
    amount: '6.00',
  });
});

// That it ends: agent-contracts-ends.test.ts; a period after the end: agent-closing.test.ts.
inFull('who is no agent any more is paid for the running day, and for none after it', async () => {
  const { agent, member } = await team(flatTerms('daily', '1'));
  clock.set(ofDay(1, HOUR_MS));
  await bet(house, member, { stake: 1_000_00n });
  await logInOperators(house);
  await setType(house, agent, 0);
  await settle(ofDay(1, SETTLED_MS));
  await bet(house, member, { stake: 1_000_00n });
  await settle(ofDay(1, SETTLED_MS));
  expect(await commissionsOf(agent)).toEqual(['wage-in 10.00']);
});

// Of real-time wages, at the rate of then: agent-real-time.test.ts; of days: agent-recompute.test.ts.
inFull(
  'a bet that is void three days later is taken from the slip of then, at its rate',
  {
    timeout: 180_000,
  },
  async () => {
    const { agent, member } = await team(flatTerms('hourly', '1'));
    const at = (hours: number, ms = 0) => new Date(start + hours * HOUR_MS + ms).toISOString();
    const start = Date.parse(ofDay(1, HOUR_MS));
    clock.set(at(0));
    const placed = await bet(house, member, { stake: 1_000_00n });
    await settle(at(1, SETTLED_MS));
    await logInOperators(house);
    await logInAgain(agent);
    await housed(house, agent, flatTerms('hourly', '3'));
    await settle(at(72, SETTLED_MS));
    await voidBet(house, placed);
    await settle(at(73, SETTLED_MS));
    clock.set(at(73, SETTLED_MS * 2));
    await bet(house, member, { stake: 100_00n });
    await settle(at(74, SETTLED_MS));
    await bet(house, member, { stake: 300_00n });
    await settle(at(75, SETTLED_MS));
    const slips = await slipsOf(agent, 'hourly');
    expect(slips).toMatchObject([
      { from: at(0), version: 1, amount: '10.00' },
      { from: at(73), version: 2, changes: '-10.00', amount: '-7.00', payable: '0.00' },
      { from: at(74), owedIn: '7.00', amount: '9.00', payable: '2.00', state: 'PAID' },
    ]);
    expect(await commissionsOf(agent)).toEqual(['wage-in 10.00', 'wage-in 2.00']);
    expect((await recompute(house, 'hourly')).differences).toEqual([]);
    const admin = await house.operator();
    const id = slips.at(-1)?.contractId ?? '';
    await byTwo(() => admin.call(agentContracts.end, { id, reason }));
  },
);

it('what a dividend carries on is set to zero by two operators', async () => {
  const { agent, member, contractId: id } = await team(flatTerms('dividend', '40'));
  const admin = await house.operator();
  const clear = () => admin.call(agentRuns.clearCarry, { id, reason });
  expect(await refused(clear())).toBe('agents.contract-state');
  clock.set(ofDay(1, HOUR_MS));
  await bet(house, member, { stake: 1_000_00n, payout: 1_500_00n });
  await settle(ofDay(1, SETTLED_MS));
  expect((await slipsOf(agent, 'dividend')).at(-1)).toMatchObject({ carryOut: '-500.00' });
  await byTwo(clear);
  await bet(house, member, { stake: 300_00n });
  await settle(ofDay(1, SETTLED_MS));
  expect((await slipsOf(agent, 'dividend')).slice(-2)).toMatchObject([
    { carryOut: '0.00' },
    { carryIn: '0.00', loss: '300.00', amount: '120.00', state: 'PAID' },
  ]);
});
