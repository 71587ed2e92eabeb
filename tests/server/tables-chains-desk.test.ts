import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AFTER_LOAD } from '../../apps/server/src/kernel/backup/plan.ts';
import { keepTables, timeOf } from '../harness/at-table.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { fairness } = playerRoutes;
const { tables: desk } = consoleRoutes;
const WHEEL = 'roulette-low';
/** So long that a test sees the end of a chain: fewer than a tenth is left after the nineteenth round. */
const LENGTH = 20;

let clock: FakeClock;
let house: RunningHouse;
let operator: HttpClient;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock, tables: true, chainLength: LENGTH });
  await keepTables(house, WHEEL, 'kite');
  operator = await house.operator('risk');
  await house.runJobs();
});
afterAll(() => house.close());

const time = () => timeOf(() => [house], clock, WHEEL);
const rows = async () => (await operator.call(desk.chains, {})).data;
async function rowOf(gameCode: string) {
  const row = (await rows()).find((each) => each.gameCode === gameCode);
  if (!row) throw new Error(`${gameCode} has no row of chains`);
  return row;
}
const used = async (input: { cursor?: string; pageSize?: number; gameCode?: string } = {}) =>
  operator.call(desk.usedChains, { gameCode: WHEEL, pageSize: 10, ...input });
const published = (purpose: string) => house.visitor().call(fairness.chains, { purpose });
const draws = (purpose: string) => house.visitor().call(fairness.draws, { purpose });

/** The row beside what the house tells everybody of the same chains and links. */
async function agrees(gameCode: string, purpose: string): Promise<void> {
  const { current, next } = await rowOf(gameCode);
  const shown = [next, current, ...(await used({ gameCode })).rows].flatMap((chain) =>
    chain === null ? [] : [chain],
  );
  expect(
    shown.map(({ terminal, length, taken, state, committedAt }) => ({
      terminal,
      length,
      taken,
      state,
      committedAt,
    })),
  ).toEqual(
    (await published(purpose)).toSorted((a, b) => b.committedAt.localeCompare(a.committedAt)),
  );
  const newest = (await draws(purpose)).find(
    ({ link, terminal }) => link !== null && terminal === current?.terminal,
  );
  const { number = null, issue = null, link = null } = newest ?? {};
  expect(current?.last ?? { number: null, issue: null, link: null }).toMatchObject({
    number,
    issue,
    link,
  });
}

