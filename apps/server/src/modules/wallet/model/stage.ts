import { type FakeClock, fakeClock } from '../../../../../../tests/harness/clock.ts';
import { seededRandom } from '../../../../../../tests/harness/random.ts';
import { createDb, type Db } from '../../../kernel/db.ts';
import { createIds, type MemberId, type Uuid } from '../../../kernel/ids.ts';
import { silentLog } from '../../../kernel/log.ts';
import { createWallet, type Wallet } from '../index.ts';
import { CONTRA } from './act.ts';
import { digestOfInput } from './names.ts';
import { RIDER } from './perform.ts';

/** The wallet that is tried, and what moves its time. */
export type Stage = {
  readonly wallet: Wallet;
  readonly db: Db;
  readonly clock: FakeClock;
  /** Operations on their way at once, and stories among them. */
  readonly inFlight: number;
  readonly stories: number;
};

/** A wallet on a database that has the rider `model_ride`. */
export async function openStage(url: string): Promise<Stage> {
  const clock = fakeClock();
  const db = createDb({ url, log: silentLog, connections: 24, statementTimeoutMs: 300_000 });
  const ids = createIds(clock, seededRandom());
  const wallet = createWallet({ db, clock, ids, log: silentLog });
  wallet.registerRider({ name: RIDER, sqlFunction: 'model_ride' });
  const stage = { wallet, db, clock, inFlight: 1_500, stories: 12 };
  await openHouses(stage, ids.next<MemberId>());
  return stage;
}

/** Accounts are asked for at their first use only: from here on no posting waits for that. */
async function openHouses({ wallet, db }: Stage, memberId: MemberId): Promise<void> {
  for (const asset of ['BDT', 'FUN'] as const) {
    await db.tx((tx) => wallet.openAccounts(tx, { memberId, asset }));
    const reference = memberId as Uuid;
    const legs = Object.values(CONTRA).map((contra) => {
      return { contra, amount: 0n, kind: 'adjustment', reference } as const;
    });
    const key = `${memberId.slice(0, -4)}${asset === 'BDT' ? '0' : '1'}${memberId.slice(-3)}`;
    const digest = digestOfInput(0);
    await wallet.post({ memberId, asset, key: key as Uuid, digest, legs, rides: [] });
  }
}
