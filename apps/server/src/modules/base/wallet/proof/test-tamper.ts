import { afterAll, beforeAll } from 'vitest';
import { createDb, type Db, type Tx } from '../../../../kernel/db.ts';
import type { HoldId, MemberId, Uuid } from '../../../../kernel/ids.ts';
import { silentLog } from '../../../../kernel/log.ts';
import { LANES } from '../rules/lane-of.ts';
import { type Difference, extentOf, type Found, type Part } from '../store/proofs.ts';
import { openTestWallet, type TestWallet } from '../test-wallet.ts';
import { findDifferences, type Search } from './find-differences.ts';

export type Tampering = {
  /** The owner of the tables, who makes every change. */
  owner: Db;
  /** The lane of a member with entries of every form. */
  lane: number;
  /** Runs without guards, in a transaction that is rolled back. */
  unguarded(work: (tx: Tx) => Promise<void>): Promise<void>;
};

/** A lane with deposits, bets of three members, a hold, a tombstone and published heads. */
export function openTampering(): Tampering {
  const t = openTestWallet();
  const tampering = {} as Tampering;
  beforeAll(async () => {
    tampering.owner = createDb({ url: t.database.ownerUrl, log: silentLog, connections: 2 });
    tampering.lane = await playLane(t);
  });
  afterAll(() => tampering.owner.close());
  tampering.unguarded = async (work) => {
    const undone = tampering.owner.tx(async (tx) => {
      await bare(tx);
      await work(tx);
      throw UNDO;
    });
    await undone.catch((err: unknown) => {
      if (err !== UNDO) throw err;
    });
  };
  return tampering;
}

async function playLane(t: TestWallet): Promise<number> {
  // Others of the same lane, so that a batch has entries of several accounts.
  const member = await t.member(10_000n);
  const lane = t.wallet.laneOf(member);
  const others: MemberId[] = [];
  while (others.length < 2) {
    const other = await t.member(5_000n);
    if (t.wallet.laneOf(other) === lane) others.push(other);
  }
  for (let round = 0; round < 3; round += 1) {
    const bet = [{ amount: -100n }, { amount: 40n, kind: 'win' as const }];
    await Promise.all([member, ...others].map((m) => t.wallet.post(t.posting(m, bet))));
    t.clock.advance(1_000);
  }
  const about = { memberId: member, asset: 'BDT' as const };
  const hold = { holdId: t.ids.next<HoldId>(), amount: 500n, reference: t.ids.next<Uuid>() };
  await t.db.tx((tx) => t.wallet.hold(tx, { ...about, ...hold, expiresAt: null }));
  await t.db.tx((tx) => t.wallet.tombstone(tx, { ...about, key: t.ids.next<Uuid>() }));
  await t.wallet.verify('full');
  await t.db.tx((tx) => t.wallet.publishHeads(tx));
  await t.wallet.post(t.posting(member, [{ amount: -7n }]));
  return lane;
}

const UNDO = new Error('undo');

/** What the full proof finds after that change, which is rolled back. */
export async function foundAfter(
  tx: Tx,
  change: () => Promise<number>,
): Promise<readonly Difference[] | 'impossible'> {
  await run(tx, 'savepoint before');
  const changed = await change().catch((err: { code?: string }) => {
    // A value that the type itself cannot hold.
    if (/^2[23]/.test(err.code ?? '')) return 0;
    throw err;
  });
  const found = changed > 0 && (await searchIn(tx, 'all')).examples;
  await run(tx, 'rollback to before');
  return found || 'impossible';
}

/** Reads nothing again, since only this transaction sees the change. */
export const searchIn = async (tx: Tx, part: Part, more: Partial<Search> = {}): Promise<Found> =>
  findDifferences(tx, {
    extent: await extentOf(tx, { scope: 'full', part, lanes: LANES }),
    beside: { read: (work) => work(tx) },
    readAgainMs: [],
    onCheck() {},
    throwIfCancelled() {},
    ...more,
  });

export const run = (tx: Tx, text: string, ...values: unknown[]) =>
  tx.run({ text, values, isSql: true });

/** Removes every trigger, key, check and `not null`. */
const bare = (tx: Tx) =>
  run(
    tx,
    `do $$
    declare r record;
    begin
      for r in select c.oid, c.oid::regclass as name from pg_class c
                where c.relkind in ('r', 'p') and not c.relispartition
                  and c.relname in ('wallet_entry', 'wallet_batch', 'wallet_lane',
                                    'wallet_account', 'wallet_published_head')
      loop
        execute format('grant all on %s to current_user', r.name);
        execute format('alter table %s disable trigger user', r.name);
        execute (select coalesce(string_agg(format('alter table %s drop constraint %I', r.name,
                                                   conname), ';'), 'select')
                   from pg_constraint where conrelid = r.oid and contype in ('c', 'p', 'u'));
        execute (select coalesce(string_agg(format('alter table %s alter %I drop not null', r.name,
                                                   attname), ';'), 'select')
                   from pg_attribute a where a.attrelid = r.oid and a.attnum > 0 and a.attnotnull
                     and not exists (select from pg_partitioned_table p
                                      where p.partrelid = r.oid and a.attnum = any (p.partattrs)));
        execute (select coalesce(string_agg(format('drop index %s', i.indexrelid::regclass), ';'),
                                 'select')
                   from pg_index i
                  where i.indisunique and (i.indrelid = r.oid
                     or i.indrelid in (select inhrelid from pg_inherits where inhparent = r.oid)));
      end loop;
    end $$`,
  );
