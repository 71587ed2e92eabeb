import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, PayeeId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type PayeeRow = {
  readonly payeeId: PayeeId;
  readonly memberId: MemberId;
  readonly method: string;
  readonly holder: string;
  readonly account: string;
  readonly addedAt: Date;
  readonly usableFrom: Date;
  readonly verifiedAt: Date | null;
};

const columns = sql`payee_id as "payeeId", member_id as "memberId", method, holder, account,
  added_at as "addedAt", usable_from as "usableFrom", verified_at as "verifiedAt"`;

/** Current payees, oldest first; the policy limits their number. */
export const payeesOf = (tx: Tx, memberId: MemberId) =>
  tx.rows<PayeeRow>(sql`select ${columns} from cashier_payee
    where member_id = ${memberId} and removed_at is null order by payee_id`);

export const payeeOf = (tx: Tx, key: { memberId: MemberId; payeeId: PayeeId }) =>
  tx.maybe<PayeeRow>(sql`select ${columns} from cashier_payee
    where payee_id = ${key.payeeId} and member_id = ${key.memberId} and removed_at is null`);

/** Whether the member ever had a payee, removed or not. */
export const hadPayee = async (tx: Tx, memberId: MemberId): Promise<boolean> =>
  (
    await tx.one<{ had: boolean }>(
      sql`select exists (select from cashier_payee where member_id = ${memberId}) as had`,
    )
  ).had;

/** 0 when the member has this account already. */
export const insertPayee = (tx: Tx, row: PayeeRow) =>
  tx.run(sql`insert into cashier_payee
      (payee_id, member_id, method, holder, account, added_at, usable_from)
    values (${row.payeeId}, ${row.memberId}, ${row.method}, ${row.holder}, ${row.account},
      ${row.addedAt}, ${row.usableFrom})
    on conflict do nothing`);

export const removePayeeRow = (tx: Tx, key: { memberId: MemberId; payeeId: PayeeId; at: Date }) =>
  tx.run(sql`update cashier_payee set removed_at = ${key.at}
    where payee_id = ${key.payeeId} and member_id = ${key.memberId} and removed_at is null`);

export const verifyPayee = (tx: Tx, { payeeId, at }: { payeeId: PayeeId; at: Date }) =>
  tx.run(sql`update cashier_payee set verified_at = ${at}
    where payee_id = ${payeeId} and verified_at is null`);

/** Other members with the same account, removed or not, at most ten. */
export const sharersOf = async (
  tx: Tx,
  payee: { memberId: MemberId; method: string; account: string },
): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`select distinct member_id as "memberId"
      from cashier_payee where method = ${payee.method} and account = ${payee.account}
        and member_id <> ${payee.memberId} order by 1 limit 10`)
  ).map(({ memberId }) => memberId);
