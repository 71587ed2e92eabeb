import { deliverMessage } from './deliver-message.ts';
import type { MessageId } from './face.ts';
import type { Internals } from './room.ts';
import { deleteOldMessages } from './store/messages.ts';

export const DELIVER = 'couriers.deliver';
const PRUNE = 'couriers.prune';
const KEPT_DAYS = 30;

/** Each message is a job of its own; a nightly job deletes messages older than thirty days. */
export function registerJobs(room: Internals): void {
  room.jobs.registerOutside(DELIVER, ({ messageId }) =>
    deliverMessage(room, messageId as MessageId),
  );
  room.jobs.register(PRUNE, async (tx) => {
    const before = new Date(room.clock.now().getTime() - KEPT_DAYS * 86_400_000);
    await deleteOldMessages(tx, before);
  });
  room.jobs.schedule(PRUNE, '40 4 * * *');
}
