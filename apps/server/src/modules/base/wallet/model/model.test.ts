import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../../../../tests/harness/database.ts';
import { full } from '../../../../../../../tests/harness/extent.ts';
import { printActs } from './act.ts';
import { anyAct, BEGINNING } from './any-act.ts';
import { playList, playSeed, smallCase } from './run.ts';
import { closeStage, openStage, type Server, type Stage } from './stage.ts';

const OPERATIONS = Number(process.env.NOKSHI_MODEL_OPERATIONS ?? (full ? 1_000_000 : 6_000));
const SEED = Number(process.env.NOKSHI_MODEL_SEED ?? Date.now() % 2 ** 32);

/**
 * A run covers some forty days: keys of one month are repeated in the next, within the retry
 * window.
 */
const DAYS_MINUTES = 40 * 24 * 60;

let database: TestDatabase;
let stage: Stage;

beforeAll(async () => {
  database = await createTestDatabase();
  stage = await openStage(database);
});

afterAll(async () => {
  await closeStage(stage);
  await database.drop();
});

const ridden = async () =>
  Number((await database.pool.query('select count(*) from model_ridden')).rows[0].count);

it('random operations are answered as in a plain model, and end with the same balances', async () => {
  const expiries = Math.min(300, OPERATIONS / 500);
  const extent = {
    members: Math.min(2_000, Math.ceil(OPERATIONS / 100)),
    actsApart: Math.round(OPERATIONS / expiries),
    minutesApart: Math.round(DAYS_MINUTES / expiries),
  };
  const seeded = { seed: SEED, operations: OPERATIONS, extent };
  const began = performance.now();
  const ended = await playSeed(stage, seeded);
  const seconds = Math.round((performance.now() - began) / 1_000);
  const rows = await ridden();
  const proof = await (stage.servers[0] as Server).wallet.verify('full');
  process.stdout.write(
    `model: ${ended.play.tally.operations.toLocaleString('en')} operations in ${seconds} s, ` +
      `seed ${SEED}: ${ended.play.tally}; differences ${ended.differences.length}, ` +
      `proof of ${proof.entries} entries in ${proof.tookMs} ms: ` +
      `differences ${proof.differences}\n`,
  );
  if (ended.differences.length > 0) {
    const small = await smallCase(stage, seeded, ended);
    expect.fail(`${ended.differences.slice(0, 5).join('\n')}\n${printActs(small)}`);
  }
  expect(rows).toBe(ended.play.plain.ridden);
  expect(proof).toMatchObject({ differences: 0, examples: [] });
}, 3_600_000);

it('small stories of three members, one act after another', async () => {
  const acts = fc.array(anyAct, { minLength: 1, maxLength: 20 });
  const check = fc.asyncProperty(acts, async (acts) => {
    const { differences } = await playList(stage, [...BEGINNING, ...acts]);
    if (differences.length > 0) throw new Error(`${differences.join('\n')}\n${printActs(acts)}`);
  });
  await fc.assert(check, { numRuns: full ? 400 : 12, seed: SEED });
}, 300_000);
