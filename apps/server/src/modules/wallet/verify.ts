import type { Proof } from '@nokshi/contract/console/wallet.ts';
import type { Uuid } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { WalletRoom } from './room.ts';
import {
  beginProof,
  countSpan,
  deleteOldTails,
  findDifferences,
  insertProof,
  moveProven,
  type ProofRow,
  type Scope,
  selectHeads,
} from './store/proofs.ts';

const KEEP_TAILS_MS = 7 * 24 * 3_600_000;

/**
 * Proves the ledger in one snapshot and stores the proof. Without a difference, the next tail
 * begins at the heads of this snapshot. Refuses wallet.verify-running.
 */
export async function verifyLedger(room: WalletRoom, scope: Scope): Promise<Proof> {
  const { db, clock, ids } = room;
  const startedAt = clock.now();
  const began = performance.now();
  return db.tx(async (tx) => {
    if (!(await beginProof(tx))) throw refuse('wallet.verify-running');
    const heads = await selectHeads(tx);
    const counts = await countSpan(tx, scope);
    const { count: differences, examples } = await findDifferences(tx, scope);
    const tookMs = Math.round(performance.now() - began);
    const found = { startedAt, finishedAt: clock.now(), tookMs, ...counts, differences, examples };
    await insertProof(tx, { ...found, id: ids.next<Uuid>(), scope });
    if (differences === 0) await moveProven(tx, heads);
    if (scope === 'full') await deleteOldTails(tx, new Date(startedAt.getTime() - KEEP_TAILS_MS));
    return proofOf(found);
  });
}

/** The proof as it goes over the wire. */
export const proofOf = (row: ProofRow): Proof => ({
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt.toISOString(),
  tookMs: row.tookMs,
  entries: row.entries.toString(),
  batches: row.batches.toString(),
  accounts: row.accounts.toString(),
  differences: row.differences,
  examples: [...row.examples],
});
