import { registerJobs } from './jobs.ts';
import type { ChatDeps, ChatRoom } from './room.ts';

export type { ChatDeps, ChatRoom } from './room.ts';

/** The chat room: members and visitors ask, operators at the desk answer. */
export function createChat(deps: ChatDeps): ChatRoom {
  registerJobs(deps);
  return deps;
}
