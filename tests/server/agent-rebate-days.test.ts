import { consoleRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payRebates } from '../../apps/server/src/modules/money/agents/rebates/settle-days.ts';
import { refused } from '../harness/client.ts';
import { some } from '../harness/extent.ts';
import { type LineOfBases, openLineOfBases } from '../harness/line-of-bases.ts';
import { FATES, Killed, mortal } from '../harness/mortal-db.ts';
import { registerBelow, type Teammate } from '../harness/team.ts';

const { agentRebates } = consoleRoutes;
/** Commits of a day, at which it is struck: written, paid, begun, and paid or ended. */
const STRUCK = [2, 3, 1, 4, 5];

let line: LineOfBases;
let root: Teammate;
let child: Teammate;
let member: Teammate;
beforeAll(async () => {
  line = await openLineOfBases();
  root = line.root;
}, 60_000);
afterAll(() => line.close());
beforeEach(async () => {
  ({ child, member } = await line.newTeam());
}, 60_000);

describe('the days of the rebate', () => {
  it('that nobody settled are made up in their order', async () => {
    await line.stake(member, 20_000);
    line.clock.set(new Date(line.morning(6) - 3_600_000).toISOString());
    await payRebates(line.house.house.agents);
    await line.toDay(6);
    expect(await line.paidTo(child)).toEqual(['100.00']);
    const operator = await line.house.operator();
    const { rows } = await operator.call(agentRebates.days, { pageSize: 4 });
    expect(rows.map(({ day, agents }) => [day, agents])).toEqual(
      [5, 4, 3, 2].map((n) => [line.dayAt(n), 0]),
    );
  });

  it('are paid once, whatever dies and however many servers settle them', async () => {
    let days = 0;
    for (const fate of FATES)
      for (const nth of some(STRUCK, 2)) {
        days += 1;
        await line.stake(member, 2_000);
        line.clock.set(new Date(line.morning(days + 1)).toISOString());
        const { agents, db } = line.house.house;
        const dying = mortal(db, nth, fate);
        await payRebates({ ...agents, db: dying.db }).catch((err: unknown) => {
          if (!(err instanceof Killed)) throw err;
        });
        await Promise.all([payRebates(agents), payRebates(agents)]);
        await payRebates(agents);
        await line.toDay(days + 1);
        expect(await line.paidTo(child)).toHaveLength(days);
      }
    expect(new Set(await line.paidTo(root))).toEqual(new Set(['10.00']));
    expect(await line.slipsAgain('--kind', 'rebate')).toMatchObject({ code: 0 });
  }, 240_000);

  it('are seen at the desk, and computed again from bets and the ledger', async () => {
    await line.stake(member, 20_000);
    await line.stake(await registerBelow(line.house, root), 1_000);
    await line.toDay(2);
    const operator = await line.house.operator();
    const [day] = (
      await operator.call(agentRebates.days, { from: line.dayAt(1), to: line.dayAt(1) })
    ).rows;
    expect(day).toMatchObject({ stake: '21000.00', agents: 2, paid: 2, amount: '210.00' });
    const { rows } = await operator.call(agentRebates.agents, { day: line.dayAt(1) });
    expect(rows.map(({ agent, amount, branches }) => [agent.username, amount, branches])).toEqual(
      [
        [root.username, '110.00', 2],
        [child.username, '100.00', 1],
      ].toSorted(),
    );
    const asked = { day: line.dayAt(1), id: root.memberId };
    const lines = await operator.call(agentRebates.lines, { ...asked, pageSize: 1 });
    expect(lines.rows).toMatchObject([{ branch: { username: child.username }, amount: '100.00' }]);
    const more = await operator.call(agentRebates.lines, { ...asked, cursor: lines.next ?? '' });
    expect(more).toMatchObject({ rows: [{ stake: '1000.00', amount: '10.00' }], next: null });
    const other = { ...asked, id: member.memberId };
    expect(await refused(operator.call(agentRebates.lines, other))).toBe('agents.rebate-unknown');
    expect((await line.slipsAgain()).output).toMatch(/ 0 differences\n$/);
    await line.house.database.pool.query(
      'update agents_rebate set earned = earned + 1, amount = amount + 1 where agent_name = $1',
      [child.username],
    );
    const spoilt = await line.slipsAgain('--kind', 'rebate');
    expect(spoilt.code).toBe(1);
    expect(spoilt.out).toContain(
      `rebate of ${line.dayAt(1)} ${child.username} earned: 100.01, and 100.00 by the ledger\n`,
    );
  });
});
