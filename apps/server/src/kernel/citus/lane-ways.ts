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
  /** Does without a lane's own schema until the map is read again. */
  withoutSchema(lane: number): void;
  /** How many lanes go straight to their worker, and in how many of them PostgreSQL plans alone. */
  count(): { readonly direct: number; readonly ownSchema: number };
  close(): Promise<void>;
};

/** The node does not have the lane, and nothing was changed there. */
export const hasMoved = (err: unknown): boolean =>
  err instanceof pg.DatabaseError && err.code === MOVED;

/** The schema of the functions that Citus plans; a lane's own is called lane_3. */
const DISTRIBUTED = 'public';

/**
 * A lane's own schema is gone, or is being made again: nothing was changed. A fault that has another
 * reason shows again in the distributed functions.
 */
export const lacksSchema = (err: unknown, schema: string | null): boolean =>
  schema !== null &&
  schema !== DISTRIBUTED &&
  err instanceof pg.DatabaseError &&
  /^(3F|42|XX)/.test(err.code ?? '');

/**
 * How often a server looks at the workers: which can be reached, and which lanes have a schema of
 * their own. Where a lane is it also asks when a worker says that it has moved.
 */
const LOOK_EVERY_MS = 60_000;

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
  let ways: Map<number, LaneWay> = new Map();
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;

  /** Finds the lanes, and looks at each worker that is new, or at all of them. */
  async function read(how: 'find' | 'lookAt'): Promise<void> {
    const placed = await lanesOf(pool);
    const nodes = (await nodesOf(pool)).filter(
      ({ id, isCoordinator }) => !isCoordinator && placed.some(({ nodeId }) => nodeId === id),
    );
    const next = new Map<number, LaneWay>();
    const find = async (node: (typeof nodes)[number]) => {
      const held = placed.filter(({ nodeId }) => nodeId === node.id);
      const worker = await workers[how](node, held);
      if (!worker) return;
      for (const { lane } of held) {
        const schema = worker.copied.has(lane) ? `lane_${lane}` : DISTRIBUTED;
        next.set(lane, { pool: worker.pool, schema });
      }
    };
    await Promise.all(nodes.map(find));
    ways = next;
    workers.keep(nodes);
  }

  const tried = (work: Promise<void>) =>
    work.catch((err: Error) =>
      log.warn('where the lanes are could not be read', { reason: err.message }),
    );
  const look = () => tried(read('lookAt'));

  async function readAgain(): Promise<void> {
    if (!timer) return;
    reading ??= tried(read('find')).finally(() => {
      reading = undefined;
    });
    await reading;
  }

  return {
    through,
    of: (lane) => ways.get(lane) ?? through,
    readAgain,
    withoutSchema(lane) {
      const way = ways.get(lane);
      if (way) ways.set(lane, { ...way, schema: DISTRIBUTED });
    },
    count: () => ({
      direct: ways.size,
      ownSchema: [...ways.values()].filter(({ schema }) => schema !== DISTRIBUTED).length,
    }),
    async open(isDirect = true) {
      if ((await standingOf(pool)) !== 'distributed') return;
      if (!isDirect) {
        log.info('batches go through the coordinator, as CITUS_DIRECT says');
        return;
      }
      timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
      await look();
    },
    async close() {
      clearInterval(timer);
      timer = undefined;
      await reading;
      await workers.close();
    },
  };
}
