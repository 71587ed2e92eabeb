import { settingNow } from './desk-now.ts';
import type { ChatRoom } from './room.ts';
import { deleteEmptyConversations, deleteOfClosedAccounts } from './store/conversations.ts';
import { deleteOldFiles, deleteOldMessages } from './store/messages.ts';
import { deletePastTries } from './store/tries.ts';

const PRUNE = 'chat.prune';
/**
 * What a member wrote is deleted this long after the account closed, however long the desk keeps
 * words.
 */
const CLOSED_KEPT_DAYS = 365;
const DAY_MS = 86_400_000;
/** A night with more to delete than this many rounds continues in the next one. */
const MOST_ROUNDS = 50;

/**
 * Each night deletes what is older than the operator's setting: messages, files, empty
 * conversations.
 */
export function registerJobs(room: ChatRoom): void {
  room.jobs.register(PRUNE, async (tx) => {
    const { setting } = await settingNow(room, tx);
    const now = room.clock.now();
    const before = new Date(now.getTime() - setting.keptDays * DAY_MS);
    for (let round = 0; round < MOST_ROUNDS; round += 1)
      if ((await deleteOldMessages(tx, before)) === 0) break;
    await deleteOldFiles(tx, before);
    await deleteEmptyConversations(tx, before);
    await deleteOfClosedAccounts(tx, new Date(now.getTime() - CLOSED_KEPT_DAYS * DAY_MS));
    await deletePastTries(tx, now);
  });
  room.jobs.schedule(PRUNE, '50 4 * * *');
}
