import type { Output } from '@nokshi/contract';
import type { consoleMemberRoutes } from '@nokshi/contract/console/members-money.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../kernel/db.ts';
import type { MemberId } from '../../kernel/ids.ts';
import type { RecordsRoom } from './room.ts';

/** A member's accounts, for the operator. */
export async function readBalance(
  room: RecordsRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<Output<typeof consoleMemberRoutes.balance>> {
  const asset = 'BDT';
  const lane = room.wallet.laneOf(memberId);
  const { cash, held } = await room.wallet.balance(tx, { memberId, asset });
  return [
    { kind: 'cash', asset, balance: toDecimal(cash), lane },
    { kind: 'held', asset, balance: toDecimal(held), lane },
  ];
}
