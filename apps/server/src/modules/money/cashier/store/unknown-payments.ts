import type { PaymentOutcome } from '@nokshi/contract/console/callbacks.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Id } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type UnknownPaymentId = Id<'upy'>;

export type UnknownPayment = {
  readonly unknownPaymentId: UnknownPaymentId;
  readonly channel: string;
  readonly reference: string;
  /** The deposit as the message named it. */
  readonly depositNamed: string;
  readonly outcome: PaymentOutcome;
  /** Paisa, where the message named them. */
  readonly amount: bigint | null;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly settledBy: string | null;
};

const COLUMNS = sql`unknown_payment_id as "unknownPaymentId", channel, reference,
  deposit_named as "depositNamed", outcome, amount, first_at as "firstAt", last_at as "lastAt",
  settled_by as "settledBy"`;

/** Messages of one channel about unknown deposits are written down in turn, so that their count holds. */
export const takeUnknownTurn = (tx: Tx, channel: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`cashier unknown ${channel}`}, 0))`);

export const findUnknown = (tx: Tx, told: { channel: string; reference: string }) =>
  tx.maybe<UnknownPayment>(sql`select ${COLUMNS} from cashier_unknown_payment
    where channel = ${told.channel} and reference = ${told.reference} for update`);

/** How many of a channel wait for an operator. */
export const countUnknown = async (tx: Tx, channel: string): Promise<number> =>
  (
    await tx.one<{ open: number }>(sql`select count(*)::int as open from cashier_unknown_payment
      where channel = ${channel} and settled_by is null`)
  ).open;

export const insertUnknown = (tx: Tx, row: Omit<UnknownPayment, 'settledBy'>) =>
  tx.run(sql`insert into cashier_unknown_payment (unknown_payment_id, channel, reference,
      deposit_named, outcome, amount, first_at, last_at)
    values (${row.unknownPaymentId}, ${row.channel}, ${row.reference}, ${row.depositNamed},
      ${row.outcome}, ${row.amount}, ${row.firstAt}, ${row.lastAt})`);

/** The same thing was said again. */
export const noteAgain = (tx: Tx, row: Pick<UnknownPayment, 'unknownPaymentId' | 'lastAt'>) =>
  tx.run(sql`update cashier_unknown_payment set last_at = ${row.lastAt}
    where unknown_payment_id = ${row.unknownPaymentId}`);

/** Something else is said of it now: it waits again, also when it was settled. */
export const noteChanged = (tx: Tx, row: Omit<UnknownPayment, 'firstAt' | 'settledBy'>) =>
  tx.run(sql`update cashier_unknown_payment set deposit_named = ${row.depositNamed},
      outcome = ${row.outcome}, amount = ${row.amount}, last_at = ${row.lastAt},
      settled_by = null, settled_reason = null
    where unknown_payment_id = ${row.unknownPaymentId}`);

/** Those that wait, newest first; `before` is the cursor of the next page. */
export const openUnknown = (tx: Tx, page: { before: UnknownPaymentId | null; limit: number }) =>
  tx.rows<UnknownPayment>(sql`select ${COLUMNS} from cashier_unknown_payment
    where settled_by is null
      and (${page.before}::uuid is null or unknown_payment_id < ${page.before})
    order by unknown_payment_id desc limit ${page.limit}`);

export const lockUnknown = (tx: Tx, id: UnknownPaymentId) =>
  tx.maybe<UnknownPayment>(sql`select ${COLUMNS} from cashier_unknown_payment
    where unknown_payment_id = ${id} for update`);

export const writeSettled = (
  tx: Tx,
  row: { readonly id: UnknownPaymentId; readonly by: string; readonly reason: string },
) =>
  tx.run(sql`update cashier_unknown_payment
    set settled_by = ${row.by}, settled_reason = ${row.reason} where unknown_payment_id = ${row.id}`);
