import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { contracted, flatTerms, housed } from '../harness/contracts.ts';
import { refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { bet, logInAgain, settleAt, voidBet } from '../harness/slips.ts';
import { idOf, logInOperators, PIN, planBelow, type Teammate } from '../harness/team.ts';
import { give } from '../harness/winnings.ts';
import { cashOf, counted, deposit, plantTree, type TeamTree } from '../harness/team-tree.ts';

const { agentTeam: team } = playerRoutes;
const { reports } = consoleRoutes;
const TODAY = '2026-03-10';
const days = { from: TODAY, to: TODAY };

let clock: FakeClock;
let house: RunningHouse;
let tree: TeamTree;
beforeAll(async () => {
  clock = fakeClock(`${TODAY}T04:00:00.000Z`);
  house = await startHouse({ clock });
  tree = await plantTree(house);
  await deposit(tree.a, '1000.00');
  await deposit(tree.a, '500.00');
  await deposit(tree.c, '800.00');
  await deposit(tree.stranger, '900.00');
  await bet(house, tree.a, { stake: 300_00n, payout: 100_00n });
  await bet(house, tree.b, { stake: 50_00n });
  await bet(house, tree.left, { stake: 200_00n, payout: 500_00n });
  await bet(house, tree.stranger, { stake: 700_00n });
  await counted(house, clock);
});
afterAll(() => house.close());

const overview = (agent: Teammate, asked = days) => agent.call(team.overview, asked);
const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

describe('the overview', () => {
  it('is the sum of everyone below, and of nobody else (AC-003)', async () => {
    expect(await overview(tree.top)).toMatchObject({
      agents: 2,
      members: 3,
      registered: 5,
      firstDeposits: 2,
      active: 2,
      online: 5,
      unseen3: 0,
      wagers: 3,
      staked: '550.00',
      valid: '550.00',
      paid: '600.00',
      deposits: '2300.00',
      withdrawals: '0.00',
      net: '-50.00',
      income: '0.00',
      days: [{ day: TODAY, valid: '550.00', net: '-50.00', active: 2 }],
      products: [{ category: 'RNG', staked: '550.00', net: '-50.00' }],
    });
    expect(await overview(tree.top)).toMatchObject({ balance: '2900.00' });
  });

  it('puts what happens later on the day on which it happens', async () => {
    clock.set('2026-03-11T03:00:00.000Z');
    const placed = await bet(house, tree.b, { stake: 80_00n });
    await voidBet(house, placed);
    await counted(house, clock);
    await logInAgain(tree.top);
    const both = await overview(tree.top, { from: TODAY, to: '2026-03-11' });
    expect(both.days).toMatchObject([
      { day: TODAY, valid: '550.00' },
      { day: '2026-03-11', valid: '0.00' },
    ]);
    expect(both).toMatchObject({ wagers: 3, staked: '550.00', active: 2 });
  });

  it('covers 92 days at most, and has nothing in days to come', async () => {
    const asked = (from: string, to: string) => refused(overview(tree.top, { from, to }));
    expect(await asked('2026-01-01', '2026-04-10')).toBe('records.range');
    expect(await asked('2026-03-12', '2026-03-11')).toBe('records.range');
    const ahead = await overview(tree.top, { from: '2026-04-01', to: '2026-04-30' });
    expect(ahead).toMatchObject({ wagers: 0, active: 0, days: [], products: [] });
  });
});

describe('team management', () => {
  const list = (asked: object = {}) => tree.top.call(team.members, asked);

  it('lists everyone below, or those directly below, with their heads and balances (AC-005)', async () => {
    await logInAgain(tree.top);
    const all = await list();
    expect(names(all.rows).toSorted()).toEqual(
      names(
        [tree.a, tree.b, tree.c, tree.left, tree.right].map((one) => ({ name: one.username })),
      ).toSorted(),
    );
    expect(all.total).toBe(5);
    const direct = await list({ scope: 'direct' });
    expect(direct.total).toBe(2);
    const left = direct.rows.find(({ id }) => id === tree.left.memberId);
    expect(left).toMatchObject({
      type: 1,
      depth: 1,
      heads: 2,
      teamHeads: 2,
      balance: await cashOf(house, tree.left),
      teamBalance: await cashOf(house, tree.a, tree.b),
      contracts: [],
      closed: false,
    });
    expect(left?.lastSeen).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('leads down the line with the names from the agent on', async () => {
    const below = await list({ under: tree.left.memberId });
    expect(names(below.rows)).toEqual(['anwara', 'bashir']);
    expect(names(below.path)).toEqual(['topagent', tree.left.username]);
    const one = await tree.top.call(team.member, { id: tree.a.memberId });
    expect(one).toMatchObject({ name: 'anwara', depth: 2, balance: await cashOf(house, tree.a) });
    expect(names(one.path)).toEqual(['topagent', tree.left.username, 'anwara']);
  });

  it.each([
    ['agents', 2],
    ['members', 3],
    ['new', 5],
    ['active', 2],
    ['first-deposit', 2],
    ['online', 0],
    ['unseen3', 0],
  ] as const)('has behind the tile %s the %i it counts', async (tile, count) => {
    const { rows, total } = await list({ list: tile, ...days });
    expect([rows.length, total]).toEqual([count, count]);
  });

  it('finds by the beginning of a name, page by page', async () => {
    expect(names((await list({ query: 'ANW' })).rows)).toEqual(['anwara']);
    const first = await list({ pageSize: 2 });
    const second = await list({ pageSize: 2, cursor: first.next ?? '' });
    expect(first.rows).toHaveLength(2);
    expect(names([...first.rows, ...second.rows])).toEqual(
      names((await list({ pageSize: 4 })).rows),
    );
  });
});

describe('profit and loss', () => {
  const read = (asked: object) => tree.top.call(team.profit, { ...days, ...asked });

  it('shows each member alone or with everyone below, and each bet once in the totals (AC-007)', async () => {
    const own = await read({ scope: 'direct', of: 'own' });
    const left = own.rows.find(({ member }) => member.id === tree.left.memberId);
    expect(left).toMatchObject({ staked: '200.00', paid: '500.00', net: '-300.00' });
    expect(own.totals).toMatchObject({ staked: '200.00', wagers: 1 });
    const whole = await read({ scope: 'direct', of: 'team' });
    const team = whole.rows.find(({ member }) => member.id === tree.left.memberId);
    expect(team).toMatchObject({ staked: '550.00', deposits: '1500.00', net: '-50.00' });
    expect(whole.totals).toMatchObject({ staked: '550.00', deposits: '2300.00', wagers: 3 });
    const everyone = await read({ scope: 'team', of: 'own' });
    const sum = everyone.rows.reduce((all, row) => all + Number(row.staked), 0);
    expect(sum).toBe(Number(everyone.totals.staked));
  });

  it('of one product has play alone', async () => {
    const slots = await read({ category: 'RNG', of: 'own' });
    expect(slots.totals).toMatchObject({ staked: '550.00', deposits: '0.00' });
    const live = await read({ category: 'LIVE', of: 'own' });
    expect(live.totals).toMatchObject({ staked: '0.00', net: '0.00' });
  });
});

describe('team betting', () => {
  it('lists the bets of the team as its members see them, with what was settled (AC-006)', async () => {
    const read = (asked: object) => tree.top.call(team.bets, { ...days, ...asked });
    const all = await read({});
    expect(all.rows.map(({ member, stake, net }) => [member.name, stake, net])).toEqual([
      [tree.left.username, '200.00', '300.00'],
      ['bashir', '50.00', '-50.00'],
      ['anwara', '300.00', '-200.00'],
    ]);
    expect(all.totals).toMatchObject({ wagers: 3, staked: '550.00', valid: '550.00' });
    const first = await read({ pageSize: 1 });
    const second = await read({ pageSize: 1, cursor: first.next ?? '' });
    expect([first, second].map(({ rows }) => rows[0]?.stake)).toEqual(['200.00', '50.00']);
    const some = await read({ query: 'anw' });
    expect(some.rows).toHaveLength(1);
    expect(some.totals).toMatchObject({ staked: '300.00' });
    expect((await read({ scope: 'direct' })).rows).toHaveLength(1);
    expect((await read({ category: 'LIVE' })).rows).toEqual([]);
  });
});

describe('transaction details', () => {
  it('add up each day, so that no deposit is known by itself (AC-009)', async () => {
    const read = (asked: object = {}) => tree.top.call(team.transactions, { ...days, ...asked });
    const all = await read({ kind: 'deposit' });
    const rows = all.rows.map(({ day, member, in: got }) => [day, member.name, got]);
    expect(rows.toSorted()).toEqual([
      [TODAY, 'anwara', '1500.00'],
      [TODAY, 'chameli', '800.00'],
    ]);
    expect(all.totals).toEqual({ in: '2300.00', out: '0.00' });
    const first = await read({ pageSize: 1 });
    const rest = await read({ pageSize: 10, cursor: first.next ?? '' });
    expect([...first.rows, ...rest.rows]).toEqual((await read()).rows);
  });

  it('know team transfers and wages, in and out', async () => {
    await logInOperators(house);
    for (const one of [tree.top, tree.left, tree.right, tree.a]) await logInAgain(one);
    await house.house.access.setPaymentPassword({ memberId: idOf(tree.top), pin: PIN });
    await give(house, tree.top.memberId, 1_000_00n);
    await housed(house, tree.top, flatTerms('daily', '2'));
    await contracted(tree.top, tree.left, flatTerms('daily', '1'));
    clock.set('2026-03-11T20:00:00.000Z');
    await bet(house, tree.a, { stake: 10_000_00n });
    await settleAt({ house, clock }, '2026-03-12T18:15:00.000Z');
    for (const one of [tree.top, tree.left]) await logInAgain(one);
    const asked = { from: '2026-03-12', to: '2026-03-13', pageSize: 50 };
    const { rows } = await tree.top.call(team.transactions, { ...asked, kind: 'wage' });
    expect(rows).toMatchObject([
      { day: '2026-03-13', member: { id: tree.left.memberId }, in: '100.00', out: '0.00' },
    ]);
    const { totals } = await tree.top.call(team.profit, { from: '2026-03-13', to: '2026-03-13' });
    expect(totals).toMatchObject({ wages: '100.00', net: '-100.00' });
  });
});

describe('my income', () => {
  it('has each slip of the own contracts, and the tiles what was received less paid on (AC-008)', async () => {
    const asked = { from: '2026-03-12', to: '2026-03-13' };
    const own = await tree.top.call(team.income, asked);
    expect(own.rows[0]).toMatchObject({
      kind: 'daily',
      payer: null,
      base: '10000.00',
      rate: '2.00',
      amount: '200.00',
      paidDown: '100.00',
      state: 'PAID',
    });
    expect(own.totals).toMatchObject([{ kind: 'daily', amount: '200.00', paidDown: '100.00' }]);
    const overdue = { ...asked, state: 'OVERDUE' } as const;
    expect(await tree.top.call(team.income, overdue)).toMatchObject({ rows: [], totals: [] });
    const file = { ...asked, list: 'income', incomeState: 'OVERDUE', format: 'csv' } as const;
    expect(await tree.top.call(team.file, file)).toMatchObject({ rows: 0 });
    const below = await tree.left.call(team.income, asked);
    expect(below.rows[0]?.payer?.name).toBe('to***');
    expect(await overview(tree.top, asked)).toMatchObject({ income: '100.00' });
    expect(await overview(tree.left, asked)).toMatchObject({ income: '100.00' });
  });
});

describe('a member who moves', () => {
  it('counts for the line of each day', async () => {
    await logInOperators(house);
    await planBelow(house, tree.a, tree.other);
    clock.set('2026-03-13T19:00:00.000Z');
    await house.runJobs();
    for (const one of [tree.top, tree.other]) await logInAgain(one);
    await bet(house, tree.a, { stake: 40_00n });
    await counted(house, clock);
    const since = { from: TODAY, to: '2026-03-14' };
    const staked = async (agent: Teammate) => (await overview(agent, since)).staked;
    expect([await staked(tree.top), await staked(tree.other)]).toEqual(['10550.00', '740.00']);
    const ofA = { ...since, query: 'anw' };
    const [before, after] = await Promise.all(
      [tree.top, tree.other].map(async (one) => (await one.call(team.bets, ofA)).rows),
    );
    expect(before?.map(({ stake }) => stake)).toEqual(['10000.00', '300.00']);
    expect(after?.map(({ stake }) => stake)).toEqual(['40.00']);
    const looked = await tree.other.call(team.profit, { ...since, of: 'own' });
    expect(looked.rows.find(({ member }) => member.name === 'anwara')).toMatchObject({
      staked: '40.00',
      deposits: '0.00',
    });
    const id = tree.a.memberId;
    expect(await refused(tree.top.call(team.member, { id }))).toBe('agents.not-in-team');
  });
});

describe('a list as a file', () => {
  it.each(['members', 'bets', 'profit', 'income', 'transactions'] as const)(
    '%s is sealed, and the desk knows it by its hash',
    async (list) => {
      await logInOperators(house);
      await logInAgain(tree.top);
      const admin = await house.operator();
      const wish = { list, from: TODAY, to: '2026-03-14' };
      for (const format of ['csv', 'pdf'] as const) {
        const file = await tree.top.call(team.file, { ...wish, format });
        expect(file).toMatchObject({ kind: `team-${list}`, format, cut: false });
        expect(file.rows).toBeGreaterThan(0);
        const { known } = await admin.call(reports.knownExport, { sha256: file.sha256 });
        expect(known).toMatchObject({ id: file.id, memberId: tree.top.memberId, operator: null });
      }
    },
  );
});
