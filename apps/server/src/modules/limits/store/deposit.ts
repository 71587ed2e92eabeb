import type { Tx } from '../../../kernel/db.ts';
import { sql } from '../../../kernel/sql.ts';
import type { PromptKind, Prompted } from '../rules/prompt.ts';
import type { Seat, Starts } from './guard.ts';

/** Counts a deposit that no limit of the calendar forbids, or whatever was asked of rolling ones. */
export async function addDeposit(
  tx: Tx,
  seat: Seat,
  deposit: Starts & { amount: bigint; at: Date; rolling: boolean },
): Promise<boolean> {
  const { amount, day, week, month } = deposit;
  const counted = await tx.run(sql`
    with rolled as (
      select lane, member_id, deposit_limit_day, deposit_limit_week, deposit_limit_month,
        case when day < ${day}::date then 0 else deposited_day end + ${amount}::bigint as in_day,
        case when week < ${week}::date then 0 else deposited_week end + ${amount} as in_week,
        case when month < ${month}::date then 0 else deposited_month end + ${amount} as in_month
      from limits_deposit where lane = ${seat.lane} and member_id = ${seat.memberId}
    )
    update limits_deposit d set deposited_day = r.in_day, deposited_week = r.in_week,
      deposited_month = r.in_month, first_deposit_at = coalesce(d.first_deposit_at, ${deposit.at}),
      day = greatest(d.day, ${day}::date),
      week = greatest(d.week, ${week}::date), month = greatest(d.month, ${month}::date)
    from rolled r
    where d.lane = r.lane and d.member_id = r.member_id
      and (${deposit.rolling}::boolean or coalesce(r.in_day <= r.deposit_limit_day, true)
        and coalesce(r.in_week <= r.deposit_limit_week, true)
        and coalesce(r.in_month <= r.deposit_limit_month, true))`);
  return counted === 1;
}

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
