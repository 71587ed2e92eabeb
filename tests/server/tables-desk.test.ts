import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AtTable, keepTables, sitAt, timeOf } from '../harness/at-table.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { flierOf } from '../harness/kite-flights.ts';
import { trialOf } from '../harness/trial.ts';
import { richMember } from '../harness/vendor.ts';

const { wallet } = playerRoutes;
const { tables: desk, proposals } = consoleRoutes;
const WHEEL = 'roulette-low';
const CARDS = 'baccarat-low';
const DEAL = 'one-day-low';
const PAIR = 'dragon-tiger-low';
const REASON = 'a test of the desk';

let clock: FakeClock;
let house: RunningHouse;
let [one, two]: HttpClient[] = [];
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock, tables: true });
  await keepTables(house, WHEEL, CARDS, DEAL, PAIR, 'kite');
  [one, two] = [await house.operator('finance'), await house.operator('risk')];
});
afterAll(() => house.close());
const first = () => one as HttpClient;

const timeAt = (gameCode: string) =>
  timeOf(
    () => [house],
    { now: () => clock.now(), advance: (ms) => clock.advance(ms), set: (iso) => clock.set(iso) },
    gameCode,
  );
beforeEach(async () => {
  await house.runJobs();
  await timeAt(WHEEL).next();
});

const seated = async (gameCode = WHEEL) => sitAt(await richMember(house, ['5000.00']), gameCode);
const cashOf = async ({ client }: Pick<AtTable, 'client'>) =>
  (await client.call(wallet.balance, {})).sumBalance;
const tableOf = async (gameCode: string) => {
  const { tables } = await first().call(desk.tables, {});
  const found = tables.find((table) => table.gameCode === gameCode);
  if (!found) throw new Error(`${gameCode} is not on the desk`);
  return found;
};
const lyingOn = async (gameCode: string) => {
  const { data } = await first().call(desk.exposure, {});
  return data.find((table) => table.gameCode === gameCode);
};
/** Approved by the other operator. */
async function withSecond(outcome: Promise<{ proposal: string | null }>) {
  const { proposal } = await outcome;
  expect(proposal).not.toBeNull();
  await two?.call(proposals.approve, { id: proposal ?? '' });
}
const voided = async (gameCode: string, issue: string) => {
  await withSecond(first().call(desk.voidRound, { gameCode, issue, reason: REASON }));
  await timeAt(gameCode).tick();
};

