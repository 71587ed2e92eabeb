import type { Protection } from '@nokshi/contract/player/limits.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { protection } from './protection.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { transition } from './store/change.ts';
import { lockProtection } from './store/guard.ts';

/** Withdraws a pending rise; the limit in force stays. Refuses: limits.change-unknown. */
export async function withdrawLimitChange(
  room: LimitsDeps,
  tx: Tx,
  input: { memberId: MemberId; id: string },
): Promise<Protection> {
  const seat = seatOf(room, input.memberId);
  await lockProtection(tx, seat);
  const id = fromWire('lim', input.id);
  if (!id || !(await transition(tx, seat, { id, to: 'WITHDRAWN' })))
    throw refuse('limits.change-unknown');
  return protection(room, tx, input);
}
