import type { Audience } from '@nokshi/contract/console/letters.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Id, MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type LetterId = Id<'ltr'>;
export type InBoth = { readonly EN: string; readonly BN: string };

type NewLetter = {
  letterId: LetterId;
  brandId: string;
  /** Null: the members named in their mailboxes. */
  types: readonly number[] | null;
  title: InBoth;
  text: InBoth;
  isPromotion: boolean;
  reach: number;
  sentAt: Date;
  /** Null: the house itself. */
  operator: { readonly username: string; readonly audience: Audience } | null;
};

export const insertLetter = (tx: Tx, l: NewLetter) =>
  tx.run(sql`
    insert into messaging_letter (letter_id, brand_id, source, types, audience, title, text,
      promotion, reach, sent_at, sent_by)
    values (${l.letterId}, ${l.brandId}, ${l.operator ? 'operator' : 'system'}, ${l.types},
      ${l.operator && JSON.stringify(l.operator.audience)}, ${JSON.stringify(l.title)},
      ${JSON.stringify(l.text)}, ${l.isPromotion}, ${l.reach}, ${l.sentAt}, ${l.operator?.username ?? null})`);

export const nameReaders = (tx: Tx, letterId: LetterId, memberIds: readonly MemberId[]) =>
  tx.run(sql`
    insert into messaging_mailbox (member_id, letter_id, named)
    select member_id, ${letterId}, true from unnest(${memberIds}::uuid[]) as member_id`);

export type WrittenLetter = {
  letterId: LetterId;
  types: readonly number[] | null;
  audience: Audience;
  title: InBoth;
  text: InBoth;
  isPromotion: boolean;
  sentAt: Date;
  sentBy: string;
  reach: number;
  readBy: bigint;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
};

const columns = sql`letter_id as "letterId", types, audience, title, text, promotion as "isPromotion",
  sent_at as "sentAt",
  sent_by as "sentBy", reach, withdrawn_at as "withdrawnAt", withdrawn_by as "withdrawnBy",
  (select count(*) from messaging_mailbox b
    where b.letter_id = l.letter_id and b.read_at is not null) as "readBy"`;

/** Letters of operators, newest first. */
export const writtenLetters = (
  tx: Tx,
  q: { brandId: string; before: LetterId | null; limit: number },
) =>
  tx.rows<WrittenLetter>(sql`
    select ${columns} from messaging_letter l
    where brand_id = ${q.brandId} and source = 'operator'
      and (${q.before}::uuid is null or letter_id < ${q.before})
    order by letter_id desc limit ${q.limit}`);

type Key = { brandId: string; letterId: LetterId };

export const writtenLetter = (tx: Tx, { brandId, letterId }: Key) =>
  tx.maybe<WrittenLetter>(sql`
    select ${columns} from messaging_letter l
    where brand_id = ${brandId} and source = 'operator' and letter_id = ${letterId}`);

/** 0 when it was withdrawn already. */
export const withdraw = (tx: Tx, { brandId, letterId, at, by }: Key & { at: Date; by: string }) =>
  tx.run(sql`
    update messaging_letter set withdrawn_at = ${at}, withdrawn_by = ${by}
    where brand_id = ${brandId} and source = 'operator' and letter_id = ${letterId}
      and withdrawn_at is null`);

export const readersOf = async (tx: Tx, letterId: LetterId): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select member_id as "memberId" from messaging_mailbox
      where letter_id = ${letterId} and named limit 1000`)
  ).map(({ memberId }) => memberId);

export const deleteOldLetters = (tx: Tx, sentBefore: Date) =>
  tx.run(sql`delete from messaging_letter where sent_at < ${sentBefore}`);
