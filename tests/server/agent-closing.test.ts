import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import {
  agentBelow,
  contracted,
  flatTerms,
  housed,
  letters,
  newAgent,
} from '../harness/contracts.ts';
import { refused } from '../harness/client.ts';
import { inFull } from '../harness/in-full.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import {
  bet,
  commissionsOf,
  logInAgain,
  payAgain,
  recompute,
  settleAt,
  slipsOf,
  voidBet,
} from '../harness/slips.ts';
import { logInOperators, registerBelow } from '../harness/team.ts';
import { give } from '../harness/winnings.ts';

const { agentContracts, proposals, settings } = consoleRoutes;
const HOUR_MS = 3_600_000;
const SETTLED_MS = 600_000;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-10T06:00:00.000Z');
  house = await startHouse({ clock });
});
afterAll(() => house.close());
beforeEach(() => logInOperators(house));

const settle = (iso: string) => settleAt({ house, clock }, iso);
/** Moments from the beginning of the next hour but one, or of the next day. */
const from = (stepMs: number) => {
  const offset = stepMs === HOUR_MS ? 0 : 6 * HOUR_MS;
  const start = Math.ceil((clock.now().getTime() + offset) / stepMs) * stepMs - offset;
  return (hours: number, ms = 0) => new Date(start + hours * HOUR_MS + ms).toISOString();
};

/** The house pays the top, who pays the agent below, who has one member. */
async function chain(kind: ContractKind, [first, second]: readonly [string, string]) {
  const top = await newAgent(house);
  const agent = await agentBelow(house, top);
  const member = await registerBelow(house, agent);
  const id = await housed(house, top, flatTerms(kind, first));
  await contracted(top, agent, flatTerms(kind, second));
  return { top, agent, member, id };
}

/** The house ends the contract of the top, and with it that of the agent below. */
async function end(id: string): Promise<void> {
  await logInOperators(house);
  const admin = await house.operator();
  const { proposal } = await admin.call(agentContracts.end, { id, reason: 'As agreed' });
  await (await house.operator('finance')).call(proposals.approve, { id: proposal ?? '' });
}

async function payBy(payMode: 'house' | 'upline'): Promise<void> {
  await logInOperators(house);
  const [admin, other] = [await house.operator(), await house.operator('finance')];
  const { setting, version } = await admin.call(settings.agents, {});
  const wish = { setting: { ...setting, payMode }, version, reason: 'As agreed' };
  const { proposal } = await admin.call(settings.setAgents, wish);
  if (proposal) await other.call(proposals.approve, { id: proposal });
  await house.house.site.start();
}

