import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../../scripts/lib/free-ports.mjs';
import { furnishFolder } from '../../harness/furnished-folder.ts';
import { longFaults } from '../../harness/extent.ts';
import { type HeldHouse, holdHouse, prepareHouse } from './house-holder.ts';
import { invitePlayers, type Players } from '../../harness/players.ts';

const PLAYERS = longFaults ? 12 : 6;
const ROUNDS_WITHIN_MS = 120_000;

export type Ground = {
  house: HeldHouse;
  readonly load: Players;
  readonly dataDir: string;
  /** PostgreSQL's log, and the server's. */
  readonly logs: { readonly postgres: string; readonly house: string };
  /** The server again on the same folder, after it was killed. */
  reopen(): Promise<void>;
  /** So many more rounds are acknowledged. */
  rounds(count: number): Promise<void>;
  clear(): Promise<void>;
};

type Laying = Omit<NonNullable<Parameters<typeof holdHouse>[2]>, 'logFile'> & {
  /** Instead of a new one. */
  readonly dataDir?: string;
  /** Where players find the player site that listens on `port`; the site itself unless given. */
  readonly doorTo?: (port: number) => Promise<number>;
};

/** A house in a process of its own on a folder of its own, with players who do not stop. */
export async function layGround(laying: Laying = {}): Promise<Ground> {
  const { doorTo, dataDir: given, ...options } = laying;
  await prepareHouse();
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'nokshi-crash-'));
  await furnishFolder(dataDir);
  const logs = { postgres: join(dataDir, 'postgres.log'), house: join(dataDir, 'house.log') };
  const ports = await freePorts(2);
  const open = () => holdHouse(dataDir, ports, { ...options, logFile: logs.house });
  const house = await open();
  const site = ports[0] as number;
  const door = (await doorTo?.(site)) ?? site;
  const load = await invitePlayers(`http://localhost:${site}`, PLAYERS, { door, bank: true });
  const ground: Ground = {
    house,
    load,
    dataDir,
    logs,
    async reopen() {
      ground.house = await open();
    },
    async rounds(count) {
      const wanted = load.acknowledged() + count;
      const until = performance.now() + ROUNDS_WITHIN_MS;
      while (load.acknowledged() < wanted) {
        load.check();
        if (performance.now() > until) throw new Error('play did not go on');
        await sleep(20);
      }
    },
    async clear() {
      await load.rest().catch(() => {});
      await ground.house.stop();
      if (!given) rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return ground;
}
