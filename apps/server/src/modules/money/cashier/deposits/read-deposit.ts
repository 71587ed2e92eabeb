import type { Deposit } from '@nokshi/contract/player/cashier.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { fromWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import { findDeposit } from '../store/deposits.ts';
import { wireDeposit } from './wire-deposit.ts';

/**
 * One deposit of this member. Refuses cashier.deposit-unknown, also for another member's deposit.
 */
export async function readDeposit(
  room: CashierRoom,
  tx: Tx,
  input: { memberId: MemberId; id: string },
): Promise<Deposit> {
  const depositId = fromWire('dep', input.id);
  const deposit = depositId && (await findDeposit(tx, depositId));
  if (deposit?.memberId !== input.memberId) throw refuse('cashier.deposit-unknown');
  return wireDeposit(room, tx, deposit);
}
