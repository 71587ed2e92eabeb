import { playerRoutes } from '@nokshi/contract';
import { oneDay } from '@nokshi/house-math/tables/one-day-table.ts';
import { payoutOf, spotOf } from '@nokshi/house-math/tables/table.ts';
import { readTable } from '@nokshi/house-math/verify/draw-proof.ts';
import { verifyTable } from '@nokshi/house-math/verify/verify-table.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AtTable, keepTables, sitAt, timeOf, validOf } from '../harness/at-table.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { richMember } from '../harness/vendor.ts';

const { tables } = playerRoutes;
const GAME = 'one-day-low';

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock, tables: true });
  await keepTables(house, GAME);
});
afterAll(() => house.close());

const time = timeOf(
  () => [house],
  { now: () => clock.now(), advance: (ms) => clock.advance(ms), set: (iso) => clock.set(iso) },
  GAME,
);
const stageOf = (issue: string) => (Number(issue.split('-')[1]) - 1) % 6;
/** The first stage of the next deal, which takes bets. */
async function nextDeal() {
  for (;;) {
    const issue = await time.next();
    if (stageOf(issue) === 0) return;
    await time.through();
  }
}
beforeEach(async () => {
  await house.runJobs();
  await nextDeal();
});

const seated = async () => sitAt(await richMember(house, ['5000.00']), GAME);
const verdictOf = async ({ client }: Pick<AtTable, 'client'>, betId: string) => {
  const { proof } = await client.call(tables.bet, { betId });
  const read = readTable(proof);
  if ('wrong' in read) throw new Error(read.wrong);
  return verifyTable(read.proof);
};
const minor = (text: string | null) => BigInt((text ?? '').replace('.', ''));

/** A chip on each spot that is offered after these cards, ten taka each. */
const chipsAfter = (opening: readonly number[]) =>
  oneDay
    .tableOf({ rules: 'standard', opening })
    .spots.map(({ code }) => `${code}:10.00`)
    .join(' ');

describe('a deal of One-Day', () => {
  it('draws six cards, takes bets at the odds of each stage, and pays them all after the last one', async () => {
    const rina = await seated();
    const placed: { betId: string; opening: readonly number[] }[] = [];
    let cards: readonly number[] = [];
    for (let stage = 0; stage < 6; stage += 1) {
      const { now } = (await rina.seat()).table;
      expect(now).toMatchObject({ state: 'OPEN', opening: cards });
      const layout = chipsAfter(cards);
      if (layout !== '') placed.push({ ...(await rina.place(layout)), opening: cards });
      const { balance } = await rina.seat();
      await time.through();
      if (stage < 5) expect((await rina.seat()).balance).toBe(balance);
      const [last] = (await rina.seat()).results;
      expect(last?.opening).toEqual(cards);
      cards = [...cards, ...(last?.numbers ?? [])];
      if (stage < 5) await time.next();
    }
    expect(new Set(cards).size).toBe(6);
    expect(placed.length).toBeGreaterThanOrEqual(2);
    const { rows } = await rina.history();
    const bets = new Map(rows.flatMap((row) => row.bets).map((bet) => [bet.betId, bet]));
    for (const { betId, opening } of placed) {
      const { spots } = oneDay.tableOf({ rules: 'standard', opening });
      const owed = spots.reduce((sum, spot) => sum + payoutOf(spot, 1_000n, cards), 0n);
      expect(minor(bets.get(betId)?.payout ?? null)).toBe(owed);
      expect(await verdictOf(rina, betId)).toMatchObject({ state: 'verified' });
    }
    expect((await house.prove()).differences).toBe(0);
  });

  it('shows a bet of an early stage open, and its proof as far as the deal is drawn', async () => {
    const rina = await seated();
    const { betId } = await rina.place('a:50.00');
    await time.through();
    await time.next();
    const { bet, round } = await rina.client.call(tables.bet, { betId });
    expect([bet.state, bet.payout, round.state]).toEqual(['OPEN', null, 'SETTLED']);
    const { state, checks } = await verdictOf(rina, betId);
    expect(state).toBe('unknown');
    expect(checks.filter((check) => check.state !== 'ok')).toEqual([
      { what: 'payout', state: 'unknown', why: 'not-settled' },
    ]);
    expect((await rina.history()).rows.map(({ issue }) => issue)).not.toContain(bet.issue);
    const now = await rina.place('b:20.00');
    expect((await rina.seat()).bets.map((own) => [own.betId, own.state])).toEqual([
      [betId, 'OPEN'],
      [now.betId, 'OPEN'],
    ]);
  });

  it('counts what is staked for a seat and against it as nothing at risk, over all stages', async () => {
    const rina = await seated();
    const [first, second] = [await rina.place('a:100.00'), await rina.place('lay-b:20.00')];
    await time.through();
    await time.next();
    const { opening } = (await rina.seat()).table.now ?? {};
    const spot = spotOf(oneDay.tableOf({ rules: 'standard', opening: opening ?? [] }), 'lay-a');
    expect(spot).toBeDefined();
    const third = await rina.place('lay-a:70.00');
    for (let stage = 1; stage < 6; stage += 1) {
      await time.through();
      if (stage < 5) await time.next();
    }
    const isTied = (await rina.history()).rows.every(({ bets }) =>
      bets.every(({ state }) => state === 'PUSHED'),
    );
    const valid = await Promise.all(
      [first, second, third].map(({ betId }) => validOf(house, rina, betId)),
    );
    // The hundred and the twenty are on one side, the seventy on the other.
    expect(valid).toEqual(isTied ? [0n, 0n, 0n] : [3_000n, 2_000n, 0n]);
  });

  it('is gone on with by another server from the cards that lie there', async () => {
    const rina = await seated();
    const { betId } = await rina.place('a:100.00 b:50.00');
    await time.through();
    const other = await startHouse({ clock, tables: true, database: house.database });
    const led = timeOf(() => [other], clock, GAME);
    // Nobody leads until the lease of the first one ends.
    clock.advance(4_000);
    await led.tick();
    for (let stage = 1; stage < 6; stage += 1) {
      await led.through();
      if (stage < 5) await led.next();
    }
    expect(await verdictOf(rina, betId)).toMatchObject({ state: 'verified' });
    expect((await other.prove()).differences).toBe(0);
    await other.house.stop();
    clock.advance(4_000);
  });

  it('of which one stage is void gives every stake of the deal back, and takes no more bets', async () => {
    const rina = await seated();
    await rina.place('a:100.00');
    await time.through();
    await time.next();
    await rina.place('b:40.00');
    // Nothing leads while this stage should close.
    clock.set((await time.now()).closesAt);
    clock.advance(5_000);
    await time.tick();
    expect((await rina.seat()).balance).toBe('5000.00');
    await time.next();
    const seat = await rina.seat();
    expect(seat.table.now?.state).toBe('VOID');
    const { answer } = await rina.send('a:10.00');
    expect(answer).toMatchObject({ code: 'tables.round-closed' });
    for (let stage = 2; stage < 6; stage += 1) {
      await time.through();
      if (stage < 5) await time.next();
    }
    const { rows } = await rina.history();
    expect(rows.flatMap(({ bets }) => bets.map(({ state }) => state))).toEqual(['VOID', 'VOID']);
    expect((await rina.seat()).balance).toBe('5000.00');
    expect((await house.prove()).differences).toBe(0);
  });
});
