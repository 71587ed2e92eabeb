import type { LimitChangeId } from '../../../../kernel/ids.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { LimitKind, LimitPeriod } from '../rules/change.ts';
import { type ChangeState, changeStates } from '../rules/change-states.ts';
import type { Seat } from './guard.ts';

export type ChangeRow = {
  id: LimitChangeId;
  kind: LimitKind;
  period: LimitPeriod;
  amount: bigint | null;
  state: ChangeState;
  confirmableAt: Date;
};

export async function insertChange(
  tx: Tx,
  seat: Seat,
  row: ChangeRow & { askedAt: Date },
): Promise<void> {
  await tx.run(sql`
    insert into limits_change
      (lane, id, member_id, kind, period, amount, state, asked_at, confirmable_at)
    values (${seat.lane}, ${row.id}, ${seat.memberId}, ${row.kind}, ${row.period}, ${row.amount},
      ${row.state}, ${row.askedAt}, ${row.confirmableAt})`);
}

/** At most one a kind and period: thirteen. */
export async function waitingChanges(tx: Tx, seat: Seat): Promise<ChangeRow[]> {
  return tx.rows<ChangeRow>(sql`
    select id, kind, period, amount, state, confirmable_at as "confirmableAt"
    from limits_change
    where lane = ${seat.lane} and member_id = ${seat.memberId} and state = 'WAITING'`);
}

/** How often the member asked for more since then, or for no limit at all, confirmed or not. */
export const countRaises = async (tx: Tx, seat: Seat, since: Date): Promise<number> =>
  (
    await tx.one<{ raises: number }>(sql`
      select count(*)::int as raises from limits_change
      where lane = ${seat.lane} and member_id = ${seat.memberId} and asked_at >= ${since}
        and confirmable_at > asked_at`)
  ).raises;

/** Ends a waiting change; false when it is not waiting any more. */
export async function transition(
  tx: Tx,
  seat: Seat,
  step: { id: LimitChangeId; to: ChangeState },
): Promise<boolean> {
  changeStates.check(step.id, 'WAITING', step.to);
  const moved = await tx.run(sql`
    update limits_change set state = ${step.to}
    where lane = ${seat.lane} and id = ${step.id} and member_id = ${seat.memberId}
      and state = 'WAITING'`);
  return moved === 1;
}
