import { copyAsked, memberClosed, memberRemoved } from '../identity/index.ts';
import { copyConversation } from './read-messages.ts';
import { endWithAccount, removeWithAccount } from './end-with-account.ts';
import { registerJobs } from './jobs.ts';
import type { ChatDeps, ChatRoom } from './room.ts';

export type { ChatDeps, ChatRoom } from './room.ts';

/** The chat room: members and visitors ask, operators at the desk answer. */
export function createChat(deps: ChatDeps): ChatRoom {
  registerJobs(deps);
  const { events } = deps;
  events.on(copyAsked, (tx, memberId) => copyConversation(deps, tx, memberId));
  events.on(memberClosed, (tx, memberId) => endWithAccount(deps, tx, memberId));
  events.on(memberRemoved, (tx, memberId) => removeWithAccount(deps, tx, memberId));
  return deps;
}
