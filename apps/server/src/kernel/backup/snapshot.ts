import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { standingOf } from '../citus/standing.ts';
import {
  countPrepared,
  holdLanes,
  holdStories,
  keepToOneConnection,
  readShardedTables,
} from '../citus/store/snapshot.ts';
import { StartRefusal } from '../start-refusal.ts';
import { hasTable, readHeads } from './catalog.ts';
import type { Head } from './format.ts';
import { inSession } from './session.ts';

/** One moment of the house, on two connections where its lanes lie on other machines. */
export type Snapshot = {
  readonly house: pg.Client;
  /** The same connection on one PostgreSQL. */
  readonly lanes: pg.Client;
  /** Of lanes on other machines: their tables, with the tables of their months. */
  readonly sharded: ReadonlyMap<string, readonly string[]>;
  readonly heads: readonly Head[];
  /** Who waited for it; null on one PostgreSQL, where nobody does. */
  readonly held: Held | null;
};

/** For how long, at most, in milliseconds: what moves money beside a row, and bets. */
export type Held = { readonly stories: number; readonly bets: number };

const NAME = 'nokshi backup';
const BEGIN = 'begin isolation level repeatable read read only';

/** So long stories and bets may wait; what is still at work then is waited for later. */
const MOST_HELD_MS = 1_000;
const AGAIN_MS = 1_000;
const TRIES = 30;

/** Work on one moment of the whole house (decision 0090); a database without a house has no heads. */
export function withSnapshot<T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return inSession(url, NAME, async (house) => {
    if ((await standingOf(house)) === 'distributed')
      return inSession(url, NAME, async (lanes) => {
        await keepToOneConnection(lanes);
        const opened = await openTogether(url, { house, lanes });
        const sharded = await readShardedTables(lanes);
        return work({ house, lanes, sharded, ...opened });
      });
    await house.query(BEGIN);
    const heads = (await hasTable(house, 'wallet_lane')) ? await readHeads(house) : [];
    return work({ house, lanes: house, sharded: new Map(), heads, held: null });
  });
}

type Opened = { readonly heads: readonly Head[]; readonly held: Held };
type Connections = { readonly house: pg.Client; readonly lanes: pg.Client };

/** Both snapshots while nothing is written in any lane. */
const openTogether = (url: string, given: Connections): Promise<Opened> =>
  inSession(url, NAME, async (holder) => {
    // Connections to all nodes are there before anybody waits.
    await countPrepared(holder);
    await readHeads(given.lanes);
    for (let tries = 1; ; tries += 1) {
      const opened = await openOnce({ ...given, holder });
      if (opened) return opened;
      if (tries === TRIES)
        throw new StartRefusal(
          'The stories of this house do not come to a moment of rest: something writes for ' +
            'seconds, or commits in two phases are left over on a node (npm run citus -- status).',
        );
      await sleep(AGAIN_MS);
    }
  });

type Three = Connections & { readonly holder: pg.Client };

/** Null while somebody is at work, or a crash's commits are still to be ended. */
async function openOnce({ house, lanes, holder }: Three): Promise<Opened | null> {
  const began = performance.now();
  try {
    await Promise.all([house.query(BEGIN), lanes.query(BEGIN)]);
    await holder.query('begin');
    await holder.query(`set local statement_timeout = ${MOST_HELD_MS}`);
    await holdStories(holder);
    if ((await countPrepared(holder)) > 0) return await letGo([holder, lanes, house]);
    const stopped = performance.now();
    await holdLanes(holder);
    // A transaction has its snapshot from its first statement on.
    const [heads] = await Promise.all([readHeads(lanes), house.query('select 1')]);
    await letGo([holder]);
    const now = performance.now();
    return { heads, held: { stories: now - began, bets: now - stopped } };
  } catch (error) {
    await letGo([holder, lanes, house]);
    if (isBusy(error)) return null;
    throw error;
  }
}

async function letGo(clients: readonly pg.Client[]): Promise<null> {
  for (const client of clients) await client.query('rollback');
  return null;
}

/** Cancelled by the time limit, or by the search for circles of waiting transactions. */
const isBusy = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && ['57014', '40P01'].includes(error.code ?? '');
