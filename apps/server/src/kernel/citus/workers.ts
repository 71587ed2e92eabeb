import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Node } from './standing.ts';
import { askWorker, coordinatorReaches } from './store/lane-ways.ts';
import type { Asked, LanePlace } from './store/standing.ts';

/** A worker as a server sees it. `down`: the coordinator does not reach it either. */
type Reach = 'direct' | 'down' | 'through';

type Worker = {
  readonly pool: pg.Pool;
  reach: Reach | null;
  /** Lanes with a schema of their own there, as it was last seen. */
  copied: ReadonlySet<number>;
};

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

  type Look = { reach: Reach; reason: string; copied?: ReadonlySet<number> };

  async function look(node: Node, placed: readonly LanePlace[]): Promise<Look> {
    try {
      const copied = await askWorker(urlOfNode(url, node), placed);
      if (copied) return { reach: 'direct', reason: '', copied };
      return { reach: 'through', reason: 'its functions are older: run npm run migrate' };
    } catch (err) {
      const reached = await coordinatorReaches(coordinator, node);
      return { reach: reached ? 'through' : 'down', reason: String((err as Error).message) };
    }
  }

  return {
    /** The worker as it was last seen; null where batches of its lanes go through the coordinator. */
    async find(node: Node, placed: readonly LanePlace[]): Promise<Worker | null> {
      const known = workers.get(placeOf(node));
      if (!known) return this.lookAt(node, placed);
      return known.reach === 'through' ? null : known;
    },
    /** The same as it is now. */
    async lookAt(node: Node, placed: readonly LanePlace[]): Promise<Worker | null> {
      const place = placeOf(node);
      const worker = workers.get(place) ?? {
        pool: openPool(urlOfNode(url, node)),
        reach: null,
        copied: new Set(),
      };
      workers.set(place, worker);
      const { reach, reason, copied = worker.copied } = await look(node, placed);
      if (reach !== worker.reach) tell(log, { place, reach, reason });
      Object.assign(worker, { reach, copied });
      return reach === 'through' ? null : worker;
    },
    /** Closes the pools of all others, once their batches have ended. */
    keep(nodes: readonly Node[]): void {
      const kept = new Set(nodes.map(placeOf));
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

const placeOf = ({ host, port }: Node): string => `${host}:${port}`;

/** The same database, role and settings on another machine. */
export function urlOfNode(url: string, { host, port }: Pick<Node, 'host' | 'port'>): string {
  const at = new URL(url);
  at.hostname = host.includes(':') ? `[${host}]` : host;
  at.port = String(port);
  for (const name of ['host', 'hostaddr', 'port']) at.searchParams.delete(name);
  return at.href;
}
