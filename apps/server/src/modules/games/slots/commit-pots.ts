import type { ProgressiveGame } from '@nokshi/house-math';
import type { Tx } from '../../../kernel/db.ts';
import { derivedId, type MemberId } from '../../../kernel/ids.ts';
import { MONEY, type Money } from './pots-board.ts';
import type { SlotsRoom } from './room.ts';
import type { Pot } from './store/pot-stakes.ts';

/** A pot owns its committed seeds as a member does; decision 0012. */
export const potOwner = ({ gameCode, level, asset }: Pot): MemberId =>
  derivedId<MemberId>(`slots pot ${gameCode} ${level} ${asset}`);

/**
 * Commits to the seeds that draw the pots of a game, where that is missing: before the first stake,
 * or for pots older than the ceilings.
 */
export async function commitPots(room: SlotsRoom, tx: Tx, game: ProgressiveGame): Promise<void> {
  for (const asset of MONEY)
    for (const { id: level } of game.levels)
      await room.fairness.prepare(tx, {
        memberId: potOwner({ gameCode: game.code, asset, level }),
      });
}

/** The current commitments, by level. */
export async function commitmentsOf(
  room: SlotsRoom,
  tx: Tx,
  { game, asset }: { game: Pick<ProgressiveGame, 'code' | 'levels'>; asset: Money },
): Promise<string[]> {
  const found: string[] = [];
  for (const { id: level } of game.levels) {
    const memberId = potOwner({ gameCode: game.code, asset, level });
    found.push((await room.fairness.shown(tx, { memberId })).commitment);
  }
  return found;
}
