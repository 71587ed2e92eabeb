import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { TeamSetting } from '@nokshi/contract/console/team-setting.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { makeAgent, moneyed, putBelow, send, type Teammate } from '../harness/team.ts';

const { teamTransfers: routes } = playerRoutes;
const { settings, teamTransfers: desk } = consoleRoutes;
const reason = 'as the house decided';

let clock: FakeClock;
let house: RunningHouse;
let admin: HttpClient;
let agent: Teammate;
let member: Teammate;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T17:45:00.000Z');
  house = await startHouse({ clock });
  admin = await house.operator();
});
afterAll(() => house.close());

beforeEach(async () => {
  // A team of two, each with 1,000.00 that were staked once.
  [agent, member] = [await moneyed(house), await moneyed(house)];
  await makeAgent(house, agent);
  await putBelow(house, member, agent);
});

const codeOf = (sent: Promise<unknown>) => refused(sent);

async function set(team: Partial<TeamSetting>) {
  const held = await admin.call(settings.team, {});
  const setting = { ...held.setting, ...team };
  await admin.call(settings.setTeam, { setting, version: held.version, reason });
  await house.house.site.start();
}

describe('the operator', () => {
  it('switches them off for everybody, in a change that can be looked up and undone', async () => {
    expect((await member.call(playerRoutes.identity.memberInfo, {})).toUpline).toBe(true);
    await set({ on: false });
    expect((await member.call(playerRoutes.identity.memberInfo, {})).toUpline).toBe(false);
    expect(await codeOf(send(member, agent, '100.00'))).toBe('agents.transfers-off');
    expect((await member.call(routes.terms, {})).on).toBe(false);
    const { rows } = await admin.call(settings.changes, { part: 'team' });
    expect(rows[0]).toMatchObject({
      changes: [{ field: 'on', from: 'true', to: 'false' }],
      reason,
    });
    await set({ on: true, minimum: '250.00' });
    expect(await codeOf(send(member, agent, '249.99'))).toBe('agents.amount-too-low');
    await set({ minimum: '100.00' });
    expect(await refused(set({ minimum: '60000.00' }))).toBe('site.team-amounts');
  });

  it('reads all of them by member and day, and where somebody stands in the line', async () => {
    const { id } = await send(member, agent, '100.00');
    const finance = await house.operator('finance');
    const { rows } = await finance.call(desk.list, {
      member: member.username.toUpperCase(),
      day: '2026-02-01',
    });
    expect(rows).toEqual([]);
    const all = await finance.call(desk.list, { member: member.username });
    expect(all.rows).toMatchObject([
      {
        id,
        from: { username: member.username },
        to: { username: agent.username },
        side: 'upline',
        amount: '100.00',
      },
    ]);
    expect((await finance.call(desk.list, { member: 'nobodyatall' })).rows).toEqual([]);
    const line = await finance.call(desk.line, { id: agent.memberId });
    expect(line).toMatchObject({
      upline: null,
      downlines: 1,
      rows: [{ username: member.username }],
    });
    expect((await finance.call(desk.line, { id: member.memberId })).upline).toEqual({
      id: agent.memberId,
      username: agent.username,
    });
  });

  it('pages through a long line by name', async () => {
    const more = [await house.member(), await house.member()];
    for (const one of more) await putBelow(house, one, agent);
    const names = [member, ...more].map(({ username }) => username).sort();
    const finance = await house.operator('finance');
    const page = { id: agent.memberId, pageSize: 2 };
    const first = await finance.call(desk.line, page);
    expect(first.rows.map(({ username }) => username)).toEqual(names.slice(0, 2));
    const last = await finance.call(desk.line, { ...page, cursor: first.next ?? '' });
    expect([last.rows.map(({ username }) => username), last.next]).toEqual([names.slice(2), null]);
  });
});
