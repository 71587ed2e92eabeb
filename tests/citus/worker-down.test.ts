import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CitusGround, openCitus, tell } from './ground.ts';
import { beginLoad } from './load.ts';
import { given, operate, untilWhole } from './operate.ts';

const DOWN_MS = 5_000;
/** What lanes elsewhere may pause; a busy machine takes its part of it. */
const OTHERS_MS = 3_000;

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

describe.runIf(given('CITUS_STOP'))('a worker that is gone for five seconds', () => {
  it('holds its own lanes and no others, and nothing is lost', async () => {
    await sleep(DOWN_MS);
    const before = load.summary(() => true);
    load.countAnew();
    await operate(given('CITUS_STOP'));
    await sleep(DOWN_MS);
    const silent = load.lanes.map(({ lastAt }) => performance.now() - lastAt > DOWN_MS / 2);
    const gone = new Set(load.placed.filter(({ lane }) => silent[lane]).map((one) => one.nodeId));
    const isGone = (lane: number) =>
      gone.has(load.placed.find((one) => one.lane === lane)?.nodeId ?? 0);
    const others = load.summary((lane) => !isGone(lane));
    await operate(given('CITUS_START'));
    await untilWhole(ground.database.pool);
    const taken = load.lanes.map((lane) => lane.taken);
    const goOn = () => load.lanes.every((lane, at) => lane.taken > (taken[at] ?? 0));
    await expect.poll(goOn).toBe(true);
    await load.end();
    const own = load.summary(isGone);
    const perLane = load.lanes.map(({ refused }, lane) => `${lane}: ${refused}`).join(', ');
    tell(`before, in ${DOWN_MS} ms: ${before.taken} postings`);
    tell(`worker gone: others took ${others.taken}, longest pause ${others.gapMs} ms`);
    tell(`its own lanes: longest pause ${own.gapMs} ms; refused by lane ${perLane}`);
    for (const line of load.words()) tell(line);
    expect(gone.size).toBe(1);
    expect(others).toMatchObject({ refused: 0 });
    expect(others.gapMs).toBeLessThan(OTHERS_MS);
    expect((await load.prove()).differences).toBe(0);
  });
});