describe('what the desk shows of tables', () => {
  it('has every table with its round, who bets there, and what its last day took and paid', async () => {
    const rina = await seated();
    await rina.place('red:100.00 black:100.00');
    await (await sitAt(await trialOf(house), WHEEL)).place('odd:500.00');
    const before = await tableOf(WHEEL);
    expect(before).toMatchObject({ game: 'roulette', players: 1, late: 0, rounds: 0 });
    expect(before.now).toMatchObject({ state: 'OPEN' });
    await timeAt(WHEEL).through();
    const after = await tableOf(WHEEL);
    expect(after).toMatchObject({ rounds: 1, staked: '200.00' });
    expect(['0.00', '200.00']).toContain(after.paid);
    expect((await first().call(desk.tables, {})).tables).toHaveLength(23);
  });

  it('says which rounds are late, and which had bets', async () => {
    const rina = await seated();
    await rina.place('red:100.00');
    const { issue } = await timeAt(WHEEL).now();
    clock.advance(200_000);
    expect((await tableOf(WHEEL)).late).toBeGreaterThan(0);
    await timeAt(WHEEL).tick();
    expect((await tableOf(WHEEL)).late).toBe(0);
    const rounds = { gameCode: WHEEL, withBets: '1', pageSize: 1 } as const;
    const page = await first().call(desk.rounds, rounds);
    expect(page.rows).toMatchObject([
      { issue, bets: 1, voidReason: 'not-closed', paid: '100.00', number: null },
    ]);
    const next = await first().call(desk.rounds, { ...rounds, cursor: page.next ?? '' });
    expect(next.rows.every(({ issue: other, bets }) => other < issue && bets > 0)).toBe(true);
    const all = await first().call(desk.rounds, { ...rounds, withBets: '0', pageSize: 50 });
    expect(all.rows.length).toBeGreaterThan(1);
  });

  it('shows one round with its spots, its largest bets and its proof, and nothing before it is drawn', async () => {
    const [rina, mina] = [await seated(), await seated()];
    await rina.place('red:100.00 straight-17:10.00');
    await mina.place('red:30.00');
    const withdrawn = await mina.place('black:90.00');
    await mina.withdraw(withdrawn.betId);
    const issue = await timeAt(WHEEL).close();
    const asked = { gameCode: WHEEL, issue };
    const closed = await first().call(desk.round, asked);
    expect(closed.round).toMatchObject({ state: 'CLOSED', numbers: null, link: null, paid: null });
    expect(closed.round.root).not.toBeNull();
    expect(closed.spots).toEqual([
      { spot: 'red', staked: '130.00', win: '130.00', paid: null },
      { spot: 'straight-17', staked: '10.00', win: '350.00', paid: null },
    ]);
    await timeAt(WHEEL).draw();
    await timeAt(WHEEL).pay();
    const { round, bets, spots, proofPage } = await first().call(desk.round, asked);
    expect(round).toMatchObject({ state: 'SETTLED', bets: 2, members: 2, staked: '140.00' });
    const paid = spots.reduce((sum, spot) => sum + Number(spot.paid), 0);
    expect(Number(round.paid)).toBe(paid);
    expect(round.link).toMatch(/^[0-9a-f]{64}$/);
    expect(bets.map(({ stake, isWithdrawn }) => [stake, isWithdrawn])).toEqual([
      ['110.00', false],
      ['90.00', true],
      ['30.00', false],
    ]);
    expect(proofPage).toContain(issue);
    expect(await refused(first().call(desk.round, { ...asked, issue: '20200101-0001' }))).toBe(
      'tables.round-unknown',
    );
  });

  it('adds up what lies on a wheel, and the worst of all its pockets to the taka', async () => {
    const rina = await seated();
    expect(await lyingOn(WHEEL)).toBeUndefined();
    await rina.place('red:100.00 straight-1:10.00 straight-2:10.00');
    // Trial accounts cost the house nothing.
    await (await sitAt(await trialOf(house), WHEEL)).place('straight-0:10.00');
    const lying = await lyingOn(WHEEL);
    // Red 1: 200 and 360 are paid for 120.
    expect(lying).toMatchObject({ staked: '120.00', worst: '440.00', isExact: true, members: 1 });
    expect(lying?.spots).toContainEqual({ spot: 'red', staked: '100.00', win: '100.00' });
    await timeAt(WHEEL).close();
    expect(await lyingOn(WHEEL)).toMatchObject({ state: 'CLOSED', worst: '440.00' });
    await timeAt(WHEEL).draw();
    expect(await lyingOn(WHEEL)).toBeUndefined();
  });

  it('says that the worst of spots which hang on different cards is a bound', async () => {
    await timeAt(CARDS).next();
    const rina = await seated(CARDS);
    await rina.place('banker:100.00 player-pair:10.00');
    expect(await lyingOn(CARDS)).toMatchObject({ worst: '205.00', isExact: false });
  });

  it('counts what lies on a whole deal of One-Day', async () => {
    const stageOf = (issue: string) => (Number(issue.split('-')[1]) - 1) % 6;
    while (stageOf(await timeAt(DEAL).next()) !== 0) await timeAt(DEAL).through();
    const rina = await seated(DEAL);
    await rina.place('a:100.00');
    const before = await lyingOn(DEAL);
    expect(before).toMatchObject({ staked: '100.00', isExact: true });
    await timeAt(DEAL).through();
    await timeAt(DEAL).next();
    expect(await lyingOn(DEAL)).toMatchObject({ staked: '100.00', worst: before?.worst });
  });

  it('compares what came back with what the odds say for the same stakes', async () => {
    const mina = await seated(PAIR);
    await timeAt(PAIR).next();
    for (let bets = 0; bets < 100; bets += 1) await mina.place('dragon-big:10.00');
    await timeAt(PAIR).through();
    const { data } = await first().call(desk.returns, { days: 1 });
    const pair = data.find(({ gameCode }) => gameCode === PAIR);
    // Six of thirteen win even money: 923.08 of 1,000, and 997.04 is one deviation.
    expect(pair).toMatchObject({ bets: 100, staked: '1000.00', expected: '92.31' });
    expect(pair?.deviation).toBe(pair?.paid === '2000.00' ? '1.08' : '-0.93');
    await timeAt(WHEEL).next();
    const rina = await seated();
    const own = async () => {
      const { data } = await first().call(desk.returns, { days: 1 });
      return data.find(({ gameCode }) => gameCode === WHEEL);
    };
    const before = Number((await own())?.bets ?? 0);
    for (let bets = 0; bets < 20; bets += 1) await rina.place('red:10.00 dozen-1:10.00');
    await timeAt(WHEEL).through();
    const returns = await own();
    expect(returns).toMatchObject({ bets: before + 20, expected: '97.30', deviation: null });
    expect(await refused(first().call(desk.returns, { days: 40 }))).toBe('edge.invalid-input');
  });
});

