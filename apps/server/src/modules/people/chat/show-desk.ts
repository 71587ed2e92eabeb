import type { Input, Output } from '@nokshi/contract';
import type { consoleChatRoutes } from '@nokshi/contract/console/chat.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { wireConversation, wireConversations } from './conversation.ts';
import { hereNow, settingNow } from './desk-now.ts';
import { readMessages, wireMessage } from './read-messages.ts';
import { type ChatId, type ChatRoom, isOn } from './room.ts';
import { isOpen } from './rules/hours.ts';
import {
  conversation,
  type ConversationRow,
  deskCounts,
  listConversationRows,
} from './store/conversations.ts';
import { putPresence, removePresence } from './store/desk.ts';

type Routes = typeof consoleChatRoutes;

/** How much there is to do, and which operators are online. */
export async function showDesk(
  room: ChatRoom,
  tx: Tx,
  caller: Caller,
): Promise<Output<Routes['desk']>> {
  const { operatorId } = operatorOf(caller);
  const { brandId } = room.site.brand();
  const { setting } = await settingNow(room, tx);
  const here = await hereNow(room, tx);
  return {
    on: isOn(room),
    open: isOpen(setting.hours, room.clock.now()),
    ...(await deskCounts(tx, { brandId, operatorId })),
    here: here.map((hand) => ({
      operatorId: toWire('opr', hand.operatorId),
      username: hand.username,
      mine: hand.operatorId === operatorId,
    })),
  };
}

/** An operator comes online (or still is), or leaves; the other desks see it at once. */
export async function setPresence(
  room: ChatRoom,
  tx: Tx,
  { here, caller }: { here: boolean; caller: Caller },
): Promise<{ here: boolean }> {
  const { brandId } = room.site.brand();
  const { operatorId, username } = operatorOf(caller);
  const before = (await hereNow(room, tx)).some((hand) => hand.operatorId === operatorId);
  if (here) await putPresence(tx, { brandId, operatorId, username, at: room.clock.now() });
  else await removePresence(tx, { brandId, operatorId });
  if (here !== before) tx.afterCommit(() => room.live.toDesk('chat.read', { type: 'chat' }));
  return { here };
}

/** One of the desk's lists; the cursor is the instant and conversation of the last row. */
export async function listConversations(
  room: ChatRoom,
  tx: Tx,
  { asked, caller }: { asked: Input<Routes['list']>; caller: Caller },
): Promise<Output<Routes['list']>> {
  const { view, cursor, pageSize } = asked;
  const { brandId } = room.site.brand();
  const { operatorId } = operatorOf(caller);
  const after = cursor === undefined ? null : placeOf(cursor);
  const listed = { brandId, view, operatorId, after, limit: pageSize + 1 };
  const read = await listConversationRows(tx, listed);
  const rows = read.slice(0, pageSize);
  const last = rows.at(-1);
  return {
    rows: await wireConversations(room, tx, rows),
    next: read.length > pageSize && last ? cursorOf(last, view === 'waiting') : null,
  };
}

const cursorOf = ({ since, lastAt, chatId }: ConversationRow, waiting: boolean) =>
  `${(waiting ? since : lastAt).toISOString()} ${toWire('cht', chatId)}`;

function placeOf(cursor: string): { at: Date; chatId: ChatId } {
  const [instant = '', wire = ''] = cursor.split(' ');
  const [at, chatId] = [new Date(instant), fromWire('cht', wire)];
  if (Number.isNaN(at.getTime()) || !chatId)
    throw refuse('edge.invalid-input', { field: 'cursor' });
  return { at, chatId };
}

/** One whole conversation, page by page. Refuses: chat.unknown. */
export async function showConversation(
  room: ChatRoom,
  tx: Tx,
  { chatId, ...asked }: Input<Routes['show']>,
): Promise<Output<Routes['show']>> {
  const { brandId } = room.site.brand();
  const id = fromWire('cht', chatId);
  const row = id && (await conversation(tx, { brandId, chatId: id }));
  if (!row) throw refuse('chat.unknown');
  const { rows, next } = await readMessages(tx, { ...asked, chatId: row.chatId });
  return {
    conversation: await wireConversation(room, tx, row),
    messages: { rows: rows.map((m) => ({ ...wireMessage(m), operator: m.operator })), next },
  };
}
