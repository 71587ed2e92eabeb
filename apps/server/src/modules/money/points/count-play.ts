import type { MemberId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Batches } from '../../stakes/wagers/index.ts';
import type { PointsRoom } from './room.ts';
import { unitsOf } from './rules/earned-points.ts';
import { addUnits } from './store/members.ts';
import { pointsTerms } from './store/terms.ts';

/**
 * Counts what some batches finished, by the rates in force: valid turnover of cash earns, what was
 * voided is taken back. The cursor moves in the same commit, so running it twice counts once.
 */
export async function countPlay(room: PointsRoom, tx: Tx, batches: Batches): Promise<void> {
  const plays = await room.wagers.cashValidIn(tx, batches);
  if (plays.length === 0) return;
  const { terms } = await pointsTerms.now(tx);
  const units = new Map<MemberId, bigint>();
  for (const play of plays)
    units.set(play.memberId, (units.get(play.memberId) ?? 0n) + unitsOf(terms, play));
  const earned = [...units].filter(([, each]) => each !== 0n);
  await addUnits(
    tx,
    earned.map(([memberId, each]) => ({ memberId, units: each })),
  );
}
