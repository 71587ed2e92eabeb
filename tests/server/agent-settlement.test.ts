import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { agentBelow, contracted, flatTerms, housed, newAgent } from '../harness/contracts.ts';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { bet, commissionsOf, recompute, logInAgain, settleAt, slipsOf } from '../harness/slips.ts';
import { logInOperators, registerBelow } from '../harness/team.ts';

const { agentSlips } = playerRoutes;
const DAY_MS = 86_400_000;
const MARCH = '2026-03-10T06:00:00.000Z';

let clock: FakeClock;
let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  clock = fakeClock(MARCH);
  house = await startHouse({ clock });
  admin = await house.operator();
});
afterAll(() => house.close());
beforeEach(() => logInOperators(house));

const settle = (iso: string) => settleAt({ house, clock }, iso);

/** The house pays the top, who pays the agent below, who has one member. */
async function chain(kind: ContractTerms['kind'], [first, second]: readonly [string, string]) {
  const top = await newAgent(house);
  const agent = await agentBelow(house, top);
  const member = await registerBelow(house, agent);
  await housed(house, top, flatTerms(kind, first));
  await contracted(top, agent, flatTerms(kind, second));
  return { top, agent, member };
}

describe('a wage', () => {
  it('of a day is paid from play to money, and both sides see the same slip', async () => {
    const { top, agent, member } = await chain('daily', ['2', '1']);
    clock.set('2026-03-11T03:00:00.000Z');
    await bet(house, member, { stake: 10_000_00n, payout: 9_000_00n });
    await settle('2026-03-11T18:05:00.000Z');
    expect(await slipsOf(agent, 'daily')).toEqual([]);
    await settle('2026-03-11T18:10:00.000Z');
    const [own] = await slipsOf(agent, 'daily');
    expect(own).toMatchObject({
      side: 'own',
      from: '2026-03-10T18:00:00.000Z',
      to: '2026-03-11T18:00:00.000Z',
      valid: '10000.00',
      activeMembers: 1,
      tier: 1,
      rate: '1.00',
      amount: '100.00',
      payable: '100.00',
      state: 'PAID',
    });
    const [given] = await slipsOf(top, 'daily', 'given');
    expect(given).toMatchObject({ id: own?.id, side: 'given', amount: '100.00', state: 'PAID' });
    const [whole] = await slipsOf(top, 'daily');
    expect(whole).toMatchObject({ upline: null, amount: '200.00', paidDown: '100.00' });
    expect(await commissionsOf(agent)).toEqual(['wage-in 100.00']);
    expect(await commissionsOf(top)).toEqual(['wage-in 200.00', 'wage-out -100.00']);
    expect((await recompute(house, 'daily')).differences).toEqual([]);
  });

  it('of an hour counts what was finished within it', async () => {
    const { agent, member } = await chain('hourly', ['2', '1']);
    const hour = clock.now().toISOString().slice(0, 13);
    const next = Date.parse(`${hour}:00:00.000Z`) + 3_600_000;
    const at = (ms: number) => new Date(next + ms).toISOString();
    clock.set(at(0));
    await bet(house, member, { stake: 300_00n });
    clock.set(at(3_600_000 - 1));
    await bet(house, member, { stake: 400_00n });
    clock.set(at(3_600_000));
    await bet(house, member, { stake: 500_00n });
    await settle(at(2 * 3_600_000 + 600_000));
    expect((await slipsOf(agent, 'hourly')).map(({ from, amount }) => [from, amount])).toEqual([
      [at(0), '7.00'],
      [at(3_600_000), '5.00'],
    ]);
    expect((await recompute(house, 'hourly')).differences).toEqual([]);
  });
});

describe('a dividend', () => {
  it('is the rate of what the team lost, and a team that won is carried on', async () => {
    const { top, agent, member } = await chain('dividend', ['40', '30']);
    const start = Date.parse('2026-03-12T18:00:00.000Z');
    const on = (day: number, ms = 0) => new Date(start + day * DAY_MS + ms).toISOString();
    clock.set(on(0, 3_600_000));
    await bet(house, member, { stake: 1_000_00n, payout: 3_000_00n });
    await settle(on(1, 600_000));
    clock.set(on(1, 3_600_000));
    await bet(house, member, { stake: 5_000_00n });
    await settle(on(2, 600_000));
    const slips = (await slipsOf(agent, 'dividend')).slice(-2);
    expect(slips).toMatchObject([
      { loss: '-2000.00', carryIn: '0.00', carryOut: '-2000.00', amount: '0.00', state: 'NOTHING' },
      { loss: '5000.00', carryIn: '-2000.00', carryOut: '0.00', amount: '900.00', state: 'PAID' },
    ]);
    expect(slips[1]?.components).toEqual([
      { component: 'staked', amount: '5000.00' },
      { component: 'paid', amount: '0.00' },
      { component: 'rebates', amount: '0.00' },
      { component: 'wages', amount: '0.00' },
      { component: 'promotions', amount: '0.00' },
      { component: 'fees', amount: '0.00' },
    ]);
    expect(await commissionsOf(top)).toEqual(['dividend-in 1200.00', 'dividend-out -900.00']);
    expect((await recompute(house, 'dividend')).differences).toEqual([]);
  });
});

describe('the lines of a slip', () => {
  it('add up to it, each with a member of the team', async () => {
    const { agent, member } = await chain('daily', ['2', '1.37']);
    const other = await registerBelow(house, agent);
    const start =
      Math.ceil((clock.now().getTime() + 6 * 3_600_000) / DAY_MS) * DAY_MS - 6 * 3_600_000;
    clock.set(new Date(start + 1_000).toISOString());
    await bet(house, member, { stake: 333_33n });
    await bet(house, other, { stake: 77_77n, payout: 5_00n });
    await settle(new Date(start + DAY_MS + 600_000).toISOString());
    const slip = (await slipsOf(agent, 'daily')).at(-1);
    await logInOperators(house);
    const { rows } = await agent.call(agentSlips.slipLines, { slipId: slip?.id ?? '' });
    expect(rows.map(({ member: { name }, depth }) => [name, depth])).toEqual(
      [member, other].map(({ username }) => [username, 1]).sort(),
    );
    const sum = (texts: readonly (string | null)[]) =>
      texts.reduce((all, text) => all + BigInt((text ?? '0').replace('.', '')), 0n);
    expect(sum(rows.map(({ valid }) => valid))).toBe(sum([slip?.valid ?? '']));
    expect(sum(rows.map(({ share }) => share)) / 10_000n).toBe(sum([slip?.amount ?? '']));
    await logInAgain(agent);
    const asked = { slipId: slip?.id ?? '', format: 'csv' } as const;
    const file = await agent.call(agentSlips.slipFile, asked);
    expect(file.text).toContain(slip?.id);
    for (const { username } of [member, other]) expect(file.text).toContain(username);
    const { known } = await admin.call(consoleRoutes.reports.knownExport, { sha256: file.sha256 });
    expect(known).toMatchObject({ kind: 'slip', memberId: agent.memberId });
  });
});
