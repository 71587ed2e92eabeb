import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { PromptKind, Prompted } from '../rules/prompt.ts';
import type { Seat, Starts } from './guard.ts';

/** Counts a deposit in the periods of the calendar. */
export const addDeposit = (tx: Tx, seat: Seat, deposit: Starts & { amount: bigint; at: Date }) => {
  const { amount, day, week, month } = deposit;
  return tx.run(sql`
    update limits_deposit set
      deposited_day = case when day < ${day}::date then 0 else deposited_day end + ${amount}::bigint,
      deposited_week = case when week < ${week}::date then 0 else deposited_week end + ${amount},
      deposited_month = case when month < ${month}::date then 0 else deposited_month end + ${amount},
      day = greatest(day, ${day}::date), week = greatest(week, ${week}::date),
      month = greatest(month, ${month}::date),
      first_deposit_at = coalesce(first_deposit_at, ${deposit.at})
    where lane = ${seat.lane} and member_id = ${seat.memberId}`);
};

const ASKED: Record<PromptKind, ReturnType<typeof sql>> = {
  welcome: sql`welcomed_at`,
  'first-deposit': sql`deposit_asked_at`,
  review: sql`reviewed_at`,
};

/** What the member was asked already, and whether there is a limit or a deposit. */
export const readPrompted = (tx: Tx, seat: Seat) =>
  tx.maybe<Prompted>(sql`
    select first_deposit_at as "firstDepositAt", welcomed_at as "welcomedAt",
      deposit_asked_at as "depositAskedAt", reviewed_at as "reviewedAt",
      coalesce(deposit_limit_day, deposit_limit_week, deposit_limit_month) is not null as "hasLimit"
    from limits_deposit where lane = ${seat.lane} and member_id = ${seat.memberId}`);

export const writePrompted = (tx: Tx, seat: Seat, { kind, at }: { kind: PromptKind; at: Date }) =>
  tx.run(sql`
    update limits_deposit set ${ASKED[kind]} = ${at}
    where lane = ${seat.lane} and member_id = ${seat.memberId}`);
