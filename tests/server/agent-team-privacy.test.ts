import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { contracted, flatTerms, housed } from '../harness/contracts.ts';
import { refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { bet, logInAgain, settleAt, slipsOf } from '../harness/slips.ts';
import { idOf, PIN, type Teammate } from '../harness/team.ts';
import { deposit, plantTree, type TeamTree } from '../harness/team-tree.ts';
import { trialOf } from '../harness/trial.ts';
import { give } from '../harness/winnings.ts';

const { agentTeam: team, agentLinks, agentSlips, limits } = playerRoutes;
const days = { from: '2026-03-10', to: '2026-03-12' };

let clock: FakeClock;
let house: RunningHouse;
let tree: TeamTree;
let trial: string;
beforeAll(async () => {
  clock = fakeClock('2026-03-10T04:00:00.000Z');
  house = await startHouse({ clock });
  tree = await plantTree(house);
  trial = (await trialOf(house)).memberId;
  await house.house.access.setPaymentPassword({ memberId: idOf(tree.top), pin: PIN });
  await give(house, tree.top.memberId, 5_000_00n);
  await housed(house, tree.top, flatTerms('daily', '2'));
  await contracted(tree.top, tree.left, flatTerms('daily', '1'));
  const link = { code: 'private-1', type: 0, validDays: null, note: 'a note' } as const;
  await tree.top.call(agentLinks.makeLink, link);
  clock.set('2026-03-10T20:17:23.456Z');
  for (const one of [tree.top, tree.left, tree.a, tree.b]) await logInAgain(one);
  await deposit(tree.a, '1234.00');
  clock.advance(61_000);
  await bet(house, tree.a, { stake: 300_00n });
  await settleAt({ house, clock }, '2026-03-11T18:15:00.000Z');
  for (const one of [tree.top, tree.left, tree.a, tree.b]) await logInAgain(one);
});
afterAll(() => house.close());

/** Every list that can be asked to look below somebody. */
const BELOW = [team.members, team.bets, team.profit, team.transactions] as const;
const file = { list: 'profit', format: 'csv' } as const;

describe('an agent', () => {
  it.each(['top', 'right', 'c', 'other', 'stranger', 'trial', 'operator', 'unknown'] as const)(
    'below top has nothing of %s, who is not in the own team (AC-015)',
    async (who) => {
      const id = await idOfOne(who);
      expect(await refused(tree.left.call(team.member, { id }))).toBe('agents.not-in-team');
      for (const route of BELOW)
        expect(await refused(tree.left.call(route, { ...days, under: id }))).toBe(
          'agents.not-in-team',
        );
      const wish = { ...days, ...file, under: id };
      expect(await refused(tree.left.call(team.file, wish))).toBe('agents.not-in-team');
    },
  );

  it('is answered 404, as for a member who does not exist', async () => {
    const said = async (id: string) => {
      const { status, answer } = await tree.left.send(team.member, { id });
      return { status, ...answer, requestId: undefined };
    };
    const stranger = await said(tree.stranger.memberId);
    expect(stranger.status).toBe(404);
    expect(await said(`mbr_${'0'.repeat(32)}`)).toEqual(stranger);
  });

  it('has nothing of the own account as a member below, and reads no other slip', async () => {
    const id = tree.left.memberId;
    expect(await refused(tree.left.call(team.member, { id }))).toBe('agents.not-in-team');
    const [slip] = await slipsOf(tree.left, 'daily');
    await logInAgain(tree.other);
    const asked = { slipId: slip?.id ?? '' };
    expect(await refused(tree.other.call(agentSlips.slip, asked))).toBe('agents.slip-unknown');
    expect(await refused(tree.other.call(agentSlips.slipLines, asked))).toBe('agents.slip-unknown');
  });

  it.each(Object.entries({ ...team, ...agentLinks }))(
    'alone may call %s, and no member (AC-014)',
    async (_, route) => {
      await logInAgain(tree.b);
      const { status, answer } = await tree.b.send(route, INPUT);
      expect([status, answer.success || answer.code]).toEqual([403, 'identity.agents-only']);
    },
  );

  /** Fits every call of the two groups. */
  const INPUT = {
    ...days,
    ...file,
    id: `mbr_${'0'.repeat(32)}`,
    code: 'private-1',
    active: true,
    type: 0,
    username: 'somebody1',
    validDays: null,
    note: '',
  } as never;

  async function idOfOne(
    who: 'top' | 'right' | 'c' | 'other' | 'stranger' | 'trial' | 'operator' | 'unknown',
  ): Promise<string> {
    if (who === 'trial') return trial;
    if (who === 'unknown') return `mbr_${'0'.repeat(32)}`;
    if (who !== 'operator') return tree[who].memberId;
    const { rows } = await house.database.pool.query<{ id: string }>(
      'select operator_id as id from operators_operator limit 1',
    );
    return `mbr_${rows[0]?.id.replaceAll('-', '') ?? ''}`;
  }
});

describe('what protects a member', () => {
  it('is in no answer of the agent centre, nor is the moment of a deposit', async () => {
    const all = await everything(tree.top);
    const found = await house.database.pool.query<{ at: Date }>(
      `select at from cashier_deposit_step union select created_at from cashier_deposit`,
    );
    expect(found.rows.length).toBeGreaterThan(0);
    const moments = found.rows.map(({ at }) => at.toISOString());
    let leaves = 0;
    for (const answer of all)
      walk(answer, (name, value) => {
        leaves += 1;
        expect(name).not.toMatch(PROTECTED);
        if (typeof value !== 'string') return;
        expect(moments).not.toContain(value);
        expect(value).not.toMatch(/^(dep|wdr)_/);
      });
    expect(leaves).toBeGreaterThan(200);
  });

  it('does not show when somebody excludes themself: the same rows as before', async () => {
    const read = async () => {
      const { rows } = await tree.top.call(team.members, { scope: 'team' });
      return rows.map((row) => ({ ...row, online: undefined }));
    };
    const before = await read();
    await tree.b.call(limits.takeTimeOut, { hours: 24 });
    expect(await read()).toEqual(before);
  });

  const PROTECTED =
    /phone|mobile|mail|contact|limit|exclu|restrict|frozen|freeze|time-?out|harm|marker|device|\bip\b|channel/i;

  /** Names with where they are, and what they hold. */
  function walk(value: unknown, found: (name: string, leaf: unknown) => void, name = ''): void {
    if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) walk(inner, found, `${name}.${key}`);
    else found(name, value);
  }

  async function everything(agent: Teammate): Promise<unknown[]> {
    const asked = { ...days, pageSize: 50 };
    const answers: unknown[] = [
      await agent.call(team.overview, days),
      await agent.call(team.member, { id: tree.a.memberId }),
      await agent.call(team.income, asked),
      await agent.call(agentLinks.links, {}),
    ];
    for (const route of BELOW) answers.push(await agent.call(route, asked));
    const slips = await slipsOf(agent, 'daily');
    const given = await slipsOf(agent, 'daily', 'given');
    for (const { id: slipId } of [...slips, ...given]) {
      answers.push(await agent.call(agentSlips.slip, { slipId }));
      answers.push(await agent.call(agentSlips.slipLines, { slipId }));
    }
    return [...answers, slips, given];
  }
});
