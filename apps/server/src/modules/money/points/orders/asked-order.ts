import type { PointsOrder } from '@nokshi/contract/player/points.ts';
import type { PlaceShown } from '@nokshi/contract/player/place-proof.ts';
import {
  type Caller,
  type PlayerSession,
  playerOf,
  type Story,
} from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { pointsHeld } from '../move-points.ts';
import type { PointsRoom } from '../room.ts';
import { lockMember } from '../store/members.ts';
import { orderByKey, type OrderRow } from '../store/orders.ts';
import { wireOrder } from './wire.ts';

type Shown = PlaceShown & { readonly paymentPassword: string };
type Keyed = { readonly session: PlayerSession; readonly key: string };

/** An order that a member asks for, as far as its story needs to know it. */
export type Asked<Wish> = Keyed & { readonly wish: Wish; readonly fromUnknown: boolean };

type Order<Wish> = {
  readonly caller: Caller;
  readonly key: string;
  readonly wish: Wish;
  /** Whether the order that the key made before was the same wish. */
  readonly isSame: (row: OrderRow) => boolean;
  /** Refuses what cannot be ordered, before the payment password is asked. */
  readonly check: (tx: Tx) => Promise<unknown>;
  /** Takes the points and writes the order; other changes of the member's points wait. */
  readonly write: (tx: Tx, asked: Asked<Wish>) => Promise<PointsOrder>;
};

/**
 * The way of every order: the same key returns the same answer, then `check`, the payment password and
 * the place, then `write` in one commit. Refuses: wallet.key-reused, what `check` refuses,
 * identity.payment-password-*, identity.too-many-attempts, what provePlace refuses, edge.session-ended.
 */
export async function placeOrder<Wish extends Shown>(
  room: PointsRoom,
  { caller, key, wish, isSame, check, write }: Order<Wish>,
): Promise<Story<PointsOrder>> {
  const session = playerOf(caller);
  const keyed = { session, key };
  const first = await room.db.read(async (tx) => {
    const before = await answeredBefore(tx, keyed, isSame);
    if (!before) await check(tx);
    return before;
  });
  if (first) return async () => first;
  const fromUnknown = await stepUp(room, caller, wish);
  return async (tx) => {
    await lockAndCheck(room, tx, session);
    // Another call with this key may have committed first.
    const before = await answeredBefore(tx, keyed, isSame);
    return before ?? (await write(tx, { ...keyed, wish, fromUnknown }));
  };
}

/**
 * The order that this key made before; null when there is none. `isSame` says whether it was the
 * same wish. Refuses: wallet.key-reused.
 */
async function answeredBefore(
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
async function stepUp(room: PointsRoom, caller: Caller, shown: Shown): Promise<boolean> {
  const { memberId } = playerOf(caller);
  await room.access.checkPaymentPassword({ memberId, pin: shown.paymentPassword });
  return !(await room.access.provePlace(shown, caller));
}

/**
 * Other changes of the member's points wait until the transaction ends, and the account is as the
 * session knows it: restricting it begins another generation. Refuses: edge.session-ended.
 */
async function lockAndCheck(
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
