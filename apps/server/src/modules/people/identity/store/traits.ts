import type { MatchKind } from '@nokshi/contract/console/risk.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type TraitRow = { readonly kind: MatchKind; readonly digest: Buffer };

export async function insertTraits(
  tx: Tx,
  t: { memberId: MemberId; traits: readonly TraitRow[]; now: Date },
): Promise<void> {
  await tx.run(sql`
    insert into identity_trait (member_id, kind, digest)
    select ${t.memberId}, kind, digest from unnest(${t.traits.map(({ kind }) => kind)}::text[],
      ${t.traits.map(({ digest }) => digest)}::bytea[]) as given (kind, digest)
    on conflict do nothing`);
  await tx.run(sql`
    update identity_member set traits_at = ${t.now} where member_id = ${t.memberId}`);
}

export type Match = {
  readonly memberId: MemberId;
  readonly excludedId: MemberId;
  readonly kind: MatchKind;
  readonly at: Date;
};

/** Each trait that this member shares with someone excluded now, unless it is known already. */
export const insertMatches = (tx: Tx, m: { memberId: MemberId; now: Date }) =>
  tx.rows<Pick<Match, 'kind'> & { excludedAt: Date }>(sql`
    with found as (
      insert into identity_match (member_id, excluded_id, kind, found_at)
      select own.member_id, other.member_id, own.kind, ${m.now}
      from identity_trait own
      join identity_trait other on other.kind = own.kind and other.digest = own.digest
        and other.member_id <> own.member_id
      join identity_member e on e.member_id = other.member_id and e.excluded_at is not null
        and (e.excluded_until is null or e.excluded_until > ${m.now})
      where own.member_id = ${m.memberId}
      on conflict do nothing
      returning excluded_id, kind)
    select f.kind, e.excluded_at as "excludedAt"
    from found f join identity_member e on e.member_id = f.excluded_id`);

/** Others with a trait of this member, at most `limit`. */
export const sharersOf = async (tx: Tx, q: { memberId: MemberId; limit: number }) =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select distinct other.member_id as "memberId"
      from identity_trait own
      join identity_trait other on other.kind = own.kind and other.digest = own.digest
        and other.member_id <> own.member_id
      where own.member_id = ${q.memberId} limit ${q.limit}`)
  ).map(({ memberId }) => memberId);

/** Members whose traits were never collected: those from before there were any. */
export const withoutTraits = async (tx: Tx, limit: number) =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select member_id as "memberId" from identity_member
      where traits_at is null and expires_at is null limit ${limit}`)
  ).map(({ memberId }) => memberId);

/** Traits are kept of who excluded themselves, whether the account is open or closed. */
export const deleteTraits = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`
    delete from identity_trait where member_id = ${memberId} and not exists (
      select 1 from identity_member where member_id = ${memberId} and excluded_at is not null)`);

const columns = sql`member_id as "memberId", excluded_id as "excludedId", kind, found_at as at`;

/** The newest matches of these members, on either side. */
export const matchesOf = (tx: Tx, q: { memberIds: readonly MemberId[]; limit: number }) =>
  tx.rows<Match>(sql`
    select ${columns} from identity_match
    where member_id = any(${q.memberIds}::uuid[]) or excluded_id = any(${q.memberIds}::uuid[])
    order by found_at desc, member_id, excluded_id, kind limit ${q.limit}`);

export const matchedSince = (tx: Tx, q: { since: Date; limit: number }) =>
  tx.rows<Match>(sql`
    select ${columns} from identity_match where found_at >= ${q.since}
    order by found_at, member_id limit ${q.limit}`);
