import type { TransferDirection, TransferState } from '@nokshi/contract/player/transfers.ts';
import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { HoldId, MemberId, TransferId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { Heard } from '../rules/transfer-step.ts';

export type TransferRow = {
  readonly transferId: TransferId;
  readonly vendor: string;
  readonly memberId: MemberId;
  readonly asset: Asset;
  readonly direction: TransferDirection;
  readonly amount: bigint;
  readonly state: TransferState;
  readonly holdId: HoldId | null;
  readonly digest: Buffer;
  readonly tries: number;
  readonly nextAt: Date;
  readonly heard: Heard | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
};

const COLUMNS = sql`transfer_id as "transferId", vendor, member_id as "memberId", asset, direction,
  amount, state, hold_id as "holdId", digest, tries, next_at as "nextAt", heard,
  created_at as "createdAt", changed_at as "changedAt"`;

/** False when the member has another transfer in progress with this vendor. */
export const insertTransfer = async (
  tx: Tx,
  row: Pick<
    TransferRow,
    | 'transferId'
    | 'vendor'
    | 'memberId'
    | 'asset'
    | 'direction'
    | 'amount'
    | 'holdId'
    | 'digest'
    | 'nextAt'
    | 'createdAt'
  > & { readonly key: string },
): Promise<boolean> =>
  (await tx.run(sql`
    insert into vendors_transfer (transfer_id, vendor, member_id, asset, direction, amount, hold_id,
      key, digest, next_at, created_at, changed_at)
    values (${row.transferId}, ${row.vendor}, ${row.memberId}, ${row.asset}, ${row.direction},
      ${row.amount}, ${row.holdId}, ${row.key}, ${row.digest}, ${row.nextAt}, ${row.createdAt},
      ${row.createdAt})
    on conflict do nothing`)) === 1;

export const transferById = (tx: Tx, transferId: TransferId) =>
  tx.maybe<TransferRow>(
    sql`select ${COLUMNS} from vendors_transfer where transfer_id = ${transferId}`,
  );

/** The transfers requested with this key. */
export const transfersOfKey = (tx: Tx, memberId: MemberId, key: string) =>
  tx.rows<TransferRow>(sql`
    select ${COLUMNS} from vendors_transfer where member_id = ${memberId} and key = ${key}
    order by vendor limit 500`);

/** The member's, newest first. */
export const transfersOf = (tx: Tx, memberId: MemberId, limit: number) =>
  tx.rows<TransferRow>(sql`
    select ${COLUMNS} from vendors_transfer where member_id = ${memberId}
    order by created_at desc limit ${limit}`);

/** All in progress, oldest first, and then the last that ended. */
export const transfersNow = (tx: Tx, limit: number) =>
  tx.rows<TransferRow>(sql`
    (select ${COLUMNS} from vendors_transfer where state = 'ASKED'
      order by created_at limit ${limit})
    union all
    (select ${COLUMNS} from vendors_transfer where state <> 'ASKED'
      order by changed_at desc limit 20)`);

export const dueTransfers = (tx: Tx, now: Date, limit: number) =>
  tx.rows<{ transferId: TransferId }>(sql`
    select transfer_id as "transferId" from vendors_transfer
    where state = 'ASKED' and next_at <= ${now} order by next_at limit ${limit}`);

/** Reserves the next step of a transfer for this server, until `until`. */
export const claimStep = (
  tx: Tx,
  { transferId, now, until }: { transferId: TransferId; now: Date; until: Date },
) =>
  tx.maybe<TransferRow>(sql`
    update vendors_transfer set next_at = ${until}
    where transfer_id = ${transferId} and state = 'ASKED' and next_at <= ${now}
    returning ${COLUMNS}`);

/** Stores the answer of a step, and when the next one is due. */
export const noteStep = (
  tx: Tx,
  step: { transferId: TransferId; heard: Heard; at: Date; nextAt: Date },
) =>
  tx.run(sql`
    update vendors_transfer set tries = tries + 1, heard = ${step.heard}, next_at = ${step.nextAt},
      changed_at = ${step.at}
    where transfer_id = ${step.transferId} and state = 'ASKED'`);

/** Ends a transfer; false when it had ended before. */
export const endTransfer = async (
  tx: Tx,
  end: { transferId: TransferId; state: 'DONE' | 'REFUSED'; heard: Heard; at: Date },
): Promise<boolean> =>
  (await tx.run(sql`
    update vendors_transfer set state = ${end.state}, tries = tries + 1, heard = ${end.heard},
      changed_at = ${end.at}
    where transfer_id = ${end.transferId} and state = 'ASKED'`)) === 1;

export const hasUnderWay = async (tx: Tx, vendor: string): Promise<boolean> =>
  (
    await tx.one<{ has: boolean }>(sql`
      select exists (
        select from vendors_transfer where vendor = ${vendor} and state = 'ASKED') as has`)
  ).has;

/** Makes the next step due now, for an operator. */
export const makeDue = (tx: Tx, { transferId, now }: { transferId: TransferId; now: Date }) =>
  tx.run(sql`
    update vendors_transfer set next_at = ${now}
    where transfer_id = ${transferId} and state = 'ASKED' and next_at > ${now}`);
