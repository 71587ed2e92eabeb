import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../apps/server/src/kernel/calendar.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { idOf, registerBelow, type Teammate } from '../harness/team.ts';
import { trialOf } from '../harness/trial.ts';

const { memberType, proposals, agentLine } = consoleRoutes;
const { inbox, identity, activity } = playerRoutes;
const reason = 'Moved to another district';
const DAY_MS = 86_400_000;

let clock: FakeClock;
let house: RunningHouse;
let first: HttpClient;
let second: HttpClient;
let agent: Teammate;
let other: Teammate;
let member: Teammate;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T05:00:00.000Z');
  house = await startHouse({ clock });
  first = await house.operator();
  second = await house.operator('finance');
});
afterAll(() => house.close());
beforeEach(async () => {
  [agent, other] = [await house.member(), await house.member()];
  for (const one of [agent, other]) await makeAgent(one);
  member = await registerBelow(house, agent);
});

/** By the two operators of this file, who log in again each day. */
async function makeAgent({ memberId: id }: Teammate): Promise<void> {
  const { proposal } = await first.call(memberType.setType, { id, type: 1, reason });
  await second.call(proposals.approve, { id: proposal ?? '' });
}
const ahead = (days: number) => dayOf(new Date(clock.now().getTime() + days * DAY_MS));
const put = (who: Teammate, upline: string, from = ahead(1)) =>
  first.call(memberType.setUpline, { id: who.memberId, upline, from, reason });
async function move(who: Teammate, upline: string, from = ahead(1)): Promise<void> {
  const { proposal } = await put(who, upline, from);
  await second.call(proposals.approve, { id: proposal ?? '' });
}
const titles = async () => (await member.call(inbox.list, {})).rows.map(({ title }) => title.EN);
const movesOf = async (who: Teammate) =>
  (await first.call(agentLine.memberMoves, { id: who.memberId })).rows;
const uplineOf = async (who: Teammate) =>
  (await first.call(consoleRoutes.teamTransfers.line, { id: who.memberId })).upline?.username;

/** The next mornings come; operators and the member log in again. */
async function pass(days: number): Promise<void> {
  clock.advance(days * DAY_MS);
  await house.runJobs();
  for (const [operator, username] of [
    [first, 'admin'],
    [second, 'opfinance'],
  ] as const)
    await operator.call(consoleRoutes.identity.login, { username, password: PASSWORD });
  await member.call(identity.login, { username: member.username, password: PASSWORD });
}

describe('two operators move a member', () => {
  it('from a business day on: what waits is shown, then holds, and the member knows both', async () => {
    const day = ahead(2);
    const { proposal } = await put(member, other.username.toUpperCase(), day);
    const [waiting] = (await second.call(proposals.proposals, { state: 'PENDING' })).rows;
    expect(waiting?.changes).toEqual([
      { field: 'team.upline', from: agent.username, to: other.username },
      { field: 'team.from-day', from: '', to: day },
    ]);
    await second.call(proposals.approve, { id: proposal ?? '' });
    expect(await movesOf(member)).toMatchObject([
      {
        member: { id: member.memberId, username: member.username },
        upline: { id: other.memberId, username: other.username },
        day,
        state: 'WAITING',
        reason,
        askedBy: 'admin',
        approvedBy: 'opfinance',
        endedAt: null,
      },
    ]);
    expect(await uplineOf(member)).toBe(agent.username);
    expect((await titles())[0]).toBe('You will have a new upline at Nokshi');
    const { rows } = await member.call(activity.list, {});
    expect(rows[0]).toMatchObject({ kind: 'upline-planned', facts: { day } });
    await pass(1);
    expect(await uplineOf(member)).toBe(agent.username);
    await pass(1);
    expect(await uplineOf(member)).toBe(other.username);
    expect(await movesOf(member)).toMatchObject([{ state: 'APPLIED' }]);
    expect((await titles())[0]).toBe('You have a new upline at Nokshi');
    await move(member, '');
    expect((await titles())[0]).toBe('You will have no upline at Nokshi');
    await pass(1);
    expect((await titles())[0]).toBe('You have no upline at Nokshi any more');
    expect((await member.call(identity.memberInfo, {})).toUpline).toBe(false);
  });

  it('from tomorrow at the earliest, and 92 days ahead at most', async () => {
    for (const from of [ahead(-1), ahead(0), ahead(93)])
      expect(await refused(put(member, other.username, from))).toBe('identity.move-day');
    for (const from of [ahead(1), ahead(92)]) {
      const { proposal } = await put(member, other.username, from);
      await first.call(proposals.withdraw, { id: proposal ?? '' });
    }
  });

  it('never by an approval that comes on that day or later', async () => {
    const { proposal } = await put(member, other.username, ahead(1));
    await pass(1);
    const late = second.call(proposals.approve, { id: proposal ?? '' });
    expect(await refused(late)).toBe('identity.move-day');
    await first.call(proposals.withdraw, { id: proposal ?? '' });
    expect(await movesOf(member)).toEqual([]);
  });

  it('below an agent who is not below, to another place, and one move at a time', async () => {
    expect(await refused(put(member, 'nobody-here'))).toBe('identity.member-unknown');
    const plain = await house.member();
    expect(await refused(put(member, plain.username))).toBe('identity.not-an-agent');
    await makeAgent(member);
    const below = await registerBelow(house, member);
    await makeAgent(below);
    expect(await refused(put(member, member.username))).toBe('identity.upline-below');
    expect(await refused(put(agent, below.username))).toBe('identity.upline-below');
    expect(await refused(put(member, agent.username))).toBe('identity.upline-same');
    await move(member, other.username);
    expect(await refused(put(member, ''))).toBe('identity.move-waits');
    const trial = await trialOf(house);
    const wish = { id: trial.memberId, upline: other.username, from: ahead(1), reason };
    expect(await refused(first.call(memberType.setUpline, wish))).toBe('identity.account-fixed');
  });

  it('with a job that is done once, however often it comes', async () => {
    await move(member, other.username);
    await pass(1);
    const before = await titles();
    for (let n = 0; n < 3; n += 1) {
      clock.advance(60_000);
      await house.runJobs();
    }
    expect(await titles()).toEqual(before);
    const { line } = house.house.identity;
    const days = { from: ahead(-1), to: ahead(0) };
    const pairs = await house.house.db.read((tx) =>
      line.pairs(tx, { memberIds: [idOf(member)], ...days }),
    );
    expect(pairs.map(({ uplineId, since, until }) => [uplineId, since, until])).toEqual([
      [idOf(agent), ahead(-1), ahead(0)],
      [idOf(other), ahead(0), ahead(1)],
    ]);
  });
});

