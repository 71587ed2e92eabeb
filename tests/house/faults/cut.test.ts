import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longFaults } from '../../harness/extent.ts';
import { takeChance } from '../../harness/chance.ts';
import { type Ground, layGround } from './ground.ts';
import { CLEAN, prove, proveAtRest, sayFigures } from './prove.ts';
import { LINE_FAULTS, openProxy, type Proxy } from './proxy.ts';

const TIMES = longFaults ? 5 : 1;
const SPOILT_MS = longFaults ? 2_000 : 300;
const ROUNDS = longFaults ? 20 : 4;
const LIMIT = 120_000 + TIMES * LINE_FAULTS.length * 20_000;

const chance = takeChance();
let ground: Ground;
let toDatabase: Proxy;
let toSite: Proxy;
beforeAll(async () => {
  let found: (port: number) => void = () => {};
  const databasePort = new Promise<number>((resolve) => {
    found = resolve;
  });
  toDatabase = await openProxy(() => databasePort, chance);
  ground = await layGround({
    databasePort: toDatabase.port,
    // As the usual ones, only sooner: a swallowed answer is missed after 1.5 s.
    databaseLimits: { statementTimeoutMs: 1_000, silenceMs: 500 },
    onPostgres: ({ url }) => found(Number(new URL(url).port)),
    doorTo: async (site) => {
      toSite = await openProxy(async () => site, chance);
      return toSite.port;
    },
  });
}, 120_000);
afterAll(async () => {
  await ground?.clear();
  await toSite?.close();
  await toDatabase?.close();
}, 60_000);

/** Each fault for a while and until it has hit an answer, then a good line until play goes on; again and again. */
async function spoil(line: Proxy): Promise<string> {
  for (let time = 1; time <= TIMES; time += 1) {
    for (const fault of LINE_FAULTS) {
      await ground.rounds(ROUNDS);
      const before = line.hits[fault];
      line.suffer(fault);
      await sleep(SPOILT_MS);
      const hit = () => line.hits[fault] > before;
      await expect.poll(hit, { timeout: 20_000, interval: 20 }).toBe(true);
      line.suffer(null);
      await ground.rounds(ROUNDS);
    }
    if (time < TIMES) expect(await prove(ground.house, ground.load)).toMatchObject(CLEAN);
  }
  return LINE_FAULTS.map((fault) => `${line.hits[fault]} ${fault}`).join(', ');
}

test.runIf(longFaults)(
  'answers of PostgreSQL that are late, cut, reset or swallowed: each bet is resolved once',
  async () => {
    const hits = await spoil(toDatabase);
    const figures = await prove(ground.house, ground.load);
    sayFigures(`answers of PostgreSQL spoilt (${hits})`, figures, chance.seed);
    expect(figures).toMatchObject(CLEAN);
    expect(Math.min(...Object.values(toDatabase.hits))).toBeGreaterThan(0);
  },
  LIMIT,
);

test(
  'answers of the server that are late, cut, reset or swallowed: each bet is resolved once',
  async () => {
    const hits = await spoil(toSite);
    const figures = await proveAtRest(ground.house, ground.load);
    sayFigures(`answers of the server spoilt (${hits})`, figures, chance.seed);
    expect(figures).toMatchObject(CLEAN);
    expect(Math.min(...Object.values(toSite.hits))).toBeGreaterThan(0);
  },
  LIMIT,
);
