import type { PaymentEffect, PaymentOutcome } from '@nokshi/contract/console/callbacks.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId, Id } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type CallbackId = Id<'cbk'>;

export type CallbackRow = {
  readonly callbackId: CallbackId;
  readonly depositId: DepositId;
  readonly channel: string;
  readonly reference: string;
  readonly outcome: PaymentOutcome;
  /** Paisa that were paid; null for a failure. */
  readonly amount: bigint | null;
  readonly receivedAt: Date;
  readonly effect: PaymentEffect;
};

export const insertCallback = (tx: Tx, row: CallbackRow) =>
  tx.run(sql`insert into cashier_callback
      (callback_id, deposit_id, channel, reference, outcome, amount, received_at, effect)
    values (${row.callbackId}, ${row.depositId}, ${row.channel}, ${row.reference},
      ${row.outcome}, ${row.amount}, ${row.receivedAt}, ${row.effect})`);

/** Newest first; `before` is the cursor of the next page. */
export const listCallbacks = (tx: Tx, page: { before: CallbackId | null; limit: number }) =>
  tx.rows<CallbackRow>(sql`select callback_id as "callbackId", deposit_id as "depositId", channel,
      reference, outcome, amount, received_at as "receivedAt", effect
    from cashier_callback
    where ${page.before}::uuid is null or callback_id < ${page.before}
    order by callback_id desc limit ${page.limit}`);

/** The messages about one deposit, newest first. */
export const callbacksOf = (tx: Tx, depositId: DepositId, limit: number) =>
  tx.rows<CallbackRow>(sql`select callback_id as "callbackId", deposit_id as "depositId", channel,
      reference, outcome, amount, received_at as "receivedAt", effect
    from cashier_callback where deposit_id = ${depositId}
    order by callback_id desc limit ${limit}`);

/** Whether the channel has reported this of the payment before. */
export const wasTold = async (
  tx: Tx,
  told: { depositId: DepositId; reference: string; outcome: PaymentOutcome },
): Promise<boolean> =>
  (await tx.maybe(sql`select 1 as was from cashier_callback
    where deposit_id = ${told.depositId} and reference = ${told.reference}
      and outcome = ${told.outcome} limit 1`)) !== undefined;
