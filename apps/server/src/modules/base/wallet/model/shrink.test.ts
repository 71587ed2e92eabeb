import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../../../../tests/harness/database.ts';
import type { Wallet } from '../index.ts';
import { playSeed, smallCase } from './run.ts';
import { closeStage, openStage, type Stage } from './stage.ts';

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

it('a planted defect is found, and shrinks to the few acts that show it', async () => {
  const servers = stage.servers.map(({ db, wallet }) => ({ db, wallet: generous(wallet) }));
  const broken = { ...stage, servers };
  const extent = { members: 20, actsApart: 200, minutesApart: 60 };
  const seeded = { seed: 7, operations: 1_500, extent };
  const ended = await playSeed(broken, seeded);
  expect(ended.differences[0]).toContain('the balance');
  const small = await smallCase(broken, seeded, ended);
  const verbs = small.flatMap((act) =>
    act.do === 'story' ? act.steps.map((step) => step.do) : [act.do],
  );
  expect(verbs).toEqual(['open', 'transfer', 'hold', 'release']);
}, 120_000);

/** Reports one more in cash than the released part of a hold. */
const generous = (wallet: Wallet): Wallet => ({
  ...wallet,
  async release(tx, input) {
    const posted = await wallet.release(tx, input);
    return { ...posted, balance: posted.balance + 1n };
  },
});
