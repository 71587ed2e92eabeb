import type { GIVEN_FOR } from '@nokshi/contract/points.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import { movePoints } from './move-points.ts';
import type { PointsRoom } from './room.ts';
import { insertGift } from './store/gifts.ts';

/** Points that another room gives. */
export type Given = {
  readonly memberId: MemberId;
  /** Whole points, above zero. */
  readonly points: bigint;
  /** The same key gives once. */
  readonly key: Uuid;
  /** The grant, mission or prize they are for. */
  readonly reference: Uuid;
  readonly source: Exclude<(typeof GIVEN_FOR)[number], 'play'>;
};

/**
 * Gives points for something other than play, in the caller's story. Whether the member may receive
 * anything is the caller's decision. Refuses: wallet.key-reused, wallet.account-closed.
 */
export async function earnPoints(room: PointsRoom, tx: Tx, given: Given): Promise<void> {
  if (given.points <= 0n) throw new Error(`${given.points} points cannot be given`);
  await insertGift(tx, given);
  await movePoints(room, tx, { ...given, kind: 'points' });
}
