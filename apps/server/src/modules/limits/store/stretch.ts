import type { Tx } from '../../../kernel/db.ts';
import { sql } from '../../../kernel/sql.ts';
import type { Stretch } from '../rules/stretch.ts';
import type { Seat } from './guard.ts';

export const readStretch = (tx: Tx, seat: Seat) =>
  tx.maybe<Stretch>(sql`
    select stretch_began_ms as "beganMs", played_at_ms as "playedAtMs",
      checked_at_ms as "checkedAtMs", stretch_staked as staked, stretch_won as won,
      check_minutes as "checkMinutes"
    from limits_guard where lane = ${seat.lane} and member_id = ${seat.memberId}`);

/** A check that is not due is not put off. Answers whether one was. */
export async function acknowledgeCheck(tx: Tx, seat: Seat, now: Date): Promise<boolean> {
  const nowMs = now.getTime();
  const seen = await tx.run(sql`
    update limits_guard set checked_at_ms = ${nowMs}
    where lane = ${seat.lane} and member_id = ${seat.memberId}
      and ${nowMs}::bigint - checked_at_ms >= check_minutes * 60000`);
  return seen === 1;
}
