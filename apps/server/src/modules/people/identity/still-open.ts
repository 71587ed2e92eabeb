import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Insides } from './room.ts';

/** Whether another room still has to settle something of the member: a wager, a deposit. */
export async function somethingIsOpen(room: Insides, tx: Tx, memberId: MemberId): Promise<boolean> {
  for (const ask of room.asksBeforeClosing) if (await ask(tx, memberId)) return true;
  return false;
}
