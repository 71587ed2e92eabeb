import { MOST_COPIED, type Written } from '@nokshi/contract/console/member-care.ts';
import { CHAT_KEPT_DAYS } from '@nokshi/contract/player/table-chat.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { copyAsked, memberClosed } from '../../../people/identity/index.ts';
import type { ChatRoom } from './room.ts';
import { deletePastMutes, forgetMember } from './store/members.ts';
import { deleteMessages, lastOfMember, markAllRemoved } from './store/messages.ts';
import { serveTopic, tellRemoved } from './topic.ts';

export type { ChatRoom } from './room.ts';

const PRUNE = 'tables.prune-chat';
const DAY_MS = 86_400_000;
const AT_ONCE = 5_000;
/** A night with more to delete continues in the next one. */
const MOST_PAGES = 50;

/** The chat at shared tables; closed until an operator switches it on. */
export function createChat(room: ChatRoom): ChatRoom {
  serveTopic(room);
  room.jobs.register(PRUNE, (tx) => pruneChat(room, tx));
  room.jobs.schedule(PRUNE, '20 4 * * *');
  room.events.on(copyAsked, (tx, memberId) => copyWritten(tx, memberId));
  room.events.on(memberClosed, (tx, memberId) => endWithAccount(room, tx, memberId));
  return room;
}

/** Deletes messages with their reports once they are old, and mutes that have ended. */
async function pruneChat(room: ChatRoom, tx: Tx): Promise<void> {
  const now = room.clock.now();
  const before = new Date(now.getTime() - CHAT_KEPT_DAYS * DAY_MS);
  for (let page = 0; page < MOST_PAGES; page += 1)
    if ((await deleteMessages(tx, { before, most: AT_ONCE })) < AT_ONCE) break;
  await deletePastMutes(tx, now);
}

/** What a member wrote at tables and is still kept, oldest first; those that were removed as well. */
async function copyWritten(tx: Tx, memberId: MemberId): Promise<Pick<Written, 'tableChat'>> {
  const rows = await lastOfMember(tx, { memberId, most: MOST_COPIED + 1 });
  return {
    tableChat: {
      whole: rows.length <= MOST_COPIED,
      rows: rows
        .slice(0, MOST_COPIED)
        .toReversed()
        .map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    },
  };
}

/** Messages of a closed account leave the tables at once; operators have them for the days they are kept. */
async function endWithAccount(room: ChatRoom, tx: Tx, memberId: MemberId): Promise<void> {
  const removal = { at: room.clock.now(), by: null, reason: 'account closed' };
  const removed = await markAllRemoved(tx, memberId, removal);
  const tables = [...new Set(removed.map(({ gameCode }) => gameCode))].toSorted();
  for (const gameCode of tables) {
    const numbers = removed.filter((row) => row.gameCode === gameCode).map((row) => row.number);
    await tellRemoved(room, tx, { gameCode, numbers });
  }
  await forgetMember(tx, memberId);
}
