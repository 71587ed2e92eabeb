import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../../scripts/lib/free-ports.mjs';
import { furnishFolder } from '../../harness/furnished-folder.ts';
import { longFaults } from '../../harness/extent.ts';
import { type HeldHouse, holdHouse, prepareHouse } from './house-holder.ts';
import { invitePlayers, type Players } from '../../harness/players.ts';

const PLAYERS = longFaults ? 12 : 4;
const ROUNDS_WITHIN_MS = 120_000;

/** Members who do not stop. */
type Load = {
  /** How much of what they asked was answered. */
  acknowledged(): number;
  /** Throws what ended it for somebody. */
  check(): void;
  rest(): Promise<void>;
};

export type Ground<Of extends Load = Players> = {
  house: HeldHouse;
  readonly load: Of;
  readonly dataDir: string;
  /** PostgreSQL's log, and the server's. */
  readonly logs: { readonly postgres: string; readonly house: string };
  /** The server again on the same folder, after it was killed. */
  reopen(): Promise<void>;
  /** So many more rounds, or bets, are acknowledged. */
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
export const layGround = (laying: Laying = {}): Promise<Ground> =>
  layGroundFor(laying, (origin, door) => invitePlayers(origin, PLAYERS, { door, bank: true }));

/** The same with other members, who knock at the port `door`. */
export async function layGroundFor<Of extends Load>(
  laying: Laying,
  invite: (origin: string, door: number) => Promise<Of>,
): Promise<Ground<Of>> {
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
  const load = await invite(`http://localhost:${site}`, door);
  const ground: Ground<Of> = {
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
