import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { Stretch } from '../rules/stretch.ts';
import type { Seat } from './guard.ts';

export const readStretch = (tx: Tx, seat: Seat) =>
  tx.maybe<Stretch>(sql`
    select stretch_began_ms as "beganMs", played_at_ms as "playedAtMs",
      checked_at_ms as "checkedAtMs", stretch_staked as staked, stretch_won as won,
      check_minutes as "checkMinutes"
    from limits_guard where lane = ${seat.lane} and member_id = ${seat.memberId}`);

/** A check that is not due is not postponed. Answers whether one was. */
export async function acknowledgeCheck(tx: Tx, seat: Seat, now: Date): Promise<boolean> {
  const nowMs = now.getTime();
  const seen = await tx.run(sql`
    update limits_guard set checked_at_ms = ${nowMs}
    where lane = ${seat.lane} and member_id = ${seat.memberId}
      and ${nowMs}::bigint - checked_at_ms >= check_minutes * 60000`);
  return seen === 1;
}

/** Of the next members of a lane; answers the last one that was read, null at the lane's end. */
export async function tightenChecks(
  tx: Tx,
  work: { lane: number; most: number; mayBeOff: boolean; after: MemberId | null; limit: number },
): Promise<MemberId | null> {
  const { lane, most, after, limit } = work;
  const { last } = await tx.one<{ last: MemberId | null }>(sql`
    with next as (
      select member_id from limits_guard
      where lane = ${lane} and (${after}::uuid is null or member_id > ${after})
      order by member_id limit ${limit}
    ), changed as (
      update limits_guard g set check_minutes = ${most}
      from next where g.lane = ${lane} and g.member_id = next.member_id
        and (check_minutes > ${most} or (check_minutes is null and not ${work.mayBeOff}::boolean))
    )
    select (array_agg(member_id order by member_id desc))[1] as last from next`);
  return last;
}