describe('what the desk does to tables', () => {
  it('makes a round void by two operators: stakes back and wins taken back, whatever its state', async () => {
    const rina = await seated();
    await rina.place('red:100.00 black:100.00');
    const issue = await timeAt(WHEEL).through();
    const returned = async () =>
      (await first().call(desk.returns, { days: 1 })).data.find(
        ({ gameCode }) => gameCode === WHEEL,
      );
    const before = await returned();
    await voided(WHEEL, issue);
    expect(await cashOf(rina)).toBe('5000.00');
    const { round } = await first().call(desk.round, { gameCode: WHEEL, issue });
    expect(round).toMatchObject({ state: 'REFUNDED', voidReason: REASON, paid: '200.00' });
    expect(round.numbers).not.toBeNull();
    expect((await returned())?.bets ?? 0).toBe((before?.bets ?? 0) - 1);
    const again = first().call(desk.voidRound, { gameCode: WHEEL, issue, reason: REASON });
    expect(await refused(again)).toBe('tables.round-state');
    expect((await house.prove()).differences).toBe(0);
  });

  it('makes a round void while it takes bets, and while its result is shown', async () => {
    const rina = await seated();
    await rina.place('red:100.00');
    const { issue } = await timeAt(WHEEL).now();
    await voided(WHEEL, issue);
    expect(await cashOf(rina)).toBe('5000.00');
    clock.set((await timeAt(WHEEL).now()).endsAt);
    await timeAt(WHEEL).next();
    await rina.place('straight-7:100.00');
    await timeAt(WHEEL).close();
    const drawn = await timeAt(WHEEL).draw();
    await voided(WHEEL, drawn);
    expect(await cashOf(rina)).toBe('5000.00');
    await timeAt(WHEEL).pay();
    expect(await cashOf(rina)).toBe('5000.00');
  });

  it('sets terms by version: limits at once, rules for rounds that have not opened, and only what can be used', async () => {
    const { terms, version } = await tableOf(WHEEL);
    const asked = { gameCode: WHEEL, version, reason: REASON };
    const save = (different: Partial<typeof terms>, at = version) =>
      first().call(desk.saveTable, { ...asked, version: at, terms: { ...terms, ...different } });
    const { limits } = terms;
    expect(await refused(save({}))).toBe('tables.nothing-changed');
    expect(await refused(save({ bettingMs: 8_000 }, version + 1))).toBe('tables.version-changed');
    expect(await refused(save({ rules: 'american' }))).toBe('edge.invalid-input');
    expect(await refused(save({ limits: { ...limits, most: '5.00' } }))).toBe(
      'tables.limits-order',
    );
    expect(await refused(save({ limits: { ...limits, least: '0.00' } }))).toBe(
      'tables.limits-order',
    );
    const { now } = await tableOf(WHEEL);
    await save({ limits: { ...limits, least: '20.00' }, rules: 'la-partage' });
    const saved = await tableOf(WHEEL);
    expect(saved).toMatchObject({ version: version + 1, rules: 'la-partage' });
    expect(saved.now?.issue).toBe(now?.issue);
    await house.house.tables.tables.refresh();
    const rina = await seated();
    // Limits count at once; the rules of the round that is open were printed on its spots.
    expect((await rina.send('red:10.00')).answer).toMatchObject({ code: 'tables.below-least' });
    await rina.place('red:20.00');
    expect((await lyingOn(WHEEL))?.spots).toMatchObject([{ spot: 'red', win: '20.00' }]);
    const rulesNow = async () => {
      const issue = await timeAt(WHEEL).close();
      const { rules } = await house
        .visitor()
        .call(playerRoutes.tables.proof, { gameCode: WHEEL, issue });
      return rules;
    };
    expect(await rulesNow()).toBe('european');
    await timeAt(WHEEL).next();
    await timeAt(WHEEL).next();
    expect(await rulesNow()).toBe('la-partage');
    await save({ limits }, version + 1);
  });

  it('closes a table: the round that is open is played to its end, and no other opens', async () => {
    const { terms, version } = await tableOf(CARDS);
    await timeAt(CARDS).next();
    const rina = await seated(CARDS);
    await rina.place('player:100.00');
    await first().call(desk.saveTable, {
      gameCode: CARDS,
      terms: { ...terms, isOpen: false },
      version,
      reason: REASON,
    });
    const { now } = await tableOf(CARDS);
    clock.set(now?.endsAt ?? '');
    await timeAt(CARDS).tick();
    expect((await rina.history()).rows[0]?.bets[0]?.state).not.toBe('OPEN');
    clock.advance(120_000);
    await house.runJobs();
    await timeAt(CARDS).tick();
    expect((await tableOf(CARDS)).now?.issue).toBe(now?.issue);
    const { answer } = await rina.send('player:10.00', { round: now?.issue ?? '' });
    expect(answer).toMatchObject({ code: 'tables.table-closed' });
  });
});

