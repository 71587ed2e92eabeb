import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemRandom } from '../../apps/server/src/kernel/random.ts';
import { type Lived, liveDay } from '../../simulate/live-day.ts';
import { EVENING_BEFORE, openOwnHouse } from '../../simulate/own-house.ts';
import { planDay } from '../../simulate/plan/plan-day.ts';
import { cheapHasher } from '../harness/cheap-hasher.ts';
import { fakeClock } from '../harness/clock.ts';
import { type CitusGround, openCitus, tell } from './ground.ts';

const ORDER = { seed: 'small', members: 10, hours: 4 } as const;

let ground: CitusGround;
let lived: Lived;
beforeAll(async () => {
  ground = await openCitus({ empty: true });
  const place = await openOwnHouse({
    databaseUrl: ground.database.url,
    dataDir: join(import.meta.dirname, '../../.test'),
    masterKey: Buffer.alloc(32, 5),
    seed: ORDER.seed,
    clock: fakeClock(EVENING_BEFORE),
    hasher: cheapHasher(systemRandom),
    ahead: { chainLength: 500, issuesAheadMs: 2 * 3_600_000 },
    routineEveryMinutes: 20,
  });
  lived = await liveDay({ ...place, mostGames: 16 }, planDay(ORDER), () => {});
  await place.close();
}, 1_800_000);
afterAll(() => ground.database.drop());

it('what the house says at the end of a day is what happened in it', () => {
  expect(lived.checks.map(({ name, found }) => ({ name, found }))).toEqual(
    lived.checks.map(({ name }) => ({ name, found: [] })),
  );
});

it('nothing was answered that nobody expects', () => {
  expect(lived.world.tally.faults()).toEqual([]);
});

it('its ledger and its figures prove themselves', async () => {
  await ground.run('figures-again');
  const said = await ground.run('ledger-verify');
  tell(`a day: ledger:verify: ${said.trim()}`);
  expect(said).toContain('0 differences');
});
