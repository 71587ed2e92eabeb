import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import {
  forgetReleases,
  migrateWhilePlayed,
  NEXT_RELEASE,
  RELEASE_AFTER,
  type Seat,
  sitDown,
} from '../harness/next-release.ts';
import { type CitusGround, openCitus, tell } from './ground.ts';

/** As long as a player may wait for one answer. */
const PAUSE_MS = 5_000;

let ground: CitusGround;
let house: RunningHouse;
let seats: Seat[];
beforeAll(async () => {
  // Who registers where many did before is asked for work first.
  ground = await openCitus({ empty: true });
  house = await startHouse({ database: ground.database, spinIntervalMs: 0 });
  seats = await sitDown(house, 12);
});
afterAll(async () => {
  await forgetReleases(house);
  await house.close();
});

it.each([
  ['the next release', NEXT_RELEASE],
  ['the release after it, which takes away what no server uses any more', RELEASE_AFTER],
])('servers play on while the lanes are brought to %s', async (what, migrations) => {
  const seen = await migrateWhilePlayed(house, seats, migrations);
  tell(`${what}: ${seen.said}`);
  expect(seen.refused).toEqual([]);
  expect(seen.longestMs).toBeLessThan(PAUSE_MS);
  expect(await ground.run('citus', 'status')).toContain('Everything is in its place.');
});

it('the ledger has no difference after both', async () => {
  expect((await house.prove()).differences).toBe(0);
});
