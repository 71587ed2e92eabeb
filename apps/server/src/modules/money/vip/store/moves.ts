import type { LevelCause } from '@nokshi/contract/vip.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, VipMoveId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type MoveRow = {
  readonly moveId: VipMoveId;
  readonly memberId: MemberId;
  readonly at: Date;
  readonly from: number;
  readonly to: number;
  readonly cause: LevelCause;
  readonly setBy: string | null;
  readonly reason: string | null;
};

export const insertMove = (tx: Tx, row: MoveRow) =>
  tx.run(sql`
    insert into vip_move
      (move_id, member_id, at, from_level, to_level, cause, set_by, reason)
    values (${row.moveId}, ${row.memberId}, ${row.at}, ${row.from}, ${row.to}, ${row.cause},
      ${row.setBy}, ${row.reason})`);

/** The newest first. */
export const movesOf = (tx: Tx, { memberId, limit }: { memberId: MemberId; limit: number }) =>
  tx.rows<MoveRow>(sql`
    select move_id as "moveId", member_id as "memberId", at, from_level as "from",
      to_level as "to", cause, set_by as "setBy", reason
    from vip_move where member_id = ${memberId} order by move_id desc limit ${limit}`);
