import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** One deposit as the markers of harm count it; minor units. */
export type DepositMade = {
  readonly at: Date;
  /** The day in Asia/Dhaka on which it was requested. */
  readonly day: Day;
  /** The credited amount; null where nothing was credited. */
  readonly credited: bigint | null;
  readonly failed: boolean;
  /** A limit or a restriction sent it to review. */
  readonly held: boolean;
};

/** A member's deposits since a moment, newest first, at most `most`. */
export const depositsSince = (
  tx: Tx,
  of: { readonly memberId: MemberId; readonly since: Date; readonly most: number },
): Promise<DepositMade[]> =>
  tx.rows<DepositMade>(sql`
    select created_at as at, (created_at at time zone 'Asia/Dhaka')::date::text as day,
      case when state = 'CREDITED' then credited end as credited, state = 'FAILED' as failed,
      exists (select from cashier_deposit_step s
        where s.deposit_id = d.deposit_id and s.state = 'REVIEW') as held
    from cashier_deposit d
    where member_id = ${of.memberId} and created_at >= ${of.since}
    order by deposit_id desc limit ${of.most}`);

/** Members with a deposit credited in this period, each once; uses the index of those steps. */
export const depositors = async (
  tx: Tx,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select distinct d.member_id as "memberId"
      from cashier_deposit_step s join cashier_deposit d on d.deposit_id = s.deposit_id
      where s.state = 'CREDITED' and s.at >= ${from} and s.at < ${to}`)
  ).map(({ memberId }) => memberId);
