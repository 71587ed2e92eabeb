import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../../../apps/server/src/kernel/log.ts';
import { createRounds, type Rounds } from '../../../apps/server/src/modules/games/rounds/index.ts';
import { fakeClock } from '../../harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../harness/database.ts';
import { longFaults } from '../../harness/extent.ts';
import { createPlayHouse, type PlayHouse } from '../../harness/play-house.ts';
import { takeChance } from '../../harness/chance.ts';
import { bundleOf } from './house-holder.ts';
import { expectDrawnOnce, GAMES, makeRounds, mortal, statesOf } from './test-rounds.ts';

const SECOND = 1_000;
const START = '2026-03-01T06:00:00.000Z';
/** A lease ends after four seconds, and the other server looks twice a second. */
const LEADS_WITHIN_SECONDS = longFaults ? 8 : 5;

const chance = takeChance();
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

type Server = {
  readonly rounds: Rounds;
  readonly life: { isDead: boolean };
  readonly house: PlayHouse;
};

const topics = { serve: () => undefined, tell: () => undefined };

/** `onWork` hears of each draw before its commit, and of each round that is about to be paid. */
function server(
  clock: ReturnType<typeof fakeClock>,
  onWork: (life: Server['life']) => void,
): Server {
  const house = createPlayHouse({ url: database.url, clock });
  const life = { isDead: false };
  const { ids, fairness } = house;
  const db = mortal(house.db, life);
  const rounds = createRounds({ db, clock, ids, log: silentLog, topics, fairness });
  rounds.play('test', {
    outcome: (_, seeds) => {
      onWork(life);
      return { numbers: [seeds.nonce] };
    },
    settle: async () => onWork(life),
    refund: async () => onWork(life),
    shown: async () => ({}),
  });
  return { rounds, life, house };
}

test(`of two servers with ${GAMES} games of a minute one dies while they are drawn: the other draws each once, and leads within seconds`, async () => {
  const many = longFaults ? 3 : 1;
  const clock = fakeClock(START);
  const dies = 1 + chance.whole(2 * GAMES - 10);
  let work = 0;
  const strike = (life: Server['life']) => {
    work += 1;
    if (work === dies) life.isDead = true;
  };
  const servers = [server(clock, strike), server(clock, strike)];
  const [{ house, rounds }] = servers as [Server];
  await makeRounds(house, rounds, { from: clock.now().getTime(), many });
  // The one that is dead fails at everything it tries.
  const pass = async (seconds: number) => {
    clock.advance(seconds * SECOND);
    await Promise.allSettled(servers.map((one) => one.rounds.clock.runDue()));
  };
  for (const seconds of [0, 50, 10]) await pass(seconds);
  expect(servers.filter(({ life }) => life.isDead)).toHaveLength(1);
  let late = 0;
  for (; (await statesOf(database.pool)).SETTLED !== GAMES && late < 60; late += 1) await pass(1);
  expect(late).toBeLessThanOrEqual(LEADS_WITHIN_SECONDS);
  let open = 50 - late;
  for (let minute = 2; minute <= many; minute += 1, open = 50)
    for (const seconds of [open, 10]) await pass(seconds);
  await expectDrawnOnce(database.pool, many);
  for (const one of servers) await one.house.close();
}, 60_000);

/** Three minutes are for `npm run test:faults` and `npm run test:full`. */
describe.skipIf(!longFaults)('two processes', () => {
  const MINUTES = 3;
  const children = new Map<string, ChildProcess>();
  afterEach(() => {
    for (const child of children.values()) child.kill('SIGKILL');
  });

  const lastPaid = async (): Promise<{ server: string; at: Date } | undefined> =>
    (await database.pool.query('select server, at from test_paid order by at desc limit 1'))
      .rows[0];

  test(`run ${GAMES} games of a minute, the leader is killed with -9 while they are drawn, and each round is drawn once`, async () => {
    await database.pool.query(`
      create table test_paid (server text, series text, issue text,
        at timestamptz not null default clock_timestamp());
      grant select, insert on test_paid to public`);
    const { rounds, house } = server(fakeClock(new Date().toISOString()), () => undefined);
    await makeRounds(house, rounds, { from: Date.now() + 2 * SECOND, many: MINUTES });
    await house.close();
    for (const name of ['one', 'two']) {
      const child = fork(await bundleOf('rounds-process'), [database.url, name]);
      children.set(name, child);
      await once(child, 'message');
    }
    // In the middle of the draws of the second minute.
    const wanted = GAMES + 1 + chance.whole(GAMES - 10);
    const settled = async () => (await statesOf(database.pool)).SETTLED ?? 0;
    await expect.poll(settled, { timeout: 150_000, interval: 5 }).toBeGreaterThanOrEqual(wanted);
    const before = await settled();
    const leader = (await lastPaid())?.server ?? '';
    const killed = Date.now();
    children.get(leader)?.kill('SIGKILL');
    const other = async () => (await lastPaid())?.server !== leader;
    await expect.poll(other, { timeout: 30_000, interval: 20 }).toBe(true);
    const tookMs = Date.now() - killed;
    expect(tookMs).toBeLessThan(LEADS_WITHIN_SECONDS * SECOND);
    await expect.poll(settled, { timeout: 150_000, interval: 500 }).toBe(GAMES * MINUTES);
    await expectDrawnOnce(database.pool, MINUTES);
    process.stdout.write(
      `FAULT kill -9 of one of two servers of ${GAMES} games after ${before} draws: the other led ` +
        `after ${(tookMs / SECOND).toFixed(1)} s; ${GAMES * MINUTES} drawn once; NOKSHI_TEST_SEED=${chance.seed}\n`,
    );
  }, 300_000);
});
