import type { Tx } from '../../../kernel/db.ts';
import type { Insides } from './room.ts';
import { publishEnded } from './sessions.ts';
import { type Ending, endSessionRows } from './store/sessions.ts';

/** Ends sessions of one owner and answers how many; after the commit no server believes them. */
export async function endSessions(
  room: Insides,
  tx: Tx,
  ending: Omit<Ending, 'now'>,
): Promise<number> {
  const ended = await endSessionRows(tx, { ...ending, now: room.clock.now() });
  if (ended.length > 0) tx.afterCommit(() => publishEnded(room, ended));
  return ended.length;
}
