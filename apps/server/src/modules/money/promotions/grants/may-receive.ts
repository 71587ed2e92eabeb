import { whyNot } from '@nokshi/contract/rights.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { PromotionsRoom } from '../room.ts';
import { mayReceiveAsked } from '../topics.ts';

/**
 * Whether anything promotional may reach a member: a real, open account that is neither frozen nor on
 * a break nor excluded, and that no room above objects to (markers of harm, a held case). Products.md 6.7.
 */
export async function mayReceive(
  room: PromotionsRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<boolean> {
  const member = await room.identity.member(tx, memberId);
  if (!member || whyNot('player', member)) return false;
  if (await room.wallet.isClosed(tx, { memberId, asset: 'BDT' })) return false;
  return !(await room.events.emit(tx, mayReceiveAsked, memberId)).includes(false);
}
