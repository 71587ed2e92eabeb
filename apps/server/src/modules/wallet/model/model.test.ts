import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { full } from '../../../../../../tests/harness/extent.ts';
import { printActs } from './act.ts';
import { anyAct, BEGINNING } from './any-act.ts';
import { playList, playSeed, smallCase } from './run.ts';
import { openStage, type Stage } from './stage.ts';

const OPERATIONS = Number(process.env.NOKSHI_MODEL_OPERATIONS ?? (full ? 1_000_000 : 20_000));
const SEED = Number(process.env.NOKSHI_MODEL_SEED ?? Date.now() % 2 ** 32);

let database: TestDatabase;
let stage: Stage;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    create table model_ridden (lane int);
    create function model_ride(p_lane int, p_at timestamptz, p_rows jsonb) returns void
    language plpgsql as $$
    begin
      if exists (select 1 from jsonb_to_recordset(p_rows) r (word text) where r.word = 'no') then
        raise exception using errcode = 'NK400', message = 'limits.stake-limit';
      end if;
      insert into model_ridden select p_lane from jsonb_array_elements(p_rows);
    end $$`);
  stage = await openStage(database.url);
});

afterAll(async () => {
  await stage.db.close();
  await database.drop();
});

const ridden = async () =>
  Number((await database.pool.query('select count(*) from model_ridden')).rows[0].count);

it('random operations are answered, and end, as in a plain model', async () => {
  const extent = {
    members: Math.min(2_000, Math.ceil(OPERATIONS / 100)),
    actsApart: Math.max(500, Math.round(OPERATIONS / 350)),
    minutesApart: 200,
  };
  const seeded = { seed: SEED, operations: OPERATIONS, extent };
  const began = performance.now();
  const ended = await playSeed(stage, seeded);
  const seconds = Math.round((performance.now() - began) / 1_000);
  const rows = await ridden();
  const proof = await stage.wallet.verify('full');
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
  await fc.assert(check, { numRuns: full ? 400 : 40, seed: SEED });
}, 300_000);
