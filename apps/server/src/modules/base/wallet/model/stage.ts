import { type FakeClock, fakeClock } from '../../../../../../../tests/harness/clock.ts';
import type { TestDatabase } from '../../../../../../../tests/harness/database.ts';
import { seededRandom } from '../../../../../../../tests/harness/random.ts';
import { createDb, type Db } from '../../../../kernel/db.ts';
import { createIds, derivedId, type MemberId, type Uuid } from '../../../../kernel/ids.ts';
import { silentLog } from '../../../../kernel/log.ts';
import { createWallet, type PostedListener, type Wallet } from '../index.ts';
import { CONTRA } from './act.ts';
import { digestOfInput } from './names.ts';
import { RIDER } from './perform.ts';
import { MODEL_RIDER } from './store/model-rows.ts';

/** Servers on one database, and their clock. */
export type Stage = {
  readonly servers: readonly Server[];
  readonly clock: FakeClock;
  /** Operations in flight at once, and the stories among them. */
  readonly inFlight: number;
  readonly stories: number;
  /** The cash that listeners received, by member and asset. */
  readonly heard: Map<string, Heard>;
};

export type Server = { readonly wallet: Wallet; readonly db: Db };

/** How many postings, and the newest of them. */
export type Heard = { readonly count: number; readonly version: bigint; readonly balance: bigint };

/** Two servers on a new database: their batches alternate in a lane. */
export async function openStage({ url, pool }: TestDatabase): Promise<Stage> {
  await pool.query(MODEL_RIDER);
  const clock = fakeClock();
  const heard = new Map<string, Heard>();
  const servers = ['one', 'other'].map((name) => {
    const db = createDb({ url, log: silentLog, connections: 12, statementTimeoutMs: 300_000 });
    const ids = createIds(clock, seededRandom(name));
    const onPosted: PostedListener = (items) => {
      for (const { memberId, asset, ...newest } of items) {
        const before = heard.get(`${asset} of ${memberId}`);
        const newer = before && before.version > newest.version ? before : newest;
        heard.set(`${asset} of ${memberId}`, { ...newer, count: (before?.count ?? 0) + 1 });
      }
    };
    const wallet = createWallet({ db, clock, ids, log: silentLog, onPosted });
    wallet.registerRider({ name: RIDER, sqlFunction: 'model_ride' });
    return { wallet, db };
  });
  const ids = createIds(clock, seededRandom());
  for (const server of servers) await openHouses(server, ids.next<MemberId>());
  return { servers, clock, heard, inFlight: 1_500, stories: 10 };
}

export async function closeStage({ servers }: Stage): Promise<void> {
  for (const { db } of servers) await db.close();
}

/** Accounts are looked up only at their first use: from here on no posting waits for that. */
async function openHouses({ wallet, db }: Server, memberId: MemberId): Promise<void> {
  for (const asset of ['BDT', 'FUN'] as const) {
    await db.tx((tx) => wallet.openAccounts(tx, { memberId, asset }));
    const reference = memberId as Uuid;
    const legs = Object.values(CONTRA).map((contra) => {
      return { contra, amount: 0n, kind: 'adjustment', reference } as const;
    });
    const key = derivedId(`houses ${asset} ${memberId}`);
    await wallet.post({ memberId, asset, key, digest: digestOfInput(0), legs, rides: [] });
  }
}
