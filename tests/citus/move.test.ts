import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lanesOf } from '../../apps/server/src/kernel/citus/standing.ts';
import { type CitusGround, openCitus, tell } from './ground.ts';
import { beginLoad } from './load.ts';

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
  await load.close();
  await ground.database.drop();
});

it('a lane goes to another worker while it is played on, and nobody is refused', async () => {
  const from = load.placed.find(({ lane }) => lane === LANE);
  const to = load.nodes.find(({ id, holdsLanes }) => holdsLanes && id !== from?.nodeId);
  const at = load.nodes.find(({ id }) => id === from?.nodeId);
  if (!from || !at || !to) throw new Error('there is one worker: a lane cannot move');
  await sleep(3_000);
  load.countAnew();
  const began = performance.now();
  await ground.database.pool.query(
    `select citus_move_shard_placement($1::bigint, $2, $3, $4, $5, 'force_logical')`,
    [from.shardId, at.host, at.port, to.host, to.port],
  );
  const ms = Math.round(performance.now() - began);
  await sleep(2_000);
  await load.end();
  const own = load.summary((lane) => lane === LANE);
  const others = load.summary((lane) => lane !== LANE);
  tell(
    `lane ${LANE} moved in ${ms} ms; its longest pause ${own.gapMs} ms, others ${others.gapMs} ms`,
  );
  for (const line of load.words()) tell(line);
  expect((await lanesOf(ground.database.pool))[LANE]?.nodeId).toBe(to.id);
  expect(own).toMatchObject({ refused: 0 });
  expect(others).toMatchObject({ refused: 0 });
  expect(own.gapMs).toBeLessThan(PAUSE_MS);
  expect((await load.prove()).differences).toBe(0);
});
