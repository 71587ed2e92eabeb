import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** A browser or an address that a member logged in from, shared with other members. */
export type SharedPlace = {
  readonly key: string;
  /** The name of the browser; the address itself. */
  readonly words: string;
  readonly memberId: MemberId;
  readonly since: Date;
  readonly until: Date;
};

type Asked = {
  readonly memberIds: readonly MemberId[];
  /** At most this many members of each kind. */
  readonly most: number;
};

/**
 * The browsers that these members share with others; some of the members when there are too many.
 */
export const sharedDevices = (tx: Tx, { memberIds, most }: Asked) =>
  tx.rows<SharedPlace>(sql`
    select own.device_id::text as key, s.words, s.member_id as "memberId", s.first_seen_at as since,
      s.last_seen_at as until
    from (select distinct device_id from access_device
      where member_id = any(${memberIds}::uuid[])) own
    cross join lateral (
      select found.*, count(*) over () as among from (
        select o.member_id, o.words, o.first_seen_at, o.last_seen_at from access_device o
        where o.device_id = own.device_id
        order by o.member_id = any(${memberIds}::uuid[]) desc, o.first_seen_at limit ${most}) found) s
    where s.among > 1`);

/** The addresses that these members share with others; one shared by too many says nothing. */
export const sharedAddresses = (tx: Tx, { memberIds, most }: Asked) =>
  tx.rows<SharedPlace>(sql`
    select own.address as key, own.address as words, s.member_id as "memberId",
      s.last_seen_at as since, s.last_seen_at as until
    from (select distinct address from access_address
      where member_id = any(${memberIds}::uuid[])) own
    cross join lateral (
      select found.*, count(*) over () as among from (
        select o.member_id, o.last_seen_at from access_address o
        where o.address = own.address limit ${most + 1}) found) s
    where s.among between 2 and ${most}`);

/** Log-ins since then, oldest first. */
export const seenSince = (tx: Tx, q: { since: Date; limit: number }) =>
  tx.rows<{ memberId: MemberId; at: Date }>(sql`
    select member_id as "memberId", last_seen_at as at from access_device
    where last_seen_at >= ${q.since}
    order by last_seen_at, member_id limit ${q.limit}`);
