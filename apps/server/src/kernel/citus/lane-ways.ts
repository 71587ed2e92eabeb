import pg from 'pg';
import type { Log } from '../log.ts';
import { lanesOf, nodesOf, standingOf } from './standing.ts';
import { MOVED } from './store/lane-here.ts';
import { createWorkers } from './workers.ts';

/** How the batches of a lane go to where it is. */
export type LaneWay = {
  readonly pool: pg.Pool;
  /** On a worker the schema whose functions are called; null is the database of the house. */
  readonly schema: string | null;
};

export type LaneWays = {
  of(lane: number): LaneWay;
  /** The database of the house, which always knows where a lane is. */
  readonly through: LaneWay;
  /** From now on straight to the workers, where lanes are on some; unless an operator forbids it. */
  open(isDirect?: boolean): Promise<void>;
  /** Asks where the lanes are now. A map that cannot be read stays as it was. */
  readAgain(): Promise<void>;
  /** How many lanes go straight to their worker. */
  direct(): number;
  close(): Promise<void>;
};

/** The node does not have the lane, and nothing was changed there. */
export const hasMoved = (err: unknown): boolean =>
  err instanceof pg.DatabaseError && err.code === MOVED;

/** How often a server looks where the lanes are, should no worker have said that one moved. */
const READ_EVERY_MS = 60_000;

type Given = {
  readonly url: string;
  readonly log: Log;
  /** The pool of the house. */
  readonly pool: pg.Pool;
  /** Opens a pool for a worker, set up as that of the house. */
  readonly openPool: (url: string) => pg.Pool;
};

/**
 * Which connections the batches of each lane take. On one PostgreSQL, and until it is opened, those
 * of the house; on Citus each worker has a pool of its own (decision 0089).
 */
export function createLaneWays({ url, log, pool, openPool }: Given): LaneWays {
  const through: LaneWay = { pool, schema: null };
  const workers = createWorkers({ url, log, coordinator: pool, openPool });
  let ways: ReadonlyMap<number, LaneWay> = new Map();
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const placed = await lanesOf(pool);
    const nodes = (await nodesOf(pool)).filter(
      ({ id, isCoordinator }) => !isCoordinator && placed.some(({ nodeId }) => nodeId === id),
    );
    const next = new Map<number, LaneWay>();
    const find = async (node: (typeof nodes)[number]) => {
      const own = await workers.poolOf(node);
      if (!own) return;
      for (const { lane, nodeId } of placed)
        if (nodeId === node.id) next.set(lane, { pool: own, schema: 'public' });
    };
    await Promise.all(nodes.map(find));
    ways = next;
    workers.keep(nodes);
  }

  async function readAgain(): Promise<void> {
    if (!timer) return;
    reading ??= read()
      .catch((err: Error) =>
        log.warn('where the lanes are could not be read', { reason: err.message }),
      )
      .finally(() => {
        reading = undefined;
      });
    await reading;
  }

  return {
    through,
    of: (lane) => ways.get(lane) ?? through,
    readAgain,
    direct: () => ways.size,
    async open(isDirect = true) {
      if ((await standingOf(pool)) !== 'distributed') return;
      if (!isDirect) {
        log.info('batches go through the coordinator, as CITUS_DIRECT says');
        return;
      }
      timer = setInterval(() => void readAgain(), READ_EVERY_MS).unref();
      await readAgain();
    },
    async close() {
      clearInterval(timer);
      timer = undefined;
      await reading;
      await workers.close();
    },
  };
}
