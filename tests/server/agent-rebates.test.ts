import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contracted, flatTerms, housed, letters } from '../harness/contracts.ts';
import { refused } from '../harness/client.ts';
import { betOn, GAME, type LineOfBases, openLineOfBases } from '../harness/line-of-bases.ts';
import { logInAgain, slipsOf } from '../harness/slips.ts';
import { planBelow, registerByLink, type Teammate } from '../harness/team.ts';
import { give } from '../harness/winnings.ts';
import { inFull } from '../harness/in-full.ts';

const { agentTeam, lottery } = playerRoutes;
const { lottery: desk } = consoleRoutes;
const reason = 'As the house agreed';

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

describe('the rebate of the line', () => {
  it('is the difference of two bases of what each branch staked, paid once the day is over', async () => {
    await line.stake(member, 100_000);
    line.clock.set(new Date(line.morning(2) - 21 * 60_000).toISOString());
    await line.house.runJobs();
    await logInAgain(root);
    expect(await line.paidTo(root)).toEqual([]);
    await line.toDay(2);
    expect([await line.paidTo(root), await line.paidTo(child), await line.paidTo(member)]).toEqual([
      ['500.00'],
      ['500.00'],
      [],
    ]);
    const { rebate, rows } = await line.rebateOn(root, 1);
    expect(rebate).toMatchObject({ stake: '100000.00', earned: '500.00', amount: '500.00' });
    expect(rows).toEqual([
      {
        member: { id: child.memberId, name: child.username },
        stake: '100000.00',
        baseAbove: 1_980,
        baseBelow: 1_970,
        amount: '500.00',
      },
    ]);
    expect(await refused(line.rebateOn(root, 2))).toBe('agents.rebate-unknown');
    expect(await letters(child)).toContain(`Team rebate of ${line.dayAt(1)}: ৳500.00`);
    expect(await line.house.prove()).toMatchObject({ differences: 0 });
  });

  it('is income beside wages, also in the file and the tile of the overview', async () => {
    await housed(line.house, root, flatTerms('daily', '2'));
    await contracted(root, child, flatTerms('daily', '1'));
    await line.toDay(2);
    await line.stake(member, 2_000);
    await line.toDay(3);
    const days = { from: line.dayAt(2), to: line.dayAt(2) };
    const { rows, totals, next } = await child.call(agentTeam.income, days);
    expect(rows.map(({ kind, day, amount }) => [kind, day, amount]).toSorted()).toEqual([
      ['daily', null, '20.00'],
      ['rebate', line.dayAt(2), '10.00'],
    ]);
    expect([totals, next]).toEqual([
      [
        { kind: 'daily', amount: '20.00', paidDown: '0.00' },
        { kind: 'rebate', amount: '10.00', paidDown: '0.00' },
      ],
      null,
    ]);
    const first = await child.call(agentTeam.income, { ...days, pageSize: 1 });
    const second = await child.call(agentTeam.income, {
      ...days,
      pageSize: 1,
      cursor: first.next ?? '',
    });
    expect([...first.rows, ...second.rows]).toEqual(rows);
    const { rows: alone } = await child.call(agentTeam.income, { ...days, kind: 'rebate' });
    expect(alone).toMatchObject([{ slipId: null, base: '2000.00', rate: null, state: 'PAID' }]);
    const asked = { list: 'income', format: 'csv', ...days } as const;
    expect((await child.call(agentTeam.file, asked)).text).toContain('Team rebate');
    const paid = { from: line.dayAt(3), to: line.dayAt(3) };
    expect((await child.call(agentTeam.overview, paid)).income).toBe('30.00');
    const { rows: moved } = await root.call(agentTeam.transactions, { ...paid, kind: 'rebate' });
    expect(moved).toMatchObject([{ member: { name: child.username }, in: '10.00' }]);
  });

  inFull('follows the line of the day: who moved counts below the new agent', async () => {
    await planBelow(line.house, member, root);
    await line.stake(member, 20_000);
    await line.toDay(2);
    await line.stake(member, 20_000);
    await line.toDay(3);
    expect([await line.paidTo(root), await line.paidTo(child)]).toEqual([
      ['100.00', '200.00'],
      ['100.00'],
    ]);
    const { rows } = await line.rebateOn(root, 2);
    expect(rows).toMatchObject([{ member: { name: member.username }, baseBelow: 1_960 }]);
  });

  it('follows the bases of the day: one that was raised counts from the next', async () => {
    const wish = { id: member.memberId, base: 1_966 };
    expect(await child.call(agentTeam.setBase, wish)).toEqual({ base: 1_966, from: line.dayAt(2) });
    await line.stake(member, 20_000);
    await line.toDay(2);
    await line.stake(member, 20_000);
    await line.toDay(3);
    expect([await line.paidTo(root), await line.paidTo(child)]).toEqual([
      ['100.00', '100.00'],
      ['100.00', '40.00'],
    ]);
  });

  inFull(
    'gives no more than the house has for a branch where somebody has a higher base than above',
    async () => {
      const low = await registerByLink(line.house, root, { type: 1, base: 1_900 });
      await planBelow(line.house, child, low);
      await line.toDay(2);
      await line.stake(member, 20_000);
      await line.toDay(3);
      await logInAgain(low);
      expect([await line.paidTo(root), await line.paidTo(low), await line.paidTo(child)]).toEqual([
        ['100.00'],
        [],
        ['100.00'],
      ]);
      const { rows } = await line.rebateOn(root, 2);
      expect(rows).toMatchObject([{ member: { name: low.username }, baseBelow: 1_970 }]);
    },
  );

  inFull('has nothing for fixed odds', async () => {
    await give(line.house, member.memberId, 40_00n);
    await line.tick();
    const { game } = await member.call(lottery.game, { gameCode: GAME });
    const bets = [{ ...betOn(40), play: 'place-size-parity', selection: '0||||', base: 1_700 }];
    const slip = { gameCode: GAME, issue: game.now?.issue ?? '', mode: 'ZY' as const, bets };
    await member.call(lottery.place, { ...slip, total: '40.00' }, { key: line.key() });
    await line.toDay(2);
    expect(await refused(line.rebateOn(root, 1))).toBe('agents.rebate-unknown');
  });

  it('takes what was void after it was paid from the days that follow', async () => {
    const issue = await line.stake(member, 20_000);
    await line.toDay(2);
    const operator = await line.house.operator();
    const asked = { gameCode: GAME, issue, reason };
    await line.approve((await operator.call(desk.voidIssue, asked)).proposal);
    await line.tick();
    await line.toDay(3);
    await line.stake(member, 30_000);
    await line.toDay(4);
    expect([await line.paidTo(root), await line.paidTo(child)]).toEqual([
      ['100.00', '50.00'],
      ['100.00', '50.00'],
    ]);
    expect((await line.rebateOn(child, 2)).rebate).toMatchObject({
      stake: '-20000.00',
      amount: '0.00',
      carryOut: '-100.00',
      state: 'NOTHING',
    });
    expect((await line.rebateOn(child, 3)).rebate).toMatchObject({
      carryIn: '-100.00',
      amount: '50.00',
    });
    expect(await line.slipsAgain()).toMatchObject({ code: 0 });
  });

  it('is part of what a dividend of those above is computed from', async () => {
    await housed(line.house, root, flatTerms('dividend', '10'));
    await line.stake(member, 20_000);
    await line.toDay(2);
    await line.toDay(3);
    const [slip] = await slipsOf(root, 'dividend');
    expect(slip?.components).toContainEqual({ component: 'rebates', amount: '-100.00' });
  });
});
