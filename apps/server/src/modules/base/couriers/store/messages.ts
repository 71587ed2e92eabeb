import type {
  CourierSetting,
  MessageKind,
  MessageState,
} from '@nokshi/contract/console/couriers.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { join, sql } from '../../../../kernel/sql.ts';
import type { MessageId } from '../face.ts';

export type MessageRow = {
  messageId: MessageId;
  kind: MessageKind;
  recipient: string;
  subject: string;
  body: string;
  codeSealed: Buffer | null;
  expiresAt: Date | null;
  state: MessageState;
  courier: CourierSetting['courier'] | null;
  tries: number;
  reason: string | null;
  queuedAt: Date;
  doneAt: Date | null;
};

const columns = sql`message_id as "messageId", kind, recipient, subject, body,
  code_sealed as "codeSealed", expires_at as "expiresAt", state, courier, tries, reason,
  queued_at as "queuedAt", done_at as "doneAt"`;

export type NewMessage = Pick<
  MessageRow,
  'messageId' | 'kind' | 'recipient' | 'subject' | 'body' | 'codeSealed' | 'expiresAt' | 'queuedAt'
> & { brandId: string };

export const insertMessage = (tx: Tx, m: NewMessage) =>
  tx.run(sql`
    insert into couriers_message (message_id, brand_id, kind, recipient, subject, body,
      code_sealed, expires_at, queued_at)
    values (${m.messageId}, ${m.brandId}, ${m.kind}, ${m.recipient}, ${m.subject}, ${m.body},
      ${m.codeSealed}, ${m.expiresAt}, ${m.queuedAt})`);

export const messageById = (tx: Tx, messageId: MessageId) =>
  tx.maybe<MessageRow>(
    sql`select ${columns} from couriers_message where message_id = ${messageId}`,
  );

/** For `transition` only; undefined when another try changed the state in the meantime. */
export const writeMessage = (
  tx: Tx,
  m: {
    messageId: MessageId;
    state: MessageState;
    courier: string;
    reason: string | null;
    doneAt: Date | null;
    keepCode: boolean;
  },
) =>
  tx.run(sql`
    update couriers_message set state = ${m.state}, courier = ${m.courier}, tries = tries + 1,
      reason = ${m.reason}, done_at = ${m.doneAt},
      code_sealed = case when ${m.keepCode} then code_sealed end
    where message_id = ${m.messageId} and state = 'queued'`);

/** Newest first; `before` continues a page. */
export const listMessages = (
  tx: Tx,
  q: {
    brandId: string;
    kind?: MessageKind | undefined;
    state?: MessageState | undefined;
    to?: string | undefined;
    before: MessageId | null;
    limit: number;
  },
) => {
  const conditions = [sql`brand_id = ${q.brandId}`];
  if (q.kind) conditions.push(sql`kind = ${q.kind}`);
  if (q.state) conditions.push(sql`state = ${q.state}`);
  if (q.to) conditions.push(sql`recipient like ${`${likeText(q.to)}%`}`);
  if (q.before) conditions.push(sql`message_id < ${q.before}`);
  return tx.rows<MessageRow>(sql`
    select ${columns} from couriers_message where ${join(conditions, ' and ')}
    order by message_id desc limit ${q.limit}`);
};

const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export const deleteOldMessages = (tx: Tx, before: Date) =>
  tx.run(sql`
    delete from couriers_message where message_id in
      (select message_id from couriers_message where queued_at < ${before} limit 10000)`);
