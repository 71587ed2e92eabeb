import type { HouseReason } from '@nokshi/contract/player/limits.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Id } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { LimitKind, Spanned } from '../rules/change.ts';
import type { Seat } from './guard.ts';

export type HouseActId = Id<'hse'>;
export type LowerKind = Exclude<LimitKind, 'check'>;

/** Minor units, or minutes. */
export type HouseAct = {
  readonly id: HouseActId;
  readonly why: HouseReason;
  readonly setAt: Date;
} & (
  | {
      readonly kind: LowerKind;
      readonly period: Spanned;
      readonly amount: bigint;
      readonly amountBefore: bigint | null;
    }
  | { readonly kind: 'time-out'; readonly until: Date; readonly untilBefore: Date | null }
);

export async function insertHouseAct(tx: Tx, seat: Seat, act: HouseAct): Promise<void> {
  const limit = act.kind === 'time-out' ? null : act;
  const timeOut = act.kind === 'time-out' ? act : null;
  await tx.run(sql`
    insert into limits_by_house (lane, id, member_id, kind, period, amount, amount_before, until,
      until_before, why, set_at)
    values (${seat.lane}, ${act.id}, ${seat.memberId}, ${act.kind}, ${limit?.period ?? null},
      ${limit?.amount ?? null}, ${limit?.amountBefore ?? null}, ${timeOut?.until ?? null},
      ${timeOut?.untilBefore ?? null}, ${act.why}, ${act.setAt})`);
}

/** The last one of each kind and period that was not lifted: thirteen at most, newest first. */
export const houseActs = (tx: Tx, seat: Seat) =>
  tx.rows<HouseAct>(sql`
    select * from (
      select distinct on (kind, period) id, kind, period, amount, amount_before as "amountBefore",
        until, until_before as "untilBefore", why, set_at as "setAt"
      from limits_by_house
      where lane = ${seat.lane} and member_id = ${seat.memberId} and lifted_at is null
      order by kind, period, set_at desc, id desc
    ) last order by "setAt" desc, id desc`);

export const markLifted = (tx: Tx, seat: Seat, { id, at }: { id: HouseActId; at: Date }) =>
  tx.run(sql`
    update limits_by_house set lifted_at = ${at}
    where lane = ${seat.lane} and member_id = ${seat.memberId} and id = ${id}`);
