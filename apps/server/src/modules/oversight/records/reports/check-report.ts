import type { Input, Output } from '@nokshi/contract';
import {
  CHECKED_COLUMNS,
  type CheckedColumn,
  type consoleReportRoutes,
} from '@nokshi/contract/console/reports.ts';
import { toDecimal } from '@nokshi/money';
import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { askedSpan } from '../asked-page.ts';
import type { RecordsRoom } from '../room.ts';
import { placeSum } from '../rules/place-entry.ts';
import { MOST_CHECKED_DAYS_APART } from '../rules/range.ts';
import { added, type Columns, ggrOf, NOTHING, sumsByDay } from './sums.ts';

type Route = typeof consoleReportRoutes.check;

/** Enough time for a month of millions of entries; a longer check is refused. */
const MOST_MS = 60_000;

/**
 * Recomputes each column from the members' entries, in the snapshot of the report, and lists the
 * differences. At most 31 days at once: a year is checked month by month. Refuses: records.range.
 */
export async function checkReport(
  room: RecordsRoom,
  tx: Tx,
  asked: Input<Route>,
): Promise<Output<Route>> {
  const { from, to, span } = askedSpan(room, asked, MOST_CHECKED_DAYS_APART);
  await tx.allow(MOST_MS);
  const turnover = await room.wagers.turnoverByDay(tx, { from, to });
  const report = await sumsByDay(room, tx, { span, turnover });
  const { days: ledger, vendors } = await entriesByDay(room, tx, span);
  const days = [...new Set([...report.keys(), ...ledger.keys()])].sort();
  return {
    from,
    to,
    columns: compare(
      [...report.values()].reduce(added, NOTHING),
      [...ledger.values()].reduce(added, NOTHING),
    ),
    days: days.flatMap((day) =>
      compare(report.get(day) ?? NOTHING, ledger.get(day) ?? NOTHING)
        .filter(({ difference }) => difference !== '0.00')
        .map((one) => ({ day, ...one })),
    ),
    vendors: toDecimal(vendors),
    head: await room.wallet.head(tx),
  };
}

async function entriesByDay(room: RecordsRoom, tx: Tx, span: Span) {
  const days = new Map<Day, Columns>();
  let vendors = 0n;
  for (const sum of await room.wallet.sumByDay(tx, span)) {
    const placed = placeSum(sum);
    if (placed?.column === 'vendors') vendors += placed.amount;
    else if (placed)
      days.set(sum.day, added(days.get(sum.day) ?? NOTHING, { [placed.column]: placed.amount }));
  }
  return { days, vendors };
}

const compare = (report: Columns, ledger: Columns) =>
  CHECKED_COLUMNS.map((column) => {
    const [ours, theirs] = [figure(report, column), figure(ledger, column)];
    return {
      column,
      report: toDecimal(ours),
      ledger: toDecimal(theirs),
      difference: toDecimal(ours - theirs),
    };
  });

const figure = (sums: Columns, column: CheckedColumn): bigint =>
  column === 'ggr' ? ggrOf(sums) : sums[column];
