import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { DeskSlipLine } from '@nokshi/contract/console/agent-contracts.ts';
import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { minorOf } from '@nokshi/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpClient, refused } from '../harness/client.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { contracted, flatTerms, housed, newAgent } from '../harness/contracts.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { keepLotteries } from '../harness/only-lotteries.ts';
import { bet, openBet, payAgain, settleAt, slipsOf, voidBet } from '../harness/slips.ts';
import { logInOperators, planBelow, registerBelow, type Teammate } from '../harness/team.ts';

const { agentContracts, agentRuns, harm, members } = consoleRoutes;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  // A Tuesday, at noon in Dhaka.
  clock = fakeClock('2026-03-10T06:00:00.000Z');
  house = await startHouse({ clock });
  await keepLotteries(house);
});
afterAll(() => house.close());

const settle = (iso: string) => settleAt({ house, clock }, iso);
const linesOf = async (desk: HttpClient, id: string) =>
  (await desk.call(agentRuns.lines, { id })).rows;

const WEEKLY: ContractTerms = {
  kind: 'dividend',
  period: 'W',
  carries: true,
  includesSelf: false,
  tiers: [{ validBet: '0', loss: '0', activeMembers: 0, rate: '10' }],
};

type Wager = Output<typeof members.wagers>['rows'][number];

/** The bets that a line leads to, page after page. */
async function betsOf(desk: HttpClient, { member, spans }: DeskSlipLine): Promise<Wager[]> {
  const found: Wager[] = [];
  for (const { from: settledFrom, to: settledTo } of spans) {
    const asked = { id: member.id, settledFrom, settledTo, pageSize: 2 };
    for (let cursor: string | undefined; ; ) {
      const page = await desk.call(members.wagers, { ...asked, cursor });
      found.push(...page.rows);
      if (page.next === null) break;
      cursor = page.next;
    }
  }
  return found;
}

const sum = (amounts: readonly string[]) => amounts.reduce((all, one) => all + minorOf(one), 0n);

describe('a line of a slip', () => {
  it('leads to the very bets that it adds up, whenever they were placed', async () => {
    const top = await newAgent(house);
    const member = await registerBelow(house, top);
    await housed(house, top, flatTerms('daily', '1'));
    const early = await openBet(house, member, 70_00n);
    await bet(house, member, { stake: 10_00n });
    clock.set('2026-03-10T18:00:00.000Z');
    await bet(house, member, { stake: 100_00n, payout: 30_00n });
    await bet(house, member, { stake: 200_00n });
    const undone = await bet(house, member, { stake: 50_00n });
    const late = await openBet(house, member, 900_00n);
    await payAgain(house, early, 25_00n);
    await voidBet(house, undone);
    clock.set('2026-03-11T18:00:00.000Z');
    await payAgain(house, late, 1n);
    await settle('2026-03-11T18:11:00.000Z');
    const [slip] = await slipsOf(top, 'daily');
    const desk = await house.operator('inspector');
    const [line, ...others] = await linesOf(desk, slip?.id ?? '');
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      member: { id: member.memberId, username: member.username },
      depth: 1,
      wagers: 3,
      staked: '370.00',
      spans: [{ from: '2026-03-10T18:00:00.000Z', to: '2026-03-11T18:00:00.000Z' }],
    });
    const bets = line ? await betsOf(desk, line) : [];
    expect(bets.map(({ stake, state }) => `${stake} ${state}`)).toEqual([
      '50.00 VOID',
      '200.00 SETTLED',
      '100.00 SETTLED',
      '70.00 SETTLED',
    ]);
    const counted = bets.filter(({ state }) => state !== 'VOID');
    expect(sum(counted.map(({ payout }) => payout))).toBe(minorOf(line?.paid ?? ''));
    expect(sum(bets.map(({ valid }) => valid))).toBe(minorOf(line?.valid ?? ''));
  });

  it('counts the days alone on which the member was in the team', async () => {
    await logInOperators(house);
    const [top, other] = [await newAgent(house), await newAgent(house)];
    const member = await registerBelow(house, top);
    await housed(house, top, WEEKLY);
    clock.set('2026-03-16T04:00:00.000Z');
    await bet(house, member, { stake: 100_00n });
    await logInOperators(house);
    await planBelow(house, member, other);
    clock.set('2026-03-18T04:00:00.000Z');
    await house.runJobs();
    await bet(house, member, { stake: 400_00n });
    await settle('2026-03-22T18:11:00.000Z');
    const [slip] = await slipsOf(top, 'dividend');
    const desk = await house.operator('inspector');
    const [line] = await linesOf(desk, slip?.id ?? '');
    expect(line).toMatchObject({
      staked: '100.00',
      share: null,
      spans: [{ from: '2026-03-15T18:00:00.000Z', to: '2026-03-16T18:00:00.000Z' }],
    });
    expect(line && (await betsOf(desk, line)).map(({ stake }) => stake)).toEqual(['100.00']);
  });
});

