import type { Input, Output } from '@nokshi/contract';
import type {
  consoleTableChatRoutes,
  DeskChatMessage,
} from '@nokshi/contract/console/table-chat.ts';
import { settingChanges } from '@nokshi/contract/setting-changes.ts';
import { audited } from '../../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { folded } from '../../../../kernel/plain-words.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { type ChatRoom, isOn } from './room.ts';
import { forbiddenWords, mutesOf, writeWords } from './store/members.ts';
import {
  type ChatMessageId,
  listMessages,
  lockMessage,
  markRemoved,
  markReviewed,
  type MessageRow,
} from './store/messages.ts';
import { tellRemoved } from './topic.ts';

type Routes = typeof consoleTableChatRoutes;
type By<Wish> = { readonly wish: Wish; readonly caller: Caller };

/** What was written, newest first; removed messages are among them. Refuses tables.table-unknown. */
export async function listChat(
  room: ChatRoom,
  tx: Tx,
  { gameCode, memberId, reported, cursor, pageSize }: Input<Routes['messages']>,
): Promise<Output<Routes['messages']>> {
  if (gameCode !== undefined) room.tables.find(gameCode);
  const before = cursor === undefined ? null : fromWire('tcm', cursor);
  if (cursor !== undefined && !before) throw refuse('edge.invalid-input', { field: 'cursor' });
  const found = await listMessages(tx, {
    gameCode: gameCode ?? null,
    memberId: memberId === undefined ? null : (fromWire('mbr', memberId) as MemberId | null),
    reported: reported === '1',
    before: before as ChatMessageId | null,
    limit: pageSize + 1,
  });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return {
    rows: await wireDesk(room, tx, rows),
    next: found.length > pageSize && last ? toWire('tcm', last.messageId) : null,
  };
}

async function wireDesk(
  room: ChatRoom,
  tx: Tx,
  rows: readonly MessageRow[],
): Promise<DeskChatMessage[]> {
  const memberIds = [...new Set(rows.map(({ memberId }) => memberId))];
  const names = await room.identity.usernames(tx, memberIds);
  const mutes = await mutesOf(tx, { memberIds, now: room.clock.now() });
  const muted = new Set(mutes.map(({ memberId }) => memberId));
  return rows.map((row) => ({
    messageId: toWire('tcm', row.messageId),
    gameCode: row.gameCode,
    memberId: toWire('mbr', row.memberId),
    username: names.get(row.memberId) ?? '',
    words: row.words,
    at: row.at.toISOString(),
    reports: row.reports,
    isReviewed: row.reviewedAt !== null,
    removed: row.removedAt && {
      at: row.removedAt.toISOString(),
      by: row.removedBy,
      reason: row.removedReason ?? '',
    },
    isMuted: muted.has(row.memberId),
  }));
}

/** Refuses: tables.chat-message-unknown, tables.chat-removed. */
async function standingMessage(tx: Tx, wire: string): Promise<MessageRow> {
  const messageId = fromWire('tcm', wire) as ChatMessageId | null;
  const message = messageId ? await lockMessage(tx, messageId) : undefined;
  if (!message) throw refuse('tables.chat-message-unknown');
  if (message.removedAt) throw refuse('tables.chat-removed');
  return message;
}

/** The message disappears from open pages once it is durable. Refuses as `standingMessage`. */
export async function removeMessage(
  room: ChatRoom,
  tx: Tx,
  { wish: { messageId, reason }, caller }: By<Input<Routes['remove']>>,
): Promise<Record<string, never>> {
  const message = await standingMessage(tx, messageId);
  const { gameCode, memberId, number, words } = message;
  const removal = { at: room.clock.now(), by: operatorOf(caller).username, reason };
  await markRemoved(tx, message.messageId, removal);
  await tellRemoved(room, tx, { gameCode, numbers: [number] });
  const facts = { gameCode, memberId: toWire('mbr', memberId), words, reason };
  await audited(room, tx, { caller, act: 'tables.chat-remove', object: messageId, facts });
  return {};
}

/** A reported message stands. Refuses as `standingMessage`. */
export async function keepMessage(
  room: ChatRoom,
  tx: Tx,
  { wish: { messageId }, caller }: By<Input<Routes['keep']>>,
): Promise<Record<string, never>> {
  const { messageId: id, reports } = await standingMessage(tx, messageId);
  await markReviewed(tx, id, room.clock.now());
  const facts = { reports };
  await audited(room, tx, { caller, act: 'tables.chat-keep', object: messageId, facts });
  return {};
}

export async function showWords(room: ChatRoom, tx: Tx): Promise<Output<Routes['words']>> {
  const { words, version } = await forbiddenWords(tx);
  return { isOn: isOn(room), words: [...words], version };
}

/** The whole list. Refuses: tables.version-changed, tables.nothing-changed. */
export async function setWords(
  room: ChatRoom,
  tx: Tx,
  { wish, caller }: By<Input<Routes['setWords']>>,
): Promise<Output<Routes['words']>> {
  const held = await forbiddenWords(tx);
  if (held.version !== wish.version) throw refuse('tables.version-changed', { field: 'version' });
  const words = [...new Set(wish.words.map(folded))];
  const changes = settingChanges({ chatWords: held.words }, { chatWords: words });
  if (changes.length === 0) throw refuse('tables.nothing-changed');
  const { username } = operatorOf(caller);
  const next = {
    words,
    version: held.version + 1,
    changedAt: room.clock.now(),
    changedBy: username,
  };
  if ((await writeWords(tx, next)) === 0)
    throw refuse('tables.version-changed', { field: 'version' });
  const facts = { changes, reason: wish.reason };
  await audited(room, tx, { caller, act: 'tables.chat-words', object: 'words', facts });
  return showWords(room, tx);
}
