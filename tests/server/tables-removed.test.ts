import { playerRoutes } from '@nokshi/contract';
import { readTable } from '@nokshi/house-math/verify/draw-proof.ts';
import { verifyTable } from '@nokshi/house-math/verify/verify-table.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepTables, sitAt, timeOf } from '../harness/at-table.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { richMember } from '../harness/vendor.ts';

const { tables } = playerRoutes;
const CARDS = 'andar-bahar-low';
const DEAL = 'one-day-low';
const DAY_MS = 86_400_000;
const STAGES = 6;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock, tables: true });
  await keepTables(house, CARDS, DEAL);
});
afterAll(() => house.close());

const timeAt = (gameCode: string) =>
  timeOf(
    () => [house],
    { now: () => clock.now(), advance: (ms) => clock.advance(ms), set: (iso) => clock.set(iso) },
    gameCode,
  );
const proofOf = (gameCode: string, issue: string) =>
  house.visitor().call(tables.proof, { gameCode, issue });
const removed = async (gameCode: string, issues: readonly string[]) => {
  const codes = await Promise.all(issues.map((issue) => refused(proofOf(gameCode, issue))));
  return issues.filter((_, at) => codes[at] === 'tables.round-unknown');
};
const verdictOf = async (gameCode: string, issue: string) => {
  const read = readTable(await proofOf(gameCode, issue));
  if ('wrong' in read) throw new Error(read.wrong);
  return verifyTable(read.proof).state;
};
const daysPass = async (days: number) => {
  clock.advance(days * DAY_MS);
  await house.runJobs();
};

it('a deal stays whole while one of its stages has a bet', async () => {
  const time = timeAt(DEAL);
  const rina = await sitAt(await richMember(house, ['1000.00']), DEAL);
  await house.runJobs();
  await time.next();
  const { issue } = await rina.place('a:10.00');
  expect(Number(issue.split('-')[1]) % STAGES).toBe(1);
  const stages: string[] = [];
  for (let stage = 0; stage < STAGES; stage += 1) stages.push(await time.through());
  expect(stages[0]).toBe(issue);
  await daysPass(31);
  expect(await removed(DEAL, stages)).toEqual([]);
  expect(await verdictOf(DEAL, stages.at(-1) ?? '')).toBe('verified');
});

it('a round in which nobody bet is removed after thirty days; one with bets stays, and proves its opening', async () => {
  const time = timeAt(CARDS);
  const rina = await sitAt(await richMember(house, ['1000.00']), CARDS);
  await time.next();
  const empty = await time.through();
  await time.next();
  await rina.place('andar:50.00');
  const played = await time.through();
  await time.next();
  const after = await time.through();
  await daysPass(29);
  expect(await removed(CARDS, [empty, played, after])).toEqual([]);
  await daysPass(2);
  expect(await removed(CARDS, [empty, played, after])).toEqual([empty, after]);
  expect(await verdictOf(CARDS, played)).toBe('verified');
  expect((await house.prove()).differences).toBe(0);
});
