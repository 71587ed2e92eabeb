import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import type { Span } from '../../../../kernel/calendar.ts';
import type { Db } from '../../../../kernel/db.ts';
import { listRuns, type RunSums } from '../store/slip-lists.ts';
import { type Difference, type RecomputeRoom, recomputeRun } from './recompute.ts';

const IN_PAGE = 100;

type Checking = {
  readonly span: Span;
  readonly kind?: ContractKind | undefined;
  readonly signal: AbortSignal;
  found(difference: Difference, run: RunSums): void;
};
export type Checked = {
  readonly runs: number;
  readonly slips: number;
  readonly differences: number;
};

/**
 * Computes every slip of some days again, run by run, from wagers, settlements and entries of the
 * ledger, and reports each difference.
 */
export async function checkSlips(
  room: RecomputeRoom & { readonly db: Pick<Db, 'read'> },
  { span, kind, signal, found }: Checking,
): Promise<Checked> {
  let [runs, slips, differences] = [0, 0, 0];
  for (let before: RunSums | null = null; ; ) {
    const page: RunSums[] = await room.db.read((tx) =>
      listRuns(tx, { kind, span, open: false, before, limit: IN_PAGE }),
    );
    for (const run of page) {
      signal.throwIfAborted();
      const checked = await room.db.read((tx) => recomputeRun(room, tx, run));
      runs += 1;
      slips += checked.slips;
      differences += checked.differences.length;
      for (const difference of checked.differences) found(difference, run);
    }
    before = page.at(-1) ?? null;
    if (!before || page.length < IN_PAGE) return { runs, slips, differences };
  }
}
