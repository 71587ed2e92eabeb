import type { Input, Output } from '@nokshi/contract';
import type { consolePointsRoutes } from '@nokshi/contract/console/points.ts';
import type { pointsRoutes } from '@nokshi/contract/player/points.ts';
import { MOST_PIECES } from '@nokshi/contract/points.ts';
import { toDecimal } from '@nokshi/money';
import { spanOf } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { pointsHeld } from './move-points.ts';
import { convertLeft } from './orders/convert.ts';
import { readChanges } from './read-changes.ts';
import type { PointsRoom } from './room.ts';
import { pointsOf } from './rules/earned-points.ts';
import { takaOf } from './rules/terms.ts';
import { pointsTerms } from './store/terms.ts';
import { earnedOf } from './store/members.ts';
import { lastDelivery } from './store/orders.ts';

type Balance = Output<typeof pointsRoutes.balance>;

/** What the member has, and what the next credit brings without an uplift. Checklist X-063. */
export async function readBalance(room: PointsRoom, tx: Tx, memberId: MemberId): Promise<Balance> {
  const earned = await earnedOf(tx, memberId);
  const { points } = pointsOf({ units: 0n, carry: 0n, ...earned, uplift: 0 });
  return {
    pointBalance: Number(await pointsHeld(room, tx, memberId)),
    pending: Number(points),
    creditedAt: spanOf('D', room.clock.now()).end.toISOString(),
  };
}

/** What the forms of the mall need. Checklist X-067, E-112. */
export async function readConfig(
  room: PointsRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<Output<typeof pointsRoutes.config>> {
  const { terms } = await pointsTerms.now(tx);
  return {
    ...terms,
    convertLeft: Number(await convertLeft(room, tx, { memberId, aDay: terms.convertADay })),
    hasPaymentPassword: await room.access.hasPaymentPassword(tx, memberId),
    lastDelivery: (await lastDelivery(tx, memberId)) ?? null,
    mostPieces: MOST_PIECES,
  };
}

/** The points of a member with their changes, for the desk. Refuses: identity.member-unknown. */
export async function deskMember(
  room: PointsRoom,
  tx: Tx,
  { id, ...asked }: Input<typeof consolePointsRoutes.member>,
): Promise<Output<typeof consolePointsRoutes.member>> {
  const memberId = fromWire('mbr', id);
  if (!memberId || !(await room.identity.member(tx, memberId)))
    throw refuse('identity.member-unknown');
  const { pointBalance, pending } = await readBalance(room, tx, memberId);
  const { terms } = await pointsTerms.now(tx);
  return {
    ...(await readChanges(room, tx, { ...asked, memberId })),
    pointBalance,
    pending,
    worth: toDecimal(takaOf(BigInt(pointBalance), terms)),
  };
}
