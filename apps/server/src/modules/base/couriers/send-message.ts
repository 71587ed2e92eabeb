import type { Tx } from '../../../kernel/db.ts';
import type { Message, MessageId } from './face.ts';
import { DELIVER } from './jobs.ts';
import { type Internals, sealCode } from './room.ts';
import { insertMessage } from './store/messages.ts';

/** Stores a message and queues its delivery, both in the caller's transaction. */
export async function sendMessage(room: Internals, tx: Tx, message: Message): Promise<MessageId> {
  const messageId = room.ids.next<MessageId>();
  const queuedAt = room.clock.now();
  await insertMessage(tx, {
    messageId,
    brandId: room.site.brand().brandId,
    kind: message.kind,
    recipient: message.to,
    subject: message.subject,
    body: message.text,
    codeSealed: message.code === undefined ? null : sealCode(room, messageId, message.code),
    expiresAt: message.expiresAt ?? null,
    queuedAt,
  });
  await room.jobs.enqueue(tx, {
    name: DELIVER,
    key: messageId,
    payload: { messageId },
    runAt: queuedAt,
  });
  return messageId;
}
