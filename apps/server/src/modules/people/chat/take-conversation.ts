import type { Conversation } from '@nokshi/contract/console/chat.ts';
import { audited } from '../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { addMessage, saveAndNotify } from './add-message.ts';
import { lockById, lockMine, wireConversation } from './conversation.ts';
import { hereNow } from './desk-now.ts';
import type { ChatRoom } from './room.ts';
import { transition } from './transition.ts';

type Asked = { readonly chatId: string; readonly caller: Caller };

/**
 * Takes a conversation that waits or was closed, or takes it over from `from`, who had it when the
 * page was drawn. Refuses: chat.unknown, chat.taken (another operator was quicker).
 */
export async function takeConversation(
  room: ChatRoom,
  tx: Tx,
  { chatId, from, caller }: Asked & { from: string | null },
): Promise<Conversation> {
  const hand = operatorOf(caller);
  const row = await lockById(room, tx, chatId);
  if (row.operatorId === hand.operatorId) return wireConversation(room, tx, row);
  if (row.operatorId && row.operatorId !== fromWire('opr', from ?? ''))
    throw refuse('chat.taken', { value: { operator: row.operator ?? '' } });
  const taken = await addMessage(room, tx, {
    row: transition(row, 'open', { at: room.clock.now(), hand }),
    said: { kind: 'taken', byAsker: false, operator: hand.username },
  });
  await saveAndNotify(room, tx, taken);
  const facts = { from: row.operator ?? row.state };
  await audited(room, tx, { caller, act: 'chat.take', object: chatId, facts });
  return wireConversation(room, tx, taken);
}

/**
 * Hands one's own conversation to an operator who is online, or back to the queue. Refuses:
 * chat.unknown, chat.not-yours, chat.nobody-there.
 */
export async function handOver(
  room: ChatRoom,
  tx: Tx,
  { chatId, to, caller }: Asked & { to: string | null },
): Promise<Conversation> {
  const operator = operatorOf(caller);
  const row = await lockMine(room, tx, { chatId, operator });
  const wanted = to === null ? null : fromWire('opr', to);
  const hand = (await hereNow(room, tx)).find(({ operatorId }) => operatorId === wanted) ?? null;
  if (to !== null && (!hand || hand.operatorId === operator.operatorId))
    throw refuse('chat.nobody-there', { field: 'to' });
  const given = await addMessage(room, tx, {
    row: transition(row, hand ? 'open' : 'waiting', { at: room.clock.now(), hand }),
    said: { kind: 'handed-over', byAsker: false, operator: operator.username },
  });
  await saveAndNotify(room, tx, given);
  const facts = { to: hand?.username ?? null };
  await audited(room, tx, { caller, act: 'chat.hand-over', object: chatId, facts });
  return wireConversation(room, tx, given);
}

/**
 * Closes one's own conversation, or an untaken one. Refuses: chat.unknown,
 * chat.not-yours.
 */
export async function closeConversation(
  room: ChatRoom,
  tx: Tx,
  { chatId, caller }: Asked,
): Promise<Conversation> {
  const { operatorId, username } = operatorOf(caller);
  const row = await lockById(room, tx, chatId);
  if (row.operatorId && row.operatorId !== operatorId) throw refuse('chat.not-yours');
  if (row.state === 'closed') return wireConversation(room, tx, row);
  const closed = await addMessage(room, tx, {
    row: transition(row, 'closed', { at: room.clock.now() }),
    said: { kind: 'closed', byAsker: false, operator: username },
  });
  const read = { ...closed, unreadDesk: 0 };
  await saveAndNotify(room, tx, read);
  await audited(room, tx, { caller, act: 'chat.close', object: chatId, facts: { was: row.state } });
  return wireConversation(room, tx, read);
}
