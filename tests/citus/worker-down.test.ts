import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CitusGround, openCitus, tell } from './ground.ts';
import { beginLoad } from './load.ts';
import { given, operate, untilWhole } from './operate.ts';

const BEFORE_MS = 5_000;
/** What lanes elsewhere may pause; a busy machine takes its part of it. */
const OTHERS_MS = 3_000;

let ground: CitusGround;
beforeAll(async () => {
  ground = await openCitus();
});
afterAll(() => ground.database.drop());

type Fault = { readonly stop: string; readonly start: string; readonly downMs: number };

/** Its own lanes wait, those of other workers do not, and nothing is lost. */
async function holdOnlyItsOwn({ stop, start, downMs }: Fault): Promise<void> {
  const load = await beginLoad(ground.database.url);
  try {
    await sleep(BEFORE_MS);
    const before = load.summary(() => true);
    load.countAnew();
    await operate(stop);
    await sleep(downMs);
    const silent = load.lanes.map(({ lastAt }) => performance.now() - lastAt > downMs / 2);
    const gone = new Set(load.placed.filter(({ lane }) => silent[lane]).map((one) => one.nodeId));
    const isGone = (lane: number) =>
      gone.has(load.placed.find((one) => one.lane === lane)?.nodeId ?? 0);
    const others = load.summary((lane) => !isGone(lane));
    await operate(start);
    await untilWhole(ground.database.pool);
    const taken = load.lanes.map((lane) => lane.taken);
    const goOn = () => load.lanes.every((lane, at) => lane.taken > (taken[at] ?? 0));
    await expect.poll(goOn).toBe(true);
    await load.end();
    const own = load.summary(isGone);
    const perLane = load.lanes.map(({ refused }, lane) => `${lane}: ${refused}`).join(', ');
    tell(`before, in ${BEFORE_MS} ms: ${before.taken} postings`);
    tell(`${downMs} ms gone: others took ${others.taken}, longest pause ${others.gapMs} ms`);
    tell(`its own lanes: longest pause ${own.gapMs} ms; refused by lane ${perLane}`);
    for (const line of load.words()) tell(line);
    expect(gone.size).toBe(1);
    expect(others).toMatchObject({ refused: 0 });
    expect(others.gapMs).toBeLessThan(OTHERS_MS);
    expect((await load.prove()).differences).toBe(0);
  } finally {
    await load.end();
    await load.close();
  }
}

describe.runIf(given('CITUS_STOP'))('a worker that is gone for five seconds', () => {
  it('holds its own lanes and no others, and nothing is lost', () =>
    holdOnlyItsOwn({ stop: given('CITUS_STOP'), start: given('CITUS_START'), downMs: 5_000 }));
});

describe.runIf(given('CITUS_FREEZE'))('a worker that says nothing for twenty seconds', () => {
  it('holds its own lanes and no others, and nothing is lost', () =>
    holdOnlyItsOwn({ stop: given('CITUS_FREEZE'), start: given('CITUS_THAW'), downMs: 20_000 }));
});
