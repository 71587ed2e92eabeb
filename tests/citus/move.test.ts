import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lanesOf, nodesOf } from '../../apps/server/src/kernel/citus/standing.ts';
import { runCommand } from '../harness/commands.ts';
import { withClient } from '../harness/test-cluster.ts';
import { type CitusGround, openCitus, tell } from './ground.ts';
import { beginLoad } from './load.ts';
import { given } from './operate.ts';

const LANE = 2;
/** As long as a player may wait for one answer. */
const PAUSE_MS = 3_000;

let ground: CitusGround;
let load: Awaited<ReturnType<typeof beginLoad>>;
beforeAll(async () => {
  ground = await openCitus();
  load = await beginLoad(ground.database.url);
});
afterAll(async () => {
  await load.end();
  await load.close();
  await ground.database.drop();
});

const nodeOf = async (lane: number) => (await lanesOf(ground.database.pool))[lane]?.nodeId;

/** The work while all lanes are played on: nobody is refused, and nobody waits long. */
async function whilePlayed(what: string, work: () => Promise<unknown>): Promise<void> {
  await sleep(2_000);
  load.countAnew();
  const began = performance.now();
  await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  await sleep(1_000);
  const own = load.summary((lane) => lane === LANE);
  const others = load.summary((lane) => lane !== LANE);
  tell(`${what}: ${seconds} s; lane ${LANE} paused ${own.gapMs} ms, others ${others.gapMs} ms`);
  for (const line of load.words()) tell(line);
  expect(own).toMatchObject({ refused: 0 });
  expect(others).toMatchObject({ refused: 0 });
  expect(Math.max(own.gapMs, others.gapMs)).toBeLessThan(PAUSE_MS);
}

async function moveTo(nodeId: number): Promise<void> {
  await whilePlayed(`lane ${LANE} to node ${nodeId}`, async () => {
    const said = await ground.run('citus', 'move', `${LANE}`, `${nodeId}`);
    expect(said).toMatch(/Moved in [\d.]+ s; the lane took no bet for [\d.]+ s at most\./);
  });
  expect(await nodeOf(LANE)).toBe(nodeId);
}

it('a lane goes to another worker and back while it is played on', async () => {
  const from = await nodeOf(LANE);
  const to = load.nodes.find(({ id, holdsLanes }) => holdsLanes && id !== from);
  if (from === undefined || !to) throw new Error('there is one worker: a lane cannot move');
  await moveTo(to.id);
  await moveTo(from);
});

describe.runIf(given('CITUS_SPARE'))('a machine that is added while the house is played on', () => {
  const spare = given('CITUS_SPARE');
  const [host = '', port = '5432'] = spare.split(':');
  const add = () =>
    runCommand('citus', ['add-node', spare], {
      DATABASE_URL: ground.database.url,
      DATABASE_OWNER_URL: ground.database.ownerUrl,
      DATABASE_ADMIN_URL: given('CITUS_ADMIN'),
    });
  const asAdmin = (text: string) =>
    withClient(given('CITUS_ADMIN'), (client) => client.query(text, [host, Number(port)]));
  const idOfSpare = async () =>
    (await nodesOf(ground.database.pool)).find((node) => `${node.host}:${node.port}` === spare)?.id;

  afterAll(() => asAdmin('select citus_remove_node($1, $2)'));

  it('gets what every node has, and it is said which lanes would level it', async () => {
    await whilePlayed('add-node', async () => {
      const said = await add();
      expect(said.output).toContain('It was added as node ');
      expect(said.output).toContain('Everything is in its place.');
      expect(said.output).toMatch(/^ {2}npm run citus -- move \d+ \d+$/m);
      expect(said.code).toBe(0);
    });
    const again = await add();
    expect(again.output).toContain(`It is node ${await idOfSpare()} already.`);
    expect(again.code).toBe(0);
  });

  it('takes a lane, lets nobody in who is not let in elsewhere, and gives the lane back', async () => {
    const from = (await nodeOf(LANE)) ?? 0;
    await moveTo((await idOfSpare()) ?? 0);
    const open = await ground.database.pool.query<{ result: string }>(
      `select distinct result from run_command_on_workers($$
         select string_agg(oid::regprocedure::text, ' ' order by oid::regprocedure::text)
         from pg_proc where pronamespace = 'public'::regnamespace
           and proname in ('wallet_post_lane', 'wallet_post_each', 'limits_guard')
           and has_function_privilege(0::oid, oid, 'execute')$$)`,
    );
    expect(open.rows).toHaveLength(1);
    await moveTo(from);
  });
});

it('the ledger has no difference after all that', async () => {
  await load.end();
  expect((await load.prove()).differences).toBe(0);
});
