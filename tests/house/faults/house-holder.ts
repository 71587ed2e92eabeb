import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import type { DbLimits } from '../../../apps/server/src/kernel/db.ts';
import { bundleOptions } from '../../../scripts/lib/bundle.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const BUNDLES = join(ROOT, 'node_modules/.cache/crash');
const ANSWERS_WITHIN_MS = 60_000;

export type HouseOptions = {
  /** Where all that it logs goes, line by line; without it only errors, to our standard error. */
  readonly logFile?: string;
  /** PostgreSQL's own, beside those of the house. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The house reaches its database through this port; migrations go straight. */
  readonly databasePort?: number;
  readonly databaseLimits?: DbLimits;
  /** How far its clock is ahead of the machine's. */
  readonly aheadMs?: number;
  /** Run on the prepared database before the house opens. */
  readonly statements?: readonly string[];
};
/** What the process is started with; `ports` are of the player site and the console. */
export type HouseOrder = HouseOptions & {
  readonly dataDir: string;
  readonly ports: readonly number[];
  readonly sources: string;
};
export type Asked = 'postgres' | 'proof';
export type Postgres = { readonly pid: number; readonly url: string; readonly ownerUrl: string };
type FirstOperator = { readonly username: string; readonly password: string };
export type Said =
  | ({ readonly kind: 'postgres' } & Postgres)
  | { readonly kind: 'open'; readonly firstOperator: FirstOperator | null }
  | { readonly kind: 'proof'; readonly differences: number; readonly examples: object[] }
  | { readonly kind: 'no-proof'; readonly because: string };

export type HeldHouse = {
  readonly pid: number;
  /** With the one-time password, at the first start on a folder. */
  readonly firstOperator: FirstOperator | null;
  kill(): Promise<void>;
  /** SIGSTOP and SIGCONT of the server's process. */
  signal(signal: NodeJS.Signals): void;
  /** As it runs now. */
  postgres(): Promise<Postgres>;
  /** Differences that a full proof of the ledger finds. */
  differences(): Promise<number>;
  stop(): Promise<void>;
};

const bundles = new Map<string, Promise<string>>();

/** One file of a program of this folder for this process, made once; test files run side by side. */
export const bundleOf = (name: string): Promise<string> => {
  const bundle = join(BUNDLES, `${name}-${process.pid}.mjs`);
  const make = () => build({ ...bundleOptions(join(import.meta.dirname, `${name}.ts`), bundle) });
  const made = bundles.get(name) ?? make().then(() => bundle);
  bundles.set(name, made);
  return made;
};

export const prepareHouse = async (): Promise<void> => void (await bundleOf('house-process'));

/** Starts the process and waits until it listens; `onPostgres` hears of its database before. */
export async function holdHouse(
  dataDir: string,
  ports: readonly number[],
  options: HouseOptions & { onPostgres?: (postgres: Postgres) => void } = {},
): Promise<HeldHouse> {
  const { onPostgres = () => {}, ...rest } = options;
  const order: HouseOrder = { ...rest, dataDir, ports, sources: join(ROOT, 'apps/server/src') };
  const logFd = rest.logFile ? openSync(rest.logFile, 'a') : 2;
  const child = fork(await bundleOf('house-process'), [JSON.stringify(order)], {
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'inherit', logFd, 'ipc'],
  });
  if (rest.logFile) closeSync(logFd);
  const ended = once(child, 'exit').then(() => undefined);
  const hear = createEar(child, ended, rest.logFile);
  onPostgres(await hear('postgres'));
  const { firstOperator } = await hear('open');

  const ask = async <K extends Said['kind']>(asked: Asked, ...kinds: K[]) => {
    const answer = hear(...kinds);
    child.send(asked);
    return answer;
  };
  return {
    pid: child.pid as number,
    firstOperator,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    signal: (signal) => void child.kill(signal),
    postgres: () => ask('postgres', 'postgres'),
    async differences() {
      for (let left = 100; left > 0; left -= 1) {
        const said = await ask('proof', 'proof', 'no-proof');
        if (said.kind === 'proof') return said.differences;
        // The proof of each minute is running, or the database is on its way back.
        await sleep(100);
      }
      throw new Error('the ledger could not be proven');
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Waits for what the process says next of these kinds; the end of its log says why it ended. */
function createEar(child: ChildProcess, ended: Promise<void>, logFile?: string) {
  return <K extends Said['kind']>(...kinds: K[]) =>
    new Promise<Extract<Said, { kind: K }>>((resolve, reject) => {
      const limit = setTimeout(
        () => reject(new Error(`no word of ${kinds.join(', ')}`)),
        ANSWERS_WITHIN_MS,
      );
      const onSaid = (said: Said) => {
        if (!kinds.includes(said.kind as K)) return;
        child.off('message', onSaid);
        clearTimeout(limit);
        resolve(said as Extract<Said, { kind: K }>);
      };
      child.on('message', onSaid);
      void ended.then(() => {
        clearTimeout(limit);
        const log = logFile ? readFileSync(logFile, 'utf8').slice(-2_000) : '';
        reject(new Error(`the house ended: ${log}`));
      });
    });
}

/** PostgreSQL's processes: the one that is known and all it has started. */
export function familyOf(pid: number): number[] {
  const parentOf = (of: number): number => {
    try {
      const stat = readFileSync(`/proc/${of}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    } catch {
      return 0; // ended meanwhile
    }
  };
  const all = readdirSync('/proc').map(Number).filter(Boolean);
  return [pid, ...all.filter((one) => parentOf(one) === pid)];
}
