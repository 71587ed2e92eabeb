import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** `underAge` is the age on the day it was found; null for members who are old enough. */
type CheckedAge = {
  readonly memberId: MemberId;
  readonly minimumAge: number;
  readonly underAge: number | null;
  readonly now: Date;
};

/** The newest birthday counts. */
export const putAge = (tx: Tx, a: CheckedAge) =>
  tx.run(sql`
    insert into identity_age (member_id, minimum_age, under_age, found_at)
    values (${a.memberId}, ${a.minimumAge}, ${a.underAge},
      ${a.underAge === null ? null : a.now})
    on conflict (member_id) do update set minimum_age = excluded.minimum_age,
      under_age = excluded.under_age, found_at = excluded.found_at`);

/** Birthdays that were never compared with this minimum age. */
export const birthdaysToCheck = (
  tx: Tx,
  q: { brandId: string; minimumAge: number; limit: number },
) =>
  tx.rows<{ memberId: MemberId; sealed: Buffer }>(sql`
    select d.member_id as "memberId", d.sealed
    from identity_detail d
    join identity_member m on m.member_id = d.member_id and m.brand_id = ${q.brandId}
      and m.closed_at is null
    left join identity_age a on a.member_id = d.member_id
    where d.field = 'birthday' and (a.minimum_age is null or a.minimum_age < ${q.minimumAge})
    limit ${q.limit}`);

export type UnderAge = { readonly memberId: MemberId; readonly age: number; readonly at: Date };

const columns = sql`member_id as "memberId", under_age as age, found_at as at`;

/** Those of the members who were found below the minimum age. */
export const underAgeAmong = (tx: Tx, memberIds: readonly MemberId[]) =>
  tx.rows<UnderAge>(sql`
    select ${columns} from identity_age
    where member_id = any(${memberIds}::uuid[]) and found_at is not null`);

export const underAgeSince = (tx: Tx, q: { since: Date; limit: number }) =>
  tx.rows<UnderAge>(sql`
    select ${columns} from identity_age where found_at >= ${q.since}
    order by found_at, member_id limit ${q.limit}`);
