import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../apps/server/src/kernel/calendar.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { letters } from '../harness/contracts.ts';
import { refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { logInAgain } from '../harness/slips.ts';
import {
  logInOperators,
  makeAgent,
  registerBelow,
  registerByLink,
  type Teammate,
  tomorrowIn,
} from '../harness/team.ts';

const { agentLinks, agentTeam } = playerRoutes;
const { memberBase, proposals } = consoleRoutes;
const reason = 'As the house agreed';

let clock: FakeClock;
let house: RunningHouse;
let agent: Teammate;
beforeAll(async () => {
  clock = fakeClock('2026-03-10T17:00:00.000Z');
  house = await startHouse({ clock });
  await logInOperators(house);
  agent = await house.member('agentrahim');
  await makeAgent(house, agent);
  const wish = { id: agent.memberId, base: 1_970, reason };
  const { proposal } = await (await house.operator()).call(memberBase.set, wish);
  await (await house.operator('finance')).call(proposals.approve, { id: proposal ?? '' });
  await nextDay();
}, 60_000);
afterAll(() => house.close());

async function nextDay(): Promise<void> {
  clock.advance(86_400_000);
  await house.runJobs();
  await logInOperators(house);
  await logInAgain(agent);
}

const baseOf = async ({ memberId: id }: { memberId: string }, by = agent) => {
  const { base, nextBase } = await by.call(agentTeam.member, { id });
  return [base, nextBase];
};
let names = 0;
const open = (base?: number, by = agent) =>
  by.call(agentLinks.openAccount, {
    type: 0,
    username: `openedbase${++names}`,
    ...(base && { base }),
  });
const raise = ({ memberId: id }: { memberId: string }, base: number, by = agent) =>
  by.call(agentTeam.setBase, { id, base });

describe('an agent gives prize bases', () => {
  it('to accounts by hand, from today on, up to the own one; unasked the usual one', async () => {
    const { id: memberId } = await open(1_970);
    expect(await baseOf({ memberId })).toEqual([1_970, null]);
    expect(await baseOf({ memberId: (await open()).id })).toEqual([1_960, null]);
    expect(await baseOf({ memberId: (await open(1_700)).id })).toEqual([1_700, null]);
    const { answer } = await agent.send(agentLinks.openAccount, {
      type: 0,
      username: 'beyondown',
      base: 1_972,
    });
    expect(answer).toMatchObject({
      code: 'agents.base-range',
      field: 'base',
      value: { from: 1_700, to: 1_970 },
    });
    for (const base of [1_698, 1_969]) expect(await refused(open(base))).toBe('agents.base-range');
  });

  it('to who comes by a link, and sees the limits beside the links', async () => {
    const came = await registerByLink(house, agent, { base: 1_966 });
    expect(await baseOf(came)).toEqual([1_966, null]);
    await registerByLink(house, agent);
    const { rows, bases } = await agent.call(agentLinks.links, {});
    expect(bases).toEqual({ least: 1_700, most: 1_970, step: 2, usual: 1_960 });
    expect(rows.map(({ base }) => base).toSorted()).toEqual([1_960, 1_966]);
    const wish = { code: '', type: 0, validDays: null, note: '', base: 1_980 } as const;
    expect(await refused(agent.call(agentLinks.makeLink, wish))).toBe('agents.base-range');
  });

  it('never above the own one, also by a code of the house', async () => {
    const low = await registerByLink(house, agent, { type: 1, base: 1_900 });
    expect((await low.call(agentLinks.links, {})).bases).toMatchObject({
      most: 1_900,
      usual: 1_900,
    });
    expect(await baseOf(await registerBelow(house, low), low)).toEqual([1_900, null]);
    expect(await baseOf({ memberId: (await open(undefined, low)).id }, low)).toEqual([1_900, null]);
    expect(await refused(open(1_902, low))).toBe('agents.base-range');
  });
});

describe('an agent raises the base of a member', () => {
  it('from tomorrow, once a day and never down, and the member gets a letter', async () => {
    const member = await registerBelow(house, agent);
    const from = tomorrowIn(house);
    expect(await raise(member, 1_964)).toEqual({ base: 1_964, from });
    expect(await raise(member, 1_964)).toEqual({ base: 1_964, from });
    expect(await baseOf(member)).toEqual([1_960, 1_964]);
    expect(await refused(raise(member, 1_966))).toBe('lottery.base-given');
    expect(await letters(member)).toEqual(expect.arrayContaining(['Your prize base will be 1964']));
    await nextDay();
    expect(dayOf(clock.now())).toBe(from);
    const { rows } = await agent.call(agentTeam.members, { query: member.username });
    expect(rows).toMatchObject([{ base: 1_964, nextBase: null }]);
    for (const base of [1_960, 1_964, 1_965, 1_972])
      expect(await refused(raise(member, base))).toBe('agents.base-range');
    expect(await raise(member, 1_970)).toMatchObject({ base: 1_970 });
  });

  it('directly below, and of nobody else', async () => {
    const child = await registerByLink(house, agent, { type: 1 });
    const deeper = await registerBelow(house, child);
    const stranger = await house.member();
    for (const other of [deeper, stranger, agent]) {
      const { answer, status } = await agent.send(agentTeam.setBase, {
        id: other.memberId,
        base: 1_964,
      });
      expect([status, answer]).toMatchObject([404, { code: 'agents.not-in-team' }]);
    }
    expect(await refused(raise(child, 1_964, stranger))).toBe('identity.agents-only');
    const file = {
      list: 'members',
      format: 'csv',
      from: dayOf(clock.now()),
      to: dayOf(clock.now()),
    };
    const { text } = await agent.call(agentTeam.file, file as never);
    expect(text).toContain('Prize base');
  });
});
