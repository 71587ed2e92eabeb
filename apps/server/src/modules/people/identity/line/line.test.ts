import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillTeam } from '../../../../../../../tests/harness/fill-team.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import { closeAccount } from '../close-account.ts';
import { writeType, type MemberRow } from '../store/members.ts';
import { applyMissedMoves, applyMoves, applyMovesNow } from './apply-moves.ts';
import { openTestLine, type TestLine } from './test-line.ts';

let line: TestLine;
beforeAll(async () => {
  line = await openTestLine();
});
afterAll(() => line.close());

let [top, middle, low]: MemberRow[] = [];
beforeEach(async () => {
  top = await line.register();
  middle = await line.register(top.memberId);
  low = await line.register(middle.memberId, 0);
});
const ids = () => {
  if (!top || !middle || !low) throw new Error('nobody registered');
  return { top: top.memberId, middle: middle.memberId, low: low.memberId };
};
const read = <T>(work: (tx: Tx) => Promise<T>) => line.db.read(work);
const day = () => line.today();
const uplineOf = async (memberId: MemberId) =>
  (await read((tx) => line.room.member(tx, memberId)))?.uplineId ?? null;

describe('the line', () => {
  it('begins on the day of registration, at every depth', async () => {
    const { top, middle, low } = ids();
    const asked = { from: line.ahead(-3), to: line.ahead(2) };
    const pairs = await read((tx) => line.room.line.pairs(tx, { memberIds: [low], ...asked }));
    const holds = { memberId: low, since: day(), until: line.ahead(3) };
    expect(pairs).toHaveLength(2);
    expect(pairs).toEqual(
      expect.arrayContaining([
        { ...holds, uplineId: middle, depth: 1 },
        { ...holds, uplineId: top, depth: 2 },
      ]),
    );
    const before = { from: line.ahead(-3), to: line.ahead(-1) };
    expect(await read((tx) => line.room.line.team(tx, { agentId: top, ...before }))).toEqual([]);
  });

  it('keeps the days of both uplines when a member moves with everyone below', async () => {
    const { top, middle, low } = ids();
    const other = await line.register();
    const below = await line.register(low);
    expect(await line.plan(low, other.username, line.ahead(2))).toBeNull();
    const moved = line.ahead(2);
    await line.nextDay();
    expect(await uplineOf(low)).toBe(middle);
    await line.nextDay();
    expect(await uplineOf(low)).toBe(other.memberId);
    const asked = { from: line.ahead(-2), to: line.ahead(3) };
    const teamOf = (agentId: typeof top) =>
      read((tx) => line.room.line.team(tx, { agentId, ...asked }));
    const from = (memberId: typeof top, depth: number, since: string, until: string) => ({
      memberId,
      depth,
      since,
      until,
    });
    const [registered, end] = [line.ahead(-2), line.ahead(4)];
    expect(new Set(await teamOf(top))).toEqual(
      new Set([
        from(middle, 1, registered, end),
        from(low, 2, registered, moved),
        from(below.memberId, 3, registered, moved),
      ]),
    );
    expect(new Set(await teamOf(other.memberId))).toEqual(
      new Set([from(low, 1, moved, end), from(below.memberId, 2, moved, end)]),
    );
    const isIn = (agentId: typeof top, on: string) =>
      read((tx) => line.room.line.isInTeam(tx, { agentId, memberId: below.memberId, day: on }));
    expect([await isIn(top, line.ahead(-1)), await isIn(top, day())]).toEqual([true, false]);
    expect([await isIn(other.memberId, line.ahead(-1)), await isIn(other.memberId, day())]).toEqual(
      [false, true],
    );
  });

  it('gives the path from an agent down, and how deep members are', async () => {
    const { top, middle, low } = ids();
    const path = (agentId: typeof top) =>
      read((tx) => line.room.line.path(tx, { agentId, memberId: low, day: day() }));
    const usernames = (await path(top)).map(({ username }) => username);
    const all = await read((tx) => line.room.usernames(tx, [top, middle, low]));
    expect(usernames).toEqual([top, middle, low].map((id) => all.get(id)));
    expect((await path(middle)).map(({ memberId }) => memberId)).toEqual([middle, low]);
    expect((await path(low)).map(({ memberId }) => memberId)).toEqual([low]);
    const stranger = await line.register();
    expect(await path(stranger.memberId)).toEqual([]);
    const depths = await read((tx) => line.room.line.depthOf(tx, [top, middle, low], day()));
    expect([...depths.values()]).toEqual([0, 1, 2]);
  });

  it('keeps a closed account, and those below it, in its place', async () => {
    const { top, middle } = ids();
    await line.db.tx((tx) =>
      tx.run(sql`
      update identity_member set closing_at = ${line.clock.now()} where member_id = ${middle}`),
    );
    await line.db.tx((tx) => closeAccount(line.room, tx, { memberId: middle }));
    const asked = { agentId: top, day: day(), limit: 10 };
    const [row] = await read((tx) => line.room.line.directs(tx, asked));
    expect(row).toMatchObject({ memberId: middle, heads: 1, teamHeads: 1 });
    expect(row?.closedAt).not.toBeNull();
    const days = { from: day(), to: day() };
    const counts = await read((tx) =>
      line.room.line.counts(tx, { agentId: top, day: day(), registered: days }),
    );
    expect(counts).toMatchObject({ agents: 1, members: 1, registered: 2 });
  });

  it('lists who has no upline: agents, and who leads a team without being one any more', async () => {
    const { top, middle } = ids();
    const former = await line.register();
    await line.register(former.memberId);
    await line.db.tx((tx) => writeType(tx, former.memberId, 0));
    const alone = await line.register(null, 0);
    const found = await read((tx) => line.room.line.roots(tx, { limit: 1_000 }));
    const names = found.map(({ memberId }) => memberId);
    expect(names).toEqual(expect.arrayContaining([top, former.memberId]));
    for (const other of [middle, alone.memberId]) expect(names).not.toContain(other);
    const after = found.at(0)?.username ?? '';
    const [next] = await read((tx) => line.room.line.roots(tx, { after, limit: 1 }));
    expect(next).toEqual(found[1]);
  });
});

