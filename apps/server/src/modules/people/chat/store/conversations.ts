import type { Language } from '@nokshi/contract';
import type { ChatState } from '@nokshi/contract/chat.ts';
import type { ChatView } from '@nokshi/contract/console/chat.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { OperatorId } from '../../../../kernel/ids.ts';
import { join, type Sql, sql } from '../../../../kernel/sql.ts';
import type { Asker, ChatId } from '../room.ts';

export type ConversationRow = Asker & {
  chatId: ChatId;
  language: Language;
  country: string | null;
  state: ChatState;
  since: Date;
  operatorId: OperatorId | null;
  operator: string | null;
  lastNumber: number;
  lastAt: Date;
  lastWords: string;
  unreadAsker: number;
  unreadDesk: number;
};

const columns = sql`chat_id as "chatId", member_id as "memberId", visitor_key as "visitorKey",
  language, country, state, since, operator_id as "operatorId", operator,
  last_number as "lastNumber", last_at as "lastAt", last_words as "lastWords",
  unread_asker as "unreadAsker", unread_desk as "unreadDesk"`;

type New = Asker & {
  chatId: ChatId;
  brandId: string;
  language: Language;
  country: string | null;
  at: Date;
};

/** Undefined when the asker has one already. It is closed until the first message is in it. */
export const insertConversation = (tx: Tx, c: New) =>
  tx.run(sql`
    insert into chat_conversation (chat_id, brand_id, member_id, visitor_key, language, country,
      state, since, last_number, last_at, last_words, unread_asker, unread_desk)
    values (${c.chatId}, ${c.brandId}, ${c.memberId}, ${c.visitorKey}, ${c.language}, ${c.country},
      'closed', ${c.at}, 0, ${c.at}, '', 0, 0)
    on conflict do nothing`);

const isOf = ({ memberId, visitorKey }: Asker): Sql =>
  memberId === null ? sql`visitor_key = ${visitorKey}` : sql`member_id = ${memberId}`;

type OfAsker = { brandId: string; asker: Asker };

export const conversationOfAsker = (tx: Tx, { brandId, asker }: OfAsker) =>
  tx.maybe<ConversationRow>(sql`
    select ${columns} from chat_conversation where brand_id = ${brandId} and ${isOf(asker)}`);

/** Locked until the end of the transaction; changes wait for one another. */
export const lockOfAsker = (tx: Tx, { brandId, asker }: OfAsker) =>
  tx.maybe<ConversationRow>(sql`
    select ${columns} from chat_conversation where brand_id = ${brandId} and ${isOf(asker)}
    for update`);

type Key = { brandId: string; chatId: ChatId };

export const conversation = (tx: Tx, { brandId, chatId }: Key) =>
  tx.maybe<ConversationRow>(sql`
    select ${columns} from chat_conversation
    where brand_id = ${brandId} and chat_id = ${chatId}`);

export const lockConversation = (tx: Tx, { brandId, chatId }: Key) =>
  tx.maybe<ConversationRow>(sql`
    select ${columns} from chat_conversation
    where brand_id = ${brandId} and chat_id = ${chatId} for update`);

/** Writes the whole of a locked row. */
export const saveConversation = (tx: Tx, c: ConversationRow) =>
  tx.run(sql`
    update chat_conversation set state = ${c.state}, since = ${c.since},
      operator_id = ${c.operatorId}, operator = ${c.operator}, language = ${c.language},
      last_number = ${c.lastNumber}, last_at = ${c.lastAt}, last_words = ${c.lastWords},
      unread_asker = ${c.unreadAsker}, unread_desk = ${c.unreadDesk}
    where chat_id = ${c.chatId}`);

type Listed = {
  brandId: string;
  view: ChatView;
  operatorId: OperatorId;
  after: { at: Date; chatId: ChatId } | null;
  limit: number;
};

/** Waiting: the longest first. The others: the latest message first. */
export function listConversationRows(tx: Tx, { brandId, view, operatorId, after, limit }: Listed) {
  const waiting = view === 'waiting';
  const at = waiting ? sql`since` : sql`last_at`;
  const where = [sql`brand_id = ${brandId}`, sql`state = ${view === 'mine' ? 'open' : view}`];
  if (view === 'mine') where.push(sql`operator_id = ${operatorId}`);
  if (after)
    where.push(
      waiting
        ? sql`(since, chat_id) > (${after.at}, ${after.chatId}::uuid)`
        : sql`(last_at, chat_id) < (${after.at}, ${after.chatId}::uuid)`,
    );
  const order = waiting ? sql`${at}, chat_id` : sql`${at} desc, chat_id desc`;
  return tx.rows<ConversationRow>(sql`
    select ${columns} from chat_conversation where ${join(where, ' and ')}
    order by ${order} limit ${limit}`);
}

/** How many wait, how many this operator has, and how much in those is unread. */
export const deskCounts = (tx: Tx, key: { brandId: string; operatorId: OperatorId }) =>
  tx.one<{ waiting: number; mine: number; unread: number }>(sql`
    select (select count(*) from chat_conversation
        where brand_id = ${key.brandId} and state = 'waiting')::int as waiting,
      count(*)::int as mine, coalesce(sum(unread_desk), 0)::int as unread
    from chat_conversation
    where brand_id = ${key.brandId} and state = 'open' and operator_id = ${key.operatorId}`);

export const markAccountClosed = (tx: Tx, { chatId, at }: { chatId: ChatId; at: Date }) =>
  tx.run(sql`
    update chat_conversation set account_closed_at = ${at} where chat_id = ${chatId}`);

/** With all messages and files in them. */
export const deleteOfClosedAccounts = (tx: Tx, closedBefore: Date) =>
  tx.run(sql`delete from chat_conversation where account_closed_at < ${closedBefore}`);

/** With all messages and files in it. */
export const deleteOfAsker = (tx: Tx, { brandId, asker }: OfAsker) =>
  tx.run(sql`delete from chat_conversation where brand_id = ${brandId} and ${isOf(asker)}`);

/** Conversations without any message left. */
export const deleteEmptyConversations = (tx: Tx, before: Date) =>
  tx.run(sql`
    delete from chat_conversation c where c.last_at < ${before}
      and not exists (select 1 from chat_message m where m.chat_id = c.chat_id)`);