describe('the kite on the desk', () => {
  it('has its bets by order, what they win at most, and pays its stakes back when it is void', async () => {
    const flight = async () => {
      for (let steps = 0; steps < 200; steps += 1) {
        await house.runJobs();
        await timeAt(WHEEL).tick();
        const { now } = await tableOf('kite');
        if (now?.state === 'OPEN') return now.issue;
        clock.advance(1_000);
      }
      throw new Error('no flight opens');
    };
    const issue = await flight();
    const rina = await flierOf(await richMember(house, ['5000.00']));
    await rina.place(issue, '100.00', 250);
    const lying = await lyingOn('kite');
    expect(lying).toMatchObject({ staked: '100.00', worst: '150.00', isExact: true });
    expect(lying?.spots).toEqual([{ spot: 'order-250', staked: '100.00', win: '150.00' }]);
    const asked = { gameCode: 'kite', issue };
    const { round, bets } = await first().call(desk.round, asked);
    expect(round).toMatchObject({ bets: 1, numbers: null, paid: null });
    expect(bets).toMatchObject([{ stake: '100.00', layout: [{ spot: 'order-250' }] }]);
    const { terms, version } = await tableOf('kite');
    const early = { ...terms, closedMs: 1_000 };
    const save = { gameCode: 'kite', terms: early, version, reason: REASON };
    expect(await refused(first().call(desk.saveTable, save))).toBe('edge.invalid-input');
    await voided('kite', issue);
    expect(await rina.cash()).toBe('5000.00');
  });
});