describe('a move', () => {
  it('is applied once, by the first that comes: the job, a second server, or one that starts', async () => {
    const { low } = ids();
    const other = await line.register();
    await line.plan(low, other.username, line.ahead(1));
    await line.nextDay({ isServed: false });
    const second = line.anotherServer().identity;
    await Promise.all([
      line.db.tx((tx) => applyMovesNow(line.room, tx)),
      line.db.tx((tx) => applyMovesNow(second, tx)),
      applyMissedMoves(second),
    ]);
    expect(await line.movesOf(low)).toEqual([{ state: 'APPLIED', because: null }]);
    const asked = { memberIds: [low], from: day(), to: day() };
    expect(await read((tx) => line.room.line.pairs(tx, asked))).toEqual([
      { memberId: low, uplineId: other.memberId, depth: 1, since: day(), until: line.ahead(1) },
    ]);
  });

  it('is whole or not at all when the server dies in the middle, and is made by the next', async () => {
    const { top, middle, low } = ids();
    const other = await line.register();
    await line.plan(middle, other.username, line.ahead(1));
    await line.nextDay({ isServed: false });
    const died = line.db.tx(async (tx) => {
      await applyMoves(line.room, tx);
      throw new Error('the server dies before the commit');
    });
    await expect(died).rejects.toThrow('dies');
    expect(await line.movesOf(middle)).toEqual([{ state: 'WAITING', because: null }]);
    const isIn = (agentId: typeof top) =>
      read((tx) => line.room.line.isInTeam(tx, { agentId, memberId: low, day: day() }));
    expect([await isIn(top), await isIn(other.memberId)]).toEqual([true, false]);
    await applyMissedMoves(line.room);
    expect([await isIn(top), await isIn(other.memberId)]).toEqual([false, true]);
  });

  it('of which many are due is made in pieces, all of them by a server that starts', async () => {
    const other = await line.register();
    const movers: MemberRow[] = [];
    for (let n = 0; n < 45; n += 1) movers.push(await line.register(null, 0));
    for (const { memberId } of movers) await line.plan(memberId, other.username, line.ahead(1));
    await line.nextDay({ isServed: false });
    await line.db.tx((tx) => applyMovesNow(line.room, tx));
    const asked = { agentId: other.memberId, from: day(), to: day() };
    const size = async () => (await read((tx) => line.room.line.team(tx, asked))).length;
    expect(await size()).toBe(20);
    await applyMissedMoves(line.room);
    expect(await size()).toBe(45);
  });

  it('fails where the agent came below the member, is none any more, or an account was closed', async () => {
    const { top, middle, low } = ids();
    const [one, two, other] = [await line.register(), await line.register(), await line.register()];
    // Each goes below the other: the first of them holds.
    await line.plan(one.memberId, two.username, line.ahead(1));
    await line.plan(two.memberId, one.username, line.ahead(1));
    await line.plan(low, other.username, line.ahead(1));
    await line.plan(middle, '', line.ahead(1));
    await line.db.tx(async (tx) => {
      await writeType(tx, other.memberId, 0);
      await tx.run(sql`
        update identity_member set closed_at = ${line.clock.now()} where member_id = ${middle}`);
    });
    await line.nextDay();
    expect(await line.movesOf(one.memberId)).toEqual([{ state: 'APPLIED', because: null }]);
    expect(await line.movesOf(two.memberId)).toEqual([{ state: 'FAILED', because: 'below' }]);
    expect(await line.movesOf(low)).toEqual([{ state: 'FAILED', because: 'not-an-agent' }]);
    expect(await line.movesOf(middle)).toEqual([{ state: 'FAILED', because: 'closed' }]);
    expect(await uplineOf(middle)).toBe(top);
  });
});

