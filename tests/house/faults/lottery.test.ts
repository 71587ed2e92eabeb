import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longFaults } from '../../harness/extent.ts';
import { takeChance } from '../../harness/chance.ts';
import {
  allOver,
  comesTo,
  layLotteryGround,
  type LotteryGround,
  provenSince,
  WINDOWS,
  type Window,
} from './lottery-ground.ts';
import { FAIR, sayDraws, unsettled } from './prove-draws.ts';
import { LINE_FAULTS, type LineFault, openProxy, type Proxy } from './proxy.ts';

const ALL = Object.keys(WINDOWS) as Window[];
/** Ten of each window; in `npm test` one, and any of them may be the one. */
const TIMES = 10;
const LIMIT = 120_000 + (longFaults ? TIMES * ALL.length : 1) * 90_000;
const SPOILT_MS = longFaults ? 2_000 : 200;
/** An answer that never comes is waited for: not in `npm test`. */
const SPOILING: readonly LineFault[] = longFaults ? LINE_FAULTS : ['reset', 'cut'];
/** Issues that ended this long before a kill are looked at after it. */
const BEFORE_MS = 20_000;

const chance = takeChance();
let ground: LotteryGround;
let line: Proxy;
beforeAll(async () => {
  ground = await layLotteryGround(chance, async (site) => {
    line = await openProxy(async () => site, chance);
    return line.port;
  });
}, 120_000);
afterAll(async () => {
  await ground?.clear();
  await line?.close();
}, 60_000);

const strikes = (): Window[] =>
  longFaults ? Array.from({ length: TIMES }, () => ALL).flat() : [chance.pick(ALL)];

async function kill(what: string, strike: () => Promise<void>): Promise<void> {
  const windows = strikes();
  let slowest = 0;
  for (const [nth, window] of windows.entries()) {
    const since = new Date(Date.now() - BEFORE_MS);
    await ground.rounds(10);
    const moment = await comesTo(ground, window, chance);
    await strike();
    slowest = Math.max(slowest, await allOver(ground));
    await ground.rounds(5);
    const isLast = nth === windows.length - 1;
    const figures = await provenSince(ground, isLast ? new Date(0) : since);
    const more = `last after ${moment}, all over within ${slowest.toFixed(1)} s of each start; NOKSHI_TEST_SEED=${chance.seed}`;
    if (isLast) sayDraws(`${windows.length} kill -9 of ${what}`, figures, more);
    expect(figures, moment).toMatchObject(FAIR);
  }
}

// The states of a draw that a lost server leaves are in rounds.test.ts and tables-stops.test.ts each time.
test.runIf(longFaults)(
  'kill -9 of the server around close, link and settlement: no draw twice or missed, no bet lost or paid twice',
  () =>
    kill('the server', async () => {
      await ground.house.kill();
      await ground.reopen();
    }),
  LIMIT,
);

// A server that lives on while its database comes back is in kill.test.ts each time.
test.runIf(longFaults)(
  'kill -9 of PostgreSQL around close, link and settlement: no draw twice or missed, no bet lost or paid twice',
  () =>
    kill('PostgreSQL', async () => {
      const { pid } = await ground.house.postgres();
      process.kill(pid, 'SIGKILL');
      const restarted = async () => (await ground.house.postgres()).pid !== pid;
      await expect.poll(restarted, { timeout: 60_000, interval: 50 }).toBe(true);
    }),
  LIMIT,
);

test(
  'answers to slips that are cut, reset, late or swallowed: one key, one slip',
  async () => {
    for (const fault of SPOILING) {
      const before = line.hits[fault];
      line.suffer(fault);
      await sleep(SPOILT_MS);
      const hit = () => line.hits[fault] > before;
      await expect.poll(hit, { timeout: 20_000, interval: 20 }).toBe(true);
      line.suffer(null);
      await ground.rounds(6);
    }
    const figures = await provenSince(ground, new Date(Date.now() - BEFORE_MS));
    const hits = LINE_FAULTS.map((fault) => `${line.hits[fault]} ${fault}`).join(', ');
    sayDraws('answers to slips spoilt', figures, `${hits}; NOKSHI_TEST_SEED=${chance.seed}`);
    expect(figures).toMatchObject(FAIR);
  },
  LIMIT,
);

test('after all faults every bettor has what their deposits and bets add up to, and no chase waits for an issue that is over', async () => {
  await ground.load.rest();
  const until = { timeout: 40_000, interval: 200 };
  await expect.poll(() => unsettled(ground.house, ground.load), until).toBe(0);
}, 60_000);
