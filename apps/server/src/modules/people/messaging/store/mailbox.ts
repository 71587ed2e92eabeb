import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import type { InBoth, LetterId } from './letters.ts';

/** The owner of a mailbox: the account type, and since when a member. */
export type Reader = {
  readonly brandId: string;
  readonly memberId: MemberId;
  readonly type: number;
  readonly registeredAt: Date;
  /** On a break from play, so without promotions. */
  readonly isOnBreak: boolean;
};

export type MailboxRow = {
  letterId: LetterId;
  source: 'operator' | 'system';
  title: InBoth;
  text: InBoth;
  sentAt: Date;
  readAt: Date | null;
  /** Null: no agent wrote it. */
  senderName: string | null;
  isMuted: boolean;
  reportedAt: Date | null;
};

/**
 * Every letter for this reader, removed ones included: those that name them, those to their type.
 */
const lettersOf = (
  { brandId, memberId, type, registeredAt, isOnBreak }: Reader,
  more: Sql = sql``,
): Sql => sql`(
  (select l.letter_id, source, title, text, sent_at, read_at, deleted_at
  from messaging_mailbox b join messaging_letter l using (letter_id)
  where b.member_id = ${memberId} and b.named and withdrawn_at is null
    and not (promotion and ${isOnBreak}) ${more})
  union all
  (select l.letter_id, source, title, text, sent_at, read_at, deleted_at
  from messaging_letter l left join messaging_mailbox b
    on b.letter_id = l.letter_id and b.member_id = ${memberId}
  where brand_id = ${brandId} and types is not null and types @> array[${type}]::smallint[]
    and withdrawn_at is null and sent_at >= ${registeredAt}
    and not (promotion and ${isOnBreak}) ${more}))`;

/** Newest first; reads this many of each kind and no more, however many a mailbox has. */
export const mailbox = (
  tx: Tx,
  reader: Reader,
  { before, limit }: { before: LetterId | null; limit: number },
) => {
  const page = sql`and deleted_at is null
    ${before ? sql`and l.letter_id < ${before}` : sql``}
    order by l.letter_id desc limit ${limit}`;
  return tx.rows<MailboxRow>(sql`
    select mine.letter_id as "letterId", source, title, text, mine.sent_at as "sentAt",
      read_at as "readAt", s.sender_name as "senderName", m.sender_id is not null as "isMuted",
      s.reported_at as "reportedAt"
    from ${lettersOf(reader, page)} as mine
      left join messaging_sender s on s.letter_id = mine.letter_id
      left join messaging_mute m on m.member_id = ${reader.memberId} and m.sender_id = s.sender_id
    order by mine.letter_id desc limit ${limit}`);
};

export const countNew = async (tx: Tx, reader: Reader): Promise<number> =>
  Number(
    (
      await tx.one<{ count: bigint }>(sql`
        select count(*) from ${lettersOf(reader)} as mine
        where deleted_at is null and read_at is null`)
    ).count,
  );

export type Mark = { readonly readAt?: Date; readonly deletedAt?: Date | null };

/** Marks those of the letters that are this reader's; `ids` null: all new ones. */
export const markLetters = (
  tx: Tx,
  reader: Reader,
  { ids, mark }: { ids: readonly LetterId[] | null; mark: Mark },
) =>
  tx.run(sql`
    insert into messaging_mailbox as b (member_id, letter_id, named, read_at, deleted_at)
    select ${reader.memberId}, letter_id, false, ${mark.readAt ?? null}, ${mark.deletedAt ?? null}
    from ${lettersOf(reader)} as mine
    where ${ids === null ? sql`read_at is null` : sql`letter_id = any(${ids}::uuid[])`}
    on conflict (member_id, letter_id) do update set
      read_at = coalesce(b.read_at, excluded.read_at),
      deleted_at = ${mark.deletedAt === undefined ? sql`b.deleted_at` : sql`excluded.deleted_at`}`);
