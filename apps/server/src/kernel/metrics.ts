import type { RefusalCode } from '@nokshi/contract';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The server's metrics, in its own registry; `/metrics` prints them for Prometheus. */
export type Metrics = {
  /** Counts the calls of one route; keep the returned counter. */
  http(at: { realm: string; route: string }): (status: number, seconds: number) => void;
  refusal(code: RefusalCode): void;
  fault(route: string): void;
  /** One group commit of a lane. */
  batch(batch: { lane: number; size: number; seconds: number }): void;
  /** A gauge that is read when `/metrics` is, e.g. open sockets; one value a label. */
  watch(name: string, help: string, read: Reading): void;
  text(): Promise<string>;
  readonly contentType: string;
};

/** A number, or numbers by label value, e.g. `{ idle: 3, waiting: 0 }`. */
export type Reading = () =>
  | number
  | Record<string, number>
  | Promise<number | Record<string, number>>;

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024];

export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry, prefix: 'nokshi_' });
  const http = new Histogram({
    name: 'nokshi_http_seconds',
    help: 'Time to answer, by route of the contract',
    labelNames: ['realm', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'nokshi_refusals_total',
    help: 'Refusals by code',
    labelNames: ['code'],
    registers,
  });
  const faults = new Counter({
    name: 'nokshi_faults_total',
    help: 'Faults by route',
    labelNames: ['route'],
    registers,
  });
  const batchSize = new Histogram({
    name: 'nokshi_lane_batch_size',
    help: 'Postings committed together',
    labelNames: ['lane'],
    buckets: SIZES,
    registers,
  });
  const batchSeconds = new Histogram({
    name: 'nokshi_lane_commit_seconds',
    help: 'Time of one group commit',
    labelNames: ['lane'],
    buckets: SECONDS,
    registers,
  });
  return {
    http:
      ({ realm, route }) =>
      (status, seconds) =>
        http.observe({ realm, route, status }, seconds),
    refusal: (code) => refusals.inc({ code }),
    fault: (route) => faults.inc({ route }),
    batch({ lane, size, seconds }) {
      batchSize.observe({ lane }, size);
      batchSeconds.observe({ lane }, seconds);
    },
    watch: (name, help, read) => void watched(registers, { name, help, read }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function watched(
  registers: Registry[],
  { name, help, read }: { name: string; help: string; read: Reading },
): Gauge {
  return new Gauge({
    name: `nokshi_${name}`,
    help,
    labelNames: ['kind'],
    registers,
    async collect() {
      const reading = await read();
      if (typeof reading === 'number') this.set(reading);
      else for (const [kind, value] of Object.entries(reading)) this.set({ kind }, value);
    },
  });
}

/** The gauges of every server: connections, background work, sockets. */
export function watchKernel(
  metrics: Metrics,
  parts: {
    pool: { totalCount: number; idleCount: number; waitingCount: number };
    lanes: { count(): { direct: number; ownSchema: number } };
    jobs: { backlog(): Promise<{ waiting: number; due: number; dead: number }> };
    live: { count(): number };
    bus: { state(): { deaf: number; missed: number; waiting: number } };
    clock: { offMs?(): number };
  },
): void {
  metrics.watch('db_connections', 'Connections of the pool', () => ({
    open: parts.pool.totalCount,
    idle: parts.pool.idleCount,
    asked_for: parts.pool.waitingCount,
  }));
  metrics.watch('lanes', 'Lanes posted to on their worker, and by a schema of their own', () => {
    const { direct, ownSchema } = parts.lanes.count();
    return { direct, own_schema: ownSchema };
  });
  metrics.watch('jobs', 'Jobs that are not done', () => parts.jobs.backlog());
  metrics.watch('sockets', 'Open live sockets', () => parts.live.count());
  metrics.watch('bus', 'Deaf to other servers, reloads, messages that wait', () =>
    parts.bus.state(),
  );
  const off = () => (parts.clock.offMs?.() ?? 0) / 1_000;
  metrics.watch('clock_off_seconds', 'The machine’s clock ahead of the house’s', off);
}
