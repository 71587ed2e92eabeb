import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Node } from './standing.ts';
import { coordinatorReaches, takesBatches } from './store/lane-ways.ts';
import type { Asked } from './store/standing.ts';

/** A worker as a server sees it. `down`: the coordinator does not reach it either. */
export type Reach = 'direct' | 'down' | 'through';

type Worker = { readonly pool: pg.Pool; reach: Reach | null };

type Given = {
  readonly url: string;
  readonly log: Log;
  readonly coordinator: Asked;
  readonly openPool: (url: string) => pg.Pool;
};

/** The pools of the workers: each has its own, so that one that is down holds nothing else. */
export function createWorkers({ url, log, coordinator, openPool }: Given) {
  const workers = new Map<string, Worker>();
  const ending: Promise<void>[] = [];

  async function look(node: Node): Promise<{ reach: Reach; reason: string }> {
    try {
      const takes = await takesBatches(urlOfNode(url, node));
      if (takes) return { reach: 'direct', reason: '' };
      return { reach: 'through', reason: 'its functions are older: run npm run migrate' };
    } catch (err) {
      const reached = await coordinatorReaches(coordinator, node);
      return { reach: reached ? 'through' : 'down', reason: String((err as Error).message) };
    }
  }

  return {
    /** The pool for the batches of its lanes; null where they go through the coordinator. */
    async poolOf(node: Node): Promise<pg.Pool | null> {
      const place = `${node.host}:${node.port}`;
      const worker = workers.get(place) ?? { pool: openPool(urlOfNode(url, node)), reach: null };
      workers.set(place, worker);
      const { reach, reason } = await look(node);
      if (reach !== worker.reach) tell(log, { place, reach, reason });
      worker.reach = reach;
      return reach === 'through' ? null : worker.pool;
    },
    /** Closes the pools of all others, once their batches have ended. */
    keep(nodes: readonly Node[]): void {
      const kept = new Set(nodes.map(({ host, port }) => `${host}:${port}`));
      for (const [place, { pool }] of workers) {
        if (kept.has(place)) continue;
        workers.delete(place);
        ending.push(pool.end());
      }
    },
    async close(): Promise<void> {
      this.keep([]);
      await Promise.all(ending);
    },
  };
}

type Seen = { readonly place: string; readonly reach: Reach; readonly reason: string };

function tell(log: Log, { place, reach, reason }: Seen): void {
  if (reach === 'direct') log.info('batches go straight to a worker', { worker: place });
  else if (reach === 'down') log.warn('a worker is down', { worker: place, reason });
  else
    log.warn('batches go through the coordinator: a worker cannot be used from here', {
      worker: place,
      reason,
    });
}

/** The same database, role and settings on another machine. */
export function urlOfNode(url: string, { host, port }: Pick<Node, 'host' | 'port'>): string {
  const at = new URL(url);
  at.hostname = host.includes(':') ? `[${host}]` : host;
  at.port = String(port);
  for (const name of ['host', 'hostaddr', 'port']) at.searchParams.delete(name);
  return at.href;
}
