import type { IncomeKind } from '@nokshi/contract/player/agent-terms.ts';
import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Db } from '../../../../kernel/db.ts';
import {
  type RebateDifference,
  recomputeRebates,
  type RecomputeRebatesRoom,
} from '../rebates/recompute-rebates.ts';
import { listRebateDays, type RebateDaySums } from '../store/rebate-days.ts';
import { listRuns, type RunSums } from '../store/slip-lists.ts';
import { daysOf } from './bases.ts';
import { type Difference, type RecomputeRoom, recomputeRun } from './recompute.ts';

const IN_PAGE = 100;

type Checking = {
  readonly span: Span;
  /** All where it is missing. */
  readonly kind?: IncomeKind | undefined;
  readonly signal: AbortSignal;
  /** In words. */
  found(difference: string): void;
};
type CheckRoom = RecomputeRoom & RecomputeRebatesRoom & { readonly db: Pick<Db, 'read'> };
export type Checked = {
  /** Runs, and days of rebates. */
  readonly runs: number;
  /** Slips, and rebates of agents. */
  readonly slips: number;
  readonly differences: number;
};

/**
 * Computes every slip and rebate of some days again, run by run, from wagers, bets, settlements and
 * entries of the ledger, and reports each difference.
 */
export async function checkSlips(room: CheckRoom, asked: Checking): Promise<Checked> {
  const { kind } = asked;
  const slips = kind === 'rebate' ? NONE : await checkRuns(room, asked);
  const rebates = kind === undefined || kind === 'rebate' ? await checkDays(room, asked) : NONE;
  return {
    runs: slips.runs + rebates.runs,
    slips: slips.slips + rebates.slips,
    differences: slips.differences + rebates.differences,
  };
}

const NONE: Checked = { runs: 0, slips: 0, differences: 0 };

async function checkRuns(
  room: CheckRoom,
  { span, kind: asked, signal, found }: Checking,
): Promise<Checked> {
  const kind = asked === 'rebate' ? undefined : asked;
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
      for (const difference of checked.differences) found(wordsOf(difference));
    }
    before = page.at(-1) ?? null;
    if (!before || page.length < IN_PAGE) return { runs, slips, differences };
  }
}

async function checkDays(room: CheckRoom, { span, signal, found }: Checking): Promise<Checked> {
  const days = daysOf(span);
  let [runs, slips, differences] = [0, 0, 0];
  for (let before: Day | null = null; ; ) {
    const page: RebateDaySums[] = await room.db.read((tx) =>
      listRebateDays(tx, { days, before, limit: IN_PAGE }),
    );
    for (const { day, writtenAt } of page) {
      signal.throwIfAborted();
      if (!writtenAt) continue;
      const checked = await room.db.read((tx) => recomputeRebates(room, tx, day));
      runs += 1;
      slips += checked.rebates;
      differences += checked.differences.length;
      for (const difference of checked.differences) found(rebateWordsOf(difference));
    }
    before = page.at(-1)?.day ?? null;
    if (!before || page.length < IN_PAGE) return { runs, slips, differences };
  }
}

const wordsOf = ({ slipId, downline, field, slip, ledger }: Difference): string =>
  `${slipId} ${downline.username} ${field}: ${slip}, and ${ledger} by the ledger`;

const rebateWordsOf = ({ day, agent, field, rebate, ledger }: RebateDifference): string =>
  `rebate of ${day} ${agent} ${field}: ${rebate}, and ${ledger} by the ledger`;
