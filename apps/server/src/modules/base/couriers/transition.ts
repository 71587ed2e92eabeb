import type { MessageState } from '@nokshi/contract/console/couriers.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Insides } from './room.ts';
import { type MessageRow, writeMessage } from './store/messages.ts';

/** queued to sent or failed, or queued once more after a failed try. Counts the try. */
export async function transition(
  room: Insides,
  tx: Tx,
  change: { message: MessageRow; to: MessageState; courier: string; reason?: string },
): Promise<void> {
  const { message, to, courier, reason = null } = change;
  const done = to !== 'queued';
  await writeMessage(tx, {
    messageId: message.messageId,
    state: to,
    courier,
    reason,
    doneAt: done ? room.clock.now() : null,
    keepCode: !done || room.site.brand().mode === 'demo',
  });
}
