import type { MessageKind } from '@nokshi/contract/console/couriers.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { InBoth } from './face.ts';
import type { Internals } from './room.ts';
import { sendMessage } from './send-message.ts';

const WORDS: InBoth<{ subject: string; text: string }> = {
  EN: { subject: 'A test from {name}', text: 'This is a test message from {name}.' },
  BN: { subject: '{name}: পরীক্ষামূলক বার্তা', text: 'এটি {name} থেকে পাঠানো একটি পরীক্ষামূলক বার্তা।' },
};
const RECIPIENT: Readonly<Record<MessageKind, RegExp>> = {
  sms: /^\+[1-9][0-9]{6,14}$/,
  mail: /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/,
};

/** Sends a message that says it is a test. Refuses: couriers.recipient-wrong. */
export async function sendTest(
  room: Internals,
  tx: Tx,
  { kind, to, caller }: { kind: MessageKind; to: string; caller: Caller },
): Promise<{ id: string }> {
  if (!RECIPIENT[kind].test(to)) throw refuse('couriers.recipient-wrong', { field: 'to' });
  const words = WORDS[caller.language];
  const name = room.site.brand().name[caller.language];
  const messageId = await sendMessage(room, tx, {
    kind,
    to,
    subject: words.subject.replace('{name}', name),
    text: words.text.replace('{name}', name),
  });
  const id = toWire('msg', messageId);
  await audited(room, tx, { caller, act: 'couriers.test', object: id, facts: { kind, to } });
  return { id };
}
