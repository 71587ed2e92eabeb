import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { bundleOptions } from '../../../scripts/lib/bundle.mjs';

/** Tests and benches run in the repository; a bench is bundled away from its source. */
const ROOT = resolve('.');
const BUNDLE = join(ROOT, 'node_modules/.cache/cluster/cluster-process.mjs');

/** What a server process gets: one JSON argument. */
export type ServerOrders = {
  readonly name: string;
  readonly databaseUrl: string;
  readonly natsUrl: string | null;
  readonly ports: { readonly player: number; readonly console: number };
  readonly publicOrigin: string;
  readonly consoleOrigin: string;
  readonly sources: string;
};

export type ClusterServer = {
  readonly name: string;
  /** Where it listens; its members' pages are at another origin, as behind a proxy. */
  readonly address: string;
  readonly alive: boolean;
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Again, after it was killed or stopped. */
  start(): Promise<void>;
};

export const prepareServers = async (): Promise<void> => {
  await build({ ...bundleOptions(join(ROOT, 'tests/house/cluster/cluster-process.ts'), BUNDLE) });
};

/** Starts nothing yet. */
export function clusterServer(orders: Omit<ServerOrders, 'sources'>): ClusterServer {
  const told = JSON.stringify({ ...orders, sources: join(ROOT, 'apps/server/src') });
  let end = async (_signal: NodeJS.Signals): Promise<void> => {};
  let alive = false;
  return {
    name: orders.name,
    address: `http://127.0.0.1:${orders.ports.player}`,
    get alive() {
      return alive;
    },
    async start() {
      const child = spawn(process.execPath, [BUNDLE, told], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
      const opened = new Promise<boolean>((resolve) =>
        createInterface(child.stdout).once('line', () => resolve(true)),
      );
      end = async (signal) => {
        alive = false;
        child.kill(signal);
        await ended;
      };
      if (!(await Promise.race([opened, ended])))
        throw new Error(`${orders.name} ended before it opened`);
      alive = true;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