describe('what changes after a contract ended', () => {
  it('is taken back with a closing slip, up the line, and both sides see it', async () => {
    const { top, agent, member, id } = await chain('hourly', ['2', '1']);
    const at = from(HOUR_MS);
    clock.set(at(0, 1));
    const placed = await bet(house, member, { stake: 1_000_00n });
    await end(id);
    await settle(at(1, SETTLED_MS));
    await settle(at(72, SETTLED_MS));
    await voidBet(house, placed);
    await settle(at(72, 2 * SETTLED_MS));
    expect(await slipsOf(agent, 'hourly')).toHaveLength(1);
    await settle(at(73, SETTLED_MS));
    const [own] = (await slipsOf(agent, 'hourly')).slice(-1);
    expect(own).toMatchObject({
      closing: true,
      from: at(72),
      valid: '0.00',
      changes: '-10.00',
      payable: '-10.00',
      state: 'PAID',
    });
    expect((await slipsOf(top, 'hourly', 'given')).at(-1)).toMatchObject({
      id: own?.id,
      closing: true,
      amount: '-10.00',
    });
    expect((await slipsOf(top, 'hourly')).at(-1)).toMatchObject({
      payable: '-20.00',
      paidDown: '-10.00',
    });
    expect(await commissionsOf(agent)).toEqual(['wage-in 10.00', 'wage-out -10.00']);
    expect(await commissionsOf(top)).toEqual([
      'wage-in 20.00',
      'wage-out -10.00',
      'wage-in 10.00',
      'wage-out -20.00',
    ]);
    const { agentSlips } = playerRoutes;
    const slipId = own?.id ?? '';
    await logInAgain(agent);
    expect((await agent.call(agentSlips.slipLines, { slipId })).rows).toEqual([]);
    const { changed } = await agent.call(agentSlips.slip, { slipId });
    expect(changed).toMatchObject([{ from: at(0), amount: '-10.00' }]);
    expect((await letters(agent))[0]).toBe('Hourly salary: ৳10.00 deducted');
    expect(await letters(top)).toContain(`৳10.00 came back from ${agent.username}`);
    await settle(at(100, SETTLED_MS));
    expect(await slipsOf(agent, 'hourly')).toHaveLength(2);
    expect((await recompute(house, 'hourly')).differences).toEqual([]);
    expect(await house.prove()).toMatchObject({ differences: 0 });
    await logInOperators(house);
    const days = { from: '2026-03-10', to: '2026-03-20' };
    const { columns } = await (await house.operator()).call(consoleRoutes.reports.check, days);
    expect(columns.filter(({ difference }) => difference !== '0.00')).toEqual([]);
  }, 180_000);

  inFull('goes back to the house, each the own part, where the house pays', async () => {
    await payBy('house');
    const { top, agent, member, id } = await chain('hourly', ['2', '1']);
    const at = from(HOUR_MS);
    clock.set(at(0, 1));
    const placed = await bet(house, member, { stake: 1_000_00n });
    await end(id);
    await settle(at(1, SETTLED_MS));
    await voidBet(house, placed);
    await settle(at(2, SETTLED_MS));
    for (const one of [top, agent])
      expect(await commissionsOf(one)).toEqual(['wage-in 10.00', 'wage-out -10.00']);
    expect((await recompute(house, 'hourly')).differences).toEqual([]);
    await payBy('upline');
  });

  inFull('is given where the team lost more than was counted', async () => {
    const { agent, member, id } = await chain('dividend', ['40', '30']);
    const at = from(24 * HOUR_MS);
    clock.set(at(1));
    const placed = await bet(house, member, { stake: 1_000_00n, payout: 900_00n });
    await end(id);
    await settle(at(24, SETTLED_MS));
    await settle(at(72, SETTLED_MS));
    await payAgain(house, placed, 0n);
    await settle(at(96, SETTLED_MS));
    expect(await slipsOf(agent, 'dividend')).toMatchObject([
      { loss: '100.00', amount: '30.00', closing: false },
      { closing: true, changes: '270.00', payable: '270.00', state: 'PAID' },
    ]);
    expect(await commissionsOf(agent)).toEqual(['dividend-in 30.00', 'dividend-in 270.00']);
    expect((await recompute(house, 'dividend')).differences).toEqual([]);
  });

  it('is a debt while the balance is too low, and is paid when there is enough', async () => {
    const { agent, member, id } = await chain('hourly', ['2', '1']);
    const at = from(HOUR_MS);
    clock.set(at(0, 1));
    const placed = await bet(house, member, { stake: 1_000_00n });
    await end(id);
    await settle(at(1, SETTLED_MS));
    await give(house, agent.memberId, -10_00n);
    await voidBet(house, placed);
    await settle(at(2, SETTLED_MS));
    const owed = (await slipsOf(agent, 'hourly')).at(-1);
    expect(owed).toMatchObject({ payable: '-10.00', state: 'OVERDUE' });
    const slipId = owed?.id ?? '';
    const pay = () => agent.call(playerRoutes.agentSlips.paySlip, { slipId });
    expect(await refused(pay())).toBe('wallet.insufficient');
    await give(house, agent.memberId, 10_00n);
    expect(await pay()).toMatchObject({ state: 'PAID_LATE' });
  });
});
