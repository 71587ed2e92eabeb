import pg from 'pg';
import { commitEach } from './commit-each.ts';
import { type Commit, unanswered, type Waiting } from './lanes.ts';
import { type Call, isElsewhere, onLane } from './on-lane.ts';
import type { WalletRoom } from './room.ts';
import { recoverBatch } from './recover-batch.ts';
import { assembleBatch } from './batch.ts';
import { int8At } from './store/binary-array.ts';
import { knownKeys } from './store/first-answer.ts';
import { postLane } from './store/post-lane.ts';

type Batch = readonly Waiting[];

/** Lost connections, a standby, no space, locks, shutdown: no posting is to blame. */
const NO_POSTING_TO_BLAME = /^(08|25006|53|55|57|58|XX)/;

/** Below this size, committing one by one is quicker than halving again. */
const FEW = 8;

/**
 * Commits a batch by the fast path. Where that refuses, the postings of the members it names go by
 * the exact path, and the rest by the fast path again.
 */
export function createCommit(room: WalletRoom): Commit {
  return async (lane, batch) => {
    await room.months.open(room.clock.now());
    const work = (call: Call) => commitFast(call, unanswered(batch));
    const lost = await onLane({ room, lane }, work);
    if (lost) await recoverBatch(room, lane, batch);
  };
}

async function commitFast(call: Call, waiting: Batch): Promise<void> {
  if (waiting.length === 0) return;
  const { room, client, lane, schema } = call;
  const items = waiting.map(({ item }) => item);
  const entries = assembleBatch(items);
  const at = room.clock.now();
  const rides = room.riders.together(items);
  let answer: Awaited<ReturnType<typeof postLane>>;
  try {
    answer = await postLane(client, { lane, schema, at, entries, rides });
  } catch (err) {
    if (!(err instanceof pg.DatabaseError) || isElsewhere(err, schema)) throw err;
    if (NO_POSTING_TO_BLAME.test(err.code ?? '')) throw err;
    return divide(call, waiting, err);
  }
  const { batch } = answer;
  entries.accounts.forEach((account, index) => {
    const balance = int8At(answer.balances, index);
    const seq = int8At(answer.seqs, index);
    for (const { item, run, nth } of account.lines) {
      const version = seq + BigInt(nth);
      if (item)
        item.posted = { outcome: 'posted', balance: balance + run, version, lane, batch, at };
    }
  });
  for (const { item, cash, run, nth } of entries.looks) {
    const balance = int8At(answer.balances, cash.place - 1) + run;
    const version = int8At(answer.seqs, cash.place - 1) + BigInt(nth);
    item.posted = { outcome: 'posted', balance, version, lane, batch, at };
  }
  const nothing = { outcome: 'posted', balance: 0n, version: 0n, lane, batch, at } as const;
  for (const one of waiting) one.answer(one.item.posted ?? nothing);
  room.announce(items);
}

/** The fast path refused the batch: separates the members it names, or halves the batch. */
async function divide(call: Call, batch: Batch, err: pg.DatabaseError): Promise<void> {
  if (batch.length <= FEW) return commitEach(call, batch);
  const { alone, together } = apart(batch, await findBlockingMembers(call, batch, err));
  if (alone.length > 0) {
    await commitFast(call, together);
    return commitEach(call, alone);
  }
  const middle = batch.length >> 1;
  await commitFast(call, batch.slice(0, middle));
  return commitFast(call, batch.slice(middle));
}

/**
 * Members whose postings cannot take the fast path: their key occurs twice in the batch, or the
 * error names them. Empty when there is none. Checked only after an error.
 */
async function findBlockingMembers(
  call: Call,
  batch: Batch,
  err: pg.DatabaseError,
): Promise<Set<string>> {
  const seen = new Set<string>();
  const repeated = membersWhere(batch, ({ item: { key } }) => seen.size === seen.add(key).size);
  return new Set([...repeated, ...(await named(call, batch, err))]);
}

async function named(call: Call, batch: Batch, err: pg.DatabaseError): Promise<Set<string>> {
  if (err.code === 'NK001') {
    const accounts = new Set(err.detail?.split(',').map(Number));
    return membersWhere(batch, ({ item }) =>
      item.moves.some(({ account }) => accounts.has(account)),
    );
  }
  if (err.code === '23505') {
    const keys = batch.map(({ item }) => item.key);
    const at = call.room.clock.now();
    const known = await knownKeys(call.client, { lane: call.lane, at }, keys);
    return membersWhere(batch, ({ item }) => known.has(item.key));
  }
  return new Set();
}

const membersWhere = (batch: Batch, test: (waiting: Waiting) => boolean) =>
  new Set(batch.filter(test).map(({ item }) => item.memberId as string));

/** All postings of a member go to the same side, so that they keep their order. */
function apart(batch: Batch, members: ReadonlySet<string>) {
  if (members.size === 0) return { alone: [], together: batch };
  const isAlone = ({ item }: Waiting) => members.has(item.memberId);
  return { alone: batch.filter(isAlone), together: batch.filter((w) => !isAlone(w)) };
}
