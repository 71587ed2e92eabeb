import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longFaults } from '../../harness/extent.ts';
import { type Ground, layGround } from './ground.ts';
import { familyOf } from './house-holder.ts';
import { CLEAN, prove, proveAtRest, sayFigures } from './prove.ts';

const SECONDS = 30;
const LIMIT = 180_000;

// Half a minute of standing still is for `npm run test:faults` and `npm run test:full`.
describe.skipIf(!longFaults)('a process that is stopped and goes on', () => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await layGround();
  }, 120_000);
  afterAll(() => ground?.clear(), 60_000);

  test(
    `PostgreSQL that stands still for ${SECONDS} s and goes on loses and doubles nothing`,
    async () => {
      await ground.rounds(100);
      const { pid } = await ground.house.postgres();
      const family = familyOf(pid);
      for (const one of family) process.kill(one, 'SIGSTOP');
      await sleep(SECONDS * 1_000);
      // What was sent before it stood still is done only now, when its caller may have given up.
      for (const one of family) process.kill(one, 'SIGCONT');
      await ground.rounds(100);
      expect((await ground.house.postgres()).pid).toBe(pid);
      const figures = await prove(ground.house, ground.load);
      sayFigures(`SIGSTOP of PostgreSQL, ${family.length} processes for ${SECONDS} s`, figures);
      expect(figures).toMatchObject(CLEAN);
    },
    LIMIT,
  );

  test(
    `a server that stands still for ${SECONDS} s and goes on loses and doubles nothing`,
    async () => {
      await ground.rounds(100);
      ground.house.signal('SIGSTOP');
      await sleep(SECONDS * 1_000);
      ground.house.signal('SIGCONT');
      await ground.rounds(100);
      const figures = await proveAtRest(ground.house, ground.load);
      sayFigures(`SIGSTOP of the server for ${SECONDS} s`, figures);
      expect(figures).toMatchObject(CLEAN);
    },
    LIMIT,
  );
});
