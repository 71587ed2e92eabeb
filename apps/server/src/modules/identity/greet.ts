import { type Caller, playerOf } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import { greetMember } from './store/members.ts';
import type { Insides } from './room.ts';

/** The action of the first log-in: once, however often it is asked for. Checklist S-015, X-021. */
export async function greet(room: Insides, tx: Tx, caller: Caller): Promise<{ greetedAt: string }> {
  const { memberId } = playerOf(caller);
  const { greetedAt } = await greetMember(tx, memberId, room.clock.now());
  return { greetedAt: greetedAt.toISOString() };
}
