import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { type RunningHouse, startHouse } from '../../../../../../tests/harness/house.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ clock: fakeClock('2026-03-01T06:00:10.000Z'), tables: true });
});
afterAll(() => house.close());

it('all tables are shown at once by a server with fewer connections than tables', async () => {
  const { board, tables } = house.house.tables;
  const codes = tables.all().flatMap(({ kind, gameCode }) => (kind === 'kite' ? [] : [gameCode]));
  expect(codes.length).toBeGreaterThan(2 * house.house.db.pool.options.max);
  const shown = await Promise.all(codes.map((code) => board.topic(code)));
  expect(shown.map(({ now }) => now?.state)).toEqual(codes.map(() => 'WAITING'));
});
