import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { build } from 'esbuild';
import { bundleOptions } from '../../scripts/lib/bundle.mjs';

const ROOT = join(import.meta.dirname, '../..');
const BUNDLE = join(ROOT, 'node_modules/.cache/crash/house-process.mjs');

export type HeldHouse = {
  kill(): Promise<void>;
  /** Of PostgreSQL as it runs now. */
  postgres(): Promise<{ pid: number; url: string }>;
  stop(): Promise<void>;
};

export const prepareHouse = async (): Promise<void> => {
  await build({ ...bundleOptions(join(import.meta.dirname, 'house-process.ts'), BUNDLE) });
};

type Facts = { postgres: number; url: string };

/** Starts the process and waits until it listens. */
export async function holdHouse(dataDir: string, ports: readonly number[]): Promise<HeldHouse> {
  const args = [BUNDLE, dataDir, ...ports.map(String), join(ROOT, 'apps/server/src')];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await nextLine(lines, ended);
  return {
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async postgres() {
      child.stdin.write('?\n');
      const { postgres, url } = await nextLine(lines, ended);
      return { pid: postgres, url };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function nextLine(lines: Interface, ended: Promise<void>): Promise<Facts> {
  const line = await Promise.race([
    new Promise<string>((resolve) => lines.once('line', resolve)),
    ended.then(() => null),
  ]);
  if (line === null) throw new Error('the house ended before it opened');
  return JSON.parse(line) as Facts;
}
