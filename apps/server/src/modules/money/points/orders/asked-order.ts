import type { PointsOrder } from '@nokshi/contract/player/points.ts';
import type { PlaceShown } from '@nokshi/contract/player/place-proof.ts';
import { type Caller, type PlayerSession, playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { pointsHeld } from '../move-points.ts';
import type { PointsRoom } from '../room.ts';
import { lockMember } from '../store/members.ts';
import { orderByKey, type OrderRow } from '../store/orders.ts';
import { wireOrder } from './wire.ts';

export type Keyed = { readonly session: PlayerSession; readonly key: string };

/**
 * The order that this key made before; null when there is none. `isSame` says whether it was the
 * same wish. Refuses: wallet.key-reused.
 */
export async function answeredBefore(
  tx: Tx,
  { session: { memberId }, key }: Keyed,
  isSame: (row: OrderRow) => boolean,
): Promise<PointsOrder | null> {
  const row = await orderByKey(tx, { memberId, key });
  if (!row) return null;
  if (!isSame(row)) throw refuse('wallet.key-reused');
  return wireOrder(row);
}

/**
 * The payment password, then a proof where the caller's place has not settled, as for a withdrawal.
 * Answers whether the place stays unknown: the desk sees the mark. In transactions of its own.
 */
export async function stepUp(
  room: PointsRoom,
  caller: Caller,
  shown: PlaceShown & { readonly paymentPassword: string },
): Promise<boolean> {
  const { memberId } = playerOf(caller);
  await room.access.checkPaymentPassword({ memberId, pin: shown.paymentPassword });
  return !(await room.access.provePlace(shown, caller));
}

/**
 * Other changes of the member's points wait until the transaction ends, and the account is as the
 * session knows it: restricting it begins another generation. Refuses: edge.session-ended.
 */
export async function lockAndCheck(
  room: PointsRoom,
  tx: Tx,
  { memberId, generation }: PlayerSession,
): Promise<void> {
  await lockMember(tx, memberId);
  const member = await room.identity.member(tx, memberId);
  if (member?.generation !== generation) throw refuse('edge.session-ended');
}

/** Refuses: points.not-enough. */
export async function checkHeld(
  room: PointsRoom,
  tx: Tx,
  { memberId, points }: { memberId: MemberId; points: bigint },
): Promise<void> {
  const held = await pointsHeld(room, tx, memberId);
  if (held < points)
    throw refuse('points.not-enough', { field: 'points', value: { balance: Number(held) } });
}
