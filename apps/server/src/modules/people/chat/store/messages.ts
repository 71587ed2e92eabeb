import type { CHAT_KINDS } from '@nokshi/contract/chat.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { Asker, ChatId, FileId } from '../room.ts';

export type MessageRow = {
  number: number;
  at: Date;
  kind: (typeof CHAT_KINDS)[number];
  byAsker: boolean;
  operator: string | null;
  words: string;
  fileId: FileId | null;
  fileKind: 'image' | 'pdf' | null;
  fileName: string | null;
};

export type NewMessage = Omit<MessageRow, 'fileKind' | 'fileName'> & { chatId: ChatId };

export const insertMessage = (tx: Tx, m: NewMessage) =>
  tx.run(sql`
    insert into chat_message (chat_id, number, at, kind, by_asker, operator, words, file_id)
    values (${m.chatId}, ${m.number}, ${m.at}, ${m.kind}, ${m.byAsker}, ${m.operator}, ${m.words},
      ${m.fileId})`);

/** Newest first; `before` continues a page. */
export const messageRows = (tx: Tx, q: { chatId: ChatId; before: number | null; limit: number }) =>
  tx.rows<MessageRow>(sql`
    select m.number, m.at, m.kind, m.by_asker as "byAsker", m.operator, m.words,
      m.file_id as "fileId", f.kind as "fileKind", f.name as "fileName"
    from chat_message m left join chat_file f on f.file_id = m.file_id
    where m.chat_id = ${q.chatId} and m.number < ${q.before ?? 2_147_483_647}
    order by m.number desc limit ${q.limit}`);

/** What the asker (or with `false` the desk) wrote after this number. */
export const countAfter = async (
  tx: Tx,
  q: { chatId: ChatId; number: number; byAsker: boolean },
): Promise<number> =>
  (
    await tx.one<{ count: number }>(sql`
      select count(*)::int as count from chat_message
      where chat_id = ${q.chatId} and number > ${q.number} and by_asker = ${q.byAsker}
        and kind in ('words', 'file')`)
  ).count;

export type FileRow = { fileId: FileId; kind: 'image' | 'pdf'; name: string; bytes: Buffer };

export const insertFile = (tx: Tx, f: FileRow & { chatId: ChatId; at: Date }) =>
  tx.run(sql`
    insert into chat_file (file_id, chat_id, kind, name, bytes, at)
    values (${f.fileId}, ${f.chatId}, ${f.kind}, ${f.name}, ${f.bytes}, ${f.at})`);

/** Only of this asker's conversation, when one is named. */
export const fileRow = (tx: Tx, q: { brandId: string; fileId: FileId; asker: Asker | null }) =>
  tx.maybe<FileRow>(sql`
    select f.file_id as "fileId", f.kind, f.name, f.bytes
    from chat_file f join chat_conversation c using (chat_id)
    where f.file_id = ${q.fileId} and c.brand_id = ${q.brandId}
      and (${q.asker === null}::boolean or c.member_id = ${q.asker?.memberId ?? null}::uuid
        or c.visitor_key = ${q.asker?.visitorKey ?? null}::text)`);

const AT_ONCE = 10_000;

/** Files are deleted with the messages that carry them. */
export const deleteOldMessages = (tx: Tx, before: Date) =>
  tx.run(sql`
    delete from chat_message where (chat_id, number) in
      (select chat_id, number from chat_message where at < ${before} limit ${AT_ONCE})`);

export const deleteOldFiles = (tx: Tx, before: Date) =>
  tx.run(sql`delete from chat_file where at < ${before}`);
