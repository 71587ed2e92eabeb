import type { Protection } from '@nokshi/contract/player/limits.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { protection } from './protection.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { factsOf } from './limit-facts.ts';
import { transition, waitingChanges } from './store/change.ts';
import { lockProtection, writeLimit } from './store/guard.ts';

/**
 * Confirms a rise whose 24 h are over. The moment was stored with the request and is compared with
 * the current clock, so a clock that was set back only waits longer. Refuses:
 * limits.change-unknown, limits.change-not-due { confirmableAt }.
 */
export async function confirmLimit(
  room: LimitsDeps,
  tx: Tx,
  input: { memberId: MemberId; id: string },
): Promise<Protection> {
  const seat = seatOf(room, input.memberId);
  await lockProtection(tx, seat);
  const id = fromWire('lim', input.id);
  const change = (await waitingChanges(tx, seat)).find((row) => row.id === id);
  if (!change) throw refuse('limits.change-unknown');
  if (room.clock.now() < change.confirmableAt) {
    const confirmableAt = change.confirmableAt.toISOString();
    throw refuse('limits.change-not-due', { value: { confirmableAt } });
  }
  await transition(tx, seat, { id: change.id, to: 'IN_FORCE' });
  await writeLimit(tx, seat, change);
  const { memberId } = input;
  await room.identity.recordActivity(tx, { memberId, kind: 'limit-set', facts: factsOf(change) });
  return protection(room, tx, input);
}
