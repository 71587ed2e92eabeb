import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { WalletRoom } from '../room.ts';
import {
  deleteOldTails,
  finishRun,
  insertRun,
  type ProofId,
  type ProofRow,
  saveProgress,
} from '../store/proof-rows.ts';
import {
  backendOf,
  beginProof,
  cancelBackend,
  checksOf,
  countSpan,
  type Difference,
  extentOf,
  type Heads,
  MOST_EXAMPLES,
  type Part,
  partsOf,
  saveProven,
  selectHeads,
  summarize,
} from '../store/proofs.ts';
import { findDifferences } from './find-differences.ts';
import type { AskedProof, RunningProof } from './proving-face.ts';
import { proofOf } from './wire-proof.ts';

const KEEP_TAILS_MS = 7 * 24 * 3_600_000;
const REPORT_EVERY_MS = 1_000;

/** The state of a proof while it runs. */
type Run = AskedProof & {
  readonly id: ProofId;
  readonly startedAt: Date;
  readonly began: number;
  pid: number;
  step: number;
  doing: string | null;
  cancelled: boolean;
};

/**
 * Begins a proof of the ledger in one snapshot, on Citus in one a lane; resolves when it runs. It
 * reports its progress every second, over another connection. Without a difference, the next tail
 * begins at its heads. A tail and a full proof may run beside each other. Refuses
 * wallet.verify-running.
 */
export async function startProof(room: WalletRoom, asked: AskedProof): Promise<RunningProof> {
  const id = room.ids.next<ProofId>();
  const [startedAt, began] = [room.clock.now(), performance.now()];
  const run: Run = {
    ...asked,
    id,
    startedAt,
    began,
    pid: 0,
    step: 0,
    doing: null,
    cancelled: false,
  };
  if (asked.scope === 'tail') await room.db.tx(summarize);
  let done: Promise<ProofRow> | undefined;
  await new Promise<void>((begun, refused) => {
    done = room.db.tx((tx) => prove(room, tx, { run, begun }));
    done.catch(refused);
  });
  if (!done) throw new Error('a proof has begun without its end');
  return {
    id,
    done: done.then((row) => proofOf(row, room.clock.now())),
    cancel: () => cancelRun(room, run),
  };
}

async function prove(
  room: WalletRoom,
  tx: Tx,
  { run, begun }: { run: Run; begun: () => void },
): Promise<ProofRow> {
  const { scope } = run;
  if (!(await beginProof(tx, scope))) throw refuse('wallet.verify-running');
  run.pid = await backendOf(tx);
  const parts = await partsOf(tx, room.laneCount);
  const steps = parts.reduce<number>((sum, part) => sum + checksOf(scope, part).length, 0);
  await room.db.tx((beside) => insertRun(beside, { ...run, steps }));
  begun();
  const timer = setInterval(() => void tell(room, run), REPORT_EVERY_MS);
  try {
    const { heads, counts, ...found } = await proveParts(room, tx, { run, parts });
    return await room.db.tx(async (beside) => {
      if (found.differences === 0) await saveProven(beside, heads);
      const keepFrom = new Date(run.startedAt.getTime() - KEEP_TAILS_MS);
      if (scope === 'full') await deleteOldTails(beside, keepFrom);
      return end(room, beside, { run, state: 'done', ...counts, ...found });
    });
  } catch (err) {
    const state = run.cancelled ? 'cancelled' : 'failed';
    const row = await room.db.tx((beside) => end(room, beside, { run, state, ...NOTHING }));
    if (run.cancelled) return row;
    throw err;
  } finally {
    clearInterval(timer);
  }
}

/** Of each part its heads first, so that all that is proven of it is at least as new. */
async function proveParts(
  room: WalletRoom,
  tx: Tx,
  { run, parts }: { run: Run; parts: readonly Part[] },
) {
  const heads: Heads[number][] = [];
  const counts = { entries: 0n, batches: 0n, accounts: 0n };
  let differences = 0;
  const examples: Difference[] = [];
  const throwIfCancelled = () => {
    if (run.cancelled) throw new Error('the proof was cancelled');
  };
  for (const part of parts) {
    const extent = await extentOf(tx, { scope: run.scope, part, lanes: room.laneCount });
    if (part !== 'between') {
      heads.push(...(await selectHeads(tx, part)));
      const { entries, batches, accounts } = await countSpan(tx, extent);
      counts.entries += entries;
      counts.batches += batches;
      counts.accounts += accounts;
    }
    const found = await findDifferences(tx, {
      extent,
      beside: room.db,
      readAgainMs: room.readAgainMs,
      throwIfCancelled,
      onCheck(check) {
        throwIfCancelled();
        run.step += 1;
        run.doing = check;
      },
    });
    differences += found.total;
    examples.push(...found.examples);
  }
  return { heads, counts, differences, examples: examples.slice(0, MOST_EXAMPLES) };
}

const NOTHING = { entries: 0n, batches: 0n, accounts: 0n, differences: 0, examples: [] } as const;

type Found = Pick<
  ProofRow,
  'state' | 'entries' | 'batches' | 'accounts' | 'differences' | 'examples'
>;

const end = (room: WalletRoom, tx: Tx, { run, ...found }: Found & { run: Run }) =>
  finishRun(tx, {
    ...found,
    id: run.id,
    step: run.step,
    tookMs: Math.round(performance.now() - run.began),
    finishedAt: room.clock.now(),
  });

/** Other servers see this proof by its row, and ask it to end there. */
async function tell(room: WalletRoom, run: Run): Promise<void> {
  const { id, step, doing } = run;
  const tookMs = Math.round(performance.now() - run.began);
  try {
    const asked = await room.db.tx((tx) =>
      saveProgress(tx, { id, at: room.clock.now(), step, doing, tookMs }),
    );
    // Repeated, because between two statements there is nothing to cancel.
    if (asked || run.cancelled) await cancelRun(room, run);
  } catch (err) {
    room.log.warn('a proof could not tell how far it is', { err });
  }
}

async function cancelRun({ db }: WalletRoom, run: Run): Promise<void> {
  run.cancelled = true;
  await db.tx((tx) => cancelBackend(tx, run.pid));
}
