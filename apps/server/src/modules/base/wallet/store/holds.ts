import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { HoldId, MemberId, Uuid } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type HoldRow = {
  readonly holdId: HoldId;
  readonly memberId: MemberId;
  readonly asset: Asset;
  readonly reference: Uuid;
  /** What is neither captured nor released. */
  readonly left: bigint;
};

const COLUMNS = sql`id as "holdId", member_id as "memberId", asset, reference,
  amount - captured - released as "left"`;

export const findHold = (tx: Tx, { lane, holdId }: { lane: number; holdId: HoldId }) =>
  tx.maybe<HoldRow>(sql`
    select ${COLUMNS} from wallet_hold where id = ${holdId} and lane = ${lane}`);

/** Of all lanes, by a job once a minute: which member has one that is due is what it asks. */
export const dueHolds = (tx: Tx, now: Date, limit: number) =>
  tx.rows<HoldRow>(sql`
    select ${COLUMNS} from wallet_hold
     where expires_at <= ${now} and captured + released < amount
     order by expires_at limit ${limit}`);
