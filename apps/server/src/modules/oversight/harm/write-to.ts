import type { Input } from '@nokshi/contract';
import type { consoleHarmRoutes as routes } from '@nokshi/contract/console/harm.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type Asked, inCare, type Nothing, writeDown } from './in-care.ts';
import type { HarmRoom } from './room.ts';

/**
 * Sends the member a letter as edited by the operator. Refuses: identity.member-unknown,
 * harm.not-in-care.
 */
export async function writeTo(
  room: HarmRoom,
  tx: Tx,
  asked: Asked<Input<typeof routes.letter>>,
): Promise<Nothing> {
  const { memberId } = await inCare(room, tx, asked);
  const { kind, title, text } = asked.wish;
  await room.messaging.tell(tx, { memberId, title, text });
  const facts = { kind, title: title.EN };
  await writeDown(room, tx, { ...asked, done: { memberId, act: 'letter', words: text.EN, facts } });
  return {};
}
