import type { ReportSums } from '@nokshi/contract/console/reports.ts';
import { toDecimal } from '@nokshi/money';
import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { DayTurnover, TurnoverRow } from '../../../stakes/wagers/index.ts';
import type { RecordsRoom } from '../room.ts';
import type { LedgerColumn } from '../rules/place-entry.ts';

/** The money moved on one day or several; minor units of taka. */
export type Columns = Readonly<Record<LedgerColumn, bigint>> & { readonly wagers: bigint };

export const NOTHING: Columns = {
  deposits: 0n,
  withdrawals: 0n,
  stake: 0n,
  payout: 0n,
  refund: 0n,
  awards: 0n,
  bonus: 0n,
  adjustments: 0n,
  commissions: 0n,
  wagers: 0n,
};

/** Adds up each column. */
export const added = (one: Columns, other: Partial<Columns>): Columns =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [
      name,
      value + (other[name as keyof Columns] ?? 0n),
    ]),
  ) as Columns;

export const ofPlay = ({ wagers, staked, paid, refunded }: TurnoverRow): Partial<Columns> => ({
  wagers,
  stake: staked,
  payout: paid,
  refund: refunded,
});

export const ggrOf = ({ stake, payout, refund }: Columns): bigint => stake - payout - refund;

/**
 * The money moved on each day by the rooms' own books: turnover of wagers, cashier, pools,
 * vendors and slips of agents. Does not read the ledger, so that its entries can be compared with this. Oldest first.
 */
export async function sumsByDay(
  room: RecordsRoom,
  tx: Tx,
  { span, turnover }: { span: Span; turnover: readonly DayTurnover[] },
): Promise<Map<Day, Columns>> {
  const days = new Map<Day, Columns>();
  const add = (day: Day, columns: Partial<Columns>) =>
    days.set(day, added(days.get(day) ?? NOTHING, columns));
  for (const { day, ...row } of turnover) add(day, ofPlay(row));
  for (const { day, deposited, withdrawn } of await room.cashier.moneyByDay(tx, span))
    add(day, { deposits: deposited, withdrawals: withdrawn });
  for (const { day, amount } of await room.cashier.adjustedByDay(tx, span))
    add(day, { adjustments: amount });
  for (const { day, amount } of await room.jackpots.awardedByDay(tx, span))
    add(day, { awards: amount });
  for (const { day, amount } of await room.slots.drawnByDay(tx, span)) add(day, { awards: amount });
  for (const { day, amount } of await room.slots.freeWonByDay(tx, span))
    add(day, { bonus: amount });
  for (const { day, amount } of await room.wagers.freeBets.wonByDay(tx, span))
    add(day, { bonus: amount });
  for (const { day, awarded, free } of await room.vendors.giftsByDay(tx, span))
    add(day, { awards: awarded, bonus: free });
  for (const { day, amount } of await room.promotions.costByDay(tx, span))
    add(day, { bonus: amount });
  for (const { day, amount } of await room.points.paidByDay(tx, span)) add(day, { bonus: amount });
  for (const { day, amount } of await room.agents.commissionsByDay(tx, span))
    add(day, { commissions: amount });
  return new Map([...days].sort(([one], [other]) => (one < other ? -1 : 1)));
}

export const wirePlay = (sums: Columns) => ({
  wagers: Number(sums.wagers),
  stake: toDecimal(sums.stake),
  payout: toDecimal(sums.payout),
  refund: toDecimal(sums.refund),
  ggr: toDecimal(ggrOf(sums)),
});

export const wireSums = (sums: Columns, members: bigint): ReportSums => ({
  ...wirePlay(sums),
  members: Number(members),
  deposits: toDecimal(sums.deposits),
  withdrawals: toDecimal(sums.withdrawals),
  awards: toDecimal(sums.awards),
  bonus: toDecimal(sums.bonus),
  adjustments: toDecimal(sums.adjustments),
  commissions: toDecimal(sums.commissions),
  net: toDecimal(ggrOf(sums) - sums.awards - sums.bonus - sums.adjustments - sums.commissions),
});
