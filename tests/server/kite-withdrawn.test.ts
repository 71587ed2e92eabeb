import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../harness/client.ts';
import { fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { type Flier, flierOf, flyKites, type Kites } from '../harness/kite-flights.ts';
import { richMember } from '../harness/vendor.ts';

let house: RunningHouse;
let kites: Kites;
let rina: Flier;
beforeAll(async () => {
  const clock = fakeClock('2026-03-01T06:00:10.000Z');
  house = await startHouse({ clock, tables: true });
  kites = await flyKites(house, clock);
});
afterAll(() => house.close());
beforeEach(async () => {
  rina = await flierOf(await richMember(house, ['20000.00']));
});

it('a bet on a flight is not taken back once that is closed, also by a server whose clock is behind', async () => {
  const flight = await kites.open();
  const { bet } = await rina.place(flight.issue, '10.00', null);
  await kites.close(flight);
  kites.moveTo(Date.parse(flight.closesAt) - 1_000);
  expect(await refused(rina.withdraw(bet))).toBe('tables.round-closed');
  expect(await rina.cash()).toBe('19990.00');
});

it('a bet on a flight is not taken back once that is void: the stake came back before', async () => {
  const { issue } = await kites.open();
  const { bet } = await rina.place(issue, '10.00', null);
  const { db, rounds } = house.house;
  const round = await db.read((tx) => rounds.find(tx, { series: 'kite', issue }));
  if (!round) throw new Error(`no flight ${issue}`);
  await db.tx((tx) => rounds.void(tx, { round, reason: 'a test' }));
  await kites.tick();
  expect(await rina.cash()).toBe('20000.00');
  expect(await refused(rina.withdraw(bet))).toBe('tables.round-closed');
  expect(await rina.cash()).toBe('20000.00');
});
