import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import {
  migrateWhilePlayed,
  NEXT_RELEASE,
  RELEASE_AFTER,
  type Seat,
  sitDown,
} from '../harness/next-release.ts';

let house: RunningHouse;
let seats: Seat[];
beforeAll(async () => {
  // Nobody pauses between spins, however fast the machine is.
  const edgeLimits = { sessionRate: { max: 1e6, perSeconds: 1 } };
  house = await startHouse({ spinIntervalMs: 0, edgeLimits });
  seats = await sitDown(house, 4);
});
afterAll(() => house?.close());

it('servers play on while the database is brought to the next release, and to the one after it', async () => {
  for (const migrations of [NEXT_RELEASE, RELEASE_AFTER]) {
    const { refused, spins } = await migrateWhilePlayed(house, seats, migrations);
    expect(refused).toEqual([]);
    expect(spins).toBeGreaterThan(0);
  }
  expect((await house.prove()).differences).toBe(0);
});
