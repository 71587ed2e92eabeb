import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type Entry, enter } from './enter.ts';
import type { Insides } from './room.ts';
import { takeRememberedHere } from './remembered.ts';
import { memberById } from './store/members.ts';

/**
 * Logs in whom this browser remembers, and remembers anew; the token counts once. Null when it
 * remembers nobody. S-020.
 */
export async function loginRemembered(room: Insides, tx: Tx, caller: Caller): Promise<Entry> {
  const memberId = await takeRememberedHere(room, tx, caller);
  const member = memberId && (await memberById(tx, memberId));
  if (!member || member.closedAt) return { asked: refuse('identity.not-remembered') };
  return enter(room, tx, { member, caller, remember: true });
}
