import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { playerRoutes } from '@nokshi/contract';
import { chips, keepTables, sitAt, timeOf } from '../harness/at-table.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, httpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { richMember } from '../harness/vendor.ts';

const { tables } = playerRoutes;
const GAME = 'roulette-low';

let clock: FakeClock;
let house: RunningHouse;
let other: RunningHouse;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock, tables: true });
  await keepTables(house, GAME);
  other = await startHouse({ clock, tables: true, database: house.database });
});
afterAll(async () => {
  await other.house.stop();
  await house.close();
});

const time = timeOf(
  () => [house],
  { now: () => clock.now(), advance: (ms) => clock.advance(ms), set: (iso) => clock.set(iso) },
  GAME,
);
beforeEach(async () => void (await time.next()));

const seated = async () => sitAt(await richMember(house, ['20000.00']), GAME);
const codeOf = async (sent: Promise<{ answer: object }>) => {
  const { code, value } = (await sent).answer as { code?: string; value?: object };
  return code === undefined ? 'taken' : [code, value];
};

it('a table has spots, and takes no chip on any other', async () => {
  const rina = await seated();
  expect(await codeOf(rina.send('straight-37:10.00'))).toEqual(['tables.spot-unknown', undefined]);
  expect(await codeOf(rina.send('player:10.00'))).toEqual(['tables.spot-unknown', undefined]);
});

it('a chip is at least what the table says; two on one spot are one', async () => {
  const rina = await seated();
  const least = { least: '10.00' };
  expect(await codeOf(rina.send('red:9.99'))).toEqual(['tables.below-least', least]);
  const bet = await rina.place('red:5.00 black:20.00 red:5.00');
  expect(bet.layout).toEqual([
    { spot: 'red', stake: '10.00' },
    { spot: 'black', stake: '20.00' },
  ]);
});

it('a spot takes so much of one member in a round, over all bets; another member has as much', async () => {
  const rina = await seated();
  expect(await codeOf(rina.send('red:2000.01'))).toEqual([
    'tables.over-limit',
    { most: '2000.00' },
  ]);
  await rina.place('red:1500.00');
  expect(await codeOf(rina.send('red:600.00'))).toEqual(['tables.over-limit', { most: '500.00' }]);
  const last = await rina.place('red:500.00 odd:10.00');
  expect(await codeOf(rina.send('red:10.00'))).toEqual(['tables.over-limit', { most: '0.00' }]);
  await rina.withdraw(last.betId);
  await rina.place('red:500.00');
  await (await seated()).place('red:2000.00');
  expect((await rina.seat()).balance).toBe('18000.00');
});

it('a round takes so much of one member in all, on every server together', async () => {
  const rina = await seated();
  const round = await rina.issue();
  const origins = [house, other].map(({ playerOrigin }) => playerOrigin);
  const layouts = ['red', 'black', 'odd', 'even', 'low', 'high', 'dozen-1', 'dozen-2'];
  const placeAt = (spot: string, at: number) =>
    sendTo(origins[at % 2] ?? '', { rina: rina.client, bearer: rina.bearer }, { spot, round });
  const answers = await Promise.all(layouts.map(placeAt));
  expect(answers.filter(({ answer }) => answer.success)).toHaveLength(5);
  const { bets, balance } = await rina.seat();
  expect([bets.length, balance]).toEqual([5, '10000.00']);
  expect(new Set(answers.flatMap(({ answer }) => (answer.success ? [] : answer.code)))).toEqual(
    new Set(['tables.over-limit']),
  );
});

let keys = 0;
function sendTo(
  origin: string,
  { rina, bearer }: { rina: HttpClient; bearer: string },
  { spot, round }: { spot: string; round: string },
) {
  const { port } = new URL(origin);
  const client = httpClient(`http://127.0.0.1:${port}`, origin);
  const cookie = Object.entries(rina.cookies())
    .map((pair) => pair.join('='))
    .join('; ');
  keys += 1;
  return client.send(
    tables.place,
    { issue: round, layout: chips(`${spot}:2000.00`) },
    { key: `limits-key-${keys}`, bearer, headers: { cookie } },
  );
}

it('a member makes at most a hundred bets in a round', async () => {
  const rina = await seated();
  const round = await rina.issue();
  for (let at = 0; at < 100; at += 20)
    await Promise.all(Array.from({ length: 20 }, () => rina.send('red:10.00', { round })));
  expect((await rina.seat()).bets).toHaveLength(100);
  expect(await codeOf(rina.send('red:10.00', { round }))).toEqual([
    'tables.too-many-bets',
    { most: 100 },
  ]);
});

it('a bet needs the money for all of its chips', async () => {
  const rina = await sitAt(await richMember(house, ['100.00']), GAME);
  expect((await codeOf(rina.send('red:60.00 odd:50.00')))[0]).toBe('wallet.insufficient');
  expect((await rina.seat()).balance).toBe('100.00');
});
