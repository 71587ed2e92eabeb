import type { Output } from '@nokshi/contract';
import type { consoleMemberRoutes } from '@nokshi/contract/console/members-money.ts';
import { assetOf } from '@nokshi/contract/rights.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { RecordsRoom } from './room.ts';

/** A member's accounts, for the operator: BDT, or FUN of a trial account. */
export async function readBalance(
  room: RecordsRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<Output<typeof consoleMemberRoutes.balance>> {
  const member = await room.identity.member(tx, memberId);
  const asset = assetOf(member?.type ?? 0);
  const lane = room.wallet.laneOf(memberId);
  const { cash, held } = await room.wallet.balance(tx, { memberId, asset });
  return [
    { kind: 'cash', asset, balance: toDecimal(cash, asset), lane },
    { kind: 'held', asset, balance: toDecimal(held, asset), lane },
  ];
}