describe('one operator withdraws a move', () => {
  it('while it waits, with a reason; the member stays and gets a letter', async () => {
    await move(member, other.username);
    const [waiting] = (await second.call(agentLine.moves, { state: 'WAITING' })).rows.filter(
      (row) => row.member.id === member.memberId,
    );
    const id = waiting?.id ?? '';
    await first.call(agentLine.withdraw, { id, reason: 'Asked by the member' });
    expect(await refused(first.call(agentLine.withdraw, { id, reason }))).toBe(
      'identity.move-ended',
    );
    expect((await titles())[0]).toBe('Your upline at Nokshi stays the same');
    const log = await first.call(consoleRoutes.records.audit, { act: 'identity.withdraw-move' });
    expect(log.rows[0]).toMatchObject({
      object: member.memberId,
      facts: { upline: other.username, reason: 'Asked by the member' },
    });
    await pass(1);
    expect(await uplineOf(member)).toBe(agent.username);
    expect(await movesOf(member)).toMatchObject([
      { state: 'WITHDRAWN', endedBy: 'admin', endedReason: 'Asked by the member' },
    ]);
    await move(member, other.username);
  });

  it('but none that is unknown or was made', async () => {
    const unknown = `mov_${'0'.repeat(32)}`;
    expect(await refused(first.call(agentLine.withdraw, { id: unknown, reason }))).toBe(
      'identity.move-unknown',
    );
    await move(member, other.username);
    await pass(1);
    const [made] = await movesOf(member);
    expect(await refused(first.call(agentLine.withdraw, { id: made?.id ?? '', reason }))).toBe(
      'identity.move-ended',
    );
  });
});

describe('the tree of the desk', () => {
  it('opens from the top, a page of a branch at a time', async () => {
    const more = [await registerBelow(house, agent), await registerBelow(house, agent)];
    const names = [member, ...more].map(({ username }) => username).sort();
    const roots = await first.call(agentLine.roots, { pageSize: 100 });
    expect(roots.rows.find(({ id }) => id === agent.memberId)).toEqual({
      id: agent.memberId,
      username: agent.username,
      type: 1,
      closed: false,
      since: ahead(0),
      heads: 3,
      teamHeads: 3,
    });
    const id = agent.memberId;
    const page = await first.call(agentLine.directs, { id, pageSize: 2 });
    expect(page.rows.map(({ username }) => username)).toEqual(names.slice(0, 2));
    const cursor = page.next ?? '';
    const rest = await first.call(agentLine.directs, { id, pageSize: 2, cursor });
    expect([rest.rows.map(({ username }) => username), rest.next]).toEqual([names.slice(2), null]);
  });

  it('finds the way down to a member by the username, and nobody else', async () => {
    await makeAgent(member);
    const below = await registerBelow(house, member);
    const username = below.username.toUpperCase();
    const { path } = await first.call(agentLine.path, { username });
    expect(path.map(({ id, heads, teamHeads }) => [id, heads, teamHeads])).toEqual([
      [agent.memberId, 1, 2],
      [member.memberId, 1, 1],
      [below.memberId, 0, 0],
    ]);
    expect(await refused(first.call(agentLine.path, { username: 'nobody-here' }))).toBe(
      'identity.member-unknown',
    );
  });
});