describe('the desk finds', () => {
  it('a contract and its slips by their ids, and by the id and the name of either side', async () => {
    await logInOperators(house);
    const top = await newAgent(house);
    const below = await newAgent(house, top);
    const member = await registerBelow(house, top);
    const granted = await housed(house, top, flatTerms('hourly', '2'));
    const given = await contracted(top, below, flatTerms('hourly', '1'));
    const desk = await house.operator('inspector');
    const contracts = async (asked: object) =>
      (await desk.call(agentContracts.list, asked)).rows.map(({ id }) => id);
    expect(await contracts({ query: given })).toEqual([given]);
    expect(await contracts({ query: top.memberId })).toEqual([given, granted]);
    expect(await contracts({ query: below.memberId })).toEqual([given]);
    expect(await contracts({ query: top.memberId, downline: top.memberId })).toEqual([granted]);
    expect(await contracts({ query: `ctr_${'0'.repeat(32)}` })).toEqual([]);

    clock.set(new Date(Math.ceil(clock.now().getTime() / 3_600_000) * 3_600_000).toISOString());
    await bet(house, member, { stake: 100_00n });
    clock.advance(3_600_000);
    await settle(new Date(clock.now().getTime() + 11 * 60_000).toISOString());
    const again = await house.operator('inspector');
    const slips = async (query: string) => (await again.call(agentRuns.slips, { query })).rows;
    const [slip, ...more] = await slips(granted);
    expect([slip?.contractId, more]).toEqual([granted, []]);
    const ids = async (query: string) => (await slips(query)).map(({ id }) => id);
    expect(await ids(slip?.id ?? '')).toEqual([slip?.id]);
    expect(await ids(top.memberId)).toEqual([slip?.id]);
    expect(await ids(top.username)).toEqual([slip?.id]);
    expect(await ids(below.memberId)).toEqual([]);
    const { rows } = await again.call(agentContracts.list, { query: slip?.id });
    expect(rows.map(({ id }) => id)).toEqual([granted]);
  });
});

const worry = async (member: Teammate) => {
  const { requestDeposit } = playerRoutes.cashier;
  for (let n = 0; n < 9; n++)
    await member.send(
      requestDeposit,
      { channel: 'demo-wallet', amount: '1000.00' },
      { key: `marked-${member.username}-${n}` },
    );
};

describe('members with markers of harm', () => {
  it('are weighed in a slip, for operators who care for members alone', async () => {
    await logInOperators(house);
    const top = await newAgent(house);
    const [marked, inCare, other] = [
      await registerBelow(house, top),
      await registerBelow(house, top),
      await registerBelow(house, top),
    ];
    await worry(marked);
    clock.advance(5 * 60_000);
    await house.runJobs();
    const risk = await house.operator('risk');
    await risk.call(harm.take, { id: inCare.memberId });
    await logInOperators(house);
    await housed(house, top, flatTerms('daily', '1'));
    await housed(house, top, flatTerms('dividend', '10'));
    clock.set('2026-03-23T18:00:00.000Z');
    await bet(house, marked, { stake: 300_00n });
    await bet(house, inCare, { stake: 100_00n, payout: 150_00n });
    await bet(house, other, { stake: 600_00n, payout: 350_00n });
    await settle('2026-03-24T18:11:00.000Z');
    const wage = (await slipsOf(top, 'daily')).at(-1);
    const dividend = (await slipsOf(top, 'dividend')).at(-1);
    const desk = await house.operator('risk');
    const of = (id = '') => desk.call(harm.ofSlip, { id });
    expect(await of(wage?.id)).toEqual({
      members: 3,
      marked: 2,
      base: '1000.00',
      markedBase: '400.00',
      share: '40.00',
      rows: [
        { memberId: marked.memberId, username: marked.username, level: 2, base: '300.00' },
        { memberId: inCare.memberId, username: inCare.username, level: 0, base: '100.00' },
      ],
    });
    expect(await of(dividend?.id)).toMatchObject({
      base: '500.00',
      markedBase: '250.00',
      share: '50.00',
      rows: [{ base: '300.00' }, { base: '-50.00' }],
    });
    expect(await refused(of(`slp_${'0'.repeat(32)}`))).toBe('agents.slip-unknown');
    const finance = await house.operator('finance');
    expect(await refused(finance.call(harm.ofSlip, { id: wage?.id ?? '' }))).toBe('edge.forbidden');
  });
});
