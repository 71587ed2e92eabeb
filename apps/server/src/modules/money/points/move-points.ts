import type { Tx } from '../../../kernel/db.ts';
import { digestOf } from '../../../kernel/digest.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import type { PointsRoom } from './room.ts';

export type Moved = {
  readonly memberId: MemberId;
  /** Whole points; below zero: the member pays. */
  readonly points: bigint;
  readonly kind: 'points' | 'redeemed' | 'points-converted';
  readonly key: Uuid;
  readonly reference: Uuid;
};

/** Moves points between a member and the mall, once a key; the member's account opens first. */
export async function movePoints(room: PointsRoom, tx: Tx, moved: Moved): Promise<void> {
  const { memberId, points, kind, key, reference } = moved;
  await room.wallet.openAccounts(tx, { memberId, asset: 'PTS' });
  await room.wallet.transfer(tx, {
    memberId,
    asset: 'PTS',
    key,
    digest: digestOf(`points.move ${kind} ${memberId} ${points} ${reference}`),
    legs: [{ amount: points, contra: 'mall', kind, reference }],
    rides: [],
  });
  tell(room, tx, memberId);
}

/** Open pages of the member and the desk fetch points and orders again. */
export const tell = ({ live }: PointsRoom, tx: Tx, memberId: MemberId): void =>
  tx.afterCommit(() => {
    live.toMember(memberId, { type: 'points' });
    live.toDesk('points.read', { type: 'points' });
  });

export const pointsHeld = async (room: PointsRoom, tx: Tx, memberId: MemberId): Promise<bigint> =>
  (await room.wallet.balance(tx, { memberId, asset: 'PTS' })).cash;
