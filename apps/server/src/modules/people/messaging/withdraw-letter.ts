import type { Input } from '@nokshi/contract';
import type { consoleLetterRoutes, Letter } from '@nokshi/contract/console/letters.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { MessagingRoom } from './room.ts';
import { wireLetter } from './list-letters.ts';
import { notifyReaders } from './post-letter.ts';
import { readersOf, withdraw, writtenLetter } from './store/letters.ts';

/**
 * Withdraws an operator's letter from every inbox, opened or not; the desk keeps it. Refuses:
 * messaging.letter-unknown, messaging.letter-withdrawn.
 */
export async function withdrawLetter(
  room: MessagingRoom,
  tx: Tx,
  { asked, caller }: { asked: Input<typeof consoleLetterRoutes.withdraw>; caller: Caller },
): Promise<Letter> {
  const { operatorId, username } = operatorOf(caller);
  const letterId = fromWire('ltr', asked.id);
  const key = letterId && { brandId: room.brandId, letterId };
  const before = key && (await writtenLetter(tx, key));
  if (!before) throw refuse('messaging.letter-unknown');
  if ((await withdraw(tx, { ...key, at: room.clock.now(), by: username })) === 0)
    throw refuse('messaging.letter-withdrawn');
  await room.audit.append(tx, {
    operatorId,
    operator: username,
    act: 'messaging.withdraw-letter',
    object: asked.id,
    facts: { title: before.title.EN, reach: before.reach, reason: asked.reason },
    ip: caller.ip,
  });
  notifyReaders(room, tx, before.types ? null : await readersOf(tx, key.letterId));
  return wireLetter((await writtenLetter(tx, key)) ?? before);
}
