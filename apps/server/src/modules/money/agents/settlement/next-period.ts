import type { Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { RunKind } from '../rules/run-times.ts';
import { periodOfKind } from '../rules/starts.ts';
import { endedWaiting } from '../store/closings.ts';
import { lastEnd, nextStart } from '../store/runs.ts';

/**
 * The next period of a kind that needs a run: contracts count in it, or what waits of contracts that
 * ended is closed with it; null: none does.
 */
export async function nextPeriod(tx: Tx, of: RunKind): Promise<Span | null> {
  const starts = [await nextStart(tx, of), await nextClosing(tx, of)].filter((at) => at !== null);
  if (starts.length === 0) return null;
  const start = new Date(Math.min(...starts.map((at) => at.getTime())));
  return { start, end: periodOfKind(of, start).end };
}

/** The period in which something began to wait, or the first that has no run. */
async function nextClosing(tx: Tx, of: RunKind): Promise<Date | null> {
  const [first] = await endedWaiting(tx, of);
  if (!first) return null;
  const { start } = periodOfKind(of, first.since);
  const until = await lastEnd(tx, of);
  return until && until > start ? until : start;
}