describe('ten thousand members below one agent', () => {
  const MOST_MS = 500;

  it('are listed, counted and read whole at once', async () => {
    const agent = await line.register();
    await fillTeam(line.database.pool, agent.memberId);
    await line.database.pool.query(
      'vacuum analyze identity_line, identity_member, identity_session',
    );
    const own = { agentId: agent.memberId };
    const days = { from: line.ahead(-10), to: day() };
    const asked = { ...own, day: day() };
    const took: Record<string, number> = {};
    const best = async <T>(name: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
      let answer = await read(work);
      took[name] = Number.POSITIVE_INFINITY;
      for (let n = 0; n < 5; n += 1) {
        const began = performance.now();
        answer = await read(work);
        took[name] = Math.min(took[name] ?? 0, performance.now() - began);
      }
      return answer;
    };
    const { room } = line;
    const team = await best('team', (tx) => room.line.team(tx, { ...own, ...days }));
    const counts = await best('counts', (tx) =>
      room.line.counts(tx, { ...asked, registered: days }),
    );
    const directs = await best('directs', (tx) => room.line.directs(tx, { ...asked, limit: 25 }));
    const away = await best('unseen', (tx) =>
      room.line.members(tx, { ...asked, list: 'unseen3', limit: 25 }),
    );
    const tops = await best('roots', (tx) => room.line.roots(tx, { limit: 100 }));
    expect(team).toHaveLength(10_000);
    expect(counts).toEqual({
      agents: 100,
      members: 9_900,
      registered: 10_000,
      online: 1_000,
      unseen3: 9_000,
      unseen7: 0,
    });
    expect(directs).toHaveLength(25);
    expect(directs[0]).toMatchObject({ username: 'many00001', heads: 99, teamHeads: 99 });
    expect(away).toHaveLength(25);
    expect(tops.find(({ memberId }) => memberId === own.agentId)).toMatchObject({
      heads: 100,
      teamHeads: 10_000,
    });
    for (const [name, ms] of Object.entries(took)) expect(ms, name).toBeLessThan(MOST_MS);
  });
});

describe('the migration', () => {
  it('fills the line from the previous uplines, from the days of registration on', async () => {
    const { top, middle, low } = ids();
    const file = join(import.meta.dirname, '../migrations/0053-line.sql');
    await line.database.pool.query('drop table identity_line, identity_move');
    await line.database.pool.query('drop index identity_member_agents');
    await line.database.pool.query(readFileSync(file, 'utf8'));
    const { rows } = await line.database.pool.query(
      `select upline_id as upline, member_id as member, depth, since::text, until
       from identity_line where member_id = any($1::uuid[]) order by depth, upline_id`,
      [[top, middle, low]],
    );
    expect(rows).toEqual([
      { upline: top, member: middle, depth: 1, since: day(), until: null },
      { upline: middle, member: low, depth: 1, since: day(), until: null },
      { upline: top, member: low, depth: 2, since: day(), until: null },
    ]);
  });
});
