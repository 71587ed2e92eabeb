import { afterAll, beforeAll, expect, test } from 'vitest';
import { longFaults } from '../../harness/extent.ts';
import { takeChance } from '../../harness/chance.ts';
import { nextLine } from './follow-log.ts';
import { type Ground, layGround } from './ground.ts';
import { CLEAN, type Figures, prove, proveAtRest, sayFigures } from './prove.ts';

/** Once in `npm test`, and any moment may be the one. */
const KILLS = longFaults ? 20 : 1;
const LINE_WITHIN_MS = longFaults ? 10_000 : 1_500;
const LIMIT = 120_000 + KILLS * 45_000;

/** Everything the database does is said in its log, and each kind of moment comes often. */
const TALKATIVE = {
  log_statement: 'all',
  log_duration: 'on',
  log_parameter_max_length: '0',
  log_checkpoints: 'on',
  log_autovacuum_min_duration: '0',
  autovacuum_naptime: '5s',
  checkpoint_timeout: '30s',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
};

/** Lines of PostgreSQL's log right after which it, or the server, is killed. */
const MOMENTS: readonly (readonly [string, RegExp])[] = [
  ['a lane’s statement begins', /execute .*wallet_post/],
  ['a statement has run and is not committed yet', /duration:/],
  ['a story begins', /statement: begin$/],
  ['a story commits', /statement: commit/],
  ['the key of a call is taken', /insert into kernel_idempotency/],
  ['a deposit is written', /insert into cashier_deposit/],
  ['a callback of the bank is written', /insert into cashier_callback/],
  ['a job is claimed', /from kernel_job/],
  ['a job is done', /update kernel_job set done_at/],
  ['a checkpoint starts', /checkpoint starting/],
  ['a checkpoint ends', /checkpoint complete/],
  ['vacuum has run', /automatic (vacuum|analyze)/],
];
/** Lines of the server's log while it lives through a kill of PostgreSQL. */
const RECOVERING = [
  /PostgreSQL is gone/,
  /asking by its keys/,
  /a call was refused as busy/,
  /runs again/,
];

const chance = takeChance();
let ground: Ground;
beforeAll(async () => {
  ground = await layGround({ settings: TALKATIVE });
}, 120_000);
afterAll(() => ground?.clear(), 60_000);

/** A random line of the log, or a random time. Says which. */
async function someMoment(): Promise<string> {
  await ground.rounds(longFaults ? 60 + chance.whole(120) : 10 + chance.whole(30));
  const [words, pattern] = chance.pick([...MOMENTS, ['some time', null] as const]);
  if (pattern && (await nextLine(ground.logs.postgres, pattern, LINE_WITHIN_MS))) return words;
  await new Promise((resolve) => setTimeout(resolve, chance.whole(40)));
  return 'some time';
}

async function killPostgres(): Promise<void> {
  process.kill((await ground.house.postgres()).pid, 'SIGKILL');
}

const mendingTurn = chance.whole(4);

/** The server dies while all is well; each fourth time while it recovers from a kill of PostgreSQL. */
async function killServer(nth: number): Promise<string> {
  let moment = await someMoment();
  if (nth % 4 === mendingTurn) {
    const line = chance.pick(RECOVERING);
    const seen = nextLine(ground.logs.house, line, LINE_WITHIN_MS);
    await killPostgres();
    moment = (await seen) ? `${moment}, then ${line.source}` : moment;
  }
  await ground.house.kill();
  return moment;
}

const tally = (moments: readonly string[]) =>
  [...new Set(moments)].map((m) => `${moments.filter((o) => o === m).length} x ${m}`).join('; ');

test(
  `${KILLS} kill -9 of the server at random lines lose, double and leave open nothing`,
  async () => {
    const moments: string[] = [];
    let figures: Figures | undefined;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      moments.push(await killServer(kill));
      await ground.reopen();
      figures = await prove(ground.house, ground.load);
      expect(figures).toMatchObject(CLEAN);
    }
    sayFigures(`${KILLS} kill -9 of the server`, figures as Figures, chance.seed);
    process.stdout.write(`  ${tally(moments)}\n`);
  },
  LIMIT,
);

test(
  `${KILLS} kill -9 of PostgreSQL at random lines lose, double and leave open nothing`,
  async () => {
    const moments: string[] = [];
    let figures: Figures | undefined;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      moments.push(await someMoment());
      const { pid } = await ground.house.postgres();
      process.kill(pid, 'SIGKILL');
      const restarted = async () => (await ground.house.postgres()).pid !== pid;
      await expect.poll(restarted, { timeout: 60_000, interval: 50 }).toBe(true);
      await ground.rounds(1);
      figures = await prove(ground.house, ground.load);
      expect(figures).toMatchObject(CLEAN);
    }
    sayFigures(`${KILLS} kill -9 of PostgreSQL`, figures as Figures, chance.seed);
    process.stdout.write(`  ${tally(moments)}\n`);
  },
  LIMIT,
);

test('after all kills every wallet is what its answers and the bank’s deposits add up to', async () => {
  expect(ground.load.seen.unanswered).toBeGreaterThan(0);
  const figures = await proveAtRest(ground.house, ground.load);
  sayFigures('at rest after the kills', figures);
  expect(figures).toMatchObject(CLEAN);
}, 180_000);
