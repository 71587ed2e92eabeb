import type { Id, MemberId } from '../../../../../kernel/ids.ts';
import type { Tx } from '../../../../../kernel/db.ts';
import { sql } from '../../../../../kernel/sql.ts';

export type ChatMessageId = Id<'tcm'>;

/** As followers of the table see it; null words: it was removed. */
export type SeenRow = {
  readonly messageId: ChatMessageId;
  readonly number: number;
  readonly memberId: MemberId;
  readonly name: string;
  readonly words: string | null;
  readonly at: Date;
};

export type MessageRow = SeenRow & {
  readonly words: string;
  readonly gameCode: string;
  readonly reports: number;
  readonly reviewedAt: Date | null;
  readonly removedAt: Date | null;
  readonly removedBy: string | null;
  readonly removedReason: string | null;
};

const columns = sql`message_id as "messageId", game_code as "gameCode", number,
  member_id as "memberId", name, words, at, reports, reviewed_at as "reviewedAt",
  removed_at as "removedAt", removed_by as "removedBy", removed_reason as "removedReason"`;

type Step = { readonly version: number; readonly lastNumber: number };

/** The table's chat goes one version on, with `messages` more; its row stays locked until the commit. */
export const stepChat = (tx: Tx, { gameCode, messages }: { gameCode: string; messages: 0 | 1 }) =>
  tx.one<Step>(sql`
    insert into tables_chat as t (game_code, version, last_number)
    values (${gameCode}, 1, ${messages}::int)
    on conflict (game_code) do update set version = t.version + 1,
      last_number = t.last_number + excluded.last_number
    returning version, last_number as "lastNumber"`);

export const chatStep = (tx: Tx, gameCode: string) =>
  tx.maybe<Step>(sql`
    select version, last_number as "lastNumber" from tables_chat where game_code = ${gameCode}`);

/** The last messages of a table. */
export const seenRows = (tx: Tx, q: { gameCode: string; most: number }) =>
  tx.rows<SeenRow>(sql`
    select message_id as "messageId", number, member_id as "memberId", name, at,
      case when removed_at is null then words end as words
    from tables_chat_message where game_code = ${q.gameCode} order by number desc limit ${q.most}`);

type New = Omit<SeenRow, 'words'> & { readonly words: string; readonly gameCode: string };

export const insertMessage = (tx: Tx, m: New) =>
  tx.run(sql`
    insert into tables_chat_message (message_id, game_code, number, member_id, name, words, at)
    values (${m.messageId}, ${m.gameCode}, ${m.number}, ${m.memberId}, ${m.name}, ${m.words},
      ${m.at})`);

/** Newest first. */
export const lastOfMember = (tx: Tx, q: { memberId: MemberId; most: number }) =>
  tx.rows<{ gameCode: string; words: string; at: Date }>(sql`
    select game_code as "gameCode", words, at from tables_chat_message
    where member_id = ${q.memberId} order by message_id desc limit ${q.most}`);

export type Listed = {
  readonly gameCode: string | null;
  readonly memberId: MemberId | null;
  readonly reported: boolean;
  readonly before: ChatMessageId | null;
  readonly limit: number;
};

/** Newest first: ids grow with time. */
export const listMessages = (tx: Tx, q: Listed) =>
  tx.rows<MessageRow>(sql`
    select ${columns} from tables_chat_message
    where (${q.gameCode}::text is null or game_code = ${q.gameCode})
      and (${q.memberId}::uuid is null or member_id = ${q.memberId})
      and (${q.before}::uuid is null or message_id < ${q.before})
      and (not ${q.reported}::boolean
        or (reports > 0 and reviewed_at is null and removed_at is null))
    order by message_id desc limit ${q.limit}`);

export const lockMessage = (tx: Tx, messageId: ChatMessageId) =>
  tx.maybe<MessageRow>(sql`
    select ${columns} from tables_chat_message where message_id = ${messageId} for update`);

type Removal = { readonly at: Date; readonly by: string | null; readonly reason: string };

export const markRemoved = (tx: Tx, messageId: ChatMessageId, { at, by, reason }: Removal) =>
  tx.run(sql`
    update tables_chat_message
    set removed_at = ${at}, removed_by = ${by}, removed_reason = ${reason}
    where message_id = ${messageId}`);

export const markAllRemoved = (tx: Tx, memberId: MemberId, { at, by, reason }: Removal) =>
  tx.rows<{ gameCode: string; number: number }>(sql`
    update tables_chat_message
    set removed_at = ${at}, removed_by = ${by}, removed_reason = ${reason}
    where member_id = ${memberId} and removed_at is null
    returning game_code as "gameCode", number`);

export const markReviewed = (tx: Tx, messageId: ChatMessageId, at: Date) =>
  tx.run(sql`
    update tables_chat_message set reviewed_at = ${at} where message_id = ${messageId}`);

/** 0 where this member has reported it before. */
export const insertReport = (
  tx: Tx,
  r: { messageId: ChatMessageId; memberId: MemberId; at: Date },
) =>
  tx.run(sql`
    insert into tables_chat_report (message_id, member_id, at)
    values (${r.messageId}, ${r.memberId}, ${r.at}) on conflict do nothing`);

export const countReport = (tx: Tx, messageId: ChatMessageId) =>
  tx.run(sql`
    update tables_chat_message set reports = reports + 1 where message_id = ${messageId}`);

/** A page of what is older, with its reports; answers how many there were. */
export const deleteMessages = (tx: Tx, q: { before: Date; most: number }) =>
  tx.run(sql`
    delete from tables_chat_message where message_id in
      (select message_id from tables_chat_message where at < ${q.before} order by at
       limit ${q.most})`);
