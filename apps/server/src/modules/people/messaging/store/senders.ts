import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { InBoth, LetterId } from './letters.ts';

/** An agent and a member who reads the agent's letters. */
export type Pair = { readonly senderId: MemberId; readonly memberId: MemberId };

/** Letters of one agent are written one after another. */
export const lockSender = (tx: Tx, senderId: MemberId) =>
  tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('letters of ' || ${senderId}::text, 0))`,
  );

export const isMuted = async (tx: Tx, { senderId, memberId }: Pair): Promise<boolean> =>
  (
    await tx.one<{ muted: boolean }>(sql`
      select exists (select from messaging_mute
        where member_id = ${memberId} and sender_id = ${senderId}) as muted`)
  ).muted;

export const mute = (tx: Tx, { senderId, memberId, at }: Pair & { at: Date }) =>
  tx.run(sql`
    insert into messaging_mute (member_id, sender_id, muted_at)
    values (${memberId}, ${senderId}, ${at}) on conflict do nothing`);

export const unmute = (tx: Tx, { senderId, memberId }: Pair) =>
  tx.run(sql`
    delete from messaging_mute where member_id = ${memberId} and sender_id = ${senderId}`);

/** When each letter of an agent since a moment was sent, to one member or to all; newest first. */
export const sentSince = async (
  tx: Tx,
  q: { senderId: MemberId; memberId: MemberId | null; since: Date; limit: number },
): Promise<Date[]> =>
  (
    await tx.rows<{ at: Date }>(sql`
      select sent_at as at from messaging_sender
      where sender_id = ${q.senderId} and sent_at > ${q.since}
        and (${q.memberId}::uuid is null or reader_id = ${q.memberId})
      order by sent_at desc limit ${q.limit}`)
  ).map(({ at }) => at);

export const insertSender = (
  tx: Tx,
  s: Pair & { letterId: LetterId; senderName: string; sentAt: Date },
) =>
  tx.run(sql`
    insert into messaging_sender (letter_id, sender_id, sender_name, reader_id, sent_at)
    values (${s.letterId}, ${s.senderId}, ${s.senderName}, ${s.memberId}, ${s.sentAt})`);

export type SentLetter = Pair & {
  readonly letterId: LetterId;
  readonly senderName: string;
  readonly title: InBoth;
  readonly text: InBoth;
  readonly sentAt: Date;
  readonly reportedAt: Date | null;
};

/** A letter of an agent to this member; locked until the commit. */
export const lockLetterTo = (tx: Tx, q: { memberId: MemberId; letterId: LetterId }) =>
  tx.maybe<SentLetter>(sql`
    select s.letter_id as "letterId", s.sender_id as "senderId", s.reader_id as "memberId",
      s.sender_name as "senderName", l.title, l.text, s.sent_at as "sentAt",
      s.reported_at as "reportedAt"
    from messaging_sender s join messaging_letter l using (letter_id)
    where s.letter_id = ${q.letterId} and s.reader_id = ${q.memberId} for update of s`);

export const markReported = (tx: Tx, { letterId, at }: { letterId: LetterId; at: Date }) =>
  tx.run(sql`update messaging_sender set reported_at = ${at} where letter_id = ${letterId}`);
