import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Batches } from '../../stakes/wagers/index.ts';
import { vipTerms } from './store/terms.ts';
import type { VipRoom } from './room.ts';
import { needsOf } from './rules/table.ts';
import { addValid, markRising } from './store/members.ts';
import { heldAsked } from './topics.ts';

/**
 * Counts the valid turnover of own money that some batches finished. What is taken back counts for
 * everyone, what is added not for members marked by harm. The cursor moves in the same commit.
 */
export async function countPlay(room: VipRoom, tx: Tx, batches: Batches): Promise<void> {
  const sums = new Map<MemberId, bigint>();
  for (const { memberId, valid } of await room.wagers.cashValidIn(tx, batches))
    sums.set(memberId, (sums.get(memberId) ?? 0n) + valid);
  if (sums.size === 0) return;
  const held = new Set((await room.events.emit(tx, heldAsked, [...sums.keys()])).flat());
  const plays = [...sums]
    .filter(([memberId, valid]) => valid < 0n || (valid > 0n && !held.has(memberId)))
    .map(([memberId, valid]) => ({ memberId, valid }));
  if (plays.length === 0) return;
  const at = room.clock.now();
  await addValid(tx, { plays, at });
  const memberIds = plays.map(({ memberId }) => memberId);
  await markRising(tx, { needs: needsOf((await vipTerms.now(tx)).terms), at, memberIds });
}
