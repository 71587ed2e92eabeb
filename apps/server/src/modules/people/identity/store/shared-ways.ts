import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

/** A browser or an address that a member came in by, which others came in by as well. */
export type SharedWay = {
  readonly key: string;
  /** What the browser is called; the address itself. */
  readonly words: string;
  readonly memberId: MemberId;
  readonly since: Date;
  readonly until: Date;
};

type Asked = {
  readonly brandId: string;
  readonly memberIds: readonly MemberId[];
  /** Of each way at most so many members. */
  readonly most: number;
};

/** Open and closed accounts of this brand; free play is nobody. */
const ofBrand = (brandId: string): Sql => sql`
  join identity_member m on m.member_id = o.member_id
    and m.brand_id = ${brandId} and m.type <> 4`;

/** The browsers that these members share with others; of one that more share, some. */
export const sharedDevices = (tx: Tx, { brandId, memberIds, most }: Asked) =>
  tx.rows<SharedWay>(sql`
    select own.device_id::text as key, s.words, s.member_id as "memberId", s.first_seen_at as since,
      s.last_seen_at as until
    from (select distinct device_id from identity_device
      where member_id = any(${memberIds}::uuid[])) own
    cross join lateral (
      select found.*, count(*) over () as among from (
        select o.member_id, o.words, o.first_seen_at, o.last_seen_at from identity_device o
        ${ofBrand(brandId)} where o.device_id = own.device_id
        order by o.member_id = any(${memberIds}::uuid[]) desc, o.first_seen_at limit ${most}) found) s
    where s.among > 1`);

/** The addresses that these members share with others; one that more share says nothing. */
export const sharedAddresses = (tx: Tx, { brandId, memberIds, most }: Asked) =>
  tx.rows<SharedWay>(sql`
    select own.address as key, own.address as words, s.member_id as "memberId",
      s.last_seen_at as since, s.last_seen_at as until
    from (select distinct address from identity_address
      where member_id = any(${memberIds}::uuid[])) own
    cross join lateral (
      select found.*, count(*) over () as among from (
        select o.member_id, o.last_seen_at from identity_address o
        ${ofBrand(brandId)} where o.address = own.address limit ${most + 1}) found) s
    where s.among between 2 and ${most}`);

/** Who came in from then on, oldest first. */
export const seenSince = (tx: Tx, q: { brandId: string; since: Date; limit: number }) =>
  tx.rows<{ memberId: MemberId; at: Date }>(sql`
    select o.member_id as "memberId", o.last_seen_at as at from identity_device o
    ${ofBrand(q.brandId)} where o.last_seen_at >= ${q.since}
    order by o.last_seen_at, o.member_id limit ${q.limit}`);
