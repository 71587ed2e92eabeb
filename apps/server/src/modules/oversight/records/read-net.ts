import type { Input, Output } from '@nokshi/contract';
import type { recordsRoutes } from '@nokshi/contract/player/records.ts';
import { toDecimal } from '@nokshi/money';
import { daysSpan } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { askedDays } from './asked-page.ts';
import type { RecordsRoom } from './room.ts';

type Route = typeof recordsRoutes.net;
type Sum = { readonly stake: bigint; readonly payout: bigint };

/**
 * A member's net result of play, deposits and withdrawals over a range of days. Refuses:
 * records.range. Source: RTS 1C, 2E; checklist MC-010.
 */
export async function readNet(
  room: RecordsRoom,
  tx: Tx,
  asked: Input<Route> & { memberId: MemberId },
): Promise<Output<Route>> {
  const { memberId } = asked;
  const days = askedDays(room, asked);
  const rows = await room.wagers.totalsByDay(tx, { memberId, days });
  const span = daysSpan(days.from, days.to);
  if (!span) throw new Error(`${days.from} to ${days.to} are no days`);
  const { deposited, withdrawn } = await room.cashier.moneyThrough(tx, { memberId, span });
  return {
    ...days,
    play: wireSum(sumOf(rows)),
    deposited: toDecimal(deposited),
    withdrawn: toDecimal(withdrawn),
    netDeposits: toDecimal(deposited - withdrawn),
    products: grouped(rows, ({ category }) => category).map(([category, sum]) => ({
      category,
      ...wireSum(sum),
    })),
    days: grouped(rows, ({ day }) => day).map(([day, sum]) => ({ day, ...wireSum(sum) })),
  };
}

const sumOf = (rows: readonly Sum[]): Sum =>
  rows.reduce((sum, row) => ({ stake: sum.stake + row.stake, payout: sum.payout + row.payout }), {
    stake: 0n,
    payout: 0n,
  });

/** In the order in which the names first appear. */
function grouped<Row extends Sum>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row]);
  return [...groups].map(([name, of]) => [name, sumOf(of)] as const);
}

const wireSum = ({ stake, payout }: Sum) => ({
  stake: toDecimal(stake),
  payout: toDecimal(payout),
  net: toDecimal(payout - stake),
});
