import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type SharedAccount = {
  /** The account in normal form; the same for every method. */
  readonly key: string;
  readonly account: string;
  readonly memberId: MemberId;
  readonly since: Date;
};

/**
 * Payees of these members that other members have as well, whatever the method and spelling,
 * removed or not; at most `most` members of each.
 */
export const sharedAccounts = (tx: Tx, q: { memberIds: readonly MemberId[]; most: number }) =>
  tx.rows<SharedAccount>(sql`
    select own.key, o.account, o.member_id as "memberId", o.since
    from (select distinct cashier_plain_account(account) as key from cashier_payee
      where member_id = any(${q.memberIds}::uuid[])) own
    cross join lateral (
      select found.*, count(*) over () as among from (
        select member_id, min(account) as account, min(added_at) as since from cashier_payee
        where cashier_plain_account(account) = own.key
        group by member_id
        order by member_id = any(${q.memberIds}::uuid[]) desc, min(added_at) limit ${q.most}) found) o
    where o.among > 1`);

/** Each account this member was or is paid to, in normal form. */
export const plainAccounts = async (tx: Tx, memberId: MemberId) =>
  (
    await tx.rows<{ account: string }>(sql`
      select distinct cashier_plain_account(account) as account from cashier_payee
      where member_id = ${memberId}`)
  ).map(({ account }) => account);