describe('the chains on the desk of tables', () => {
  it('has each table with the chain that everybody sees, and counts its rounds', async () => {
    expect(await rows()).toHaveLength(23);
    const before = await rowOf(WHEEL);
    expect(before).toMatchObject({ isOpen: true, next: null, alarm: null });
    expect(before.current).toMatchObject({ nth: 1, state: 'CURRENT', length: LENGTH, every: 100 });
    await time().next();
    const played = before.current?.taken ?? 0;
    await time().through();
    const issue = await time().through();
    const { current } = await rowOf(WHEEL);
    expect(current?.taken).toBe(played + 2);
    expect(current?.last).toMatchObject({ issue, number: played + 2 });
    expect(current?.last?.proofPage).toContain(`table=${WHEEL}&issue=${issue}`);
    await agrees(WHEEL, `table.${WHEEL}`);
  });

  it('shows no link before its round is drawn', async () => {
    await time().next();
    const before = (await rowOf(WHEEL)).current;
    const issue = await time().close();
    const closed = (await rowOf(WHEEL)).current;
    expect(closed?.taken).toBe((before?.taken ?? 0) + 1);
    expect(closed?.last).toEqual(before?.last);
    await time().draw();
    expect((await rowOf(WHEEL)).current?.last).toMatchObject({ issue });
    await time().pay();
  });

  it('counts the flights of the kite', async () => {
    const taken = async () => (await rowOf('kite')).current?.taken ?? 0;
    const before = await taken();
    // A job makes the first flight; each one that is over makes the next.
    await house.runJobs();
    for (let steps = 0; (await taken()) < before + 2 && steps < 300; steps += 1) {
      clock.advance(1_000);
      await time().tick();
    }
    const { current } = await rowOf('kite');
    expect(current?.taken).toBe(before + 2);
    expect(current?.last?.proofPage).toContain(`flight=${current?.last?.issue}`);
    await agrees('kite', 'kite.kite');
  });

  it('says when a chain runs out at the rhythm of its table, and of no table that is closed', async () => {
    const { serverTime, data } = await operator.call(desk.chains, {});
    const wheel = data.find(({ gameCode }) => gameCode === WHEEL);
    const left = LENGTH - (wheel?.current?.taken ?? 0);
    // Bets for 20 seconds, closed for 1.5, shown for 11.
    expect(Date.parse(wheel?.runsOutAt ?? '') - Date.parse(serverTime)).toBe(left * 32_500);
    expect(await rowOf('sic-bo-low')).toMatchObject({
      isOpen: false,
      runsOutAt: null,
      alarm: null,
      current: { nth: 1, taken: 0, last: null },
    });
  });

  it('warns when the next chain is late, and shows it once it is made', async () => {
    await time().next();
    while (((await rowOf(WHEEL)).current?.taken ?? 0) < LENGTH - 1) await time().through();
    expect(await rowOf(WHEEL)).toMatchObject({ next: null, alarm: null });
    clock.advance(121_000);
    expect(await rowOf(WHEEL)).toMatchObject({ next: null, alarm: 'late' });
    await house.runJobs();
    const made = await rowOf(WHEEL);
    expect(made).toMatchObject({ alarm: null, next: { nth: 2, state: 'NEXT', taken: 0 } });
    await agrees(WHEEL, `table.${WHEEL}`);
    await time().next();
    while ((await rowOf(WHEEL)).current?.nth !== 2) await time().through();
    expect((await rowOf(WHEEL)).current?.terminal).toBe(made.next?.terminal);
    expect(await used()).toMatchObject({
      rows: [{ nth: 1, state: 'USED', taken: LENGTH, length: LENGTH }],
      next: null,
    });
    await agrees(WHEEL, `table.${WHEEL}`);
  });

  it('warns that rounds cannot close after a restore, until the job has made a chain', async () => {
    const left = (await rowOf(WHEEL)).current;
    await house.database.pool.query(AFTER_LOAD.fairness_chain, [clock.now()]);
    expect(await rowOf(WHEEL)).toMatchObject({
      current: null,
      next: null,
      runsOutAt: null,
      alarm: 'missing',
    });
    expect(await rowOf('sic-bo-low')).toMatchObject({ current: null, alarm: null });
    clock.advance(60_000);
    await house.runJobs();
    expect(await rowOf(WHEEL)).toMatchObject({ alarm: null, current: { nth: 3, taken: 0 } });
    const first = await used({ pageSize: 1 });
    expect(first.rows).toMatchObject([{ nth: 2, taken: left?.taken, terminal: left?.terminal }]);
    const second = await used({ pageSize: 1, cursor: first.next ?? '' });
    expect(second).toMatchObject({ rows: [{ nth: 1, taken: LENGTH }], next: null });
    await agrees(WHEEL, `table.${WHEEL}`);
  });

  it('has the last link of a chain whose last round was removed, without a way to that round', async () => {
    const first = async () => (await used()).rows.at(-1)?.last;
    const before = await first();
    expect(before?.proofPage).toContain(before?.issue);
    const { db, rounds } = house.house;
    const now = clock.now();
    const of = { since: new Date(now.getTime() - 86_400_000), before: now, neighbours: 0 };
    await db.tx((tx) =>
      rounds.removeEmpty(tx, { kind: 'table', series: WHEEL, most: 1_000, ...of }),
    );
    expect(await first()).toEqual({ ...before, proofPage: null });
  });

  it('refuses a table that is none, and a place that is none', async () => {
    expect(await refused(used({ gameCode: 'no-table' }))).toBe('tables.table-unknown');
    expect(await refused(used({ cursor: 'first' }))).toBe('edge.invalid-input');
  });
});
