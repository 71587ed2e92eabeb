import { createHash } from 'node:crypto';
import { checkPointsOf, type Hash, linkFrom } from '@nokshi/house-math/fairness/draw-chain.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { ChainId } from '../../../kernel/ids.ts';
import type { FairnessRoom } from './room.ts';
import type { ChainState } from './rules/states.ts';
import * as store from './store/chain.ts';

const PURPOSE = 'fairness.draw-chain';
const PREPARE = 'fairness.prepare-chains';

/** A link costs fewer hashes than this: some 0.1 ms. */
const CHECK_POINT_EVERY = 100;

/** Chains that one run of the job makes; each takes some 10 ms. */
const MOST_AT_ONCE = 50;

const LINK = /[0-9a-f]{64}/g;

export const sha256: Hash = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * Makes the first chain of each purpose, or its next one when fewer than a tenth of the current one is
 * left. Their terminals are public from this commit on, long before any bet on their first draws.
 */
export async function prepareMany(
  room: FairnessRoom,
  tx: Tx,
  purposes: readonly string[],
): Promise<void> {
  const needed = await store.neededFor(tx, purposes);
  if (needed.length > 0)
    await store.insertChains(
      tx,
      needed.map((need) => makeChain(room, need)),
    );
}

/** The same for all purposes, so that a purpose that nobody prepares does not run out. */
export async function prepareAll(room: FairnessRoom, tx: Tx): Promise<void> {
  const low = await store.runningLow(tx, MOST_AT_ONCE);
  await prepareMany(
    room,
    tx,
    low.map(({ purpose }) => purpose),
  );
}

/** Each minute the next chain is made of every purpose whose chain is nearly used up. */
export function registerJobs(room: FairnessRoom): void {
  room.jobs.register(PREPARE, (tx) => prepareAll(room, tx));
  room.jobs.schedule(PREPARE, '20 * * * * *');
}

function makeChain(
  room: FairnessRoom,
  { purpose, state }: { purpose: string; state: ChainState },
): store.NewChain {
  const id = room.ids.next<ChainId>();
  const length = room.chainLength;
  const seed = room.random.bytes(32).toString('hex');
  const { terminal, points } = checkPointsOf(sha256, { seed, length }, CHECK_POINT_EVERY);
  const { every, links } = points;
  const sealed = room.secrets.seal(PURPOSE, links.join(''), id);
  const madeAt = room.clock.now();
  return { id, purpose, sealed, terminal, length, every, state, madeAt };
}

/** Secret until it is published. */
export function openLink(room: FairnessRoom, chain: store.ChainRow, number: number): string {
  const { id, sealed, length, every } = chain;
  const links = room.secrets.open(PURPOSE, sealed, id).toString('utf8').match(LINK) ?? [];
  return linkFrom(sha256, { length, every, links }, number);
}

/** The chain that the next draw of a purpose comes from, locked until this commits. */
export async function lockChain(tx: Tx, purpose: string): Promise<store.ChainRow> {
  // A request that waited for a chain that was used up meanwhile finds it no longer current.
  const current = (await store.lockCurrent(tx, purpose)) ?? (await store.lockCurrent(tx, purpose));
  if (!current) throw new Error(`no chain is prepared for ${purpose}`);
  return current;
}

/** The current chain is used up: continues with the one that was committed while it was in use. */
export async function nextChain(tx: Tx, purpose: string): Promise<store.ChainRow> {
  await store.transition(tx, purpose, { from: 'CURRENT', to: 'USED' });
  await store.transition(tx, purpose, { from: 'NEXT', to: 'CURRENT' });
  return lockChain(tx, purpose);
}
