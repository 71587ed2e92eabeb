import type { MessageState } from '@nokshi/contract/console/couriers.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Internals } from './room.ts';
import { messageStates } from './rules/states.ts';
import { type MessageRow, writeMessage } from './store/messages.ts';

/**
 * The only writer of a message's state; counts the try. A change that the table does not know is a
 * fault.
 */
export async function transition(
  room: Internals,
  tx: Tx,
  change: { message: MessageRow; to: MessageState; courier: string; reason?: string },
): Promise<void> {
  const { message, to, courier, reason = null } = change;
  messageStates.check(message.messageId, message.state, to);
  const done = messageStates.isEnd(to);
  await writeMessage(tx, {
    messageId: message.messageId,
    state: to,
    courier,
    reason,
    doneAt: done ? room.clock.now() : null,
    keepCode: !done || room.site.brand().mode === 'demo',
  });
}
